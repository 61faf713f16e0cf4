use std::collections::BTreeSet;

use super::source::SourceFile;

/// A page of rules: its lines as they stand, some of them rows of a rule.
pub struct Page {
    lines: Vec<Line>,
    ids: BTreeSet<String>,
}

/// A line of the page.
enum Line {
    /// `| R-WOUND-1 | what it says | code | tests |`
    Rule { id: String, says: String },
    /// Anything else, which stays as it is.
    Other(String),
}

impl Page {
    /// Reads a page.
    ///
    /// # Errors
    /// An id that stands twice.
    pub fn read(text: &str, starts: &[&str]) -> Result<Self, String> {
        let mut page = Self {
            lines: Vec::new(),
            ids: BTreeSet::new(),
        };
        for line in text.lines() {
            let rule = rule(line, starts);
            if let Some(Line::Rule { id, .. }) = &rule
                && !page.ids.insert(id.clone())
            {
                return Err(format!("{id} stands twice"));
            }
            let other = || Line::Other(line.to_owned());
            page.lines.push(rule.unwrap_or_else(other));
        }
        match page.ids.is_empty() {
            true => Err("no rule stands here".to_owned()),
            false => Ok(page),
        }
    }

    /// Whether a rule stands here.
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// The ids in the order of the page.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter_map(|line| match line {
            Line::Rule { id, .. } => Some(id.as_str()),
            Line::Other(_) => None,
        })
    }

    /// Rules without a sentence.
    pub fn lacking(&self) -> Vec<String> {
        let lacks = |line: &Line| match line {
            Line::Rule { id, says } if says.is_empty() => Some(format!("{id} lacks its sentence")),
            _ => None,
        };
        self.lines.iter().filter_map(lacks).collect()
    }

    /// Rules that no code carries out by its own word: it names none of them, worked examples aside. A text for players does not
    /// count, nor does a range in the words about a whole file.
    pub fn unlinked(&self, sources: &[SourceFile]) -> Vec<&str> {
        let code: Vec<&SourceFile> = sources
            .iter()
            .filter(|s| !s.is_test() && !s.is_text())
            .collect();
        self.rules()
            .filter(|id| !id.split('-').any(|word| word == "EX"))
            .filter(|id| !code.iter().any(|s| s.carries_out(id)))
            .collect()
    }

    /// The page with its links as they are today; files of the game's own crate are called without it.
    pub fn write(&self, own: &str, sources: &[SourceFile]) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line {
                Line::Other(line) => text += line,
                Line::Rule { id, says } => {
                    let links = |tests: bool| {
                        let of = sources.iter().filter(|s| s.is_test() == tests);
                        let of = of.filter(|s| s.names(id)).map(|s| link(own, &s.path));
                        of.collect::<Vec<_>>().join(", ")
                    };
                    text += &format!("| {id} | {says} | {} | {} |", links(false), links(true));
                }
            }
            text.push('\n');
        }
        text
    }
}

/// The row of a rule, if the line is one; the links in it do not count.
fn rule(line: &str, starts: &[&str]) -> Option<Line> {
    let inner = line.strip_prefix("| ")?;
    let mut cells = inner.split(" | ").map(str::trim);
    let id = cells.next()?;
    let is_id = id.ends_with(|c: char| c.is_ascii_digit()) && !id.contains(' ');
    if !is_id || !starts.iter().any(|s| id.starts_with(s)) {
        return None;
    }
    let says = cells.next().unwrap_or_default();
    Some(Line::Rule {
        id: id.to_owned(),
        says: says.trim_end_matches('|').trim_end().to_owned(),
    })
}

/// A file as a link from `docs/`, called by its path without what all of them share.
fn link(own: &str, path: &str) -> String {
    let short = path.strip_prefix("src/").unwrap_or(path);
    let short = short.replacen("/src/", "/", 1).replacen("/tests/", "/", 1);
    let inside = short.strip_prefix(own).and_then(|s| s.strip_prefix('/'));
    format!("[{}](../{path})", inside.unwrap_or(&short))
}
