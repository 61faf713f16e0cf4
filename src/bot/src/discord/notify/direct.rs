//! Direct messages: where they are, and that somebody's are closed.

use castaway_table::on_heap;
use serde_json::json;

use crate::{
    discord::{app::App, failure::Failure},
    ui::message::Message,
};

impl App {
    /// Sends somebody a direct message; gives its channel and itself.
    ///
    /// # Errors
    /// [`Failure::Closed`] where theirs are closed, else when Discord does not take it or does not answer.
    pub(super) async fn post_direct(
        &self,
        user: u64,
        known: Option<u64>,
        message: &Message,
        nonce: &str,
    ) -> Result<(u64, u64), Failure> {
        let channel = match known {
            Some(channel) => channel,
            None => self.open_direct(user).await?,
        };
        let sent = match self.post(channel, message, nonce).await {
            Err(Failure::NoChannel) if known.is_some() => {
                let channel = self.open_direct(user).await?;
                let sent = self.post(channel, message, nonce).await;
                sent.map(|sent| (channel, sent.id.get()))
            }
            sent => sent.map(|sent| (channel, sent.id.get())),
        };
        sent.map_err(|failure| match failure {
            Failure::Forbidden => Failure::Closed,
            other => other,
        })
    }

    /// The channel of somebody's direct messages, which is kept.
    async fn open_direct(&self, user: u64) -> Result<u64, Failure> {
        let http = self.http().ok_or(Failure::Passing)?;
        let body = json!({ "recipient_id": user.to_string() });
        let opened = on_heap(|| http.create_private_channel(&body)).await;
        let channel = opened.map_err(|error| Failure::of(&error))?.id.get();
        let kept = self.change_person(user, move |person| person.direct = Some(channel));
        kept.await.map_err(|_| Failure::Passing)?;
        Ok(channel)
    }

    /// Notes that somebody's direct messages are closed, so that they are called in the channel.
    pub(super) async fn note_closed(&self, user: u64) -> Result<(), Failure> {
        let noted = self.change_person(user, |person| person.closed = true);
        noted.await.map(|_| ()).map_err(|_| Failure::Passing)
    }
}
