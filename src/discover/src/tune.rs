//! Levers of a quest's difficulty: what measured games have asked for.

use serde::Deserialize;

use crate::ids::Difficulty;

/// Levers of a quest, by the number of players: those of all its worlds, and what comes on top in gentle and in hard ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tune {
    /// More or less sleep.
    pub sleep: [i8; 4],
    /// More or less health of a boss.
    pub boss_health: [i8; 4],
    /// What gentle worlds add.
    pub gentle: Levers,
    /// What hard worlds add.
    pub hard: Levers,
}

/// What one difficulty adds to the levers of a quest, by the number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Levers {
    /// More or less sleep.
    pub sleep: [i8; 4],
    /// More or less health of a boss.
    pub boss_health: [i8; 4],
}

impl Tune {
    /// How much more sleep gives in worlds of this difficulty for so many people.
    pub fn sleep(&self, difficulty: Difficulty, started: usize) -> i8 {
        let at = started.clamp(1, 4) - 1;
        self.sleep[at].saturating_add(self.added(difficulty).sleep[at])
    }

    /// How much more a boss takes in worlds of this difficulty that so many people began.
    pub fn boss_health(&self, difficulty: Difficulty, started: usize) -> i8 {
        let at = started.clamp(1, 4) - 1;
        self.boss_health[at].saturating_add(self.added(difficulty).boss_health[at])
    }

    fn added(&self, difficulty: Difficulty) -> Levers {
        match difficulty {
            Difficulty::Gentle => self.gentle,
            Difficulty::Standard => Levers::default(),
            Difficulty::Hard => self.hard,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difficulty_adds_to_the_levers_of_all_worlds() {
        let tune = Tune {
            sleep: [1, 2, 0, 0],
            boss_health: [0, 0, 1, 0],
            gentle: Levers {
                sleep: [1, 0, 0, 0],
                boss_health: [0, 0, -1, 0],
            },
            hard: Levers {
                sleep: [0, -2, 0, 0],
                ..Levers::default()
            },
        };
        let all = [Difficulty::Gentle, Difficulty::Standard, Difficulty::Hard];
        assert_eq!(all.map(|d| tune.sleep(d, 1)), [2, 1, 1]);
        assert_eq!(all.map(|d| tune.sleep(d, 2)), [2, 2, 0]);
        assert_eq!(all.map(|d| tune.boss_health(d, 3)), [0, 1, 1]);
        // Nobody and too many are read as the nearest number.
        assert_eq!(tune.sleep(Difficulty::Standard, 0), 1);
        assert_eq!(tune.boss_health(Difficulty::Standard, 9), 0);
    }
}
