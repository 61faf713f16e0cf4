//! Days that are over: their games are played once more, for practice alone.

use castaway_kernel::date::Date;
use castaway_table::{Place, Slot, contest::Cup};

use super::{
    app::App,
    records::{Shown, score_key},
    reply::{Caller, How},
};
use crate::ui::{
    common,
    limits::OPTIONS,
    message::{Button, escape},
    next::{Next, Wish},
    scores::{cup_label, medal_sign},
    shared::Shared,
    texts::Lang,
};

/// So many days back the games of days can still be played.
const LONGEST_AGO: u32 = 366;

/// Why the game of a day is not practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Barred {
    /// It still runs: it is played for the board.
    Runs,
    /// It has not come yet.
    Ahead,
    /// It lies too long ago.
    Gone,
}

impl Barred {
    /// What is said.
    fn key(self) -> &'static str {
        match self {
            Self::Runs => "archive-runs",
            Self::Ahead => "archive-ahead",
            Self::Gone => "archive-gone",
        }
    }
}

/// Why the game of a day is not practised on another; none if it may be.
fn barred(date: Date, today: Date) -> Option<Barred> {
    match today.0.checked_sub(date.0) {
        None => Some(Barred::Ahead),
        Some(0) => Some(Barred::Runs),
        Some(ago) if ago > LONGEST_AGO => Some(Barred::Gone),
        Some(_) => None,
    }
}

/// The day that somebody types: a date as on the boards, as it is written in German, or how many days ago it was.
pub fn read_day(typed: &str, today: Date) -> Option<Date> {
    let typed = typed.trim();
    if let Ok(date) = typed.parse() {
        return Some(date);
    }
    if let Ok(ago) = typed.parse::<u32>() {
        // However long ago: whoever types it is told how far back one can play.
        return Some(Date(today.0.saturating_sub(ago)));
    }
    // The lists say so, in both languages.
    if ["yesterday", "gestern"].contains(&typed.to_lowercase().as_str()) {
        return Some(Date(today.0.saturating_sub(1)));
    }
    let mut parts = typed.trim_end_matches('.').split('.');
    let mut part = || {
        parts
            .next()
            .and_then(|part| part.trim().parse::<u32>().ok())
    };
    let (day, month) = (part()?, part()?);
    let (year, _, _) = today.civil();
    match part() {
        Some(year) => Date::of_civil(year, month, day),
        // Without a year the last one there was.
        None => [year, year.saturating_sub(1)]
            .into_iter()
            .filter_map(|year| Date::of_civil(year, month, day))
            .find(|date| *date <= today),
    }
}

impl App {
    /// The day that somebody names, if one can read it; else says so.
    pub async fn day_named(&self, caller: &Caller, typed: &str) -> Option<Date> {
        let today = Date::of_seconds(caller.now_ms / 1000);
        let found = read_day(typed, today);
        if found.is_none() {
            let t = self.texts.of(caller.lang);
            let text = t.with("archive-unknown", &[("word", (&escape(typed)).into())]);
            self.say(caller, How::New, &common::notice(text)).await;
        }
        found
    }

    /// Opens the game of a day that is over for practice, or says why not.
    pub async fn practise(&self, caller: &Caller, date: Date) {
        let cup = Cup::Day(date);
        let today = Date::of_seconds(caller.now_ms / 1000);
        let mut key = barred(date, today).map(Barred::key);
        if key.is_none() && self.still_counts(caller, cup).await {
            key = Some("archive-yours");
        }
        match key {
            Some(key) => {
                let t = self.texts.of(caller.lang);
                let text = t.with(key, &[("label", (&cup_label(t, cup)).into())]);
                self.say(caller, How::New, &common::notice(text)).await;
            }
            None => self.begin_next(caller, Next::Practice(cup), None).await,
        }
    }

