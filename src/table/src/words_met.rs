//! Words of the game that come up while it teaches: few are explained at a time, the others later.

use serde::{Deserialize, Serialize};

use crate::Meta;

/// So many are explained in one stretch of the story.
const AT_ONCE: usize = 2;

/// A word of the game that came up and is still to be explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unexplained {
    /// The word by its name in the texts.
    pub word: String,
    /// The revision in which it came up.
    pub at: u64,
}

impl Meta {
    /// Notes the words that a step brought up and that are new.
    pub(crate) fn meet<'w>(&mut self, words: impl Iterator<Item = &'w str>, revision: u64) {
        for word in words {
            let waits = self.unexplained.iter().any(|known| known.word == word);
            if !waits && !self.met.contains_key(word) {
                self.unexplained.push(Unexplained {
                    word: word.to_owned(),
                    at: revision,
                });
            }
        }
    }

    /// Explains the words that wait as far as there is room, first what is needed for what is asked now; the others wait for a
    /// later stretch of the story.
    pub(crate) fn explain(&mut self, needed: impl Fn(&str) -> bool, revision: u64) {
        let from = self.told_from;
        let told = self.met.values().filter(|at| **at >= from).count();
        self.unexplained.sort_by_key(|one| !needed(&one.word));
        let room = AT_ONCE.saturating_sub(told).min(self.unexplained.len());
        for one in self.unexplained.drain(..room) {
            if one.at < revision {
                self.explained_late.insert(one.word.clone(), one.at);
            }
            self.met.insert(one.word, revision);
        }
    }

    /// The words that are explained in this moment: alone those of the last press, once each; in company, where each looks in at
    /// another time, those of the stretch of the story.
    pub fn explained(&self) -> Vec<&str> {
        let since = match self.undo.last() {
            Some(step) if self.is_solo() => self.told_from.max(step.to + 1),
            _ => self.told_from,
        };
        let met = self.met.iter().filter(|(_, at)| **at >= since);
        met.map(|(word, _)| word.as_str()).collect()
    }

    /// The game goes back to a revision: what came up after it is explained when it comes anew, and what was only explained after it
    /// still waits.
    pub(crate) fn forget_words(&mut self, to: u64) {
        let late: Vec<String> = (self.met.iter())
            .filter(|(_, at)| **at > to)
            .map(|(word, _)| word.clone())
            .collect();
        let mut back = Vec::new();
        for word in late {
            self.met.remove(&word);
            if let Some(at) = self.explained_late.remove(&word) {
                back.push(Unexplained { word, at });
            }
        }
        // They had waited longest.
        self.unexplained.splice(0..0, back);
        self.unexplained.retain(|one| one.at <= to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Step;
    use castaway_kernel::UndoGrade;

    /// The words that were first explained in a step.
    fn at(meta: &Meta, revision: u64) -> Vec<&str> {
        let met = meta.met.iter().filter(|(_, at)| **at == revision);
        met.map(|(word, _)| word.as_str()).collect()
    }

    /// The words that wait, each with the revision in which it came up.
    fn waiting(meta: &Meta) -> Vec<(&str, u64)> {
        let all = meta.unexplained.iter();
        all.map(|one| (one.word.as_str(), one.at)).collect()
    }

    /// A step brings up words, in a moment that has room for them.
    fn step<'w>(
        meta: &mut Meta,
        words: impl Iterator<Item = &'w str>,
        needed: impl Fn(&str) -> bool,
        revision: u64,
    ) {
        meta.meet(words, revision);
        meta.explain(needed, revision);
    }

    #[test]
    fn whoever_is_alone_reads_a_word_once_and_a_group_while_the_story_goes_on() {
        let back = |to| Step {
            to,
            grade: UndoGrade::Free,
            told: None,
        };
        for (people, next) in [(vec![7_u64], vec![]), (vec![7, 8], vec!["rot"])] {
            let mut meta = Meta {
                chairs: people.into(),
                told_from: 5,
                undo: vec![back(4)],
                ..Meta::default()
            };
            step(&mut meta, ["rot"].into_iter(), |_| false, 5);
            assert_eq!(meta.explained(), ["rot"]);
            // What follows by the same press says it, too.
            step(&mut meta, std::iter::empty(), |_| false, 6);
            assert_eq!(meta.explained(), ["rot"]);
            meta.undo.push(back(6));
            step(&mut meta, std::iter::empty(), |_| false, 7);
            assert_eq!(meta.explained(), next);
        }
    }

    #[test]
    fn a_word_waits_for_a_moment_that_has_room_for_it() {
        let mut meta = Meta {
            told_from: 1,
            ..Meta::default()
        };
        meta.meet(["rot"].into_iter(), 1);
        assert!(meta.explained().is_empty());
        assert_eq!(waiting(&meta), [("rot", 1)]);
        step(&mut meta, ["rot"].into_iter(), |_| false, 2);
        assert_eq!((meta.explained(), at(&meta, 2)), (vec!["rot"], vec!["rot"]));
    }

    #[test]
    fn of_many_words_at_once_what_is_needed_is_explained_and_the_rest_later() {
        let mut meta = Meta {
            told_from: 5,
            ..Meta::default()
        };
        let needed = |word: &str| word == "threat";
        step(
            &mut meta,
            ["rot", "future", "threat"].into_iter(),
            needed,
            5,
        );
        assert_eq!(at(&meta, 5), ["rot", "threat"]);
        assert_eq!(waiting(&meta), [("future", 5)]);
        // The stretch goes on: what was explained stands there, and nothing else.
        step(
            &mut meta,
            ["rot", "discovery", "future"].into_iter(),
            needed,
            6,
        );
        assert_eq!(at(&meta, 6), Vec::<&str>::new());
        // With the next one the others come, also where nothing new does.
        meta.told_from = 9;
        step(&mut meta, std::iter::empty(), needed, 9);
        assert_eq!(at(&meta, 9), ["discovery", "future"]);
        assert!(meta.unexplained.is_empty());
        meta.told_from = 12;
        step(&mut meta, ["rot", "future"].into_iter(), needed, 12);
        assert_eq!(at(&meta, 12), Vec::<&str>::new(), "each once");
    }

    #[test]
    fn what_came_up_in_a_step_that_is_taken_back_is_explained_when_it_comes_anew() {
        let mut meta = Meta {
            told_from: 5,
            ..Meta::default()
        };
        let needed = |_: &str| false;
        step(
            &mut meta,
            ["rot", "future", "threat"].into_iter(),
            needed,
            5,
        );
        meta.told_from = 8;
        step(&mut meta, ["discovery", "hunger"].into_iter(), needed, 8);
        assert_eq!(at(&meta, 8), ["discovery", "threat"]);
        assert_eq!(waiting(&meta), [("hunger", 8)]);
        meta.forget_words(7);
        assert_eq!(at(&meta, 5), ["future", "rot"]);
        assert_eq!(meta.met.len(), 2);
        assert_eq!(waiting(&meta), [("threat", 5)], "it had come up before");
        meta.told_from = 10;
        step(&mut meta, ["discovery"].into_iter(), needed, 10);
        assert_eq!(at(&meta, 10), ["discovery", "threat"]);
    }
}
