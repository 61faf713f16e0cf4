//! A store that is not whole is refused and left as it is; only a new one is begun.

mod common;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use castaway_store::{Damage, OpenOutcome, SledOptions, SledStore, Store, StoreError, export_all};
use common::{assert_no_blobs, commit, filled, open, options, tree};

/// Opens what must be refused, and looks that nothing was changed.
fn refused(dir: &Path) -> Damage {
    let before = tree(dir);
    let error = SledStore::open(dir, options()).expect_err("it is damaged");
    assert!(tree(dir) == before, "something was changed");
    match error {
        StoreError::Damaged(damage) => *damage,
        other => panic!("{other}"),
    }
}

/// A store of five games, an export of them, and one move more.
fn store() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 5, 3000);
    let store = open(dir.path());
    export_all(&store, &dir.path().join("exports"), 1_700_000_000_000, 3).unwrap();
    store.commit(commit(4, 21)).unwrap();
    drop(store);
    dir
}

fn rescued(dir: &Path) -> (SledStore, OpenOutcome) {
    let (store, report) = SledStore::rescue(dir, options()).unwrap();
    assert_eq!(report.games, 5);
    (store, report.outcome)
}

fn change(path: &Path, how: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    how(&mut bytes);
    fs::write(path, bytes).unwrap();
}

fn forget_index(sled: &Path) {
    for item in fs::read_dir(sled).unwrap().flatten() {
        if item.file_name().to_str().unwrap().starts_with("snap.") {
            fs::remove_file(item.path()).unwrap();
        }
    }
}

#[test]
fn a_cut_database_is_refused_and_rescued_from_itself_and_the_export() {
    let dir = store();
    change(&dir.path().join("sled/db"), |db| db.truncate(400_000));
    forget_index(&dir.path().join("sled"));
    let damage = refused(dir.path());
    assert!(matches!(damage.outcome, OpenOutcome::RolledBack { lost_writes } if lost_writes > 0));
    let export = damage.export.clone().expect("there is one");
    assert_eq!((export.games, export.unreadable), (5, 0));
    assert_eq!(export.at_ms, Some(1_700_000_000_000));
    assert_eq!(damage.rescued, 5);
    let before = fs::read(dir.path().join("sled/db")).unwrap();
    let (store, _) = rescued(dir.path());
    assert_eq!(store.load(4).unwrap().unwrap().envelope.revision, 20);
    drop(store);
    let kept = fs::read(dir.path().join("sled.broken-1/db")).unwrap();
    assert!(kept == before, "the damaged one is kept as it was");
    let (_, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!(report.outcome, OpenOutcome::Opened, "whole from now on");
}

#[test]
fn a_database_of_zeroes_is_refused_and_rescued_from_the_export() {
    let dir = store();
    change(&dir.path().join("sled/db"), |db| db.fill(0));
    let damage = refused(dir.path());
    assert_eq!(damage.outcome, OpenOutcome::Emptied);
    assert_eq!((damage.readable, damage.rescued), (0, 5));
    assert_eq!(rescued(dir.path()).1, OpenOutcome::Emptied);
}

/// The settings can be made again, so nothing is missing.
#[test]
fn a_header_of_zeroes_is_mended() {
    let dir = store();
    change(&dir.path().join("sled/conf"), |conf| conf.fill(0));
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!(report.outcome, OpenOutcome::Rebuilt);
    assert_eq!(store.load(4).unwrap().unwrap().envelope.revision, 21);
}

/// sled would not notice that a blob is missing. So none is ever written, even of the largest values, and nothing hangs
/// on their folder.
#[test]
fn no_blob_can_be_missed() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 2, 300_000);
    let blobs = dir.path().join("sled/blobs");
    assert_no_blobs(dir.path());
    fs::remove_dir_all(&blobs).unwrap();
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Opened, 2));
    for channel in 0..2 {
        let saved = store.load(channel).unwrap().unwrap();
        assert_eq!(saved.envelope.revision, 20);
        assert_eq!(store.log(channel, 0, 99).unwrap().len(), 20);
    }
}

#[test]
fn a_database_that_is_gone_is_no_new_one() {
    for wipe in [
        |dir: &Path| fs::remove_dir_all(dir.join("sled")).unwrap(),
        |dir: &Path| fs::remove_file(dir.join("sled/db")).unwrap(),
        |dir: &Path| fs::write(dir.join("sled/db"), "").unwrap(),
        // Even when only the exports tell that there was one.
        |dir: &Path| {
            fs::remove_dir_all(dir.join("sled")).unwrap();
            fs::remove_file(dir.join("watermark")).unwrap();
        },
        |dir: &Path| {
            fs::write(dir.join("sled/db"), "").unwrap();
            fs::write(dir.join("watermark"), "").unwrap();
        },
    ] {
        let dir = store();
        wipe(dir.path());
        let damage = refused(dir.path());
        assert_eq!((damage.outcome, damage.rescued), (OpenOutcome::Emptied, 5));
        rescued(dir.path());
    }
}

