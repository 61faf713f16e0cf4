//! Carrying out what somebody wants, and answering it: the same for buttons and commands, and for every game.

use castaway_kernel::Seat;
use castaway_store::StoreError;
use castaway_table::{Act, Acted, Done, Loaded, Place, Poll, Slot, Trouble, on_heap};
use futures_util::future::BoxFuture;

use super::{
    asked::Tried,
    context::Ui,
    following::Went,
    game_ui::GameUi,
    order::Order,
    reply::{Caller, How, Ready},
};
use crate::ui::{common, limits, message::Message, report};

/// The name of the text for whoever pressed Ready and is not.
pub(super) const READY_AGAIN: &str = "ready-again";

/// Where a press or a command comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// The live panel.
    Panel,
    /// A message that only the user sees.
    Hidden,
    /// Another public message, such as an old panel.
    Public,
    /// A slash command.
    Command,
}

pub(super) fn origin<G: GameUi>(caller: &Caller, loaded: &Loaded<G>) -> From {
    match caller.message {
        None => From::Command,
        Some((_, true)) => From::Hidden,
        Some((id, false)) if loaded.meta.panel.is_some_and(|p| p.message == id) => From::Panel,
        Some(_) => From::Public,
    }
}

impl<G: GameUi> Ui<G> {
    /// Carries out a command of the game and answers.
    pub async fn order(&self, caller: &Caller, seen: Option<u64>, command: G::Command) {
        self.order_as(caller, None, seen, command).await;
    }

    /// Carries out a command by one seat of the caller, or by the first that may, and answers.
    pub async fn order_as(
        &self,
        caller: &Caller,
        seat: Option<Seat>,
        seen: Option<u64>,
        command: G::Command,
    ) {
        if let Err(trouble) = self.try_order(caller, seat, seen, command).await {
            // Before the answer, like all that a press does: whoever reads why it was refused is there again.
            if matches!(trouble, Trouble::Rejected(_)) {
                on_heap(|| self.see_back(caller)).await;
            }
            self.sorry(caller, trouble).await;
        }
    }

    /// Carries out a command by one seat of the caller, or by the first that may, and answers if that was possible.
    ///
    /// # Errors
    /// Why it was not; nobody is told of it yet, and the game is as it was.
    pub async fn try_order(
        &self,
        caller: &Caller,
        seat: Option<Seat>,
        seen: Option<u64>,
        command: G::Command,
    ) -> Result<(), Trouble<G>> {
        let act = Act {
            stamp: caller.stamp(),
            seen,
            command: command.clone(),
        };
        let saving = match self.tables().begin_act(caller.place, seat, act).await? {
            Acted::Now(saving) => saving,
            Acted::Before(loaded) => {
                on_heap(|| self.after(caller, loaded, Vec::new())).await;
                return Ok(());
            }
            Acted::Noted(loaded) => {
                let meta = &loaded.meta;
                let unready =
                    meta.chairs.sits(caller.user) && !meta.together.ready.contains(&caller.user);
                // Of two one decides alone, and the other wishes.
                let wishes = Poll::of::<G>(self.tables().catalog(), &loaded.state, meta)
                    .is_some_and(|poll| poll.decides().is_some());
                let word = match (&meta.ballot, unready) {
                    (Some(_), _) if wishes => "wish-noted",
                    (Some(_), _) => "vote-noted",
                    // Whoever was away says so once more, knowing what others have planned for them.
                    (None, true) => READY_AGAIN,
                    (None, false) => "ready-noted",
                };
                on_heap(|| self.after_a_word(caller, loaded, word)).await;
                return Ok(());
            }
        };
        // Made while the step goes to the disk, and shown when it is there.
        let ahead = self.panel_ahead(caller, &saving, &command).await;
        let ready = ahead.as_ref().map(|body| Ready::of(How::Update, body));
        match (saving.done().await?, ready) {
            (Done::Now { loaded, events }, Some(ready)) => {
                self.put_panel(caller, loaded.revision, &ready).await;
                self.tell_alone(caller, &loaded, &events).await;
                self.look_after(caller.channel, Order::paint(Some(caller)));
            }
            (Done::Now { loaded, events }, None) => {
                let mut went = Went { loaded, events };
                self.repeat(caller, &mut went, &command).await;
                self.pass_moot(caller, &mut went).await;
                on_heap(|| self.after(caller, went.loaded, went.events)).await;
            }
            (Done::Before(loaded), _) => {
                on_heap(|| self.after(caller, loaded, Vec::new())).await;
            }
        }
        Ok(())
    }

    /// Gives a command for the other seats of the caller that it is still wanted from.
    async fn repeat(&self, caller: &Caller, went: &mut Went<G>, command: &G::Command) {
        let catalog = self.tables().catalog();
        for seat in went.loaded.meta.moves(caller.user) {
            let wanted = G::wanted_again(catalog, &went.loaded.state, command);
            if wanted.contains(&seat)
                && !self
                    .goes_on(caller, Some(seat), command.clone(), went)
                    .await
            {
                return;
            }
        }
    }

