//! Boards of scores.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

/// A board keeps so many entries; more people than play on any day.
const KEPT: usize = 5_000;

/// What a finished game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Whether the scenario was met.
    pub met: bool,
    /// The points.
    pub points: u32,
    /// Days or rounds used.
    pub days: u32,
    /// Health left.
    pub health: u32,
}

/// How standings are compared: met, points, fewer days, more health; larger is better.
type Rank = (bool, u32, Reverse<u32>, u32);

impl Standing {
    /// How it compares; larger is better.
    pub fn rank(&self) -> Rank {
        (self.met, self.points, Reverse(self.days), self.health)
    }
}

/// By which rules a game was played, seen from the moment at which its result was entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// By the rules of that moment, so it was played again and is proved.
    #[default]
    Present,
    /// Begun under older rules, so it was entered as it was saved.
    Older,
}

impl Played {
    /// Whether it is what most are, which need not be written down.
    pub fn is_present(&self) -> bool {
        *self == Self::Present
    }
}

/// One line of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardEntry {
    /// The user's number at Discord.
    pub user: u64,
    /// The server where it was finished.
    pub guild: Option<u64>,
    /// What it is worth.
    pub standing: Standing,
    /// When it was finished, in unix milliseconds.
    pub at_ms: u64,
    /// The contest in which it was reached.
    pub contest: String,
    /// The medal, if there was one.
    #[serde(default)]
    pub medal: Option<String>,
    /// By which rules.
    #[serde(default, skip_serializing_if = "Played::is_present")]
    pub played: Played,
}

/// A board, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board(Vec<BoardEntry>);

impl Board {
    /// The entries, the best first.
    pub fn entries(&self) -> &[BoardEntry] {
        &self.0
    }

    /// The entry of a user.
    pub fn of(&self, user: u64) -> Option<&BoardEntry> {
        self.0.iter().find(|e| e.user == user)
    }

    /// Enters a result. A contest counts once for each user; on a board over many contests only the best of each
    /// user stays. Says whether the board has changed.
    pub fn enter(&mut self, entry: BoardEntry) -> bool {
        if let Some(at) = self.0.iter().position(|e| e.user == entry.user) {
            let old = &self.0[at];
            if old.contest == entry.contest || old.standing.rank() >= entry.standing.rank() {
                return false;
            }
            self.0.remove(at);
        }
        // Of equals the earlier one stays ahead.
        let key = |e: &BoardEntry| (e.standing.rank(), Reverse(e.at_ms));
        let place = self.0.partition_point(|e| key(e) >= key(&entry));
        self.0.insert(place, entry);
        self.0.truncate(KEPT);
        true
    }

    /// Only those who finished on a server.
    #[must_use]
    pub fn on(&self, guild: u64) -> Self {
        let of = |e: &&BoardEntry| e.guild == Some(guild);
        Self(self.0.iter().filter(of).cloned().collect())
    }
}

/// The place of a user on a board, from 1; equals share a place. On the board of one contest everybody with the same medal is
/// equal, so that a few points which a second account has rehearsed move nobody (`docs/decisions/0015-rehearsal.md`).
pub fn place_of(board: &Board, user: u64) -> Option<usize> {
    let own = board.of(user)?;
    let entries = || board.entries().iter();
    let one = entries().all(|e| e.contest == own.contest);
    let equal = |e: &BoardEntry| one && e.medal.is_some() && e.medal == own.medal;
    let better = |e: &&BoardEntry| e.standing.rank() > own.standing.rank() && !equal(e);
    Some(entries().filter(better).count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(
        user: u64,
        contest: &str,
        met: bool,
        points: u32,
        days: u32,
        at_ms: u64,
    ) -> BoardEntry {
        BoardEntry {
            user,
            guild: Some(user % 2),
            standing: Standing {
                met,
                points,
                days,
                health: 1,
            },
            at_ms,
            contest: contest.into(),
            medal: None,
            played: Played::Present,
        }
    }

    #[test]
    fn the_scenario_counts_most_then_points_then_days_then_time() {
        let mut board = Board::default();
        assert!(board.enter(entry(1, "a", false, 200, 5, 1)));
        assert!(board.enter(entry(2, "a", true, 90, 9, 2)));
        assert!(board.enter(entry(3, "a", true, 90, 8, 3)));
        assert!(board.enter(entry(4, "a", true, 90, 8, 1)));
        assert!(board.enter(entry(5, "a", true, 91, 12, 9)));
        let order: Vec<u64> = board.entries().iter().map(|e| e.user).collect();
        assert_eq!(order, [5, 4, 3, 2, 1]);
        assert_eq!(place_of(&board, 3), Some(2));
        assert_eq!(place_of(&board, 4), Some(2));
        assert_eq!(place_of(&board, 2), Some(4));
        assert_eq!(place_of(&board, 9), None);
        let there: Vec<u64> = board.on(1).entries().iter().map(|e| e.user).collect();
        assert_eq!(there, [5, 3, 1]);
    }

    #[test]
    fn a_contest_counts_once_and_the_best_of_many_stays() {
        let mut board = Board::default();
        assert!(board.enter(entry(1, "a", true, 50, 5, 1)));
        assert!(!board.enter(entry(1, "a", true, 99, 5, 2)));
        assert!(!board.enter(entry(1, "b", true, 40, 5, 3)));
        assert!(board.enter(entry(1, "c", true, 60, 5, 4)));
        assert_eq!(board.entries().len(), 1);
        assert_eq!(board.of(1).unwrap().standing.points, 60);
    }

    #[test]
    fn the_same_medal_is_the_same_place_in_a_contest_and_not_over_many() {
        let with = |user, contest, points, medal: Option<&str>| BoardEntry {
            medal: medal.map(str::to_owned),
            ..entry(user, contest, true, points, 5, user)
        };
        let mut day = Board::default();
        for (user, points, medal) in [
            (1, 104, Some("gold")),
            (2, 99, Some("gold")),
            (3, 94, Some("silver")),
            (4, 90, Some("silver")),
            (5, 60, None),
            (6, 50, None),
        ] {
            day.enter(with(user, "a", points, medal));
        }
        let places: Vec<_> = (1..=6).map(|user| place_of(&day, user)).collect();
        assert_eq!(places, [1, 1, 3, 3, 5, 6].map(Some));
        let mut ever = Board::default();
        ever.enter(with(1, "a", 104, Some("gold")));
        ever.enter(with(2, "b", 99, Some("gold")));
        assert_eq!([1, 2].map(|user| place_of(&ever, user)), [Some(1), Some(2)]);
    }
}
