//! Exact cases: a table is prepared, something is done, and all that changes is held against the lines of a file, so
//! that what happens beside it is noticed too.
//!
//! A game that is content with the words of its saves implements [`Exact`] and says how its tables begin; one with words of
//! its own plays a [`Case`] itself. [`cases!`](crate::cases!) makes a test of each file in a folder.

mod case;
mod changes;
mod lines;
mod saved;

pub use case::{Case, CaseFile, Later};
pub use changes::changes;
pub use lines::{came_and_went, compare, minus};
pub use saved::{Exact, case};

use crate::{Here, said::said};

/// How a case is played: the deck of its file, the card, the half, and the case itself.
pub type Play = fn(&str, &str, &str, &Case) -> Result<(), String>;

/// A test for each file of cases in a folder of the package's tests, and one that no file is left out.
#[macro_export]
macro_rules! cases {
    ($folder:literal, $play:path: $($file:ident),* $(,)?) => {
        $(
            #[test]
            fn $file() {
                $crate::exact::play($crate::here!(), $folder, stringify!($file), $play);
            }
        )*

        #[test]
        fn every_file_of_cases_is_played() {
            $crate::exact::no_others($crate::here!(), $folder, &[$(stringify!($file)),*]);
        }
    };
}

/// Plays every case of a file.
///
/// # Panics
/// With all cases that come out otherwise, and the command that plays the file again.
pub fn play(here: Here, folder: &str, name: &str, play: Play) {
    let file = CaseFile::read(&here.tests(folder), name);
    let wrong: Vec<String> = file
        .cases()
        .filter_map(|(card, half, case)| {
            let why = said(|| play(&file.deck, card, half, case)).err()?;
            Some(format!("{card} {half} {:?}\n{why}", case.given))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {} cases of {name} differ:\n\n{}\n\nreproduce: {}",
        wrong.len(),
        file.cases().count(),
        wrong.join("\n\n"),
        here.command("RUST_BACKTRACE=1")
    );
}

/// Holds the files of a folder against those that have a test.
///
/// # Panics
/// With the files that have none.
pub fn no_others(here: Here, folder: &str, played: &[&str]) {
    let mut names = CaseFile::names(&here.tests(folder));
    names.retain(|name| !played.contains(&name.as_str()));
    assert!(names.is_empty(), "{folder}: no test plays {names:?}");
}
