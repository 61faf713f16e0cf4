//! The words of days and times, in English and German.

use jiff::civil::Weekday;

/// Why a day and time are not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// They cannot be read, or no time of day is named.
    Unread,
    /// They are over.
    Past,
    /// They are more than a year away.
    Far,
}

impl Unclear {
    /// The name of the text that says so.
    pub fn key(self) -> &'static str {
        match self {
            Self::Unread => "when-unread",
            Self::Past => "when-past",
            Self::Far => "when-far",
        }
    }
}

/// A day as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Day {
    /// So many days from today.
    Ahead(i64),
    /// The next day of this name.
    Named(Weekday),
    /// A day of the calendar, of the next year in which it lies ahead where none is named.
    Of {
        year: Option<i16>,
        month: i8,
        day: i8,
    },
}

/// Which half of the day is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    Morning,
    Evening,
}

/// One word of what is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Filler,
    Day(Day),
    DayEvening(Day),
    Half(Half),
    Noon,
    /// "8 am", and "am Freitag".
    Am,
    Clock(i8, i8),
    ClockHalf(i8, i8, Half),
    Number(i64),
    /// "a week", "eine Stunde".
    One,
    Month(i8),
    Uhr,
    /// "20 h" of a day that is named, else so many hours.
    H,
    In,
    Minutes,
    Hours,
    Days,
    Weeks,
}

/// An hour and a minute of a day.
pub(super) fn hour(hour: i64, minute: i64) -> Result<(i8, i8), Unclear> {
    let fits = (0..24).contains(&hour) && (0..60).contains(&minute);
    match (i8::try_from(hour), i8::try_from(minute)) {
        (Ok(hour), Ok(minute)) if fits => Ok((hour, minute)),
        _ => Err(Unclear::Unread),
    }
}

/// What one word means; `None` if it is none of time.
pub(super) fn word(token: &str) -> Option<Word> {
    if let Some(number) = numeric(token) {
        return Some(number);
    }
    let bare = token.trim_end_matches('.');
    if let Some(day) = weekday(bare) {
        return Some(Word::Day(Day::Named(day)));
    }
    if let Some(month) = month(bare) {
        return Some(Word::Month(month));
    }
    if let Some(day) = bare.strip_suffix("abend").and_then(weekday) {
        return Some(Word::DayEvening(Day::Named(day)));
    }
    Some(match bare {
        "at" | "on" | "the" | "this" | "next" | "of" | "for" | "um" | "den" | "der" | "diesen"
        | "nächsten" | "nächster" | "für" => Word::Filler,
        "am" => Word::Am,
        "pm" | "p.m" => Word::Half(Half::Evening),
        "a.m" | "morning" | "früh" | "morgens" | "vormittag" | "vormittags" => {
            Word::Half(Half::Morning)
        }
        "evening" | "afternoon" | "abend" | "abends" | "nachmittag" | "nachmittags" | "night" => {
            Word::Half(Half::Evening)
        }
        "noon" | "mittag" | "mittags" => Word::Noon,
        "today" | "heute" => Word::Day(Day::Ahead(0)),
        "tonight" => Word::DayEvening(Day::Ahead(0)),
        "tomorrow" | "morgen" => Word::Day(Day::Ahead(1)),
        "übermorgen" | "uebermorgen" => Word::Day(Day::Ahead(2)),
        "uhr" | "o'clock" => Word::Uhr,
        "h" => Word::H,
        "a" | "an" | "one" | "ein" | "eine" | "einen" | "einem" | "einer" => Word::One,
        "in" => Word::In,
        "min" | "mins" | "minute" | "minutes" | "minuten" => Word::Minutes,
        "hour" | "hours" | "std" | "stunde" | "stunden" => Word::Hours,
        "day" | "days" | "tag" | "tage" | "tagen" => Word::Days,
        "week" | "weeks" | "woche" | "wochen" => Word::Weeks,
        _ => return None,
    })
}

/// A word that begins with a digit.
fn numeric(token: &str) -> Option<Word> {
    let token = token.strip_suffix("uhr").unwrap_or(token);
    if let Ok(number) = token.strip_suffix('.').unwrap_or(token).parse() {
        return Some(Word::Number(number));
    }
    for (end, half) in [("am", Half::Morning), ("pm", Half::Evening)] {
        if let Some(front) = token.strip_suffix(end) {
            let (h, m) = front.split_once(':').unwrap_or((front, "0"));
            let (h, m) = hour(h.parse().ok()?, m.parse().ok()?).ok()?;
            return Some(Word::ClockHalf(h, m, half));
        }
    }
    let clock = token.split_once(':').or_else(|| token.split_once('h'));
    if let Some((h, m)) = clock {
        let m = m.strip_suffix('h').unwrap_or(m);
        let m = if m.is_empty() { "0" } else { m };
        let (h, m) = hour(h.parse().ok()?, m.parse().ok()?).ok()?;
        return Some(Word::Clock(h, m));
    }
    let parts: Vec<&str> = token.split('-').collect();
    if let [year, month, day] = parts.as_slice() {
        let year: i16 = year.parse().ok()?;
        return Some(Word::Day(Day::Of {
            year: Some(year),
            month: month.parse().ok()?,
            day: day.parse().ok()?,
        }));
    }
    let parts: Vec<&str> = token.split('.').collect();
    let (day, month, year) = match parts.as_slice() {
        [day, month] | [day, month, ""] => (day, month, None),
        [day, month, year] => (day, month, Some(year.parse::<i16>().ok()?)),
        _ => return None,
    };
    let (day, month): (i8, i8) = (day.parse().ok()?, month.parse().ok()?);
    // "20.30" is a time of day.
    if year.is_none() && parts.len() == 2 && !(1..=12).contains(&month) {
        let (h, m) = hour(day.into(), month.into()).ok()?;
        return Some(Word::Clock(h, m));
    }
    let year = year.map(|year| if year < 100 { year + 2000 } else { year });
    Some(Word::Day(Day::Of { year, month, day }))
}

fn weekday(word: &str) -> Option<Weekday> {
    Some(match word {
        "mon" | "monday" | "mo" | "montag" => Weekday::Monday,
        "tue" | "tues" | "tuesday" | "di" | "dienstag" => Weekday::Tuesday,
        "wed" | "wednesday" | "mi" | "mittwoch" => Weekday::Wednesday,
        "thu" | "thur" | "thurs" | "thursday" | "do" | "donnerstag" => Weekday::Thursday,
        "fri" | "friday" | "fr" | "freitag" => Weekday::Friday,
        "sat" | "saturday" | "sa" | "samstag" | "sonnabend" => Weekday::Saturday,
        "sun" | "sunday" | "so" | "sonntag" => Weekday::Sunday,
        _ => return None,
    })
}

fn month(word: &str) -> Option<i8> {
    const MONTHS: [&[&str]; 12] = [
        &["jan", "january", "januar", "jänner"],
        &["feb", "february", "februar"],
        &["mar", "march", "mär", "märz"],
        &["apr", "april"],
        &["may", "mai"],
        &["jun", "june", "juni"],
        &["jul", "july", "juli"],
        &["aug", "august"],
        &["sep", "sept", "september"],
        &["oct", "okt", "october", "oktober"],
        &["nov", "november"],
        &["dec", "dez", "december", "dezember"],
    ];
    let at = MONTHS.iter().position(|names| names.contains(&word))?;
    i8::try_from(at + 1).ok()
}
