//! The pages beside the panels of games: a table that fills up with its options, the list of one's games, how somebody answers by
//! themselves, reminders, what is kept of a person, and what a server settles. Everything that stands on them is pressed once, in
//! the simulated Discord, and is answered without a fault.
//!
//! One of them: `cargo test -p castaway --test edge presses::pages::`.

use std::collections::{BTreeMap, BTreeSet};

use castaway::{registry::GAMES, ui::texts::Lang};
use serde_json::{Value, json};

use crate::person::{
    PATIENCE, Person, action,
    company::{sub, users},
    components,
};

/// Components with one word are pressed so often at most: some bring others of their kind.
const OF_ONE_WORD: usize = 60;

/// What leaves the page for a game or for a page that is the same everywhere: pressed when all else on the page was.
const LEAVES: [&str; 8] = [
    "back", "begin", "end", "help", "log", "play", "recap", "rise",
];

/// What would delete all that the next page is about.
const NEVER: [&str; 1] = ["delete"];

/// What somebody can do in a message: a component, and what is picked there; nothing of a button.
type Choice = (String, Vec<String>);

fn word(id: &str) -> &str {
    id.split('|').nth(2).unwrap_or_default()
}

/// Everything that can be pressed or picked in a message. Of a menu that the client fills the first there is, of one for several as
/// many as must be.
fn choices(me: &Person, message: u64) -> Vec<Choice> {
    let Some(seen) = me.handle().message(me.channel, message) else {
        return Vec::new();
    };
    let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
    let mut found = Vec::new();
    for c in components(&seen) {
        let id = text(&c["custom_id"]);
        if id.is_empty() {
            // A link.
            continue;
        }
        let first = match c["type"].as_u64() {
            Some(5) => me.handle().users().first().map(|user| user.id),
            Some(6) => me.handle().roles().first().map(|role| role.id),
            Some(8) => me.handle().channels().first().map(|channel| channel.id),
            _ => None,
        };
        if let Some(first) = first {
            found.push((id, vec![first.to_string()]));
            continue;
        }
        let Some(options) = c["options"].as_array() else {
            found.push((id, Vec::new()));
            continue;
        };
        let many = usize::try_from(c["min_values"].as_u64().unwrap_or(1)).unwrap();
        let shown = options.iter().filter(|o| o["default"] == true);
        let shown: Vec<String> = shown.map(|o| text(&o["value"])).collect();
        for at in 0..options.len() {
            let picked = options.iter().cycle().skip(at).take(many.max(1));
            let values: Vec<String> = picked.map(|o| text(&o["value"])).collect();
            // A client sends nothing where what is shown as picked is picked.
            if values != shown {
                found.push((id.clone(), values));
            }
        }
    }
    found
}

/// A message tells of no fault, and what was pressed is known.
fn is_well(me: &Person, message: u64, pressed: &str) {
    let seen = me.handle().message(me.channel, message);
    let seen = seen.map(|m| m.to_string()).unwrap_or_default();
    for lang in Lang::ALL {
        let t = me.stage.app.texts.of(lang);
        for key in [
            "fault",
            "command-failed",
            "unknown-press",
            "settings-unknown",
            "store-failed",
        ] {
            let values = ["reference", "shows", "alone"].map(|name| (name, "none".into()));
            let said = t.with(key, &values);
            let said = said.split('.').next().unwrap_or_default();
            assert!(said.len() > 10, "{key}: {said}");
            assert!(!seen.contains(said), "{pressed}: {seen}");
        }
    }
}

/// One person's walk through a page and all that opens from it.
struct Walk {
    /// The page, and the private ones that opened.
    open: Vec<u64>,
    pressed: BTreeSet<String>,
    words: BTreeMap<String, usize>,
    /// What leaves the page.
    leaves: BTreeSet<String>,
    answered: usize,
    /// What was drawn anew between the look and the press.
    gone: usize,
}

impl Walk {
    fn on(page: u64) -> Self {
        Self {
            open: vec![page],
            pressed: BTreeSet::new(),
            words: BTreeMap::new(),
            leaves: BTreeSet::new(),
            answered: 0,
            gone: 0,
        }
    }

