//! Why something happens: what came right before it.

use castaway_kernel::Key;

use super::Place;
use crate::{
    event::{Event, Shortfall},
    ids::{Kind, Phase},
    task::{CardRef, Owed},
};

/// What did something to somebody.
#[derive(Clone, Debug, PartialEq)]
pub enum Cause {
    /// A card.
    Card(CardRef),
    /// A fight.
    Fight {
        /// The beast, if it is a card.
        beast: Option<Key>,
        /// Its strength.
        strength: u8,
        /// The weapon level against it.
        weapon: u16,
    },
    /// The beast on the die of the hungry animals.
    Animals,
    /// A night without food.
    Hunger,
    /// A night without a shelter.
    OpenAir,
    /// The dice of an action.
    Action(Kind),
    /// Something was missing.
    Short {
        /// What was owed.
        owed: Owed,
        /// How much of it.
        missing: u16,
        /// The card that asked for it, if one did.
        card: Option<CardRef>,
        /// The phase that asked for it.
        phase: Phase,
    },
    /// A phase by itself.
    Phase(Phase),
}

/// Follows the events of a game and knows at each what would be to blame.
#[derive(Debug, Default)]
pub(super) struct Trail {
    at: Place,
    last: Option<Cause>,
    short: Shortfall,
}

impl Trail {
    pub(super) fn follow(&mut self, event: &Event) {
        let other = self.short.follow(event);
        if let Event::Phase(phase) = event {
            self.short = Shortfall::default();
            self.at = Place {
                phase: Some(*phase),
                ..Place::default()
            };
            self.last = None;
        } else if let Event::Resolving { what } = event {
            self.at.card = None;
            self.at.action = Some(what.goal.kind());
            self.last = None;
        } else if let Event::Drawn(card) | Event::CameBack(card) | Event::ThreatFired(card) = event
        {
            self.at.card = Some(card.clone());
            self.last = None;
        } else if let Event::Fight {
            beast,
            strength,
            weapon,
            ..
        } = event
        {
            self.last = Some(Cause::Fight {
                beast: beast.clone(),
                strength: *strength,
                weapon: *weapon,
            });
        } else if let Event::Starved(_) = event {
            self.last = Some(Cause::Hunger);
        } else if let Event::OpenAir = event {
            self.last = Some(Cause::OpenAir);
        } else if let Event::Unmet { owed, missing } = event {
            self.last = Some(Cause::Short {
                owed: *owed,
                missing: *missing,
                card: self.at.card.clone(),
                phase: self.at.phase.unwrap_or(Phase::Event),
            });
        } else if other && self.at.phase == Some(Phase::Weather) && self.at.card.is_none() {
            // Nothing else of the weather wounds by itself.
            self.last = Some(Cause::Animals);
        }
    }

    /// What is to blame for what happens now.
    pub(super) fn cause(&self) -> Cause {
        if let Some(cause) = &self.last {
            return cause.clone();
        }
        match (&self.at.card, self.at.action) {
            (Some(card), _) => Cause::Card(card.clone()),
            (None, Some(kind)) => Cause::Action(kind),
            (None, None) => Cause::Phase(self.at.phase.unwrap_or(Phase::Event)),
        }
    }
}
