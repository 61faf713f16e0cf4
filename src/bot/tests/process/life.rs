//! A life of the program: people play by what is shown until it is killed, and then nothing that was shown may be lost.

use std::{
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use castaway_kernel::Chance;
use serde_json::{Value, json};

use super::{Process, get, post, revision};

/// A life in which nothing moves for so long has failed.
const PATIENCE: Duration = Duration::from_secs(120);
/// The letter of what somebody presses about their own reminders.
const REMINDERS: &str = "&";
/// A press whose answer does not come in this time is made again.
const ANSWER: Duration = Duration::from_millis(1_500);
/// At most so many milliseconds a life goes on once something was moved.
const LIFE: usize = 1_200;
/// So often nothing is found to press before the game counts as over.
const TRIES: u32 = 3;

/// What is pressed: its id, and the value of a menu.
pub type Choice = (String, Option<String>);

/// A game as it is played through the page.
pub struct Played {
    /// The command that begins it.
    pub command: &'static str,
    /// How many people sit down to it.
    pub players: usize,
    /// What is pressed on a message, where it offers anything.
    pub choose: fn(&Value) -> Option<Choice>,
    /// Whose press that is, by its id.
    pub whose: fn(&str) -> usize,
    /// The button that opens the page of one person, where a game has one.
    pub page: Option<&'static str>,
}

/// What a life of the program has shown.
#[derive(Debug, Default)]
pub struct Life {
    pub channel: String,
    /// The highest revision that was shown of the game that is running.
    pub shown: u64,
    /// Moves that were acknowledged by a changed panel.
    pub moves: u32,
    /// Presses on the page of one person that a later panel shows as moves.
    pub hidden: u32,
    /// The revisions at which such presses were made that no panel shows yet: it may come late, or in the next life.
    pub awaited: Vec<u64>,
    /// Games begun, or prepared by people who sit down.
    pub begun: u32,
}

impl Life {
    /// A panel of that revision was seen: it shows whatever was pressed before.
    fn saw(&mut self, revision: u64) {
        self.shown = self.shown.max(revision);
        let before = self.awaited.len();
        self.awaited.retain(|at| *at >= revision);
        self.hidden += u32::try_from(before - self.awaited.len()).expect("few");
    }
}

/// A press on a message that somebody sees.
struct Press {
    user: Value,
    message: Value,
    choice: Choice,
    hidden: bool,
}

/// A page of a browser on the running program.
struct Page<'a> {
    client: reqwest::Client,
    base: &'a str,
    game: &'a Played,
    users: Vec<Value>,
    channel: String,
}

/// What a custom id says it does.
fn action(id: &str) -> &str {
    id.split('|').nth(2).unwrap_or_default()
}

/// Buttons and menus of a message that can be pressed.
pub fn pressable<'a>(
    message: &'a Value,
    name: &'a str,
) -> impl DoubleEndedIterator<Item = &'a Value> {
    let rows = message["components"].as_array();
    let all: Vec<&Value> = rows
        .into_iter()
        .flatten()
        .filter_map(|row| row["components"].as_array())
        .flatten()
        .collect();
    all.into_iter().filter(move |c| {
        let id = c["custom_id"].as_str().unwrap_or_default();
        action(id) == name && c["disabled"] != true
    })
}

