//! The panel is always there: requests fail, answers get lost, messages vanish, the program is stopped in between,
//! and at the end people see exactly one live panel that tells the truth and whose buttons work.
//! Reproduce one: `cargo test -p castaway-tests --test panel <name> -- --nocapture`.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use castaway::ops::load::{Stage, choose};
use castaway_sandbox::{Route, SandboxConfig};
use castaway_store::{MemoryStore, Store};
use castaway_tests::evening::{Evening, Press};
use serde_json::{Value, json};

/// So long a test waits for what the program mends on its own time.
const PATIENCE: Duration = Duration::from_secs(60);
/// A pause between two looks.
const LOOK: Duration = Duration::from_millis(10);
/// For as many requests as a test will ever see.
const ALWAYS: u32 = 1_000_000;

struct Night {
    evening: Evening,
    stage: Stage,
    data: tempfile::TempDir,
}

async fn night(options: impl FnOnce(&Stage) -> Value) -> Night {
    let data = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
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

fn alone(_: &Stage) -> Value {
    json!([])
}

fn together(stage: &Stage) -> Value {
    let second = stage.handle.users()[1].id.to_string();
    json!([{ "name": "second", "type": 6, "value": second }])
}

/// Waits until something holds, looking now and then.
async fn until(what: &str, holds: impl Fn() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !holds() {
        assert!(Instant::now() < end, "in vain: {what}");
        tokio::time::sleep(LOOK).await;
    }
}

impl Night {
    /// The bot is stopped and started again over the same saves.
    async fn restart(self) -> Self {
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
    fn live(&self) -> Vec<Value> {
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

    fn meta(&self) -> Value {
        let saved = self
            .evening
            .store
            .load(self.evening.channel)
            .expect("it is read");
        saved.expect("a game").meta
    }

    fn change_meta(&self, change: impl FnOnce(&mut Value)) {
        let mut meta = self.meta();
        change(&mut meta);
        let put = self.evening.store.put_meta(self.evening.channel, meta);
        put.expect("it is written");
    }

    /// As if the last visit was days ago.
    fn days_later(&self) {
        self.change_meta(|meta| meta["panel"]["at_ms"] = json!(0));
    }

    /// Whether the whole story was posted.
    fn is_told(&self) -> bool {
        let meta = self.meta();
        meta["told"].as_u64() >= meta["told_to"].as_u64()
    }

    /// Whether taking the last step back would have to be asked for.
    fn needs_consent(&self) -> bool {
        let last = self.meta()["undo"]
            .as_array()
            .and_then(|u| u.last().cloned());
        last.is_none_or(|step| step["grade"].to_string().to_lowercase().contains("consent"))
    }

    /// The private messages that the host sees.
    fn private(&self) -> usize {
        self.evening.private(self.evening.host).len()
    }

    /// Waits until exactly one live panel stands that shows the game as it is saved, text and picture.
    async fn one_true_panel(&self) {
        let end = Instant::now() + PATIENCE;
        loop {
            let (live, saved) = (self.live(), self.evening.revision());
            if let [panel] = live.as_slice()
                && revision(panel) == saved
                && self.is_quiet(panel, saved)
            {
                return;
            }
            let seen: Vec<_> = live
                .iter()
                .map(|m| (m["id"].clone(), revision(m)))
                .collect();
            assert!(
                Instant::now() < end,
                "{} is saved, {seen:?} are live, {}",
                saved,
                self.meta()
            );
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Whether the bot knows this panel and has noted that nothing is owed to it any more.
    fn is_quiet(&self, panel: &Value, saved: u64) -> bool {
        let meta = self.meta();
        meta["panel"]["message"].as_u64() == id(panel)
            && meta["panel"]["shown"] == json!(saved)
            && meta["stale"].as_array().is_none_or(Vec::is_empty)
            && shows_board(panel)
    }

    /// The panel is one and true, and its buttons move the game on, as does what comes after.
    async fn all_is_well(&self) {
        self.one_true_panel().await;
        let before = self.evening.revision();
        for _ in 0..2 {
            let what = self.evening.decisive().await;
            self.evening.press(self.evening.host, &what).await;
        }
        assert!(self.evening.revision() > before, "the buttons work");
        self.one_true_panel().await;
    }

    async fn press(&self) {
        let what: Press = self.evening.decisive().await;
        self.evening.press(self.evening.host, &what).await;
    }

    async fn close(self) {
        self.stage.close().await.shutdown().await;
    }
}

fn id(message: &Value) -> Option<u64> {
    message["id"].as_str()?.parse().ok()
}

/// Whether the picture of the board hangs in the message.
fn shows_board(message: &Value) -> bool {
    message.to_string().contains("board.png")
}

/// The revision that the components of a message carry.
fn revision(message: &Value) -> u64 {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|c| c["custom_id"].as_str())
        .filter_map(|id| id.split('|').nth(3)?.parse().ok())
        .max()
        .unwrap_or(0)
}

/// What is done to the requests of a night.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Fail(u16, u32),
    Lose(u16, u32),
    Break(u32),
    Refuse(u16, u32, u32),
}

fn order(night: &Night, route: Route, fault: Fault) {
    let handle = &night.evening.handle;
    match fault {
        Fault::Fail(status, times) => handle.fail_next(route, status, times),
        Fault::Lose(status, times) => handle.lose_next(route, status, times),
        Fault::Break(times) => handle.break_next(route, times),
        Fault::Refuse(status, code, times) => handle.refuse_next(route, status, code, times),
    }
}

/// Every hiccup that passes by itself.
const HICCUPS: [Fault; 5] = [
    Fault::Fail(500, 1),
    Fault::Fail(503, 3),
    Fault::Fail(429, 2),
    Fault::Lose(502, 1),
    Fault::Break(1),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_moves_survives_every_hiccup_of_posting() {
    let night = night(alone).await;
    night.all_is_well().await;
    for fault in HICCUPS {
        let old = night.evening.panel_id();
        night.days_later();
        order(&night, Route::Posts, fault);
        night.press().await;
        assert!(!night.live().is_empty(), "{fault:?}: never without a board");
        until("the panel has moved", || {
            assert!(!night.live().is_empty(), "{fault:?}: never without a board");
            night.meta()["panel"]["message"] != json!(old)
        })
        .await;
        assert_eq!(night.evening.handle.faults_left(), 0, "{fault:?} has come");
        night.all_is_well().await;
        assert_eq!(night.private(), 0, "{fault:?}: nobody is bothered");
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_hangs_is_given_up_and_sent_again() {
    let night = night(alone).await;
    night.all_is_well().await;
    let old = night.evening.panel_id();
    night.days_later();
    let long = Duration::from_secs(15);
    night.evening.handle.delay_next(Route::Posts, long, 1);
    night.press().await;
    until("the panel has moved", || {
        assert!(!night.live().is_empty(), "never without a board");
        night.meta()["panel"]["message"] != json!(old)
    })
    .await;
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_was_not_taken_comes_later() {
    let night = night(alone).await;
    night.all_is_well().await;
    for fault in HICCUPS {
        order(&night, Route::Edits, fault);
        night.press().await;
        until("the fault has come", || {
            night.evening.handle.faults_left() == 0
        })
        .await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_owed_to_a_panel_survives_a_restart() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    // The panel has to move, and no post goes out before the bot is stopped.
    for route in [Route::Posts, Route::Edits] {
        let handle = night.evening.handle.clone();
        if route == Route::Posts {
            night.days_later();
        }
        handle.fail_next(route, 503, ALWAYS);
        night.press().await;
        until("it was tried", || handle.faults_left() < ALWAYS).await;
        night = night.restart().await;
        handle.clear_faults();
        // Nobody presses anything.
        night.one_true_panel().await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_between_post_and_retire_leaves_one_old_panel_that_is_put_away() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    // Posted, but neither noted nor is the old one retired: the posting comes to nobody's ears.
    let handle = night.evening.handle.clone();
    night.days_later();
    handle.lose_next(Route::Posts, 500, ALWAYS);
    night.press().await;
    until("it was posted", || night.live().len() == 2).await;
    night = night.restart().await;
    handle.clear_faults();
    night.one_true_panel().await;
    // Noted, but the old one could not be retired.
    night.days_later();
    handle.fail_next(Route::Edits, 500, ALWAYS);
    night.press().await;
    until("two stand", || {
        night.live().len() == 2
            && night.meta()["stale"]
                .as_array()
                .is_some_and(|s| s.len() == 1)
    })
    .await;
    night = night.restart().await;
    assert!(night.live().len() <= 2);
    handle.clear_faults();
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_nobody_knows_is_put_away_by_the_first_press_on_it() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    let old = night.evening.panel_id();
    // The answer that was the first panel is not noted, and the bot comes back.
    night.change_meta(|meta| meta["panel"] = Value::Null);
    night = night.restart().await;
    until("a panel is posted", || night.live().len() == 2).await;
    let (handle, channel, host) = (
        &night.evening.handle,
        night.evening.channel,
        night.evening.host,
    );
    let message = handle.message(channel, old).expect("it stands");
    let sent = match choose(&message).expect("something to press") {
        (id, Some(value)) => handle.select(host, channel, old, &id, &[value]),
        (id, None) => handle.press(host, channel, old, &id),
    };
    let sent = sent.expect("a client could press that");
    night.evening.answered(sent).await;
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_panel_is_posted_anew_at_the_next_move() {
    let night = night(alone).await;
    night.all_is_well().await;
    for by in ["undo", "status"] {
        // What was only planned is taken back without a question.
        while night.needs_consent() {
            night.press().await;
            night.one_true_panel().await;
        }
        let old = night.evening.panel_id();
        let deleted = night.evening.handle.delete(night.evening.channel, old);
        deleted.expect("it stood");
        match by {
            "undo" => {
                night
                    .evening
                    .slash(night.evening.host, "undo", json!([]))
                    .await
            }
            _ => {
                let options = json!([{ "name": "status", "type": 1, "options": [] }]);
                night
                    .evening
                    .slash(night.evening.host, "island", options)
                    .await
            }
        };
        night.one_true_panel().await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_forbidden_is_not_hammered_and_said_once() {
    let night = night(alone).await;
    night.all_is_well().await;
    let handle = night.evening.handle.clone();
    for (status, code) in [(403, 50013), (403, 50001)] {
        let (old, private) = (night.evening.panel_id(), night.private());
        night.days_later();
        order(&night, Route::Posts, Fault::Refuse(status, code, ALWAYS));
        for press in 1..=3_u32 {
            let before = handle.faults_left();
            night.press().await;
            until("it is tried again", || handle.faults_left() < before).await;
            until("the old panel goes on", || {
                revision(&night.evening.panel()) == night.evening.revision()
            })
            .await;
            assert_eq!(night.evening.panel_id(), old, "the old one is still live");
            assert!(
                handle.faults_left() >= ALWAYS - 2 * press,
                "once a press, with one to spare"
            );
        }
        if code == 50013 {
            until("it is said", || night.private() == private + 1).await;
        }
        assert!(night.private() <= private + 1, "and only once");
        handle.clear_faults();
        night.press().await;
        until("the panel has moved", || {
            night.meta()["panel"]["message"] != json!(old)
        })
        .await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_answers_make_no_second_panel_and_no_pile_of_messages() {
    let data = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let sandbox = castaway_sandbox::start(SandboxConfig::default()).await;
    let sandbox = sandbox.expect("a simulator");
    let stage = Stage::over(sandbox, Arc::clone(&store), data.path()).await;
    let stage = stage.expect("a bot");
    // The very first panel: its answer is lost, and then nobody says which message it is.
    stage.handle.lose_next(Route::Callback, 500, 1);
    stage.handle.fail_next(Route::Webhook, 502, 3);
    let evening = Evening::open(&stage.handle, store, json!([])).await;
    let night = Night {
        evening,
        stage,
        data,
    };
    night.all_is_well().await;
    for _ in 0..3 {
        let what = night.evening.decisive().await;
        night.evening.handle.lose_next(Route::Callback, 500, 1);
        night.evening.handle.fail_next(Route::Callback, 503, 3);
        night.evening.press(night.evening.host, &what).await;
        night.one_true_panel().await;
        night.evening.handle.clear_faults();
    }
    // Nothing of the answer arrives: the person sees that, presses again, and the game has moved once.
    let what = night.evening.decisive().await;
    let before = night.evening.revision();
    night.evening.handle.fail_next(Route::Callback, 503, 4);
    let first = night
        .evening
        .send(night.evening.host, &what)
        .expect("it stands");
    let second = night.evening.send(night.evening.host, &what);
    night
        .evening
        .handle
        .wait_ack(first, Duration::from_secs(5))
        .await;
    if let Some(second) = second {
        night
            .evening
            .handle
            .wait_ack(second, Duration::from_secs(5))
            .await;
    }
    night.evening.handle.clear_faults();
    night.one_true_panel().await;
    assert_eq!(night.evening.revision(), before + 1);
    assert_eq!(night.private(), 0, "nobody is bothered");
    night.all_is_well().await;
    night.close().await;
}

/// Lines of the story that were posted for all.
fn stories(night: &Night) -> Vec<String> {
    let all = night
        .evening
        .handle
        .messages(night.evening.channel, night.evening.host);
    all.iter()
        .filter(|m| m["ephemeral"] != true && m["components"].as_array().is_none_or(Vec::is_empty))
        .filter_map(|m| m["content"].as_str())
        .filter(|text| !text.is_empty() && !text.contains("further down"))
        .map(str::to_owned)
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_to_a_group_is_told_once_over_hiccups_and_a_restart() {
    let mut night = night(together).await;
    let people: Vec<u64> = night
        .stage
        .handle
        .users()
        .iter()
        .map(|u| u.id)
        .take(2)
        .collect();
    let handle = night.evening.handle.clone();
    let mut steps = 0;
    // Nothing can be posted, and the bot is stopped meanwhile.
    handle.fail_next(Route::Posts, 503, ALWAYS);
    while night.meta()["told_to"].as_u64() <= Some(1) {
        assert!(
            night.evening.step(&people).await && steps < 60,
            "the game goes on"
        );
        steps += 1;
    }
    until("it was tried", || handle.faults_left() < ALWAYS).await;
    assert!(stories(&night).is_empty());
    night = night.restart().await;
    handle.clear_faults();
    until("the story comes after all", || !stories(&night).is_empty()).await;
    night.one_true_panel().await;
    let told = stories(&night);
    // Every later story is told exactly once, although the answers to its posting get lost.
    for fault in [Fault::Lose(500, 1), Fault::Break(1), Fault::Fail(500, 2)] {
        order(&night, Route::Posts, fault);
        steps = 0;
        while handle.faults_left() > 0 {
            assert!(
                night.evening.step(&people).await && steps < 60,
                "the game goes on"
            );
            steps += 1;
        }
        night.one_true_panel().await;
        until("all is told", || night.is_told()).await;
    }
    let all = stories(&night);
    assert!(all.len() > told.len());
    for pair in all.windows(2) {
        assert_ne!(pair[0], pair[1], "told twice");
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_opened_where_the_bot_may_not_play() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    // View, send, embed, but no files.
    evening
        .handle
        .set_permissions((1 << 10) | (1 << 11) | (1 << 14));
    let elsewhere = Evening {
        handle: evening.handle.clone(),
        store: Arc::clone(&evening.store),
        channel: evening.handle.channels()[1].id,
        host,
    };
    for name in ["party", "island"] {
        let private = elsewhere.private(host);
        let new = json!([{ "name": "new", "type": 1, "options": [] }]);
        elsewhere.slash(host, name, new).await;
        let text = elsewhere.told(host, &private).await;
        assert!(text.contains("I lack Attach Files"), "/{name} new: {text}");
        let all = elsewhere.handle.messages(elsewhere.channel, host);
        assert!(
            all.iter().all(|m| m["ephemeral"] == true),
            "nothing for all"
        );
    }
    night.close().await;
}
