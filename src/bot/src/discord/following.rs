//! A command that follows from a step of somebody: it is taken back with it, and what it brings is told with it.

use castaway_kernel::Seat;
use castaway_table::{Act, Done, Loaded, Stamp};

use super::{context::Ui, game_ui::GameUi, reply::Caller};

/// A table after some steps of one press, with all that they brought.
pub struct Went<G: GameUi> {
    /// The table.
    pub loaded: Loaded<G>,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: GameUi> Ui<G> {
    /// Carries out one more command of the caller, by a seat or by the first that may, and takes up what it brings. Whether
    /// that was possible: else somebody was faster or the save failed, and what was open still is.
    pub async fn goes_on(
        &self,
        caller: &Caller,
        seat: Option<Seat>,
        command: G::Command,
        went: &mut Went<G>,
    ) -> bool {
        let act = Act {
            stamp: Stamp {
                interaction: None,
                ..caller.stamp()
            },
            seen: Some(went.loaded.revision),
            command,
        };
        let tables = self.tables();
        let done = match seat {
            Some(seat) => tables.follow_as(caller.place, seat, act).await,
            None => tables.follow(caller.place, act).await,
        };
        match done {
            Ok(Done::Now { loaded, events }) => {
                went.loaded = loaded;
                went.events.extend(events);
                true
            }
            Ok(Done::Before(_)) | Err(_) => false,
        }
    }
}
