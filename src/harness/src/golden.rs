//! Golden games: recorded commands lead to the same states, step by step, on any machine and release.
//!
//! A change of rules or content may change them on purpose; then look at what changed, raise `Game::RULES`, and renew
//! them with `CASTAWAY_BLESS=1`. `CASTAWAY_BLESS=missing` records what is not there yet and leaves the others as they are.
//! When only what is compared of a state is another, `CASTAWAY_BLESS=prints` renews the fingerprints of the same commands.

use std::{
    fmt::Debug,
    fs,
    path::{Path, PathBuf},
};

use castaway_kernel::{Game, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Here, blessing, meaning::fingerprint, said::said, save::exact};

/// The content of a recorded game.
pub type Catalog<R> = <<R as Recorded>::Game as Game>::Catalog;
/// The setup of a recorded game.
pub type Setup<R> = <<R as Recorded>::Game as Game>::Setup;
/// The state of a recorded game.
pub type State<R> = <<R as Recorded>::Game as Game>::State;
/// A command of a recorded game.
pub type Command<R> = <<R as Recorded>::Game as Game>::Command;

/// What recorded games need to know of a game.
pub trait Recorded: Sized {
    /// The game.
    type Game: Game<Setup: Serialize + DeserializeOwned, Command: Debug, Rejection: Debug>;
    /// How a game came out, as fields of its record.
    type End: Serialize + DeserializeOwned + PartialEq + Debug;

    /// Every so many commands the state is compared.
    const STRIDE: usize;

    /// The content.
    fn catalog() -> Catalog<Self>;

    /// How the game came out, once it is over.
    fn end(state: &State<Self>) -> Option<Self::End>;

    /// What must stay the same of a state; all that is saved, if the game does not say less.
    fn meaning(state: &State<Self>) -> Vec<u8> {
        serde_json::to_vec(state).expect("a state can be saved")
    }

    /// The games worth keeping, by name, of those that are wanted; each is written down as it comes.
    fn record(
        catalog: &Catalog<Self>,
        wanted: &dyn Fn(&str) -> bool,
    ) -> impl Iterator<Item = (String, Record<Self>)>;
}

/// A recorded game.
#[derive(Serialize, Deserialize)]
#[serde(bound = "R: Recorded")]
pub struct Record<R: Recorded> {
    /// The table.
    pub setup: Setup<R>,
    /// What chance began with.
    pub seed: u64,
    /// All that was ordered.
    pub commands: Vec<(Seat, Command<R>)>,
    /// Fingerprints after the setup, after every `STRIDE` commands, and at the end.
    pub prints: Vec<String>,
    /// How it came out.
    #[serde(flatten)]
    pub end: R::End,
}

impl<R: Recorded> Record<R> {
    /// Plays a game with a player and keeps it; `None` where the player does not know what to do or the game does not
    /// end in so many commands.
    pub fn play(
        catalog: &Catalog<R>,
        (setup, seed): (Setup<R>, u64),
        most: usize,
        mut next: impl FnMut(&State<R>) -> Option<(Seat, Command<R>)>,
    ) -> Option<Self> {
        let mut state = R::Game::create(catalog, &setup, seed).ok()?.state;
        let mut commands = Vec::new();
        while R::Game::outcome(&state).is_none() {
            if commands.len() == most {
                return None;
            }
            let (seat, command) = next(&state)?;
            let applied = R::Game::apply(catalog, &state, seat, &command).ok()?;
            state = applied.state;
            commands.push((seat, command));
        }
        let (prints, _) = prints::<R>(catalog, &setup, seed, &commands).ok()?;
        Some(Self {
            setup,
            seed,
            commands,
            prints,
            end: R::end(&state)?,
        })
    }

    /// Whether the commands still lead to the same game.
    ///
    /// # Errors
    /// Where it becomes another.
    pub fn compare(&self, catalog: &Catalog<R>) -> Result<(), String> {
        let (prints, state) = prints::<R>(catalog, &self.setup, self.seed, &self.commands)?;
        let differs = prints.iter().zip(&self.prints).position(|(a, b)| a != b);
        if differs.is_some() || prints.len() != self.prints.len() {
            let from = differs.map_or(self.commands.len(), |n| n.saturating_sub(1) * R::STRIDE);
            return Err(format!("another game from command {from} on"));
        }
        let end = R::end(&state);
        match end.as_ref() == Some(&self.end) {
            true => Ok(()),
            false => Err(format!("it came out as {:?}, and now {end:?}", self.end)),
        }
    }
}

