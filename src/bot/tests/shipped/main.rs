//! What is shipped in `deploy/` starts: the real program under the system call filter and the read-only paths of the
//! unit, and in a root folder like that of the image. The files themselves are read, so what is tested is what ships.
//! Reproduce one: `cargo test -p castaway --test shipped <name> -- --nocapture` on Linux as root, or where users may
//! make namespaces.
#![cfg(target_os = "linux")]

mod filter;
mod image;
mod running;
mod stage;
mod unit;
mod units;

use std::{os::unix::fs::PermissionsExt, path::Path};

/// A file of the repository.
fn shipped(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Everything below a folder, and the folder, is there for its owner only.
fn assert_closed(path: &Path) {
    let found = std::fs::symlink_metadata(path).expect("it is there");
    let mode = found.permissions().mode() & 0o777;
    assert_eq!(mode & 0o077, 0, "{} has mode {mode:o}", path.display());
    if found.is_dir() {
        for entry in std::fs::read_dir(path).expect("a folder") {
            assert_closed(&entry.expect("an entry").path());
        }
    }
}

/// The saves were written there.
fn assert_written(data: &Path) {
    for name in ["sled/db", "watermark", "sandbox.json"] {
        assert!(data.join(name).is_file(), "{name} is not there");
    }
}
