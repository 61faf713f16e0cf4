//! The boards over all times: how they are called, and what they are about.

use castaway_kernel::Key;
use castaway_rollwrite::{ids::Difficulty, medal::Medal};

use super::{panel, words::Words};

/// What the board of all islands with two scenarios is called.
pub const PAIRS: &str = "pairs";
/// How the names of boards over all times begin.
const GLORY: &str = "glory/rollwrite/";

fn level(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Gentle => "gentle",
        Difficulty::Fair => "fair",
        Difficulty::Harsh => "harsh",
    }
}

/// The board over all times of a scenario.
pub fn glory_name(scenario: &str, difficulty: Difficulty) -> String {
    format!("{GLORY}{scenario}/{}", level(difficulty))
}

/// What such a board is about, in words; `None` if it is of another game.
pub fn glory_title(w: &Words<'_>, name: &str) -> Option<String> {
    let (cards, hard) = name.strip_prefix(GLORY)?.rsplit_once('/')?;
    let difficulty = Difficulty::ALL.into_iter().find(|d| level(*d) == hard)?;
    let cards: Vec<Key> = cards.split('+').map(Key::from).collect();
    let scenario = panel::scenario_name(w, &cards);
    Some(format!("{scenario} · {}", w.difficulty(difficulty)))
}

/// A medal's name in the texts.
pub fn medal_key(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "bronze",
        Medal::Silver => "silver",
        Medal::Gold => "gold",
        Medal::Sun => "sun",
    }
}
