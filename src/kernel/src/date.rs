//! A date without a clock: the number of a day in UTC, as the caller says.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use time::Month;
pub use time::Weekday;

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Date(pub u32);

/// The text is not a date such as `2026-11-21` from 1970 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date such as 2026-11-21")]
pub struct NoDate;

const DAY: u64 = 86_400;
const FIRST_YEAR: u32 = 1970;
/// 1 January 1970 as a Julian day.
const FIRST_DAY: i32 = 2_440_588;

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
        self.calendar().weekday()
    }

    /// Year, month and day of the month.
    pub fn civil(self) -> (u32, u32, u32) {
        let date = self.calendar();
        let year = u32::try_from(date.year()).unwrap_or(FIRST_YEAR);
        (year, u8::from(date.month()).into(), date.day().into())
    }

    /// The day of a year, month and day of the month, if there is one from 1970 to 9999.
    pub fn of_civil(year: u32, month: u32, day: u32) -> Option<Self> {
        let month = Month::try_from(u8::try_from(month).ok()?).ok()?;
        let year_number = i32::try_from(year).ok()?;
        let day = u8::try_from(day).ok()?;
        let date = time::Date::from_calendar_date(year_number, month, day).ok()?;
        let days = date.to_julian_day().checked_sub(FIRST_DAY)?;
        u32::try_from(days).ok().map(Self)
    }

    /// The day in the calendar; the last one it knows for all that come after.
    fn calendar(self) -> time::Date {
        let days = i32::try_from(self.0)
            .ok()
            .and_then(|d| d.checked_add(FIRST_DAY));
        let date = days.and_then(|d| time::Date::from_julian_day(d).ok());
        date.unwrap_or(time::Date::MAX)
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
