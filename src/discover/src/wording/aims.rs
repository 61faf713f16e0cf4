//! What a stage of a quest asks for, and how far it is.

use castaway_kernel::{Key, TextValue};

use super::{
    Wording,
    bundle::{num, txt},
    places::Towards,
    space_name, tile_name,
};
use crate::{
    quest::{PriceAny, StageDef, Target},
    state::Fate,
    stock::{Cost, Pay, Stock},
    view::View,
    world::{Icon, SPACES, Space},
};

impl Wording<'_> {
    /// What the running stage asks for, a line each.
    pub(super) fn aims(&self, view: &View) -> Vec<String> {
        let quest = self.catalog.quests.get(&view.quest);
        let stage = usize::from(view.progress.stage.max(1)) - 1;
        let Some(stage) = quest.and_then(|q| q.stages.get(stage)) else {
            return Vec::new();
        };
        let mut aims = self.of_stage(view, stage);
        if let Some(flood) = quest.and_then(|q| q.flood)
            && view.progress.stage >= flood.from_stage
        {
            let safe = self.place_of(view, flood.safe, Towards::Name);
            aims.push(self.say("aim-flood", &[("safe", txt(&safe))]));
            let next = view.rising.iter().map(|tile| self.rising(view, *tile));
            let next: Vec<String> = next.collect();
            if !next.is_empty() {
                let next = self.or(&next);
                aims.push(self.say("aim-flood-next", &[("next", txt(&next))]));
            }
        }
        aims
    }

    /// A tile that may go under, with what would be lost there.
    fn rising(&self, view: &View, tile: u8) -> String {
        let name = tile_name(tile);
        let first = usize::from(tile) * usize::from(SPACES);
        let spaces = view.spaces.iter().skip(first).take(usize::from(SPACES));
        let (mut camp, mut fire, mut stock) = (false, false, Stock::NONE);
        for space in spaces {
            let is_camp = space.site.is_some_and(|site| site.icon == Some(Icon::Camp));
            camp |= is_camp;
            fire |= !is_camp && space.fire == Some(true);
            stock.add(&space.dropped);
        }
        let camp = camp.then(|| self.word("lost-camp"));
        let fire = fire.then(|| self.word("lost-fire"));
        let mut lost: Vec<String> = camp.into_iter().chain(fire).collect();
        lost.extend(self.each_unit(&stock));
        match lost.is_empty() {
            true => name,
            false => {
                let lost = self.and(&lost);
                self.say("lost-tile", &[("tile", txt(&name)), ("lost", txt(&lost))])
            }
        }
    }

    fn of_stage(&self, view: &View, stage: &StageDef) -> Vec<String> {
        let started = view.people.len();
        match stage {
            StageDef::Investigate {
                target,
                or_after_nights,
                ..
            } => {
                let at = self.place_of(view, *target, Towards::Name);
                let wait = or_after_nights.map(|nights| {
                    let gone = view.progress.nights.min(nights);
                    let args = [("many", many(view)), ("n", num(gone)), ("all", num(nights))];
                    self.say("aim-wait", &args)
                });
                let look = self.say("aim-investigate", &[("many", many(view)), ("at", txt(&at))]);
                std::iter::once(look).chain(wait).collect()
            }
            StageDef::InvestigateAny { count, .. } => {
                vec![self.any_landmarks(view, count.of(started))]
            }
            StageDef::Deliver {
                target, pay, gives, ..
            } => self.delivers(view, *target, &pay.of(started), gives.as_ref()),
            StageDef::DefeatBoss { target, boss, .. } => {
                vec![self.boss(view, *target, &boss.pool, boss.health)]
            }
            StageDef::Escort {
                token,
                from,
                to,
                move_cost,
                back_on_monster,
                ..
            } => {
                let how = [("n", num(*move_cost)), ("back", num(*back_on_monster))];
                vec![
                    self.escort(view, token, *from, *to),
                    self.say("aim-escort-how", &how),
                ]
            }
            StageDef::Activate {
                targets, pay, cost, ..
            } => self.activates(view, targets, &pay.of(started), *cost),
            StageDef::Hold { at_nightfall, .. } => {
                let n = at_nightfall.get(started.clamp(1, 4) - 1).copied();
                self.holds(view, n.unwrap_or(1))
            }
            StageDef::LastSurvivor { .. } => self.contest_aims(view),
            StageDef::Exit {
                target,
                pay,
                pay_any,
                stamina,
                needs_once,
                ..
            } => {
                let cost = self.exit_cost(&pay.of(started), pay_any.as_ref(), *stamina);
                let at = self.place_of(view, *target, Towards::At);
                let leave = {
                    let args = [("many", many(view)), ("at", txt(&at)), ("cost", txt(&cost))];
                    self.say("aim-exit", &args)
                };
                let brings = needs_once.as_ref().map(|item| {
                    let item = self.quoted(&self.name(item));
                    let done = if view.progress.brought { "yes" } else { "no" };
                    let args = [
                        ("many", many(view)),
                        ("item", txt(&item)),
                        ("done", txt(done)),
                    ];
                    self.say("aim-exit-brings", &args)
                });
                std::iter::once(leave).chain(brings).collect()
            }
        }
    }

    fn any_landmarks(&self, view: &View, all: u8) -> String {
        let seen = &view.progress.visited;
        let n = u8::try_from(seen.len()).unwrap_or(u8::MAX).min(all);
        let which: Vec<String> = seen.iter().map(|n| self.landmark(*n)).collect();
        let some = if which.is_empty() { "none" } else { "some" };
        let which = self.and(&which);
        let args = [
            ("many", many(view)),
            ("n", num(n)),
            ("all", num(all)),
            ("seen", txt(some)),
            ("which", txt(&which)),
        ];
        self.say("aim-investigate-any", &args)
    }

    fn delivers(
        &self,
        view: &View,
        target: Target,
        cost: &Cost,
        gives: Option<&Key>,
    ) -> Vec<String> {
        let at = self.place_of(view, target, Towards::At);
        let each = cost.0.iter().filter(|(_, n)| **n > 0);
        let mut lines: Vec<String> = each
            .map(|(pay, all)| {
                let n = units_for(&view.progress.laid, *pay).min(*all);
                let what = self.pay(*pay, *all);
                let args = [
                    ("many", many(view)),
                    ("what", txt(&what)),
                    ("at", txt(&at)),
                    ("n", num(n)),
                    ("all", num(*all)),
                ];
                self.say("aim-deliver", &args)
            })
            .collect();
        lines.extend(gives.map(|item| {
            let item = self.quoted(&self.name(item));
            let args = [("many", many(view)), ("item", txt(&item))];
            self.say("aim-deliver-gives", &args)
        }));
        lines
    }

    fn boss(&self, view: &View, target: Target, pool: &[Key], health: [u8; 4]) -> String {
        let fits = |key: &Key| pool.contains(key);
        let mut all = view.monsters.iter().filter(|m| m.special);
        let found = all.find(|m| m.card.as_ref().is_some_and(fits));
        let who = match found.and_then(|m| m.card.as_ref()) {
            Some(card) => self.quoted(&self.name(card)),
            None => self.word("aim-boss-unknown"),
        };
        let at = match found {
            Some(boss) => {
                let place = self.place_of(view, target, Towards::At);
                match self.target_space(view, target) == Some(boss.at) {
                    true => place,
                    false => format!("({})", space_name(boss.at)),
                }
            }
            None => self.place_of(view, target, Towards::At),
        };
        let all = self.health(view, health);
        let args = [
            ("many", many(view)),
            ("who", txt(&who)),
            ("at", txt(&at)),
            ("n", num(found.map_or(0, |m| m.hurt).min(all))),
            ("all", num(all)),
        ];
        self.say("aim-boss", &args)
    }

    fn health(&self, view: &View, health: [u8; 4]) -> u8 {
        let quest = self.catalog.quests.get(&view.quest);
        let place = view.people.len().clamp(1, 4) - 1;
        let tune = quest.map_or(0, |q| {
            q.tune.boss_health(view.difficulty, view.people.len())
        });
        health[place].saturating_add_signed(tune).max(1)
    }

    /// How much a boss takes in the running stage (D-WIN-7).
    pub(super) fn boss_health(&self, view: &View, card: &Key) -> Option<u8> {
        let stage = usize::from(view.progress.stage.max(1)) - 1;
        match self.catalog.quests.get(&view.quest)?.stages.get(stage)? {
            StageDef::DefeatBoss { boss, .. } if boss.pool.contains(card) => {
                Some(self.health(view, boss.health))
            }
            _ => None,
        }
    }

    fn escort(&self, view: &View, token: &Key, from: Target, to: Target) -> String {
        let token = self.quoted(&self.name(token));
        let far = match view.progress.trail.last() {
            Some(at) if view.progress.trail.len() > 1 => {
                let at = space_name(*at);
                self.say("aim-escort-far", &[("at", txt(&at))])
            }
            _ => {
                let at = self.place_of(view, from, Towards::At);
                self.say("aim-escort-waits", &[("at", txt(&at))])
            }
        };
        let to = self.place_of(view, to, Towards::To);
        let args = [
            ("many", many(view)),
            ("token", txt(&token)),
            ("to", txt(&to)),
            ("far", txt(&far)),
        ];
        self.say("aim-escort", &args)
    }

    fn activates(&self, view: &View, targets: &[Target], cost: &Cost, stamina: u8) -> Vec<String> {
        let going = |target: &&Target| {
            let at = self.target_space(view, **target);
            let space = at.and_then(|at| view.spaces.get(usize::from(at)));
            space.is_some_and(|space| space.active)
        };
        let done = targets.iter().filter(going).count();
        let open = targets.iter().filter(|t| !going(t));
        let open: Vec<String> = open
            .map(|t| self.place_of(view, *t, Towards::Name))
            .collect();
        let name = match cost.is_free() {
            true => "aim-activate-free",
            false => "aim-activate",
        };
        let cost = self.cost(cost);
        let args = [
            ("many", many(view)),
            ("n", num(u8::try_from(done).unwrap_or(u8::MAX))),
            ("all", num(u8::try_from(targets.len()).unwrap_or(u8::MAX))),
            ("cost", txt(&cost)),
            ("stamina", num(stamina)),
        ];
        let first = self.say(name, &args);
        if open.is_empty() {
            return vec![first];
        }
        let which = self.and(&open);
        let second = self.say("aim-activate-open", &[("which", txt(&which))]);
        vec![first, second]
    }

    fn holds(&self, view: &View, wanted: u8) -> Vec<String> {
        let here: Vec<Space> = (view.people.iter())
            .filter(|p| p.fate == Fate::Here)
            .map(|p| p.at)
            .collect();
        // Where fewer are left, as many as there are.
        let wanted = wanted.min(u8::try_from(here.len()).unwrap_or(u8::MAX));
        let active = |at: &Space| view.spaces.get(usize::from(*at)).is_some_and(|s| s.active);
        let mut held: Vec<Space> = here.into_iter().filter(active).collect();
        held.sort_unstable();
        held.dedup();
        let n = u8::try_from(held.len()).unwrap_or(u8::MAX).min(wanted);
        let args = [("many", many(view)), ("n", num(n)), ("all", num(wanted))];
        vec![self.say("aim-hold", &args), self.say("aim-hold-now", &args)]
    }

    fn exit_cost(&self, cost: &Cost, any: Option<&PriceAny>, stamina: u8) -> String {
        let mut all: Vec<String> = Vec::new();
        if !cost.is_free() {
            let each = cost.0.iter().filter(|(_, n)| **n > 0);
            all.extend(each.map(|(pay, n)| self.pay(*pay, *n)));
        }
        if let Some(any) = any {
            all.push(match any.of.as_slice() {
                [one] => self.pay(*one, any.n),
                several => {
                    let each: Vec<String> = several.iter().map(|p| self.pay(*p, 1)).collect();
                    let what = self.or(&each);
                    let args = [("n", num(any.n)), ("what", txt(&what))];
                    self.say("aim-exit-any", &args)
                }
            });
        }
        if stamina > 0 {
            all.push(self.stamina(stamina));
        }
        match all.is_empty() {
            true => self.word("nothing-short"),
            false => self.and(&all),
        }
    }
}

/// How many set out, as messages ask for it: one alone, or several.
fn many<'a>(view: &View) -> TextValue<'a> {
    num(u8::try_from(view.people.len()).unwrap_or(u8::MAX))
}

/// How much of a stock counts for a payment.
fn units_for(stock: &Stock, pay: Pay) -> u8 {
    match pay {
        Pay::Water => stock.water(),
        Pay::Any => stock.all(),
        Pay::Res(res) => stock.units(res),
    }
}
