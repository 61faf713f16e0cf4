//! Calls to whoever is waited for, and what can be pressed on them and on the page of reminders.

use serde::{Deserialize, Serialize};

use super::{
    component::Id,
    message::{Button, Message},
    press::{Args, Presses, presses, unique, written},
    texts::Texts,
    version::Version,
};

/// The letter of ids of calls.
pub const LETTER: char = '&';

/// The value of a menu that stands for nothing.
pub const NONE: &str = "none";

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
        /// Whether the usual hours of the night are quiet, for whoever has said nothing about it.
        "night" => Night {
            /// The signs of the game.
            tag: String,
            /// Whether they are.
            quiet: bool,
        },
    }
}

const _: () = assert!(unique(Notify::WORDS));

impl Notify {
    /// The id of a component.
    pub fn id(&self) -> String {
        // The signs of a game are short.
        written(LETTER, Version::default(), self, None).unwrap_or_default()
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
            | Self::Mute { tag, .. }
            | Self::Night { tag, .. } => tag,
        }
    }
}

/// Where somebody is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CallWay {
    /// By their name in the channel of the game.
    #[default]
    Mention,
    /// By a direct message.
    Direct,
    /// They are not called at all.
    Nowhere,
}

impl CallWay {
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
pub enum CallAsks {
    /// To plan.
    Plan,
    /// To say that the plan may go: all of theirs is placed.
    Ready,
    /// To answer a question.
    Answer,
    /// To say something in a vote.
    Vote,
    /// To move.
    Turn,
    /// To come back: the others go on without them.
    Back,
    /// To come back: nothing goes on, for everybody is away.
    Wake,
}

impl CallAsks {
    /// The word in names of texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Answer => "answer",
            Self::Vote => "vote",
            Self::Turn => "turn",
            Self::Ready => "ready",
            Self::Back => "back",
            Self::Wake => "wake",
        }
    }
}

/// A call to somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonCall {
    /// Who is called.
    pub user: u64,
    /// For whom they are called, if it is not themselves.
    pub owner: Option<u64>,
    /// Which game it is, and how far.
    pub game: String,
    /// Its signs.
    pub tag: String,
    /// What is asked.
    pub asks: CallAsks,
    /// Until when, in unix milliseconds; none where people take their time.
    pub until_ms: Option<u64>,
    /// The way to the board.
    pub link: Option<String>,
    /// Whether it stands among direct messages.
    pub direct: bool,
    /// Whether no other follows until they do something.
    pub last: bool,
    /// Whether it tells them of quiet hours, in which no deadline runs.
    pub offers: bool,
    /// Who has nudged them.
    pub by: Option<u64>,
}

/// The message of a call.
pub fn call(t: &Texts, call: &PersonCall) -> Message {
    let user = format!("<@{}>", call.user);
    let asks = match call.owner {
        Some(_) => "beside",
        None => call.asks.word(),
    };
    let head = match call.direct {
        true => format!("direct-{asks}"),
        false => format!("call-{asks}"),
    };
    let owner = format!("<@{}>", call.owner.unwrap_or(call.user));
    let args = [
        ("user", (&user).into()),
        ("owner", (&owner).into()),
        ("game", (&call.game).into()),
    ];
    let mut text = t.with(&head, &args);
    text.push_str(&match call.until_ms {
        Some(until_ms) => until(t, call, until_ms),
        None => ".".to_owned(),
    });
    if let Some(link) = &call.link {
        text.push(' ');
        text.push_str(&t.with("call-link", &[("link", link.into())]));
    }
    if let Some(by) = call.by {
        let by = format!("<@{by}>");
        text.push('\n');
        text.push_str(&t.with("call-nudged", &[("by", (&by).into())]));
    }
    if call.last {
        text.push('\n');
        text.push_str(&t.get("call-last"));
    }
    if call.offers {
        text.push('\n');
        text.push_str(&t.get("call-night"));
    }
    let mut message = Message::text(text);
    message.ping = vec![call.user];
    let open = Notify::Open(call.tag.clone());
    let mut buttons = vec![Button::new(open.id(), t.get("button-notify")).emoji("🔕")];
    if call.offers {
        buttons.extend(
            [(true, "button-night"), (false, "button-any-hour")].map(|(quiet, key)| {
                let tag = call.tag.clone();
                Button::new(Notify::Night { tag, quiet }.id(), t.get(key))
            }),
        );
    }
    message.push_buttons(buttons);
    message
}

fn until(t: &Texts, call: &PersonCall, until_ms: u64) -> String {
    let at = format!("<t:{}:R>", until_ms / 1000);
    let key = match (call.owner, call.asks) {
        (Some(_), _) => "call-until-beside",
        // Whoever has planned is there, though they do not say that they are ready.
        (None, CallAsks::Ready) => "call-until-ready",
        (None, _) => "call-until",
    };
    t.with(key, &[("at", (&at).into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
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
            CallWay::ALL
                .iter()
                .all(|way| CallWay::of_word(way.word()) == Some(*way))
        );
        assert!(
            After::ALL
                .iter()
                .all(|a| After::of_word(a.word()) == Some(*a))
        );
    }

    #[test]
    fn a_call_says_what_is_asked_until_when_and_the_way() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let all = [
                (CallAsks::Plan, None),
                (CallAsks::Ready, None),
                (CallAsks::Answer, Some(8)),
                (CallAsks::Answer, None),
                (CallAsks::Vote, None),
                (CallAsks::Turn, None),
                (CallAsks::Back, None),
                (CallAsks::Wake, None),
            ];
            for (asks, owner) in all {
                for direct in [false, true] {
                    let one = PersonCall {
                        user: 7,
                        owner,
                        game: "Castaways, round 3".to_owned(),
                        tag: "7f2a".to_owned(),
                        asks,
                        until_ms: Some(5_000),
                        link: Some("https://discord.com/channels/1/2/3".to_owned()),
                        direct,
                        last: true,
                        offers: direct,
                        by: Some(9),
                    };
                    let shown = call(texts.of(lang), &one).json();
                    let text = shown["content"].to_string();
                    let buttons = shown["components"][0]["components"].as_array();
                    let settles = buttons.map_or(0, Vec::len) == 3;
                    assert_eq!(settles, direct, "one press says when they sleep: {shown}");
                    assert!(
                        text.contains("<t:5:R>") && text.contains("/1/2/3)"),
                        "{text}"
                    );
                    assert!(text.contains("<@9>"), "{text}");
                    assert_eq!(text.contains('🌙'), direct, "{text}");
                    assert_eq!(text.contains("<@7>"), !direct, "{text}");
                    assert_eq!(text.contains("round 3"), direct, "{text}");
                    assert_eq!(text.contains("<@8>"), owner.is_some(), "{text}");
                }
            }
        }
    }
}
