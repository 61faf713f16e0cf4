//! Which contest runs at a moment, and until when.

use castaway_kernel::date::{Date, Weekday};

/// An attempt begun in time may be finished so long after the change.
pub const GRACE_MS: u64 = 6 * 3600 * 1000;

/// A contest of a day or of a week, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cup {
    /// The challenge of a day.
    Day(Date),
    /// The challenge of the week that begins with this Monday.
    Week(Date),
}

impl Cup {
    /// The challenge of the day of a moment in unix milliseconds.
    pub fn day(now_ms: u64) -> Self {
        Cup::Day(Date::of_seconds(now_ms / 1000))
    }

    /// The challenge of the week of a moment in unix milliseconds.
    pub fn week(now_ms: u64) -> Self {
        let date = Date::of_seconds(now_ms / 1000);
        let back = match date.weekday() {
            Weekday::Monday => 0,
            Weekday::Tuesday => 1,
            Weekday::Wednesday => 2,
            Weekday::Thursday => 3,
            Weekday::Friday => 4,
            Weekday::Saturday => 5,
            Weekday::Sunday => 6,
        };
        Cup::Week(Date(date.0.saturating_sub(back)))
    }

    /// Whether it is the one of its kind at this moment.
    pub fn is_now(self, now_ms: u64) -> bool {
        self == match self {
            Cup::Day(_) => Cup::day(now_ms),
            Cup::Week(_) => Cup::week(now_ms),
        }
    }

    /// The next one of its kind.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Cup::Day(date) => Cup::Day(date.next()),
            Cup::Week(monday) => Cup::Week(Date(monday.0.saturating_add(7))),
        }
    }

    /// When the next one comes, in unix seconds.
    pub fn ends(self) -> u64 {
        match self.next() {
            Cup::Day(date) | Cup::Week(date) => date.begins(),
        }
    }

    /// Until when results count, in unix milliseconds.
    pub fn until_ms(self) -> u64 {
        self.ends() * 1000 + GRACE_MS
    }

    /// The short name that people read, such as `2026-11-21` or `2026-W47`.
    pub fn label(self) -> String {
        match self {
            Cup::Day(date) => date.to_string(),
            Cup::Week(monday) => {
                // The week belongs to the year of its Thursday.
                let thursday = Date(monday.0.saturating_add(3));
                let (year, _, _) = thursday.civil();
                let first = Date::of_civil(year, 1, 1).unwrap_or(thursday);
                let week = thursday.0.saturating_sub(first.0) / 7 + 1;
                format!("{year:04}-W{week:02}")
            }
        }
    }

    /// The name in saves and on boards.
    pub fn name(self) -> String {
        match self {
            Cup::Day(_) => format!("daily/{}", self.label()),
            Cup::Week(_) => format!("weekly/{}", self.label()),
        }
    }

    /// Reads a name.
    pub fn read(name: &str) -> Option<Self> {
        if let Some(date) = name.strip_prefix("daily/") {
            return date.parse().ok().map(Cup::Day);
        }
        let (year, week) = name.strip_prefix("weekly/")?.split_once("-W")?;
        let (year, week): (u32, u32) = (year.parse().ok()?, week.parse().ok()?);
        // The fourth of January always lies in the first week.
        let fourth = Date::of_civil(year, 1, 4)?;
        let day = fourth.0.checked_add(week.checked_sub(1)?.checked_mul(7)?)?;
        let cup = Cup::week(Date(day).begins() * 1000);
        (cup.name() == name).then_some(cup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        text.parse::<Date>().unwrap().begins() * 1000
    }

    #[test]
    fn days_change_at_midnight_and_weeks_on_monday() {
        let saturday = at("2026-11-21");
        assert_eq!(Cup::day(saturday).name(), "daily/2026-11-21");
        assert_eq!(Cup::day(saturday - 1).name(), "daily/2026-11-20");
        assert_eq!(Cup::week(saturday).name(), "weekly/2026-W47");
        assert_eq!(Cup::week(at("2026-11-22")).name(), "weekly/2026-W47");
        assert_eq!(Cup::week(at("2026-11-23")).name(), "weekly/2026-W48");
        assert_eq!(Cup::week(saturday).ends() * 1000, at("2026-11-23"));
        assert_eq!(Cup::week(at("2027-01-01")).label(), "2026-W53");
        assert_eq!(Cup::week(at("2025-12-29")).label(), "2026-W01");
        assert_eq!(
            Cup::day(saturday).until_ms(),
            at("2026-11-22") + 6 * 3600 * 1000
        );
    }

    #[test]
    fn names_come_back() {
        for day in (0..4000).map(|n| at("2020-01-01") + n * 86_400_000) {
            for cup in [Cup::day(day), Cup::week(day)] {
                assert_eq!(Cup::read(&cup.name()), Some(cup));
            }
        }
        for bad in [
            "",
            "daily/",
            "daily/2026-13-01",
            "weekly/2026-W54",
            "weekly/x-W1",
            "weekly/2026-W00",
        ] {
            assert_eq!(Cup::read(bad), None, "{bad}");
        }
    }
}
