//! The pace and the language of a table that fills up, as words, signs, menus and buttons have them: the same for every game.

use castaway_table::Pace;

use crate::ui::{
    message::Entry,
    texts::{Lang, Texts},
};

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

/// How long somebody is waited for: the text of the line that says so, and of the entry of a menu that chooses it.
pub fn pace_keys(pace: Pace) -> (&'static str, &'static str) {
    match pace {
        Pace::Live => ("table-pace-live", "table-switch-live"),
        Pace::Several => ("table-pace-several", "table-switch-several"),
        Pace::Daily => ("table-pace-daily", "table-switch-daily"),
        Pace::Relaxed => ("table-pace-relaxed", "table-switch-relaxed"),
    }
}

/// Every pace as an entry of a menu, with what it means in a line; the one that holds now says so.
pub fn pace_entries(t: &Texts, now: Pace, code: impl Fn(Pace) -> String) -> Vec<Entry> {
    let entry = |pace: Pace| {
        let mark = if pace == now { "✅ " } else { "" };
        let label = format!("{mark}{}", t.get(pace_keys(pace).1));
        let note = t.get(match pace {
            Pace::Live => "table-note-live",
            Pace::Several => "table-note-several",
            Pace::Daily => "table-note-daily",
            Pace::Relaxed => "table-note-relaxed",
        });
        Entry::new(code(pace), label, note)
    };
    Pace::ALL.into_iter().map(entry).collect()
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
    fn every_pace_has_a_sign_of_its_own() {
        for pace in Pace::ALL {
            assert_eq!(pace_of_sign(&pace_sign(pace).to_string()), Some(pace));
        }
        assert_eq!(pace_of_sign("x"), None);
    }
}
