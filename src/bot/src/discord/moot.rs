//! Questions to which every answer comes to the same: nobody is asked them.

use castaway_table::{Act, Done, Loaded, Stamp};

use super::{context::Ui, game_ui::GameUi, reply::Caller};

/// More of them than a round has in a row.
const IN_A_ROW: usize = 40;

impl<G: GameUi> Ui<G> {
    /// Answers such questions for whoever made the step before; they are taken back with it. What the caller may not answer the
    /// table answers by itself.
    pub(super) async fn pass_moot(
        &self,
        caller: &Caller,
        mut loaded: Loaded<G>,
        mut events: Vec<G::Event>,
    ) -> (Loaded<G>, Vec<G::Event>) {
        let tables = self.tables();
        for _ in 0..IN_A_ROW {
            let moot = G::moot(tables.catalog(), &loaded.state);
            let Some(command) = moot.and_then(|(_, answer)| G::choose(answer)) else {
                break;
            };
            let act = Act {
                stamp: Stamp {
                    interaction: None,
                    ..caller.stamp()
                },
                seen: Some(loaded.revision),
                command,
            };
            match tables.follow(caller.place, act).await {
                Ok(Done::Now {
                    loaded: next,
                    events: more,
                }) => {
                    loaded = next;
                    events.extend(more);
                }
                // The question is still open, and can be answered.
                Ok(Done::Before(_)) | Err(_) => break,
            }
        }
        (loaded, events)
    }
}
