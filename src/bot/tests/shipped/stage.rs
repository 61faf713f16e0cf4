//! Namespaces: whether they can be made here, and the processes in them.

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// Who we are to the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The superuser, who can become any other.
    Root,
    /// Somebody who is let make namespaces of their own and is root in them, but cannot become others.
    Mapped,
}

/// What can be done here; says why if it is too little, and then the test is skipped.
pub fn rank() -> Option<Rank> {
    let root = rustix::process::geteuid().is_root();
    let rank = if root { Rank::Root } else { Rank::Mapped };
    // An own tree of mounts in which something can be mounted and made read-only.
    let tried = namespace(
        rank,
        "mount -t tmpfs none /tmp && mount -o remount,bind,ro /tmp",
    )
    .stdout(Stdio::null())
    .stderr(Stdio::piped())
    .output();
    match tried {
        Ok(done) if done.status.success() => Some(rank),
        Ok(done) => skip(&format!(
            "no namespaces can be made here: {}",
            String::from_utf8_lossy(&done.stderr).trim()
        )),
        Err(error) => skip(&format!("unshare of util-linux cannot be run: {error}")),
    }
}

/// Says that a test is skipped, past the harness, which keeps back what tests print.
pub fn skip<T>(why: &str) -> Option<T> {
    let thread = std::thread::current();
    let name = thread.name().unwrap_or("a test");
    let _ = writeln!(std::io::stderr(), "{name} was skipped: {why}");
    None
}

/// A shell with a tree of mounts of its own. It becomes what it executes last, so a signal reaches that.
pub fn namespace(rank: Rank, script: &str) -> Command {
    let mut command = Command::new("unshare");
    if rank == Rank::Mapped {
        command.args(["--user", "--map-root-user"]);
    }
    command.args(["--mount", "--propagation", "private", "sh", "-euc", script]);
    command
}

/// A text as the shell reads it back.
pub fn quoted(text: impl AsRef<str>) -> String {
    format!("'{}'", text.as_ref().replace('\'', r"'\''"))
}
