//! Prints percentiles of the time a commit of a 20 kB body takes, over 100 channels, alone and with eight writers.
#![allow(
    clippy::disallowed_methods,
    reason = "a stopwatch needs a clock; the library does not"
)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use castaway_store::{Commit, Expect, SledStore, Store};
use serde_json::{Value, json};

fn main() {
    let dir = tempfile::tempdir_in(".").unwrap();
    let store = common::open(dir.path());
    let mut dice = common::Dice(1);
    let body = json!(
        (0..320)
            .map(|n| json!({"id": n, "card": dice.noise(30), "seat": null}))
            .collect::<Vec<_>>()
    );
    println!("body {} bytes", body.to_string().len());
    for channel in 0..100 {
        store
            .commit(Commit::new(channel, common::envelope(1, body.clone()), 0))
            .unwrap();
    }
    report("one writer", run(&store, &body, 0..100, 50));
    let times = std::thread::scope(|scope| {
        let (store, body) = (&store, &body);
        let threads = (0..8)
            .map(|n| scope.spawn(move || run(store, body, 1000 + n * 10..1010 + n * 10, 100)));
        threads
            .collect::<Vec<_>>()
            .into_iter()
            .flat_map(|thread| thread.join().unwrap())
            .collect()
    });
    report("eight writers", times);
    common::assert_no_blobs(dir.path());
    println!(
        "database {} MB",
        std::fs::metadata(dir.path().join("sled/db")).unwrap().len() >> 20
    );
    drop(store);
    let start = Instant::now();
    let _store = common::open(dir.path());
    println!("open {:?}", start.elapsed());
}

fn run(
    store: &SledStore,
    body: &Value,
    channels: std::ops::Range<u64>,
    rounds: u64,
) -> Vec<Duration> {
    let mut times = Vec::new();
    for round in 2..rounds + 2 {
        for channel in channels.clone() {
            let mut commit =
                Commit::new(channel, common::envelope(round, body.clone()), round * 1000);
            commit.entry = Some(common::entry(round));
            commit.entry.as_mut().unwrap().interaction = Some(round << 32 | channel);
            commit.expect = if round == 2 {
                Expect::Any
            } else {
                Expect::Revision(round - 1)
            };
            let start = Instant::now();
            store.commit(commit).unwrap();
            times.push(start.elapsed());
        }
    }
    times
}

fn report(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    println!(
        "{name}: {} commits, p50 {:?}, p99 {:?}, max {:?}",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}
