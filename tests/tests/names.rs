//! Names and what is said of them: what may only get better is counted, and its ceiling may only fall; what no game
//! names, how its files are called, and which files it must have.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use castaway::registry::GAMES;
use castaway_tests::games::{root, rules_crates};

/// So many public types are called as another one is, in all crates together.
const SHARED_NAMES: usize = 80;
/// So many comments of items say one word.
const ONE_WORD: usize = 14;
/// Words that ask what they should say.
const ASKING: [&str; 8] = [
    "Which", "What", "Where", "Who", "Whose", "When", "How", "Why",
];

/// The folders of the crates that know nothing of Discord: the kernel and the rules of each game.
fn pure() -> Vec<String> {
    let rules = rules_crates();
    let all = rules.iter().map(String::as_str).chain(["kernel"]);
    all.map(|name| format!("src/{name}/")).collect()
}

/// What every game's folder has under the same name: a file, or a folder where it takes several.
const OF_EACH_GAME: [&str; 14] = [
    "advise", "commands", "handle", "help", "mod", "panel", "picture", "press", "rules", "scene",
    "share", "tonight", "ui", "words",
];

/// The sources of all crates, without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let crates = fs::read_dir(root).unwrap();
    let mut open: Vec<PathBuf> = crates.map(|c| c.unwrap().path().join("src")).collect();
    let mut found = Vec::new();
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    assert!(found.len() > 500, "the sources are found: {}", found.len());
    found
}

/// The public types of a file.
fn types(text: &str) -> impl Iterator<Item = &str> {
    const KINDS: [&str; 4] = ["pub struct ", "pub enum ", "pub trait ", "pub type "];
    let lines = text.lines().map(str::trim_start);
    let named = lines.filter_map(|line| KINDS.iter().find_map(|kind| line.strip_prefix(kind)));
    let end = |c: char| !(c.is_alphanumeric() || c == '_');
    named.map(move |line| line.split(end).next().unwrap_or_default())
}

/// Comments of items that are one word, without its dot.
fn one_word(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let says = |at: usize| lines.get(at).and_then(|line| line.strip_prefix("/// "));
    let alone = |at: &usize| at.checked_sub(1).and_then(says).is_none() && says(at + 1).is_none();
    let words = (0..lines.len()).filter(alone).filter_map(says);
    let words = words.filter_map(|said| said.strip_suffix('.'));
    words.filter(|said| !said.contains(' ')).collect()
}

#[test]
fn fewer_and_fewer_types_are_called_as_others_are() {
    let sources = sources();
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for name in sources.iter().flat_map(|(_, text)| types(text)) {
        *times.entry(name).or_default() += 1;
    }
    let shared: Vec<_> = times.into_iter().filter(|(_, n)| *n > 1).collect();
    assert!(
        shared.len() <= SHARED_NAMES,
        "{} of at most {SHARED_NAMES}: {shared:?}",
        shared.len()
    );
}

#[test]
fn fewer_and_fewer_comments_are_one_word_and_none_only_asks() {
    let mut total = 0;
    let mut asking = Vec::new();
    for (path, text) in &sources() {
        for word in one_word(text) {
            total += 1;
            if ASKING.contains(&word) {
                asking.push(format!("{}: {word}", path.display()));
            }
        }
    }
    assert_eq!(asking, Vec::<String>::new());
    assert!(total <= ONE_WORD, "{total} of at most {ONE_WORD}");
}

