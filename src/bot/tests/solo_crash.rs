//! The real process is killed while somebody plays alone; what was shown as done is there again.

#[path = "edge/person/mod.rs"]
mod person;
mod process;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Stdio},
    sync::Arc,
    time::{Duration, Instant},
};

use castaway::games::rollwrite::UPGRADES as ROLL_UPGRADES;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::Difficulty,
    setup::{Island, Setup},
};
use castaway_store::{SledOptions, SledStore, Store};
use castaway_table::{Begun, Faults, Meta, Place, Slot, Stamp, Stand, Start, Table};
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
        .timeout(PATIENCE)
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

/// The folder of the victim's saves.
const FOLDER: &str = "CASTAWAY_REPLACE_FOLDER";
const REPLACES: usize = 40;
/// So many people at once, so that a kill after the word of one falls anywhere within the steps of the others.
const PEOPLE: u64 = 4;

fn place(user: u64) -> Place {
    let slot = Slot::Free;
    Place::Own { user, slot }
}

/// The first game of a person that a process begins: no number comes twice, over the restarts either.
fn first(process: u32, user: u64) -> u64 {
    u64::from(process) << 24 | user << 20
}

fn open(data: &std::path::Path) -> SledStore {
    let options = SledOptions {
        min_free_bytes: 0,
        ..SledOptions::default()
    };
    SledStore::open(data, options).unwrap().0
}

/// Replaces one running game of a person by the next for ever, and says each number once it stands.
async fn replace_for_ever(table: Table<RollWrite>, user: u64) {
    let mut leaves = table.load(place(user)).await.ok().map(|o| Stand::of(&o));
    for n in first(std::process::id(), user).. {
        let start = Start {
            setup: Setup {
                seats: 1,
                scenarios: vec!["s00".into()],
                difficulty: Difficulty::Fair,
                island: Island::Seed(n),
            },
            seed: n,
            opening: None,
            meta: Meta {
                chairs: [user].into(),
                ..Meta::default()
            },
        };
        let stamp = Stamp {
            user,
            interaction: Some(n),
            now_ms: n,
        };
        match table.begin_after(place(user), stamp, leaves, start).await {
            Ok(Begun::Now { loaded, .. }) => leaves = Some(Stand::of(&loaded)),
            _ => panic!("no game {n}"),
        }
        let mut out = std::io::stdout().lock();
        writeln!(out, "ack {user} {n}").unwrap();
        out.flush().unwrap();
    }
}

/// Does nothing unless the environment names a folder.
#[tokio::test(flavor = "multi_thread")]
async fn victim() {
    let Ok(folder) = std::env::var(FOLDER) else {
        return;
    };
    let folder = std::path::Path::new(&folder);
    let store: Arc<dyn Store> = Arc::new(open(folder));
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(folder.join("faults"));
    let table = Table::<RollWrite>::new(catalog, "test".into(), store, ROLL_UPGRADES, faults);
    let mut people = tokio::task::JoinSet::new();
    for user in 1..=PEOPLE {
        people.spawn(replace_for_ever(table.clone(), user));
    }
    people.join_all().await;
}

/// What stands for a person, and how many games they have had.
#[derive(Default)]
struct Known {
    game: Option<u64>,
    games: usize,
}

#[test]
fn at_every_moment_there_is_the_old_game_or_the_new_one() {
    let data = tempfile::tempdir().unwrap();
    let mut known: [Known; PEOPLE as usize] = Default::default();
    let mut between = 0;
    for kill in 0..REPLACES {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["victim", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, data.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut next: Vec<u64> = (1..=PEOPLE).map(|u| first(child.id(), u)).collect();
        let mut left = 1 + kill * 7 % 23;
        for line in out.lines().map_while(Result::ok) {
            let said = line.split("ack ").nth(1);
            let (user, number) = match said.and_then(|s| s.trim().split_once(' ')) {
                Some((user, number)) => (
                    user.parse::<usize>().unwrap(),
                    number.parse::<u64>().unwrap(),
                ),
                None => continue,
            };
            known[user - 1].game = Some(number);
            known[user - 1].games += 1;
            next[user - 1] = number + 1;
            left = left.saturating_sub(1);
            if left == 0 {
                // The victim runs on while this reads, up to the kill.
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        let store = open(data.path());
        for (user, (known, next)) in (1..).zip(known.iter_mut().zip(&next)) {
            let key = place(user).key();
            let found = store.load(key).unwrap();
            let found = found.map(|saved| saved.envelope.body.tree()["seed"].as_u64().unwrap());
            if found == Some(*next) {
                known.game = found;
                known.games += 1;
                between += 1;
            }
            assert_eq!(
                found, known.game,
                "kill {kill}, person {user}: neither the old game nor {next}"
            );
            // Every game before it is whole in the archive.
            let archived = store.archived(key).unwrap();
            assert_eq!(archived.len(), known.games.saturating_sub(1), "kill {kill}");
            for number in archived.iter().rev().take(2) {
                let old = store.load_archived(key, *number).unwrap().unwrap();
                let log = store.archived_log(key, *number, 0, 9).unwrap();
                assert_eq!((old.envelope.revision, log.len()), (1, 1));
            }
        }
    }
    let games: usize = known.iter().map(|k| k.games).sum();
    println!("{games} games over {REPLACES} kills, {between} of them written but not yet told");
    assert!(games > REPLACES, "{games} games");
}
