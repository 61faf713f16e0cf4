//! The games that are played, as the list of games names them: what tests hold of each game asks here, so that the next one is
//! held to it without being written down again.

use std::{
    fs,
    path::{Path, PathBuf},
};

use castaway::registry::GAMES;

/// The file that lists the games.
const LIST: &str = "src/bot/src/registry.rs";

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The crates with the rules of the games, each as its folder below `src` is called.
pub fn rules_crates() -> Vec<String> {
    let list = fs::read_to_string(root().join(LIST)).expect("the list of games is read");
    let used = list.lines().filter_map(|line| {
        let rest = line.strip_prefix("use castaway_")?;
        Some(rest.split_once("::")?.0.to_owned())
    });
    let crates: Vec<String> = used.collect();
    assert_eq!(
        crates.len(),
        GAMES.len(),
        "{LIST} takes each game of GAMES from a crate of its own, in a line that begins with `use castaway_`: {crates:?}"
    );
    for name in &crates {
        let folder = root().join("src").join(name).join("src");
        assert!(folder.is_dir(), "castaway-{name} lies in src/{name}");
    }
    crates
}
