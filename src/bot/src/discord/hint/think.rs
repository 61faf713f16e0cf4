//! Thinking for somebody, and what they are told.

use std::{
    collections::BTreeSet,
    time::{Duration, Instant},
};

use castaway_table::{Loaded, Meta};

use crate::{
    discord::{
        context::Ui,
        game_ui::{GameUi, is_over},
        reply::{Caller, How},
    },
    ui::{
        common,
        hint::{self, Nothing},
        limits::time::ANSWER,
        message::Button,
        press::GamePresses,
        version::Version,
    },
};

/// So long is thought, for Discord wants its [`ANSWER`].
const THOUGHT: Duration = Duration::from_millis(1200);
/// So long is waited for that.
const PATIENCE: Duration = Duration::from_millis(900);
/// After so long something is answered in any case: half a second before Discord waits no more.
const LONGEST: Duration = ANSWER.saturating_sub(Duration::from_millis(500));

/// Whoever is thought for, until the thought is done.
struct Thinking<G: GameUi>(Ui<G>, u64);

impl<G: GameUi> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.0.thinkers.end(self.1);
    }
}

impl<G: GameUi> Ui<G> {
    /// Tells the caller what a player who thinks ahead would do for them; in a game that is compared nobody is helped.
    ///
    /// On a panel of somebody's own it takes the panel's place until it is followed or left, so that no old advice piles up.
    pub async fn think_for(&self, caller: &Caller, loaded: &Loaded<G>, how: How) {
        let refused = if is_over(loaded) {
            Some("hint-over")
        } else if G::is_ranked(loaded) {
            Some("hint-ranked")
        } else if loaded.meta.moves(caller.user).is_empty() {
            Some("hint-watching")
        } else {
            None
        };
        if let Some(key) = refused {
            let text = self.text(caller.lang, key);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let (ui, game, reader) = (self.clone(), loaded.clone(), caller.reader());
        let think = move |go_on: &dyn Fn() -> bool| G::hint(&ui, &game, reader, go_on);
        let (how, message) = match self.thought(caller.user, think).await {
            Some(hint) => {
                if let Some(keep) = hint.as_ref().and_then(|hint| hint.keep.clone()) {
                    let keep = move |meta: &mut Meta| meta.counsel = Some(keep);
                    if let Err(trouble) = self.tables().change_meta(caller.place, keep).await {
                        return self.sorry(caller, trouble).await;
                    }
                }
                let t = self.texts.of(caller.lang);
                let (how, mut page) = match &hint {
                    Some(hint) => (how, hint::page(t, hint)),
                    None => (
                        How::New,
                        hint::none(t, &self.nothing_for(caller.user, loaded)),
                    ),
                };
                if how == How::Update {
                    let id = G::Press::home().id(Version::of(loaded));
                    page.push_buttons(vec![Button::new(id, t.get("button-back"))]);
                }
                (how, page.at(loaded.place, &loaded.meta.tag))
            }
            None => (
                How::New,
                common::notice(self.text(caller.lang, "hint-thinking")),
            ),
        };
        self.say(caller, how, &message).await;
    }

    /// Why nothing came of thinking for somebody.
    fn nothing_for(&self, user: u64, loaded: &Loaded<G>) -> Nothing {
        let awaited = G::awaited(self.catalog(), &loaded.state);
        let own = loaded.meta.moves(user);
        if awaited.iter().any(|one| own.contains(&one.seat)) {
            return Nothing::Unsure;
        }
        let others = awaited.iter();
        let others = others.filter_map(|one| loaded.meta.chairs.owner(one.seat));
        let others: BTreeSet<u64> = others.collect();
        match others.is_empty() {
            true => Nothing::Nobody,
            false => Nothing::Others(others.into_iter().collect()),
        }
    }

    /// What comes of thinking for somebody, off the async threads and in time for an answer; `None` where there is no room for
    /// it now, or where it took too long.
    pub async fn thought<T: Send + 'static>(
        &self,
        user: u64,
        think: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Option<T> {
        let answered = Instant::now() + LONGEST;
        if !self.thinkers.begin(user) {
            return None;
        }
        let thinking = Thinking(self.clone(), user);
        let room = tokio::time::timeout(PATIENCE, self.thinkers.room()).await;
        let room = room.ok()?.ok()?;
        let until = Instant::now() + THOUGHT;
        let work = move || {
            let _held = (room, thinking);
            think(&|| Instant::now() < until)
        };
        let thought = tokio::time::timeout_at(answered.into(), castaway_table::blocking(work));
        match thought.await {
            Ok(Ok(thought)) => Some(thought),
            Ok(Err(error)) => {
                tracing::error!(%error, "thinking failed");
                None
            }
            Err(_) => None,
        }
    }
}