/// Plays the commands; every state on the way is saved and read again.
fn prints<R: Recorded>(
    catalog: &Catalog<R>,
    setup: &Setup<R>,
    seed: u64,
    commands: &[(Seat, Command<R>)],
) -> Result<(Vec<String>, State<R>), String> {
    let print = |state: &State<R>| fingerprint(&R::meaning(state));
    let begun = R::Game::create(catalog, setup, seed);
    let mut state = begun
        .map_err(|e| format!("the setup is refused: {e:?}"))?
        .state;
    let mut prints = vec![print(&state)];
    for (at, (seat, command)) in commands.iter().enumerate() {
        let read = exact(&state).map_err(|e| format!("command {at}: {e}"))?;
        let applied = R::Game::apply(catalog, &read, *seat, command);
        let applied =
            applied.map_err(|e| format!("command {at}: {command:?} was accepted before: {e:?}"))?;
        state = applied.state;
        if (at + 1) % R::STRIDE == 0 {
            prints.push(print(&state));
        }
    }
    prints.push(print(&state));
    Ok((prints, state))
}

/// Compares the recorded games in `tests/golden` and gives them back, so that a test can say which there must be; with
/// `CASTAWAY_BLESS=1` they are recorded anew first, with `CASTAWAY_BLESS=missing` those that are not there, and with
/// `CASTAWAY_BLESS=prints` their fingerprints.
///
/// # Panics
/// With the games that come out otherwise, and the command that records them anew.
pub fn check<R: Recorded>(here: Here) -> Vec<Record<R>> {
    match std::env::var("CASTAWAY_BLESS") {
        Ok(which) if which == "missing" => add::<R>(here),
        Ok(which) if which == "prints" => reprint::<R>(here),
        _ if blessing() => renew::<R>(here),
        _ => {}
    }
    compare::<R>(here)
}

/// As [`check`], and never records anything.
///
/// # Panics
/// With the games that come out otherwise, and the command that records them anew.
pub fn compare<R: Recorded>(here: Here) -> Vec<Record<R>> {
    let catalog = R::catalog();
    let folder = here.tests("golden");
    let records = read::<R>(&folder);
    assert!(!records.is_empty(), "{}: no game", folder.display());
    let wrong: Vec<String> = (records.iter())
        .filter_map(|(path, record)| {
            let why = said(|| record.compare(&catalog)).err()?;
            Some(format!("{}: {why}", path.display()))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{}\nreproduce: {}\nif that is meant: {}",
        wrong.join("\n"),
        here.command("RUST_BACKTRACE=1"),
        here.bless()
    );
    records.into_iter().map(|(_, record)| record).collect()
}

/// Records the games anew, in place of those that were there: games of other rules do not come out the same any more.
///
/// # Panics
/// When the folder cannot be written.
pub fn renew<R: Recorded>(here: Here) {
    let folder = here.tests("golden");
    let _ = fs::remove_dir_all(&folder);
    add::<R>(here);
}

/// Records the games that are not there, and leaves the others as they are.
///
/// # Panics
/// When the folder cannot be written.
pub fn add<R: Recorded>(here: Here) {
    let folder = here.tests("golden");
    fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(format!("{name}.json"));
    let wanted = |name: &str| !path(name).exists();
    for (name, record) in R::record(&R::catalog(), &wanted) {
        if wanted(&name) {
            let text = serde_json::to_string(&record).expect("text");
            fs::write(path(&name), text + "\n").expect("a file");
        }
    }
}

/// Renews the fingerprints of the games that are there; commands and ends stay as they are.
///
/// # Panics
/// When a command is refused or a game comes out otherwise: that is more than another fingerprint.
pub fn reprint<R: Recorded>(here: Here) {
    let catalog = R::catalog();
    for (path, mut record) in read::<R>(&here.tests("golden")) {
        let (setup, seed) = (&record.setup, record.seed);
        let played = prints::<R>(&catalog, setup, seed, &record.commands);
        let (prints, state) = played.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(
            R::end(&state).as_ref(),
            Some(&record.end),
            "{}",
            path.display()
        );
        record.prints = prints;
        let text = serde_json::to_string(&record).expect("text");
        fs::write(path, text + "\n").expect("a file");
    }
}

fn read<R: Recorded>(folder: &Path) -> Vec<(PathBuf, Record<R>)> {
    let entries = fs::read_dir(folder).expect("a folder of golden games");
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a golden game");
        let record = serde_json::from_str(&text);
        let record = record.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, record)
    };
    paths.into_iter().map(read).collect()
}
