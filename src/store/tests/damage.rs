//! Damaged files are reported, never a panic.

mod common;

use std::fs;
use std::path::Path;

use castaway_store::{OpenOutcome, SledStore, Store, StoreError, export_all};
use common::{Dice, commit, open, options};
use serde_json::json;

fn filled(dir: &Path, games: u64) {
    let store = open(dir);
    let mut dice = Dice(3);
    for revision in 1..=20 {
        for channel in 0..games {
            let mut commit = commit(channel, revision);
            commit.envelope.body = json!([revision, dice.noise(3000)]);
            store.commit(commit).unwrap();
        }
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for item in fs::read_dir(from).unwrap() {
        let path = item.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() { copy(&path, &target) } else { drop(fs::copy(&path, &target).unwrap()) }
    }
}

/// Changes one file at random and says how.
fn damage(dice: &mut Dice, sled: &Path) -> String {
    let files = fs::read_dir(sled).unwrap().map(|item| item.unwrap().path()).filter(|path| path.is_file());
    let mut files = files.collect::<Vec<_>>();
    files.sort();
    // Mostly the database itself.
    let path = if dice.below(3) == 0 { files[dice.below(files.len())].clone() } else { sled.join("db") };
    let mut bytes = fs::read(&path).unwrap();
    let at = dice.below(bytes.len());
    let length = dice.below(1 << dice.below(16)).min(bytes.len() - at);
    let what = match dice.below(4) {
        0 => {
            bytes.truncate(at);
            "cut"
        }
        1 => {
            bytes[at..at + length].fill(0);
            "zeroed"
        }
        2 => {
            bytes[at] ^= 1 << dice.below(8);
            "flipped a bit of"
        }
        _ => {
            bytes[at..at + length].fill_with(|| dice.next() as u8);
            "garbled"
        }
    };
    fs::write(&path, bytes).unwrap();
    format!("{what} {} at {at}, {length}", path.display())
}

#[test]
fn no_damage_gets_through_as_a_panic() {
    let good = tempfile::tempdir().unwrap();
    filled(good.path(), 8);
    let mut outcomes = std::collections::BTreeMap::<String, usize>::new();
    for seed in 0..60 {
        let dir = tempfile::tempdir().unwrap();
        copy(good.path(), dir.path());
        let mut dice = Dice(seed);
        let how = damage(&mut dice, &dir.path().join("sled"));
        let (store, report) = match SledStore::open(dir.path(), options()) {
            Ok(opened) => opened,
            Err(error) => panic!("{seed}: {how}: {error}"),
        };
        let kind = format!("{:?}", report.outcome);
        *outcomes.entry(kind).or_default() += 1;
        for channel in 0..8 {
            // What is read is right, or an error; never something else.
            match store.load(channel) {
                Ok(Some(saved)) => assert_eq!(saved.envelope.body[0], json!(saved.envelope.revision), "{how}"),
                Ok(None) | Err(StoreError::Corrupt(_) | StoreError::Io { .. }) => {}
                Err(other) => panic!("{how}: {other}"),
            }
            let _ = store.log(channel, 0, 99);
        }
        if report.unreadable.is_empty() {
            let _ = store.commit(commit(99, 1));
        }
    }
    println!("{outcomes:?}");
}

#[test]
fn an_unusable_database_is_restored_from_the_newest_export() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5);
    export_all(&open(dir.path()), &dir.path().join("exports"), 1, 3).unwrap();
    fs::write(dir.path().join("sled/db"), vec![0xAB; 4 << 20]).unwrap();
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert!(matches!(&report.outcome, OpenOutcome::Restored(summary) if summary.games == 5), "{report:?}");
    assert_eq!((report.games, report.moved_to), (5, Some(dir.path().join("sled.broken-1"))));
    assert_eq!(store.load(3).unwrap().unwrap().envelope.revision, 20);
    assert_eq!(store.log(3, 0, 99).unwrap().len(), 20);
}

#[test]
fn a_lost_database_is_noticed() {
    for wipe in [|sled: &Path| fs::remove_dir_all(sled).unwrap(), |sled: &Path| fs::write(sled.join("db"), "").unwrap()]
    {
        let dir = tempfile::tempdir().unwrap();
        filled(dir.path(), 2);
        wipe(&dir.path().join("sled"));
        let (store, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!((&report.outcome, report.games), (&OpenOutcome::Emptied, 0));
        assert!(report.reason.is_some());
        store.commit(commit(1, 1)).unwrap();
    }
}

#[test]
fn a_damaged_index_is_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5);
    drop(open(dir.path()));
    let mut found = 0;
    for item in fs::read_dir(dir.path().join("sled")).unwrap() {
        let path = item.unwrap().path();
        if path.file_name().unwrap().to_str().unwrap().starts_with("snap.") {
            let mut bytes = fs::read(&path).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0x55;
            fs::write(&path, bytes).unwrap();
            found += 1;
        }
    }
    assert!(found > 0);
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Rebuilt, 5));
    assert_eq!(store.load(4).unwrap().unwrap().envelope.revision, 20);
}
