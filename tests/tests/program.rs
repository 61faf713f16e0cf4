//! The whole program through the sandbox: the real bot over a real gateway and real REST calls.
//! Reproduce one: `cargo test -p castaway-tests --test program <name> -- --nocapture`.

use std::time::Duration;

use castaway::ops::load::{Stage, choose};
use castaway_sandbox::{Ack, InteractionId, Route, SandboxHandle};
use serde_json::{Value, json};

/// Long enough for a machine that is busy with other builds: it is only waited for in full when a test fails.
const PATIENCE: Duration = Duration::from_secs(120);

struct Table<'a> {
    handle: &'a SandboxHandle,
    user: u64,
    channel: u64,
}

impl<'a> Table<'a> {
    async fn open(handle: &'a SandboxHandle, channel: u64) -> Table<'a> {
        let user = handle.users()[0].id;
        let options = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
        let sent = handle
            .slash(user, channel, "island", &options)
            .expect("the command is registered");
        handle.wait_ack(sent, PATIENCE).await.expect("an answer");
        let table = Table {
            handle,
            user,
            channel,
        };
        until(&table, "a panel stands", || table.find().is_some()).await;
        table
    }

    /// The live panel: the newest public message with components.
    fn find(&self) -> Option<Value> {
        self.handle
            .messages(self.channel, self.user)
            .into_iter()
            .rev()
            .find(|m| {
                m["ephemeral"] != true && m["components"].as_array().is_some_and(|c| !c.is_empty())
            })
    }

    fn message(&self) -> Value {
        self.find().expect("the panel stands")
    }

    fn panel(&self) -> u64 {
        self.message()["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .expect("an id")
    }

    fn send(&self, what: &(String, Option<String>)) -> InteractionId {
        self.try_send(what).expect("a client could press that")
    }

    fn try_send(&self, what: &(String, Option<String>)) -> Option<InteractionId> {
        let sent = match what {
            (id, Some(value)) => self.handle.select(
                self.user,
                self.channel,
                self.panel(),
                id,
                std::slice::from_ref(value),
            ),
            (id, None) => self.handle.press(self.user, self.channel, self.panel(), id),
        };
        sent.ok()
    }

    async fn step(&self) -> Option<Ack> {
        let end = std::time::Instant::now() + PATIENCE;
        let (what, sent) = loop {
            let what = choose(&self.message())?;
            // The panel may be edited between looking and pressing; a person would look again.
            if let Some(sent) = self.try_send(&what) {
                break (what, sent);
            }
            assert!(std::time::Instant::now() < end, "in vain: {what:?}");
            tokio::task::yield_now().await;
        };
        let ack = self.handle.wait_ack(sent, PATIENCE).await;
        Some(ack.unwrap_or_else(|| panic!("no answer to {what:?}")))
    }

    /// The revision that the panel's components carry.
    fn revision(&self) -> u64 {
        revision(&self.message())
    }

    fn private(&self) -> usize {
        self.handle
            .messages(self.channel, self.user)
            .iter()
            .filter(|m| m["ephemeral"] == true)
            .count()
    }
}

fn revision(message: &Value) -> u64 {
    message["components"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|c| c["custom_id"].as_str())
        .filter_map(|id| id.split('|').nth(3)?.parse().ok())
        .max()
        .unwrap_or(0)
}

/// Waits for something that the program does on its own time.
async fn until(table: &Table<'_>, what: &str, holds: impl Fn() -> bool) {
    let in_time = table.handle.until(PATIENCE, holds).await;
    assert!(in_time, "in vain: {what}");
}

async fn stage() -> (tempfile::TempDir, Stage) {
    let data = tempfile::tempdir().expect("a folder");
    let stage = Stage::open(data.path()).await.expect("bot and simulator");
    stage.handle.set_ack_time(PATIENCE);
    (data, stage)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_a_restart_in_the_middle() {
    let (data, stage) = stage().await;
    let channel = stage.handle.channels()[0].id;
    let table = Table::open(&stage.handle, channel).await;
    for _ in 0..25 {
        table.step().await.expect("the game goes on");
    }
    let before = table.revision();
    let what = choose(&table.message()).expect("something to press");

    // Another process takes over the same folder; the old buttons still work.
    let sandbox = stage.close().await;
    let stage = Stage::join(sandbox, data.path()).await.expect("a new bot");
    let table = Table {
        handle: &stage.handle,
        user: stage.handle.users()[0].id,
        channel,
    };
    let ack = match table.try_send(&what) {
        Some(sent) => stage.handle.wait_ack(sent, PATIENCE).await,
        None => table.step().await,
    };
    assert!(ack.is_some(), "an old button works after a restart");
    assert!(table.revision() >= before);

    let mut presses = 0;
    while table.step().await.is_some() {
        presses += 1;
        assert!(presses < 1500, "the game ends");
    }
    let text = table.message()["embeds"].to_string();
    assert!(
        text.contains("island has won")
            || text.contains("island won")
            || text.contains('🏁')
            || text.contains("🌊"),
        "the panel tells the end: {text}"
    );
    let counters = stage.handle.counters();
    assert_eq!(counters.refused_total, 0, "{:?}", counters.refused);
    assert!(
        counters.unknown_routes.is_empty(),
        "{:?}",
        counters.unknown_routes
    );
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_at_once_and_a_repeated_delivery_count_once() {
    let (_data, stage) = stage().await;
    let table = Table::open(&stage.handle, stage.handle.channels()[0].id).await;
    // A menu that only opens the next page changes nothing; go on to a press that does.
    while choose(&table.message()).is_some_and(|(id, _)| id.contains("|plan|")) {
        table.step().await.expect("a page opens");
    }
    let before = table.revision();
    let what = choose(&table.message()).expect("a question");
    let panel = table.panel();
    let one = table.send(&what);
    // It stood there for both, whatever the first press has made of the panel by now.
    let values = what.1.clone().map(|value| vec![value]);
    let two = (stage.handle)
        .forge_component(table.user, table.channel, panel, &what.0, values.as_deref())
        .expect("the panel is seen");
    let first = stage.handle.wait_ack(one, PATIENCE).await;
    let second = stage.handle.wait_ack(two, PATIENCE).await;
    assert!(first.is_some() && second.is_some(), "both are answered");
    until(&table, "the question is answered", || {
        table.revision() > before
    })
    .await;
    assert_eq!(
        table.revision(),
        before + 1,
        "the question was answered once"
    );

    assert!(stage.handle.redeliver(one));
    // A later press is answered after the repeated one was handled, since a channel works in order.
    table.step().await.expect("the game goes on");
    assert!(
        table.revision() <= before + 2,
        "the repeated press was not applied again"
    );
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_and_old_buttons_change_nothing_and_are_told_kindly() {
    let (_data, stage) = stage().await;
    let table = Table::open(&stage.handle, stage.handle.channels()[0].id).await;
    let old = table.message();
    let (id, _) = choose(&old).expect("a question");
    let stranger = stage.handle.users()[1].id;
    let before = table.revision();
    let sent = stage
        .handle
        .press(stranger, table.channel, table.panel(), &id)
        .expect("anybody sees the button");
    let ack = stage
        .handle
        .wait_ack(sent, PATIENCE)
        .await
        .expect("an answer");
    assert_eq!(ack.kind, 4, "a message of its own");
    assert_eq!(table.revision(), before);
    let told = stage.handle.messages(table.channel, stranger);
    assert!(told.iter().any(|m| m["ephemeral"] == true), "privately");
    assert_eq!(table.private(), 0, "and to nobody else");
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_drops_and_requests_fail_and_the_game_goes_on() {
    let (_data, stage) = stage().await;
    let table = Table::open(&stage.handle, stage.handle.channels()[0].id).await;
    stage.handle.drop_gateway();
    assert!(stage.handle.wait_ready(PATIENCE).await, "the bot resumes");
    table.step().await.expect("a press after the drop");
    for (status, times) in [(500, 1), (429, 1), (503, 2)] {
        let before = table.revision();
        stage.handle.fail_next(Route::Callback, status, times);
        let what = choose(&table.message()).expect("something to press");
        let sent = table.send(&what);
        let _ = stage.handle.wait_ack(sent, Duration::from_secs(8)).await;
        stage.handle.clear_faults();
        assert!(table.revision() >= before, "after {status}");
        table.step().await.expect("the game goes on");
    }
    stage.close().await.shutdown().await;
}
