//! Opening a table that fills up, showing it, and what is pressed on it.

use castaway_kernel::stream::fingerprint;
use castaway_store::StoreError;
use castaway_table::{Loaded, Place, Trouble, on_heap};

use super::{
    kept::Kept,
    owed::MovedUp,
    page::{message, options},
    seating::Seating,
    terms::{Ground, Terms},
};
use crate::{
    discord::{
        app::{App, NoGame},
        context::Ui,
        failure::{self, Failure},
        game_ui::GameUi,
        reply::{Caller, How, Ready},
    },
    ui::{common, message::Message, texts::Lang},
};

/// Which table follows a game with these signs, however often it is asked for.
fn follows(tag: &str) -> u64 {
    fingerprint(tag.bytes())
}

/// Answers with the page of options, as the game draws it where it has something to choose.
pub(super) fn own_page<G: GameUi>(
    ui: &Ui<G>,
    table: &Seating<G::Offer>,
    caller: &Caller,
) -> Option<Message> {
    G::options(ui, table, caller).or_else(|| Some(options(ui, table, caller)))
}

/// Answers with the table itself.
fn table_itself<G: GameUi>(_: &Ui<G>, _: &Seating<G::Offer>, _: &Caller) -> Option<Message> {
    None
}

impl App {
    /// Says a short private word in the language of the caller.
    pub(in crate::discord) async fn tell(&self, caller: &Caller, key: &str) {
        let notice = common::notice(self.text(caller.lang, key));
        self.say(caller, How::New, &notice).await;
    }
}

impl<G: GameUi> Ui<G> {
    /// Opens a table, with chairs that are held for guests; where one stands already, the caller is pointed to it.
    pub async fn open_lobby(&self, caller: &Caller, lang: Lang, offer: G::Offer, guests: &[u64]) {
        let terms = Terms::default();
        self.open_lobby_on(caller, lang, offer, guests, terms).await;
    }

    /// The same, with what is agreed about its start.
    pub async fn open_lobby_on(
        &self,
        caller: &Caller,
        lang: Lang,
        offer: G::Offer,
        guests: &[u64],
        terms: Terms,
    ) {
        let _one = self.lobbies.lock(caller.channel).await;
        let id = caller.interaction.get();
        let host = (caller.user, caller.name.clone());
        let lobby = Seating {
            terms,
            ..Seating::opened(id, lang, host, guests, offer)
        };
        self.open_table(caller, lobby).await;
    }

    /// Opens the table at which a game that is over is played again: whoever comes second sits down at it. Guests are called by those
    /// who played, and by nobody else.
    pub async fn open_again(
        &self,
        caller: &Caller,
        after: &Loaded<G>,
        offer: G::Offer,
        guests: &[u64],
    ) {
        let _one = self.lobbies.lock(caller.channel).await;
        let played = after.meta.people().contains(&caller.user);
        let guests = if played { guests } else { &[] };
        let id = follows(&after.meta.tag);
        match self.kept(caller.channel).await {
            Ok(Some(mut kept)) if kept.lobby.id == id => {
                let before = kept.lobby.clone();
                if !kept.lobby.join(caller.user, kept.lobby.seats(G::SEATS))
                    && !kept.lobby.wait(caller.user)
                {
                    return self.tell(caller, "lobby-waits-full").await;
                }
                kept.lobby.names.insert(caller.user, caller.name.clone());
                kept.lobby.note_seats(&before.chairs, caller.now_ms);
                kept.changes += 1;
                match self.keep(caller.channel, Some(kept.clone())).await {
                    Ok(()) => {
                        // Its message stands already, or is on its way: each press of one moment would else post another.
                        // Who came first has chosen what is played, and whoever wished something else hears so.
                        let wished = G::is_wished(&kept.lobby.offer, &offer);
                        let also = match before.host() == Some(caller.user) {
                            true => "lobby-own-wish",
                            false => "lobby-other-wish",
                        };
                        let also = (!wished).then_some(also);
                        self.tell_what_came(caller, (&before, &kept), also).await;
                        self.tend(caller.channel);
                    }
                    Err(error) => self.sorry(caller, error.into()).await,
                }
            }
            Ok(_) => {
                let host = (caller.user, caller.name.clone());
                let lobby = Seating::opened(id, after.meta.language, host, guests, offer);
                self.open_table(caller, lobby).await;
            }
            Err(error) => self.sorry(caller, error.into()).await,
        }
    }

    /// The table that fills up in a channel.
    pub async fn lobby(&self, channel: u64) -> Option<Seating<G::Offer>> {
        let kept = self.kept(channel).await;
        kept.ok().flatten().map(|kept| kept.lobby)
    }

    /// Shows the table that fills up in the caller's channel; says whether there is one.
    pub(in crate::discord) async fn show_table(&self, caller: &Caller) -> bool {
        let _one = self.lobbies.lock(caller.channel).await;
        match self.kept(caller.channel).await {
            Ok(Some(kept)) => {
                self.show_lobby(caller, How::New, &kept.lobby).await;
                true
            }
            Ok(None) | Err(_) => false,
        }
    }

