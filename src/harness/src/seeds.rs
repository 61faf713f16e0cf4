//! The same check for many seeds, on all cores; the environment may name one seed or another number of them.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use crate::{Here, said::said};

/// After so many failures no further seed is begun.
const ENOUGH: u64 = 8;

/// The one seed that is asked for: `CASTAWAY_SEED`.
#[must_use]
pub fn named() -> Option<u64> {
    number("CASTAWAY_SEED")
}

/// Runs the check for seeds from 0 up and gives what each came to, in their order.
///
/// `CASTAWAY_SEED` runs that seed alone, `CASTAWAY_GAMES` another number than `games`.
///
/// # Panics
/// With what went wrong and the commands that run the failing seeds again.
pub fn each<T: Send>(
    here: Here,
    games: u64,
    check: impl Fn(u64) -> Result<T, String> + Sync,
) -> Vec<T> {
    let (first, end) = match named() {
        Some(seed) => (seed, seed + 1),
        None => (0, number("CASTAWAY_GAMES").unwrap_or(games)),
    };
    let next = AtomicU64::new(first);
    let failed = AtomicU64::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= end {
                return done;
            }
            let came = said(|| check(seed));
            if came.is_err() && failed.fetch_add(1, Ordering::Relaxed) + 1 == ENOUGH {
                next.store(end, Ordering::Relaxed);
            }
            done.push((seed, came));
        }
    };
    let threads = thread::available_parallelism().map_or(2, usize::from);
    let mut all: Vec<(u64, Result<T, String>)> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = running.into_iter().map(|t| t.join());
        done.flat_map(|d| d.expect("a check that panics is caught"))
            .collect()
    });
    all.sort_by_key(|(seed, _)| *seed);
    let wrong: Vec<String> = (all.iter())
        .filter_map(|(seed, came)| Some((seed, came.as_ref().err()?)))
        .map(|(seed, why)| {
            let again = here.command(&format!("CASTAWAY_SEED={seed}"));
            format!("seed {seed}: {why}\nreproduce: {again}")
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    all.into_iter().filter_map(|(_, came)| came.ok()).collect()
}

/// The number that the environment gives by this name.
///
/// # Panics
/// When it is no number.
#[must_use]
pub fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is a number")),
    )
}
