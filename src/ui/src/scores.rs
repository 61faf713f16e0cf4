//! Boards and results of contests in words.

use castaway_table::{
    Contest, Own, Rung, Yardstick,
    contest::{Best, Board, BoardEntry, Cup, Person, Played, place_of},
};

use super::{
    LEAF, SAND,
    message::{Embed, Message},
    texts::{Lang, Texts},
};
use castaway_kernel::date::Date;

/// Lines of a board.
const LINES: usize = 10;

/// Who looks at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The user.
    pub user: u64,
    /// The server.
    pub guild: Option<u64>,
    /// When, in unix milliseconds.
    pub now_ms: u64,
    /// Whether one can still get onto it.
    pub season: Season,
}

/// Whether results can still come to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Season {
    /// They can.
    Open,
    /// Its day or week is over.
    Over,
    /// Its day or week is still to come.
    Ahead,
}

impl Season {
    /// Of the board of this name.
    pub fn of(name: &str, now_ms: u64) -> Self {
        match Cup::read(name) {
            Some(cup) if now_ms / 1000 >= cup.ends() => Self::Over,
            Some(cup) if !cup.is_now(now_ms) => Self::Ahead,
            Some(_) | None => Self::Open,
        }
    }

    /// What an empty board says.
    fn empty(self) -> &'static str {
        match self {
            Self::Open => "scores-empty",
            Self::Over => "scores-empty-over",
            Self::Ahead => "scores-empty-ahead",
        }
    }
}

/// The name of a contest.
pub fn cup_title(t: &Texts, cup: Cup) -> String {
    let key = match cup {
        Cup::Day(_) => "cup-day",
        Cup::Week(_) => "cup-week",
    };
    t.with(key, &[("label", (&cup_label(t, cup)).into())])
}

/// What a challenge is called by its time, as it is written in the language of the reader.
pub fn cup_label(t: &Texts, cup: Cup) -> String {
    match (cup, t.lang) {
        (Cup::Day(date), Lang::De) => {
            let (year, month, day) = date.civil();
            format!("{day}.{month}.{year}")
        }
        (Cup::Day(_) | Cup::Week(_), _) => cup.label(),
    }
}

/// The sign of a medal.
pub fn medal_sign(medal: &str) -> &'static str {
    match medal {
        "bronze" => "🥉",
        "silver" => "🥈",
        "gold" => "🥇",
        "sun" => "☀️",
        _ => "",
    }
}

/// The medals of a contest with their points; none where they were not measured yet.
pub fn ladder(rungs: &[Rung]) -> Option<String> {
    let told = rungs.iter().map(|rung| {
        let sign = medal_sign(&rung.medal);
        format!("{sign} {}", rung.points)
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" · "))
}

/// What the points of a running or a scored game are held against: the medals and the player's own best.
pub fn yardstick_line(t: &Texts, yardstick: &Yardstick) -> Option<String> {
    let best = yardstick.best.map(|best| {
        let key = if best.met {
            "yardstick-best"
        } else {
            "yardstick-best-failed"
        };
        t.with(key, &[("points", i64::from(best.points).into())])
    });
    let ladder = ladder(&yardstick.rungs);
    let ladder = ladder.map(|ladder| t.with("share-ladder", &[("ladder", (&ladder).into())]));
    let parts: Vec<String> = ladder.into_iter().chain(best).collect();
    (!parts.is_empty()).then(|| format!("-# {}", parts.join(" · ")))
}

/// How far points are from the least medal, where they win none.
pub fn short_line(t: &Texts, yardstick: &Yardstick, points: u32) -> Option<String> {
    let least = yardstick.rungs.iter().min_by_key(|rung| rung.points)?;
    let short = least.points.checked_sub(points).filter(|n| *n > 0)?;
    let medal = medal_sign(&least.medal);
    let args = [("n", i64::from(short).into()), ("medal", medal.into())];
    Some(format!("-# {}", t.with("yardstick-short", &args)))
}

/// What a medal counts on the board of a month.
pub fn medal_points(medal: Option<&str>) -> u32 {
    match medal {
        Some("bronze") => 1,
        Some("silver") => 2,
        Some("gold") => 3,
        Some("sun") => 4,
        Some(_) | None => 0,
    }
}

fn line(t: &Texts, place: usize, entry: &BoardEntry) -> String {
    let s = entry.standing;
    let key = if s.met {
        "scores-line"
    } else {
        "scores-line-failed"
    };
    let medal = entry.medal.as_deref().map_or("", medal_sign);
    let small = |n: u32| i64::from(n).into();
    let line = t.with(
        key,
        &[
            ("place", place.into()),
            ("user", (&format!("<@{}>", entry.user)).into()),
            ("points", small(s.points)),
            ("days", small(s.days)),
            ("medal", medal.into()),
        ],
    );
    marked(t, line, entry.played)
}

