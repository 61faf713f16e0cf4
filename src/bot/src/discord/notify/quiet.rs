//! Hours in which somebody is never called, in their own time zone.

use jiff::{Timestamp, ToSpan, Zoned, civil::Time, tz::TimeZone};
use serde::{Deserialize, Serialize};

/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// A step by which an end is looked for where a clock jumps.
const STEP_MS: u64 = 5 * 60 * 1000;

/// Hours of every day, in minutes from midnight; they may lie over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// The first minute.
    pub from: u16,
    /// The first minute after.
    pub to: u16,
}

/// The zone of this name; that of the world where there is none.
pub fn zone(name: Option<&str>) -> TimeZone {
    name.and_then(|name| TimeZone::get(name).ok())
        .unwrap_or(TimeZone::UTC)
}

fn local(at_ms: u64, zone: &TimeZone) -> Option<Zoned> {
    let at = Timestamp::from_millisecond(i64::try_from(at_ms).ok()?).ok()?;
    Some(at.to_zoned(zone.clone()))
}

fn minute(at: &Zoned) -> u16 {
    let (hour, minute) = (at.hour(), at.minute());
    u16::try_from(i16::from(hour) * 60 + i16::from(minute)).unwrap_or(0)
}

/// The first moment after this one at which clocks of a zone show this minute of a day.
pub fn next_time(minute: u16, after_ms: u64, zone: &TimeZone) -> u64 {
    let next = || {
        let now = local(after_ms, zone)?;
        let (hour, minute) = (minute % DAY / 60, minute % 60);
        let time = Time::new(i8::try_from(hour).ok()?, i8::try_from(minute).ok()?, 0, 0).ok()?;
        for days in 0..3_i64 {
            let date = now.date().checked_add(days.days()).ok()?;
            let at = date.to_datetime(time).to_zoned(zone.clone()).ok()?;
            let at = u64::try_from(at.timestamp().as_millisecond()).ok()?;
            if at > after_ms {
                return Some(at);
            }
        }
        None
    };
    next().unwrap_or_else(|| after_ms.saturating_add(u64::from(DAY) * 60_000))
}

impl Quiet {
    /// Hours as people write them: "22-8", "22:30-7:15", "22 bis 8 Uhr". `None` where they cannot be read or are none.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.to_lowercase().replace("uhr", " ");
        let text = text.replace(['–', '—'], "-").replace("bis", "-");
        let text = text.replace("to", "-");
        let (from, to) = text.split_once('-')?;
        let quiet = Self {
            from: clock(from)?,
            to: clock(to)?,
        };
        (quiet.from != quiet.to).then_some(quiet)
    }

    /// Whether this moment lies in them.
    pub fn holds(self, at_ms: u64, zone: &TimeZone) -> bool {
        let Some(at) = local(at_ms, zone) else {
            return false;
        };
        let now = minute(&at);
        match self.from <= self.to {
            true => self.from <= now && now < self.to,
            false => self.from <= now || now < self.to,
        }
    }

    /// The first moment from this one on that does not lie in them.
    pub fn end_ms(self, at_ms: u64, zone: &TimeZone) -> u64 {
        if !self.holds(at_ms, zone) {
            return at_ms;
        }
        let mut end = next_time(self.to, at_ms, zone);
        // Where a clock is put back the same hours come twice.
        for _ in 0..u64::from(DAY) {
            if !self.holds(end, zone) {
                break;
            }
            end = end.saturating_add(STEP_MS);
        }
        end
    }
}

impl std::fmt::Display for Quiet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let of = |minute: u16| (minute / 60, minute % 60);
        let ((from, a), (to, b)) = (of(self.from), of(self.to));
        write!(f, "{from}:{a:02}–{to}:{b:02}")
    }
}

/// A time of day: "22", "7:15", "7.15", "10 pm".
fn clock(text: &str) -> Option<u16> {
    let text = text.trim();
    let (text, evening) = match (text.strip_suffix("pm"), text.strip_suffix("am")) {
        (Some(text), _) => (text.trim(), Some(true)),
        (None, Some(text)) => (text.trim(), Some(false)),
        (None, None) => (text, None),
    };
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((text, "0"));
    let (hour, minute): (u16, u16) = (hour.trim().parse().ok()?, minute.trim().parse().ok()?);
    let hour = match evening {
        Some(_) if hour == 0 || hour > 12 => return None,
        Some(true) => hour % 12 + 12,
        Some(false) => hour % 12,
        None if hour == 24 && minute == 0 => 0,
        None => hour,
    };
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(zone: &TimeZone, text: &str) -> u64 {
        let time: jiff::civil::DateTime = text.parse().unwrap();
        let at = time.to_zoned(zone.clone()).unwrap();
        u64::try_from(at.timestamp().as_millisecond()).unwrap()
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, from, to) in [
            ("22-8", 22 * 60, 8 * 60),
            ("22:00-8:00", 22 * 60, 8 * 60),
            (" 22:30 – 7.15 ", 22 * 60 + 30, 7 * 60 + 15),
            ("22 bis 8 Uhr", 22 * 60, 8 * 60),
            ("22 Uhr bis 8 Uhr", 22 * 60, 8 * 60),
            ("10pm-7am", 22 * 60, 7 * 60),
            ("10 pm to 12 am", 22 * 60, 0),
            ("9-24", 9 * 60, 0),
        ] {
            assert_eq!(Quiet::read(text), Some(Quiet { from, to }), "{text}");
        }
        for text in [
            "", "-", "22", "8-8", "25-8", "22:60-8", "13pm-8", "a-b", "22-8-9",
        ] {
            assert_eq!(Quiet::read(text), None, "{text}");
        }
        assert_eq!(Quiet::read("22:30-7:05").unwrap().to_string(), "22:30–7:05");
    }

    #[test]
    fn they_end_when_the_clock_says_so_also_where_it_jumps() {
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        let quiet = Quiet::read("22-8").unwrap();
        let end = |text: &str| quiet.end_ms(at(&zone, text), &zone);
        assert_eq!(end("2026-11-21T21:59"), at(&zone, "2026-11-21T21:59"));
        assert_eq!(end("2026-11-21T22:00"), at(&zone, "2026-11-22T08:00"));
        assert_eq!(end("2026-11-22T07:59"), at(&zone, "2026-11-22T08:00"));
        assert_eq!(end("2026-11-22T08:00"), at(&zone, "2026-11-22T08:00"));
        // The night in which the clock is put forward is an hour shorter.
        let (late, morning) = (at(&zone, "2027-03-27T23:00"), at(&zone, "2027-03-28T08:00"));
        assert_eq!(quiet.end_ms(late, &zone), morning);
        assert_eq!(morning - late, 8 * 3_600_000);
        // An end that comes twice ends them for good the second time.
        let odd = Quiet::read("22-2:30").unwrap();
        let end = odd.end_ms(at(&zone, "2026-10-24T23:00"), &zone);
        assert!(!odd.holds(end, &zone));
    }

    #[test]
    fn a_time_of_day_comes_once_a_day() {
        let zone = TimeZone::get("America/New_York").unwrap();
        let six = at(&zone, "2026-11-21T18:00");
        assert_eq!(next_time(18 * 60, six - 1, &zone), six);
        assert_eq!(
            next_time(18 * 60, six, &zone),
            at(&zone, "2026-11-22T18:00")
        );
    }
}
