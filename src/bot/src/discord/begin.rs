//! Beginning games in places of one's own. A game that still runs there is lost only to somebody who has said so.
//!
//! The question carries all that its answer needs, so it waits for weeks and over restarts; it is about one game at one
//! revision, and void when that game has gone on or ended.

use castaway_table::{Begun, Loaded, Meta, Stand, Start, Trouble, on_heap};

use super::{
    app::{AnyGame, App, Consent},
    context::Ui,
    enter::Wanted,
    game_ui::{GameUi, is_over, is_untouched},
    reply::Caller,
};
use crate::ui::{
    SAND, common,
    message::{Button, Embed, Message, Style},
    next::{Next, Wish},
    scores,
    shared::Shared,
    texts::Texts,
    version::Version,
};

impl App {
    /// Begins the next game in the place where it belongs; a running one there goes only if it is the one given up.
    pub async fn begin_next(&self, caller: &Caller, next: Next, given_up: Option<Stand>) {
        let caller = &caller.at_own(next.slot());
        let Some(game) = self.game_for(caller, &next) else {
            return self.not_made(caller).await;
        };
        match next {
            Next::Free(_) | Next::Practice(_) => game.begin(self, caller, &next, given_up).await,
            Next::Enter(cup) => {
                let consent = given_up.map_or(Consent::Asked, Consent::Given);
                game.enter(self, caller, cup, consent).await;
            }
        }
    }

    /// The game that is meant.
    fn game_for(&self, caller: &Caller, next: &Next) -> Option<&dyn AnyGame> {
        match next {
            Next::Free(words) => {
                let t = self.texts.of(caller.lang);
                let mut games = self.games.iter().map(|game| &**game);
                games.find(|game| game.free_title(t, words).is_some())
            }
            Next::Practice(cup) | Next::Enter(cup) => self.game_of(*cup),
        }
    }

    async fn not_made(&self, caller: &Caller) {
        let notice = common::notice(self.text(caller.lang, "cup-not-made"));
        self.say(caller, caller.turn(), &notice).await;
    }

    async fn gone(&self, caller: &Caller) {
        let notice = common::notice(self.text(caller.lang, "replace-gone"));
        self.say(caller, caller.turn(), &notice).await;
    }

