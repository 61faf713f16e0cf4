//! What tells of a store that is not there, and files that are none.

mod common;

use std::fs;
use std::path::Path;

use castaway_store::{Damage, OpenOutcome, SledStore, Store, StoreError, export_all};
use common::{commit, filled, open, options, tree};

/// A store of two games with an export of them.
fn store() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path(), 2, 300);
    export_all(&open(dir.path()), &dir.path().join("exports"), 1, 3).unwrap();
    dir
}

fn lose_database(dir: &Path) {
    fs::remove_dir_all(dir.join("sled")).unwrap();
    fs::remove_file(dir.join("watermark")).unwrap();
}

fn refused(dir: &Path) -> Damage {
    let before = tree(dir);
    let error = SledStore::open(dir, options()).expect_err("it is damaged");
    assert!(tree(dir) == before, "something was changed");
    match error {
        StoreError::Damaged(damage) => *damage,
        other => panic!("{other}"),
    }
}

#[test]
fn games_without_their_database_are_no_new_store() {
    let dir = store();
    lose_database(dir.path());
    assert!(refused(dir.path()).reason.contains("missing"));
    let (_, report) = SledStore::rescue(dir.path(), options()).unwrap();
    assert_eq!(report.games, 2);

    // An earlier damaged database alone.
    let dir = store();
    fs::rename(dir.path().join("sled"), dir.path().join("sled.broken-1")).unwrap();
    fs::remove_file(dir.path().join("watermark")).unwrap();
    fs::remove_dir_all(dir.path().join("exports")).unwrap();
    let damage = refused(dir.path());
    assert!(damage.reason.contains("sled.broken-1"), "{}", damage.reason);
    assert!(!damage.found.is_empty() && !damage.can_be_rescued());
    let error = SledStore::rescue(dir.path(), options()).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert!(dir.path().join("sled.broken-1/db").exists());
    let aside = SledStore::set_aside(dir.path(), options()).unwrap();
    assert!(aside.join("sled.broken-1/db").exists());
    let (_, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!(
        (report.outcome, report.reason),
        (OpenOutcome::Created, None)
    );
}

#[test]
fn what_holds_no_games_is_told_and_does_not_stop_a_start() {
    for name in ["lock", "sandbox.json"] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(name), "").unwrap();
        let (store, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!(report.outcome, OpenOutcome::Created);
        let reason = report.reason.expect("it is told");
        assert!(reason.contains(name), "{reason}");
        drop(store);
        let (_, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!(report.reason, None, "once");
    }
    // A place for exports in which there are none yet.
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join("exports")).unwrap();
    let (_, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!(report.outcome, OpenOutcome::Created);
}

/// An empty new database beside what tells of an old one, as a start of an older program left it.
#[test]
fn an_empty_database_beside_exports_is_no_new_one() {
    let dir = store();
    lose_database(dir.path());
    fs::rename(dir.path().join("exports"), dir.path().join("elsewhere")).unwrap();
    drop(open(dir.path()));
    fs::remove_file(dir.path().join("watermark")).unwrap();
    fs::rename(dir.path().join("elsewhere"), dir.path().join("exports")).unwrap();
    assert!(refused(dir.path()).reason.contains("empty"));
    let (_, report) = SledStore::rescue(dir.path(), options()).unwrap();
    assert_eq!(report.games, 2);
}

fn replace_by_folder(path: &Path) {
    fs::remove_file(path).unwrap();
    fs::create_dir(path).unwrap();
    fs::write(path.join("inside"), "kept").unwrap();
}

#[test]
fn a_folder_in_the_place_of_a_file_is_damage_with_two_ways_on() {
    for name in ["sled/db", "watermark"] {
        let dir = store();
        replace_by_folder(&dir.path().join(name));
        assert_eq!(refused(dir.path()).rescued, 2, "{name}");
        let (saves, report) = SledStore::rescue(dir.path(), options()).unwrap();
        assert_eq!(report.games, 2, "{name}");
        saves.commit(commit(1, 21)).unwrap();
        drop(saves);
        let kept = name
            .replace("sled/", "sled.broken-1/")
            .replace("watermark", "watermark.broken-1");
        assert!(dir.path().join(kept).join("inside").exists(), "{name}");
        let (_, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!((report.outcome, report.reason), (OpenOutcome::Opened, None));

        let dir = store();
        replace_by_folder(&dir.path().join(name));
        let aside = SledStore::set_aside(dir.path(), options()).unwrap();
        assert!(aside.join(name).join("inside").exists(), "{name}");
        let (_, report) = SledStore::open(dir.path(), options()).unwrap();
        assert_eq!(report.outcome, OpenOutcome::Created, "{name}");
    }
    // The settings can be made again.
    let dir = store();
    replace_by_folder(&dir.path().join("sled/conf"));
    let (_, report) = SledStore::open(dir.path(), options()).unwrap();
    assert_eq!((report.outcome, report.games), (OpenOutcome::Rebuilt, 2));
}

#[test]
fn a_file_in_the_place_of_a_folder_is_damage() {
    let dir = store();
    fs::remove_dir_all(dir.path().join("sled")).unwrap();
    fs::write(dir.path().join("sled"), "dear").unwrap();
    refused(dir.path());
    let (_, report) = SledStore::rescue(dir.path(), options()).unwrap();
    assert_eq!(report.games, 2);
    assert_eq!(fs::read(dir.path().join("sled.broken-1")).unwrap(), b"dear");

    let dir = store();
    fs::remove_dir_all(dir.path().join("exports")).unwrap();
    fs::write(dir.path().join("exports"), "dear").unwrap();
    fs::write(dir.path().join("watermark"), "x").unwrap();
    assert_eq!(refused(dir.path()).rescued, 2);
}

/// A mistyped folder is not closed to others, nor is anything made in it.
#[test]
fn what_only_reads_begins_no_store() {
    use std::os::unix::fs::PermissionsExt;
    let home = tempfile::tempdir().unwrap();
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let missing = home.path().join("mistyped");
    for dir in [home.path(), &missing] {
        for opened in [
            SledStore::open_existing(dir, options()).map(drop),
            SledStore::rescue(dir, options()).map(drop),
            SledStore::set_aside(dir, options()).map(drop),
        ] {
            let error = opened.unwrap_err();
            assert!(matches!(error, StoreError::Invalid(_)), "{error}");
        }
    }
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
    let mode = fs::metadata(home.path()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o755);

    let dir = store();
    let (store, report) = SledStore::open_existing(dir.path(), options()).unwrap();
    assert_eq!((report.games, store.channels()), (2, Ok(vec![0, 1])));
    drop(store);
    lose_database(dir.path());
    let error = SledStore::open_existing(dir.path(), options()).unwrap_err();
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
}
