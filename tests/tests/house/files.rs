//! What a file may be: how long, where a test may sleep, and that no file of tests is left out of its program.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{files, root};

/// Lines of a file without a reason at its top.
const LONGEST: usize = 400;
/// How such a reason begins.
const REASON: &str = "//! Longer than others:";

/// The tests that may sleep, since what they wait for tells nobody that it came: processes and browsers of their own, and time
/// itself. All others wait for a change (`SandboxHandle::until`).
const MAY_SLEEP: [&str; 7] = [
    "src/bot/tests/beside.rs",
    "src/bot/tests/edge/reminders/crowd.rs",
    "src/bot/tests/shipped/running.rs",
    "src/bot/tests/edge/week/life.rs",
    "src/store/tests/owners.rs",
    "tests/tests/browser/driver.rs",
    "tests/tests/browser/faults.rs",
];
/// How the reason of such a test begins.
const SLEEPS: &str = "//! Sleeps:";

#[test]
fn no_file_is_longer_than_an_idea_without_a_reason() {
    let mut long = Vec::new();
    for folder in ["src", "tests"] {
        for path in files(&root().join(folder)) {
            if path.components().any(|part| part.as_os_str() == "target") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let lines = text.lines().count();
            if lines > LONGEST && !text.lines().take(12).any(|line| line.starts_with(REASON)) {
                long.push(format!("{lines} {}", path.display()));
            }
        }
    }
    assert_eq!(long, Vec::<String>::new(), "longer than {LONGEST} lines");
}

#[test]
fn no_test_sleeps_but_for_a_reason_at_its_top() {
    let home = root();
    let mut sleepy = Vec::new();
    for folder in ["src", "tests"] {
        for path in files(&home.join(folder)) {
            let name = path.strip_prefix(&home).unwrap();
            let inside = name.iter().any(|part| part == "tests");
            if !inside || name.iter().any(|part| part == "target") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            // This file names the word itself.
            if name.ends_with("tests/house/files.rs") || !text.contains("::sleep(") {
                continue;
            }
            let reason = text.lines().take(8).any(|line| line.starts_with(SLEEPS));
            let name = name.display().to_string();
            if !reason || !MAY_SLEEP.contains(&name.as_str()) {
                sleepy.push(name);
            }
        }
    }
    assert_eq!(sleepy, Vec::<String>::new(), "tests that sleep");
}

/// The modules that a file declares, by the names they have.
fn declared(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(str::trim_start);
    let names = lines.filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod "));
    names.filter_map(|name| name.strip_suffix(';'))
}

/// The folders that are a program of tests each.
fn programs() -> Vec<PathBuf> {
    let all = ["src", "tests"].map(|folder| files(&root().join(folder)));
    let all = all.into_iter().flatten();
    let mains = all.filter(|path| path.ends_with("main.rs"));
    let folders = mains.filter_map(|path| path.parent().map(Path::to_owned));
    folders
        .filter(|folder| folder.parent().is_some_and(|home| home.ends_with("tests")))
        .collect()
}

#[test]
fn every_file_of_a_program_of_tests_in_a_folder_is_a_module_of_it() {
    let mut left_out = Vec::new();
    let programs = programs();
    assert!(programs.len() > 10, "the programs are found: {programs:?}");
    for program in programs {
        for path in files(&program) {
            let folder = path.parent().unwrap();
            let (name, home) = match path.file_stem().and_then(|stem| stem.to_str()) {
                Some("main") => continue,
                Some("mod") => (folder.file_name().unwrap(), folder.parent().unwrap()),
                _ => (path.file_stem().unwrap(), folder),
            };
            let main = ["main.rs", "mod.rs"].map(|file| home.join(file));
            let text = main.iter().find_map(|file| fs::read_to_string(file).ok());
            let text = text.unwrap_or_default();
            if !declared(&text).any(|module| name == module) {
                left_out.push(path.display().to_string());
            }
        }
    }
    assert_eq!(left_out, Vec::<String>::new(), "no program runs them");
}
