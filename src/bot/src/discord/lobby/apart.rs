//! A table in a thread of its own, for somebody whose channel is taken by a game.

use castaway_table::{Place, on_heap};

use super::{kept::Kept, page::message, seating::Seating};
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure},
        game_ui::GameUi,
        reply::Caller,
    },
    ui::{common, limits::time::BEFORE_ANSWER, message::Message},
};

impl App {
    /// Whether a table fills up in a channel.
    pub(in crate::discord) async fn has_table(&self, channel: u64) -> bool {
        matches!(self.outline(channel).await, Ok(Some(_)))
    }

    /// Who sits at the table that fills up in a channel, of whatever game.
    pub(in crate::discord) async fn seated_anew(&self, channel: u64) -> Vec<u64> {
        let table = self.outline(channel).await.ok().flatten();
        table.map_or_else(Vec::new, |table| table.lobby.chairs.seated())
    }
}

impl<G: GameUi> Ui<G> {
    /// Whether the caller could open a table in a thread below where they are.
    pub(in crate::discord) async fn may_open_apart(&self, caller: &Caller) -> bool {
        let granted = caller.here.granted.is_some() && self.lacking_for_threads(caller).is_none();
        let listed = self.settings(caller.guild).await.lists(caller);
        let branches = caller.may_branch() && granted && listed;
        branches && G::plain(self, caller.user).await.is_some()
    }

    /// Opens a table of the caller's in a thread of its own. Whoever has one open already is pointed to it.
    pub(in crate::discord) async fn open_apart(&self, caller: &Caller) {
        let _one = self.lobbies.lock(caller.channel).await;
        let table = match self.is_welcome(caller).await {
            true => G::plain(self, caller.user).await,
            false => return,
        };
        let Some(offer) = table.filter(|_| caller.may_branch()) else {
            return self.unknown(caller).await;
        };
        if let Some(thread) = self.table_apart(caller).await {
            return self.point_apart(caller, thread).await;
        }
        let lang = self.table_language(caller).await;
        let id = caller.interaction.get();
        let host = (caller.user, caller.name.clone());
        let table = Seating::opened(id, lang, host, &[], offer);
        let name = G::invitation(self, lang, &table).title;
        let opening = on_heap(|| self.open_thread(caller.channel, None, &name));
        let opened = tokio::time::timeout(BEFORE_ANSWER, opening).await;
        let thread = match opened.unwrap_or(Err(Failure::Passing)) {
            Ok(thread) => thread,
            Err(failure) => return self.no_thread(caller, failure).await,
        };
        let mut kept = Kept::new::<G>(table, caller);
        kept.apart = true;
        kept.opening = kept.opening.map(|opening| opening.posted());
        if let Err(error) = self.keep(thread, Some(kept.clone())).await {
            return self.sorry(caller, error.into()).await;
        }
        let shown = self.first_apart(&kept.lobby);
        let nonce = failure::nonce('l', &[&thread, &id]);
        match on_heap(|| self.post(thread, &shown, &nonce)).await {
            Ok(post) => {
                kept.opened_at(post.id.get());
                kept.shown = kept.changes;
            }
            // It is still owed.
            Err(failure) => tracing::warn!(thread, %failure, "a table was not shown"),
        }
        if let Err(error) = self.keep(thread, Some(kept)).await {
            tracing::warn!(thread, %error, "a message is not known");
        }
        self.tend(thread);
        self.point_apart(caller, thread).await;
    }

    /// The first message of a table in a thread of its own, which calls its host.
    pub(super) fn first_apart(&self, table: &Seating<G::Offer>) -> Message {
        let t = self.texts.of(table.language);
        let mut shown = message(self, table);
        let host = table.host().unwrap_or_default();
        let user = format!("<@{host}>");
        let call = t.with("apart-call", &[("user", (&user).into())]);
        shown.content = call.into();
        shown.ping = vec![host];
        shown
    }

    /// The channel in which a table of the caller's fills up on this server, that is not this one.
    async fn table_apart(&self, caller: &Caller) -> Option<u64> {
        for channel in self.open_tables().await.ok()? {
            let Ok(Some(kept)) = self.kept(channel).await else {
                continue;
            };
            let theirs = kept.lobby.host() == Some(caller.user) && kept.guild == caller.guild;
            let runs = self.any_game(Place::Channel(channel)).await;
            let fills = runs.map_or(true, |game| game.over().is_some());
            if theirs && fills && channel != caller.channel {
                return Some(channel);
            }
        }
        None
    }

    async fn point_apart(&self, caller: &Caller, thread: u64) {
        let t = self.texts.of(caller.lang);
        let at = format!("<#{thread}>");
        let text = t.with("apart-stands", &[("at", (&at).into())]);
        self.say(caller, caller.turn(), &common::notice(text)).await;
    }
}
