//! What of the printed game a game exercised: a pure reading of commands and their events.

mod asked;
mod death;
mod every;
mod feat;
mod read;
mod seldom;
mod sheet;
mod stops;

use std::collections::BTreeMap;

use crate::{catalog::Catalog, command::Command, event::Event, state::State};

pub use crate::event::DeathCause;
pub use death::cause;
pub use every::every;
pub use feat::{Feat, Section};
pub use read::feats;
pub use seldom::SELDOM;
pub use sheet::name as end_name;
pub use stops::{Stop, stop, stops};

/// How often each thing happened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The counts.
    pub counts: BTreeMap<Feat, u64>,
}

impl Tally {
    /// Counts what one accepted command brought about.
    pub fn add(&mut self, catalog: &Catalog, before: &State, command: &Command, events: &[Event]) {
        for feat in feats(catalog, before, command, events) {
            *self.counts.entry(feat).or_default() += 1;
        }
    }

    /// Counts what the setup and the beginning of the first round brought about.
    pub fn begin(&mut self, catalog: &Catalog, begun: &State, events: &[Event]) {
        for feat in read::brought(catalog, begun, events) {
            *self.counts.entry(feat).or_default() += 1;
        }
    }

    /// Adds the counts of other games.
    pub fn merge(&mut self, other: Self) {
        for (feat, n) in other.counts {
            *self.counts.entry(feat).or_default() += n;
        }
    }

    /// How often a thing happened.
    pub fn count(&self, feat: &Feat) -> u64 {
        self.counts.get(feat).copied().unwrap_or(0)
    }
}
