//! Which clauses of the rules a test holds and which wait: `docs/coverage.md`, kept true by this test.
//! Renew it with `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test coverage`.

use std::{fmt::Write, fs, path::Path};

use syn::{Expr, Item, ItemFn, Lit, MetaNameValue, Token, punctuated::Punctuated};

/// A clause that a test holds.
struct Clause {
    id: String,
    says: String,
    test: String,
    lies: String,
}

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

/// The value of an attribute's key as text.
fn value(value: &Expr) -> String {
    match value {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => text.value(),
            _ => String::new(),
        },
        Expr::Path(path) => path
            .path
            .segments
            .last()
            .map_or(String::new(), |s| s.ident.to_string()),
        _ => String::new(),
    }
}

/// The clauses of one function, which must be a test that runs.
fn clauses_of(file: &str, function: &ItemFn, into: &mut Vec<Clause>) {
    let is = |name: &str| function.attrs.iter().any(|a| a.path().is_ident(name));
    for attribute in function
        .attrs
        .iter()
        .filter(|a| a.path().is_ident("clause"))
    {
        let name = function.sig.ident.to_string();
        assert!(
            is("test") && !is("ignore"),
            "{file}: {name} is no test that runs"
        );
        let pairs = attribute
            .parse_args_with(Punctuated::<MetaNameValue, Token![,]>::parse_terminated)
            .unwrap_or_else(|e| panic!("{file}: {name}: {e}"));
        let get = |key: &str| {
            let pair = pairs.iter().find(|p| p.path.is_ident(key));
            pair.map(|p| value(&p.value))
        };
        into.push(Clause {
            id: get("id").unwrap_or_default(),
            says: get("says").unwrap_or_else(|| name.replace('_', " ")),
            test: format!("{file} `{name}`"),
            lies: get("lies").unwrap_or_default(),
        });
    }
}

fn clauses(file: &str, items: &[Item], into: &mut Vec<Clause>) {
    for item in items {
        match item {
            Item::Fn(function) => clauses_of(file, function, into),
            Item::Mod(inner) => {
                let items = inner.content.as_ref().map(|(_, items)| items.as_slice());
                clauses(file, items.unwrap_or_default(), into);
            }
            _ => {}
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

/// The rows of one rule: its clauses by attribute, else the files that merely name it, else why it waits.
fn rows(id: &str, found: &[Clause], tests: &[(String, String)]) -> (bool, String) {
    let mut text = String::new();
    for clause in found.iter().filter(|c| c.id == id) {
        let Clause {
            says, test, lies, ..
        } = clause;
        writeln!(text, "| {id} | {says} | {test} | {lies} |").expect("a string takes it");
    }
    if !text.is_empty() {
        return (true, text);
    }
    let by: Vec<&str> = tests
        .iter()
        .filter(|(_, text)| names(text, id))
        .map(|(name, _)| name.as_str())
        .collect();
    if by.is_empty() {
        (false, format!("| {id} | waits: {} | | |\n", reason(id)))
    } else {
        (true, format!("| {id} | | {} | |\n", by.join(", ")))
    }
}

#[test]
fn the_coverage_table_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ids = fs::read_to_string(root.join("docs/rules.txt")).expect("docs/rules.txt");
    let ids: Vec<&str> = ids.lines().collect();
    let mut tests = Vec::new();
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    sources(&dir, &dir, &mut tests);
    tests.sort();
    let mut found = Vec::new();
    for (name, text) in tests.iter().filter(|(name, _)| name.ends_with(".rs")) {
        let file = syn::parse_file(text).unwrap_or_else(|e| panic!("{name}: {e}"));
        clauses(name, &file.items, &mut found);
    }
    for clause in &found {
        assert!(
            ids.contains(&clause.id.as_str()),
            "{}: {} is no rule",
            clause.test,
            clause.id
        );
    }
    let rows: Vec<(bool, String)> = ids.iter().map(|id| rows(id, &found, &tests)).collect();
    let covered = rows.iter().filter(|(covered, _)| *covered).count();
    let placed = found.iter().filter(|c| !c.lies.is_empty()).count();
    let body: String = rows.into_iter().map(|(_, row)| row).collect();
    let text = format!(
        "# Rule coverage\n\n\
         Written by `CASTAWAY_BLESS=1 cargo test -p castaway-robinson --test coverage` from the `clause` attributes of the tests.\n\
         {covered} of {} rules and worked examples are held by a test: {} clauses, {placed} of them with the place where the\n\
         thing lies in that test. A row without words is named by the tests of that file only.\n\n\
         | rule | clause | test | where the thing lies |\n|---|---|---|---|\n{body}",
        ids.len(),
        found.len()
    );
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
