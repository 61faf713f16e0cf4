//! A bot without Discord: what is pressed is carried out on saves in memory, and what is said is heard.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, Ordering},
};

use castaway::{
    discord::{App, Caller, GameUi, How, Ui},
    ops::serve::build_at,
    ui::{
        component::Id, message::Message, press::Presses, reader::Reader, shared::Pressed,
        texts::Lang,
    },
};
use castaway_kernel::{Chance, Seat};
use castaway_store::{MemoryStore, Store};
use castaway_table::{Loaded, Meta, Panel, Place, Record, Stamp};
use serde_json::Value;

/// 21 November 2026, noon.
pub const NOW_MS: u64 = 1_795_262_400_000;
/// The message with the panel, one that only the presser sees, and another for all; each with whether it is private.
pub const PANEL: (u64, bool) = (11, false);
pub const HIDDEN: (u64, bool) = (12, true);
pub const PUBLIC: (u64, bool) = (13, false);
const CHANNEL: u64 = 1;

/// What somebody can do in a message.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The component.
    pub id: String,
    /// What is picked from a menu.
    pub values: Vec<String>,
    /// What is written there.
    pub label: String,
}

/// Something that somebody looks at.
#[derive(Clone)]
pub struct Page {
    /// What it is.
    pub message: Message,
    /// In which message.
    pub at: (u64, bool),
    /// Who looks; anybody at a panel.
    pub user: Option<u64>,
    /// How one came here.
    pub way: Vec<String>,
}

pub struct House {
    pub app: App,
    pub store: Arc<MemoryStore>,
    said: Arc<Mutex<Vec<(How, Message)>>>,
    clicks: AtomicU64,
    /// What everybody reads.
    pub lang: Lang,
    _data: tempfile::TempDir,
}

impl House {
    pub fn open() -> Self {
        Self::through(|store| store)
    }

    /// The same for people who read another language.
    pub fn speaking(lang: Lang) -> Self {
        Self {
            lang,
            ..Self::open()
        }
    }

    /// The same with something between the bot and its saves.
    pub fn through(between: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> Self {
        let data = tempfile::tempdir().unwrap();
        let store = Arc::new(MemoryStore::default());
        let saves = between(Arc::clone(&store) as Arc<dyn Store>);
        let app = build_at(saves, data.path(), Arc::new(|| NOW_MS));
        let app = app.unwrap_or_else(|error| panic!("{error}"));
        let said = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&said);
        app.listen(Arc::new(move |_: &Caller, how: How, message: &Message| {
            heard.lock().unwrap().push((how, message.clone()));
        }));
        Self {
            app,
            store,
            said,
            clicks: AtomicU64::new(1),
            lang: Lang::En,
            _data: data,
        }
    }

    /// The context of a game.
    pub fn ui<G: GameUi>(&self) -> Ui<G> {
        self.app.ui().unwrap()
    }

    pub fn stamp(&self, user: u64) -> Stamp {
        Stamp {
            user,
            interaction: Some(self.clicks.fetch_add(1, Ordering::SeqCst)),
            now_ms: NOW_MS,
        }
    }

    /// Begins a game whose panel is known.
    pub async fn begin<G: GameUi>(&self, place: Place, setup: G::Setup, seed: u64, meta: Meta) {
        let panel = (!place.is_own()).then_some(Panel {
            message: PANEL.0,
            at_ms: castaway::discord::now_ms(),
            below: 0,
            shown: None,
        });
        let meta = Meta {
            panel,
            language: self.lang,
            ..meta
        };
        let host = meta.host().unwrap();
        let ui = self.ui::<G>();
        let begun = ui
            .tables()
            .begin(place, self.stamp(host), setup, seed, meta);
        assert!(begun.await.is_ok(), "the game begins");
    }

    pub async fn game<G: GameUi>(&self, place: Place) -> Loaded<G> {
        let loaded = self.ui::<G>().tables().load(place).await;
        loaded.unwrap_or_else(|_| panic!("there is a game"))
    }

    /// The panel as it stands.
    pub async fn panel<G: GameUi>(&self, place: Place) -> Page {
        let loaded = self.game::<G>(place).await;
        let told = self.ui::<G>().tables().told(&loaded).await;
        let told = told.unwrap_or_else(|_| panic!("the log is read"));
        let reader = match place {
            Place::Own { user, .. } => Reader {
                lang: self.lang,
                user: Some(user),
                now_ms: NOW_MS,
            },
            Place::Channel(_) => Reader::all(self.lang),
        };
        let message = G::panel(&self.ui(), &loaded, &told, reader);
        Page {
            message: message.at(place, &loaded.meta.tag),
            at: if place.is_own() { HIDDEN } else { PANEL },
            user: reader.user,
            way: Vec::new(),
        }
    }

    /// Somebody who uses the bot at the table, without a message that they press.
    pub fn caller(&self, user: u64) -> Caller {
        let click = self.clicks.fetch_add(1, Ordering::SeqCst);
        Caller {
            interaction: click.into(),
            token: "token".into(),
            guild: Some(3),
            channel: CHANNEL,
            place: Place::Channel(CHANNEL),
            user,
            name: format!("Person {user}"),
            lang: self.lang,
            message: None,
            board: false,
            now_ms: NOW_MS,
            manages: false,
            here: castaway::discord::Here::default(),
            put_off: false,
        }
    }

