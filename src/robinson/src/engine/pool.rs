//! Resources, determination, levels, morale and wounds: gains, demands and what is missing.

use super::{Engine, Rules, stake::Stake};
use crate::{
    ask::Question,
    event::Event,
    ids::{Phase, Res, Track, Who},
    rulings::Reading,
    state::{End, Stock},
    task::{Ctx, Op, Owed, Task},
};

impl Rules<'_> {
    /// Whether a gain has to wait for the end of the Action Phase.
    pub(crate) fn waits(&self, ctx: &Ctx) -> bool {
        let planning = self.s.planning && !self.s.resolving;
        self.s.phase == Phase::Action && !(ctx.direct && planning) && !self.ability_brings(ctx)
    }

    /// Whether an action is being carried out whose own gains may pay its demands.
    pub(crate) fn fresh_counts(&self) -> bool {
        self.reads(Reading::FreshGainsPay)
            && self
                .s
                .stack
                .iter()
                .any(|task| matches!(task.op, Op::ActionDone(_)))
    }

    /// What the running action has yielded of a kind, if it may pay.
    fn fresh(&self, res: Res) -> u16 {
        if !self.fresh_counts() {
            return 0;
        }
        match res {
            Res::Food => self.s.gains.stock.food + self.s.gains.stock.npfood,
            Res::Wood | Res::Fur | Res::Npfood => self.s.gains.stock.get(res),
        }
    }

    /// R-SHELTER-6: whether roof and palisade can be raised at all: over a shelter, or where the camp lies on a tile that is
    /// one, which stays behind when it moves (R-SHELTER-4, R-EXPLORE-9).
    pub(crate) fn sheltered(&self) -> bool {
        self.s.shelter || self.natural_shelter(self.s.camp)
    }

    /// What is there to pay with, for anybody (R-PROD-4).
    pub(crate) fn at_hand(&self, owed: Owed) -> u16 {
        match owed {
            Owed::Res(Res::Food) => {
                let there = self.s.stock.food.saturating_add(self.s.stock.npfood);
                there.saturating_add(self.fresh(Res::Food))
            }
            Owed::Res(res) => self.s.stock.get(res).saturating_add(self.fresh(res)),
            Owed::Det(who) => self.s.person(who).map_or(0, |p| p.det),
            Owed::Track(track) => self.s.level(track),
        }
    }

    /// R-UD-2 to R-UD-4: who suffers an unmet demand.
    pub(crate) fn sufferers(&self, ctx: &Ctx) -> Vec<Who> {
        match ctx.actor {
            Some(actor) if ctx.action => vec![actor],
            _ if self.s.phase == Phase::Weather => self.in_weather(),
            _ if self.s.phase == Phase::Night => self.in_camp(),
            _ => self.s.characters().collect(),
        }
    }

    /// Characters that are in the camp tonight.
    pub(crate) fn in_camp(&self) -> Vec<Who> {
        self.s
            .characters()
            .filter(|&w| self.s.person(w).is_some_and(|p| p.outside.is_none()))
            .collect()
    }

    /// R-OUTSIDE-4, ruling outside-weather: who the running part of the weather touches.
    pub(crate) fn in_weather(&self) -> Vec<Who> {
        if self.s.weather.after_clouds && self.reads(Reading::OutsideCloudsOnly) {
            self.s.characters().collect()
        } else {
            self.in_camp()
        }
    }

    /// The wound that kills this person.
    pub(crate) fn dies_on(&self, who: Who) -> u8 {
        match who {
            Who::Friday => self.cat.friday_dies_on,
            Who::Guest(guest) => self.guest_card(guest).map_or(u8::MAX, |card| card.dies_on),
            Who::Seat(_) => self
                .s
                .person(who)
                .and_then(|p| self.cat.characters.get(&p.character))
                .map_or(u8::MAX, |c| c.dies_on),
        }
    }
}

