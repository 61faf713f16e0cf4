//! The games of a person: all of them by `/games`, and those that wait for them in one message a day.

use castaway_table::Slot;

pub use super::gathering::{Awaits, Gathering};
use super::{
    SAND,
    gathering::gathering,
    limits::{DESCRIPTION, cut, units},
    message::{Button, Embed, Message},
    notify::{CallAsks, Notify},
    others::{self, Others},
    texts::Texts,
};

/// Characters of a list.
const LIST: usize = DESCRIPTION - 200 - TABLES * 300;
/// Tables that have not begun, of which so many are listed.
const TABLES: usize = 4;
/// Characters of the name of a game.
const NAME: usize = 120;

/// Where a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In this channel.
    Channel(u64),
    /// On the shelf.
    Shelf,
    /// With its player alone.
    Own(Slot),
}

/// A game as one of those that somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Which it is, and how far.
    pub game: String,
    /// Its signs.
    pub tag: String,
    /// What is asked of them, and since when, in unix milliseconds; none if nothing is.
    pub asks: Option<(CallAsks, u64)>,
    /// Until when; none where people take their time.
    pub until_ms: Option<u64>,
    /// Whom it waits for while nothing is asked of them, if it waits for anybody.
    pub others: Option<Others>,
    /// The text that says what they may do until then, if they may do anything.
    pub meanwhile: Option<&'static str>,
    /// Where it is.
    pub spot: Spot,
    /// The command that brings it up there, as people type it, where it is not that of a challenge.
    pub command: Option<String>,
    /// The way to its board.
    pub link: Option<String>,
    /// When it last moved, in unix milliseconds.
    pub moved_ms: u64,
    /// Whether time stands still there, so that it waits for nobody.
    pub paused: bool,
    /// Whether it never calls them.
    pub muted: bool,
}

/// The list of all of them, for them alone; beyond so many they are counted. Who plays nothing hears the commands that begin games.
pub fn page(
    t: &Texts,
    tables: &[Gathering],
    games: &[Summary],
    most: usize,
    starts: &str,
) -> Message {
    let asked = tables.iter().filter(|table| table.awaits.is_reader());
    let waiting = asked.count() + games.iter().filter(|game| game.asks.is_some()).count();
    let mut lines: Vec<String> = (tables.iter().take(TABLES))
        .map(|at| gathering(t, at))
        .collect();
    match games.is_empty() {
        true if lines.is_empty() => {
            lines.push(t.with("games-none", &[("starts", starts.into())]));
        }
        true => {}
        false => {
            let (text, shown) = list(t, games, most);
            lines.push(text);
            lines.extend(meanwhile(t, games.get(..shown).unwrap_or_default()));
        }
    }
    let text = lines.join("\n");
    let title = t.with("games-title", &[("n", waiting.into())]);
    let mut message = Message::embed(Embed::new(title, text).colour(SAND)).hidden();
    message.push_buttons(vec![settings(t)]);
    message
}

/// The one message of a day, with the games that wait for whoever reads it.
pub fn digest(t: &Texts, games: &[Summary]) -> Message {
    let title = t.with("games-digest", &[("n", games.len().into())]);
    // It stands for a day, in which boards move: the channel that it names stays.
    let games: Vec<Summary> = (games.iter())
        .map(|game| Summary {
            link: None,
            ..game.clone()
        })
        .collect();
    let (text, _) = list(t, &games, games.len());
    let mut message = Message::embed(Embed::new(title, text).colour(SAND));
    message.push_buttons(vec![settings(t)]);
    message
}

fn settings(t: &Texts) -> Button {
    let open = Notify::Open(String::new());
    Button::new(open.id(), t.get("button-notify")).emoji("🔔")
}

/// What may be done while others are waited for, once for all games of which that is the same.
fn meanwhile(t: &Texts, games: &[Summary]) -> Vec<String> {
    let mut keys: Vec<&str> = games.iter().filter_map(|game| game.meanwhile).collect();
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter().map(|key| t.get(key)).collect()
}

/// The games line by line, as far as there is room, and how many of them stand there.
fn list(t: &Texts, games: &[Summary], most: usize) -> (String, usize) {
    let (mut lines, mut used) = (Vec::new(), 0);
    for game in games.iter().take(most) {
        let line = line(t, game);
        let more = units(&line) + 1;
        if used + more > LIST {
            break;
        }
        used += more;
        lines.push(line);
    }
    let shown = lines.len();
    let rest = games.len() - shown;
    if rest > 0 {
        lines.push(t.with("games-more", &[("n", rest.into())]));
    }
    (lines.join("\n"), shown)
}

