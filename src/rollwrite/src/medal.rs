//! Medals: measured by games of the player on the very same island with the very same dice.

use crate::state::Score;

/// A medal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Medal {
    /// Better than a quarter of the measured games.
    Bronze,
    /// Better than three in five of them.
    Silver,
    /// As good as the best of them.
    Gold,
    /// Eight percent better than the best.
    Sun,
}

/// The points that each medal takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Par {
    /// For bronze.
    pub bronze: u16,
    /// For silver.
    pub silver: u16,
    /// For gold.
    pub gold: u16,
    /// For the sun.
    pub sun: u16,
}

impl Par {
    /// The medals of measured games; those that met the scenario count, all of them if none did.
    pub fn of(scores: &[Score]) -> Option<Self> {
        let met = scores.iter().any(|s| s.met);
        let mut points: Vec<u16> = scores
            .iter()
            .filter(|s| s.met || !met)
            .map(Score::total)
            .collect();
        points.sort_unstable();
        let gold = *points.last()?;
        let at = |percent: usize| points.get(points.len() * percent / 100).copied();
        Some(Self {
            bronze: at(25)?,
            silver: at(60)?,
            gold,
            sun: gold.saturating_add(gold.saturating_mul(2).div_ceil(25)),
        })
    }

    /// The medal of a score; none without meeting the scenario.
    pub fn medal(&self, score: &Score) -> Option<Medal> {
        let points = score.total();
        [
            (self.sun, Medal::Sun),
            (self.gold, Medal::Gold),
            (self.silver, Medal::Silver),
            (self.bronze, Medal::Bronze),
        ]
        .into_iter()
        .find(|(least, _)| score.met && points >= *least)
        .map(|(_, medal)| medal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: u16, met: bool) -> Score {
        Score {
            raft: points,
            met,
            ..Score::default()
        }
    }

    #[test]
    fn medals_follow_the_measured_games() {
        let games: Vec<Score> = (1..=20).map(|n| score(n * 5, true)).collect();
        let par = Par::of(&games).unwrap();
        assert_eq!(
            (par.bronze, par.silver, par.gold, par.sun),
            (30, 65, 100, 108)
        );
        let medal = |points| par.medal(&score(points, true));
        assert_eq!(medal(29), None);
        assert_eq!(medal(30), Some(Medal::Bronze));
        assert_eq!(medal(65), Some(Medal::Silver));
        assert_eq!(medal(100), Some(Medal::Gold));
        assert_eq!(medal(108), Some(Medal::Sun));
        assert_eq!(par.medal(&score(200, false)), None);
        let mixed = [score(10, true), score(90, false)];
        assert_eq!(Par::of(&mixed).unwrap().gold, 10);
        assert_eq!(Par::of(&[]), None);
    }
}
