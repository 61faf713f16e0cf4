use std::{collections::BTreeMap, fs, path::Path};

use serde::Deserialize;

/// A file of cases: all its cards come from one deck.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// What the cards have in common, in words of the game.
    pub deck: String,
    /// The cases by card and by half or use of the card.
    pub card: BTreeMap<String, BTreeMap<String, Vec<Case>>>,
}

/// One half of one card on one table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What differs from the table that all cases begin with.
    #[serde(default)]
    pub given: Vec<String>,
    /// What is chosen or ordered, in order; nothing may be left to choose.
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
    /// A half of the same card, or a moment of the game.
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

impl CaseFile {
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

    /// The names of all files in a folder of cases.
    ///
    /// # Panics
    /// When there is no such folder.
    #[must_use]
    pub fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        let mut names: Vec<String> = entries
            .map(|e| e.expect("an entry").path())
            .map(|p| p.file_stem().expect("a name").to_string_lossy().into())
            .collect();
        names.sort();
        names
    }

    /// Reads one file.
    ///
    /// # Panics
    /// When it is not there or says what no case says.
    #[must_use]
    pub fn read(folder: &Path, name: &str) -> Self {
        let path = folder.join(format!("{name}.toml"));
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        toml::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"))
    }
}
