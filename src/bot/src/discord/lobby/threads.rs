//! Games in a thread of their own: the thread is opened when the game begins.

use castaway_table::on_heap;
use serde_json::json;
use serenity::all::{ChannelId, HttpError, MessageId};

use super::{kept::Kept, seating::Seating, table::own_page, terms::Ground};
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure},
        game_ui::GameUi,
        reply::{Caller, How},
    },
    ui::{
        common,
        limits::{THREAD, THREAD_ARCHIVE, cut, time::BEFORE_ANSWER},
        message::Message,
    },
};

/// A message has a thread already, as Discord says it.
const HAS_THREAD: isize = 160_004;

impl App {
    /// Opens a public thread at a message, or below the channel where none is known. A message that has one already, from
    /// a try whose answer was lost, gives that one.
    pub(super) async fn open_thread(
        &self,
        channel: u64,
        message: Option<u64>,
        name: &str,
    ) -> Result<u64, Failure> {
        let http = self.http().ok_or(Failure::Passing)?;
        let at = ChannelId::new(channel.max(1));
        let mut body = json!({
            "name": cut(name.to_owned(), THREAD),
            "auto_archive_duration": THREAD_ARCHIVE,
        });
        let opened = match message {
            Some(message) => {
                let of = MessageId::new(message.max(1));
                on_heap(|| http.create_thread_from_message(at, of, &body, None)).await
            }
            None => {
                body["type"] = json!(11);
                on_heap(|| http.create_thread(at, &body, None)).await
            }
        };
        match (opened, message) {
            (Ok(thread), _) => Ok(thread.id.get()),
            // A thread of a message has the number of the message.
            (Err(error), Some(message)) if has_thread(&error) => Ok(message),
            // The message was deleted meanwhile.
            (Err(error), Some(_)) if Failure::of(&error) == Failure::NoMessage => {
                on_heap(|| self.open_thread(channel, None, name)).await
            }
            (Err(error), _) => Err(Failure::of(&error)),
        }
    }
}

fn has_thread(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.error.code == HAS_THREAD
        }
        _ => false,
    }
}

impl<G: GameUi> Ui<G> {
    /// The host chooses where the game of a table is played.
    pub(in crate::discord) async fn choose_ground(&self, caller: &Caller, id: u64, ground: Ground) {
        if ground == Ground::Thread
            && let Some(text) = self.lacking_for_threads(caller)
        {
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let user = caller.user;
        let change = move |table: &mut Seating<G::Offer>| {
            if table.host() != Some(user) {
                return Err("lobby-host-only");
            }
            if table.terms.ground != Ground::Settled {
                table.terms.ground = ground;
            }
            Ok(())
        };
        self.change_table(caller, id, own_page, change).await;
    }

    /// Where the game of a table is played: the thread that is opened for it, or the channel of the table.
    ///
    /// # Errors
    /// When the thread could not be opened; the table stands as it was.
    pub(super) async fn ground_of(
        &self,
        channel: u64,
        kept: &mut Kept<G::Offer>,
    ) -> Result<u64, Failure> {
        let stays = match kept.lobby.terms.ground {
            Ground::Channel => true,
            Ground::Thread => false,
            // The server may have settled otherwise since.
            Ground::Settled => self.settings(kept.guild).await.ground == Ground::Channel,
        };
        if stays {
            return Ok(channel);
        }
        if let Some(thread) = kept.thread {
            return Ok(thread);
        }
        let table = &kept.lobby;
        let name = G::invitation(self, table.language, table).title;
        let opening = self.open_thread(channel, kept.message, &name);
        let opened = tokio::time::timeout(BEFORE_ANSWER, opening).await;
        let thread = opened.unwrap_or(Err(Failure::Passing))?;
        kept.thread = Some(thread);
        // Known again after a kill; without it the message of the table still leads there.
        if let Err(error) = self.keep(channel, Some(kept.clone())).await {
            tracing::warn!(channel, %error, "a thread was not noted");
        }
        Ok(thread)
    }

    /// The call of the people of a table into the thread of their game, with its sign: whoever is named there has it in their list.
    pub(super) fn call_into(&self, thread: u64, table: &Seating<G::Offer>) -> (Message, String) {
        let people = table.people();
        let users: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
        let users = users.join(", ");
        let t = self.texts.of(table.language);
        let mut message = Message::text(t.with("thread-call", &[("users", (&users).into())]));
        message.ping = people;
        let nonce = failure::nonce('g', &[&thread, &table.id]);
        (message, nonce)
    }

    /// Says why no thread was opened, and that nothing is lost.
    pub(super) async fn no_thread(&self, caller: &Caller, failure: Failure) {
        let t = self.texts.of(caller.lang);
        let text = match failure {
            Failure::Forbidden => self
                .lacking_for_threads(caller)
                .unwrap_or_else(|| t.get("thread-forbidden")),
            _ => t.get("thread-failed"),
        };
        tracing::info!(channel = caller.channel, %failure, "a thread was not opened");
        self.say(caller, How::New, &common::notice(text)).await;
    }
}
