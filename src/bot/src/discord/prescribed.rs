//! What a contest prescribes.

use castaway_kernel::Applied;
use castaway_table::{Meta, Opening, Start};

use super::{context::Ui, game_ui::GameUi};

/// The game of a contest: everybody plays the same.
pub struct Prescribed<G: GameUi> {
    /// How it is set up.
    pub setup: G::Setup,
    /// Its seed.
    pub seed: u64,
    /// The rules it was made by: no game of it is older.
    pub rules: u32,
    /// The position it begins in, where it was made by other rules than these.
    pub opening: Option<Applied<G::State, G::Event>>,
    /// What its medals take.
    pub par: G::Par,
}

impl<G: GameUi> Prescribed<G> {
    /// What was made by these rules, with its opening if that is needed and can be read.
    pub fn kept(
        ui: &Ui<G>,
        (setup, seed): (G::Setup, u64),
        rules: u32,
        opening: Option<Opening>,
        par: G::Par,
    ) -> Self {
        let opening = opening.filter(|_| rules != G::RULES).and_then(|opening| {
            let read = ui.tables().reopen(opening);
            if read.is_err() {
                tracing::warn!(game = G::NAME, "the opening of a contest cannot be read");
            }
            read.ok()
        });
        Self {
            setup,
            seed,
            rules,
            opening,
            par,
        }
    }

    /// How a game of it begins.
    pub fn start(self, meta: Meta) -> Start<G> {
        Start {
            setup: self.setup,
            seed: self.seed,
            opening: self.opening,
            meta,
        }
    }
}
