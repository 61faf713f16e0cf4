//! What an answer brings or costs.

use castaway_kernel::{Key, Seat};

use super::{
    People, Wording,
    bundle::{num, txt},
    people::Teller,
};
use crate::{
    effect::{Deck, Op},
    ids::{Die, Res, Support},
    stake::Stake,
    state::{Fate, Fight, Label, Modifier, Prompt},
    stock::{Cost, Pay},
    view::View,
    world::Space,
};

/// Dials of a survivor (D-DMG-2).
const DIALS: usize = 3;
/// An attack that never hits (D-COMBAT-8).
const NO_ATTACK: u8 = 13;

impl Wording<'_> {
    /// What an option brings or costs; `None` where its name says it all.
    pub fn option_about(
        &self,
        view: &View,
        people: &dyn People,
        prompt: &Prompt,
        label: &Label,
    ) -> Option<String> {
        let t = Teller {
            w: *self,
            view,
            people,
        };
        let text = t.brings(prompt, label)?;
        (!text.is_empty()).then(|| Self::capital(&text))
    }
}

impl Teller<'_> {
    fn brings(&self, prompt: &Prompt, label: &Label) -> Option<String> {
        let w = &self.w;
        let me = self.asked(prompt).into_iter();
        let me = me
            .clone()
            .find(|s| self.view.viewer == Some(*s))
            .or(me.last());
        match label {
            Label::Yes => match prompt {
                Prompt::Duel => {
                    let duel = self.view.duel.as_ref()?;
                    let die = crate::engine::again_of(duel, self.view.viewer.or(me)?)?;
                    Some(self.duel_chance(duel, die))
                }
                Prompt::Pay(_) => match self.stake(prompt) {
                    Stake::Payment(pay, _) => self.holds_for(me?, &pay),
                    _ => None,
                },
                Prompt::Dirty => Some(self.left(me?, Res::Medicine)),
                Prompt::Again => {
                    let fight = self.view.fight.as_ref()?;
                    Some(self.chance(fight, fight.die_of(me?)))
                }
                _ => None,
            },
            Label::No => match prompt {
                Prompt::Pay(_) => match self.stake(prompt) {
                    Stake::Payment(_, els) if damages(&els) => Some(self.dials(me?)),
                    _ => None,
                },
                Prompt::Dirty => Some(w.count("about-roll-sick", self.sick_up_to(me?))),
                _ => None,
            },
            Label::Half(_) => None,
            Label::Card(card) => match prompt {
                Prompt::Character if !w.title(card).is_empty() => {
                    let ability = w.abilities(card).join(" ");
                    Some(format!("{}: {ability}", w.title(card)))
                }
                _ => Some(w.lines(card).join(" ")),
            },
            Label::Res(res) => match (prompt, self.stake(prompt)) {
                (Prompt::TakeAs, Stake::Catch(catch, ranges)) if catch == *res => {
                    Some(w.op(&Op::Roll { ranges }))
                }
                _ => Some(self.left(me?, *res)),
            },
            Label::Item(item) => match prompt {
                Prompt::Threat => self.counters(me?, item),
                _ => Some(w.abilities(item).join(" ")),
            },
            Label::Damage(_) => match self.stake(prompt) {
                Stake::Healing => None,
                _ => Some(self.dials(me?)),
            },
            Label::Seat(seat) => match prompt {
                Prompt::Person(_) => {
                    let stamina = self.person(*seat)?.stamina;
                    Some(w.count("about-stamina", stamina))
                }
                Prompt::Suffer | Prompt::Fighter | Prompt::Kind(_) => Some(self.dials(*seat)),
                _ => None,
            },
            Label::Space(space) => match prompt {
                Prompt::Retreat => self.way(*space),
                _ => None,
            },
            Label::Tile(tile) => {
                let tile = self.view.tiles.get(usize::from(*tile))?;
                Some(w.count("about-tile", tile.tile.zone))
            }
            Label::Monster(id) => {
                let card = self.monster(*id)?.card.as_ref()?;
                let foe = crate::state::Foe::Monster(*id);
                Some(self.numbers(self.view.wounds(&foe), card))
            }
            Label::Deck(deck) => {
                let deck = match deck {
                    Deck::Normal => "normal",
                    Deck::Advanced => "advanced",
                };
                Some(w.say("about-deck", &[("deck", txt(deck))]))
            }
            Label::Support(card) => {
                if let Some(duel) = &self.view.duel {
                    return Some(self.duel_support(duel, *card));
                }
                let fighter = self.view.fight.as_ref().map(|f| f.seat)?;
                let name = self.people.name(fighter);
                let id = match card {
                    Support::Assault => "about-support-assault",
                    Support::Defend => "about-support-defend",
                    Support::Overpower => "about-support-overpower",
                };
                Some(w.say(id, &[("name", txt(&name))]))
            }
            Label::Modifier(modifier) => self.changes(*modifier),
            Label::Escape(..) => self.about_escape(),
        }
    }

    /// How much somebody holds of a resource.
    fn left(&self, seat: Seat, res: Res) -> String {
        let n = self.person(seat).map_or(0, |p| p.stock.units(res));
        let what = self.w.units(res, n);
        self.w.say("about-left-pay", &[("what", txt(&what))])
    }

    /// How much somebody holds of what is to be paid.
    fn holds_for(&self, seat: Seat, cost: &Cost) -> Option<String> {
        let stock = self.person(seat)?.stock;
        let each = cost.0.keys().map(|pay| match pay {
            Pay::Res(res) => self.w.units(*res, stock.units(*res)),
            Pay::Water => self.w.pay(Pay::Water, stock.water()),
            Pay::Any => self.w.pay(Pay::Any, stock.all()),
        });
        let each: Vec<String> = each.collect();
        let what = self.w.and(&each);
        Some(self.w.say("about-left-pay", &[("what", txt(&what))]))
    }

    /// How near somebody is to the end.
    fn dials(&self, seat: Seat) -> String {
        let n = self.person(seat).map_or(0, |p| p.damage.len());
        match n >= DIALS {
            true => self.w.word("about-dials-last"),
            false => {
                let n = u8::try_from(n).unwrap_or(u8::MAX);
                self.w.count("about-dials", n)
            }
        }
    }

    fn counters(&self, seat: Seat, item: &Key) -> Option<String> {
        let held = self.person(seat)?.items.iter().find(|i| i.card == *item)?;
        Some(self.w.count("about-counters", held.counters))
    }

    /// How far a space is from the nearest survivor, as far as both are seen.
    fn way(&self, space: Space) -> Option<String> {
        let place = |at: Space| {
            let site = self.view.spaces.get(usize::from(at))?.site?;
            Some(site.at)
        };
        let from = place(space)?;
        let here = self.view.people.iter().filter(|p| p.fate == Fate::Here);
        let near = here
            .filter_map(|p| Some(place(p.at)?.distance(from)))
            .min()?;
        Some(self.w.count("about-way", near))
    }

    fn changes(&self, modifier: Modifier) -> Option<String> {
        if let Some(duel) = &self.view.duel {
            return self.duel_changes(duel, modifier);
        }
        let fight = self.view.fight.as_ref()?;
        let die = modifier.die();
        if !fight.is_helped_by(die) {
            let id = match die {
                Some(Die::Gray) => "about-idle-hit",
                Some(Die::Red) => "about-idle-blow",
                None => "about-idle-both",
            };
            return Some(self.w.word(id));
        }
        let plus = |die: Die, n: i8| {
            let then = fight.result(die) + i16::from(n);
            let against = match die {
                Die::Gray => fight.defence,
                Die::Red => fight.attack,
            };
            match against {
                NO_ATTACK.. => None,
                _ => {
                    let args = [("n", num(then)), ("defence", num(against))];
                    Some(self.w.say("about-then", &args))
                }
            }
        };
        match modifier {
            Modifier::Spend(Res::Wood) => Some(self.chance(fight, Some(Die::Gray))),
            Modifier::Spend(Res::Stone) => Some(self.chance(fight, Some(Die::Red))),
            Modifier::Spend(Res::Poison) => plus(Die::Gray, 1),
            Modifier::Spend(_) => plus(Die::Red, -1),
            Modifier::Again(_, _, die) => Some(self.chance(fight, die)),
            Modifier::Add(source, nth) => match self.passive_of(source, nth) {
                Some(crate::effect::Passive::CombatGray { n, .. }) => plus(Die::Gray, *n),
                _ => None,
            },
        }
    }

    /// What a new roll may bring: one die, or both.
    fn chance(&self, fight: &Fight, die: Option<Die>) -> String {
        let (hit, blow) = (ways(fight, Die::Gray), ways(fight, Die::Red));
        match die {
            Some(Die::Gray) => self.w.count("about-hit-chance", hit),
            Some(Die::Red) => self.w.count("about-blow-chance", blow),
            None => {
                let args = [("hit", num(hit)), ("blow", num(blow))];
                self.w.say("about-both-chance", &args)
            }
        }
    }
}

/// On how many of its twelve numbers a die reaches what it needs.
fn ways(fight: &Fight, die: Die) -> u8 {
    let need = match die {
        Die::Gray => fight.defence,
        Die::Red if fight.attack >= NO_ATTACK => return 0,
        Die::Red => fight.attack,
    };
    let plus = fight.plus.get(die.index()).copied().unwrap_or(0);
    let least = i16::from(need) - i16::from(plus);
    u8::try_from((13 - least).clamp(0, 12)).unwrap_or(0)
}

/// Whether somebody is hurt by it.
fn damages(ops: &[Op]) -> bool {
    ops.iter().any(|op| matches!(op, Op::Damage { .. }))
}
