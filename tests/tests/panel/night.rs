//! One channel with the real bot in it, faults on order, and what people see of the panel.

use std::{sync::Arc, time::Duration};

use castaway::ops::load::Stage;
use castaway_sandbox::{Route, SandboxConfig};
pub use castaway_tests::evening::until;
use castaway_tests::evening::{Evening, Press, heard};
use serde_json::{Value, json};

/// So long a test waits for what the program mends on its own time.
const PATIENCE: Duration = Duration::from_secs(120);
/// For as many requests as a test will ever see.
pub const ALWAYS: u32 = 1_000_000;

pub struct Night {
    pub evening: Evening,
    pub stage: Stage,
    pub data: tempfile::TempDir,
}

pub async fn night(options: impl FnOnce(&Stage) -> Value) -> Night {
    let data = tempfile::tempdir().expect("a folder");
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    let store = heard(&sandbox);
    let stage = Stage::over(sandbox, Arc::clone(&store), data.path())
        .await
        .expect("a bot");
    let options = options(&stage);
    let evening = Evening::open(&stage.handle, store, options).await;
    Night {
        evening,
        stage,
        data,
    }
}

pub fn alone(_: &Stage) -> Value {
    json!([])
}

pub fn together(stage: &Stage) -> Value {
    let second = stage.handle.users()[1].id.to_string();
    json!([{ "name": "second", "type": 6, "value": second }])
}

impl Night {
    /// The bot is stopped and started again over the same saves.
    pub async fn restart(self) -> Self {
        let sandbox = self.stage.close().await;
        let store = Arc::clone(&self.evening.store);
        let stage = Stage::over(sandbox, store, self.data.path()).await;
        let stage = stage.expect("a bot");
        let evening = Evening {
            handle: stage.handle.clone(),
            store: self.evening.store,
            channel: self.evening.channel,
            host: self.evening.host,
        };
        Self {
            evening,
            stage,
            data: self.data,
        }
    }

    /// Public messages with a picture of the board and something to press.
    pub fn live(&self) -> Vec<Value> {
        let all = self
            .evening
            .handle
            .messages(self.evening.channel, self.evening.host);
        all.into_iter()
            .filter(|m| m["ephemeral"] != true)
            .filter(|m| m["components"].as_array().is_some_and(|c| !c.is_empty()))
            .filter(|m| !m["embeds"].as_array().is_none_or(Vec::is_empty))
            .collect()
    }

    pub fn meta(&self) -> Value {
        let saved = self
            .evening
            .store
            .load(self.evening.channel)
            .expect("it is read");
        saved.expect("a game").meta.tree()
    }

    pub fn change_meta(&self, change: impl FnOnce(&mut Value)) {
        let mut meta = self.meta();
        change(&mut meta);
        let put = self
            .evening
            .store
            .put_meta(self.evening.channel, meta.into());
        put.expect("it is written");
    }

    /// As if the last visit was days ago.
    pub fn days_later(&self) {
        self.change_meta(|meta| meta["panel"]["at_ms"] = json!(0));
    }

    /// Whether the whole story was posted.
    pub fn is_told(&self) -> bool {
        let meta = self.meta();
        meta["told"].as_u64() >= meta["chapter_to"].as_u64()
    }

    /// Whether taking the last step back would have to be asked for.
    pub fn needs_consent(&self) -> bool {
        let last = self.meta()["undo"]
            .as_array()
            .and_then(|u| u.last().cloned());
        last.is_none_or(|step| step["grade"].to_string().to_lowercase().contains("consent"))
    }

    /// The private messages that the host sees.
    pub fn private(&self) -> usize {
        self.evening.private(self.evening.host).len()
    }

    /// Waits until exactly one live panel stands that shows the game as it is saved, text and picture.
    pub async fn one_true_panel(&self) {
        let stands = || {
            let (live, saved) = (self.live(), self.evening.revision());
            matches!(live.as_slice(), [panel] if revision(panel) == saved && self.is_quiet(panel, saved))
        };
        let in_time = self.evening.handle.until(PATIENCE, stands).await;
        let live = self.live();
        let seen: Vec<_> = live
            .iter()
            .map(|m| (m["id"].clone(), revision(m)))
            .collect();
        assert!(
            in_time,
            "{} is saved, {seen:?} are live, {}",
            self.evening.revision(),
            self.meta()
        );
    }

    /// Whether the bot knows this panel and has noted that nothing is owed to it any more.
    pub fn is_quiet(&self, panel: &Value, saved: u64) -> bool {
        let meta = self.meta();
        meta["panel"]["message"].as_u64() == id(panel)
            && meta["panel"]["shown"] == json!(saved)
            && meta["stale"].as_array().is_none_or(Vec::is_empty)
            && shows_board(panel)
    }

    /// The panel is one and true, and its buttons move the game on, as does what comes after.
    pub async fn all_is_well(&self) {
        self.one_true_panel().await;
        let before = self.evening.revision();
        for _ in 0..2 {
            let what = self.evening.decisive().await;
            self.evening.press(self.evening.host, &what).await;
        }
        assert!(self.evening.revision() > before, "the buttons work");
        self.one_true_panel().await;
    }

    pub async fn press(&self) {
        let what: Press = self.evening.decisive().await;
        self.evening.press(self.evening.host, &what).await;
    }

    pub async fn close(self) {
        self.stage.close().await.shutdown().await;
    }
}

pub fn id(message: &Value) -> Option<u64> {
    message["id"].as_str()?.parse().ok()
}

/// Whether the picture of the board hangs in the message.
pub fn shows_board(message: &Value) -> bool {
    message.to_string().contains("board.png")
}

/// The revision that the components of a message carry.
pub fn revision(message: &Value) -> u64 {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|c| c["custom_id"].as_str())
        .filter_map(|id| id.split('|').nth(3)?.parse().ok())
        .max()
        .unwrap_or(0)
}

/// What is done to the requests of a night.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    Fail(u16, u32),
    Lose(u16, u32),
    Break(u32),
    Refuse(u16, u32, u32),
}

pub fn order(night: &Night, route: Route, fault: Fault) {
    let handle = &night.evening.handle;
    match fault {
        Fault::Fail(status, times) => handle.fail_next(route, status, times),
        Fault::Lose(status, times) => handle.lose_next(route, status, times),
        Fault::Break(times) => handle.break_next(route, times),
        Fault::Refuse(status, code, times) => handle.refuse_next(route, status, code, times),
    }
}

/// Every hiccup that passes by itself.
pub const HICCUPS: [Fault; 5] = [
    Fault::Fail(500, 1),
    Fault::Fail(503, 3),
    Fault::Fail(429, 2),
    Fault::Lose(502, 1),
    Fault::Break(1),
];
