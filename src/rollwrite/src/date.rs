//! A date without a clock: the number of a day in UTC, as the caller says.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Date(pub u32);

/// The days of a week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are their meaning")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

/// The text is not a date such as `2026-11-21` from 1970 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date such as 2026-11-21")]
pub struct NoDate;

const DAY: u64 = 86_400;

impl Date {
    /// The day of a moment in seconds since 1970.
    pub fn of_seconds(seconds: u64) -> Self {
        Self(u32::try_from(seconds / DAY).unwrap_or(u32::MAX))
    }

    /// The moment the day begins, in seconds since 1970.
    pub fn begins(self) -> u64 {
        u64::from(self.0) * DAY
    }

    /// The next day.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Which day of the week.
    pub fn weekday(self) -> Weekday {
        // The first day was a Thursday.
        match self.0 % 7 {
            0 => Weekday::Thursday,
            1 => Weekday::Friday,
            2 => Weekday::Saturday,
            3 => Weekday::Sunday,
            4 => Weekday::Monday,
            5 => Weekday::Tuesday,
            _ => Weekday::Wednesday,
        }
    }

    /// Year, month and day of the month.
    pub fn civil(self) -> (u32, u32, u32) {
        // Years that begin in March put the leap day last.
        let days = u64::from(self.0) + 719_468;
        let era = days / 146_097;
        let of_era = days % 146_097;
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 {
            shifted + 3
        } else {
            shifted - 9
        };
        let year = year + era * 400 + u64::from(month <= 2);
        let small = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
        (small(year), small(month), small(day))
    }

    /// The day of a year, month and day of the month, if there is one.
    pub fn of_civil(year: u32, month: u32, day: u32) -> Option<Self> {
        if !(1970..=9999).contains(&year) {
            return None;
        }
        // At most 366 steps from the first guess, which is never too late.
        let first = (year - 1970) * 365;
        let last = first + 366 + (year - 1970) / 4 + 1;
        (first..=last)
            .map(Self)
            .find(|d| d.civil() == (year, month, day))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let mut parts = text.splitn(3, '-').map(|p| p.parse::<u32>().ok());
        let mut part = || parts.next().flatten().ok_or(NoDate);
        let (year, month, day) = (part()?, part()?, part()?);
        Self::of_civil(year, month, day).ok_or(NoDate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_come_back_and_know_their_weekday() {
        for days in (0..60_000).step_by(17) {
            let date = Date(days);
            assert_eq!(date.to_string().parse(), Ok(date));
            assert_eq!(date.next().before(), date);
        }
        let known: Date = "2026-11-21".parse().unwrap();
        assert_eq!(known.weekday(), Weekday::Saturday);
        assert_eq!(Date::of_seconds(known.begins() + 86_399), known);
        assert_eq!("2028-02-29".parse::<Date>().unwrap().civil(), (2028, 2, 29));
        for bad in [
            "2026-02-29",
            "2026-13-01",
            "x",
            "2026-1",
            "1969-12-31",
            "2026-11-21-3",
        ] {
            assert_eq!(bad.parse::<Date>(), Err(NoDate), "{bad}");
        }
    }
}
