use std::{fs, path::Path};

/// What stands between the first and the last of a range.
const TO: &str = " to ";

/// A file of the repository that may name rules.
pub struct SourceFile {
    /// From the root of the repository, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
    /// Rules that it names as a range.
    ranges: Vec<Range>,
}

/// Rules that are named by the first and the last of them, as in "R-EVENT-7 to R-EVENT-9".
struct Range {
    /// What their ids begin with.
    family: String,
    /// The number of the first.
    first: u32,
    /// The number of the last.
    last: u32,
    /// Whether it stands in the words about a whole file, which tell what the file is about and not what carries a rule out.
    of_file: bool,
    /// Where it begins in the text.
    begins: usize,
    /// Where it ends there.
    ends: usize,
}

impl SourceFile {
    /// Whether it belongs to the tests.
    pub fn is_test(&self) -> bool {
        self.path.starts_with("tests/") || self.path.contains("/tests/")
    }

    /// Whether it is a text for players, which says rules and carries none of them out.
    pub fn is_text(&self) -> bool {
        self.path.starts_with("content/") && self.path.ends_with(".en.toml")
    }

    /// Whether it names a rule by itself or in a range, and does not merely begin or end a longer id.
    pub fn names(&self, id: &str) -> bool {
        self.alone(id).next().is_some() || self.ranges.iter().any(|range| range.holds(id))
    }

    /// Whether it carries a rule out by its own word: it names it by itself, or in a range that does not stand for a whole file.
    pub fn carries_out(&self, id: &str) -> bool {
        let (of_file, others): (Vec<&Range>, Vec<&Range>) =
            self.ranges.iter().partition(|range| range.of_file);
        let is_end = |at: usize| of_file.iter().any(|r| (r.begins..r.ends).contains(&at));
        self.alone(id).any(|at| !is_end(at)) || others.iter().any(|range| range.holds(id))
    }

    /// Where it names a rule by itself, the ends of ranges among them.
    fn alone(&self, id: &str) -> impl Iterator<Item = usize> {
        let all = self.text.match_indices(id).map(|(at, _)| at);
        all.filter(move |at| {
            let after = &self.text[at + id.len()..];
            begins(&self.text[..*at]) && !after.starts_with(|c: char| c.is_ascii_digit())
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

impl Range {
    /// The range around a " to " of a text, if ids of one family stand on both sides of it.
    fn around(before: &str, after: &str) -> Option<Self> {
        let inside = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        let word = before.trim_end_matches(inside);
        let first = before.strip_prefix(word).unwrap_or_default();
        if !begins(word) || id(first) != Some(first) {
            return None;
        }
        let (family, first) = first.rsplit_once('-')?;
        let whole = id(after)?;
        let (same, last) = whole.rsplit_once('-')?;
        let line = word.rsplit('\n').next().unwrap_or_default();
        (family == same).then_some(Self {
            family: family.to_owned(),
            first: first.parse().ok()?,
            last: last.parse().ok()?,
            of_file: line.trim_start().starts_with("//!"),
            begins: word.len(),
            ends: before.len() + TO.len() + whole.len(),
        })
    }

    /// Whether a rule lies in it.
    fn holds(&self, id: &str) -> bool {
        let Some((family, number)) = id.rsplit_once('-') else {
            return false;
        };
        let number: Option<u32> = number.parse().ok();
        family == self.family && number.is_some_and(|n| (self.first..=self.last).contains(&n))
    }
}

/// All ranges of rules that a text names.
fn ranges(text: &str) -> Vec<Range> {
    let found = text.match_indices(TO);
    found
        .filter_map(|(at, _)| Range::around(&text[..at], &text[at + TO.len()..]))
        .collect()
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

/// All code, content and tests of the workspace but the tests that write the pages, in the order of their paths.
pub fn all(root: &Path, but: &str) -> Vec<SourceFile> {
    let mut found = Vec::new();
    for folder in ["content", "src", "tests"] {
        walk(root, &root.join(folder), &mut found);
    }
    let but = format!("/tests/{but}.rs");
    // The harness names ids of its own tests only.
    found.retain(|s| !s.path.ends_with(&but) && !s.path.starts_with("src/harness/"));
    // A text names the same rules in every language, so one of them is enough.
    found.retain(|s| !s.path.ends_with(".de.toml"));
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
            let text = fs::read_to_string(&path).unwrap_or_default();
            into.push(SourceFile {
                path: inside.to_string_lossy().replace('\\', "/"),
                ranges: ranges(&text),
                text,
            });
        }
    }
}
