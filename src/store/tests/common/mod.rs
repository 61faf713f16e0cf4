//! What the tests share.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use castaway_store::{Commit, ENVELOPE_FORMAT, Envelope, LogEntry, SledOptions, SledStore, Store};
use serde_json::{Value, json};

/// A small generator of our own, so that every run is the same.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// Text that does not compress.
    pub fn noise(&mut self, bytes: usize) -> String {
        let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        (0..bytes)
            .map(|_| char::from(alphabet[self.below(64)]))
            .collect()
    }
}

pub fn envelope(revision: u64, body: Value) -> Envelope {
    Envelope {
        format: ENVELOPE_FORMAT,
        game: "robinson".into(),
        schema: 1,
        rules_version: 3,
        content_hash: "abc".into(),
        revision,
        body: body.into(),
    }
}

pub fn entry(revision: u64) -> LogEntry {
    LogEntry {
        revision,
        actor: u64::MAX - 1,
        command: json!({"go": revision}).into(),
        events: json!([{"went": revision}]).into(),
        at_ms: revision.saturating_mul(10),
        interaction: None,
        reveals: false,
        mark: None,
    }
}

/// A commit with body, entry and panel data that can be told by their revision.
pub fn commit(channel: u64, revision: u64) -> Commit {
    let mut commit = Commit::new(
        channel,
        envelope(revision, json!({"n": revision})),
        revision.saturating_mul(10),
    );
    commit.entry = Some(entry(revision));
    commit.meta = Some(json!({"panel": revision}).into());
    commit
}

pub fn options() -> SledOptions {
    SledOptions {
        min_free_bytes: 0,
        ..SledOptions::default()
    }
}

pub fn open(dir: &std::path::Path) -> SledStore {
    SledStore::open(dir, options()).unwrap().0
}

pub fn assert_no_blobs(dir: &std::path::Path) {
    assert_eq!(
        std::fs::read_dir(dir.join("sled/blobs")).unwrap().count(),
        0,
        "sled never syncs blobs"
    );
}

/// A store with some games of twenty moves, and so much that does not compress in each.
pub fn filled(dir: &Path, games: u64, noise: usize) {
    let store = open(dir);
    let mut dice = Dice(3);
    for revision in 1..=20 {
        for channel in 0..games {
            let mut commit = commit(channel, revision);
            commit.envelope.body = json!([revision, dice.noise(noise)]).into();
            store.commit(commit).unwrap();
        }
    }
}

pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for item in fs::read_dir(from).unwrap() {
        let path = item.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// Every folder and every byte below a folder, but for the lock, which holds none.
pub fn tree(dir: &Path) -> BTreeMap<PathBuf, Option<Vec<u8>>> {
    let mut out = BTreeMap::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for item in fs::read_dir(&folder).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                folders.push(path.clone());
                out.insert(path, None);
            } else if path != dir.join("lock") {
                let bytes = fs::read(&path).unwrap();
                out.insert(path, Some(bytes));
            }
        }
    }
    out
}
