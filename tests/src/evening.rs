//! One channel of a simulated server with the real bot in it, and the saves behind it to compare with.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use castaway::ops::load::choose;
use castaway_sandbox::{Ack, InteractionId, Sandbox, SandboxHandle};
use castaway_store::{MemoryStore, Store, testing::FaultyStore};
use serde_json::{Value, json};

/// So long a test waits for anything; whoever waits longer has failed.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// What to press: the id of a component, and the value of a menu.
pub type Press = (String, Option<String>);

/// A game in a channel, as the person sees it who opened it, and as it lies on the disk.
pub struct Evening {
    /// Plays the members.
    pub handle: SandboxHandle,
    /// The saves, past any fault that the bot is given.
    pub store: Arc<dyn Store>,
    /// Where it is played.
    pub channel: u64,
    /// Who opened the game.
    pub host: u64,
}

/// Waits for something that the program does on its own time.
///
/// # Panics
/// When it does not come true.
pub async fn until(handle: &SandboxHandle, what: &str, holds: impl Fn() -> bool) {
    assert!(handle.until(PATIENCE, holds).await, "in vain: {what}");
}

/// An empty store whose writes wake whoever waits for something in this simulator.
pub fn heard(sandbox: &Sandbox) -> Arc<dyn Store> {
    let handle = sandbox.handle();
    let store = Arc::new(MemoryStore::default());
    Arc::new(FaultyStore::telling(store, move || handle.stir()))
}

impl Evening {
    /// Opens a table with `/island new`, sits those down who are invited, begins, and waits until the panel is noted in
    /// the save. Without options the game begins at once, for one.
    ///
    /// # Panics
    /// When the bot does not answer.
    pub async fn open(handle: &SandboxHandle, store: Arc<dyn Store>, options: Value) -> Self {
        Self::open_in(handle, store, handle.channels()[0].id, options).await
    }

    /// The same in a channel of one's choice.
    ///
    /// # Panics
    /// When the bot does not answer.
    pub async fn open_in(
        handle: &SandboxHandle,
        store: Arc<dyn Store>,
        channel: u64,
        options: Value,
    ) -> Self {
        handle.set_ack_time(PATIENCE);
        let evening = Self {
            handle: handle.clone(),
            store,
            channel,
            host: handle.users()[0].id,
        };
        let invited: Vec<u64> = options
            .as_array()
            .into_iter()
            .flatten()
            .filter(|option| option["type"] == 6)
            .filter_map(|option| option["value"].as_str()?.parse().ok())
            .collect();
        let options = match options.as_array() {
            Some(all) if all.is_empty() => {
                json!([{ "name": "players", "type": 4, "value": 1 }])
            }
            _ => options,
        };
        let new = json!([{ "name": "new", "type": 1, "options": options }]);
        let opened = evening.slash(evening.host, "island", new).await;
        for user in invited {
            evening.press_word(user, opened.message_id, "sit").await;
        }
        evening
            .press_word(evening.host, opened.message_id, "begin")
            .await;
        until(handle, "the panel is noted", || {
            let saved = evening.store.load(evening.channel).ok().flatten();
            saved.is_some_and(|s| !s.meta.tree()["panel"].is_null())
        })
        .await;
        evening
    }

    /// Presses the button with this word on a message, if there is one.
    pub async fn press_word(&self, user: u64, message: Option<u64>, word: &str) {
        let Some(id) = message else { return };
        let shown = self.handle.message(self.channel, id).unwrap_or_default();
        let rows = shown["components"].as_array().cloned().unwrap_or_default();
        let buttons = rows.iter().filter_map(|row| row["components"].as_array());
        let mut ids = buttons.flatten().filter_map(|b| b["custom_id"].as_str());
        let Some(button) = ids.find(|id| id.split('|').nth(2) == Some(word)) else {
            return;
        };
        let sent = self.handle.press(user, self.channel, id, button);
        self.answered(sent.expect("it can be pressed")).await;
    }

    /// The whole save as text: two equal texts are the same game at the same revision.
    ///
    /// # Panics
    /// When there is no game.
    pub fn save(&self) -> String {
        let saved = self.store.load(self.channel).expect("the saves are read");
        let envelope = saved.expect("a game").envelope;
        serde_json::to_string(&envelope).expect("an envelope is text")
    }

    /// The revision of the save.
    ///
    /// # Panics
    /// When there is no game.
    pub fn revision(&self) -> u64 {
        let saved = self.store.load(self.channel).expect("the saves are read");
        saved.expect("a game").envelope.revision
    }

    /// The live panel as the save knows it.
    ///
    /// # Panics
    /// When it is not there.
    pub fn panel(&self) -> Value {
        let noted = || {
            let saved = self.store.load(self.channel).expect("the saves are read");
            let id = saved.expect("a game").meta.tree()["panel"]["message"].as_u64();
            self.handle
                .message(self.channel, id.expect("a noted panel"))
        };
        // It may move between the two looks; its new place is noted before the old one goes.
        noted().or_else(noted).expect("the panel stands")
    }

