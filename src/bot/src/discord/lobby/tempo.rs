//! The pace and the language of a table that fills up, as words, signs and buttons have them: the same for every game.

use castaway_table::Pace;

use crate::ui::texts::{Lang, Texts};

/// Every pace with its sign in component ids.
const SIGNS: [(Pace, char); 4] = [
    (Pace::Live, 'l'),
    (Pace::Several, 's'),
    (Pace::Daily, 'd'),
    (Pace::Relaxed, 'r'),
];

/// The sign of a pace in component ids.
pub fn pace_sign(pace: Pace) -> char {
    let sign = SIGNS.iter().find(|(other, _)| *other == pace);
    sign.map_or('r', |(_, sign)| *sign)
}

/// The pace of a sign.
pub fn pace_of_sign(text: &str) -> Option<Pace> {
    let mut all = SIGNS.iter();
    let found = all.find(|(_, sign)| text == sign.to_string());
    found.map(|(pace, _)| *pace)
}

/// How long somebody is waited for: the text of the line that says so, and of the button that goes on to another.
pub fn pace_keys(pace: Pace) -> (&'static str, &'static str) {
    match pace {
        Pace::Live => ("table-pace-live", "table-switch-live"),
        Pace::Several => ("table-pace-several", "table-switch-several"),
        Pace::Daily => ("table-pace-daily", "table-switch-daily"),
        Pace::Relaxed => ("table-pace-relaxed", "table-switch-relaxed"),
    }
}

/// The next pace in the order in which a button goes through them.
pub fn slower(pace: Pace) -> Pace {
    let mut all = Pace::ALL.into_iter().cycle();
    let mut after = all.by_ref().skip_while(|other| *other != pace).skip(1);
    after.next().unwrap_or(pace)
}

/// The name of a language of public messages, in the words of a reader.
pub fn language_name(t: &Texts, language: Lang) -> String {
    t.get(match language {
        Lang::En => "table-english",
        Lang::De => "table-german",
    })
}

/// The language that a button goes on to.
pub fn other_language(language: Lang) -> Lang {
    match language {
        Lang::En => Lang::De,
        Lang::De => Lang::En,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_has_a_sign_of_its_own_and_leads_to_all_others() {
        for pace in Pace::ALL {
            assert_eq!(pace_of_sign(&pace_sign(pace).to_string()), Some(pace));
        }
        assert_eq!(pace_of_sign("x"), None);
        let mut pace = Pace::Live;
        for next in [Pace::Several, Pace::Daily, Pace::Relaxed, Pace::Live] {
            pace = slower(pace);
            assert_eq!(pace, next);
        }
    }
}
