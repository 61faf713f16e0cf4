//! Words of the game that come up while it teaches: few are explained at a time, the others later.

use crate::Meta;

/// So many are explained in one stretch of the story.
const AT_ONCE: usize = 2;

impl Meta {
    /// Notes the words that a step brought up. Those that are new are explained as far as there is room, first what is needed
    /// for what is asked now; the others wait for a later stretch of the story.
    pub(crate) fn meet<'w>(
        &mut self,
        words: impl Iterator<Item = &'w str>,
        needed: impl Fn(&str) -> bool,
        revision: u64,
    ) {
        for word in words {
            let waits = self.unexplained.iter().any(|known| known == word);
            if !waits && !self.met.contains_key(word) {
                self.unexplained.push(word.to_owned());
            }
        }
        let from = self.told_from;
        let told = self.met.values().filter(|at| **at >= from).count();
        self.unexplained.sort_by_key(|word| !needed(word));
        let room = AT_ONCE.saturating_sub(told).min(self.unexplained.len());
        for word in self.unexplained.drain(..room) {
            self.met.insert(word, revision);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words that were first explained in a step.
    fn at(meta: &Meta, revision: u64) -> Vec<&str> {
        let met = meta.met.iter().filter(|(_, at)| **at == revision);
        met.map(|(word, _)| word.as_str()).collect()
    }

    #[test]
    fn of_many_words_at_once_what_is_needed_is_explained_and_the_rest_later() {
        let mut meta = Meta {
            told_from: 5,
            ..Meta::default()
        };
        let needed = |word: &str| word == "threat";
        meta.meet(["rot", "future", "threat"].into_iter(), needed, 5);
        assert_eq!(at(&meta, 5), ["rot", "threat"]);
        assert_eq!(meta.unexplained, ["future"]);
        // The stretch goes on: what was explained stands there, and nothing else.
        meta.meet(["rot", "discovery", "future"].into_iter(), needed, 6);
        assert_eq!(at(&meta, 6), Vec::<&str>::new());
        // With the next one the others come, also where nothing new does.
        meta.told_from = 9;
        meta.meet(std::iter::empty(), needed, 9);
        assert_eq!(at(&meta, 9), ["discovery", "future"]);
        assert!(meta.unexplained.is_empty());
        meta.told_from = 12;
        meta.meet(["rot", "future"].into_iter(), needed, 12);
        assert_eq!(at(&meta, 12), Vec::<&str>::new(), "each once");
    }
}
