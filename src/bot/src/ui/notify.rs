//! Calls to whoever is waited for, and the page on which somebody says how they want them.

use serde::{Deserialize, Serialize};

use super::{
    SAND,
    component::Id,
    message::{Button, Embed, Entry, Message, Select},
    press::{Args, Presses, presses, unique, written},
    texts::Texts,
};

/// The letter of ids of calls.
pub const LETTER: char = '&';

/// The value of a menu that stands for nothing.
pub const NONE: &str = "none";

/// Quiet hours that are offered; any others are typed.
const HOURS: [&str; 12] = [
    "21-7", "21-8", "22-6", "22-7", "22-8", "22-9", "23-7", "23-8", "23-9", "0-8", "0-9", "8-17",
];

presses! {
    /// What the components of calls and of that page mean; each carries the signs of the game it is about, if any.
    pub enum Notify {
        /// Shows the page.
        "open" => Open(tag: String),
        /// Where one is called.
        "place" => Place(tag: String),
        /// After how long.
        "after" => After(tag: String),
        /// When not.
        "quiet" => Quiet(tag: String),
        /// Once a day instead.
        "digest" => Digest(tag: String),
        /// Whether this game never calls.
        "mute" => Mute {
            /// The signs of the game.
            tag: String,
            /// Whether it is quiet.
            quiet: bool,
        },
        /// All games call again.
        "hear-all" => HearAll(tag: String),
    }
}

const _: () = assert!(unique(Notify::WORDS));

impl Notify {
    /// The id of a component.
    pub fn id(&self) -> String {
        // The signs of a game are short.
        written(LETTER, 0, self, None).unwrap_or_default()
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        let mine = id.letter() == LETTER;
        mine.then(|| Self::take(&id.action, &mut Args::of(id)))?
    }

    /// The signs of the game it is about; empty if it is about none.
    pub fn tag(&self) -> &str {
        match self {
            Self::Open(tag)
            | Self::Place(tag)
            | Self::After(tag)
            | Self::Quiet(tag)
            | Self::Digest(tag)
            | Self::HearAll(tag)
            | Self::Mute { tag, .. } => tag,
        }
    }
}

/// Where somebody is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By their name in the channel of the game.
    #[default]
    Mention,
    /// By a direct message.
    Direct,
    /// Never.
    Nowhere,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mention, Self::Direct, Self::Nowhere];

    /// The word in menus and names of texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Mention => "mention",
            Self::Direct => "direct",
            Self::Nowhere => "nowhere",
        }
    }

    /// Reads a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// How long a table waits for somebody before it calls them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// As fits the pace of the table.
    #[default]
    Pace,
    /// Not at all.
    AtOnce,
    /// A quarter of an hour.
    Minutes15,
    /// An hour.
    Hour,
    /// Three hours.
    Hours3,
    /// Eight hours.
    Hours8,
}

impl After {
    /// All of them, the shortest last but for the first.
    pub const ALL: [Self; 6] = [
        Self::Pace,
        Self::AtOnce,
        Self::Minutes15,
        Self::Hour,
        Self::Hours3,
        Self::Hours8,
    ];

    /// The word in menus and names of texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Pace => "pace",
            Self::AtOnce => "at-once",
            Self::Minutes15 => "minutes-15",
            Self::Hour => "hour",
            Self::Hours3 => "hours-3",
            Self::Hours8 => "hours-8",
        }
    }

    /// Reads a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|after| after.word() == word)
    }
}

/// What a game asks of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// To plan.
    Plan,
    /// To answer a question.
    Answer,
    /// To say something in a vote.
    Vote,
    /// To move.
    Turn,
}

impl Asks {
    /// The word in names of texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Answer => "answer",
            Self::Vote => "vote",
            Self::Turn => "turn",
        }
    }
}

/// A call to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Who is called.
    pub user: u64,
    /// Which game it is, and how far.
    pub game: String,
    /// Its signs.
    pub tag: String,
    /// What is asked.
    pub asks: Asks,
    /// Until when, in unix milliseconds; none where people take their time.
    pub until_ms: Option<u64>,
    /// The way to the board.
    pub link: Option<String>,
    /// Whether it stands among direct messages.
    pub direct: bool,
    /// Whether no other follows until they do something.
    pub last: bool,
}

