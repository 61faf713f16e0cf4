//! The page on which those who manage a server settle how games are played there.

use super::{
    SAND,
    component::Id,
    limits::OPTIONS,
    message::{Button, Embed, Message, Picker, PickerKind, Style},
    press::{Args, Presses, presses, unique, written},
    texts::{Lang, Texts},
    version::Version,
};

/// The letter of ids of settings.
pub const LETTER: char = '%';

presses! {
    /// What the components of that page mean.
    pub enum Settle {
        /// Tables are opened in the channels that are picked.
        "in-channels" => InChannels,
        /// Tables are opened everywhere.
        "anywhere" => Anywhere,
        /// The role that is picked opens tables.
        "opened-by" => OpenedBy,
        /// Everybody opens tables.
        "by-anybody" => ByAnybody,
        /// The role that is picked is called to new tables.
        "call-role" => CallRole,
        /// Nobody is called to new tables.
        "call-nobody" => CallNobody,
        /// Whether every game has a thread of its own.
        "own-thread" => OwnThread(always: bool),
        /// New tables speak this language; 0 is that of whoever opens one.
        "speaks" => Speaks(language: u8),
    }
}

const _: () = assert!(unique(Settle::WORDS));

/// The languages that a table can speak, by the numbers of [`Settle::Speaks`].
pub const LANGUAGES: [Option<Lang>; 3] = [None, Some(Lang::En), Some(Lang::De)];

impl Settle {
    /// The id of a component.
    pub fn id(&self) -> String {
        written(LETTER, Version::default(), self, None).unwrap_or_default()
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        let mine = id.letter() == LETTER;
        mine.then(|| Self::take(&id.action, &mut Args::of(id)))?
    }
}

/// Whether whoever reads the page may change what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// They may.
    Changes,
    /// They only read.
    Reads,
}

/// What is settled, as the page shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownSettings {
    /// The channels for tables; all where none is named.
    pub channels: Vec<u64>,
    /// The role that opens tables.
    pub opens: Option<u64>,
    /// The role that is called.
    pub calls: Option<u64>,
    /// The language of new tables.
    pub language: Option<Lang>,
    /// Whether every game has a thread of its own.
    pub threads: bool,
    /// The name of the time zone.
    pub zone: String,
}

/// The page.
pub fn page(t: &Texts, shown: &ShownSettings, reading: Reading) -> Message {
    let mut message =
        Message::embed(Embed::new(t.get("settings-title"), lines(t, shown, reading)).colour(SAND))
            .hidden();
    if reading == Reading::Reads {
        return message;
    }
    let picker = |press: &Settle, key: &str, pick, chosen: &[u64], max| {
        Picker::new(press.id(), t.get(key), pick, chosen, max)
    };
    let one = |role: Option<u64>| role.into_iter().collect::<Vec<u64>>();
    message.push_picker(picker(
        &Settle::InChannels,
        "settings-menu-channels",
        PickerKind::Channels,
        &shown.channels,
        OPTIONS,
    ));
    for (press, key, role) in [
        (Settle::OpenedBy, "settings-menu-opens", shown.opens),
        (Settle::CallRole, "settings-menu-calls", shown.calls),
    ] {
        message.push_picker(picker(&press, key, PickerKind::Roles, &one(role), 1));
    }
    // What is so already needs no press.
    let plain =
        |press: Settle, key: &str, done: bool| Button::new(press.id(), t.get(key)).disabled(done);
    let at = LANGUAGES.iter().position(|l| *l == shown.language);
    let next = (at.unwrap_or(0) + 1) % LANGUAGES.len();
    let next = Settle::Speaks(u8::try_from(next).unwrap_or(0));
    message.push_buttons(vec![
        plain(
            Settle::Anywhere,
            "settings-anywhere",
            shown.channels.is_empty(),
        ),
        plain(Settle::ByAnybody, "settings-anybody", shown.opens.is_none()),
        plain(
            Settle::CallNobody,
            "settings-call-nobody",
            shown.calls.is_none(),
        ),
        Button::new(next.id(), t.get(language_key(shown.language))).emoji("🌐"),
        Button::new(
            Settle::OwnThread(!shown.threads).id(),
            t.get(match shown.threads {
                true => "settings-threads",
                false => "settings-no-threads",
            }),
        )
        .style(match shown.threads {
            true => Style::Success,
            false => Style::Secondary,
        })
        .emoji("🧵"),
    ]);
    message
}

fn language_key(language: Option<Lang>) -> &'static str {
    match language {
        None => "settings-language-own",
        Some(Lang::En) => "settings-language-en",
        Some(Lang::De) => "settings-language-de",
    }
}

fn lines(t: &Texts, shown: &ShownSettings, reading: Reading) -> String {
    let channels: Vec<String> = shown.channels.iter().map(|id| format!("<#{id}>")).collect();
    let channels = match channels.is_empty() {
        true => t.get("settings-everywhere"),
        false => channels.join(", "),
    };
    let role = |role: Option<u64>, key: &str| match role {
        Some(role) => format!("<@&{role}>"),
        None => t.get(key),
    };
    let (opens, calls) = (
        role(shown.opens, "settings-everybody"),
        role(shown.calls, "settings-nobody"),
    );
    let language = t.get(language_key(shown.language));
    let threads = t.get(match shown.threads {
        true => "settings-threads",
        false => "settings-no-threads",
    });
    let line = |key: &str, value: &String| t.with(key, &[("value", value.into())]);
    let mut lines = vec![
        line("settings-channels", &channels),
        line("settings-opens", &opens),
        line("settings-calls", &calls),
        format!("🌐 {language}"),
        format!("🧵 {threads}"),
        line("settings-zone", &shown.zone),
        String::new(),
    ];
    lines.push(t.get(match reading {
        Reading::Changes => "settings-text",
        Reading::Reads => "settings-read",
    }));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{press::Samples, texts::AllTexts};

    #[test]
    fn every_press_comes_back_and_whoever_only_reads_can_press_nothing() {
        for press in Settle::samples() {
            let id = Id::read(&press.id()).unwrap();
            assert_eq!(Settle::read(&id), Some(press));
        }
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let full = ShownSettings {
                channels: (1..=60).collect(),
                opens: Some(7),
                calls: Some(8),
                threads: true,
                ..ShownSettings::default()
            };
            let page = page(t, &full, Reading::Changes);
            assert_eq!(page.rows().len(), 4);
            let json = page.json();
            let chosen = &json["components"][0]["components"][0]["default_values"];
            assert_eq!(chosen.as_array().unwrap().len(), OPTIONS);
            let read = super::page(t, &full, Reading::Reads);
            assert!(read.rows().is_empty() && read.json()["flags"] == 64);
        }
    }
}
