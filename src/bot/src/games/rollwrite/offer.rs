//! What is chosen before people sit down at a shared island.

use castaway_kernel::Key;
use castaway_rollwrite::{
    ids::Difficulty,
    setup::{Island, Setup},
};
use serde::{Deserialize, Serialize};

use super::{panel::scenario_name, words::Words};
use crate::discord::Invitation;

/// A shared island that is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The scenario.
    pub scenario: Key,
    /// How hard.
    pub difficulty: Difficulty,
}

impl Offer {
    /// What the message of its table says.
    pub fn invitation(&self, w: &Words<'_>) -> Invitation {
        let cards = [self.scenario.clone()];
        let name = scenario_name(w, &cards);
        Invitation {
            title: w.with("rw-lobby-title", &[("scenario", (&name).into())]),
            text: w.with(
                "rw-lobby",
                &[
                    ("intro", (&w.wording.intro(&self.scenario)).into()),
                    ("difficulty", (&w.difficulty(self.difficulty)).into()),
                ],
            ),
        }
    }

    /// The setup of its game, on the island of a seed.
    pub fn setup(self, seats: u8, seed: u64) -> Setup {
        Setup {
            seats,
            scenarios: vec![self.scenario],
            difficulty: self.difficulty,
            island: Island::Seed(seed),
        }
    }
}
