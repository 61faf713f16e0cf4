//! The first message of a table: found by what it answered, or posted where that answer never came.

use castaway_table::on_heap;

use super::{kept::Kept, tending::passing};
use crate::discord::{
    context::Ui,
    failure::{self, Failure},
    game_ui::GameUi,
};

impl<G: GameUi> Ui<G> {
    /// Finds the first message of a table, also where a later one shows the table already.
    ///
    /// # Errors
    /// When nobody can say yet whether there is one.
    pub(super) async fn find_first(
        &self,
        channel: u64,
        kept: &mut Kept<G::Offer>,
    ) -> Result<(), Failure> {
        let (Some(http), Some(opening)) = (self.http(), kept.opening.clone()) else {
            return Ok(());
        };
        let Some(token) = &opening.token else {
            return Ok(());
        };
        if opening.is_known(self.now_ms()) {
            match on_heap(|| http.get_original_interaction_response(token)).await {
                Ok(answer) => {
                    kept.opened_at(answer.id.get());
                    let noted = self.keep(channel, Some(kept.clone())).await;
                    return noted.map_err(passing);
                }
                Err(error) => {
                    let failure = Failure::of(&error);
                    if matches!(failure, Failure::Passing | Failure::TooMany) {
                        return Err(failure);
                    }
                }
            }
        }
        // From now on it is a post, whose sign says whether it stands.
        kept.opening = Some(opening.posted());
        let noted = self.keep(channel, Some(kept.clone())).await;
        noted.map_err(passing)
    }

    /// Posts the first message of a table that was never found.
    ///
    /// # Errors
    /// When Discord or the store does not do it.
    pub(super) async fn post_first(
        &self,
        channel: u64,
        kept: &mut Kept<G::Offer>,
    ) -> Result<(), Failure> {
        let Some(opening) = kept.opening.clone() else {
            return Ok(());
        };
        let known = opening.is_known(self.now_ms());
        let mut shown = match kept.apart {
            true => self.first_apart(&kept.lobby),
            false => self.first_message(&kept.lobby, kept.guild).await,
        };
        if !known {
            // Nobody can tell any more whether people were called, and nobody is called twice.
            (shown.ping, shown.ping_role) = (Vec::new(), None);
        }
        let calls = !shown.ping.is_empty() || shown.ping_role.is_some();
        kept.opening = None;
        // Where the table is shown already, a further message is only good for whom it calls.
        if kept.message.is_none() || calls {
            let nonce = failure::nonce('l', &[&channel, &kept.lobby.id]);
            let posted = on_heap(|| self.post(channel, &shown, &nonce)).await?;
            kept.stands_at(posted.id.get());
            kept.shown = kept.changes;
        }
        let noted = self.keep(channel, Some(kept.clone())).await;
        noted.map_err(passing)
    }
}
