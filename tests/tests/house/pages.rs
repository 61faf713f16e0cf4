//! What the pages of the house name is there: paths, and programs that somebody is told to run.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{ending, files, place, root};

/// How a program is asked for, and the folder of its crate that it lies in.
const PROGRAMS: &[(&str, &str)] = &[
    ("--test", "tests"),
    ("--bench", "benches"),
    ("--example", "examples"),
];

/// All pages but the list of changes, which names what was.
fn pages() -> Vec<PathBuf> {
    let at_top = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];
    let mut pages: Vec<PathBuf> = at_top.iter().map(|name| root().join(name)).collect();
    pages.extend(ending(&root().join("docs"), "md"));
    pages
}

/// What of a text may be a path, without the dots that lead up to the root.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || "/_-.{},*<>".contains(c)));
    words.map(|word| word.trim_start_matches("../").trim_end_matches(['.', ',']))
}

/// Whether a path begins at the root.
fn from_root(word: &str) -> bool {
    word.starts_with("src/") || word.starts_with("tests/")
}

/// What of a page is a path into the sources or the tests, seen from the root.
fn paths(text: &str) -> Vec<&str> {
    words(text).filter(|word| from_root(word)).collect()
}

/// The files of Rust that a page names, as code, by the end of their path.
fn tails(text: &str) -> impl Iterator<Item = String> {
    let code = text.split('`').skip(1).step_by(2);
    code.flat_map(words)
        .filter(|word| word.contains('/') && word.ends_with(".rs") && !from_root(word))
        .flat_map(spelled_out)
}

/// The names that one with choices in braces stands for.
fn spelled_out(name: &str) -> Vec<String> {
    let parts = name.split_once('{').and_then(|(before, rest)| {
        let (choices, after) = rest.split_once('}')?;
        Some((before, choices, after))
    });
    let Some((before, choices, after)) = parts else {
        return vec![name.to_owned()];
    };
    choices
        .split(',')
        .flat_map(|choice| spelled_out(&format!("{before}{choice}{after}")))
        .collect()
}

/// What a step of a path begins and ends with, if the rest of it may be anything: `<deck>.toml`, `rulings*.rs`.
fn open_step(step: &str) -> Option<(&str, &str)> {
    step.split_once('*').or_else(|| {
        let (before, rest) = step.split_once('<')?;
        let (_, after) = rest.split_once('>')?;
        Some((before, after))
    })
}

/// Whether something lies where these steps lead from a folder.
fn lies(from: &Path, steps: &[&str]) -> bool {
    let Some((step, rest)) = steps.split_first() else {
        return from.exists();
    };
    let Some((before, after)) = open_step(step) else {
        return lies(&from.join(step), rest);
    };
    let Ok(inside) = fs::read_dir(from) else {
        return false;
    };
    inside.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let ends = name.starts_with(before) && name.ends_with(after);
        ends && name.len() >= before.len() + after.len() && lies(&entry.path(), rest)
    })
}

/// Which of the paths that a text names lead nowhere.
fn astray(text: &str) -> Vec<String> {
    let named = paths(text).into_iter().flat_map(spelled_out);
    named
        .filter(|path| !lies(&root(), &path.split('/').collect::<Vec<_>>()))
        .collect()
}

/// A program that somebody is told to run.
#[derive(Debug, PartialEq)]
struct Asked<'a> {
    /// The crates that have it; any one if none is named.
    crates: Vec<&'a str>,
    folder: &'static str,
    name: &'a str,
    /// Which of its tests, if they are named by their module.
    part: Option<&'a str>,
}

/// The words of a text, marks of code among them.
fn spaced(text: &str) -> String {
    text.replace('`', " ` ")
}

/// The programs that a text tells to run.
fn asked<'a>(words: &[&'a str]) -> Vec<Asked<'a>> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let program = PROGRAMS.iter().find(|(flag, _)| flag == word);
        let (Some(&(_, folder)), Some(&name)) = (program, words.get(at + 1)) else {
            continue;
        };
        let plain = |c: char| c == '_' || c.is_ascii_lowercase() || c.is_ascii_digit();
        if !name.chars().all(plain) {
            continue;
        }
        let begins = words[..at]
            .iter()
            .rposition(|word| *word == "cargo" || *word == "`");
        let before = &words[begins.unwrap_or(0)..at];
        let crates = before.windows(2).filter(|pair| pair[0] == "-p");
        let next = words[at + 2..].iter().find(|word| **word != "--");
        found.push(Asked {
            crates: crates.map(|pair| pair[1]).collect(),
            folder,
            name,
            part: next.copied().filter(|word| word.contains("::")),
        });
    }
    found
}

/// The folder of a crate.
fn folder_of(name: &str) -> PathBuf {
    match name {
        "castaway" => root().join("src/bot"),
        "castaway-tests" => root().join("tests"),
        _ => root()
            .join("src")
            .join(name.strip_prefix("castaway-").unwrap_or(name)),
    }
}

/// Whether a program of several files has the modules that its tests are asked for by; names to be filled in are passed over.
fn has(program: &Path, part: &str) -> bool {
    let modules = part.rsplit_once("::").map_or("", |(modules, _)| modules);
    if modules.contains(|c: char| c == '<' || c.is_uppercase()) {
        return true;
    }
    let modules: Vec<String> = modules.split("::").map(str::to_owned).collect();
    files(program)
        .iter()
        .any(|file| place(file, program).ends_with(&modules))
}

