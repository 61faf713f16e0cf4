//! Ten thousand tables that wait, of which a thousand are due in the same minute: how long it takes to tell them all.
//! Sleeps: it measures how long that takes and what it costs, and must not look ten thousand times meanwhile.
//! It takes its time, so it runs when asked for:
//! `cargo test -p castaway --test reminders -- --ignored --nocapture crowd`.

use std::time::Instant;

use castaway_store::{Commit, DeadlineChange, Json};
use castaway_table::{Chairs, Panel};

use super::*;

const TABLES: usize = 10_000;
const DUE: usize = 1_000;

fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kb.unwrap_or(0) / 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes a minute"]
async fn a_thousand_calls_of_one_minute_are_told_within_two() {
    let mut me = Person::open().await;
    begun(&mut me, SEVERAL).await;
    let model = me.store.load(me.channel).unwrap().unwrap();
    let channels = me.handle().add_channels(TABLES);
    for (n, channel) in (0_u64..).zip(&channels) {
        let due = usize::try_from(n).unwrap() < DUE;
        let since_ms = if due { NOON } else { NOON + 3 * HOUR };
        let (anna, ben) = (5_000_000 + 2 * n, 5_000_001 + 2 * n);
        let mut meta: Meta = model.meta.read().unwrap();
        meta.chairs = Chairs::from([anna, ben]);
        meta.acted.clear();
        meta.wait.since = [(anna, since_ms)].into();
        meta.deadline = Some(since_ms + 6 * HOUR);
        meta.remind = Some(since_ms + HOUR);
        meta.called = Some(model.envelope.revision);
        meta.panel = Some(Panel {
            message: 1,
            at_ms: NOON,
            below: 0,
            shown: Some(model.envelope.revision),
        });
        let mut commit = Commit::new(*channel, model.envelope.clone(), NOON);
        commit.deadline = DeadlineChange::At(since_ms + HOUR);
        commit.meta = Some(Json::of(&meta).unwrap());
        me.store.commit(commit).unwrap();
    }
    let before = resident_mb();
    let called = |channel: &u64| {
        let saved = me.store.standing(*channel).unwrap().unwrap();
        !saved.meta.read::<Meta>().unwrap().calls.is_empty()
    };
    let (start, mut most) = (Instant::now(), before);
    me.set_clock(NOON + HOUR);
    while !channels[..DUE].iter().all(called) {
        assert!(start.elapsed().as_secs() < 120, "too late");
        most = most.max(resident_mb());
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    }
    let took = start.elapsed();
    assert!(
        !channels[DUE..].iter().any(called),
        "nobody before their time"
    );
    for channel in &channels[..DUE] {
        assert_eq!(calls_in(&me, *channel, me.user).len(), 1);
    }
    println!(
        "{TABLES} tables, {DUE} due: told in {:.1} s, {before} MB before, {most} MB at most",
        took.as_secs_f64()
    );
    me.stage.close().await.shutdown().await;
}
