//! Each limit that CONTRIBUTING names is a constant of the file beside it.

use std::fs;

use super::root;

/// What stands between marks of code.
fn marked(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// How many constants the rows of a table name, and those that stand in no file of their row.
fn astray(table: &str, read: impl Fn(&str) -> String) -> (usize, Vec<String>) {
    let (mut named, mut wrong) = (0, Vec::new());
    for row in table.lines() {
        let cells: Vec<&str> = row.split('|').collect();
        let [_, _, limits, files, _] = cells.as_slice() else {
            continue;
        };
        let sources = marked(files).filter(|file| file.ends_with(".rs"));
        let sources: String = sources.map(&read).collect();
        let constant = |name: &&str| name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
        for name in marked(limits).filter(constant) {
            named += 1;
            if !sources.contains(&format!("const {name}: ")) {
                wrong.push(name.to_owned());
            }
        }
    }
    (named, wrong)
}

#[test]
fn every_limit_of_the_page_stands_in_the_file_beside_it() {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let (_, rest) = page.split_once("## Find a limit").unwrap();
    let (table, _) = rest.split_once("\n## ").unwrap();
    let (named, wrong) = astray(table, |file| {
        fs::read_to_string(root().join(file)).unwrap_or_default()
    });
    assert!(named > 60, "the limits are found: {named}");
    assert_eq!(wrong, Vec::<String>::new(), "stand elsewhere");
}

#[test]
fn a_limit_that_stands_elsewhere_is_seen() {
    let table =
        "| what | `HERE`, `GONE`; `Pace::delay_ms` | `src/one.rs`; `src/two.rs` |\n\nOf `NOBODY`.";
    let read = |file: &str| match file {
        "src/two.rs" => "const HERE: u8 = 1;".to_owned(),
        _ => "const GONE_MS: u8 = 1;".to_owned(),
    };
    assert_eq!(astray(table, read), (2, vec!["GONE".to_owned()]));
}