    /// What the next game is called.
    fn named(&self, t: &Texts, next: &Next) -> String {
        match next {
            Next::Free(words) => {
                let mut games = self.games.iter();
                let title = games.find_map(|game| game.free_title(t, words));
                title.unwrap_or_default()
            }
            Next::Practice(cup) => {
                let cup = scores::cup_title(t, *cup);
                t.with("replace-practice", &[("game", (&cup).into())])
            }
            Next::Enter(cup) => scores::cup_title(t, *cup),
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Begins a free game of this kind, or the game of a contest for practice.
    pub(super) async fn begin(&self, caller: &Caller, next: &Next, given_up: Option<Stand>) {
        let start = match next {
            Next::Free(words) => G::free(words),
            Next::Practice(cup) => {
                let wanted = Wanted::Practice(given_up);
                return self.once_made(caller, *cup, wanted).await;
            }
            Next::Enter(_) => None,
        };
        match start {
            Some(start) => self.begin_own(caller, next, start, given_up).await,
            None => self.not_made(caller).await,
        }
    }

    /// Begins a game in the caller's place and shows it. A game that is over, or in which nothing was done, goes to the
    /// archive; any other goes there only if it is the one given up, else the caller is asked.
    pub(super) async fn begin_own(
        &self,
        caller: &Caller,
        next: &Next,
        start: Start<G>,
        given_up: Option<Stand>,
    ) {
        let yardstick = match next {
            // The island is known already.
            Next::Practice(_) => None,
            Next::Free(_) | Next::Enter(_) => self.own_best(caller.user, &start).await,
        };
        let introduces = G::is_new_to(self, caller.user, &start.setup).await;
        let start = Start {
            meta: Meta {
                introduces,
                chairs: [caller.user].into(),
                language: caller.lang,
                yardstick,
                ..start.meta
            },
            ..start
        };
        let tables = self.tables();
        let begin =
            |leaves| tables.begin_after(caller.place, caller.stamp(), leaves, start.clone());
        let begun = match begin(given_up.clone()).await {
            Ok(Begun::Stands(loaded))
                if given_up.is_none()
                    && (is_over(&loaded)
                        || is_untouched(&loaded.meta, caller.now_ms)
                            && !is_meant(&loaded.meta, next)) =>
            {
                let leaves = Stand::of(&loaded);
                // A result that was not entered because of a kill is entered before the game goes to the archive.
                self.settle(caller, loaded).await;
                begin(Some(leaves)).await
            }
            begun => begun,
        };
        match begun {
            Ok(Begun::Now { loaded, events }) => {
                on_heap(|| self.show_own(caller, &loaded, &events)).await;
            }
            Ok(Begun::Before(loaded)) => self.show_panel(caller, &loaded).await,
            // It was asked for twice, and the other was faster.
            Ok(Begun::Stands(loaded)) if is_meant(&loaded.meta, next) && !is_over(&loaded) => {
                self.open_own(caller, &loaded).await;
            }
            Ok(Begun::Stands(loaded)) if given_up.is_none() && !is_over(&loaded) => {
                on_heap(|| self.ask_to_replace(caller, &loaded, next)).await;
            }
            Ok(Begun::Stands(loaded)) => self.void(caller, &loaded).await,
            Ok(Begun::Gone) => self.gone(caller).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Asks before a running game is lost, with its picture.
    pub(super) async fn ask_to_replace(&self, caller: &Caller, loaded: &Loaded<G>, next: &Next) {
        let t = self.texts.of(caller.lang);
        let so_far = G::so_far(self, loaded, caller.lang);
        let mut lines = vec![
            t.with("replace-ask", &[("game", (&so_far).into())]),
            t.with("replace-next", &[("game", (&self.named(t, next)).into())]),
        ];
        let contest = loaded.meta.contest.as_ref();
        if contest.is_some_and(|c| caller.now_ms <= c.until_ms) {
            lines.push(t.get("replace-counts"));
        }
        let mut message = Message::embed(Embed::new("", lines.join("\n")).colour(SAND)).hidden();
        message.push_buttons(vec![
            Button::new(
                Shared::Back.id(G::LETTER, Version::of(loaded)),
                t.get("button-keep"),
            )
            .style(Style::Success)
            .emoji("▶️"),
            Button::new(
                Shared::Replace(Wish(Some(next.clone()))).id(G::LETTER, Version::of(loaded)),
                t.get("button-replace"),
            )
            .style(Style::Danger)
            .emoji("🗑️"),
        ]);
        let message = message.at(loaded.place, &loaded.meta.tag);
        self.say_with_board(caller, loaded, &[], message).await;
    }

    /// Carries out the answer to such a question.
    pub async fn replace(&self, caller: &Caller, stand: Stand, wish: Wish) {
        match wish.0 {
            Some(next) if self.game_for(caller, &next).is_some() => {
                on_heap(|| self.begin_next(caller, next, Some(stand))).await;
            }
            // The wish was written under other rules.
            Some(_) | None => match self.tables().load(caller.place).await {
                Ok(loaded) => self.void(caller, &loaded).await,
                Err(Trouble::NoGame) => self.gone(caller).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            },
        }
    }

    /// Says that a question is void, and shows the game as it stands.
    async fn void(&self, caller: &Caller, loaded: &Loaded<G>) {
        self.show_panel(caller, loaded).await;
        let notice = common::notice(self.text(caller.lang, "replace-void"));
        if let Some(http) = self.http()
            && let Err(error) = caller.follow(http, &notice).await
        {
            tracing::debug!(%error, "a late notice was not taken");
        }
    }
}

/// Whether this is the game that was to be begun.
fn is_meant(meta: &Meta, next: &Next) -> bool {
    match next {
        Next::Enter(cup) => meta.contest.as_ref().is_some_and(|c| c.name == cup.name()),
        Next::Practice(cup) => meta.practice.as_deref() == Some(cup.name().as_str()),
        Next::Free(_) => false,
    }
}
