//! Whose the files are: what the user may not read is not damaged, and what the superuser makes is the owner's.
//!
//! The tests start themselves as another user and as a victim: `worker` does nothing unless it is told what.
//!
//! Sleeps: a process of its own is killed after a while.

mod common;

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, lchown};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use castaway_store::{SledStore, StoreError, export_all};
use common::{filled, open, options, tree};

const WHAT: &str = "CASTAWAY_OWNERS_DO";
const FOLDER: &str = "CASTAWAY_OWNERS_FOLDER";
/// The user of the service.
const USER: u32 = 65_534;

#[test]
fn worker() {
    let (Ok(what), Ok(folder)) = (std::env::var(WHAT), std::env::var(FOLDER)) else {
        return;
    };
    let dir = Path::new(&folder);
    let done = match what.as_str() {
        "open" => SledStore::open(dir, options()).map(drop),
        "restore" => SledStore::rescue(dir, options()).map(drop),
        _ => SledStore::set_aside(dir, options()).map(drop),
    };
    match done {
        Ok(()) => println!("it said: done"),
        Err(StoreError::Io { kind, what, .. }) => println!("it said: {kind:?} {what}"),
        Err(other) => println!("it said: {other}"),
    }
}

/// Only the superuser can give files away and be somebody else.
fn is_root(test: &str) -> bool {
    let root = rustix::process::geteuid().is_root();
    if !root {
        eprintln!("{test} was skipped: only the superuser can");
    }
    root
}

fn job(program: &Path, user: Option<u32>, what: &str, dir: &Path) -> Command {
    let mut command = match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid", &user.to_string(), "--regid", &user.to_string()])
                .args(["--clear-groups"])
                .arg(program);
            command
        }
    };
    command
        .args(["worker", "--exact", "--nocapture", "--test-threads=1"])
        .env(WHAT, what)
        .env(FOLDER, dir)
        .current_dir("/");
    command
}

fn said(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find_map(|line| line.split_once("it said: "));
    line.unwrap_or_else(|| panic!("{output:?}")).1.to_owned()
}

/// A folder that everybody may enter, with this program in it and a store of the user's.
fn home() -> (tempfile::TempDir, std::path::PathBuf, std::path::PathBuf) {
    let home = tempfile::tempdir().unwrap();
    fs::set_permissions(home.path(), Permissions::from_mode(0o755)).unwrap();
    let program = home.path().join("program");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let data = home.path().join("data");
    filled(&data, 3, 3000);
    export_all(&open(&data), &data.join("exports"), 1, 3).unwrap();
    give_away(&data);
    (home, program, data)
}

fn give_away(data: &Path) {
    for path in tree(data)
        .keys()
        .cloned()
        .chain([data.to_owned(), data.join("lock")])
    {
        lchown(path, Some(USER), Some(USER)).unwrap();
    }
}

fn assert_owned(data: &Path, when: &str) {
    for path in tree(data).keys().cloned().chain([data.join("lock")]) {
        // A database that is being made may go at any time; its folder is the owner's, and so are full ones in it: files
        // and empty folders can be removed by whoever owns the folder around them.
        let inside = path.strip_prefix(data).unwrap();
        let made = inside.starts_with("sled.scratch") || inside.starts_with("sled.salvage");
        let full = || fs::read_dir(&path).is_ok_and(|mut found| found.next().is_some());
        if made && inside.components().count() > 1 && !full() {
            continue;
        }
        if let Ok(found) = fs::symlink_metadata(&path) {
            assert_eq!(found.uid(), USER, "{when}: {}", path.display());
        }
    }
}

#[test]
fn what_may_not_be_read_is_not_called_damaged() {
    if !is_root("what_may_not_be_read") {
        return;
    }
    let (_home, program, data) = home();
    for taken in ["sled", "sled/db", "watermark", "exports"] {
        let path = data.join(taken);
        let damaged = fs::read(data.join("sled/db")).unwrap();
        if taken == "exports" {
            // They are read only if something is missing.
            fs::write(data.join("sled/db"), vec![0xAB; damaged.len()]).unwrap();
        }
        let mode = if path.is_dir() { 0o700 } else { 0o600 };
        fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
        chown(&path, Some(0), Some(0)).unwrap();
        let before = tree(&data);
        let mut commands = vec!["open", "restore", "begin-anew"];
        if taken == "exports" {
            // Nothing of them is needed to move them.
            commands.pop();
        }
        for what in commands {
            let output = job(&program, Some(USER), what, &data).output().unwrap();
            let said = said(&output);
            assert!(
                said.starts_with("PermissionDenied"),
                "{taken}, {what}: {said}"
            );
            assert!(
                tree(&data) == before,
                "{taken}, {what}: something was changed"
            );
        }
        chown(&path, Some(USER), Some(USER)).unwrap();
        fs::write(data.join("sled/db"), damaged).unwrap();
    }
    let output = job(&program, Some(USER), "open", &data).output().unwrap();
    assert_eq!(said(&output), "done");
}

