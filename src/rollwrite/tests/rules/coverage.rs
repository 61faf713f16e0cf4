//! Which clauses are held by which test: `docs/rollwrite-coverage.md`, written from what the tests say of themselves.
//! Renew it with `CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test rules -- coverage::`.

use std::{collections::BTreeSet, fmt::Write, fs, path::Path};

use crate::clause::Clause;

/// Facts about the printed game that no program can keep or break.
const NO_RULE: [(&str, &str); 1] = [("W-SCEN-4", "how many scenarios were published")];

fn clauses() -> Vec<Clause> {
    let all = [
        crate::held::CLAUSES,
        crate::turns::CLAUSES,
        crate::gather::CLAUSES,
        crate::tasks::CLAUSES,
        crate::crafts::CLAUSES,
        crate::ends::CLAUSES,
        crate::strife::CLAUSES,
    ];
    all.concat()
}

#[test]
fn every_rule_has_a_clause_and_the_table_says_where_it_is_held() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ids = fs::read_to_string(root.join("../../docs/rollwrite-rules.txt")).unwrap();
    let clauses = clauses();
    let mut table = String::from(
        "# Rule coverage of the roll-and-write game\n\nWritten by `CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test rules -- coverage::` from\nwhat the tests say of themselves.\n\n| rule | clause | test | where the thing lies |\n|---|---|---|---|\n",
    );
    let mut open = Vec::new();
    for id in ids.lines() {
        let mut of_rule = clauses.iter().filter(|c| c.id == id).peekable();
        if of_rule.peek().is_none() {
            match NO_RULE.iter().find(|(no, _)| *no == id) {
                Some((_, why)) => writeln!(table, "| {id} | no rule: {why} | | |").unwrap(),
                None => open.push(id),
            }
        }
        for clause in of_rule {
            let test = clause.test.trim_start_matches("rules::");
            let (says, lies) = (clause.says, clause.lies.word());
            writeln!(table, "| {id} | {says} | `{test}` | {lies} |").unwrap();
        }
    }
    assert!(open.is_empty(), "no test holds {open:?}");
    let known: BTreeSet<&str> = ids.lines().collect();
    let wrong: Vec<&str> = clauses
        .iter()
        .map(|c| c.id)
        .filter(|id| !known.contains(id))
        .collect();
    assert!(wrong.is_empty(), "these rules do not exist: {wrong:?}");
    let file = root.join("../../docs/rollwrite-coverage.md");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        fs::write(&file, &table).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap_or_default() == table,
        "docs/rollwrite-coverage.md is not true any more; run CASTAWAY_BLESS=1 cargo test -p castaway-rollwrite --test rules -- coverage::"
    );
}

#[test]
fn no_clause_is_said_twice() {
    let clauses = clauses();
    let said: BTreeSet<(&str, &str)> = clauses.iter().map(|c| (c.id, c.says)).collect();
    assert_eq!(said.len(), clauses.len());
}
