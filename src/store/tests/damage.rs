//! Damaged files are reported, never a panic.

mod common;

use std::fs;
use std::path::Path;

use castaway_store::{OpenOutcome, OpenReport, SledStore, Store, StoreError, export_all};
use common::{Dice, commit, copy, filled, open, options, tree};
use serde_json::{Value, json};

/// Changes one file at random and says how.
fn damage(dice: &mut Dice, sled: &Path) -> String {
    let files = fs::read_dir(sled)
        .unwrap()
        .map(|item| item.unwrap().path())
        .filter(|path| path.is_file());
    let mut files = files.collect::<Vec<_>>();
    files.sort();
    // Mostly the database itself.
    let path = if dice.below(3) == 0 {
        files[dice.below(files.len())].clone()
    } else {
        sled.join("db")
    };
    let mut bytes = fs::read(&path).unwrap();
    let at = dice.below(bytes.len());
    let most = 1 << dice.below(16);
    let length = dice.below(most).min(bytes.len() - at);
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

/// Opens, and if that is refused, looks that nothing was changed and does what an operator would.
fn open_or_rescue(dir: &Path, how: &str) -> (SledStore, OpenReport) {
    let before = tree(dir);
    let damage = match SledStore::open(dir, options()) {
        Err(StoreError::Damaged(damage)) => damage,
        other => return other.unwrap_or_else(|e| panic!("{how}: {e}")),
    };
    assert!(tree(dir) == before, "{how}: the refusal changed something");
    if damage.can_be_rescued() {
        let (store, report) = SledStore::rescue(dir, options()).unwrap();
        let read = report.games - report.unreadable.len();
        assert_eq!(read, damage.rescued, "{how}: as promised");
        (store, report)
    } else {
        let aside = SledStore::set_aside(dir, options()).unwrap();
        assert!(aside.join("sled").exists(), "{how}");
        let (store, mut report) = SledStore::open(dir, options()).unwrap();
        assert_eq!((report.outcome, report.games), (OpenOutcome::Created, 0));
        report.outcome = OpenOutcome::Emptied;
        (store, report)
    }
}

/// Damages copies of a folder; whatever is missing afterwards must have been reported.
fn damage_often(good: &Path, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let dir = tempfile::tempdir().unwrap();
        copy(good, dir.path());
        let how = damage(&mut Dice(seed), &dir.path().join("sled"));
        let (store, report) = open_or_rescue(dir.path(), &how);
        let mut whole = 0;
        for channel in 0..8 {
            // What is read is right, or an error; never something else.
            match store.load(channel) {
                Ok(Some(saved)) => {
                    assert_eq!(
                        saved.envelope.body.read::<Value>().unwrap()[0],
                        json!(saved.envelope.revision),
                        "{how}"
                    );
                    // A damaged log says so itself when it is read.
                    let log = store.log(channel, 0, 99).map_or(20, |log| log.len());
                    whole += usize::from(saved.envelope.revision == 20 && log == 20);
                }
                Ok(None) | Err(StoreError::Corrupt(_) | StoreError::Io { .. }) => {}
                Err(other) => panic!("{how}: {other}"),
            }
        }
        println!(
            "{how}: {:?}, {} unreadable, {whole} whole",
            report.outcome,
            report.unreadable.len()
        );
        let quiet = matches!(report.outcome, OpenOutcome::Opened | OpenOutcome::Rebuilt);
        if quiet && report.unreadable.is_empty() {
            assert_eq!(whole, 8, "{how}: lost without a word: {report:?}");
        }
        assert!(
            how.contains("db at") || whole == 8,
            "{how}: the database itself was not touched: {report:?}"
        );
        // One unreadable game must not stop the others.
        store
            .commit(commit(99, 1))
            .unwrap_or_else(|error| panic!("{how}: {error}"));
        for channel in 0..8 {
            // Refused if its save is unreadable.
            let _ = store.commit(commit(channel, 30));
        }
        store
            .commit(commit(99, 2))
            .unwrap_or_else(|error| panic!("{how}: {error}"));
        if report.unreadable.is_empty() {
            drop(store);
            let (store, report) = SledStore::open(dir.path(), options()).unwrap();
            assert_eq!(report.outcome, OpenOutcome::Opened, "{how}");
            assert!(store.load(99).unwrap().is_some());
        }
    }
}

#[test]
fn no_damage_of_a_young_database_goes_unnoticed() {
    let good = tempfile::tempdir().unwrap();
    filled(good.path(), 8, 3000);
    damage_often(good.path(), 0..60);
}

/// Several segments and an index, as after months.
#[test]
fn no_damage_of_an_old_database_goes_unnoticed() {
    let good = tempfile::tempdir().unwrap();
    filled(good.path(), 8, 40_000);
    drop(open(good.path()));
    damage_often(good.path(), 100..140);
}

#[test]
fn an_unusable_database_is_restored_from_the_newest_export() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5, 3000);
    export_all(&open(dir.path()), &dir.path().join("exports"), 1, 3).unwrap();
    fs::write(dir.path().join("sled/db"), vec![0xAB; 4 << 20]).unwrap();
    let (store, report) = SledStore::rescue(dir.path(), options()).unwrap();
    assert_eq!(
        (report.outcome, report.restored.map(|run| run.games)),
        (OpenOutcome::Emptied, Some(5))
    );
    assert_eq!(
        (report.games, report.moved_to),
        (5, Some(dir.path().join("sled.broken-1")))
    );
    assert_eq!(store.load(3).unwrap().unwrap().envelope.revision, 20);
    assert_eq!(store.log(3, 0, 99).unwrap().len(), 20);
}

#[test]
fn a_cut_database_is_completed_from_the_newest_export() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5, 3000);
    let store = open(dir.path());
    export_all(&store, &dir.path().join("exports"), 1, 3).unwrap();
    store.commit(commit(4, 21)).unwrap();
    drop(store);
    let mut bytes = fs::read(dir.path().join("sled/db")).unwrap();
    let middle = 400_000;
    bytes[middle..].fill(0);
    fs::write(dir.path().join("sled/db"), bytes).unwrap();
    for item in fs::read_dir(dir.path().join("sled"))
        .unwrap()
        .map(|item| item.unwrap())
    {
        if item.file_name().to_str().unwrap().starts_with("snap.") {
            fs::remove_file(item.path()).unwrap();
        }
    }
    let (store, report) = SledStore::rescue(dir.path(), options()).unwrap();
    assert!(
        matches!(report.outcome, OpenOutcome::RolledBack { lost_writes } if lost_writes > 0),
        "{report:?}"
    );
    assert_eq!(report.restored.map(|run| run.games), Some(5));
    for channel in 0..5 {
        assert_eq!(store.load(channel).unwrap().unwrap().envelope.revision, 20);
    }
}

#[test]
fn a_damaged_index_is_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5, 3000);
    drop(open(dir.path()));
    let mut found = 0;
    for item in fs::read_dir(dir.path().join("sled")).unwrap() {
        let path = item.unwrap().path();
        if path
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with("snap.")
        {
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