#[test]
fn without_an_export_there_may_be_nothing_to_rescue() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 2, 3000);
    change(&dir.path().join("sled/db"), |db| db.fill(0xAB));
    let damage = refused(dir.path());
    assert!(!damage.can_be_rescued(), "{damage:?}");
    let before = tree(dir.path());
    let error = SledStore::rescue(dir.path(), options()).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert!(tree(dir.path()) == before, "nothing was changed");

    let aside = SledStore::set_aside(dir.path(), options()).unwrap();
    for (path, bytes) in &before {
        let path = aside.join(path.strip_prefix(dir.path()).unwrap());
        assert!(
            bytes.is_none() || fs::read(&path).ok() == *bytes,
            "{path:?}"
        );
    }
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Created, 0));
    store.commit(commit(1, 1)).unwrap();
    drop(store);
    let error = SledStore::set_aside(dir.path(), options()).unwrap_err();
    assert!(matches!(error, StoreError::Invalid(_)), "a whole one stays");
}

/// Without a watermark a log that was cut short cannot be told from a whole one.
#[test]
fn a_damaged_or_missing_watermark_is_refused_and_kept() {
    for bytes in [Some(&b"not a number"[..]), Some(b""), Some(b"123"), None] {
        let dir = store();
        let watermark = dir.path().join("watermark");
        match bytes {
            Some(bytes) => fs::write(&watermark, bytes).unwrap(),
            None => fs::remove_file(&watermark).unwrap(),
        }
        let damage = refused(dir.path());
        assert!(
            damage
                .reason
                .contains("nobody can say whether writes are missing"),
            "{}",
            damage.reason
        );
        assert_eq!(damage.outcome, OpenOutcome::RolledBack { lost_writes: 0 });
        let db = fs::read(dir.path().join("sled/db")).unwrap();
        let (store, _) = rescued(dir.path());
        assert_eq!(store.load(4).unwrap().unwrap().envelope.revision, 21);
        store.commit(commit(4, 22)).unwrap();
        drop(store);
        assert!(fs::read(dir.path().join("sled.broken-1/db")).unwrap() == db);
        let kept = fs::read(dir.path().join("watermark.broken-1")).ok();
        assert_eq!(kept.as_deref(), bytes, "it is kept as it was");
        let (store, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!((report.outcome, report.reason), (OpenOutcome::Opened, None));
        drop(store);
        // It counts again.
        change(&dir.path().join("sled/db"), |db| db.truncate(400_000));
        forget_index(&dir.path().join("sled"));
        refused(dir.path());
    }
}

/// The one byte ends the log early, and the watermark that would tell is gone.
#[test]
fn a_watermark_and_a_log_that_are_both_damaged_are_no_smaller_store() {
    let dir = store();
    let whole = fs::read(dir.path().join("sled/db")).unwrap();
    forget_index(&dir.path().join("sled"));
    change(&dir.path().join("sled/db"), |db| db[300_000] ^= 1);
    fs::write(dir.path().join("watermark"), "x").unwrap();
    let damaged = fs::read(dir.path().join("sled/db")).unwrap();
    let damage = refused(dir.path());
    assert!(damage.readable <= 5 && damage.rescued == 5, "{damage:?}");
    rescued(dir.path());
    let kept = fs::read(dir.path().join("sled.broken-1/db")).unwrap();
    assert!(kept == damaged && kept != whole);
    // Nor with the log cut to nothing.
    let dir = store();
    fs::write(dir.path().join("watermark"), "not a number").unwrap();
    change(&dir.path().join("sled/db"), |db| db.fill(0));
    refused(dir.path());
}

#[test]
fn a_folder_of_something_else_is_not_touched() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("letters.txt"), "dear").unwrap();
    fs::set_permissions(dir.path(), Permissions::from_mode(0o755)).unwrap();
    let error = SledStore::open(dir.path(), options()).unwrap_err();
    assert!(
        matches!(&error, StoreError::Foreign { names, .. } if names == &["letters.txt"]),
        "{error}"
    );
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1);
    let mode = fs::metadata(dir.path()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o755);

    // What file systems leave in a new volume is nothing else.
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("lost+found")).unwrap();
    fs::write(dir.path().join(".keep"), "").unwrap();
    drop(open(dir.path()));

    // A database of another program.
    let dir = tempfile::tempdir().unwrap();
    let db = sled::Config::new()
        .path(dir.path().join("sled"))
        .segment_size(2 << 20);
    let db = db.open().unwrap();
    db.insert("zebra", "striped").unwrap();
    db.flush().unwrap();
    drop(db);
    let before = tree(dir.path());
    let error = SledStore::open(dir.path(), options()).unwrap_err();
    assert!(matches!(error, StoreError::Foreign { .. }), "{error}");
    assert!(tree(dir.path()) == before, "nothing was changed");
}

