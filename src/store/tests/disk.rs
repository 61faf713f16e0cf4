//! What only the store on disk can do.

mod common;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use castaway_store::testing::FaultyStore;
use castaway_store::{Expect, MemoryStore, OpenOutcome, SledOptions, SledStore, Store, StoreError};
use common::{Dice, assert_no_blobs, commit, filled, open, options, tree};
use serde_json::json;

#[test]
fn everything_is_there_after_reopening() {
    let dir = tempfile::tempdir().unwrap();
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Created, 0));
    for revision in 1..=20 {
        store.commit(commit(1, revision)).unwrap();
    }
    store.put_global("g", json!(1)).unwrap();
    let before = (store.load(1), store.log(1, 0, 99), store.snapshots(1));
    drop(store);
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Opened, 1));
    assert_eq!(
        (store.load(1), store.log(1, 0, 99), store.snapshots(1)),
        before
    );
    assert_eq!(store.get_global("g"), Ok(Some(json!(1))));
    assert_no_blobs(dir.path());
}

#[test]
fn a_folder_is_open_once() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    let second = SledStore::open(dir.path(), options()).unwrap_err();
    assert_eq!(
        second,
        StoreError::AlreadyOpen {
            path: dir.path().to_owned()
        }
    );
    drop(store);
    open(dir.path());
}

#[test]
fn many_writers_share_the_disk() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(dir.path());
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let store = &store;
            scope.spawn(move || {
                for revision in 1..=100 {
                    let mut own = commit(thread, revision);
                    own.expect = if revision == 1 {
                        Expect::Vacant
                    } else {
                        Expect::Revision(revision - 1)
                    };
                    store.commit(own).unwrap();
                    assert_eq!(
                        store.load(thread).unwrap().unwrap().envelope.revision,
                        revision
                    );
                    // All fight for one channel; each revision is won once.
                    let mut shared = commit(99, revision);
                    shared.entry.as_mut().unwrap().actor = thread;
                    if let Err(error) = store.commit(shared) {
                        assert!(matches!(error, StoreError::Conflict { .. }), "{error}");
                    }
                }
            });
        }
    });
    drop(store);
    let store = open(dir.path());
    for thread in 0..8 {
        assert_eq!(store.log(thread, 0, 999).unwrap().len(), 100);
    }
    assert_eq!(store.load(99).unwrap().unwrap().envelope.revision, 100);
}

#[test]
fn a_nearly_full_disk_refuses_writes_and_still_reads() {
    let dir = tempfile::tempdir().unwrap();
    open(dir.path()).commit(commit(1, 1)).unwrap();
    let full = SledOptions {
        min_free_bytes: u64::MAX,
        ..SledOptions::default()
    };
    let (store, _) = SledStore::open(dir.path(), full).unwrap();
    assert!(matches!(
        store.commit(commit(1, 2)),
        Err(StoreError::DiskFull {
            needed: u64::MAX,
            ..
        })
    ));
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 1);
}

const FOLDER: &str = "CASTAWAY_FULL_FOLDER";

/// Writes until the system refuses; does nothing unless the environment names a folder.
#[test]
fn victim() {
    let Ok(folder) = std::env::var(FOLDER) else {
        return;
    };
    let store = open(folder.as_ref());
    let mut dice = Dice(1);
    for revision in 1..10_000 {
        let mut commit = commit(1, revision);
        commit.envelope.body = json!(dice.noise(50_000)).into();
        if let Err(error) = store.commit(commit) {
            assert!(
                matches!(error, StoreError::Io { .. } | StoreError::Corrupt(_)),
                "{error:?}"
            );
            assert!(matches!(store.load(1), Err(StoreError::Failed(_))));
            let again = store.commit(self::commit(1, revision));
            assert!(matches!(again, Err(StoreError::Failed(_))), "{again:?}");
            std::fs::write(
                std::path::Path::new(&folder).join("stored"),
                (revision - 1).to_string(),
            )
            .unwrap();
            return;
        }
    }
    panic!("the limit was never met");
}

