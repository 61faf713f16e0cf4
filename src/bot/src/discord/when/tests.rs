//! Days and times as people write them.

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
        ("in 3 h", "2026-11-21 16:00"),
        ("in einer Woche", "2026-11-28 13:00"),
        ("Fr 20 h", "2026-11-27 20:00"),
        ("20 h 30", "2026-11-21 20:30"),
        ("<t:1795806000:F>", "2026-11-27 20:00"),
    ] {
        assert_eq!(berlin(text).as_deref(), Ok(at), "{text}");
    }
}

#[test]
fn how_long_it_is_until_then_is_read_without_in() {
    for (text, at) in [
        ("2 days", "2026-11-23 13:00"),
        ("2 Tage", "2026-11-23 13:00"),
        ("for 2 days", "2026-11-23 13:00"),
        ("für einen Tag", "2026-11-22 13:00"),
        ("3 h", "2026-11-21 16:00"),
        ("3 Std.", "2026-11-21 16:00"),
        ("an hour", "2026-11-21 14:00"),
        ("45 min", "2026-11-21 13:45"),
        ("eine Woche", "2026-11-28 13:00"),
        ("2 weeks", "2026-12-05 13:00"),
    ] {
        assert_eq!(berlin(text).as_deref(), Ok(at), "{text}");
    }
    for text in [
        "2 days 20:00",
        "Friday 2 days",
        "a",
        "week",
        "two weeks a",
        "one 20:00",
    ] {
        assert_eq!(berlin(text), Err(Unclear::Unread), "{text}");
    }
    assert_eq!(berlin("2000 days"), Err(Unclear::Far));
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
