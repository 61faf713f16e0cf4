//! A person who plays in the sandbox.
#![allow(dead_code, reason = "every test file uses a part of it")]

pub mod company;

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use castaway::{discord::Endpoint, ops::load::Stage, ui::component::Id};
use castaway_sandbox::{Sandbox, SandboxConfig, SandboxHandle};
use castaway_store::{MemoryStore, Store, testing::FaultyStore};
use serde_json::Value;

/// Long enough for a machine that is busy with other builds: it is only ever waited for in full when a test fails.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct Person {
    pub stage: Stage,
    pub user: u64,
    pub channel: u64,
    pub store: Arc<dyn Store>,
    pub clock: Arc<AtomicU64>,
    pub data: tempfile::TempDir,
}

pub async fn stage(
    sandbox: Sandbox,
    store: &Arc<dyn Store>,
    clock: &Arc<AtomicU64>,
    data: &std::path::Path,
) -> Stage {
    let endpoint = Endpoint::Sandbox {
        base_url: sandbox.base_url(),
        token: sandbox.token().to_owned(),
    };
    let clock = Arc::clone(clock);
    let now = Arc::new(move || clock.load(Ordering::SeqCst));
    Stage::timed(sandbox, endpoint, Arc::clone(store), data, now)
        .await
        .ok()
        .unwrap()
}

/// An empty store whose writes wake whoever waits for something in this sandbox.
pub fn heard(sandbox: &Sandbox) -> Arc<dyn Store> {
    let handle = sandbox.handle();
    let store = Arc::new(MemoryStore::default());
    Arc::new(FaultyStore::telling(store, move || handle.stir()))
}

impl Person {
    pub async fn open() -> Self {
        // 21 November 2026, noon.
        Self::open_at(1_795_262_400_000).await
    }

    pub async fn open_at(now_ms: u64) -> Self {
        let data = tempfile::tempdir().unwrap();
        let clock = Arc::new(AtomicU64::new(now_ms));
        let sandbox = castaway_sandbox::start(SandboxConfig::default())
            .await
            .unwrap();
        sandbox.handle().set_ack_time(PATIENCE);
        let store = heard(&sandbox);
        let stage = stage(sandbox, &store, &clock, data.path()).await;
        let user = stage.handle.users()[0].id;
        let channel = stage.handle.channels()[0].id;
        Self {
            stage,
            user,
            channel,
            store,
            clock,
            data,
        }
    }

    /// The bot is stopped and started again over the same saves.
    pub async fn restart(self) -> Self {
        self.restart_after(|_| {}).await
    }

    /// The same with something that comes while it is away.
    pub async fn restart_after(self, comes: impl FnOnce(&SandboxHandle)) -> Self {
        let sandbox = self.stage.close().await;
        comes(&sandbox.handle());
        let stage = stage(sandbox, &self.store, &self.clock, self.data.path()).await;
        Self { stage, ..self }
    }

    pub fn set_clock(&self, now_ms: u64) {
        self.clock.store(now_ms, Ordering::SeqCst);
    }

    /// Waits until all is done that is due by the clock; afterwards nothing more comes by itself.
    pub async fn catch_up(&self) {
        let in_time = tokio::time::timeout(PATIENCE, self.stage.app.catch_up()).await;
        assert!(in_time.is_ok(), "something stays under way");
    }

    pub fn handle(&self) -> &SandboxHandle {
        &self.stage.handle
    }

    pub async fn slash(&self, name: &str, options: Value) -> u64 {
        let interaction = self
            .handle()
            .slash(self.user, self.channel, name, &options)
            .unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        ack.message_id.unwrap()
    }

    /// Asks for a suggestion until there is one: on a busy machine the bot may still be thinking when it has to answer.
    pub async fn hint(&self) -> u64 {
        let thinking = ["I am still thinking", "Ich denke noch nach"];
        let asked = async {
            loop {
                let page = self.slash("hint", serde_json::json!([])).await;
                let words = self.words(page);
                if !thinking.iter().any(|said| words.contains(said)) {
                    return page;
                }
            }
        };
        let told = tokio::time::timeout(PATIENCE, asked).await;
        told.unwrap_or_else(|_| panic!("it thinks on and on"))
    }

    /// Opens a table of the island game and begins at once, whoever comes; the message.
    pub async fn island(&self, options: Value) -> u64 {
        let new = serde_json::json!([{ "name": "new", "type": 1, "options": options }]);
        let table = self.slash("island", new).await;
        if components(&self.see(table))
            .iter()
            .any(|c| action(c) == "begin")
        {
            self.press_action(table, "begin").await;
        }
        table
    }

    /// A message as it stands; `None` of one that is gone.
    pub fn find_out(&self, message: u64) -> Option<Value> {
        self.handle().message(self.channel, message)
    }

    /// A message that stands.
    pub fn see(&self, message: u64) -> Value {
        let seen = self.find_out(message);
        seen.unwrap_or_else(|| panic!("message {message} is gone"))
    }

