//! The channel of a game or of a table that fills up is gone: its people are told so among their direct messages.

use castaway_table::Loaded;

use super::person::Person;
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure},
        game_ui::GameUi,
        lobby::seating::Seating,
    },
    ui::{message::Message, notify::CallWay, texts::Lang},
};

/// A channel that is gone, and whom that concerns.
struct Gone<'a> {
    channel: u64,
    /// The signs of the game, or of the table, that was there.
    tag: &'a str,
    people: Vec<u64>,
    /// The language of whoever has shown none.
    language: Lang,
    otherwise: Otherwise,
}

/// What tells those to whom nobody writes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Otherwise {
    /// The list of their games, where it still stands.
    List,
    /// The answer to their next command, for nothing is left of it.
    Command,
}

impl App {
    /// Tells everybody whom it concerns, in these words, but who wants no calls or sleeps.
    async fn tell_gone(&self, gone: Gone<'_>, words: &(dyn Fn(Lang) -> String + Sync)) {
        let people = self.persons(gone.people.clone()).await.unwrap_or_default();
        for (user, person) in people {
            let words = words(person.lang.unwrap_or(gone.language));
            let told = self.write_of(&gone, (user, &person), &words).await;
            if !told && gone.otherwise == Otherwise::Command {
                self.keep_words(user, words).await;
            }
        }
    }

    /// Writes to somebody, where that is wanted now; says whether it reached them.
    async fn write_of(&self, gone: &Gone<'_>, (user, person): (u64, &Person), words: &str) -> bool {
        let (channel, now_ms) = (gone.channel, self.now_ms());
        let reached = person.way != CallWay::Nowhere && !person.closed && !person.mutes(gone.tag);
        if !reached || person.loud_ms(now_ms) > now_ms {
            return false;
        }
        let nonce = failure::nonce('x', &[&channel, &gone.tag, &user]);
        self.pacer.turn().await;
        let message = Message::text(words);
        match self
            .post_direct(user, person.direct, &message, &nonce)
            .await
        {
            Ok(_) => return true,
            Err(Failure::Closed) => {
                let _ = self.note_closed(user).await;
            }
            Err(failure) => {
                tracing::warn!(channel, %failure, "somebody was not told that a channel is gone");
            }
        }
        false
    }
}

impl<G: GameUi> Ui<G> {
    /// Tells everybody at a game that its channel is gone, and where it waits: for whom nobody writes to, their list of games
    /// says it.
    pub(in crate::discord) async fn tell_lost(&self, loaded: &Loaded<G>) {
        let Some(key) = G::LOST else { return };
        let meta = &loaded.meta;
        let gone = Gone {
            channel: loaded.place.key(),
            tag: &meta.tag,
            people: meta.people(),
            language: meta.language,
            otherwise: Otherwise::List,
        };
        let words = |lang: Lang| {
            let game = G::so_far(self, loaded, lang);
            let t = self.texts.of(lang);
            t.with(key, &[("game", (&game).into())])
        };
        self.tell_gone(gone, &words).await;
    }

    /// Tells whoever sat or waited at a table that filled up that it is gone with its channel, and what opens another.
    pub(in crate::discord) async fn tell_table_lost(
        &self,
        channel: u64,
        table: &Seating<G::Offer>,
    ) {
        let (tag, mut people) = (table.id.to_string(), table.people());
        people.extend(&table.waiting);
        let gone = Gone {
            channel,
            tag: &tag,
            people,
            language: table.language,
            otherwise: Otherwise::Command,
        };
        let words = |lang: Lang| {
            let t = self.texts.of(lang);
            let title = G::invitation(self, lang, table).title;
            let again = t.get(G::NO_TABLE);
            let args = [("table", (&title).into()), ("again", (&again).into())];
            t.with("lobby-lost", &args)
        };
        self.tell_gone(gone, &words).await;
    }
}
