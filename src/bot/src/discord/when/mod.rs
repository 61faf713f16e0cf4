//! Days and times as people write them in English or German, read in a time zone.

mod words;

use std::collections::VecDeque;

use jiff::{
    Timestamp, ToSpan, Zoned,
    civil::{Date, Time},
    tz::TimeZone,
};

pub use self::words::Unclear;
use self::words::{Day, Half, Word, hour, word};
use crate::ui::texts::Lang;

/// A day beyond this is taken for a slip.
const FAR_DAYS: i64 = 366;

/// A day without a year that was so many days ago is over, and not a year ahead.
const OVER_DAYS: i64 = 90;

/// What is written, as a moment in unix milliseconds: "Friday 20:00", "Fr 20 Uhr", "morgen 19:30", "8 pm",
/// "2026-11-27 20:00", "27.11. 20:00", "in 2 hours", or a time that Discord shows.
///
/// # Errors
/// When it cannot be read or does not lie in the year to come.
pub fn read(text: &str, now_ms: u64, zone: &TimeZone) -> Result<u64, Unclear> {
    let now = moment(now_ms).ok_or(Unclear::Far)?;
    let at = match stamp(text) {
        Some(at) => at,
        None => spoken(text, &now.to_zoned(zone.clone()))?,
    };
    if at <= now {
        return Err(Unclear::Past);
    }
    let far = now.checked_add((FAR_DAYS * 24).hours());
    if far.is_ok_and(|far| at > far) {
        return Err(Unclear::Far);
    }
    u64::try_from(at.as_millisecond()).map_err(|_| Unclear::Past)
}

/// A moment as Discord shows it to everybody in their own zone and language, and how long it is until then.
pub fn shown(at_ms: u64) -> String {
    let at = at_ms / 1000;
    format!("<t:{at}:F> (<t:{at}:R>)")
}

/// What somebody who types a day and time may mean: each as it is read by [`read`], and as people write it.
pub fn offers(typed: &str, now_ms: u64, zone: &TimeZone, lang: Lang) -> Vec<(String, String)> {
    let typed = typed.trim();
    let wishes = match typed {
        "" => ["today", "tomorrow", "fri", "sat"]
            .map(|day| format!("{day} 20:00"))
            .to_vec(),
        typed => vec![
            typed.to_owned(),
            format!("{typed} 20:00"),
            format!("{typed}:00"),
        ],
    };
    let mut found: Vec<(String, String)> = Vec::new();
    for wish in wishes {
        let at = read(&wish, now_ms, zone).ok().and_then(moment);
        let Some(at) = at.map(|at| at.to_zoned(zone.clone())) else {
            continue;
        };
        let value = at.strftime("%Y-%m-%d %H:%M").to_string();
        if found.iter().all(|(other, _)| *other != value) {
            let day = at.weekday().to_monday_zero_offset();
            let day = usize::try_from(day).unwrap_or_default();
            let label = match lang {
                Lang::En => at.strftime("%a %-d %b %Y, %H:%M").to_string(),
                Lang::De => {
                    let day = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"].get(day);
                    let rest = at.strftime("%-d.%-m.%Y, %H:%M Uhr");
                    format!("{} {rest}", day.unwrap_or(&""))
                }
            };
            found.push((value, label));
        }
    }
    found
}

fn moment(ms: u64) -> Option<Timestamp> {
    Timestamp::from_millisecond(i64::try_from(ms).ok()?).ok()
}

/// A time that Discord shows, as its client copies it.
fn stamp(text: &str) -> Option<Timestamp> {
    let inner = text.trim().strip_prefix("<t:")?.strip_suffix('>')?;
    let seconds = inner.split(':').next()?;
    Timestamp::from_second(seconds.parse().ok()?).ok()
}