impl Engine<'_> {
    /// R-RES-1: inside the Action Phase gains wait in Future Resources (R-GATHER-7, R-HUNT-4), outside they are available
    /// (R-EVENT-14).
    pub(crate) fn gain(&mut self, res: Res, n: u16, ctx: &Ctx) {
        if n == 0 {
            return;
        }
        let future = self.rules().waits(ctx);
        let own = match ctx.actor {
            Some(who) if ctx.alone && !future => self.rules().sheet_of(who),
            Some(_) | None => None,
        };
        let slot = if let Some(who) = own {
            match self.s.person_mut(who) {
                Some(person) => person.sheet.stock.of(res),
                None => return,
            }
        } else if ctx.placement.is_some() || self.rules().fresh_counts() {
            self.s.gains.stock.of(res)
        } else if future {
            self.s.future.stock.of(res)
        } else {
            self.s.stock.of(res)
        };
        *slot = slot.saturating_add(n);
        self.tell(Event::Gained { res, n, future });
    }

    /// Pays what is still owed out of what the running action has yielded.
    fn take_fresh(&mut self, res: Res, n: u16) -> u16 {
        if n == 0 || !self.rules().fresh_counts() {
            return 0;
        }
        let stock = std::mem::replace(&mut self.s.stock, self.s.gains.stock);
        let taken = self.take(res, n);
        self.s.gains.stock = std::mem::replace(&mut self.s.stock, stock);
        taken
    }

    /// Determination gained.
    pub(crate) fn gain_det(&mut self, who: Who, n: u16) {
        let Some(person) = self.s.person_mut(who) else {
            return;
        };
        // R-S3-5: whoever no player plays has no determination.
        if n == 0 || person.dead || matches!(who, Who::Guest(_)) {
            return;
        }
        person.det = person.det.saturating_add(n);
        self.tell(Event::Det {
            who,
            n: i16::try_from(n).unwrap_or(i16::MAX),
        });
    }

    /// Determination paid, as far as it is there.
    pub(crate) fn pay_det(&mut self, who: Who, n: u16) -> u16 {
        let Some(person) = self.s.person_mut(who) else {
            return 0;
        };
        let paid = person.det.min(n);
        person.det -= paid;
        if paid > 0 {
            self.tell(Event::Det {
                who,
                n: -i16::try_from(paid).unwrap_or(i16::MAX),
            });
        }
        paid
    }

    /// Morale moves within its track (R-MORALE-5); at its end nothing happens and nobody is wounded (R-EVENT-12, R-UD-6).
    pub(crate) fn move_morale(&mut self, n: i8) {
        let to = self.s.morale.saturating_add(n).clamp(-3, 3);
        let moved = to - self.s.morale;
        if moved != 0 {
            self.s.morale = to;
            self.tell(Event::Morale { n: moved, to });
        }
    }

    /// Raises a level, as far as one likes (R-SHELTER-8); roof and palisade only over a shelter.
    pub(crate) fn raise(&mut self, track: Track, n: u16) {
        if n == 0 || (track != Track::Weapon && !self.rules().sheltered()) {
            return;
        }
        let slot = self.s.level_mut(track);
        *slot = slot.saturating_add(n);
        let to = *slot;
        self.tell(Event::Level {
            track,
            n: i16::try_from(n).unwrap_or(i16::MAX),
            to,
        });
    }

    /// Lowers a level as far as it goes and returns by how much.
    pub(crate) fn lower(&mut self, track: Track, n: u16) -> u16 {
        let slot = self.s.level_mut(track);
        let lost = (*slot).min(n);
        *slot -= lost;
        let to = *slot;
        if lost > 0 {
            self.tell(Event::Level {
                track,
                n: -i16::try_from(lost).unwrap_or(i16::MAX),
                to,
            });
        }
        lost
    }

    /// Takes a resource from what is available, never from what waits (R-RES-2); food takes what rots first.
    pub(crate) fn take(&mut self, res: Res, n: u16) -> u16 {
        let mut taken = 0;
        let kinds: &[Res] = match res {
            Res::Food => &[Res::Food, Res::Npfood],
            Res::Wood => &[Res::Wood],
            Res::Fur => &[Res::Fur],
            Res::Npfood => &[Res::Npfood],
        };
        for &kind in kinds {
            let slot = self.s.stock.of(kind);
            let part = (*slot).min(n - taken);
            *slot -= part;
            taken += part;
            if part > 0 {
                self.tell(Event::Lost { res: kind, n: part });
            }
        }
        taken
    }

    /// R-UD-1: pays what is there; what is missing wounds. Uses that help come first, and nobody has to make one (R-UD-8,
    /// R-DISC-3).
    pub(crate) fn pay(&mut self, task: Task, owed: Owed, n: u8, wounds: bool) {
        let there = self.rules().at_hand(owed);
        let missing = u16::from(n).saturating_sub(there);
        let stopped = if missing > 0 && wounds {
            let missing = u8::try_from(missing).unwrap_or(u8::MAX);
            let question = Question::Demand { owed, n, missing };
            let go = vec![Op::PayNow { owed, n, wounds }];
            self.pause(&task, &Stake::Demand(owed), question, None, go)
        } else {
            !wounds && self.spending_stop(&task, owed, n)
        };
        if stopped {
            return;
        }
        self.pay_now(owed, n, wounds, &task.ctx);
    }

    /// Pays without asking all that is there (R-UD-7); what is missing wounds, whoever owed determination alone (R-MORALE-6,
    /// R-EVENT-11).
    pub(crate) fn pay_now(&mut self, owed: Owed, n: u8, wounds: bool, ctx: &Ctx) {
        let n = u16::from(n);
        let paid = match owed {
            Owed::Res(res) => {
                let taken = self.take(res, n);
                taken + self.take_fresh(res, n - taken)
            }
            Owed::Det(who) => self.pay_det(who, n),
            Owed::Track(track) => self.lower(track, n),
        };
        let missing = n - paid;
        if missing == 0 || !wounds {
            return;
        }
        self.tell(Event::Unmet { owed, missing });
        let n = u8::try_from(missing).unwrap_or(u8::MAX);
        let hit = match owed {
            Owed::Det(who) => vec![who],
            Owed::Res(_) | Owed::Track(_) => self.rules().sufferers(ctx),
        };
        let ops = hit.into_iter().map(|who| Op::Hurt(who, n)).collect();
        self.push_ops(ops, ctx);
    }

    /// Wounds somebody; healing that changes what the wounds lead to may be used first.
    pub(crate) fn hurt(&mut self, task: Task, who: Who, n: u8) {
        let Some(person) = self.s.person(who) else {
            return;
        };
        if person.dead || n == 0 {
            return;
        }
        if !self.wound_stop(&task, who, n) {
            self.wound(who, n);
        }
    }

    /// R-WOUND-1 to R-WOUND-3: moves the marker, morale arrows and death included, which loses the game (R-END-2, R-ROUND-2).
    pub(crate) fn wound(&mut self, who: Who, n: u8) {
        let dies_on = self.rules().dies_on(who);
        let arrows = self
            .s
            .person(who)
            .and_then(|p| self.cat.characters.get(&p.character))
            .map(|c| c.arrows.clone())
            .unwrap_or_default();
        let Some(person) = self.s.person_mut(who) else {
            return;
        };
        let before = person.wounds;
        person.wounds = before.saturating_add(n).min(dies_on);
        let total = person.wounds;
        let passed = arrows
            .iter()
            .filter(|&&a| a > before && a <= total && !person.covered_arrows.contains(&a))
            .count();
        self.tell(Event::Wounded { who, n, total });
        for _ in 0..passed {
            self.move_morale(-1);
        }
        if total >= dies_on {
            match who {
                Who::Friday => {
                    if let Some(friday) = &mut self.s.friday {
                        friday.dead = true;
                    }
                    self.tell(Event::FridayDied);
                }
                Who::Seat(_) | Who::Guest(_) => self.finish(End::Died(who)),
            }
        }
    }

    /// R-WOUND-4: heals without moving morale; special wounds stay (R-WOUND-8, R-REST-3).
    pub(crate) fn heal(&mut self, who: Who, n: u8) {
        let Some(person) = self.s.person_mut(who) else {
            return;
        };
        let healed = person.wounds.min(n);
        if healed == 0 || person.dead {
            return;
        }
        person.wounds -= healed;
        self.tell(Event::Healed { who, n: healed });
    }

    /// Adds what was produced or arrived.
    pub(crate) fn add_stock(&mut self, stock: Stock) {
        for &res in Res::ALL {
            let n = stock.get(res);
            if n > 0 {
                let slot = self.s.stock.of(res);
                *slot = slot.saturating_add(n);
                self.tell(Event::Gained {
                    res,
                    n,
                    future: false,
                });
            }
        }
    }
}
