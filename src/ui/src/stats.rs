//! What somebody played, how it goes at a table, and the best games of a server, in words.

use castaway_table::contest::Standing;

use super::{
    LEAF, SAND,
    limits::{DESCRIPTION, newest_lines},
    message::{Embed, Message},
    texts::Texts,
};

/// What a task asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// Goals that are met or not.
    #[default]
    Goals,
    /// Points alone: it is finished, and nobody wins it.
    Points,
}

/// What somebody played of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedTally {
    /// The game.
    pub game: String,
    /// How many games.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// The same for each scenario.
    pub scenarios: Vec<Line>,
    /// What else there is to tell.
    pub deeds: Vec<String>,
}

/// What somebody played of one scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The scenario.
    pub what: String,
    /// What it asks for.
    pub asks: Asks,
    /// How many games.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
    /// The most points.
    pub best: u32,
}

/// What somebody played in all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mine {
    /// Game by game.
    pub games: Vec<PlayedTally>,
    /// Challenges of a day that were finished.
    pub days: u32,
    /// The most of them in a row.
    pub streak: u32,
}

/// How it goes at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtTable {
    /// The game, and how far it is.
    pub game: String,
    /// Since when it is played, in unix milliseconds.
    pub since_ms: u64,
    /// Who did how much, most first; 0 is somebody who was deleted.
    pub did: Vec<(u64, usize)>,
    /// Steps that were taken back.
    pub back: usize,
    /// Steps that counted because nobody answered.
    pub lapsed: usize,
}

/// A game of a server that is among its best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallGame {
    /// What was played.
    pub what: String,
    /// What it was worth.
    pub standing: Standing,
    /// Who played.
    pub people: Vec<u64>,
}

/// The page of a person, for them alone.
pub fn mine(t: &Texts, mine: &Mine) -> Message {
    let mut lines = Vec::new();
    for tally in &mine.games {
        let args = [
            ("game", (&tally.game).into()),
            ("played", tally.played.into()),
            ("won", tally.won.into()),
        ];
        lines.push(t.with("stats-game", &args));
        for line in &tally.scenarios {
            let args = [
                ("what", (&line.what).into()),
                ("played", line.played.into()),
                ("won", line.won.into()),
                ("best", i64::from(line.best).into()),
            ];
            let key = match line.asks {
                Asks::Goals => "stats-scenario",
                Asks::Points => "stats-scenario-points",
            };
            lines.push(t.with(key, &args));
        }
        lines.extend(tally.deeds.iter().map(|deed| format!("• {deed}")));
    }
    if mine.games.is_empty() {
        lines.push(t.get("stats-none"));
    }
    if mine.days > 0 {
        let args = [
            ("days", i64::from(mine.days).into()),
            ("streak", i64::from(mine.streak).into()),
        ];
        lines.push(t.with("stats-days", &args));
    }
    private(t.get("stats-mine"), &lines, SAND)
}

/// The page of a table, for whoever asks.
pub fn table(t: &Texts, at: &AtTable) -> Message {
    let since = format!("<t:{}:D>", at.since_ms / 1000);
    let mut lines = vec![t.with("stats-since", &[("at", (&since).into())])];
    for (user, n) in &at.did {
        let who = match user {
            0 => t.get("stats-somebody"),
            user => format!("<@{user}>"),
        };
        lines.push(t.with("stats-did", &[("who", (&who).into()), ("n", (*n).into())]));
    }
    let args = [("back", at.back.into()), ("lapsed", at.lapsed.into())];
    lines.push(t.with("stats-steps", &args));
    let title = t.with("stats-table", &[("game", (&at.game).into())]);
    private(title, &lines, SAND)
}

/// The best games of a server, with how many were played there together and how many of them were won.
pub fn hall(t: &Texts, (played, won): (usize, usize), best: &[HallGame]) -> Message {
    let args = [("played", played.into()), ("won", won.into())];
    let mut lines = vec![t.with("stats-server-played", &args)];
    for (place, game) in (1_usize..).zip(best) {
        let people: Vec<String> = game
            .people
            .iter()
            .map(|user| format!("<@{user}>"))
            .collect();
        let people = people.join(", ");
        let sign = if game.standing.met { "🎉" } else { "🌊" };
        let args = [
            ("place", place.into()),
            ("sign", sign.into()),
            ("what", (&game.what).into()),
            ("points", i64::from(game.standing.points).into()),
            ("people", (&people).into()),
        ];
        lines.push(t.with("stats-hall-line", &args));
    }
    lines.push(t.get("stats-proved"));
    private(t.get("stats-hall"), &lines, LEAF)
}

fn private(title: String, lines: &[String], colour: u32) -> Message {
    let text = newest_lines(lines, DESCRIPTION - 100);
    Message::embed(Embed::new(title, text).colour(colour)).hidden()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{AllTexts, Lang};

    #[test]
    fn every_page_says_all_in_both_languages() {
        let texts = AllTexts::new(|_| Vec::new());
        let line = Line {
            what: "Castaways".into(),
            asks: Asks::Goals,
            played: 3,
            won: 1,
            best: 132,
        };
        let scored = Line {
            asks: Asks::Points,
            won: 0,
            ..line.clone()
        };
        let all = Mine {
            games: vec![PlayedTally {
                game: "The island".into(),
                played: 3,
                won: 1,
                scenarios: vec![line, scored],
                deeds: vec!["a deed".into()],
            }],
            days: 9,
            streak: 4,
        };
        let at = AtTable {
            game: "Castaways".into(),
            since_ms: 5_000,
            did: vec![(7, 12), (0, 3)],
            back: 2,
            lapsed: 1,
        };
        let best = [HallGame {
            what: "Castaways".into(),
            standing: Standing {
                met: true,
                points: 132,
                days: 12,
                health: 3,
            },
            people: vec![7, 8],
        }];
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let pages = [mine(t, &all), table(t, &at), hall(t, (4, 1), &best)];
            let parts = [
                ["132", "a deed"],
                ["<@7>", "<t:5:D>"],
                ["<@7>, <@8>", "132"],
            ];
            for (page, parts) in pages.iter().zip(parts) {
                let json = page.json();
                let text = json.to_string();
                assert!(parts.iter().all(|part| text.contains(part)), "{text}");
                assert!(!text.contains("stats-") && json["flags"] == 64, "{text}");
            }
            let none = mine(t, &Mine::default()).json().to_string();
            assert!(!none.contains("stats-"), "{none}");
        }
    }
}
