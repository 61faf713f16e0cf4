//! Messages that must stand: what became of a request to Discord, and whether and when it is made again.
//!
//! A new message carries a sign that is made of what is saved. A try whose answer was lost is followed by one with the
//! same sign, also after a restart, so Discord gives the first message back instead of a second one.

use castaway_table::on_heap;
use serde_json::{Value, json};
use serenity::all::{ChannelId, CreateAttachment, MessageId};

use super::{
    app::App,
    failure::{self, Failure, Retry},
    reply::files,
};
use crate::ui::message::Message;

impl App {
    /// Posts a message in a channel, or gets the one that was posted with this sign a moment ago.
    ///
    /// # Errors
    /// When Discord does not take it or does not answer.
    pub async fn post(
        &self,
        channel: u64,
        message: &Message,
        nonce: &str,
    ) -> Result<serenity::all::Message, Failure> {
        let http = self.http().ok_or(Failure::Passing)?;
        let mut body = message.json();
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        let channel = ChannelId::new(channel.max(1));
        let sent = on_heap(|| http.send_message(channel, files(&message.pictures), &body)).await;
        sent.map_err(|error| Failure::of(&error))
    }

    /// Changes a message of the bot's own.
    ///
    /// # Errors
    /// When Discord does not take it or does not answer.
    pub async fn edit(
        &self,
        channel: u64,
        message: u64,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Failure> {
        let http = self.http().ok_or(Failure::Passing)?;
        let (channel, message) = (
            ChannelId::new(channel.max(1)),
            MessageId::new(message.max(1)),
        );
        let edited = on_heap(|| http.edit_message(channel, message, body, files)).await;
        edited.map(|_| ()).map_err(|error| Failure::of(&error))
    }

    /// Deletes a message of the bot's own; one that is gone counts as deleted.
    ///
    /// # Errors
    /// When Discord does not do it or does not answer.
    pub async fn delete(&self, channel: u64, message: u64) -> Result<(), Failure> {
        let http = self.http().ok_or(Failure::Passing)?;
        let (channel, message) = (
            ChannelId::new(channel.max(1)),
            MessageId::new(message.max(1)),
        );
        match on_heap(|| http.delete_message(channel, message, None)).await {
            Ok(()) => Ok(()),
            Err(error) => match Failure::of(&error) {
                Failure::NoMessage => Ok(()),
                failure => Err(failure),
            },
        }
    }

    /// Changes a message that belongs to no game any more, off the way of whoever asked for it.
    pub(super) fn edit_patiently(&self, channel: u64, message: u64, body: Value) {
        let app = self.clone();
        self.errand(async move {
            let edited = app.edit_until_done(channel, message, &body);
            app.panels.unless_stopped(edited).await;
        });
    }

    /// Posts a message that no save owes, off the way of whoever asked for it.
    pub(super) fn post_patiently(&self, channel: u64, message: Message, nonce: String) {
        let app = self.clone();
        self.errand(async move {
            let posted = async {
                let mut tried = 0;
                while let Err(failure) = app.post(channel, &message, &nonce).await {
                    match failure::next(tried, failure, rand::random()) {
                        Retry::Wait(pause) => app.errands.put_off(pause).await,
                        Retry::GiveUp => return,
                    }
                    tried += 1;
                }
            };
            app.panels.unless_stopped(posted).await;
        });
    }

    /// Takes a message away as such an edit is made.
    pub(super) fn delete_patiently(&self, channel: u64, message: u64) {
        let app = self.clone();
        self.errand(async move {
            let deleted = async {
                let mut tried = 0;
                while let Err(failure) = app.delete(channel, message).await {
                    match failure::next(tried, failure, rand::random()) {
                        Retry::Wait(pause) => app.errands.put_off(pause).await,
                        Retry::GiveUp => return,
                    }
                    tried += 1;
                }
            };
            app.panels.unless_stopped(deleted).await;
        });
    }

    async fn edit_until_done(&self, channel: u64, message: u64, body: &Value) {
        let mut tried = 0;
        while let Err(failure) = self.edit(channel, message, body, Vec::new()).await {
            match failure::next(tried, failure, rand::random()) {
                Retry::Wait(pause) => self.errands.put_off(pause).await,
                Retry::GiveUp => {
                    tracing::debug!(channel, %failure, "a last panel stays as it is");
                    return;
                }
            }
            tried += 1;
        }
    }
}
