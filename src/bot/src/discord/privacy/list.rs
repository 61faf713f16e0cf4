//! Everything that is kept of people, named once: what `/privacy` says, sends and deletes follows this list, to which each
//! game adds what it alone keeps, and a test compares it with the names of values in the source.

use std::collections::BTreeSet;

/// A kind of thing that is kept of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeping {
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

/// What is kept whatever is played.
const KEPT: &[Keeping] = &[
    kind("games", Home::Games),
    kind("lobbies", Home::Among("lobby/")),
    kind("lobbies", Home::Among("lobby-wish/")),
    kind("notify", Home::Own("notify/")),
    kind("career", Home::Own("ended/")),
    kind("career", Home::Own("bests/")),
    kind("career", Home::Own("person/")),
    kind("scores", Home::Own("score/")),
    kind("scores", Home::Among("board/")),
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

const fn kind(word: &'static str, home: Home) -> Keeping {
    Keeping { word, home }
}

/// The name under which it is kept that somebody is still to be deleted.
pub fn owed(user: u64) -> String {
    format!("{OWED}{user}")
}

/// All that is kept of people where some games are played.
#[derive(Clone, Debug)]
pub struct Keepings(Vec<Keeping>);

impl Keepings {
    /// What is kept whatever is played, and what games keep beside it.
    pub fn of<'a>(games: impl Iterator<Item = &'a Keeping>) -> Self {
        Self(KEPT.iter().chain(games).copied().collect())
    }

    /// Whether a value of this name is somebody's own.
    pub fn is_own(&self, name: &str, user: u64) -> bool {
        let end = name.rsplit('/').next();
        let own = |kept: &Keeping| matches!(kept.home, Home::Own(begin) if name.starts_with(begin));
        end.is_some_and(|end| end == user.to_string()) && self.0.iter().any(own)
    }

    /// Whether a value of this name holds something of people among that of others.
    pub fn is_among(&self, name: &str) -> bool {
        let among =
            |kept: &Keeping| matches!(kept.home, Home::Among(begin) if name.starts_with(begin));
        self.0.iter().any(among)
    }

    /// The kinds as the page lists them, each once.
    pub fn words(&self) -> Vec<&'static str> {
        let mut seen = BTreeSet::new();
        let words = self.0.iter().map(|kept| kept.word);
        words
            .filter(|word| *word != "deleting" && seen.insert(*word))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::{
        registry::GAMES,
        ui::texts::{AllTexts, Lang},
    };

    /// How names of values begin that hold nothing of anybody, whatever is played: what a server settled, what seeds hang on.
    const NOBODYS: &[&str] = &["settings/", "secret/"];

    fn list() -> Keepings {
        Keepings::of(GAMES.iter().flat_map(|game| game.keeps))
    }

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
        let of_games = GAMES.iter().flat_map(|game| game.keeps_of_nobody);
        let nobodys: Vec<&str> = NOBODYS.iter().chain(of_games).copied().collect();
        let list = list();
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
                let of_people = list.0.iter().any(|kept| match kept.home {
                    Home::Own(known) | Home::Among(known) => begin.starts_with(known),
                    Home::Games | Home::Files => false,
                });
                let nobodys = nobodys.iter().any(|known| begin.starts_with(known));
                assert!(of_people || nobodys, "{begin} is on no list");
            }
        }
        assert!(found >= 10, "names are found at all: {found}");
    }

    #[test]
    fn the_page_says_every_kind_in_both_languages() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            for word in list().words() {
                assert!(
                    texts.of(lang).has(&format!("privacy-kept-{word}")),
                    "{word}"
                );
            }
        }
    }

    #[test]
    fn what_is_somebodys_own_ends_in_their_number() {
        let list = list();
        assert!(list.is_own("score/daily/2026-11-21/77", 77) && list.is_own("notify/77", 77));
        assert!(!list.is_own("notify/177", 77) && !list.is_own("settings/77", 77));
        assert!(list.is_among("board/month/2026-11") && !list.is_among("career/7"));
    }

    #[test]
    fn what_a_game_keeps_of_people_is_on_the_list_where_it_is_played() {
        let (all, none) = (list(), Keepings::of(std::iter::empty()));
        assert!(all.is_own("career/77", 77) && !none.is_own("career/77", 77));
        assert!(all.is_among("parties/5") && !none.is_among("parties/5"));
        // The page says the same words in the same order.
        assert_eq!(all.words(), none.words());
    }
}