#[test]
fn a_folder_that_cannot_be_written_is_an_error_of_the_system() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "").unwrap();
    let error = SledStore::open(dir.path().join("file"), options()).unwrap_err();
    assert!(matches!(error, StoreError::Io { .. }), "{error}");
    fs::remove_file(dir.path().join("file")).unwrap();
    fs::set_permissions(dir.path(), Permissions::from_mode(0o500)).unwrap();
    // The superuser may write everywhere.
    if fs::write(dir.path().join("probe"), "").is_err() {
        let error = SledStore::open(dir.path(), options()).unwrap_err();
        assert!(matches!(error, StoreError::Io { .. }), "{error}");
    }
}

#[test]
fn where_nothing_ever_was_nothing_is_rescued_or_made() {
    let home = tempfile::tempdir().unwrap();
    let missing = home.path().join("mistyped");
    for dir in [home.path(), &missing] {
        let error = SledStore::rescue(dir, options()).unwrap_err();
        assert!(matches!(error, StoreError::Invalid(_)), "{error}");
        let error = SledStore::set_aside(dir, options()).unwrap_err();
        assert!(matches!(error, StoreError::Invalid(_)), "{error}");
    }
    assert!(!missing.exists() && !home.path().join("sled").exists());
}

/// What a kill during the first start leaves, of this program and of the ones before.
#[test]
fn an_interrupted_first_start_is_no_damage() {
    let half_made = |dir: &Path| {
        let config = sled::Config::new()
            .path(dir.join("sled"))
            .segment_size(2 << 20);
        drop(config.open().unwrap());
    };
    let old_kill_before_the_watermark = |dir: &Path| half_made(dir);
    let old_kill_after_it = |dir: &Path| {
        half_made(dir);
        fs::write(dir.join("watermark"), "").unwrap();
    };
    let kill_in_the_scratch = |dir: &Path| {
        fs::create_dir_all(dir.join("sled.scratch")).unwrap();
        fs::write(dir.join("sled.scratch/db"), [1; 99]).unwrap();
    };
    let kill_before_the_watermark = |dir: &Path| {
        drop(open(dir));
        fs::remove_file(dir.join("watermark")).unwrap();
    };
    let kill_before_it_was_written = |dir: &Path| {
        drop(open(dir));
        fs::write(dir.join("watermark"), "").unwrap();
    };
    let steps: [&dyn Fn(&Path); 5] = [
        &old_kill_before_the_watermark,
        &old_kill_after_it,
        &kill_in_the_scratch,
        &kill_before_the_watermark,
        &kill_before_it_was_written,
    ];
    for (index, step) in steps.iter().enumerate() {
        let dir = tempfile::tempdir().unwrap();
        step(dir.path());
        let (store, report) = SledStore::open(dir.path(), options())
            .unwrap_or_else(|error| panic!("step {index}: {error}"));
        assert_eq!((report.games, report.reason), (0, None), "step {index}");
        store.commit(commit(1, 1)).unwrap();
        drop(store);
        let (_, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!(report.games, 1, "step {index}");
    }
}

/// The moves at the end of a rescue, each with the kill after it.
#[test]
fn an_interrupted_rescue_is_finished_or_done_again() {
    for moves in 1..=2 {
        let dir = store();
        let path = dir.path();
        change(&path.join("sled/db"), |db| db.fill(0));
        drop(rescued(path));
        // Back to where a kill would have left it.
        fs::rename(path.join("sled"), path.join("sled.finished")).unwrap();
        if moves == 1 {
            fs::rename(path.join("sled.broken-1"), path.join("sled")).unwrap();
            refused_after_cleaning(path);
            rescued(path);
        } else {
            let (store, report) = SledStore::open(path, options()).unwrap();
            assert_eq!((report.outcome, report.games), (OpenOutcome::Opened, 5));
            assert!(store.load(3).unwrap().is_some());
        }
        assert!(path.join("sled.broken-1").exists());
    }
}

fn refused_after_cleaning(dir: &Path) {
    let error = SledStore::open(dir, options()).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    refused(dir);
}

#[test]
fn a_full_disk_still_opens() {
    let dir = store();
    let full = SledOptions {
        min_free_bytes: u64::MAX,
        ..SledOptions::default()
    };
    let (store, _) = SledStore::open(dir.path(), full).unwrap();
    assert!(store.load(3).unwrap().is_some());
}

#[test]
fn all_is_closed_to_others_even_what_was_open() {
    let dir = store();
    for path in tree(dir.path()).keys() {
        let mode = if path.is_dir() { 0o777 } else { 0o666 };
        fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }
    fs::set_permissions(dir.path(), Permissions::from_mode(0o777)).unwrap();
    let other = dir.path().join("notes.txt");
    fs::write(&other, "").unwrap();
    fs::set_permissions(&other, Permissions::from_mode(0o666)).unwrap();
    let (_store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert!(!report.open_to_others);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(dir.path()), 0o700);
    assert_eq!(mode(&other), 0o666, "not ours");
    for path in tree(dir.path()).keys().filter(|path| **path != other) {
        let expected = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(path), expected, "{}", path.display());
    }
    assert_eq!(mode(&dir.path().join("lock")), 0o600);
}