    /// Answers a step that was carried out and saved.
    pub fn after<'a>(
        &'a self,
        caller: &'a Caller,
        loaded: Loaded<G>,
        events: Vec<G::Event>,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            if loaded.place.is_own() {
                let loaded = self.settle(caller, loaded).await;
                // The story of the day stays on the panel while its dice are spent.
                let told = self.tables().told(&loaded).await.unwrap_or(events);
                return self.show_own(caller, &loaded, &told).await;
            }
            let mut went = Went { loaded, events };
            self.pass_due(caller, &mut went).await;
            let Went { loaded, events } = went;
            let loaded = self.adopt(caller, loaded).await;
            // Whoever looks at a board next finds it there.
            self.remember(&loaded).await;
            let fresh = loaded.meta.told_from == loaded.revision && !events.is_empty();
            let told = if fresh {
                events.clone()
            } else {
                self.tables().told(&loaded).await.unwrap_or_default()
            };
            match origin(caller, &loaded) {
                // Even if the panel moves: the old one tells the truth until the new one stands.
                From::Panel => {
                    let body = self.panel_in_place(&loaded, &told);
                    let ready = Ready::of(How::Update, &body);
                    self.put_panel(caller, loaded.revision, &ready).await;
                    self.tell_alone(caller, &loaded, &events).await;
                }
                from @ (From::Hidden | From::Public | From::Command) => {
                    let lines = G::story(self, &loaded, &events, caller.reader());
                    self.forget(caller.channel);
                    let how = if from == From::Hidden {
                        How::Update
                    } else {
                        How::New
                    };
                    let which = G::so_far(self, &loaded, caller.lang);
                    let asks = G::open_question(self, &loaded, caller.reader());
                    let asks = asks.map(|asks| self.asks_whom(caller, &loaded, asks));
                    let rests = self.still_on_holiday(caller, &loaded);
                    let asks: Vec<String> = asks.into_iter().chain(rests).collect();
                    let asks = (!asks.is_empty()).then(|| asks.join("\n"));
                    let mut body = common::done(self.texts.of(caller.lang), &which, lines, asks);
                    self.offer_return(caller, &loaded, &mut body);
                    self.say(caller, how, &body).await;
                    on_heap(|| self.disown(caller, &loaded)).await;
                }
            }
            self.look_after(caller.channel, Order::paint(Some(caller)));
        })
    }

    /// An open question, and who is asked where that is not the caller: what they said themselves is said.
    fn asks_whom(&self, caller: &Caller, loaded: &Loaded<G>, asks: String) -> String {
        let since = &loaded.meta.wait.since;
        if since.is_empty() || since.contains_key(&caller.user) {
            return asks;
        }
        let users: Vec<String> = since.keys().map(|user| format!("<@{user}>")).collect();
        let users = users.join(", ");
        let t = self.texts.of(caller.lang);
        let whom = t.with("recap-asks-others", &[("users", (&users).into())]);
        format!("{asks}\n{whom}")
    }

    /// Tells the caller what a step of theirs on the panel has told them alone.
    async fn tell_alone(&self, caller: &Caller, loaded: &Loaded<G>, events: &[G::Event]) {
        let mut lines = G::told_alone(self, loaded, events, caller.reader());
        lines.extend(self.still_on_holiday(caller, loaded));
        let Some(http) = self.http().filter(|_| !lines.is_empty()) else {
            return;
        };
        let words = limits::newest_lines(&lines, limits::CONTENT);
        let mut notice = common::notice(words);
        self.offer_return(caller, loaded, &mut notice);
        if let Err(error) = on_heap(|| caller.follow(http, &notice)).await {
            tracing::warn!(%error, "what somebody alone was told was not taken; their log has it");
        }
    }

    /// Shows a screen that changes nothing: in the panel of a person alone, else for this user only.
    pub fn show<'a>(
        &'a self,
        caller: &'a Caller,
        loaded: &'a Loaded<G>,
        mut screen: Message,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            if loaded.place.is_own() {
                return self
                    .say(
                        caller,
                        caller.turn(),
                        &screen.at(loaded.place, &loaded.meta.tag),
                    )
                    .await;
            }
            match origin(caller, loaded) {
                From::Panel if loaded.meta.is_solo() => {
                    screen.put_picture(None);
                    self.showing(caller.channel, loaded.revision, &screen);
                    self.say(caller, How::Update, &screen).await;
                    self.drawn_over(caller.channel, loaded.revision).await;
                }
                From::Hidden => self.say(caller, How::Update, &screen).await,
                From::Panel | From::Public | From::Command => {
                    self.say(caller, How::New, &screen.hidden()).await;
                    on_heap(|| self.disown(caller, loaded)).await;
                }
            }
        })
    }

    /// Shows the panel as it stands in answer to a press.
    pub fn show_panel<'a>(
        &'a self,
        caller: &'a Caller,
        loaded: &'a Loaded<G>,
    ) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let told = self.tables().told(loaded).await.unwrap_or_default();
            if loaded.place.is_own() {
                let loaded = self.settle(caller, loaded.clone()).await;
                return self.show_own(caller, &loaded, &told).await;
            }
            match origin(caller, loaded) {
                From::Panel => {
                    let body = self.panel_in_place(loaded, &told);
                    let ready = Ready::of(How::Update, &body);
                    self.put_panel(caller, loaded.revision, &ready).await;
                    self.drawn_over(caller.channel, loaded.revision).await;
                }
                From::Hidden => {
                    let text = self.texts.of(caller.lang).get("closed");
                    self.say(caller, How::Update, &common::notice(text)).await;
                }
                From::Public | From::Command => {
                    let late = self.late(caller, loaded, "moved-on");
                    self.say(caller, How::New, &late).await;
                    on_heap(|| self.disown(caller, loaded)).await;
                }
            }
        })
    }

    /// Answers what could not be done: one kind private sentence.
    pub fn sorry<'a>(&'a self, caller: &'a Caller, trouble: Trouble<G>) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let w = self.texts.of(caller.lang);
            let mut gone = false;
            if matches!(trouble, Trouble::NoGame)
                && (caller.message.is_none() && !caller.place.is_own())
                && let Some(fills) = on_heap(|| self.table_fills(caller, "lobby-fills")).await
            {
                return self.say(caller, How::New, &fills).await;
            }
            let message = match trouble {
                Trouble::Stale(loaded) => return self.moved_on(caller, &loaded).await,
                Trouble::Rejected(reason) => match self.tables().load(caller.place).await {
                    Ok(loaded) if G::is_late(&reason) && caller.message.is_some() => {
                        return self.moved_on(caller, &loaded).await;
                    }
                    Ok(loaded) => G::refusal(self, &loaded, &reason, caller.reader()),
                    // A refused setup has no game to look at.
                    Err(_) => common::notice(G::setup_refusal(w, &reason)),
                },
                Trouble::NoGame => {
                    if let (Some((message, false)), true, false) =
                        (caller.message, caller.board, caller.place.is_own())
                    {
                        // The last panel of a game that was ended.
                        let body =
                            common::ended_board("", self.with_starts(caller.lang, "ended-board"));
                        self.edit_patiently(caller.channel, message, body.json());
                    }
                    let mut text = self.with_starts(caller.lang, no_game::<G>(caller.place));
                    if let Some(own) = on_heap(|| self.plays_alone(caller)).await {
                        text = format!("{text}\n{own}");
                    }
                    if let Some(threads) = on_heap(|| self.threads_here(caller)).await {
                        text = format!("{text}\n{threads}");
                    }
                    common::notice(text)
                }
                // What is over holds nobody up.
                Trouble::OtherGame if on_heap(|| self.all_over(caller)).await => {
                    let text = self.with_starts(caller.lang, no_game::<G>(caller.place));
                    let threads = on_heap(|| self.threads_here(caller)).await;
                    let lines: Vec<String> = std::iter::once(text).chain(threads).collect();
                    common::notice(lines.join("\n"))
                }
                Trouble::OtherGame => on_heap(|| self.occupied(caller, Tried::Other)).await,
                Trouble::Occupied => on_heap(|| self.occupied(caller, Tried::Begin)).await,
                Trouble::NotSeated => on_heap(|| self.bystander(caller, Tried::Move)).await,
                Trouble::NotYours(seat) => {
                    let game = self.tables().load(caller.place).await.ok();
                    let owner = game.and_then(|game| game.meta.chairs.owner(seat));
                    let who = owner.map_or_else(|| "?".to_owned(), |user| format!("<@{user}>"));
                    common::notice(w.with("not-yours", &[("who", (&who).into())]))
                }
                Trouble::Said(open) => {
                    let users: Vec<String> = open.iter().map(|user| format!("<@{user}>")).collect();
                    let users = users.join(", ");
                    common::notice(w.with("said-already", &[("users", (&users).into())]))
                }
                Trouble::Fault(reference) => {
                    let text = w.with("fault", &[("reference", (&reference).into())]);
                    report::apology(w, text, &reference).at(caller.place, "")
                }
                Trouble::Newer => common::notice(w.get("save-newer")),
                Trouble::Unreadable(why) => {
                    tracing::error!(channel = caller.channel, why, "a save cannot be read");
                    report::apology(w, w.get("save-unreadable"), "").at(caller.place, "")
                }
                Trouble::Store(error) => {
                    tracing::error!(channel = caller.channel, %error, "the store failed");
                    gone = matches!(error, StoreError::Failed(_));
                    common::notice(w.get("store-failed"))
                }
            };
            self.say(caller, How::New, &message).await;
            if gone {
                self.give_up();
            }
        })
    }
}

/// The text that says that a place holds no such game, with the command that begins one.
fn no_game<G: GameUi>(place: Place) -> &'static str {
    match place {
        Place::Own { slot, .. } => match slot {
            Slot::Daily => "no-daily",
            Slot::Weekly => "no-weekly",
            Slot::Free => "no-own-game",
        },
        Place::Channel(_) => G::NO_GAME,
    }
}
