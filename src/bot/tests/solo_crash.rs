//! The real process is killed while somebody plays alone; what was shown as done is there again.

mod person;
mod process;

use std::time::{Duration, Instant};

use person::wish;
use process::{Process, get, post, revision};
use serde_json::{Value, json};

const KILLS: usize = 8;
const PATIENCE: Duration = Duration::from_secs(120);

/// The newest private panel.
async fn panel(client: &reqwest::Client, base: &str, channel: &str, user: &str) -> Option<Value> {
    let url = format!("{base}/sandbox/api/channels/{channel}/messages?user={user}");
    let all = get(client, url).await?;
    let with_buttons = |m: &&Value| m["components"].as_array().is_some_and(|c| !c.is_empty());
    all.as_array()?.iter().rev().find(with_buttons).cloned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_outlives_kills() {
    let data = tempfile::tempdir().unwrap();
    let client = reqwest::Client::builder()
        .timeout(Duration::from_secs(5))
        .build()
        .unwrap();
    let (mut shown, mut played) = (0, 0);
    for kill in 0..KILLS {
        let process = Process::start(data.path());
        let base = process.base.clone();
        let world = get(&client, format!("{base}/sandbox/api/state"))
            .await
            .unwrap();
        let channel = world["channels"][0]["id"].as_str().unwrap().to_owned();
        let user = world["users"][0]["id"].as_str().unwrap().to_owned();
        let limit = Instant::now() + PATIENCE;
        let before = panel(&client, &base, &channel, &user).await;
        // The command shows the game where it stood; it may come before the bot is connected, then it is sent again.
        let mut seen = None;
        while seen.is_none() {
            assert!(Instant::now() < limit, "no panel comes back");
            let _ = post(
                &client,
                format!("{base}/sandbox/api/channels/{channel}/command"),
                json!({ "user": user, "name": "solo", "options": [] }),
            )
            .await;
            let asked = Instant::now();
            while seen.is_none() && asked.elapsed() < Duration::from_secs(3) {
                let now = panel(&client, &base, &channel, &user).await;
                seen = now.filter(|m| Some(&m["id"]) != before.as_ref().map(|b| &b["id"]));
                tokio::task::yield_now().await;
            }
        }
        let mut message = seen.unwrap();
        assert!(
            revision(&message) >= shown,
            "kill {kill}: {shown} was shown, {} is there",
            revision(&message)
        );
        shown = revision(&message);
        for _ in 0..3 {
            let Some((id, value)) = wish(&message) else {
                break;
            };
            let kind = if value.is_some() { 3 } else { 2 };
            let values: Vec<&String> = value.iter().collect();
            let sent = post(
                &client,
                format!("{base}/sandbox/api/channels/{channel}/component"),
                json!({ "user": user, "message": message["id"], "custom_id": id, "component_type": kind, "values": values }),
            )
            .await;
            let wait = Instant::now() + Duration::from_secs(3);
            while sent.is_some() && Instant::now() < wait {
                if let Some(now) = panel(&client, &base, &channel, &user).await
                    && now["components"] != message["components"]
                {
                    message = now;
                    break;
                }
                tokio::task::yield_now().await;
            }
            shown = shown.max(revision(&message));
        }
        played += shown;
        if wish(&message).is_none() {
            // Over: the next command begins another game.
            shown = 0;
        }
        process.kill();
    }
    assert!(played > 20, "something was played");
}
