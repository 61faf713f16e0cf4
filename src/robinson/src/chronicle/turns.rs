//! The turning points of a game: what one would tell of it in five lines.

use std::collections::BTreeMap;

use castaway_kernel::Key;

use super::cause::{Cause, Trail};
use crate::{
    event::Event,
    ids::{Space, Who},
    task::CardRef,
};

/// Something that one would tell of.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// The shelter was built.
    Shelter,
    /// An item was built.
    Item(Key),
    /// A stage of the wood pile was full.
    Stage(u8),
    /// Wounds in one round.
    Wounds {
        /// How many.
        n: u16,
        /// What brought them, and how many each, the most first.
        causes: Vec<(Cause, u16)>,
    },
    /// Somebody was near death.
    NearDeath(Who, u8),
    /// A beast was fought.
    Fight(Key, u8),
    /// So many cards came back in one round.
    CameBack(u16),
    /// So many went hungry in one round.
    Hunger(u16),
    /// Friday died.
    FridayDied,
    /// Morale was at its worst.
    Morale(i8),
    /// The camp moved.
    Camp(Space),
    /// A treasure was kept.
    Treasure(CardRef),
    /// A tile was turned face down.
    TileDown(Space),
    /// A tile was explored.
    Explored(Space),
}

/// A turning point.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The round.
    pub round: u8,
    /// What happened.
    pub what: Happening,
}

/// A wound total from which on somebody is near death.
const NEAR: u8 = 10;
/// So many wounds in one round are worth telling.
const MANY: u16 = 4;

/// Something worth telling, and how much.
struct Candidate {
    turn: Turn,
    weight: u16,
}

/// The weightiest turning points, in the order in which they came.
pub(super) fn chosen(events: &[Event], goals: &[Key], many: usize) -> Vec<Turn> {
    let mut all = Gathering::default();
    for event in events {
        all.take(event, goals);
    }
    all.close_round();
    let mut found = all.found;
    found.extend(all.near.into_iter().map(|(who, (round, total))| Candidate {
        turn: Turn {
            round,
            what: Happening::NearDeath(who, total),
        },
        weight: 50 + 15 * u16::from(total.saturating_sub(NEAR)),
    }));
    found.extend(
        all.lowest
            .filter(|(to, _)| *to <= -2)
            .map(|(to, round)| Candidate {
                turn: Turn {
                    round,
                    what: Happening::Morale(to),
                },
                weight: 35 + 5 * u16::from(to.unsigned_abs()),
            }),
    );
    // Of equals the earlier one is told.
    found.sort_by_key(|c| std::cmp::Reverse(c.weight));
    found.truncate(many);
    // What brought somebody near death is told before it.
    found.sort_by_key(|c| {
        let near = matches!(c.turn.what, Happening::NearDeath(..));
        (c.turn.round, near)
    });
    found.into_iter().map(|c| c.turn).collect()
}

#[derive(Default)]
struct Gathering {
    round: u8,
    found: Vec<Candidate>,
    trail: Trail,
    /// Wounds of the round, by what brought them.
    wounds: Vec<(Cause, u16)>,
    back: u16,
    hungry: u16,
    near: BTreeMap<Who, (u8, u8)>,
    lowest: Option<(i8, u8)>,
}

impl Gathering {
    fn note(&mut self, weight: u16, what: Happening) {
        let turn = Turn {
            round: self.round,
            what,
        };
        self.found.push(Candidate { turn, weight });
    }

    /// Notes what a round came to.
    fn close_round(&mut self) {
        let wounds: u16 = self.wounds.iter().map(|(_, n)| n).sum();
        let mut causes = std::mem::take(&mut self.wounds);
        if wounds >= MANY {
            // Of equals the earlier one comes first.
            causes.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
            if causes.iter().any(|(cause, _)| *cause == Cause::Hunger) {
                // It is said already that somebody went hungry.
                self.hungry = 0;
            }
            let n = wounds;
            self.note(40 + 5 * wounds, Happening::Wounds { n, causes });
        }
        let (back, hungry) = (
            std::mem::take(&mut self.back),
            std::mem::take(&mut self.hungry),
        );
        if back >= 2 {
            self.note(25 + 15 * back, Happening::CameBack(back));
        }
        if hungry >= 1 {
            self.note(30 + 10 * hungry, Happening::Hunger(hungry));
        }
    }

    fn take(&mut self, event: &Event, goals: &[Key]) {
        self.trail.follow(event);
        if let Event::Round(n) = event {
            self.close_round();
            self.round = *n;
        } else if let Event::Wounded { who, n, total } = event {
            self.wounded(*who, *n, *total);
        } else if let Event::CameBack(_) = event {
            self.back += 1;
        } else if let Event::Starved(_) = event {
            self.hungry += 1;
        } else if let Event::ShelterBuilt = event {
            self.note(60, Happening::Shelter);
        } else if let Event::Built(item) = event {
            let weight = if goals.contains(item) { 85 } else { 12 };
            self.note(weight, Happening::Item(item.clone()));
        } else if let Event::Pile { stage, wood, of } = event {
            if wood == of {
                self.note(60 + 4 * u16::from(*stage), Happening::Stage(*stage));
            }
        } else if let Event::Fight {
            beast: Some(beast),
            strength,
            ..
        } = event
        {
            let weight = 24 + 4 * u16::from(*strength);
            self.note(weight, Happening::Fight(beast.clone(), *strength));
        } else if let Event::FridayDied = event {
            self.note(58, Happening::FridayDied);
        } else if let Event::Morale { to, .. } = event {
            if self.lowest.is_none_or(|(lowest, _)| *to < lowest) {
                self.lowest = Some((*to, self.round));
            }
        } else if let Event::CampMoved(space) = event {
            self.note(28, Happening::Camp(*space));
        } else if let Event::Kept(card @ CardRef::Mystery(_)) = event {
            self.note(22, Happening::Treasure(card.clone()));
        } else if let Event::TileDown(space) = event {
            self.note(26, Happening::TileDown(*space));
        } else if let Event::Explored { space, .. } = event {
            self.note(10, Happening::Explored(*space));
        }
    }

    fn wounded(&mut self, who: Who, n: u8, total: u8) {
        let cause = self.trail.cause();
        match self.wounds.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, sum)) => *sum += u16::from(n),
            None => self.wounds.push((cause, u16::from(n))),
        }
        let worst = self.near.get(&who).map_or(0, |(_, total)| *total);
        if total >= NEAR && total > worst {
            self.near.insert(who, (self.round, total));
        }
    }
}