/// The message of a call.
pub fn call(t: &Texts, call: &Call) -> Message {
    let user = format!("<@{}>", call.user);
    let head = match call.direct {
        true => format!("direct-{}", call.asks.word()),
        false => format!("call-{}", call.asks.word()),
    };
    let args = [("user", (&user).into()), ("game", (&call.game).into())];
    let mut text = t.with(&head, &args);
    text.push_str(&match call.until_ms {
        Some(until_ms) => until(t, until_ms),
        None => ".".to_owned(),
    });
    if let Some(link) = &call.link {
        text.push(' ');
        text.push_str(&t.with("call-link", &[("link", link.into())]));
    }
    if call.last {
        text.push('\n');
        text.push_str(&t.get("call-last"));
    }
    let mut message = Message::text(text);
    message.ping = vec![call.user];
    let open = Notify::Open(call.tag.clone());
    message.push_buttons(vec![
        Button::new(open.id(), t.get("button-notify")).emoji("🔕"),
    ]);
    message
}

fn until(t: &Texts, until_ms: u64) -> String {
    let at = format!("<t:{}:R>", until_ms / 1000);
    t.with("call-until", &[("at", (&at).into())])
}

/// How somebody is called, as the page shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Where.
    pub way: Way,
    /// Their direct messages are closed to the bot.
    pub closed: bool,
    /// After how long.
    pub after: After,
    /// When not.
    pub quiet: Option<String>,
    /// The name of their time zone.
    pub zone: String,
    /// What their clock shows.
    pub clock: String,
    /// The hour of the one message of a day.
    pub digest: Option<u8>,
    /// The signs of the game that the page was opened for; empty if it was for none.
    pub tag: String,
    /// Whether that game never calls them.
    pub mutes: bool,
    /// How many games never do.
    pub muted: usize,
}

/// The page.
pub fn page(t: &Texts, shown: &Shown) -> Message {
    let embed = Embed::new(t.get("notify-title"), lines(t, shown)).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let tag = || shown.tag.clone();
    let place = Way::ALL.map(|way| {
        let key = format!("notify-place-{}", way.word());
        Entry::new(way.word(), t.get(&key), "")
    });
    let after = After::ALL.map(|after| {
        let key = format!("notify-after-{}", after.word());
        Entry::new(after.word(), t.get(&key), "")
    });
    let none = |key: &str| Entry::new(NONE, t.get(key), "");
    let quiet = HOURS.map(|hours| Entry::new(hours, said(t, hours), ""));
    let quiet = [none("notify-quiet-none")].into_iter().chain(quiet);
    let digest = (0..24_u8).map(|hour| Entry::new(hour.to_string(), daily(t, hour), ""));
    let digest = [none("notify-digest-none")].into_iter().chain(digest);
    for (press, key, entries) in [
        (Notify::Place(tag()), "notify-menu-place", place.to_vec()),
        (Notify::After(tag()), "notify-menu-after", after.to_vec()),
        (Notify::Quiet(tag()), "notify-menu-quiet", quiet.collect()),
        (
            Notify::Digest(tag()),
            "notify-menu-digest",
            digest.collect(),
        ),
    ] {
        message.push_select(Select::new(press.id(), t.get(key), entries));
    }
    let mut buttons = Vec::new();
    if !shown.tag.is_empty() {
        let mute = Notify::Mute {
            tag: tag(),
            quiet: !shown.mutes,
        };
        let (key, emoji) = match shown.mutes {
            true => ("notify-hear", "🔔"),
            false => ("notify-mute", "🔕"),
        };
        buttons.push(Button::new(mute.id(), t.get(key)).emoji(emoji));
    }
    if shown.muted > usize::from(shown.mutes && !shown.tag.is_empty()) {
        let all = Notify::HearAll(tag());
        buttons.push(Button::new(all.id(), t.get("notify-hear-all")).emoji("📢"));
    }
    message.push_buttons(buttons);
    message
}

