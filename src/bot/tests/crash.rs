//! The real process is killed at random moments; nothing that was shown as done is lost.
//! Reproduce: `cargo test -p castaway --test crash -- --nocapture`.

mod process;

use std::{
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use castaway::ops::load::choose;
use process::{Process, get, post, revision};
use serde_json::{Value, json};

const KILLS: u64 = 30;
/// A life in which nothing moves for so long has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// The newest message of the channel with a button.
async fn panel(client: &reqwest::Client, base: &str, channel: &str) -> Option<Value> {
    let all = get(
        client,
        format!("{base}/sandbox/api/channels/{channel}/messages"),
    )
    .await?;
    all.as_array()?
        .iter()
        .rev()
        .find(|m| {
            m["components"].as_array().is_some_and(|c| !c.is_empty()) && m["ephemeral"] != true
        })
        .cloned()
}

/// What a life of the program has shown.
#[derive(Debug, Default)]
struct Life {
    channel: String,
    /// The highest revision that was shown of the game that is running.
    shown: u64,
    /// Moves that were acknowledged by a changed panel.
    moves: u32,
    /// Games begun.
    begun: u32,
}

/// Plays until something was moved and the time is over. A game that has ended gives way to a new one.
async fn play(base: &str, extra: Duration, first: bool) -> Life {
    let client = reqwest::Client::builder()
        .timeout(Duration::from_secs(3))
        .build()
        .expect("a client");
    let world = get(&client, format!("{base}/sandbox/api/state"))
        .await
        .expect("the state");
    let mut life = Life {
        channel: world["channels"][0]["id"]
            .as_str()
            .expect("a channel")
            .to_owned(),
        ..Life::default()
    };
    let channel = life.channel.clone();
    let user = world["users"][0]["id"].clone();
    let limit = Instant::now() + PATIENCE;
    let until = Instant::now() + extra;
    while life.moves == 0 || Instant::now() < until {
        assert!(
            Instant::now() < limit,
            "nothing moves: {life:?} {:?}",
            panel(&client, base, &channel).await
        );
        let message = panel(&client, base, &channel).await;
        assert!(
            first || life.begun > 0 || message.is_some(),
            "a panel that was shown is gone after the kill: {:?}",
            get(
                &client,
                format!("{base}/sandbox/api/channels/{channel}/messages")
            )
            .await
        );
        let what = message.as_ref().and_then(choose);
        let sent = match (&message, &what) {
            (Some(message), Some((id, value))) => {
                life.shown = life.shown.max(revision(message));
                let kind = if value.is_some() { 3 } else { 2 };
                let values: Vec<&String> = value.iter().collect();
                post(
                    &client,
                    format!("{base}/sandbox/api/channels/{channel}/component"),
                    json!({ "user": user, "message": message["id"], "custom_id": id, "component_type": kind, "values": values }),
                )
                .await
            }
            _ => {
                // No game yet, or one that is over.
                life.begun += 1;
                life.shown = 0;
                post(
                    &client,
                    format!("{base}/sandbox/api/channels/{channel}/command"),
                    json!({ "user": user, "name": "island", "options": [{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }] }),
                )
                .await
            }
        };
        if sent.is_none() {
            // The message has just changed, or the bot is not connected yet.
            life.begun -= u32::from(what.is_none());
            continue;
        }
        let wait = (Instant::now() + Duration::from_millis(1_500)).min(limit);
        while Instant::now() < wait && (life.moves == 0 || Instant::now() < until) {
            if let Some(now) = panel(&client, base, &channel).await
                && Some(&now) != message.as_ref()
            {
                life.shown = life.shown.max(revision(&now));
                life.moves += u32::from(
                    revision(&now) > message.as_ref().map_or(0, revision) || what.is_none(),
                );
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    life
}

fn stored(data: &std::path::Path, channel: &str) -> u64 {
    let out = Command::new(env!("CARGO_BIN_EXE_castaway"))
        .args(["export", channel])
        .env("DATA_DIR", data)
        .stderr(Stdio::null())
        .output()
        .expect("the program runs");
    let text = String::from_utf8_lossy(&out.stdout);
    let at = text.find("\"revision\":").map_or(text.len(), |at| at + 11);
    text[at..]
        .chars()
        .take_while(char::is_ascii_digit)
        .collect::<String>()
        .parse()
        .unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_shown_is_lost_over_thirty_kills() {
    let data = tempfile::tempdir().expect("a folder");
    let mut chance = castaway_kernel::Chance::from_seed(30);
    let (mut moves, mut last) = (0, 0);
    for kill in 0..KILLS {
        let process = Process::start(data.path());
        let extra = Duration::from_millis(u64::try_from(chance.die(700)).expect("small"));
        let life = play(&process.base, extra, kill == 0).await;
        process.kill();
        let stored = stored(data.path(), &life.channel);
        assert!(
            stored >= life.shown,
            "kill {kill}: {} was shown, {stored} is stored",
            life.shown
        );
        // The game before the kill is the game after it: its old buttons moved it on.
        assert!(
            life.begun > 0 || life.shown >= last,
            "kill {kill}: {last} stood before, {} was shown",
            life.shown
        );
        last = stored;
        moves += life.moves;
    }
    println!("{moves} moves over {KILLS} lives");
    assert!(
        u64::from(moves) >= 2 * KILLS,
        "only {moves} moves were made"
    );
}
