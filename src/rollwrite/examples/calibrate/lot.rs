//! A lot of games of the player, and how they went.

use std::collections::BTreeMap;

use castaway_rollwrite::{
    catalog::Catalog,
    gate,
    ids::Difficulty,
    policy::Style,
    setup::{Island, Setup},
    state::{Part, Score},
};

/// How many games on how many islands.
#[derive(Clone, Copy)]
pub struct Lot {
    pub maps: u64,
    pub games: u64,
    pub difficulty: Difficulty,
    pub style: Style,
}

impl Lot {
    /// The scores of all games; the same numbers give the same islands and dice.
    pub fn play(
        &self,
        catalog: &Catalog,
        scenarios: &[&str],
        island: impl Fn(u64) -> Island,
    ) -> Vec<Score> {
        let mut scores = Vec::new();
        for map in 0..self.maps {
            let setup = Setup {
                seats: 1,
                scenarios: scenarios.iter().map(|s| (*s).into()).collect(),
                difficulty: self.difficulty,
                island: island(map),
            };
            for game in 0..self.games {
                let end = gate::play_as(catalog, &setup, map * 100 + game, &self.style);
                scores.extend(end.into_iter().flat_map(|o| o.scores));
            }
        }
        scores
    }
}

/// What a lot of scores comes to.
pub struct Sum {
    points: Vec<u16>,
    pub games: usize,
    pub met: usize,
    /// Mean day of those that met the scenario, in tenths.
    day: u32,
    dead: usize,
    parts: Vec<(&'static str, u32)>,
}

impl Sum {
    pub fn of(scores: &[Score]) -> Self {
        let mut points: Vec<u16> = scores.iter().map(Score::total).collect();
        points.sort_unstable();
        let met: Vec<u32> = scores
            .iter()
            .filter(|s| s.met)
            .map(|s| s.days.into())
            .collect();
        let count = u32::try_from(met.len()).unwrap_or(1).max(1);
        let mut parts = BTreeMap::<Part, u32>::new();
        for (part, points) in scores.iter().flat_map(Score::parts) {
            *parts.entry(part).or_default() += u32::from(points);
        }
        let all = parts.values().sum::<u32>().max(1);
        Self {
            games: scores.len(),
            met: met.len(),
            day: met.iter().sum::<u32>() * 10 / count,
            dead: scores.iter().filter(|s| s.health == 0).count(),
            parts: parts
                .iter()
                .map(|(p, sum)| (p.word(), sum * 100 / all))
                .collect(),
            points,
        }
    }

    /// How often the scenario was met, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.met as f64 / self.games.max(1) as f64
    }

    /// Mean day of the games that met it.
    pub fn day(&self) -> f64 {
        f64::from(self.day) / 10.0
    }

    /// Quantile of the points in percent.
    pub fn at(&self, percent: usize) -> u16 {
        let last = self.points.len().saturating_sub(1);
        self.points.get(last * percent / 100).copied().unwrap_or(0)
    }

    /// Mean points.
    pub fn mean(&self) -> f64 {
        let sum: u32 = self.points.iter().map(|p| u32::from(*p)).sum();
        f64::from(sum) / self.games.max(1) as f64
    }

    /// One line.
    pub fn print(&self, name: &str) {
        let shares: Vec<String> = self
            .parts
            .iter()
            .filter(|(_, share)| *share > 0)
            .map(|(part, share)| format!("{part} {share}"))
            .collect();
        println!(
            "{name:24} met {:3}/{:3} day {:4.1} dead {:2}  mean {:5.1} p10 {:3} p50 {:3} p90 {:3} max {:3}  {}",
            self.met,
            self.games,
            self.day(),
            self.dead,
            self.mean(),
            self.at(10),
            self.at(50),
            self.at(90),
            self.at(100),
            shares.join(" ")
        );
    }
}
