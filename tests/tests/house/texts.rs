//! What players read, as it stands in the content: how three dots are spaced in each language, and no list with two colons in a row.

use std::{fs, path::PathBuf};

use super::{ending, root};

/// The texts of a language, Fluent and TOML alike.
fn texts(lang: &str) -> Vec<PathBuf> {
    let content = root().join("content");
    let mut all = ending(&content, "ftl");
    all.extend(ending(&content, "toml"));
    let of = format!(".{lang}.");
    all.retain(|path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().contains(&of)
    });
    assert!(all.len() > 5, "the texts are found: {}", all.len());
    all
}

/// The lines of the texts of a language that a rule finds a fault in.
fn faults(lang: &str, wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for path in texts(lang) {
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let bad = lines.filter(|line| wrong(line));
        found.extend(bad.map(|line| format!("{}: {line}", path.display())));
    }
    found
}

/// What stands before each three dots of a line.
fn before_dots(line: &str) -> Vec<&str> {
    let parts: Vec<&str> = line.split('…').collect();
    parts[..parts.len() - 1].to_vec()
}

/// Whether three dots stand right behind a word, as only English writes them.
fn is_tight(line: &str) -> bool {
    let word = |before: &&str| before.ends_with(|c: char| c.is_alphanumeric() || c == ')');
    before_dots(line).iter().any(word)
}

/// Whether a blank stands between a word and three dots, as only German writes them.
fn is_wide(line: &str) -> bool {
    let word = |before: &&str| {
        let rest = before.strip_suffix(' ');
        rest.is_some_and(|rest| rest.ends_with(|c: char| c.is_alphanumeric() || c == ')'))
    };
    before_dots(line).iter().any(word)
}

#[test]
fn three_dots_stand_for_words_left_out_and_each_language_spaces_them_its_own_way() {
    assert!(is_tight("menu-use = Nutzen…") && !is_tight("menu-use = Nutzen …"));
    assert!(is_wide("menu-use = Use …") && !is_wide("more = … { $n } more") && !is_wide("Use…"));
    assert_eq!(faults("de", is_tight), Vec::<String>::new());
    assert_eq!(faults("en", is_wide), Vec::<String>::new());
}

/// A line without what is filled in, and without bold words that are an order with its option ("day: 366").
fn bare(line: &str) -> String {
    let spans = line.split("**").enumerate();
    let kept = spans.filter(|(at, span)| at & 1 == 0 || !span.contains(": "));
    let line: String = kept.map(|(_, span)| span).collect();
    let mut out = String::new();
    let mut open = 0_usize;
    for c in line.chars() {
        match c {
            '{' => open += 1,
            '}' => {
                open = open.saturating_sub(1);
                out.push('x');
            }
            _ if open == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Whether two colons stand in a sentence of a line, each with something said after it.
fn has_colons_in_a_row(line: &str) -> bool {
    let bare = bare(line);
    let ends = ['.', ';', '!', '?', '·', '(', ')', '„', '“', '”', '—'];
    bare.split(ends)
        .any(|sentence| sentence.matches(": ").count() > 1)
}

#[test]
fn no_sentence_has_two_colons_in_a_row() {
    assert!(has_colons_in_a_row(
        "line = { $action }: { $kind }: { $text }"
    ));
    assert!(has_colons_in_a_row(
        "odds = Build: The token: a success is rolled again."
    ));
    assert!(!has_colons_in_a_row(
        "gone = So many days: **day: 366** is the oldest."
    ));
    for lang in ["de", "en"] {
        let found: Vec<String> = (faults(lang, has_colons_in_a_row).into_iter())
            .filter(|fault| fault.contains(".ftl: "))
            .collect();
        assert_eq!(found, Vec::<String>::new());
    }
}
