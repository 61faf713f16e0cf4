//! What one person reached at best in games of their own, for nobody else to see.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Played, Standing};

/// The best of one person, by the name of what was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bests(BTreeMap<String, Best>);

/// The best game of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// What it was worth.
    pub standing: Standing,
    /// When it was finished, in unix milliseconds.
    pub at_ms: u64,
    /// By which rules.
    #[serde(default, skip_serializing_if = "Played::is_present")]
    pub played: Played,
}

/// What a game took the place of as the best of its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Displaced {
    /// The name of what was played.
    pub name: String,
    /// The best before it; none where it was the first.
    pub best: Option<Best>,
}

impl Bests {
    /// The best game of a name.
    pub fn of(&self, name: &str) -> Option<&Best> {
        self.0.get(name)
    }

    /// All names with their best games.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Best)> {
        self.0.iter().map(|(name, best)| (name.as_str(), best))
    }

    /// Enters a game and gives what was the best before it.
    pub fn enter(&mut self, name: &str, best: Best) -> Option<Best> {
        let before = self.0.get(name).copied();
        // Of equals the earlier one stays.
        if before.is_none_or(|old| best.standing.rank() > old.standing.rank()) {
            self.0.insert(name.to_owned(), best);
        }
        before
    }

    /// Puts back what a game displaced.
    pub fn give_back(&mut self, displaced: Displaced) {
        let Displaced { name, best } = displaced;
        match best {
            Some(best) => self.0.insert(name, best),
            None => self.0.remove(&name),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(met: bool, points: u32, at_ms: u64) -> Best {
        Best {
            standing: Standing {
                met,
                points,
                days: 9,
                health: 2,
            },
            at_ms,
            played: Played::Present,
        }
    }

    #[test]
    fn only_a_better_game_takes_the_place_of_the_best() {
        let mut bests = Bests::default();
        assert_eq!(bests.enter("a", best(false, 80, 1)), None);
        assert_eq!(
            bests.enter("a", best(true, 40, 2)),
            Some(best(false, 80, 1))
        );
        assert_eq!(bests.enter("a", best(true, 40, 3)), Some(best(true, 40, 2)));
        assert_eq!(bests.of("a"), Some(&best(true, 40, 2)));
        assert_eq!(bests.of("b"), None);
        assert_eq!(bests.all().count(), 1);
    }

    #[test]
    fn a_game_whose_end_is_taken_back_leaves_the_best_before_it() {
        let mut bests = Bests::default();
        for (points, id) in [(40, 1), (60, 2)] {
            let before = bests.clone();
            let old = bests.enter("a", best(true, points, id));
            let mut back = bests.clone();
            back.give_back(Displaced {
                name: "a".to_owned(),
                best: old,
            });
            assert_eq!(back, before);
            assert_ne!(bests, before);
        }
    }
}