#[test]
fn a_file_of_an_export_that_may_not_be_read_is_not_passed_over() {
    if !is_root("a_file_of_an_export") {
        return;
    }
    let (_home, program, data) = home();
    fs::remove_file(data.join("sled/db")).unwrap();
    let run = fs::read_dir(data.join("exports")).unwrap().flatten().next();
    let file = run.unwrap().path().join("channel-1.jsonl");
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    chown(&file, Some(0), Some(0)).unwrap();
    let before = tree(&data);
    for what in ["open", "restore"] {
        let output = job(&program, Some(USER), what, &data).output().unwrap();
        assert!(said(&output).starts_with("PermissionDenied"), "{what}");
        assert!(tree(&data) == before, "{what}: something was changed");
    }
}

#[test]
fn the_superuser_leaves_nothing_of_his_own_behind() {
    if !is_root("the_superuser_leaves_nothing") {
        return;
    }
    for what in ["open", "restore", "begin-anew"] {
        // In an empty folder, in one with nothing to be had, and in one that is whole.
        let empty = tempfile::tempdir().unwrap();
        chown(empty.path(), Some(USER), Some(USER)).unwrap();
        let program = std::env::current_exe().unwrap();
        job(&program, None, what, empty.path()).output().unwrap();
        assert_owned(empty.path(), what);
        assert_eq!(empty.path().join("lock").exists(), what == "open");

        let (_home, program, data) = home();
        fs::remove_file(data.join("lock")).unwrap();
        job(&program, None, what, &data).output().unwrap();
        assert_owned(&data, what);

        fs::write(data.join("sled/db"), [0xAB; 9999]).unwrap();
        fs::remove_file(data.join("lock")).unwrap();
        fs::remove_dir_all(data.join("exports")).unwrap();
        job(&program, None, what, &data).output().unwrap();
        assert_owned(&data, what);
    }
}

/// Killed between making a folder and giving it to the owner: what lies there then is empty and nobody else's to read.
#[test]
fn an_empty_folder_that_a_killed_superuser_left_locks_nobody_out() {
    if !is_root("an_empty_folder_that_a_killed_superuser_left") {
        return;
    }
    for inside in ["", "blobs"] {
        let (_home, program, data) = home();
        let scratch = data.join("sled.scratch");
        if !inside.is_empty() {
            fs::create_dir(&scratch).unwrap();
            std::os::unix::fs::chown(&scratch, Some(USER), Some(USER)).unwrap();
        }
        let left = scratch.join(inside);
        fs::create_dir(&left).unwrap();
        fs::set_permissions(&left, Permissions::from_mode(0o700)).unwrap();
        let output = job(&program, Some(USER), "open", &data).output().unwrap();
        assert_eq!(said(&output), "done", "{inside}");
        assert!(!scratch.exists());
    }
}

/// Killed at any moment; the service starts afterwards or says what it says of damaged saves.
#[test]
fn a_rescue_by_the_superuser_that_is_killed_locks_nobody_out() {
    if !is_root("a_rescue_by_the_superuser_that_is_killed") {
        return;
    }
    let (_home, program, data) = home();
    let mut ended = false;
    for after_ms in (0..40).map(|step| step * 5).chain([5000]) {
        if ended && after_ms < 5000 {
            continue;
        }
        fs::write(data.join("sled/db"), [0xAB; 9999]).unwrap();
        let mut child = job(&program, None, "restore", &data)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(after_ms));
        ended = child.try_wait().unwrap().is_some();
        child.kill().unwrap();
        child.wait().unwrap();
        assert_owned(&data, &format!("after {after_ms} ms"));
        let output = job(&program, Some(USER), "open", &data).output().unwrap();
        let said = said(&output);
        assert!(
            said == "done" || said.contains("is damaged"),
            "after {after_ms} ms: {said}"
        );
    }
}