fn spoken(text: &str, now: &Zoned) -> Result<Timestamp, Unclear> {
    let lower = text.to_lowercase().replace([',', ';'], " ");
    let mut words = VecDeque::new();
    let tokens: Vec<&str> = lower.split_whitespace().collect();
    if tokens.len() > 12 {
        return Err(Unclear::Unread);
    }
    for token in tokens {
        words.push_back((token, word(token).ok_or(Unclear::Unread)?));
    }
    let mut day = None;
    let mut clock = None;
    let mut half = None;
    while let Some((token, word)) = words.pop_front() {
        let next = words.front().map(|(_, word)| *word);
        match word {
            Word::Filler => {}
            Word::In => return ahead(&mut words, now),
            // "20.10 Uhr" looks like a day of the calendar.
            Word::Day(Day::Of {
                year: None,
                month,
                day,
            }) if next == Some(Word::Uhr) => {
                words.pop_front();
                once(&mut clock, hour(day.into(), month.into())?)?;
            }
            Word::Day(named) => once(&mut day, named)?,
            Word::DayEvening(named) => {
                once(&mut day, named)?;
                half = Some(Half::Evening);
            }
            Word::Half(named) => half = Some(named),
            Word::Noon => once(&mut clock, (12, 0))?,
            Word::Am => {}
            Word::Clock(h, m) => {
                once(&mut clock, (h, m))?;
                match next {
                    Some(Word::Uhr) => drop(words.pop_front()),
                    Some(Word::Am) => half = Some(Half::Morning),
                    _ => {}
                }
            }
            Word::ClockHalf(h, m, named) => {
                once(&mut clock, (h, m))?;
                half = Some(named);
            }
            Word::Number(n) => match next {
                Some(Word::Uhr) => {
                    words.pop_front();
                    let minutes = match words.front() {
                        Some((_, Word::Number(m))) => *m,
                        _ => 0,
                    };
                    if minutes > 0 {
                        words.pop_front();
                    }
                    once(&mut clock, hour(n, minutes)?)?;
                }
                Some(Word::Month(month)) => {
                    words.pop_front();
                    once(&mut day, of_month(n, month, &mut words)?)?;
                }
                // A number at the end, after a day: "Friday 20", "Friday at 8 pm".
                None if day.is_none() => return Err(Unclear::Unread),
                None | Some(Word::Half(_)) => once(&mut clock, hour(n, 0)?)?,
                Some(Word::Am) => {
                    once(&mut clock, hour(n, 0)?)?;
                    half = Some(Half::Morning);
                }
                Some(_) => return Err(Unclear::Unread),
            },
            Word::Month(month) => match words.pop_front() {
                Some((_, Word::Number(n))) => once(&mut day, of_month(n, month, &mut words)?)?,
                _ => return Err(Unclear::Unread),
            },
            Word::Uhr | Word::Minutes | Word::Hours | Word::Days => {
                tracing::debug!(token, "a word of time that stands alone");
                return Err(Unclear::Unread);
            }
        }
    }
    let (hour, minute) = clock.ok_or(Unclear::Unread)?;
    let hour = match half {
        Some(Half::Evening) if hour < 12 => hour + 12,
        Some(Half::Morning) if hour == 12 => 0,
        _ => hour,
    };
    let time = Time::new(hour, minute, 0, 0).map_err(|_| Unclear::Unread)?;
    on(day, time, now)
}

/// The moment of a time of day on a day, or on the next day on which it lies ahead.
fn on(day: Option<Day>, time: Time, now: &Zoned) -> Result<Timestamp, Unclear> {
    let today = now.date();
    let at = |date: Date| {
        let zoned = date.to_datetime(time).to_zoned(now.time_zone().clone());
        zoned.map(|z| z.timestamp()).map_err(|_| Unclear::Unread)
    };
    let later = |days: i64| {
        let date = today.checked_add(days.days());
        date.map_err(|_| Unclear::Far).and_then(at)
    };
    let ahead = |at: &Timestamp| *at > now.timestamp();
    let just_over =
        |at: &Timestamp| now.timestamp().duration_since(*at).as_hours() < OVER_DAYS * 24;
    match day {
        None => match later(0)? {
            today if ahead(&today) => Ok(today),
            _ => later(1),
        },
        Some(Day::Ahead(days)) => later(days),
        Some(Day::Named(weekday)) => {
            let days = i64::from(today.weekday().until(weekday));
            match later(days)? {
                next if ahead(&next) => Ok(next),
                _ => later(days + 7),
            }
        }
        Some(Day::Of { year, month, day }) => {
            let in_year = |year: i16| {
                let date = Date::new(year, month, day).map_err(|_| Unclear::Unread)?;
                at(date)
            };
            if let Some(year) = year {
                return in_year(year);
            }
            match in_year(today.year()) {
                // Who names a day of the last weeks does not mean the next year.
                Ok(this) if ahead(&this) || just_over(&this) => Ok(this),
                Ok(_) => in_year(today.year() + 1),
                Err(error) => Err(error),
            }
        }
    }
}

/// "in 2 hours", "in 30 min".
fn ahead(words: &mut VecDeque<(&str, Word)>, now: &Zoned) -> Result<Timestamp, Unclear> {
    let (Some((_, Word::Number(n))), Some((_, unit)), None) =
        (words.pop_front(), words.pop_front(), words.pop_front())
    else {
        return Err(Unclear::Unread);
    };
    match n {
        0..100_000 => {}
        ..0 => return Err(Unclear::Unread),
        _ => return Err(Unclear::Far),
    }
    let minutes = match unit {
        Word::Minutes => n,
        Word::Hours => n * 60,
        Word::Days => n * 60 * 24,
        _ => return Err(Unclear::Unread),
    };
    let at = now.timestamp().checked_add(minutes.minutes());
    at.map_err(|_| Unclear::Far)
}

/// Something is named once.
fn once<T>(slot: &mut Option<T>, value: T) -> Result<(), Unclear> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(Unclear::Unread),
    }
}

