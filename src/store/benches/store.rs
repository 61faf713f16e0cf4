//! How long a save and a load of a 20 kB body take.
#![allow(missing_docs, reason = "criterion's macros make public items")]

#[path = "../tests/common/mod.rs"]
mod common;

use castaway_store::{Commit, Store};
use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::json;

fn bench(criterion: &mut Criterion) {
    let dir = tempfile::tempdir().unwrap();
    let store = common::open(dir.path());
    let mut dice = common::Dice(1);
    // Half noise, half text that compresses: about what a game's state is like.
    let cards = (0..320)
        .map(|n| json!({"id": n, "card": dice.noise(30), "seat": null}))
        .collect::<Vec<_>>();
    let body = json!(cards);
    let mut revision = 0;
    criterion.bench_function("save 20 kB", |bencher| {
        bencher.iter(|| {
            revision += 1;
            let mut commit = Commit::new(1, common::envelope(revision, body.clone()), revision);
            commit.entry = Some(common::entry(revision));
            store.commit(commit).unwrap();
        });
    });
    criterion.bench_function("load 20 kB", |bencher| {
        bencher.iter(|| store.load(1).unwrap().unwrap())
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