    pub fn words(&self, message: u64) -> String {
        self.see(message).to_string()
    }

    pub async fn act(&self, message: u64, id: &str, value: Option<String>) -> Option<u64> {
        let (handle, values) = (self.handle(), value.map(|value| vec![value]));
        let sent = match &values {
            Some(values) => handle.select(self.user, self.channel, message, id, values),
            None => handle.press(self.user, self.channel, message, id),
        };
        // What is drawn anew between the look and the press was pressed as it was seen.
        let sent = sent.or_else(|why| match self.is_drawn_anew(message, id) {
            true => handle.forge_component(self.user, self.channel, message, id, values.as_deref()),
            false => Err(why),
        });
        let interaction = sent.unwrap();
        let ack = self.handle().wait_ack(interaction, PATIENCE).await.unwrap();
        ack.message_id
    }

    /// Whether a message has what this component was, drawn for a later moment of its game: what never stood there, or what an
    /// older panel has been drawn over, is not pressed.
    fn is_drawn_anew(&self, message: u64, id: &str) -> bool {
        let Ok(seen) = Id::read(id) else {
            return false;
        };
        let now = self.find_out(message);
        let all = now.map(|now| components(&now)).unwrap_or_default();
        let ids = all.iter().filter_map(|c| c["custom_id"].as_str());
        ids.filter_map(|id| Id::read(id).ok()).any(|drawn| {
            let revision = seen.revision;
            drawn.revision > revision && Id { revision, ..drawn } == seen
        })
    }

    /// Presses the component of an action; what is seldom needed in company stands on the page behind "More…".
    pub async fn press_action(&self, message: u64, name: &str) -> Option<u64> {
        let id = |message: u64, name: &str| {
            let all = components(&self.see(message));
            let found = all.iter().find(|c| action(c) == name);
            found.map(|c| c["custom_id"].as_str().unwrap().to_owned())
        };
        let (at, found) = match (id(message, name), id(message, "more")) {
            (None, Some(more)) => {
                let page = self.act(message, &more, None).await.expect("a page");
                (page, id(page, name))
            }
            (found, _) => (message, found),
        };
        let found = found.unwrap_or_else(|| panic!("no {name} on {}", self.words(at)));
        self.act(at, &found, None).await
    }

    /// Presses what a hasty person would; says whether there was anything.
    pub async fn press(&self, message: u64) -> bool {
        let Some((id, value)) = wish(&self.see(message)) else {
            return false;
        };
        self.act(message, &id, value).await;
        true
    }

    /// Presses until nothing is left, and says how often.
    pub async fn play_out(&self, message: u64) -> usize {
        let mut presses = 0;
        while self.press(message).await {
            presses += 1;
            assert!(presses < 400, "{}", self.words(message));
        }
        presses
    }

    /// Waits until something is so, in Discord or in the store; false if it never is.
    pub async fn so(&self, holds: impl FnMut() -> bool) -> bool {
        self.handle().until(PATIENCE, holds).await
    }

    /// Waits until a message says something: pictures may follow a moment after the answer.
    pub async fn until(&self, message: u64, words: &str) {
        let seen = || self.find_out(message).unwrap_or_default().to_string();
        let said = self.so(|| seen().contains(words)).await;
        assert!(said, "{}", seen());
    }

    /// Waits for a message in the person's channel that fits, the newest first.
    pub async fn find(&self, fits: impl Fn(&Value) -> bool) -> u64 {
        let find = || {
            let all = self.handle().messages(self.channel, self.user);
            let found = all.into_iter().rev().find(&fits);
            found.and_then(|m| m["id"].as_str()?.parse().ok())
        };
        let found = self.handle().look_for(PATIENCE, find).await;
        found.unwrap_or_else(|| panic!("no such message comes"))
    }

    pub async fn close(self) {
        assert_eq!(self.handle().counters().refused, Vec::new());
        self.stage.close().await.shutdown().await;
    }
}

pub fn components(message: &Value) -> Vec<Value> {
    let rows = message["components"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    rows.iter()
        .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default())
        .filter(|c| c["disabled"] != true)
        .collect()
}

pub fn action(component: &Value) -> String {
    let id = component["custom_id"].as_str().unwrap_or_default();
    id.split('|').nth(2).unwrap_or_default().to_owned()
}

/// A deed, else the first field, else the night.
pub fn wish(message: &Value) -> Option<(String, Option<String>)> {
    let all = components(message);
    let id = |c: &Value| c["custom_id"].as_str().unwrap_or_default().to_owned();
    let of = |name: &str| all.iter().find(|c| action(c) == name);
    if let Some(deed) = of("do") {
        return Some((id(deed), None));
    }
    if let Some(go) = of("go") {
        let value = go["options"][0]["value"].as_str().unwrap().to_owned();
        return Some((id(go), Some(value)));
    }
    of("go-sure")
        .or(of("do-sure"))
        .or(of("night-sure"))
        .or(of("night"))
        .map(|c| (id(c), None))
}