#[test]
fn games_and_the_kernel_know_nothing_of_discord_and_its_limits() {
    let sources = sources();
    let limits = sources
        .iter()
        .find(|(path, _)| path.ends_with("ui/src/limits.rs"));
    let (_, limits) = limits.expect("the limits");
    let limits = limits.lines().filter(|line| line.starts_with("pub const "));
    let numbers = limits.filter_map(|line| line.split_once(": usize = ")?.1.strip_suffix(';'));
    // Five and twenty-five are too small to be anything's mark.
    let telling = |n: &&str| n.parse::<usize>().is_ok_and(|n| n > 25);
    let numbers: BTreeSet<&str> = numbers.filter(telling).collect();
    assert!(numbers.len() > 8, "the limits are found: {numbers:?}");
    let mut wrong = Vec::new();
    let pure = pure();
    let mut read = BTreeSet::new();
    for (path, text) in &sources {
        let name = path.to_string_lossy().replace('\\', "/");
        let Some(folder) = pure.iter().find(|pure| name.contains(pure.as_str())) else {
            continue;
        };
        read.insert(folder);
        let says = |line: &&str| {
            let constant = line.split_once(": usize = ");
            let number = constant.and_then(|(_, rest)| rest.strip_suffix(';'));
            let is_limit = number.is_some_and(|n| numbers.contains(n));
            is_limit || line.to_lowercase().contains("discord")
        };
        let lines = text.lines().filter(says);
        wrong.extend(lines.map(|line| format!("{}: {line}", path.display())));
    }
    assert_eq!(read.len(), pure.len(), "each is read: {read:?}");
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_rules_of_every_game_are_forbidden_clocks_and_maps_without_an_order() {
    let read = |name: &str| {
        let path = root().join("src").join(name).join("clippy.toml");
        fs::read_to_string(path).unwrap_or_default()
    };
    let kernel = read("kernel");
    for forbidden in ["SystemTime::now", "Instant::now", "HashMap", "HashSet"] {
        assert!(kernel.contains(forbidden), "the kernel forbids {forbidden}");
    }
    for name in rules_crates() {
        assert!(
            read(&name) == kernel,
            "src/{name}/clippy.toml must say what src/kernel/clippy.toml says: copy it"
        );
    }
}

#[test]
fn the_rules_of_every_game_are_optimized_where_tests_play_them() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    for name in rules_crates() {
        let table = format!("[profile.dev.package.castaway-{name}]");
        assert!(
            manifest.lines().any(|line| line == table),
            "Cargo.toml needs {table} with an opt-level: tests play whole games of it"
        );
    }
}

#[test]
fn every_game_has_a_sentence_for_each_of_its_rules_and_a_list_of_its_clauses() {
    let docs = root().join("docs");
    let books: Vec<String> = (fs::read_dir(&docs).unwrap())
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with("rules.md"))
        .collect();
    assert_eq!(
        books.len(),
        GAMES.len(),
        "docs needs a NAME-rules.md for each game, and holds {books:?}"
    );
    for book in books {
        let clauses = book.replace("rules.md", "coverage.md");
        assert!(
            docs.join(&clauses).is_file(),
            "docs/{clauses} is missing: `CASTAWAY_BLESS=1 cargo test -p … --test coverage` writes it"
        );
    }
    for name in rules_crates() {
        for test in ["playouts", "golden", "coverage"] {
            let path = root().join(format!("src/{name}/tests/{test}.rs"));
            assert!(path.is_file(), "src/{name}/tests/{test}.rs is missing");
        }
    }
}

#[test]
fn the_folders_of_games_have_the_same_file_names() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/bot/src/games");
    let mut folders = 0;
    let mut missing = Vec::new();
    for entry in fs::read_dir(games).unwrap() {
        let game = entry.unwrap().path();
        if !game.is_dir() {
            continue;
        }
        folders += 1;
        let has =
            |name: &str| game.join(format!("{name}.rs")).is_file() || game.join(name).is_dir();
        let lacks = OF_EACH_GAME.into_iter().filter(|name| !has(name));
        missing.extend(lacks.map(|name| format!("{}: {name}", game.display())));
    }
    assert_eq!(
        folders,
        GAMES.len(),
        "each game of the list has a folder of its own under src/bot/src/games"
    );
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn types_and_comments_of_one_word_are_seen() {
    let text = "/// Which.\npub struct A;\n\n/// Long.\n/// Longer.\npub enum B<T> {\n    /// Two words.\n    C,\n}\n";
    assert_eq!(types(text).collect::<Vec<_>>(), ["A", "B"]);
    assert_eq!(one_word(text), ["Which"]);
}