/// The id of something that can be pressed.
pub fn id(component: &Value) -> String {
    component["custom_id"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

impl<'a> Page<'a> {
    async fn open(base: &'a str, game: &'a Played) -> Self {
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            .build()
            .expect("a client");
        let world = get(&client, format!("{base}/sandbox/api/state"))
            .await
            .expect("the state");
        let users = world["users"].as_array().expect("users");
        let channel = world["channels"][0]["id"].as_str().expect("a channel");
        Self {
            client,
            base,
            game,
            users: users.iter().map(|user| user["id"].clone()).collect(),
            channel: channel.to_owned(),
        }
    }

    /// All messages that somebody sees, or that everybody sees.
    async fn messages(&self, user: Option<&Value>) -> Vec<Value> {
        let (base, channel) = (self.base, &self.channel);
        let whose = user.and_then(Value::as_str);
        let whose = whose.map_or(String::new(), |user| format!("?user={user}"));
        let url = format!("{base}/sandbox/api/channels/{channel}/messages{whose}");
        let all = get(&self.client, url).await;
        all.and_then(|all| all.as_array().cloned())
            .unwrap_or_default()
    }

    /// The newest message for everybody with a button of a game: a call to the board has but one to one's reminders.
    async fn panel(&self) -> Option<Value> {
        let buttons = |m: &Value| {
            let rows = m["components"].as_array().into_iter().flatten();
            let mut all = rows
                .filter_map(|row| row["components"].as_array())
                .flatten();
            all.any(|c| id(c).split('|').nth(1) != Some(REMINDERS))
        };
        let all = self.messages(None).await;
        let mut newest = all.into_iter().rev();
        newest.find(|m| buttons(m) && m["ephemeral"] != true)
    }

    async fn press(&self, press: &Press) -> Option<()> {
        let (base, channel) = (self.base, &self.channel);
        let (id, value) = &press.choice;
        let kind = if value.is_some() { 3 } else { 2 };
        let values: Vec<&String> = value.iter().collect();
        post(
            &self.client,
            format!("{base}/sandbox/api/channels/{channel}/component"),
            json!({ "user": press.user, "message": press.message["id"], "custom_id": id, "component_type": kind, "values": values }),
        )
        .await
    }

    async fn begin(&self) -> Option<()> {
        let (base, channel, game) = (self.base, &self.channel, self.game);
        let players = json!([{ "name": "players", "type": 4, "value": game.players }]);
        post(
            &self.client,
            format!("{base}/sandbox/api/channels/{channel}/command"),
            json!({ "user": self.users[0], "name": game.command, "options": [{ "name": "new", "type": 1, "options": players }] }),
        )
        .await
    }

    /// Whoever is to come sits down at an open table, and then it begins.
    fn at_table(&self, message: &Value) -> Option<Press> {
        let sit = pressable(message, "sit").next()?;
        let (whole, text) = (&self.users[..self.game.players], message.to_string());
        let missing = whole
            .iter()
            .find(|user| !text.contains(user.as_str().unwrap_or("-")));
        let (user, button) = match missing {
            Some(user) => (user, sit),
            None => (&self.users[0], pressable(message, "begin").next()?),
        };
        Some(Press {
            user: user.clone(),
            message: message.clone(),
            choice: (id(button), None),
            hidden: false,
        })
    }

    /// What is pressed next: on the panel, or on the page of whoever is asked there.
    async fn next(&self, message: &Value, shown: &mut u64) -> Option<Press> {
        if let Some(choice) = (self.game.choose)(message) {
            return Some(Press {
                user: self.users[(self.game.whose)(&choice.0)].clone(),
                message: message.clone(),
                choice,
                hidden: false,
            });
        }
        let button = pressable(message, self.game.page?).next()?;
        for user in &self.users[..self.game.players] {
            let before = self.messages(Some(user)).await;
            let open = Press {
                user: user.clone(),
                message: message.clone(),
                choice: (id(button), None),
                hidden: true,
            };
            self.press(&open).await?;
            let until = Instant::now() + ANSWER;
            while Instant::now() < until {
                let all = self.messages(Some(user)).await;
                let new = |m: &Value| before.iter().all(|b| b["id"] != m["id"]);
                if let Some(page) = all.into_iter().rev().find(new) {
                    *shown = (*shown).max(revision(&page));
                    if let Some(choice) = (self.game.choose)(&page) {
                        return Some(Press {
                            message: page,
                            choice,
                            ..open
                        });
                    }
                    break;
                }
                tokio::task::yield_now().await;
            }
        }
        None
    }
}

/// Plays until so many moves were made and the time is over. A game that has ended gives way to a new one.
async fn play(
    base: &str,
    game: &Played,
    (least, extra): (u32, Duration),
    before: Option<Life>,
) -> Life {
    let page = Page::open(base, game).await;
    let first = before.is_none();
    let mut life = Life {
        channel: page.channel.clone(),
        awaited: before.map(|life| life.awaited).unwrap_or_default(),
        ..Life::default()
    };
    let limit = Instant::now() + PATIENCE;
    let until = Instant::now() + extra;
    let mut tries = 0;
    while life.moves < least || Instant::now() < until {
        let message = page.panel().await;
        assert!(
            Instant::now() < limit,
            "nothing moves: {life:?} {message:?}"
        );
        assert!(
            first || life.begun > 0 || message.is_some(),
            "a panel that was shown is gone after the kill: {:?}",
            page.messages(None).await
        );
        let table = message.as_ref().and_then(|m| page.at_table(m));
        let prepared = table.is_some();
        let press = match (&message, table) {
            (Some(message), None) => {
                life.saw(revision(message));
                page.next(message, &mut life.shown).await
            }
            (_, table) => table,
        };
        let sent = match &press {
            Some(press) => page.press(press).await,
            None if message.is_some() && tries < TRIES => {
                tries += 1;
                continue;
            }
            None => page.begin().await,
        };
        if sent.is_none() {
            // The message has just changed, or the bot is not connected yet.
            continue;
        }
        tries = 0;
        if press.is_none() || prepared {
            life.begun += 1;
            life.shown = 0;
            life.awaited.clear();
        }
        if let Some(press) = press.as_ref().filter(|press| press.hidden) {
            life.awaited.push(revision(&press.message));
        }
        // The panel of a game that has ended may still be painted after the next one was begun, and shows nothing of that.
        let is_past = |now: &Value| {
            let ended = message.as_ref().filter(|_| press.is_none());
            ended.is_some_and(|ended| ended["id"] == now["id"])
        };
        let wait = (Instant::now() + ANSWER).min(limit);
        while Instant::now() < wait && (life.moves < least || Instant::now() < until) {
            if let Some(now) = page.panel().await
                && Some(&now) != message.as_ref()
                && !is_past(&now)
            {
                life.saw(revision(&now));
                let moved = revision(&now) > message.as_ref().map_or(0, revision);
                life.moves += u32::from(moved || press.is_none());
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    life
}

/// The revision of the game that lies in the store.
fn stored(data: &Path, channel: &str) -> u64 {
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

/// Plays a game over several lives, each of which ends by a kill at some moment; nothing that was shown as done may be lost. Gives
/// the moves that were made, and how many of them on the page of one person.
pub async fn nothing_shown_is_lost(game: &Played, kills: u64) -> (u32, u32) {
    let data = tempfile::tempdir().expect("a folder");
    let mut chance = Chance::from_seed(kills);
    let (mut moves, mut hidden, mut last) = (0, 0, 0);
    let mut before = None;
    for kill in 0..kills {
        let process = Process::start(data.path());
        let extra = Duration::from_millis(u64::try_from(chance.die(LIFE)).expect("small"));
        // On a slow machine the time is over before the program is connected.
        let least = 1 + u32::from(kill % 2 == 1);
        let life = play(&process.base, game, (least, extra), before).await;
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
        hidden += life.hidden;
        before = Some(life);
    }
    println!("{moves} moves over {kills} lives, {hidden} of them on a page of one's own");
    assert!(
        2 * u64::from(moves) >= 3 * kills,
        "only {moves} moves were made"
    );
    (moves, hidden)
}
