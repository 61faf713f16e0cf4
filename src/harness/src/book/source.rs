use std::{fs, path::Path};

/// A file of the repository that may name rules.
pub struct SourceFile {
    /// From the root of the repository, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
}

impl SourceFile {
    /// Whether it belongs to the tests.
    pub fn is_test(&self) -> bool {
        self.path.starts_with("tests/") || self.path.contains("/tests/")
    }

    /// Whether it names a rule, and does not merely begin or end a longer id.
    pub fn names(&self, id: &str) -> bool {
        self.text.match_indices(id).any(|(at, _)| {
            let after = &self.text[at + id.len()..];
            begins(&self.text[..at]) && !after.starts_with(|c: char| c.is_ascii_digit())
        })
    }

    /// Every id of a game that it names.
    pub fn ids(&self, starts: &[&str]) -> Vec<&str> {
        let mut found = Vec::new();
        for start in starts {
            for (at, _) in self.text.match_indices(start) {
                if begins(&self.text[..at]) {
                    found.extend(id(&self.text[at..]));
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// Whether an id may begin after this.
fn begins(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '-')
}

/// The id that a text begins with: words of capitals and digits, the last of them a number.
fn id(text: &str) -> Option<&str> {
    let ends = |c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    let whole = &text[..text.find(ends).unwrap_or(text.len())];
    let whole = whole.trim_end_matches('-');
    let (family, number) = whole.rsplit_once('-')?;
    let is_number = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    (is_number && family.contains('-')).then_some(whole)
}

/// All code and all tests of the workspace but the tests that write the pages, in the order of their paths.
pub fn all(root: &Path, but: &str) -> Vec<SourceFile> {
    let mut found = Vec::new();
    for folder in ["src", "tests"] {
        walk(root, &root.join(folder), &mut found);
    }
    let but = format!("/tests/{but}.rs");
    // The harness names ids of its own tests only.
    found.retain(|s| !s.path.ends_with(&but) && !s.path.starts_with("src/harness/"));
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn walk(root: &Path, folder: &Path, into: &mut Vec<SourceFile>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(root, &path, into);
        } else if path.extension().is_some_and(|e| e == "rs" || e == "toml") {
            let inside = path.strip_prefix(root).unwrap_or(&path);
            into.push(SourceFile {
                path: inside.to_string_lossy().replace('\\', "/"),
                text: fs::read_to_string(&path).unwrap_or_default(),
            });
        }
    }
}
