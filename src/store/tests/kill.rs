//! The program is killed at any moment; nothing acknowledged may be missing.
//!
//! The test starts itself as the victim: `victim` does nothing unless the environment names a folder.

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use castaway_store::{Commit, DeadlineChange, Expect, OpenOutcome, SledStore, Store};
use common::{Dice, assert_no_blobs, entry, envelope, open, options};
use serde_json::{Value, json};

const FOLDER: &str = "CASTAWAY_KILL_FOLDER";
const CHANNELS: u64 = 4;

/// The body says its revision twice, around noise, so that a mixture would show.
fn body(channel: u64, revision: u64) -> Value {
    let mut dice = Dice(channel << 32 | revision);
    let size = if revision.is_multiple_of(17) {
        100_000
    } else {
        dice.below(4000)
    };
    json!([revision, dice.noise(size), revision])
}

#[test]
fn victim() {
    let Ok(folder) = std::env::var(FOLDER) else {
        return;
    };
    let store = open(folder.as_ref());
    std::thread::scope(|scope| {
        for channel in 0..CHANNELS {
            let store = &store;
            scope.spawn(move || {
                let mut revision = store
                    .load(channel)
                    .unwrap()
                    .map_or(0, |saved| saved.envelope.revision);
                loop {
                    let expect = if revision == 0 {
                        Expect::Vacant
                    } else {
                        Expect::Revision(revision)
                    };
                    revision += 1;
                    let mut commit = Commit::new(
                        channel,
                        envelope(revision, body(channel, revision)),
                        revision,
                    );
                    commit.expect = expect;
                    commit.entry = Some(entry(revision));
                    commit.entry.as_mut().unwrap().interaction = Some(channel << 32 | revision);
                    commit.meta = Some(json!(revision).into());
                    commit.deadline = DeadlineChange::At(revision);
                    store.commit(commit).unwrap();
                    let mut out = std::io::stdout().lock();
                    writeln!(out, "ack {channel} {revision}").unwrap();
                    out.flush().unwrap();
                }
            });
        }
    });
}

#[test]
fn nothing_acknowledged_is_lost() {
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::<u64, u64>::new();
    let mut dice = Dice(7);
    for round in 0..30 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["victim", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, dir.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        // The victim runs on while this reads, so that the kill falls anywhere within a commit.
        let mut until = 1 + dice.below(150);
        for line in out.lines().map_while(Result::ok) {
            let mut words = line
                .split(' ')
                .skip_while(|word| *word != "ack")
                .skip(1)
                .map(str::parse);
            if let (Some(Ok(channel)), Some(Ok(revision))) = (words.next(), words.next()) {
                acknowledged.insert(channel, revision);
                until = until.saturating_sub(1);
            }
            if until == 0 {
                // SIGKILL; reading goes on for what was acknowledged before it.
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        let (store, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!(
            (report.outcome, report.unreadable),
            (OpenOutcome::Opened, vec![]),
            "round {round}"
        );
        check(&store, &acknowledged);
        assert_no_blobs(dir.path());
    }
    assert!(acknowledged.values().sum::<u64>() > 300, "{acknowledged:?}");
}

fn check(store: &SledStore, acknowledged: &BTreeMap<u64, u64>) {
    for (&channel, &least) in acknowledged {
        let saved = store.load(channel).unwrap().unwrap();
        let revision = saved.envelope.revision;
        assert!(
            revision >= least,
            "channel {channel}: {revision} stored, {least} acknowledged"
        );
        assert!(saved.envelope.body == body(channel, revision));
        assert_eq!(
            (saved.meta, saved.deadline),
            (json!(revision).into(), Some(revision))
        );
        let log = store.log(channel, 0, usize::MAX).unwrap();
        assert!(
            log.iter().map(|entry| entry.revision).eq(1..=revision),
            "the log has gaps"
        );
        for kept in store.snapshots(channel).unwrap() {
            assert!(store.snapshot_at(channel, kept).unwrap().unwrap().body == body(channel, kept));
        }
        assert_eq!(
            store
                .seen(channel << 32 | revision)
                .unwrap()
                .unwrap()
                .revision,
            revision
        );
        assert_eq!(store.seen(channel << 32 | (revision + 1)), Ok(None));
    }
    let deadlines = store.deadlines(u64::MAX, 99).unwrap();
    assert_eq!(deadlines.len(), store.channels().unwrap().len());
}