/// Where a game is, with the command that brings it up.
fn brought_up(t: &Texts, key: &str, game: &Summary) -> String {
    let command = game.command.as_deref().unwrap_or("none");
    t.with(key, &[("command", command.into())])
}

fn line(t: &Texts, game: &Summary) -> String {
    let at = |ms: u64| format!("<t:{}:R>", ms / 1000);
    let mut parts = Vec::new();
    parts.push(match game.spot {
        Spot::Channel(channel) => format!("<#{channel}>"),
        Spot::Shelf => brought_up(t, "games-shelf", game),
        Spot::Own(Slot::Daily) => t.get("games-daily"),
        Spot::Own(Slot::Weekly) => t.get("games-weekly"),
        Spot::Own(Slot::Free) => brought_up(t, "games-free", game),
    });
    match game.asks {
        Some((asks, since_ms)) => {
            let key = format!("games-{}", asks.word());
            parts.push(t.with(&key, &[("since", (&at(since_ms)).into())]));
        }
        None if game.spot == Spot::Shelf => {}
        None if game.paused => parts.push(t.get("games-paused")),
        None => parts.push(match &game.others {
            Some(others) => {
                let others = others::waits(t, others);
                t.with("games-others", &[("others", (&others).into())])
            }
            None => t.with("games-nothing", &[("at", (&at(game.moved_ms)).into())]),
        }),
    }
    if let Some(until_ms) = game.until_ms {
        let key = match game.asks {
            Some((CallAsks::Ready, _)) => "games-until-ready",
            Some(_) | None => "games-until",
        };
        parts.push(t.with(key, &[("at", (&at(until_ms)).into())]));
    }
    if game.muted {
        parts.push(t.get("games-muted"));
    }
    if let Some(link) = &game.link {
        parts.push(t.with("call-link", &[("link", link.into())]));
    }
    let sign = match (game.asks, game.paused) {
        (Some(_), _) => "⏳",
        (None, true) => "⏸️",
        (None, false) => "▫️",
    };
    let name = cut(game.game.clone(), NAME);
    format!("{sign} **{name}**\n-# {}", parts.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{AllTexts, Lang};

    fn game(n: u64, asks: Option<(CallAsks, u64)>, spot: Spot) -> Summary {
        Summary {
            game: format!("Castaways, round {n}"),
            tag: "7f2a".to_owned(),
            asks,
            until_ms: asks.map(|(_, since)| since + 9_000),
            others: (n == 6).then(|| Others {
                users: vec![71],
                since_ms: Some(8_000),
                until_ms: None,
            }),
            meanwhile: (n == 6).then_some("others-meanwhile"),
            spot,
            command: (n == 3).then(|| "**/explore resume**".to_owned()),
            link: Some(format!("https://discord.com/channels/1/2/{n}")),
            moved_ms: n * 1000,
            paused: n == 5,
            muted: n == 3,
        }
    }

    #[test]
    fn each_game_says_what_it_asks_since_when_and_the_way() {
        let texts = AllTexts::new(|_| Vec::new());
        let games = [
            game(1, Some((CallAsks::Vote, 4_000)), Spot::Channel(88)),
            game(2, None, Spot::Channel(89)),
            game(3, None, Spot::Shelf),
            game(4, Some((CallAsks::Turn, 7_000)), Spot::Own(Slot::Daily)),
            game(5, None, Spot::Channel(90)),
            game(6, None, Spot::Channel(91)),
        ];
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let text = page(t, &[], &games, 40, "**/new**").json()["embeds"][0].to_string();
            for part in [
                "<#88>",
                "<t:4:R>",
                "<t:13:R>",
                "/1/2/1)",
                "<#89>",
                "<t:2:R>",
                "⏸️",
                // Whom it waits for instead, and what may be done until then.
                "<@71>",
                "<t:8:R>",
                "💡",
                // What is on the shelf is taken from there by its own game's command.
                ": **/explore resume**",
            ] {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(!text.contains("<t:6:R>"), "{text}");
            let asked = page(t, &[], &games[..1], 40, "**/new**").json();
            assert!(!asked.to_string().contains("💡"), "{asked}");
            // Neither is it said of a game that is only counted, nor of one in which nothing may be done.
            let counted = page(t, &[], &games, 5, "**/new**").json();
            assert!(!counted.to_string().contains("💡"), "{counted}");
            let nothing = Summary {
                meanwhile: None,
                ..games[5].clone()
            };
            let waits = page(t, &[], &[nothing], 40, "**/new**").json().to_string();
            assert!(waits.contains("<@71>") && !waits.contains("💡"), "{waits}");
            let twice = [games[5].clone(), games[5].clone()];
            let twice = page(t, &[], &twice, 40, "**/new**").json().to_string();
            assert_eq!(twice.matches("💡").count(), 1, "{twice}");
            assert!(
                !text.contains("<t:5:R>"),
                "nothing moves in a pause: {text}"
            );
            let none = page(t, &[], &[], 40, "**/a** or **/b**").json().to_string();
            assert!(none.contains("**/a** or **/b**"), "{none}");
            let digest = digest(t, &games[..1]).json();
            let told = digest["embeds"][0].to_string();
            assert!(
                told.contains("<#88>") && !told.contains("/1/2/1)"),
                "boards move: {told}"
            );
            assert!(
                digest["flags"].is_null(),
                "all that is direct is private anyway"
            );
        }
    }

    #[test]
    fn a_seat_that_is_kept_stands_first_and_waits() {
        let texts = AllTexts::new(|_| Vec::new());
        let kept = Gathering {
            channel: 88,
            host: Some(7),
            awaits: Awaits::Sitting,
            start_ms: Some(9_000),
            link: Some("https://discord.com/channels/1/88/3".to_owned()),
        };
        let sits = Gathering {
            channel: 89,
            host: None,
            awaits: Awaits::Others,
            start_ms: None,
            link: None,
        };
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let none = page(t, &[], &[], 40, "**/new**").json()["embeds"][0]["title"].clone();
            let all = page(t, &[kept.clone(), sits.clone()], &[], 40, "**/new**").json();
            let text = all["embeds"][0]["description"].to_string();
            for part in ["✉️", "<@7>", "<#88>", "<t:9:f>", "/1/88/3)", "🪑", "<#89>"] {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert_ne!(all["embeds"][0]["title"], none, "one thing waits");
            assert!(!text.contains("**/new**"), "{text}");
        }
    }

    #[test]
    fn a_full_table_waits_for_its_host() {
        let texts = AllTexts::new(|_| Vec::new());
        let full = |host: Option<u64>, awaits| Gathering {
            channel: 88,
            host,
            awaits,
            start_ms: None,
            link: None,
        };
        for (lang, sail) in [(Lang::En, "Set sail"), (Lang::De, "Leinen los")] {
            let t = texts.of(lang);
            let title = |page: &Message| page.json()["embeds"][0]["title"].clone();
            let none = title(&page(t, &[], &[], 40, "**/new**"));
            let own = page(t, &[full(None, Awaits::Start)], &[], 40, "**/new**");
            assert_ne!(title(&own), none, "it waits for its host");
            let text = own.json()["embeds"][0]["description"].to_string();
            assert!(text.contains('⛵') && text.contains(sail), "{text}");
            let other = page(t, &[full(Some(7), Awaits::Host)], &[], 40, "**/new**");
            assert_eq!(title(&other), none);
            let text = other.json()["embeds"][0]["description"].to_string();
            assert_eq!(text.matches("<@7>").count(), 2, "{text}");
            // Once its host had their time it waits for whoever sits there.
            let open = page(t, &[full(Some(7), Awaits::Anybody)], &[], 40, "**/new**");
            assert_ne!(title(&open), none);
            let text = open.json()["embeds"][0]["description"].to_string();
            assert!(text.contains('⛵') && text.contains(sail), "{text}");
            assert_eq!(text.matches("<@7>").count(), 1, "only whose table it is");
        }
    }

    #[test]
    fn a_long_list_is_cut_and_counted() {
        let texts = AllTexts::new(|_| Vec::new());
        let t = texts.of(Lang::En);
        let games: Vec<Summary> = (0..90)
            .map(|n| game(n, Some((CallAsks::Plan, 1)), Spot::Channel(n)))
            .collect();
        let (text, told) = list(t, &games, 40);
        assert!(units(&text) <= DESCRIPTION);
        let shown = text.matches("⏳").count();
        assert_eq!(shown, told);
        assert!(
            shown <= 40 && text.contains(&format!("{}", 90 - shown)),
            "{text}"
        );
    }
}