/// The file size limit stands in for a full disk: the system refuses sled's writes in the middle.
#[test]
fn a_refused_write_is_an_error_and_loses_nothing() {
    let dir = tempfile::tempdir().unwrap();
    drop(open(dir.path()));
    let output = Command::new("sh")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 20000; exec timeout 60 \"$0\" victim --exact --test-threads=1",
        ])
        .arg(std::env::current_exe().unwrap())
        .env(FOLDER, dir.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let stored: u64 = std::fs::read_to_string(dir.path().join("stored"))
        .unwrap()
        .parse()
        .unwrap();
    let (store, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!(
        (report.outcome, report.unreadable),
        (OpenOutcome::Opened, vec![])
    );
    let found = store.load(1).unwrap().unwrap().envelope.revision;
    // What failed was not acknowledged; like a lost answer it may or may not have arrived, but only whole.
    assert!(
        found == stored || found == stored + 1,
        "{found} found, {stored} acknowledged"
    );
    assert_eq!(store.log(1, 0, usize::MAX).unwrap().len() as u64, found);
    store.commit(commit(1, found + 1)).unwrap();
}

const FULL_DISK: &str = "CASTAWAY_FULL_DISK";

/// Fills the small disk it is given; does nothing unless the environment names one.
#[test]
fn full_disk_victim() {
    let Ok(disk) = std::env::var(FULL_DISK) else {
        return;
    };
    let (disk, dir) = (Path::new(&disk), Path::new(&disk).join("data"));
    filled(&dir, 3, 3000);
    for left in [0, 1 << 20, 3 << 20] {
        let before = tree(&dir);
        let junk = disk.join("junk");
        assert!(std::fs::write(&junk, vec![1; 64 << 20]).is_err());
        let length = std::fs::metadata(&junk).unwrap().len();
        let file = std::fs::OpenOptions::new().write(true).open(&junk).unwrap();
        file.set_len(length - left).unwrap();
        drop(file);
        let opened = SledStore::open(&dir, options()).map(drop);
        let rescued = SledStore::rescue(&dir, options()).map(drop);
        let aside = SledStore::set_aside(&dir, options()).map(drop);
        for refused in [opened, rescued, aside] {
            assert!(
                matches!(refused, Err(StoreError::DiskFull { .. })),
                "{left}: {refused:?}"
            );
        }
        assert!(tree(&dir) == before, "{left}: something was changed");
        std::fs::remove_file(&junk).unwrap();
        let (_, report) = SledStore::open(&dir, options()).unwrap();
        assert_eq!((report.outcome, report.games), (OpenOutcome::Opened, 3));
    }
}

/// What sled leaves half written on a full disk would be called damage by every later look.
#[test]
fn a_start_on_a_full_disk_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let script = "mount -t tmpfs -o size=32m none \"$1\" || exit 77; \
                  exec \"$0\" full_disk_victim --exact --test-threads=1";
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", script])
        .arg(std::env::current_exe().unwrap())
        .arg(home.path())
        .env(FULL_DISK, home.path())
        .output();
    match output {
        Ok(output) if output.status.success() => {}
        Ok(output) if output.status.code() == Some(101) => {
            panic!("{}", String::from_utf8_lossy(&output.stdout))
        }
        other => eprintln!("a_start_on_a_full_disk was skipped: no small disk here: {other:?}"),
    }
}

/// Such as a full disk leaves, or a kill while the index is written.
#[test]
fn what_a_start_mends_is_not_moved_aside() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 3, 3000);
    let half = dir.path().join("sled/snap.7FFFFFFFFFFFFFFF.generating");
    std::fs::write(half, "").unwrap();
    let before = tree(dir.path());
    let refused = SledStore::set_aside(dir.path(), options()).unwrap_err();
    assert!(
        matches!(&refused, StoreError::Invalid(why) if why.contains("a start mends")),
        "{refused}"
    );
    assert!(tree(dir.path()) == before, "something was changed");
    let (_, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Rebuilt, 3));
}

#[test]
fn faults_come_when_told() {
    let store = FaultyStore::new(Arc::new(MemoryStore::new()));
    store.commit(commit(1, 1)).unwrap();
    store.fail_next_writes(2);
    for _ in 0..2 {
        assert!(matches!(
            store.commit(commit(1, 2)),
            Err(StoreError::Io { .. })
        ));
    }
    assert_eq!(store.load(1).unwrap().unwrap().envelope.revision, 1);
    store.commit(commit(1, 2)).unwrap();
    store.fail_next_reads(1);
    assert!(store.load(1).is_err() && store.load(1).is_ok());
}
