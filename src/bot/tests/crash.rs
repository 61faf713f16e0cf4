//! The real process is killed at random moments; nothing that was shown as done is lost.
//! Reproduce: `cargo test -p castaway --test crash -- --nocapture`.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use castaway::ops::load::choose;
use serde_json::{Value, json};

const KILLS: u64 = 30;

struct Process {
    child: Child,
    base: String,
}

impl Process {
    fn start(data: &std::path::Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_castaway"))
            .args(["sandbox", "--port", "0"])
            .env("DATA_DIR", data)
            .env_remove("DISCORD_TOKEN")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("a pipe"));
        let base = out
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let at = line.find("http://")?;
                Some(
                    line[at..]
                        .split_whitespace()
                        .next()?
                        .trim_end_matches(['/', '.'])
                        .to_owned(),
                )
            })
            .expect("it prints its address");
        Self { child, base }
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
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

async fn get(client: &reqwest::Client, url: String) -> Option<Value> {
    let text = client.get(url).send().await.ok()?.text().await.ok()?;
    serde_json::from_str(&text).ok()
}

async fn post(client: &reqwest::Client, url: String, body: Value) -> Option<()> {
    let request = client
        .post(url)
        .header("content-type", "application/json")
        .body(body.to_string());
    request
        .send()
        .await
        .ok()?
        .error_for_status()
        .ok()
        .map(|_| ())
}

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

/// Plays until the deadline and returns the highest revision that was shown.
async fn play(base: &str, until: Instant, mut shown: u64) -> (String, u64) {
    let client = reqwest::Client::builder()
        .timeout(Duration::from_secs(3))
        .build()
        .expect("a client");
    let world = get(&client, format!("{base}/sandbox/api/state"))
        .await
        .expect("the state");
    let channel = world["channels"][0]["id"]
        .as_str()
        .expect("a channel")
        .to_owned();
    let user = world["users"][0]["id"].clone();
    let mut asked = 0u32;
    while Instant::now() < until {
        let message = panel(&client, base, &channel).await;
        let what = message.as_ref().and_then(choose);
        let sent = match (&message, &what) {
            (Some(message), Some((id, value))) => {
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
                // No panel: the simulator, unlike Discord, may forget one when it is killed. A game
                // that runs shows itself again, otherwise a new one begins with a revision of its own.
                asked += 1;
                let sub = if asked.is_multiple_of(2) {
                    "new"
                } else {
                    "status"
                };
                shown = 0;
                post(
                    &client,
                    format!("{base}/sandbox/api/channels/{channel}/command"),
                    json!({ "user": user, "name": "island", "options": [{ "name": sub, "type": 1, "options": [] }] }),
                )
                .await
            }
        };
        if sent.is_none() {
            continue;
        }
        let wait = Instant::now() + Duration::from_millis(400);
        while Instant::now() < wait.min(until) {
            if let Some(now) = panel(&client, base, &channel).await
                && Some(&now) != message.as_ref()
            {
                shown = revision(&now).max(if revision(&now) < shown { 0 } else { shown });
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    (channel, shown)
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
    let mut shown = 0;
    let mut moved = false;
    for kill in 0..KILLS {
        let process = Process::start(data.path());
        let life = Duration::from_millis(300 + u64::try_from(chance.die(900)).expect("small"));
        let (channel, seen) = play(&process.base, Instant::now() + life, shown).await;
        process.kill();
        let stored = stored(data.path(), &channel);
        assert!(
            stored >= seen,
            "kill {kill}: {seen} was shown, {stored} is stored"
        );
        moved |= stored > 3;
        shown = seen;
    }
    assert!(moved, "the game was played");
}