    /// The id of the live panel.
    ///
    /// # Panics
    /// When it is not there.
    pub fn panel_id(&self) -> u64 {
        let id = self.panel()["id"].as_str().and_then(|id| id.parse().ok());
        id.expect("a message has an id")
    }

    /// Sends a press on the panel; `None` if it was edited between looking and pressing.
    ///
    /// # Panics
    /// When there is no panel.
    pub fn send(&self, user: u64, what: &Press) -> Option<InteractionId> {
        self.send_on(user, self.panel_id(), what)
    }

    fn send_on(&self, user: u64, message: u64, (id, value): &Press) -> Option<InteractionId> {
        let (handle, channel) = (&self.handle, self.channel);
        let sent = match value {
            Some(value) => handle.select(user, channel, message, id, std::slice::from_ref(value)),
            None => handle.press(user, channel, message, id),
        };
        sent.ok()
    }

    /// Presses and waits for the answer.
    ///
    /// # Panics
    /// When nobody answers.
    pub async fn press(&self, user: u64, what: &Press) -> Ack {
        let sent = self.send(user, what);
        let sent = sent.unwrap_or_else(|| panic!("{what:?} is not on {}", self.panel()));
        self.answered(sent).await
    }

    /// The answer to an interaction.
    ///
    /// # Panics
    /// When nobody answers.
    pub async fn answered(&self, sent: InteractionId) -> Ack {
        let ack = self.handle.wait_ack(sent, PATIENCE).await;
        ack.expect("an answer in time")
    }

    /// Uses a slash command and waits for the answer.
    ///
    /// # Panics
    /// When nobody answers.
    pub async fn slash(&self, user: u64, name: &str, options: Value) -> Ack {
        let sent = self.handle.slash(user, self.channel, name, &options);
        self.answered(sent.expect("a client could send that")).await
    }

    /// One step of the game by whichever of these people may make it; `false` when it is over.
    ///
    /// # Panics
    /// When nobody can go on.
    pub async fn step(&self, users: &[u64]) -> bool {
        let before = self.revision();
        let end = Instant::now() + PATIENCE;
        loop {
            for user in users {
                if choose(&self.panel()).is_none() {
                    return false;
                }
                self.pages(*user, before).await;
                if self.revision() > before {
                    return true;
                }
            }
            assert!(Instant::now() < end, "nobody goes on at {}", self.panel());
        }
    }

    /// Presses on the panel and on the private pages that it opens, until the game has moved.
    async fn pages(&self, user: u64, before: u64) {
        let mut at = Some(self.panel_id());
        for _ in 0..8 {
            let message = at.and_then(|id| self.handle.message(self.channel, id));
            let (Some(id), Some(what)) = (at, message.as_ref().and_then(choose)) else {
                return;
            };
            let Some(sent) = self.send_on(user, id, &what) else {
                return;
            };
            at = self.answered(sent).await.message_id;
            if self.revision() > before {
                return;
            }
        }
    }

    /// Something to press that changes the game; menus that only open the next page are gone through.
    ///
    /// # Panics
    /// When there is nothing.
    pub async fn decisive(&self) -> Press {
        let end = Instant::now() + PATIENCE;
        loop {
            let what = choose(&self.panel()).expect("the game goes on");
            if !what.0.contains("|plan|") {
                return what;
            }
            if let Some(sent) = self.send(self.host, &what) {
                self.answered(sent).await;
            }
            assert!(Instant::now() < end, "no end of pages: {}", self.panel());
        }
    }

    /// Ids of the messages that only this person sees.
    pub fn private(&self, user: u64) -> Vec<u64> {
        let all = self.handle.messages(self.channel, user);
        all.iter()
            .filter(|m| m["ephemeral"] == true)
            .filter_map(|m| m["id"].as_str()?.parse().ok())
            .collect()
    }

    /// The one private sentence that came after these; checks that it is fit for people.
    ///
    /// # Panics
    /// When there is none, or it looks like the inside of a program.
    pub async fn told(&self, user: u64, before: &[u64]) -> String {
        let fresh = || -> Vec<u64> {
            let now = self.private(user);
            now.into_iter().filter(|id| !before.contains(id)).collect()
        };
        until(&self.handle, "somebody is told", || !fresh().is_empty()).await;
        let ids = fresh();
        assert_eq!(ids.len(), 1, "told once");
        let message = self.handle.message(self.channel, ids[0]);
        let message = message.expect("a private message stands");
        let text = message["content"].as_str().unwrap_or_default();
        assert!(!text.trim().is_empty(), "words are missing: {message}");
        assert!(text.chars().count() <= 600, "short, not: {text}");
        for odd in ["Error", "error", "panicked", "None", "Some(", "{", "::"] {
            assert!(!text.contains(odd), "{odd} is not for people: {text}");
        }
        text.to_owned()
    }
}