    async fn open_table(&self, caller: &Caller, lobby: Seating<G::Offer>) {
        if !self.is_welcome(caller).await || !self.has_room(caller).await {
            return;
        }
        let mut lobby = lobby;
        if self.settings(caller.guild).await.ground != Ground::Channel && caller.may_branch() {
            lobby.terms.ground = Ground::Settled;
        }
        let kept = Kept::new::<G>(lobby, caller);
        match self.is_free(caller, &kept).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return self.sorry(caller, error.into()).await,
        }
        self.make_way_for_table(caller.channel, caller.user).await;
        match self.keep(caller.channel, Some(kept.clone())).await {
            Ok(()) => self.announce(caller, &kept.lobby).await,
            Err(error) => self.sorry(caller, error.into()).await,
        }
    }

    /// Whether a game could begin in the caller's channel; else they are told why not. Nobody is let in where there is no
    /// room to begin.
    pub(super) async fn has_room(&self, caller: &Caller) -> bool {
        match self.any_game(Place::Channel(caller.channel)).await {
            Ok(game) if game.over().is_none() => {
                self.sorry(caller, Trouble::Occupied).await;
            }
            Ok(_) | Err(NoGame::None) => return true,
            Err(NoGame::Other) => self.sorry(caller, Trouble::OtherGame).await,
            Err(NoGame::Unreadable(excuse)) => excuse.say(caller).await,
        }
        false
    }

    /// Sits the caller down at a table.
    pub(in crate::discord) async fn sit_down(&self, caller: &Caller, id: u64) {
        let user = caller.user;
        let stands = self.lobby(caller.channel).await;
        let sat = stands.is_some_and(|table| table.id == id && table.chairs.sits(user));
        let join = move |table: &mut Seating<G::Offer>| match table
            .join(user, table.seats(G::SEATS))
            || table.wait(user)
        {
            true => Ok(()),
            false => Err("lobby-waits-full"),
        };
        self.change_table(caller, id, table_itself, join).await;
        if sat && caller.message.is_some() {
            // The table looks as before, so that the press seemed to do nothing.
            let notice = common::notice(self.text(caller.lang, "lobby-sits-already"));
            self.add_notice(caller, notice);
        }
    }

    /// The language of the table that fills up in the caller's channel, where they sit there.
    async fn sits_at(&self, caller: &Caller) -> Option<Lang> {
        let table = self.lobby(caller.channel).await?;
        table.chairs.sits(caller.user).then_some(table.language)
    }

    /// The caller leaves a table; one that nobody sits at is closed.
    pub(in crate::discord) async fn stand_up(&self, caller: &Caller, id: u64) {
        let user = caller.user;
        let leave = move |table: &mut Seating<G::Offer>| {
            let before = table.clone();
            table.leave(user);
            if *table == before {
                return Err("lobby-not-there");
            }
            G::forget(&mut table.offer, user);
            Ok(())
        };
        self.change_table(caller, id, table_itself, leave).await;
    }

    /// Shows the caller the page of options of a table.
    pub(in crate::discord) async fn show_options(&self, caller: &Caller, id: u64) {
        self.change_table(caller, id, own_page, |_| Ok(())).await;
    }

    /// Changes a table, or says by the name of a text why it does not. What answers is the table itself, or a page of
    /// the caller's own; the message of the table follows then. Whoever has sat down by it is told the language of the table.
    pub async fn change_table(
        &self,
        caller: &Caller,
        id: u64,
        page: impl FnOnce(&Self, &Seating<G::Offer>, &Caller) -> Option<Message> + Send,
        change: impl FnOnce(&mut Seating<G::Offer>) -> Result<(), &'static str> + Send,
    ) {
        let sat = self.sits_at(caller).await.is_some();
        on_heap(|| self.change_and_show(caller, id, page, change)).await;
        if let Some(language) = self.sits_at(caller).await.filter(|_| !sat) {
            self.tell_language(caller, language);
        }
    }

    async fn change_and_show(
        &self,
        caller: &Caller,
        id: u64,
        page: impl FnOnce(&Self, &Seating<G::Offer>, &Caller) -> Option<Message> + Send,
        change: impl FnOnce(&mut Seating<G::Offer>) -> Result<(), &'static str> + Send,
    ) {
        let _one = self.lobbies.lock(caller.channel).await;
        let mut kept = match self.kept(caller.channel).await {
            Ok(Some(kept)) if kept.lobby.id == id => kept,
            Ok(_) => return self.lobby_is_gone(caller).await,
            Err(error) => return self.sorry(caller, error.into()).await,
        };
        if self.has_begun(caller.channel, &kept).await {
            // The bot was stopped in between.
            self.tend(caller.channel);
            return self.lobby_is_gone(caller).await;
        }
        let before = kept.lobby.clone();
        if kept.note(caller.interaction.get(), caller.now_ms) {
            if let Err(key) = change(&mut kept.lobby) {
                return self.tell(caller, key).await;
            }
            let up = kept.lobby.move_up(kept.lobby.seats(G::SEATS));
            if !up.is_empty() {
                kept.calls.push(MovedUp {
                    interaction: caller.interaction.get(),
                    users: up,
                });
            }
            kept.lobby.note_seats(&before.chairs, caller.now_ms);
            kept.changes += u64::from(before != kept.lobby);
            let comes = kept.lobby.waiting.contains(&caller.user);
            if comes || kept.lobby.chairs.sits(caller.user) {
                kept.lobby.names.insert(caller.user, caller.name.clone());
            }
            if let Some((message, false)) = caller.message {
                // A press on an older copy leaves the newest one what people see.
                match kept.message {
                    Some(newest) if newest > message => kept.has_copy(message),
                    Some(_) | None => kept.stands_at(message),
                }
            }
            let open = kept.lobby.host().is_some();
            let next = open.then(|| kept.clone());
            if let Err(error) = self.keep(caller.channel, next).await {
                return self.sorry(caller, error.into()).await;
            }
            if !open {
                return self.say_closed(caller, &before, &kept).await;
            }
        }
        match page(self, &kept.lobby, caller) {
            Some(own) => {
                self.say(caller, caller.turn(), &own).await;
                if before != kept.lobby {
                    self.tend(caller.channel);
                }
            }
            None if caller.message.is_none() => self.tell_typed(caller, &before).await,
            None => {
                let shown = message(self, &kept.lobby);
                let ready = Ready::of(How::Update, &shown);
                let arrived = self.say_ready(caller, &ready).await;
                if kept.shown == kept.changes && kept.calls.is_empty() {
                    return;
                }
                let pressed = caller.message.filter(|(_, hidden)| !hidden);
                if arrived && pressed.is_some_and(|(message, _)| kept.message == Some(message)) {
                    // The answer was its message. One that did not arrive is still owed.
                    kept.shown = kept.changes;
                    if let Err(error) = self.keep(caller.channel, Some(kept)).await {
                        tracing::warn!(channel = caller.channel, %error, "a table is shown again");
                    }
                }
                self.tend(caller.channel);
            }
        }
    }

    /// The message of a table shows it as it stands now; where that was deleted another takes its place. Nobody presses on it
    /// meanwhile.
    ///
    /// # Errors
    /// When Discord or the store does not do it.
    pub(super) async fn stand_lobby(&self, channel: u64) -> Result<(), Failure> {
        let Ok(Some(mut kept)) = self.kept(channel).await else {
            return Ok(());
        };
        let Some(old) = kept.message else {
            return Ok(());
        };
        let shown = message(self, &kept.lobby);
        let body = shown.json();
        match on_heap(|| self.edit(channel, old, &body, Vec::new())).await {
            Err(Failure::NoMessage) => {}
            // What cannot be changed any more can still be taken away.
            Err(Failure::TooOld) => self.delete_patiently(channel, old),
            Ok(()) if kept.shown == kept.changes => return Ok(()),
            Ok(()) => {
                kept.shown = kept.changes;
                let noted = self.keep(channel, Some(kept)).await;
                return noted.map_err(|_| Failure::Passing);
            }
            Err(failure) => return Err(failure),
        }
        let nonce = failure::nonce('l', &[&channel, &kept.lobby.id, &old]);
        kept.message = Some(self.post(channel, &shown, &nonce).await?.id.get());
        kept.shown = kept.changes;
        let noted = self.keep(channel, Some(kept)).await;
        noted.map_err(|_| Failure::Passing)
    }

    /// Says that a table is no longer open; if its game has begun, shows that.
    pub(super) async fn lobby_is_gone(&self, caller: &Caller) {
        let pressed = caller.message.map(|(message, _)| message);
        if let Ok(loaded) = self.tables().load(caller.channel).await
            && pressed.is_some()
            && loaded.meta.panel.map(|p| p.message) == pressed
        {
            // Whoever pressed on the table in the moment in which its game began has no seat.
            if loaded.meta.seats_of(caller.user).is_empty() {
                return self.tell(caller, "lobby-late").await;
            }
            return self.show_panel(caller, &loaded).await;
        }
        let runs = self.any_game(Place::Channel(caller.channel)).await;
        let key = match runs.is_ok_and(|game| game.over().is_none()) {
            true => "lobby-late",
            false => G::NO_TABLE,
        };
        // A page of somebody's own that outlived its table says what is, and there is nothing more to press on it.
        if matches!(caller.message, Some((_, true))) {
            let notice = common::notice(self.text(caller.lang, key));
            return self.say(caller, How::Update, &notice).await;
        }
        self.tell(caller, key).await;
    }

    /// Keeps no table in a channel any more.
    pub(super) async fn close_lobby(&self, channel: u64) -> Result<(), StoreError> {
        self.keep(channel, None).await
    }
}
