//! Which rules are named by a test: `docs/rollwrite-coverage.md`, kept true by this test.
//! Renew it with `CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test coverage`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::Path,
};

/// Facts about the printed game that no program can keep or break.
const NO_RULE: [(&str, &str); 1] = [("W-SCEN-4", "how many scenarios were published")];

/// The ids that the name of a test lists, such as `w_fight_1_to_3_9_w_r_23_who_may`.
fn listed(name: &str, into: &mut BTreeSet<String>) {
    let words: Vec<&str> = name.split('_').collect();
    let mut at = 0;
    while at + 1 < words.len() {
        if words[at] != "w" {
            at += 1;
            continue;
        }
        let family = words[at + 1].to_uppercase();
        at += 2;
        let mut last: Option<u32> = None;
        while let Some(word) = words.get(at) {
            if let Ok(number) = word.parse::<u32>() {
                let from = match (words.get(at - 1), last) {
                    (Some(&"to"), Some(last)) => last,
                    _ => number,
                };
                into.extend((from..=number).map(|n| format!("W-{family}-{n}")));
                last = Some(number);
            } else if *word != "to" {
                break;
            }
            at += 1;
        }
    }
}

/// The ids written out in a text.
fn written(text: &str, into: &mut BTreeSet<String>) {
    let inside = |at: usize| text[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    for (at, _) in text.match_indices("W-").filter(|(at, _)| !inside(*at)) {
        let id: String = text[at..]
            .chars()
            .take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || *c == '-')
            .collect();
        into.insert(id.trim_end_matches('-').to_owned());
    }
}

#[test]
fn names_of_tests_are_read_as_they_are_meant() {
    let mut ids = BTreeSet::new();
    listed("w_fight_1_to_3_9_w_r_23_who_may", &mut ids);
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    assert_eq!(
        ids,
        ["W-FIGHT-1", "W-FIGHT-2", "W-FIGHT-3", "W-FIGHT-9", "W-R-23"]
    );
}

#[test]
fn every_rule_is_named_by_a_test_and_the_table_says_where() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ids = fs::read_to_string(root.join("../../docs/rollwrite-rules.txt")).unwrap();
    let mut by: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in fs::read_dir(root.join("tests")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "coverage.rs" || !name.ends_with(".rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let mut found = BTreeSet::new();
        written(&text, &mut found);
        for line in text.lines().filter_map(|l| l.strip_prefix("fn ")) {
            listed(line.split('(').next().unwrap_or(line), &mut found);
        }
        for id in found {
            by.entry(id).or_default().insert(name.clone());
        }
    }
    let mut table = String::from(
        "# Rule coverage of the roll-and-write game\n\nWritten by `CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test coverage`.\n\n| rule | test |\n|---|---|\n",
    );
    let mut open = Vec::new();
    for id in ids.lines() {
        let none = NO_RULE.iter().find(|(no, _)| *no == id);
        let cell = match (by.remove(id), none) {
            (Some(files), _) => files.into_iter().collect::<Vec<_>>().join(", "),
            (None, Some((_, why))) => format!("no rule: {why}"),
            (None, None) => {
                open.push(id);
                "open".to_owned()
            }
        };
        writeln!(table, "| {id} | {cell} |").unwrap();
    }
    assert!(open.is_empty(), "no test names {open:?}");
    assert!(
        by.is_empty(),
        "tests name rules that do not exist: {:?}",
        by.keys()
    );
    let file = root.join("../../docs/rollwrite-coverage.md");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        fs::write(&file, &table).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap_or_default() == table,
        "docs/rollwrite-coverage.md is not true any more; run CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test coverage"
    );
}
