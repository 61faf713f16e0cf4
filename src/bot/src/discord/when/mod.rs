//! Days and times as people write them in English or German, read in a time zone.

#[cfg(test)]
mod tests;
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
/// "2026-11-27 20:00", "27.11. 20:00", "in 2 hours", "2 days", "eine Woche", or a time that Discord shows.
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
        let nothing = day.is_none() && clock.is_none() && half.is_none();
        if nothing && is_span(word, next, words.len()) {
            words.push_front((token, word));
            return ahead(&mut words, now);
        }
        match word {
            Word::Filler => {}
            Word::In => return ahead(&mut words, now),
            // "20.10 Uhr" looks like a day of the calendar.
            Word::Day(Day::Of {
                year: None,
                month,
                day,
            }) if matches!(next, Some(Word::Uhr | Word::H)) => {
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
                    Some(Word::Uhr | Word::H) => drop(words.pop_front()),
                    Some(Word::Am) => half = Some(Half::Morning),
                    _ => {}
                }
            }
            Word::ClockHalf(h, m, named) => {
                once(&mut clock, (h, m))?;
                half = Some(named);
            }
            Word::Number(n) => match next {
                Some(Word::Uhr | Word::H) => {
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
            Word::Uhr
            | Word::H
            | Word::One
            | Word::Minutes
            | Word::Hours
            | Word::Days
            | Word::Weeks => {
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

/// Whether a word begins a time that lies ahead by so much, as "2 days" or "a week" does; so many words follow it.
fn is_span(word: Word, next: Option<Word>, follow: usize) -> bool {
    let counts = matches!(word, Word::Number(_) | Word::One);
    match next {
        Some(Word::Minutes | Word::Hours | Word::Days | Word::Weeks) => counts,
        // "20 h 30" is a time of day.
        Some(Word::H) => counts && follow == 1,
        _ => false,
    }
}

/// "in 2 hours", "in 30 min", and the same without "in".
fn ahead(words: &mut VecDeque<(&str, Word)>, now: &Zoned) -> Result<Timestamp, Unclear> {
    let (Some((_, count)), Some((_, unit)), None) =
        (words.pop_front(), words.pop_front(), words.pop_front())
    else {
        return Err(Unclear::Unread);
    };
    let n = match count {
        Word::Number(n) => n,
        Word::One => 1,
        _ => return Err(Unclear::Unread),
    };
    match n {
        0..100_000 => {}
        ..0 => return Err(Unclear::Unread),
        _ => return Err(Unclear::Far),
    }
    let minutes = match unit {
        Word::Minutes => n,
        Word::Hours | Word::H => n * 60,
        Word::Days => n * 60 * 24,
        Word::Weeks => n * 60 * 24 * 7,
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
