//! Our own sheets are data and words alone: no code knows any of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use castaway_harness::here;
use castaway_robinson::content::Scenario;

use crate::table::catalog;

/// Every name that a sheet brings into the game.
fn names(sheet: &Scenario) -> Vec<String> {
    let things = sheet.inventions.iter().map(|thing| &thing.id);
    let all = things
        .chain(sheet.tokens.iter().map(|token| &token.id))
        .chain(sheet.markers.iter().map(|kind| &kind.id))
        .chain(sheet.people.iter().map(|who| &who.id))
        .chain(sheet.actions.iter().map(|action| &action.id));
    std::iter::once(&sheet.id)
        .chain(all)
        .map(ToString::to_string)
        .collect()
}

/// Every file of code below a folder; tests are none.
fn code(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let tests = path.ends_with("tests");
        if path.is_dir() && !tests {
            code(&path, into);
        } else if path.extension().is_some_and(|e| e == "rs") {
            into.push(path);
        }
    }
}

/// The files that name one of these.
fn knowing(names: &[String]) -> Vec<String> {
    let mut files = Vec::new();
    code(&here!().workspace().join("src"), &mut files);
    assert!(files.len() > 300, "{} files of code", files.len());
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("text");
        let named = names
            .iter()
            .find(|name| text.contains(&format!("\"{name}\"")));
        found.extend(named.map(|name| format!("{}: {name}", file.display())));
    }
    found
}

#[test]
fn no_code_names_anything_of_a_sheet_of_our_own() {
    let own: Vec<_> = catalog()
        .scenarios
        .values()
        .filter(|s| s.own.is_some())
        .collect();
    assert_eq!(own.len(), 2);
    for sheet in own {
        assert_eq!(knowing(&names(sheet)), Vec::<String>::new(), "{}", sheet.id);
    }
    // The look finds what is there: the printed ones have weights and signs of their own.
    assert!(!knowing(&names(&catalog().scenarios["cursed_island"])).is_empty());
}