    /// What was not pressed yet, as the messages stand now.
    fn next(&mut self, me: &Person) -> Option<(u64, Choice)> {
        for message in self.open.clone() {
            for (id, values) in choices(me, message) {
                let word = word(&id).to_owned();
                if NEVER.contains(&word.as_str()) {
                    continue;
                }
                if LEAVES.contains(&word.as_str()) {
                    self.leaves.insert(word);
                    continue;
                }
                let key = format!("{id} {values:?}");
                let times = self.words.entry(word).or_default();
                if *times == OF_ONE_WORD || self.pressed.contains(&key) {
                    continue;
                }
                *times += 1;
                self.pressed.insert(key);
                return Some((message, (id, values)));
            }
        }
        None
    }

    /// Presses everything, also what comes by it.
    async fn all(&mut self, me: &Person) {
        while let Some((message, (id, values))) = self.next(me) {
            let handle = me.handle();
            let sent = match values.as_slice() {
                [] => handle.press(me.user, me.channel, message, &id),
                picked => handle.select(me.user, me.channel, message, &id, picked),
            };
            let Ok(sent) = sent else {
                self.gone += 1;
                continue;
            };
            let ack = handle.wait_ack(sent, PATIENCE).await;
            let ack = ack.unwrap_or_else(|| panic!("nobody answers {id} {values:?}"));
            self.answered += 1;
            is_well(me, message, &id);
            let Some(answer) = ack.message_id else {
                continue;
            };
            is_well(me, answer, &id);
            let private = handle.message(me.channel, answer);
            let private = private.is_some_and(|m| m["ephemeral"] == true);
            if private && !self.open.contains(&answer) {
                self.open.push(answer);
            }
        }
        for message in &self.open {
            is_well(me, *message, "at the end");
        }
        assert!(
            self.answered > self.gone * 4,
            "{} answers, {} presses came too late",
            self.answered,
            self.gone
        );
    }
}

/// Whether a message has a component with this word.
fn has(me: &Person, message: u64, name: &str) -> bool {
    let seen = me.handle().message(me.channel, message);
    seen.is_some_and(|m| components(&m).iter().any(|c| action(c) == name))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_fills_up_and_its_options_can_be_pressed_everywhere() {
    for game in GAMES {
        let mut me = Person::open().await;
        let [host, guest, _] = users(&me);
        let (start, _) = game.commands;
        let table = match start.split_once(' ') {
            Some((name, below)) => me.slash(name, sub(below, json!([]))).await,
            None => me.slash(start, json!([])).await,
        };
        let opens = me.so(|| has(&me, table, "sit")).await;
        assert!(opens, "{}", me.words(table));
        for user in [host, guest] {
            me.user = user;
            let mut walk = Walk::on(table);
            walk.all(&me).await;
            assert!(
                walk.answered > 1,
                "/{start}: a table has a seat and more to press: {:?}",
                walk.words
            );
            println!("/{start}: {} presses, {:?}", walk.answered, walk.words);
        }
        // Who gets up and who begins; more people may be needed for what was chosen last.
        for (user, name) in [(guest, "rise"), (guest, "sit"), (host, "begin")] {
            me.user = user;
            if has(&me, table, name) {
                let answer = me.press_action(table, name).await;
                is_well(&me, answer.unwrap_or(table), name);
            }
        }
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_beside_games_can_be_pressed_everywhere() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("island", sub("new", json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    me.catch_up().await;
    // The last member manages channels.
    let manager = me.handle().users().last().expect("members").id;
    for (user, command, least) in [
        (robin, "games", 1),
        (robin, "standing", 1),
        (robin, "notify", 3),
        (robin, "privacy", 3),
        (manager, "settings", 4),
    ] {
        me.user = user;
        let page = me.slash(command, json!([])).await;
        let mut walk = Walk::on(page);
        walk.all(&me).await;
        assert!(
            walk.answered >= least,
            "/{command}: {:?} on {}",
            walk.words,
            me.words(page)
        );
        println!("/{command}: {} presses, {:?}", walk.answered, walk.words);
        for name in &walk.leaves {
            let page = me.slash(command, json!([])).await;
            if has(&me, page, name) {
                let answer = me.press_action(page, name).await;
                is_well(&me, answer.unwrap_or(page), name);
            }
        }
    }
    me.catch_up().await;
    me.close().await;
}
