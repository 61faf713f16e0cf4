//! Which rules are named by a test and which wait: `docs/coverage.md`, kept true by this test.
//! Renew it with `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test coverage`.

use std::{collections::BTreeMap, fmt::Write, fs, path::Path};

/// The sources under a folder by their paths from `root`.
fn sources(root: &Path, dir: &Path, into: &mut Vec<(String, String)>) {
    let Ok(entries) = fs::read_dir(dir) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(root, &path, into);
        } else if path.extension().is_some_and(|e| e == "rs" || e == "toml") {
            let inside = path.strip_prefix(root).unwrap_or(&path);
            let name = inside.to_string_lossy().replace('\\', "/");
            if name != "coverage.rs" {
                into.push((name, fs::read_to_string(&path).expect("a test source")));
            }
        }
    }
}

/// Whether the id stands in the text and does not merely begin a longer one.
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}

fn reason(id: &str) -> &'static str {
    let scenario =
        |n: u8| id.starts_with(&format!("R-S{n}-")) || id.starts_with(&format!("EX-S{n}-"));
    // Special locations come with later scenarios.
    if (2..=7).any(scenario) || id == "R-EXPLORE-2" {
        "a later scenario"
    } else {
        "in play and exercised by the random games; its own test is still to be written"
    }
}

#[test]
fn the_coverage_table_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ids = fs::read_to_string(root.join("docs/rules.txt")).expect("docs/rules.txt");
    let mut tests = Vec::new();
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    sources(&dir, &dir, &mut tests);
    tests.sort();
    let mut rows: BTreeMap<usize, (String, String)> = BTreeMap::new();
    let mut covered = 0;
    for (at, id) in ids.lines().enumerate() {
        let by: Vec<&str> = tests
            .iter()
            .filter(|(_, text)| names(text, id))
            .map(|(name, _)| name.as_str())
            .collect();
        let cell = if by.is_empty() {
            format!("waits: {}", reason(id))
        } else {
            covered += 1;
            by.join(", ")
        };
        rows.insert(at, (id.to_owned(), cell));
    }
    let mut text = format!(
        "# Rule coverage\n\nWritten by `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test coverage`.\n{covered} of {} rules and worked examples are named by a test.\n\n| rule | test |\n|---|---|\n",
        rows.len()
    );
    for (id, cell) in rows.values() {
        writeln!(text, "| {id} | {cell} |").expect("a string takes it");
    }
    let file = root.join("docs/coverage.md");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        fs::write(&file, &text).expect("docs/coverage.md");
    }
    let stands = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stands == text,
        "docs/coverage.md is not true any more; run CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test coverage"
    );
}
