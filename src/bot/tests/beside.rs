//! `castaway load --beside discord.py` as it is typed: where Python lacks, and where the package is installed. Nothing
//! is fetched here.
//!
//! Sleeps: a process of its own ends or does not, and nothing tells of the children of children.

use std::{
    path::Path,
    process::{Child, Command, Output, Stdio},
    time::{Duration, Instant},
};

fn load(temporary: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_castaway"));
    command
        .args(["load", "--beside", "discord.py", "--seconds", "1"])
        .args(more)
        .env("TMPDIR", temporary)
        .env_remove("DISCORD_TOKEN")
        .stdin(Stdio::null());
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Nothing of a run is left in the folder for temporary things.
fn nothing_left(temporary: &Path) {
    let left = std::fs::read_dir(temporary).expect("a folder").count();
    assert_eq!(left, 0, "something was left");
}

#[test]
fn where_python_lacks_ours_is_measured_alone() {
    let temporary = tempfile::tempdir().expect("a folder");
    let mut command = load(temporary.path(), &["--channels", "1", "--rate", "20"]);
    let output = command.env("PATH", "").output().expect("it runs");
    let text = said(&output);
    assert!(output.status.success(), "{text}");
    let kind = "There is no Python here (`python3`) to run discord.py with, so Castaway is measured alone.";
    assert_eq!(text.lines().next(), Some(kind), "{text}");
    assert!(text.contains("open loop, 1 channel, 20/s"), "{text}");
    assert!(text.contains("from event sent to callback received: p50"));
    nothing_left(temporary.path());
}

#[test]
fn the_bare_bot_is_measured_in_turns_and_leaves_with_us() {
    if castaway::ops::load::installed().is_none() {
        eprintln!("skipped: discord.py is not installed here in the version that is compared with");
        return;
    }
    let temporary = tempfile::tempdir().expect("a folder");
    let output = load(temporary.path(), &["--channels", "2", "--rate", "40"])
        .output()
        .expect("it runs");
    let text = said(&output);
    let pairs = text.lines().filter(|line| line.starts_with("pair "));
    assert_eq!(pairs.count(), 5, "{text}");
    assert!(text.contains("medians of 5 pairs: Castaway p50"), "{text}");
    assert!(!text.contains("lost"), "{text}");
    // What is not optimised may be slow, and then says so.
    let failed = text.trim_end().ends_with("failed");
    assert_eq!(output.status.success(), !failed, "{text}");
    nothing_left(temporary.path());
    #[cfg(target_os = "linux")]
    gone_with_us(temporary.path());
}

/// Kills and stops the program while the bare bot runs, and looks whether it runs on.
#[cfg(target_os = "linux")]
fn gone_with_us(temporary: &Path) {
    for signal in ["KILL", "TERM"] {
        let mut command = load(temporary, &["--channels", "2", "--seconds", "60"]);
        let mut program = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let script = temporary.join(format!("castaway-load-{}-", program.id()));
        let script = script.to_str().expect("a path").to_owned();
        assert!(within(30, || runs(&script)), "the bare bot starts");
        stop(&mut program, signal);
        assert!(within(10, || !runs(&script)), "after {signal} it runs on");
    }
}

#[cfg(target_os = "linux")]
fn stop(program: &mut Child, signal: &str) {
    let id = program.id().to_string();
    let sent = Command::new("kill")
        .args([&format!("-{signal}"), &id])
        .status();
    assert!(sent.expect("kill runs").success());
    program.wait().expect("it ends");
}

/// Whether a process runs that was given such a path.
#[cfg(target_os = "linux")]
fn runs(path: &str) -> bool {
    let all = std::fs::read_dir("/proc").expect("a list of processes");
    all.flatten().any(|process| {
        let line = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains(path)
    })
}

fn within(seconds: u64, done: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(seconds) {
        if done() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    false
}