    /// Whether the caller's own attempt at a challenge still runs and counts.
    async fn still_counts(&self, caller: &Caller, cup: Cup) -> bool {
        let place = Place::Own {
            user: caller.user,
            slot: Slot::Daily,
        };
        let game = self.any_game(place).await;
        game.is_ok_and(|game| game.counts_for(cup, caller.now_ms))
    }

    /// The button that practises the day of a board; none if it still runs.
    pub(super) fn practice_button(&self, caller: &Caller, cup: Cup) -> Option<Button> {
        let Cup::Day(date) = cup else { return None };
        let today = Date::of_seconds(caller.now_ms / 1000);
        let letter = self.game_of(cup)?.letter();
        let id = Shared::Practise(Wish(Some(Next::Practice(cup)))).id(letter, 0);
        let label = self.text(caller.lang, "button-practise");
        barred(date, today)
            .is_none()
            .then(|| Button::new(id, label).emoji("🎓"))
    }

    /// Days that are over and fit what is typed, the newest first: the date, and how it went for the caller.
    pub(super) async fn days_over(&self, caller: &Caller, typed: &str) -> Vec<(String, String)> {
        let today = Date::of_seconds(caller.now_ms / 1000);
        let typed = typed.trim();
        let exact = read_day(typed, today).filter(|date| barred(*date, today).is_none());
        let near = (1u32..)
            .take(OPTIONS)
            .map(|ago| Date(today.0.saturating_sub(ago)));
        let near = near.filter(|date| date.to_string().contains(typed));
        let mut days: Vec<Date> = exact.into_iter().chain(near).collect();
        days.dedup();
        let mut lines = Vec::new();
        for date in days {
            let label = self.day_line(caller, date, today).await;
            lines.push((date.to_string(), label));
        }
        lines
    }

    async fn day_line(&self, caller: &Caller, date: Date, today: Date) -> String {
        let t = self.texts.of(caller.lang);
        let label = match caller.lang {
            Lang::En => date.to_string(),
            Lang::De => {
                let (year, month, day) = date.civil();
                format!("{day}.{month}.{year}")
            }
        };
        let ago = t.with(
            "archive-ago",
            &[("n", i64::from(today.0.saturating_sub(date.0)).into())],
        );
        let name = Cup::Day(date).name();
        let own: Option<Shown> = self.global(score_key(&name, caller.user)).await;
        let how = match own {
            None => t.get("archive-not-played"),
            Some(shown) => {
                let medal = shown.entry.medal.as_deref().map_or("", medal_sign);
                let args = [("points", i64::from(shown.entry.standing.points).into())];
                format!("{} {medal}", t.with("archive-played", &args))
            }
        };
        format!("{label} · {ago} · {}", how.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_is_read_by_its_date_or_by_how_long_ago_it_was() {
        let today = on("2026-01-03");
        for (typed, meant) in [
            ("2025-12-31", "2025-12-31"),
            (" 31.12.2025 ", "2025-12-31"),
            ("31.12.", "2025-12-31"),
            ("2. 1.", "2026-01-02"),
            ("1", "2026-01-02"),
            ("yesterday", "2026-01-02"),
            (" Gestern ", "2026-01-02"),
            ("3", "2025-12-31"),
        ] {
            assert_eq!(read_day(typed, today), Some(on(meant)), "{typed}");
        }
        // However long ago it is, it is a day; that it is too far back is said of it.
        assert_eq!(read_day("4000000000", today), Some(Date(0)));
        for bad in ["", "tomorrow", "31.13.", "2026-02-30", "-1"] {
            assert_eq!(read_day(bad, today), None, "{bad}");
        }
    }

    #[test]
    fn only_days_that_are_over_are_practised() {
        let today = on("2026-11-21");
        let why = |text: &str| barred(on(text), today);
        assert_eq!(why("2026-11-22"), Some(Barred::Ahead));
        assert_eq!(why("2026-11-21"), Some(Barred::Runs));
        assert_eq!(why("2026-11-20"), None);
        assert_eq!(why("2025-11-20"), None);
        assert_eq!(why("2025-11-19"), Some(Barred::Gone));
    }
}
