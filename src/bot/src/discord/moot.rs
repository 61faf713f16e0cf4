//! Questions to which every answer comes to the same: nobody is asked them.

use super::{context::Ui, following::Went, game_ui::GameUi, reply::Caller};

/// More of them than a round has in a row.
const IN_A_ROW: usize = 40;

impl<G: GameUi> Ui<G> {
    /// Answers such questions for whoever made the step before; they are taken back with it. What the caller may not answer the
    /// table answers by itself.
    pub(super) async fn pass_moot(&self, caller: &Caller, went: &mut Went<G>) {
        for _ in 0..IN_A_ROW {
            let moot = G::moot(self.tables().catalog(), &went.loaded.state);
            let Some(command) = moot.and_then(|(_, answer)| G::choose(answer)) else {
                return;
            };
            if !self.goes_on(caller, None, command, went).await {
                return;
            }
        }
    }
}
