//! Beginning games in places of one's own. A game that still runs there is lost only to somebody who has said so.
//!
//! The question carries all that its answer needs, so it waits for weeks and over restarts; it is about one game at one
//! revision, and void when that game has gone on or ended.

use castaway_kernel::{Game, Key};
use castaway_robinson::game::Island as LongGame;
use castaway_rollwrite::{
    RollWrite,
    code::Code,
    setup::{Island, Setup},
    streams::{self, Label},
};
use castaway_table::{Begun, Loaded, Meta, Place, Slot, Stand, Start, Trouble, contest::Cup};

use super::{
    app::App,
    commands::contests::{self, Consent},
    face::{Face, is_over},
    reply::Caller,
};
use crate::{
    games::rollwrite::{panel, words::Words},
    next::{Next, Wish},
    ui::{
        SAND, common,
        message::{Button, Embed, Message, Style},
        press::Shared,
        scores,
        texts::Texts,
    },
};

/// How a free game begins.
fn free(code: Code, scenarios: Vec<Key>) -> Start<RollWrite> {
    let key = code.key(RollWrite::RULES);
    let seed = streams::seed(&key, Label::Map);
    let setup = Setup {
        seats: 1,
        scenarios,
        difficulty: code.difficulty,
        island: match code.class {
            Some(class) => Island::Of { class, seed },
            None => Island::Seed(seed),
        },
    };
    let meta = Meta {
        code: Some(code.to_text_with(RollWrite::RULES, &setup.scenarios)),
        ..Meta::default()
    };
    Start {
        setup,
        seed: streams::seed(&key, Label::Dice),
        opening: None,
        meta,
    }
}

impl App {
    /// Begins the next game in the place where it belongs; a running one there goes only if it is the one given up.
    pub async fn begin_next(&self, caller: &Caller, next: Next, given_up: Option<Stand>) {
        let caller = &caller.at_own(next.slot());
        match &next {
            Next::Free { code, scenarios } => {
                let start = free(*code, scenarios.clone());
                self.begin_own(caller, &next, start, given_up).await;
            }
            Next::Practice(cup) => match RollWrite::prescribed(self, *cup).await {
                Some(prescribed) => {
                    let start = prescribed.start(Meta::default());
                    self.begin_own(caller, &next, start, given_up).await;
                }
                None => {
                    let text = self.text(caller.lang, "cup-not-made");
                    let notice = common::notice(text);
                    self.say(caller, caller.turn(), &notice).await;
                }
            },
            Next::Enter(cup) => {
                let consent = given_up.map_or(Consent::Asked, Consent::Given);
                match cup {
                    Cup::Day(_) => contests::enter::<RollWrite>(self, caller, *cup, consent).await,
                    Cup::Week(_) => contests::enter::<LongGame>(self, caller, *cup, consent).await,
                }
            }
        }
    }

    /// Begins a game in the caller's place and shows it. A game that is over goes to the archive; one that runs goes
    /// there only if it is the one given up, else the caller is asked.
    pub async fn begin_own<G: Face>(
        &self,
        caller: &Caller,
        next: &Next,
        start: Start<G>,
        given_up: Option<Stand>,
    ) {
        let start = Start {
            meta: Meta {
                seats: vec![caller.user],
                language: caller.lang,
                ..start.meta
            },
            ..start
        };
        let tables = G::tables(self);
        let begin =
            |leaves| tables.begin_after(caller.place, caller.stamp(), leaves, start.clone());
        let begun = match begin(given_up.clone()).await {
            Ok(Begun::Stands(loaded)) if given_up.is_none() && is_over(&loaded) => {
                let leaves = Stand::of(&loaded);
                // A result that was not entered because of a kill is entered before the game goes to the archive.
                self.settle(caller, loaded).await;
                begin(Some(leaves)).await
            }
            begun => begun,
        };
        match begun {
            Ok(Begun::Now { loaded, events }) => self.show_own(caller, &loaded, &events).await,
            Ok(Begun::Before(loaded)) => self.show_panel(caller, &loaded).await,
            Ok(Begun::Stands(loaded)) if given_up.is_none() && !is_over(&loaded) => {
                self.ask_to_replace(caller, &loaded, next).await;
            }
            Ok(Begun::Stands(loaded)) => self.void(caller, &loaded).await,
            Ok(Begun::Gone) => self.gone(caller).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Asks before a running game is lost, with its picture.
    async fn ask_to_replace<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>, next: &Next) {
        let t = self.texts.of(caller.lang);
        let so_far = G::so_far(self, loaded, caller.lang);
        let mut lines = vec![
            t.with("replace-ask", &[("game", (&so_far).into())]),
            t.with("replace-next", &[("game", (&named(t, next)).into())]),
        ];
        let contest = loaded.meta.contest.as_ref();
        if contest.is_some_and(|c| caller.now_ms <= c.until_ms) {
            lines.push(t.get("replace-counts"));
        }
        let mut message = Message::embed(Embed::new("", lines.join("\n")).colour(SAND)).hidden();
        message.push_buttons(vec![
            Button::new(
                Shared::Back.id(G::LETTER, loaded.revision),
                t.get("button-keep"),
            )
            .style(Style::Success)
            .emoji("▶️"),
            Button::new(
                Shared::Replace(Wish(Some(next.clone()))).id(G::LETTER, loaded.revision),
                t.get("button-replace"),
            )
            .style(Style::Danger)
            .emoji("🗑️"),
        ]);
        let message = message.at(loaded.place, &loaded.meta.tag);
        self.say_with_board(caller, loaded, message).await;
    }

    /// Carries out the answer to such a question.
    pub async fn replace<G: Face>(&self, caller: &Caller, stand: Stand, wish: Wish) {
        match wish.0 {
            Some(next) => Box::pin(self.begin_next(caller, next, Some(stand))).await,
            // The wish was written under other rules.
            None => match G::tables(self).load(caller.place).await {
                Ok(loaded) => self.void(caller, &loaded).await,
                Err(Trouble::NoGame) => self.gone(caller).await,
                Err(trouble) => self.sorry(caller, trouble).await,
            },
        }
    }

    /// Says that a question is void, and shows the game as it stands.
    async fn void<G: Face>(&self, caller: &Caller, loaded: &Loaded<G>) {
        self.show_panel(caller, loaded).await;
        let notice = common::notice(self.text(caller.lang, "replace-void"));
        if let Some(http) = self.http()
            && let Err(error) = caller.follow(http, &notice).await
        {
            tracing::debug!(%error, "a late notice was not taken");
        }
    }

    async fn gone(&self, caller: &Caller) {
        let notice = common::notice(self.text(caller.lang, "replace-gone"));
        self.say(caller, caller.turn(), &notice).await;
    }
}

/// What the next game is called.
fn named(t: &Texts, next: &Next) -> String {
    match next {
        Next::Free { code, scenarios } => {
            let words = Words::new(t);
            let scenario = panel::scenario_name(&words, scenarios);
            format!("{scenario} · {}", words.difficulty(code.difficulty))
        }
        Next::Practice(cup) => {
            let cup = scores::cup_title(t, *cup);
            t.with("replace-practice", &[("game", (&cup).into())])
        }
        Next::Enter(cup) => scores::cup_title(t, *cup),
    }
}

impl Caller {
    /// The same caller, meaning a place of their own.
    #[must_use]
    pub fn at_own(&self, slot: Slot) -> Self {
        Self {
            place: Place::Own {
                user: self.user,
                slot,
            },
            ..self.clone()
        }
    }
}