/// Hours as a menu shows them.
fn said(t: &Texts, hours: &str) -> String {
    let (from, to) = hours.split_once('-').unwrap_or((hours, hours));
    let hours = format!("{from}:00–{to}:00");
    t.with("notify-quiet-at", &[("hours", (&hours).into())])
}

fn daily(t: &Texts, hour: u8) -> String {
    let hour = format!("{hour}:00");
    t.with("notify-digest-at", &[("hour", (&hour).into())])
}

fn lines(t: &Texts, shown: &Shown) -> String {
    let mut lines = Vec::new();
    match shown.digest.filter(|_| !shown.closed) {
        Some(hour) => lines.push(format!("📬 {}", daily(t, hour))),
        None => {
            let place = t.get(&format!("notify-place-{}", shown.way.word()));
            let after = t.get(&format!("notify-after-{}", shown.after.word()));
            lines.push(format!("🔔 {place}"));
            if shown.way != Way::Nowhere {
                lines.push(format!("⏳ {after}"));
            }
        }
    }
    lines.push(match &shown.quiet {
        Some(hours) => {
            let text = t.with("notify-quiet-at", &[("hours", hours.into())]);
            format!("🌙 {text}")
        }
        None => format!("🌙 {}", t.get("notify-quiet-none")),
    });
    let zone = [
        ("zone", (&shown.zone).into()),
        ("clock", (&shown.clock).into()),
    ];
    lines.push(t.with("notify-zone", &zone));
    if shown.muted > 0 {
        lines.push(t.with("notify-muted", &[("n", shown.muted.into())]));
    }
    if shown.closed {
        lines.push(format!("⚠️ {}", t.get("notify-closed")));
    }
    lines.push(String::new());
    lines.push(t.get("notify-text"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{
        press::Samples,
        texts::{AllTexts, Lang},
    };

    #[test]
    fn every_press_comes_back_and_every_word() {
        for press in Notify::samples() {
            let id = Id::read(&press.id()).unwrap();
            assert_eq!(Notify::read(&id), Some(press));
        }
        assert!(
            Way::ALL
                .iter()
                .all(|way| Way::of_word(way.word()) == Some(*way))
        );
        assert!(
            After::ALL
                .iter()
                .all(|a| After::of_word(a.word()) == Some(*a))
        );
    }

    #[test]
    fn the_page_offers_all_there_is_and_the_game_only_where_it_is_known() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let plain = page(t, &Shown::default()).json();
            assert_eq!(plain["components"].as_array().unwrap().len(), 4);
            assert_eq!(plain["flags"], 64);
            let shown = Shown {
                tag: "7f2a".to_owned(),
                mutes: true,
                muted: 2,
                closed: true,
                quiet: Some("22:00–8:00".to_owned()),
                ..Shown::default()
            };
            let full = page(t, &shown).json().to_string();
            assert!(full.contains("22:00–8:00") && full.contains('⚠'), "{full}");
            assert!(
                full.contains("|mute|0|7f2a|0") && full.contains("|hear-all|"),
                "{full}"
            );
            assert!(!full.contains('\u{2068}'), "no marks of direction: {full}");
        }
    }

    #[test]
    fn a_call_says_what_is_asked_until_when_and_the_way() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            for asks in [Asks::Plan, Asks::Answer, Asks::Vote, Asks::Turn] {
                for direct in [false, true] {
                    let one = Call {
                        user: 7,
                        game: "Castaways, round 3".to_owned(),
                        tag: "7f2a".to_owned(),
                        asks,
                        until_ms: Some(5_000),
                        link: Some("https://discord.com/channels/1/2/3".to_owned()),
                        direct,
                        last: true,
                    };
                    let text = call(texts.of(lang), &one).json()["content"].to_string();
                    assert!(
                        text.contains("<t:5:R>") && text.contains("/1/2/3)"),
                        "{text}"
                    );
                    assert_eq!(text.contains("<@7>"), !direct, "{text}");
                    assert_eq!(text.contains("round 3"), direct, "{text}");
                }
            }
        }
    }
}
