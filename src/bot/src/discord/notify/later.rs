//! What somebody could not be told among their direct messages they are told after the answer to their next command.

use castaway_table::on_heap;
use serenity::all::CommandInteraction;

use crate::{
    discord::{app::App, reply::Caller},
    ui::message::Message,
};

/// So much is kept for somebody, the newest.
const MOST: usize = 3;

impl App {
    /// Keeps words for somebody until their next command.
    pub(super) async fn keep_words(&self, user: u64, words: String) {
        let kept = self.change_person(user, move |person| {
            person.words.retain(|old| *old != words);
            person.words.push(words);
            let surplus = person.words.len().saturating_sub(MOST);
            person.words.drain(..surplus);
        });
        if let Err(error) = kept.await {
            tracing::error!(%error, "the store failed");
        }
    }

    /// Tells whoever gave a command what is kept for them, off the way of the command.
    pub(in crate::discord) fn tell_kept(&self, interaction: &CommandInteraction) {
        if !self.hearers.take(interaction.user.id.get()) {
            return;
        }
        let caller = Caller::of_command(interaction, self.now_ms());
        let app = self.clone();
        self.errand(async move { on_heap(|| app.tell_words(&caller)).await });
    }

    async fn tell_words(&self, caller: &Caller) {
        if !self.are_heard(caller).await {
            self.hearers.note(caller.user, true);
        }
    }

    /// Tells the caller what is kept for them, and keeps it no more: told first, for to be told twice is better than never.
    async fn are_heard(&self, caller: &Caller) -> bool {
        let (Ok(person), Some(http)) = (self.person(caller.user).await, self.http()) else {
            return false;
        };
        if person.words.is_empty() {
            return true;
        }
        let message = Message::private(person.words.join("\n"));
        if let Err(error) = caller.follow(http, &message).await {
            tracing::debug!(%error, "somebody is told later");
            return false;
        }
        let told = person.words;
        let done = self.change_person(caller.user, move |person| {
            person.words.retain(|words| !told.contains(words));
        });
        done.await.is_ok()
    }
}