/// A day of a month that is named, with the year if it follows.
fn of_month(day: i64, month: i8, words: &mut VecDeque<(&str, Word)>) -> Result<Day, Unclear> {
    let day = i8::try_from(day).map_err(|_| Unclear::Unread)?;
    let year = match words.front() {
        Some((_, Word::Number(year))) if *year >= 2000 => i16::try_from(*year).ok(),
        _ => None,
    };
    if year.is_some() {
        words.pop_front();
    }
    Ok(Day::Of { year, month, day })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Saturday, 21 November 2026, noon in London and one o'clock in Berlin.
    const NOW_MS: u64 = 1_795_262_400_000;

    fn berlin(text: &str) -> Result<String, Unclear> {
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        let ms = read(text, NOW_MS, &zone)?;
        let at = moment(ms).unwrap().to_zoned(zone);
        Ok(at.strftime("%Y-%m-%d %H:%M").to_string())
    }

    #[test]
    fn what_people_write_is_read_in_both_languages() {
        for (text, at) in [
            ("Friday 20:00", "2026-11-27 20:00"),
            ("Fr 20:00", "2026-11-27 20:00"),
            ("Fr. 20 Uhr", "2026-11-27 20:00"),
            ("am Freitag um 20 Uhr 30", "2026-11-27 20:30"),
            ("Freitagabend 8:15", "2026-11-27 20:15"),
            ("fri 8pm", "2026-11-27 20:00"),
            ("Friday at 8 pm", "2026-11-27 20:00"),
            ("friday 8 am", "2026-11-27 08:00"),
            ("Friday 20", "2026-11-27 20:00"),
            ("20:00", "2026-11-21 20:00"),
            ("20.30", "2026-11-21 20:30"),
            ("20.10 Uhr", "2026-11-21 20:10"),
            ("20h", "2026-11-21 20:00"),
            ("12:00", "2026-11-22 12:00"),
            ("tonight 9", "2026-11-21 21:00"),
            ("heute Abend um 8:30", "2026-11-21 20:30"),
            ("tomorrow 19:30", "2026-11-22 19:30"),
            ("morgen 19:30", "2026-11-22 19:30"),
            ("übermorgen mittags", "2026-11-23 12:00"),
            ("2026-11-27 20:00", "2026-11-27 20:00"),
            ("27.11. 20:00", "2026-11-27 20:00"),
            ("27.11.2026, 20:00", "2026-11-27 20:00"),
            ("27.11.26 20 Uhr", "2026-11-27 20:00"),
            ("27. November 20:00", "2026-11-27 20:00"),
            ("Nov 27 20:00", "2026-11-27 20:00"),
            ("3. März 2027 18:00", "2027-03-03 18:00"),
            ("3.3. 18:00", "2027-03-03 18:00"),
            ("Samstag 20:00", "2026-11-21 20:00"),
            ("Saturday 12:00", "2026-11-28 12:00"),
            ("in 2 hours", "2026-11-21 15:00"),
            ("in 30 Minuten", "2026-11-21 13:30"),
            ("<t:1795806000:F>", "2026-11-27 20:00"),
        ] {
            assert_eq!(berlin(text).as_deref(), Ok(at), "{text}");
        }
    }

    #[test]
    fn what_is_over_or_says_nothing_is_refused() {
        for text in [
            "",
            "Friday",
            "soon",
            "25:00",
            "20:60",
            "31.2. 20:00",
            "20",
            "20:00 21:00",
            "fri sat 20:00",
            "in 2",
            "in -3 hours",
            "at",
            "pm",
            "99999999999999999999",
            "27 20:00",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14",
            "<t:x>",
            "8:00 foo",
        ] {
            assert_eq!(berlin(text), Err(Unclear::Unread), "{text}");
        }
        for text in ["today 10:00", "2026-11-20 20:00", "20.11. 20:00", "<t:1:F>"] {
            assert_eq!(berlin(text), Err(Unclear::Past), "{text}");
        }
        for text in ["2030-01-01 20:00", "in 90000 days"] {
            assert_eq!(berlin(text), Err(Unclear::Far), "{text}");
        }
    }

    #[test]
    fn what_is_typed_is_offered_as_it_is_read() {
        let zone = TimeZone::get("Europe/Berlin").unwrap();
        let labels = |typed: &str, lang: Lang| -> Vec<String> {
            let found = offers(typed, NOW_MS, &zone, lang).into_iter();
            found
                .map(|(value, label)| {
                    assert!(read(&value, NOW_MS, &zone).is_ok(), "{value}");
                    label
                })
                .collect()
        };
        assert_eq!(labels("Fr", Lang::De), ["Fr 27.11.2026, 20:00 Uhr"]);
        assert_eq!(labels("fri 19", Lang::En), ["Fri 27 Nov 2026, 19:00"]);
        assert_eq!(labels("xyz", Lang::En), [""; 0]);
        assert_eq!(labels("", Lang::En).len(), 3, "Saturday is today");
    }

    #[test]
    fn the_same_words_mean_another_moment_elsewhere_and_a_clock_that_jumps_takes_the_next_hour() {
        let at = |zone: &str, text: &str| {
            let zone = TimeZone::get(zone).unwrap();
            read(text, NOW_MS, &zone).unwrap()
        };
        let hours = at("America/New_York", "Friday 20:00") - at("Europe/Berlin", "Friday 20:00");
        assert_eq!(hours, 6 * 3_600_000);
        // Half past two of that night does not come to be.
        let (odd, three) = ("28.3.2027 2:30", "28.3.2027 3:30");
        assert_eq!(at("Europe/Berlin", odd), at("Europe/Berlin", three));
    }
}
