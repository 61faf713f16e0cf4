//! Everything that is kept of people, named once: what `/privacy` says, sends and deletes follows this list, and a test
//! compares it with the names of values in the source.

use std::collections::BTreeSet;

/// A kind of thing that is kept of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name in the texts of the page.
    pub word: &'static str,
    /// Where it lies.
    pub home: Home,
}

/// Where something of people is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// In a value of the store whose name begins so and ends in their number.
    Own(&'static str),
    /// Among that of others, in values of the store whose names begin so.
    Among(&'static str),
    /// Beside games and in their logs, running and archived.
    Games,
    /// In files beside the store: what they reported, dumps of faults, exports.
    Files,
}

/// The list.
pub const KEPT: &[Kind] = &[
    kind("games", Home::Games),
    kind("lobbies", Home::Among("lobby/")),
    kind("lobbies", Home::Among("lobby-wish/")),
    kind("notify", Home::Own("notify/")),
    kind("career", Home::Own("career/")),
    kind("career", Home::Own("ended/")),
    kind("career", Home::Own("bests/")),
    kind("career", Home::Own("person/")),
    kind("scores", Home::Own("score/")),
    kind("scores", Home::Among("board/")),
    kind("scores", Home::Among("parties/")),
    kind("scores", Home::Among("hall/")),
    kind("scores", Home::Own("shared/")),
    kind("choices", Home::Own("pictures/")),
    kind("choices", Home::Own("taught/")),
    kind("files", Home::Files),
    // Last, for it says that the others are still to be deleted.
    kind("deleting", Home::Own(OWED)),
];

/// How the names of values begin that say that somebody is still to be deleted.
pub const OWED: &str = "forget/";

const fn kind(word: &'static str, home: Home) -> Kind {
    Kind { word, home }
}

/// The name under which it is kept that somebody is still to be deleted.
pub fn owed(user: u64) -> String {
    format!("{OWED}{user}")
}

/// Whether a value of this name is somebody's own.
pub fn is_own(name: &str, user: u64) -> bool {
    let end = name.rsplit('/').next();
    let own = |kind: &Kind| matches!(kind.home, Home::Own(begin) if name.starts_with(begin));
    end.is_some_and(|end| end == user.to_string()) && KEPT.iter().any(own)
}

/// Whether a value of this name holds something of people among that of others.
pub fn is_among(name: &str) -> bool {
    let among = |kind: &Kind| matches!(kind.home, Home::Among(begin) if name.starts_with(begin));
    KEPT.iter().any(among)
}

/// The kinds as the page lists them, each once.
pub fn words() -> Vec<&'static str> {
    let mut seen = BTreeSet::new();
    let words = KEPT.iter().map(|kind| kind.word);
    words
        .filter(|word| *word != "deleting" && seen.insert(*word))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::ui::texts::{AllTexts, Lang};

    /// How names of values begin that hold nothing of anybody: what was made for all, what a server settled, worlds that games
    /// lay in.
    const NOBODYS: [&str; 5] = ["day/", "week/", "settings/", "secret/", "worlds/"];

    fn sources(at: &Path, all: &mut Vec<String>) {
        for entry in fs::read_dir(at).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, all);
            } else if path.extension().is_some_and(|end| end == "rs") {
                all.push(fs::read_to_string(&path).unwrap());
            }
        }
    }

    #[test]
    fn every_name_of_a_value_that_ends_in_a_number_is_on_the_list() {
        let mut all = Vec::new();
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        sources(&here.join("src"), &mut all);
        sources(&here.join("../table/src"), &mut all);
        sources(&here.join("../ui/src"), &mut all);
        let mut found = 0;
        for text in &all {
            for (at, _) in text.match_indices("format!(\"") {
                let name = &text[at + 9..];
                let begin: String = name
                    .chars()
                    .take_while(|c| c.is_ascii_lowercase() || "-/".contains(*c))
                    .collect();
                let rest = &name[begin.len()..];
                let is_name = begin.ends_with('/') && begin.len() > 1 && rest.starts_with('{');
                let contest = ["daily/", "weekly/", "free/", "month/"].contains(&begin.as_str());
                if !is_name || contest {
                    continue;
                }
                found += 1;
                let of_people = KEPT.iter().any(|kind| match kind.home {
                    Home::Own(known) | Home::Among(known) => begin.starts_with(known),
                    Home::Games | Home::Files => false,
                });
                let nobodys = NOBODYS.iter().any(|known| begin.starts_with(known));
                assert!(of_people || nobodys, "{begin} is on no list");
            }
        }
        assert!(found >= 10, "names are found at all: {found}");
    }

    #[test]
    fn the_page_says_every_kind_in_both_languages() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            for word in words() {
                assert!(
                    texts.of(lang).has(&format!("privacy-kept-{word}")),
                    "{word}"
                );
            }
        }
    }

    #[test]
    fn what_is_somebodys_own_ends_in_their_number() {
        assert!(is_own("score/daily/2026-11-21/77", 77) && is_own("notify/77", 77));
        assert!(!is_own("notify/177", 77) && !is_own("settings/77", 77));
        assert!(is_among("board/month/2026-11") && !is_among("career/7"));
    }
}
