//! Hours in which somebody is never called, in their own time zone.

use castaway_table::Night;
use jiff::{Timestamp, ToSpan, Zoned, civil::Time, tz::TimeZone};
use serde::{Deserialize, Serialize};

/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// A step by which an end is looked for where a clock jumps.
const STEP_MS: u64 = 5 * 60 * 1000;
/// A deadline lies in the days that are looked ahead.
const NIGHTS: usize = 14;
/// Nobody sleeps longer in a day, whatever hours they name: else the others would wait for ever.
const LONGEST_MS: u64 = 12 * 60 * 60 * 1000;

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

    /// As the stretches of the next days in which no time passes, with that which holds this moment.
    pub fn nights(self, from_ms: u64, zone: &TimeZone) -> Vec<Night> {
        let mut at = from_ms.saturating_sub(u64::from(DAY) * 60_000);
        let mut nights = Vec::new();
        for _ in 0..NIGHTS {
            let begins = next_time(self.from, at, zone);
            let ends = self.end_ms(begins, zone);
            // Where a clock is put forward they may have no beginning.
            if ends > begins.max(from_ms) {
                nights.push(Night {
                    from_ms: begins.max(ends.saturating_sub(LONGEST_MS)),
                    to_ms: ends,
                });
            }
            at = ends;
        }
        nights
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

    #[test]
    fn no_time_passes_in_them_and_in_no_more_than_twelve_hours_of_a_day() {
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        let quiet = Quiet::read("22-8").unwrap();
        let of = |quiet: Quiet, text: &str| quiet.nights(at(&zone, text), &zone);
        let night = |from: &str, to: &str| Night {
            from_ms: at(&zone, from),
            to_ms: at(&zone, to),
        };
        let first = night("2026-11-21T22:00", "2026-11-22T08:00");
        for text in ["2026-11-21T20:00", "2026-11-21T22:00", "2026-11-22T07:59"] {
            let nights = of(quiet, text);
            assert_eq!(nights[0], first, "{text}");
            assert_eq!(nights[1], night("2026-11-22T22:00", "2026-11-23T08:00"));
        }
        let by_day = of(Quiet::read("9-17").unwrap(), "2026-11-21T17:00");
        assert_eq!(by_day[0], night("2026-11-22T09:00", "2026-11-22T17:00"));
        let all_day = of(Quiet::read("9-8").unwrap(), "2026-11-21T20:00");
        assert_eq!(all_day[0], night("2026-11-21T20:00", "2026-11-22T08:00"));
        // The nights in which the clock is put forward and back.
        for (text, hours) in [("2027-03-27T23:00", 9), ("2026-10-24T23:00", 11)] {
            let night = of(quiet, text)[0];
            assert_eq!(night.to_ms - night.from_ms, hours * 3_600_000, "{text}");
        }
        for text in ["2026-10-20T12:00", "2027-03-23T12:00"] {
            let nights = of(quiet, text);
            assert!(nights.windows(2).all(|two| two[0].to_ms < two[1].from_ms));
            assert!(nights.iter().all(|night| !quiet.holds(night.to_ms, &zone)));
        }
    }
}