/// A line of a board with the mark of what could not be played again.
fn marked(t: &Texts, line: String, played: Played) -> String {
    match played {
        Played::Present => line,
        Played::Older => format!("{line} · {}", t.get("older-rules")),
    }
}

/// What is said at the end of a game that was begun under older rules.
pub fn played_line(t: &Texts, played: Played) -> Option<String> {
    match played {
        Played::Present => None,
        Played::Older => Some(t.get("older-rules-why")),
    }
}

/// The best of a board, and the asker's own line below them.
fn lines(t: &Texts, board: &Board, asker: &Asker) -> String {
    let user = asker.user;
    let place = |e: &BoardEntry| place_of(board, e.user).unwrap_or(0);
    let mut lines: Vec<String> = board
        .entries()
        .iter()
        .take(LINES)
        .map(|e| line(t, place(e), e))
        .collect();
    let shown = board.entries().iter().take(LINES).any(|e| e.user == user);
    if !shown && let Some(own) = board.of(user) {
        lines.push("…".into());
        lines.push(line(t, place(own), own));
    }
    if lines.is_empty() {
        lines.push(t.get(asker.season.empty()));
    }
    lines.join("\n")
}

/// A board: everywhere and on this server, with the own streak and when the next challenge comes.
pub fn board(t: &Texts, board: &Board, asker: &Asker, person: Person, title: String) -> Message {
    let mut embed = Embed::new(title, lines(t, board, asker)).colour(LEAF);
    let mut message = Message::default().hidden();
    let today = Date::of_seconds(asker.now_ms / 1000);
    let streak = person.streak_on(today);
    if person.days > 0 {
        embed.footer = t
            .with(
                "scores-streak",
                &[
                    ("n", streak.into()),
                    ("best", person.best.into()),
                    ("days", person.days.into()),
                ],
            )
            .into();
    }
    message.push_embed(embed);
    if let Some(guild) = asker.guild {
        let here = board.on(guild);
        if here.entries().len() != board.entries().len() {
            let text = lines(t, &here, asker);
            message.push_embed(Embed::new(t.get("scores-here"), text).colour(SAND));
        }
    }
    let next = t.with("cup-next", &[("at", (&next(asker.now_ms)).into())]);
    message.push_embed(Embed::new("", next).colour(SAND));
    message
}

/// How the result of a contest stands, and when the next one comes.
pub fn placing_lines(t: &Texts, contest: &Contest, now_ms: u64) -> Vec<String> {
    let mut lines = Vec::new();
    match &contest.placing {
        Some(placing) => {
            let medal = placing.medal.as_deref().map_or_else(String::new, |medal| {
                format!(
                    "{} {} · ",
                    medal_sign(medal),
                    t.get(&format!("medal-{medal}"))
                )
            });
            let place = t.with(
                "cup-placing",
                &[("place", placing.rank.into()), ("of", placing.of.into())],
            );
            lines.push(medal + &place);
            if placing.streak > 1 {
                lines.push(t.with("cup-streak", &[("n", placing.streak.into())]));
            }
        }
        None if contest.entered => lines.push(t.get("cup-unranked")),
        None => {}
    }
    if now_ms > 0 {
        lines.push(t.with("cup-next", &[("at", (&next(now_ms)).into())]));
    }
    lines
}

/// How a free game compares with the player's games before.
pub fn own_line(t: &Texts, own: Own, met: bool) -> String {
    let (key, points) = match own {
        Own::First if !met => ("own-first-failed", 0),
        Own::First => ("own-first", 0),
        Own::Better(mark) if mark.met => ("own-better", mark.points),
        Own::Better(mark) => ("own-better-failed", mark.points),
        Own::Behind(mark) if mark.met => ("own-behind", mark.points),
        Own::Behind(mark) => ("own-behind-failed", mark.points),
        Own::Uncounted => ("own-uncounted", 0),
        Own::Practice => ("own-practice", 0),
    };
    t.with(key, &[("points", i64::from(points).into())])
}

/// A best game after the name of what was played.
pub fn best_line(t: &Texts, what: &str, best: &Best) -> String {
    let s = best.standing;
    let key = if s.met { "own-best" } else { "own-best-failed" };
    let at = format!("<t:{}:d>", best.at_ms / 1000);
    let args = [
        ("what", what.into()),
        ("points", i64::from(s.points).into()),
        ("days", i64::from(s.days).into()),
        ("at", (&at).into()),
    ];
    marked(t, t.with(key, &args), best.played)
}

/// One's own best games, for oneself alone; who has none hears the commands that begin one.
pub fn bests(t: &Texts, lines: &[String], alone: &str) -> Message {
    let text = if lines.is_empty() {
        t.with("own-none", &[("alone", alone.into())])
    } else {
        lines.join("\n")
    };
    Message::embed(Embed::new(t.get("own-title"), text).colour(LEAF)).hidden()
}

/// When the next challenge of a day comes, as Discord shows it to each person in their own time.
pub fn next(now_ms: u64) -> String {
    format!("<t:{}:R>", Cup::day(now_ms).ends())
}
