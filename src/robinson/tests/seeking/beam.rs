//! Many tables of one seed side by side. What is to come is looked at as it will be: a table that came out well is kept.

use std::collections::BTreeSet;

use castaway_kernel::Chance;
use castaway_robinson::{catalog::Catalog, setup::Setup};

use super::{
    Way, begin,
    promise::{self, Promise},
    round::{self, Player},
};

/// So many tables go on after a round.
const TABLES: usize = 48;
/// So many ways are tried from all of them together.
const WAYS: usize = 1_200;
/// At most so many of the ways of one table go on.
const OF_ONE: usize = 5;

/// Plays on until one of the tables ends so or none is left.
pub fn side_by_side(
    catalog: &Catalog,
    (setup, seed): (&Setup, u64),
    end: &str,
    ends_so: &impl Fn(&Way) -> bool,
) -> Option<Way> {
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut tables = vec![begin(catalog, setup, seed)?];
    while !tables.is_empty() {
        let mut next: Vec<(Promise, Way)> = Vec::new();
        let of_one = if tables.len() == 1 { TABLES } else { OF_ONE };
        for table in &tables {
            let mut ways = Vec::new();
            for n in 0..WAYS / tables.len().max(TABLES / 6) {
                let mut way = table.clone();
                if round::play(catalog, &mut way, &mut chance, &Player::nth(n)).is_none() {
                    continue;
                }
                if way.state.end.is_none() {
                    ways.push((promise::of(catalog, &way.state, end), way));
                } else if ends_so(&way) {
                    return Some(way);
                }
            }
            next.extend(best(ways, of_one));
        }
        let kept = best(next, TABLES).into_iter();
        tables = kept.map(|(_, way)| way).collect();
    }
    None
}

/// What a promise counts.
type Points = fn(&Promise) -> i64;

/// The most promising: half of them on the whole, a quarter each of those nearest to the end and of those that fare best.
/// Two with equal points are one table as a rule, come about by the same orders in another sequence.
fn best(mut ways: Vec<(Promise, Way)>, many: usize) -> Vec<(Promise, Way)> {
    let mut seen = BTreeSet::new();
    ways.retain(|(promise, _)| seen.insert(*promise));
    let mut kept = Vec::new();
    let by: [(Points, usize); 3] = [
        (|p| p.near + p.well, many),
        (|p| 2 * p.near + p.well / 2, many / 4),
        (|p| p.near / 2 + 2 * p.well, many / 4),
    ];
    for (points, many_so) in by.into_iter().rev() {
        ways.sort_by_key(|(promise, _)| -points(promise));
        let room = many_so.min(many - kept.len()).min(ways.len());
        kept.extend(ways.drain(..room));
    }
    kept.reverse();
    kept
}
