//! Telling somebody alone one thing more after an answer, or what holds until their next press, and taking that away.

use castaway_table::on_heap;

use super::{app::App, reply::Caller};
use crate::ui::message::Message;

impl App {
    /// Tells the caller alone one thing more, after the answer.
    pub fn add_notice(&self, caller: &Caller, notice: Message) {
        let (app, caller) = (self.clone(), caller.clone());
        self.errand(async move {
            let Some(http) = app.http() else { return };
            if let Err(error) = on_heap(|| caller.follow(http, &notice)).await {
                tracing::warn!(%error, "somebody was not told one thing more");
            }
        });
    }

    /// Tells the caller alone something that holds until they do something else.
    pub async fn tell_in_passing(&self, caller: &Caller, message: &Message) {
        let Some(http) = self.http() else {
            return;
        };
        match caller.follow(http, message).await {
            Ok(sent) => self.passing.note(caller, sent),
            Err(error) => tracing::debug!(%error, "a late notice was not taken"),
        }
    }

    /// The answer that the caller was just given holds only until they do something else.
    pub(super) async fn answered_in_passing(&self, caller: &Caller) {
        let Some(http) = self.http() else {
            return;
        };
        match http.get_original_interaction_response(&caller.token).await {
            Ok(answer) => self.passing.note(caller, answer.id.get()),
            Err(error) => tracing::debug!(%error, "an answer is not known"),
        }
    }

    /// Takes away what the caller was told so before.
    pub async fn take_away_passing(&self, caller: &Caller) {
        let (Some((before, message)), Some(http)) = (self.passing.take(caller), self.http()) else {
            return;
        };
        if let Err(error) = before.unfollow(http, message).await {
            tracing::debug!(%error, "a notice was not taken away");
        }
    }
}
