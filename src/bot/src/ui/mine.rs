//! The games of a person: all of them by `/games`, and those that wait for them in one message a day.

use castaway_table::Slot;

use super::{
    SAND,
    limits::{DESCRIPTION, cut, units},
    message::{Button, Embed, Message},
    notify::{Asks, Notify},
    texts::Texts,
};

/// Characters of a list.
const LIST: usize = DESCRIPTION - 200;
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
    pub asks: Option<(Asks, u64)>,
    /// Until when; none where people take their time.
    pub until_ms: Option<u64>,
    /// Where it is.
    pub spot: Spot,
    /// The way to its board.
    pub link: Option<String>,
    /// When it last moved, in unix milliseconds.
    pub moved_ms: u64,
    /// Whether time stands still there, so that it waits for nobody.
    pub paused: bool,
    /// Whether it never calls them.
    pub muted: bool,
}

/// The list of all of them, for them alone; beyond so many they are counted.
pub fn page(t: &Texts, games: &[Summary], most: usize) -> Message {
    let waiting = games.iter().filter(|game| game.asks.is_some()).count();
    let text = match games.is_empty() {
        true => t.get("games-none"),
        false => list(t, games, most),
    };
    let title = t.with("games-title", &[("n", waiting.into())]);
    let mut message = Message::embed(Embed::new(title, text).colour(SAND)).hidden();
    message.push_buttons(vec![settings(t)]);
    message
}

/// The one message of a day, with the games that wait for whoever reads it.
pub fn digest(t: &Texts, games: &[Summary]) -> Message {
    let title = t.with("games-digest", &[("n", games.len().into())]);
    let text = list(t, games, games.len());
    let mut message = Message::embed(Embed::new(title, text).colour(SAND));
    message.push_buttons(vec![settings(t)]);
    message
}

fn settings(t: &Texts) -> Button {
    let open = Notify::Open(String::new());
    Button::new(open.id(), t.get("button-notify")).emoji("🔔")
}

fn list(t: &Texts, games: &[Summary], most: usize) -> String {
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
    let rest = games.len() - lines.len();
    if rest > 0 {
        lines.push(t.with("games-more", &[("n", rest.into())]));
    }
    lines.join("\n")
}

fn line(t: &Texts, game: &Summary) -> String {
    let at = |ms: u64| format!("<t:{}:R>", ms / 1000);
    let mut parts = Vec::new();
    parts.push(match game.spot {
        Spot::Channel(channel) => format!("<#{channel}>"),
        Spot::Shelf => t.get("games-shelf"),
        Spot::Own(Slot::Daily) => t.get("games-daily"),
        Spot::Own(Slot::Weekly) => t.get("games-weekly"),
        Spot::Own(Slot::Free) => t.get("games-free"),
    });
    match game.asks {
        Some((asks, since_ms)) => {
            let key = format!("games-{}", asks.word());
            parts.push(t.with(&key, &[("since", (&at(since_ms)).into())]));
        }
        None if game.spot == Spot::Shelf => {}
        None if game.paused => parts.push(t.get("games-paused")),
        None => parts.push(t.with("games-nothing", &[("at", (&at(game.moved_ms)).into())])),
    }
    if let Some(until_ms) = game.until_ms {
        parts.push(t.with("games-until", &[("at", (&at(until_ms)).into())]));
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
    use crate::ui::texts::{AllTexts, Lang};

    fn game(n: u64, asks: Option<(Asks, u64)>, spot: Spot) -> Summary {
        Summary {
            game: format!("Castaways, round {n}"),
            tag: "7f2a".to_owned(),
            asks,
            until_ms: asks.map(|(_, since)| since + 9_000),
            spot,
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
            game(1, Some((Asks::Vote, 4_000)), Spot::Channel(88)),
            game(2, None, Spot::Channel(89)),
            game(3, None, Spot::Shelf),
            game(4, Some((Asks::Turn, 7_000)), Spot::Own(Slot::Daily)),
            game(5, None, Spot::Channel(90)),
        ];
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let text = page(t, &games, 40).json()["embeds"][0].to_string();
            for part in [
                "<#88>", "<t:4:R>", "<t:13:R>", "/1/2/1)", "<#89>", "<t:2:R>", "⏸️",
            ] {
                assert!(text.contains(part), "{part}: {text}");
            }
            assert!(
                !text.contains("<t:5:R>"),
                "nothing moves in a pause: {text}"
            );
            let none = page(t, &[], 40).json().to_string();
            assert!(none.contains("/island new") || none.contains("/insel neu"));
            let digest = digest(t, &games[..1]).json();
            assert!(
                digest["flags"].is_null(),
                "all that is direct is private anyway"
            );
        }
    }

    #[test]
    fn a_long_list_is_cut_and_counted() {
        let texts = AllTexts::new(|_| Vec::new());
        let t = texts.of(Lang::En);
        let games: Vec<Summary> = (0..90)
            .map(|n| game(n, Some((Asks::Plan, 1)), Spot::Channel(n)))
            .collect();
        let text = list(t, &games, 40);
        assert!(units(&text) <= DESCRIPTION);
        let shown = text.matches("⏳").count();
        assert!(
            shown <= 40 && text.contains(&format!("{}", 90 - shown)),
            "{text}"
        );
    }
}
