//! The page on which somebody says how they want to be called.

use super::{
    SAND,
    message::{Button, Embed, Entry, Message, Select},
    notify::{After, CallWay, NONE, Notify},
    texts::Texts,
};

/// Quiet hours that are offered; any others are typed.
const HOURS: [&str; 12] = [
    "21-7", "21-8", "22-6", "22-7", "22-8", "22-9", "23-7", "23-8", "23-9", "0-8", "0-9", "8-17",
];

/// How somebody is called, as the page shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownWishes {
    /// Whether they are called in the channel, by direct message, or not at all.
    pub way: CallWay,
    /// Their direct messages are closed to the bot.
    pub closed: bool,
    /// After how long.
    pub after: After,
    /// When not.
    pub quiet: Option<String>,
    /// In which hours no deadline of hours or a day runs for them, if any.
    pub sleeps: Option<String>,
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
pub fn page(t: &Texts, shown: &ShownWishes) -> Message {
    let embed = Embed::new(t.get("notify-title"), lines(t, shown)).colour(SAND);
    let mut message = Message::embed(embed).hidden();
    let tag = || shown.tag.clone();
    let place = CallWay::ALL.map(|way| {
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

fn lines(t: &Texts, shown: &ShownWishes) -> String {
    let mut lines = Vec::new();
    match shown.digest.filter(|_| !shown.closed) {
        Some(hour) => lines.push(format!("📬 {}", daily(t, hour))),
        None => {
            let place = t.get(&format!("notify-place-{}", shown.way.word()));
            let after = t.get(&format!("notify-after-{}", shown.after.word()));
            lines.push(format!("🔔 {place}"));
            if shown.way != CallWay::Nowhere {
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
    lines.push(match &shown.sleeps {
        Some(hours) => t.with("notify-sleeps", &[("hours", hours.into())]),
        None => t.get("notify-awake"),
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
    use crate::texts::{AllTexts, Lang};

    #[test]
    fn the_page_offers_all_there_is_and_the_game_only_where_it_is_known() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let plain = page(t, &ShownWishes::default()).json();
            assert_eq!(plain["components"].as_array().unwrap().len(), 4);
            assert_eq!(plain["flags"], 64);
            let shown = ShownWishes {
                tag: "7f2a".to_owned(),
                mutes: true,
                muted: 2,
                closed: true,
                quiet: Some("22:00–8:00".to_owned()),
                sleeps: Some("22:00–8:00".to_owned()),
                ..ShownWishes::default()
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
}
