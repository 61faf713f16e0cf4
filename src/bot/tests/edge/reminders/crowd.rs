//! Ten thousand tables that wait, of which a thousand, or twice as many, are due in the same minute: how long it takes to tell them
//! all.
//! Sleeps: it measures how long that takes and what it costs, and must not look ten thousand times meanwhile.
//! It takes its time, so it runs when asked for, release build or not:
//! `cargo test --release -p castaway --test edge -- --ignored --nocapture --test-threads 1 reminders::crowd::`.

use std::time::{Duration, Instant};

use castaway_store::{Commit, DeadlineChange, Json, Saved};
use castaway_table::{Chairs, OpenCall, Panel};

use super::*;

const TABLES: usize = 10_000;
/// So many of them are due of each kind.
const DUE: usize = 1_000;
/// Everybody is told by then.
const LATEST: Duration = Duration::from_secs(120);
/// The board and the call that stand at a table as it is put there.
const BOARD: u64 = 1;
const CALL: u64 = 2;

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Somebody is to be called.
    Calls,
    /// Somebody who was called lets the deadline pass.
    Lapses,
    /// Its time comes later.
    Waits,
}

/// Of each ten tables one calls, and one goes on by itself where such are wished for.
fn kind(n: usize, lapses: bool) -> Kind {
    match (n % (TABLES / DUE), lapses) {
        (0, _) => Kind::Calls,
        (1, true) => Kind::Lapses,
        _ => Kind::Waits,
    }
}

fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kb = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kb.unwrap_or(0) / 1024
}

/// The first of the three at the nth table, for whom it waits.
fn anna(n: usize) -> u64 {
    5_000_000 + 3 * u64::try_from(n).unwrap()
}

/// Puts the nth table into its channel, with what is due at this moment.
fn put(me: &Person, model: &Saved, (n, channel): (usize, u64), kind: Kind, at_ms: u64) {
    let anna = anna(n);
    let since_ms = match kind {
        Kind::Calls => at_ms - HOUR,
        Kind::Lapses => at_ms - 6 * HOUR,
        Kind::Waits => at_ms + 2 * HOUR,
    };
    let mut meta: Meta = model.meta.read().unwrap();
    meta.chairs = Chairs::from([anna, anna + 1, anna + 2]);
    meta.acted.clear();
    meta.wait.since = [(anna, since_ms)].into();
    meta.deadline = Some(since_ms + 6 * HOUR);
    meta.remind = Some(since_ms + HOUR);
    if kind == Kind::Lapses {
        meta.remind = Some(at_ms + DAY);
        let call = OpenCall {
            channel,
            message: CALL,
            sent_ms: since_ms + HOUR,
            count: 1,
            since_ms,
            until_ms: meta.deadline,
            panel: Some(BOARD),
        };
        meta.calls = [(anna, call)].into();
    }
    meta.called = Some(model.envelope.revision);
    meta.panel = Some(Panel {
        message: BOARD,
        at_ms: since_ms.min(at_ms),
        below: 0,
        shown: Some(model.envelope.revision),
    });
    let mut commit = Commit::new(channel, model.envelope.clone(), at_ms - HOUR);
    let due = meta.deadline.min(meta.remind).unwrap();
    commit.deadline = DeadlineChange::At(due);
    commit.meta = Some(Json::of(&meta).unwrap());
    me.store.commit(commit).unwrap();
}

/// Whether those at a table were told what was due there.
fn told(me: &Person, (n, channel): (usize, u64), kind: Kind) -> bool {
    let saved = me.store.standing(channel).unwrap().unwrap();
    let meta: Meta = saved.meta.read().unwrap();
    match kind {
        Kind::Calls => !meta.calls.is_empty(),
        Kind::Lapses => {
            let board = meta.panel.filter(|panel| panel.message != BOARD);
            let shown = board.and_then(|panel| panel.shown);
            meta.away == [anna(n)] && shown == Some(saved.revision)
        }
        Kind::Waits => false,
    }
}

/// Has all of one minute told and says how long that took; with tables that go on by themselves where such are wished for.
async fn measure(lapses: bool) {
    let mut me = Person::open().await;
    begun(&mut me, SEVERAL).await;
    let model = me.store.load(me.channel).unwrap().unwrap();
    let at_ms = NOON + 6 * HOUR;
    let channels = me.handle().add_channels(TABLES);
    let tables: Vec<(usize, u64)> = channels.into_iter().enumerate().collect();
    for table in &tables {
        put(&me, &model, *table, kind(table.0, lapses), at_ms);
    }
    let of = |wanted: Kind| {
        let all = tables.iter().copied();
        all.filter(move |table| kind(table.0, lapses) == wanted)
    };
    let before = resident_mb();
    let (start, mut most) = (Instant::now(), before);
    me.set_clock(at_ms);
    let mut left: Vec<((usize, u64), Kind)> = of(Kind::Calls)
        .map(|table| (table, Kind::Calls))
        .chain(of(Kind::Lapses).map(|table| (table, Kind::Lapses)))
        .collect();
    let due = left.len();
    while !left.is_empty() {
        assert!(start.elapsed() < LATEST, "{} are told too late", left.len());
        most = most.max(resident_mb());
        tokio::time::sleep(Duration::from_secs(1)).await;
        left.retain(|(table, kind)| !told(&me, *table, *kind));
    }
    let took = start.elapsed().as_secs_f64();
    println!(
        "{TABLES} tables, {due} due: told in {took:.1} s, {:.1} a second, {before} MB before, {most} MB at most",
        f64::from(u32::try_from(due).unwrap()) / took
    );
    for (_, channel) in of(Kind::Calls) {
        assert_eq!(calls_in(&me, channel, me.user).len(), 1);
    }
    for (n, channel) in of(Kind::Lapses) {
        let away = format!("💤 <@{}>", anna(n));
        let all = me.handle().messages(channel, me.user);
        let says = |m: &&Value| m.to_string().contains(&away);
        assert_eq!(all.iter().filter(says).count(), 1, "{all:?}");
    }
    for (_, channel) in of(Kind::Waits) {
        let all = me.handle().messages(channel, me.user);
        assert_eq!(all, Vec::<Value>::new(), "nobody before their time");
    }
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes a minute"]
async fn a_thousand_calls_of_one_minute_are_told_within_two() {
    measure(false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes two minutes"]
async fn a_thousand_calls_and_a_thousand_deadlines_of_one_minute_are_told_within_two() {
    measure(true).await;
}
