//! What a file of cases holds.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde::Deserialize;

/// A file: all its cards come from one deck.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// `build`, `gather`, `explore`, `mystery`, `event`, `wreckage`, `invention`, `discovery`,
    /// `equipment`, `beast` or `ability`.
    pub deck: String,
    /// The cases by card id and by half or use of the card; see `run.rs`.
    pub card: BTreeMap<String, BTreeMap<String, Vec<Case>>>,
}

/// One card half on one table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What differs from the standard table; see `given.rs`.
    #[serde(default)]
    pub given: Vec<String>,
    /// The options to choose, in order; no question may be left.
    #[serde(default)]
    pub pick: Vec<String>,
    /// Everything that changes.
    #[serde(default)]
    pub expect: Vec<String>,
    /// What comes later, each step compared with the table after the one before.
    #[serde(default)]
    pub then: Vec<Later>,
}

/// A later step of a case.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Later {
    /// A half of the same card, or `night`, `round`; see `run.rs`.
    pub half: String,
    /// What is changed by hand before it.
    #[serde(default)]
    pub given: Vec<String>,
    /// As in a case.
    #[serde(default)]
    pub pick: Vec<String>,
    /// As in a case.
    #[serde(default)]
    pub expect: Vec<String>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/book/exact/cases")
}

impl File {
    /// Every case with its card and its half.
    pub fn cases(&self) -> impl Iterator<Item = (&str, &str, &Case)> {
        self.card.iter().flat_map(|(card, halves)| {
            halves.iter().flat_map(move |(half, cases)| {
                cases
                    .iter()
                    .map(move |case| (card.as_str(), half.as_str(), case))
            })
        })
    }

    /// The names of all files of cases.
    pub fn names() -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder())
            .expect("the folder of cases")
            .map(|e| e.expect("an entry").path())
            .map(|p| p.file_stem().expect("a name").to_string_lossy().into())
            .collect();
        names.sort();
        names
    }

    /// Reads one file.
    pub fn read(name: &str) -> Self {
        let path = folder().join(format!("{name}.toml"));
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        toml::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"))
    }
}