/// Whether a program is where it is looked for.
fn runs(asked: &Asked<'_>) -> bool {
    let there = |home: &PathBuf| {
        let folder = home.join(asked.folder);
        let alone = folder.join(asked.name).with_extension("rs");
        let several = folder.join(asked.name);
        let part = |part| has(&several, part);
        alone.is_file() || several.join("main.rs").is_file() && asked.part.is_none_or(part)
    };
    if asked.crates.is_empty() {
        let crates = fs::read_dir(root().join("src")).unwrap();
        let mut homes = crates.map(|entry| entry.unwrap().path());
        return homes.any(|home| there(&home)) || there(&root().join("tests"));
    }
    asked.crates.iter().all(|name| there(&folder_of(name)))
}

/// The comments of a file of Rust.
fn comments(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    let comments = lines.filter(|line| line.starts_with("//"));
    let texts: Vec<&str> = comments
        .map(|line| line.trim_start_matches(['/', '!']))
        .collect();
    texts.join(" ")
}

#[test]
fn every_path_that_a_page_names_leads_somewhere() {
    let mut named = 0;
    let mut wrong = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        named += paths(&text).len();
        let astray = astray(&text).into_iter();
        wrong.extend(astray.map(|path| format!("{}: {path}", page.display())));
    }
    assert!(named > 1000, "the paths are found: {named}");
    assert_eq!(wrong, Vec::<String>::new(), "lead nowhere");
}

#[test]
fn every_file_that_a_page_names_by_the_end_of_its_path_is_one() {
    let sources = ["src", "tests"].map(|folder| files(&root().join(folder)));
    let sources: Vec<PathBuf> = sources.into_iter().flatten().collect();
    let mut named = 0;
    let mut wrong = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for tail in tails(&text) {
            named += 1;
            if !sources.iter().any(|path| path.ends_with(&tail)) {
                wrong.push(format!("{}: {tail}", page.display()));
            }
        }
    }
    assert!(named > 50, "the files are found: {named}");
    assert_eq!(wrong, Vec::<String>::new(), "no such file");
}

#[test]
fn every_program_that_a_page_or_a_comment_tells_to_run_is_there() {
    let sources = ["src", "tests"].map(|folder| files(&root().join(folder)));
    let sources = sources.into_iter().flatten().filter(|path| {
        let mut parts = path.components();
        parts.all(|part| part.as_os_str() != "target")
    });
    let told = sources.map(|path| (comments(&fs::read_to_string(&path).unwrap()), path));
    let written = pages().into_iter();
    let written = written.map(|path| (fs::read_to_string(&path).unwrap(), path));
    let mut named = 0;
    let mut wrong = Vec::new();
    for (text, path) in told.chain(written) {
        let text = spaced(&text);
        let words: Vec<&str> = text.split_whitespace().collect();
        for asked in asked(&words) {
            named += 1;
            if !runs(&asked) {
                wrong.push(format!("{}: {asked:?}", path.display()));
            }
        }
    }
    assert!(named > 60, "the programs are found: {named}");
    assert_eq!(wrong, Vec::<String>::new(), "nobody can run these");
}

#[test]
fn paths_and_programs_that_are_not_there_are_seen() {
    let text = "In `src/bot/src/{registry,nowhere}.rs`, [a](../src/nobody.rs), tests/house.rs. \
                Also `src/<game>/tests/golden.rs`, `src/<game>/tests/nothing.rs`, `tests/tests/hou*/`.";
    assert_eq!(
        astray(text),
        [
            "src/bot/src/nowhere.rs",
            "src/nobody.rs",
            "tests/house.rs",
            "src/<game>/tests/nothing.rs"
        ]
    );
    let code = "See `lobby/{terms,owed}.rs`, `src/ui/src/lib.rs`, not ui/plain.rs.";
    let named: Vec<String> = tails(code).collect();
    assert_eq!(named, ["lobby/terms.rs", "lobby/owed.rs"]);
    let told = |text: &str| {
        let text = spaced(text);
        let words: Vec<&str> = text.split_whitespace().collect();
        asked(&words).iter().map(runs).collect::<Vec<_>>()
    };
    assert_eq!(told("`cargo test -p castaway-tests --test house`."), [true]);
    assert_eq!(told("whatever follows `--test` here"), Vec::<bool>::new());
    assert_eq!(told("cargo test --workspace --test nobody"), [false]);
    assert_eq!(told("`cargo test -p castaway --test presses`"), [false]);
    assert_eq!(
        told("cargo test -p castaway-robinson -p castaway-render --test coverage"),
        [false]
    );
    let edge = "cargo test -p castaway --test edge";
    assert_eq!(told(&format!("`{edge} presses::<name>`")), [true]);
    assert_eq!(told(&format!("`{edge} -- explore::hidden::`")), [true]);
    assert_eq!(told(&format!("`{edge} explore::nobody::`")), [false]);
    assert_eq!(
        told("`cargo bench -p castaway-store --bench store`"),
        [true]
    );
}