    /// Presses, and hears what is said.
    pub async fn press(&self, user: u64, page: &Page, choice: &Choice) -> Vec<(How, Message)> {
        let caller = Caller {
            message: Some(page.at),
            board: page.at == PANEL,
            ..self.caller(user)
        };
        self.said.lock().unwrap().clear();
        self.app.press(caller, &choice.id, &choice.values).await;
        std::mem::take(&mut *self.said.lock().unwrap())
    }

    /// What was ordered since a revision.
    pub async fn orders<G: GameUi>(&self, place: Place, since: u64) -> Vec<(Seat, G::Command)> {
        let log = self.ui::<G>().tables().log(place, since + 1, 99).await;
        let log = log.unwrap_or_else(|_| panic!("the log is read"));
        let records = log.into_iter().map(|e| e.command.read());
        records
            .filter_map(|r| match r.unwrap() {
                Record::<G::Setup, G::Command>::Order { seat, command, .. } => {
                    Some((seat, command))
                }
                Record::Begin { .. } | Record::Undo { .. } => None,
            })
            .collect()
    }
}

/// The place of a table.
pub fn here() -> Place {
    Place::Channel(CHANNEL)
}

/// Everything that can be pressed or picked in a message. Of a menu for several as many are picked as must be.
pub fn choices(message: &Message) -> Vec<Choice> {
    let json = message.json();
    let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
    let rows = json["components"].as_array().cloned().unwrap_or_default();
    let all = rows
        .iter()
        .flat_map(|r| r["components"].as_array().cloned());
    let mut found = Vec::new();
    for c in all.flatten().filter(|c| c["disabled"] != true) {
        let id = text(&c["custom_id"]);
        let Some(options) = c["options"].as_array() else {
            let (label, values) = (text(&c["label"]), Vec::new());
            found.push(Choice { id, values, label });
            continue;
        };
        let many = usize::try_from(c["min_values"].as_u64().unwrap_or(1)).unwrap();
        let shown = options.iter().filter(|o| o["default"] == true);
        let shown: Vec<String> = shown.map(|o| text(&o["value"])).collect();
        for at in 0..options.len() {
            let picked = options.iter().cycle().skip(at).take(many.max(1));
            let values: Vec<String> = picked.map(|o| text(&o["value"])).collect();
            // A client sends nothing where what is shown as picked is picked.
            if values == shown {
                continue;
            }
            found.push(Choice {
                id: id.clone(),
                values,
                label: text(&options[at]["label"]),
            });
        }
    }
    found
}

/// What makes two pages the same to the eye.
pub fn looks(message: &Message) -> String {
    let json = message.json();
    format!(
        "{}{}{}",
        json["content"], json["embeds"], json["components"]
    )
}

/// Texts that were cut because Discord's room ended, and stand nowhere else in the message as a whole.
pub fn cuts(message: &Message) -> Vec<String> {
    let mut all = Vec::new();
    let json = message.json();
    texts(&json, "", &mut all);
    // A label begins with a capital where the sentence that tells it goes on.
    let whole = |start: &str| {
        let start = start.to_lowercase();
        let tells = |line: &str| line.to_lowercase().contains(&start) && !is_cut(line);
        all.iter().any(|(_, text)| text.lines().any(tells))
    };
    let lost = all.iter().filter(|(name, text)| {
        // Short words of a menu or a button may end in dots by themselves.
        let small = ["label", "description", "placeholder"].contains(name);
        let mut lines = text.lines().filter(|line| is_cut(line));
        (!small && text.ends_with('…')) || lines.any(|line| !whole(line.trim_end_matches('…')))
    });
    lost.map(|(name, text)| format!("{name}: {text}")).collect()
}

/// Whether a line is long and ends in dots.
fn is_cut(line: &str) -> bool {
    line.ends_with('…') && line.chars().count() > 40
}

/// Every text of a message that is read, with what it is.
fn texts<'v>(value: &'v Value, name: &'v str, all: &mut Vec<(&'v str, &'v str)>) {
    match value {
        // A menu of cards to be read shows how each begins.
        Value::Object(map) if reads_cards(map.get("custom_id")) => {}
        Value::String(text) => all.push((name, text)),
        Value::Array(list) => list.iter().for_each(|v| texts(v, name, all)),
        Value::Object(map) => map.iter().for_each(|(key, v)| texts(v, key, all)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn reads_cards(id: Option<&Value>) -> bool {
    let id = id.and_then(Value::as_str).and_then(|id| Id::read(id).ok());
    id.is_some_and(|id| id.action == "card")
}

/// Whether an answer is a page to go on from, and no mere notice.
pub fn is_page(message: &Message) -> bool {
    !message.embeds().is_empty() || !message.rows().is_empty()
}

/// What a choice means.
pub fn meaning<G: GameUi>(choice: &Choice) -> Pressed<G::Press> {
    let id = Id::read(&choice.id).unwrap_or_else(|e| panic!("{}: {e}", choice.id));
    let read = Pressed::<G::Press>::read(&id, &choice.values);
    read.unwrap_or_else(|| panic!("{choice:?} means nothing"))
}

/// The word of a choice.
pub fn word<G: GameUi>(choice: &Choice) -> &'static str {
    match meaning::<G>(choice) {
        Pressed::Shared(shared) => shared.word(),
        Pressed::Game(press) => press.word(),
    }
}

/// One of them.
pub fn any<T: Clone>(chance: &mut Chance, all: &[T]) -> Option<T> {
    chance.pick(&mut all.to_vec())
}
