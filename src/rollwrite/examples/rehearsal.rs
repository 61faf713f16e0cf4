//! What a second account gains that plays the game of a day first: `rehearsal [first day] [days]`.
//!
//! Thirty styles of the player are the people of a day. A rehearsal is the better of two games with the same dice; who knows
//! the dice by heart plays the best of all thirty. Places are looked up among the first tries of all others.

use castaway_kernel::date::Date;
use castaway_rollwrite::{
    catalog::Catalog,
    daily, gate,
    medal::{Medal, Par},
    policy::Style,
    state::Score,
};

const PEOPLE: u64 = 30;

/// Sums over all days and people.
#[derive(Default)]
struct Sums {
    count: f64,
    points: [f64; 3],
    medal: [f64; 3],
    by_points: [f64; 3],
    by_medal: [f64; 3],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let first: Date = args.next().as_deref().unwrap_or("2026-11-30").parse()?;
    let days: u32 = args.next().as_deref().unwrap_or("14").parse()?;
    let mut sums = Sums::default();
    let mut month: Vec<[Vec<u32>; 3]> = Vec::new();
    for date in (0..days).map(|n| Date(first.0 + n)) {
        let game = daily::candidate(&catalog, date, "", 0);
        let scores: Vec<Score> = (0..PEOPLE)
            .filter_map(|n| gate::play_as(&catalog, &game.setup, game.seed, &Style::number(n)))
            .flat_map(|end| end.scores)
            .collect();
        if let Some(par) = Par::of(&scores) {
            sums.day(&scores, &par);
            month.push(medals(&scores, &par));
        }
    }
    sums.tell();
    for rehearsed in [0, 1, month.len() / 4, month.len()] {
        let (medals, place) = board(&month, rehearsed);
        println!(
            "{rehearsed} of {} days rehearsed: {medals:.1} medal points, place {place:.1}",
            month.len()
        );
    }
    Ok(())
}

/// What the medal of everybody counts: of the first try, and of the better of two games, with the next person's as the
/// other one.
fn medals(scores: &[Score], par: &Par) -> [Vec<u32>; 3] {
    let count = |score: &Score| worth(par.medal(score));
    let first: Vec<u32> = scores.iter().map(count).collect();
    let turned = |by: usize| {
        let others = first.iter().cycle().skip(by);
        first.iter().zip(others).map(|(a, b)| *a.max(b)).collect()
    };
    [turned(7), turned(11), first.clone()]
}

/// Medal points and place of somebody who rehearses so many days, among people who play each day once.
fn board(month: &[[Vec<u32>; 3]], rehearsed: usize) -> (f64, f64) {
    let people = month.first().map_or(0, |day| day[2].len());
    let sum = |who: usize, days: usize, kind: usize| -> u32 {
        let all = month.iter().enumerate().map(|(n, day)| {
            let kind = if n < days { kind } else { 2 };
            day[kind].get(who).copied().unwrap_or(0)
        });
        all.sum()
    };
    let (mut medals, mut places, mut count) = (0.0, 0.0, 0.0);
    for me in 0..people {
        for kind in [0, 1] {
            let own = sum(me, rehearsed, kind);
            let above = (0..people).filter(|who| *who != me && sum(*who, 0, 2) > own);
            medals += f64::from(own);
            places += f64::from(u32::try_from(above.count() + 1).unwrap_or(0));
            count += 1.0;
        }
    }
    (medals / f64::max(count, 1.0), places / f64::max(count, 1.0))
}

impl Sums {
    fn day(&mut self, scores: &[Score], par: &Par) {
        let Some(best) = scores.iter().max_by_key(|s| s.rank()) else {
            return;
        };
        for (me, first) in scores.iter().enumerate() {
            let others = || scores.iter().enumerate().filter(move |(n, _)| *n != me);
            for (_, second) in others() {
                let better = if second.rank() > first.rank() {
                    second
                } else {
                    first
                };
                self.count += 1.0;
                for (at, score) in [first, better, best].into_iter().enumerate() {
                    let medal = par.medal(score);
                    let above = others().filter(|(_, o)| o.rank() > score.rank()).count();
                    let over = others().filter(|(_, o)| par.medal(o) > medal).count();
                    self.points[at] += f64::from(score.total());
                    self.medal[at] += f64::from(worth(medal));
                    self.by_points[at] += f64::from(u32::try_from(above + 1).unwrap_or(0));
                    self.by_medal[at] += f64::from(u32::try_from(over + 1).unwrap_or(0));
                }
            }
        }
    }

    fn tell(&self) {
        println!("| | first try | better of two | dice known by heart |");
        println!("|---|---|---|---|");
        for (what, row) in [
            ("points", self.points),
            ("medal (0 none to 4 sun)", self.medal),
            ("place of 30 by points", self.by_points),
            ("place of 30 by medal", self.by_medal),
        ] {
            let [first, two, all] = row.map(|sum| sum / self.count.max(1.0));
            println!("| {what} | {first:.1} | {two:.1} | {all:.1} |");
        }
    }
}

fn worth(medal: Option<Medal>) -> u32 {
    match medal {
        None => 0,
        Some(Medal::Bronze) => 1,
        Some(Medal::Silver) => 2,
        Some(Medal::Gold) => 3,
        Some(Medal::Sun) => 4,
    }
}
