//! The shared islands of a server that were played to their end, the best first.

use std::{cmp::Reverse, sync::PoisonError};

use castaway_kernel::{Game, Key};
use castaway_rollwrite::{
    RollWrite,
    ids::Difficulty,
    state::{Outcome, Score},
};
use castaway_store::StoreError;
use castaway_table::{Loaded, contest::Standing};
use serde::{Deserialize, Serialize};

use super::{
    panel,
    places::{cup, places},
    words::Words,
};
use crate::{
    discord::{
        Home, Keeping, Ui,
        records::{read, write},
    },
    ui::{
        LEAF,
        message::{Embed, Message},
    },
};

/// So many are kept of a server.
const KEPT: usize = 500;
/// So many are shown.
const LINES: usize = 10;

/// A shared island as it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// The signs of the game.
    pub tag: String,
    /// When it ended, in unix milliseconds.
    pub at_ms: u64,
    /// The cards.
    pub scenarios: Vec<Key>,
    /// How hard.
    pub difficulty: Difficulty,
    /// Who played, the best first, each with what they came to.
    pub people: Vec<(u64, Standing)>,
}

/// What the boards hold of people.
pub const KEEPING: Keeping = Keeping {
    word: "scores",
    home: Home::Among("parties/"),
};

/// The name of the board of a server in the store.
fn key(guild: u64) -> String {
    format!("parties/{guild}")
}

/// What a score is worth on a board.
pub fn worth(score: &Score) -> Standing {
    Standing {
        met: score.met,
        points: u32::from(score.total()),
        days: u32::from(score.days),
        health: u32::from(score.health),
    }
}

/// The party of a game that is over; none of a person alone.
fn party(loaded: &Loaded<RollWrite>, outcome: &Outcome, at_ms: u64) -> Option<Party> {
    let (meta, charter) = (&loaded.meta, &loaded.state.charter);
    if meta.is_solo() || meta.tag.is_empty() {
        return None;
    }
    let people = places(&outcome.scores).into_iter().filter_map(|(_, seat)| {
        let user = meta.chairs.owner(seat)?;
        Some((user, worth(outcome.scores.get(seat.index())?)))
    });
    Some(Party {
        tag: meta.tag.clone(),
        at_ms,
        scenarios: charter.scenarios.clone(),
        difficulty: charter.difficulty,
        people: people.collect(),
    })
}

/// Puts a party onto a board, in the place of what was known of it; one in which dice that were seen were taken back
/// has no place there.
fn entered(mut board: Vec<Party>, party: Party, ranked: bool) -> Vec<Party> {
    board.retain(|old| old.tag != party.tag);
    if ranked {
        board.push(party);
    }
    let best = |party: &Party| party.people.first().map(|(_, standing)| standing.rank());
    board.sort_by_key(|party| (Reverse(best(party)), party.at_ms));
    board.truncate(KEPT);
    board
}

/// Keeps a shared island that is over on the board of its server; doing so again changes nothing.
///
/// # Errors
/// When the store fails.
pub fn remember(ui: &Ui<RollWrite>, loaded: &Loaded<RollWrite>) -> Result<(), StoreError> {
    let (Some(guild), Some(outcome)) = (loaded.meta.guild, RollWrite::outcome(&loaded.state))
    else {
        return Ok(());
    };
    let store = &**ui.tables().store();
    let log = store.log(loaded.place.key(), loaded.revision, 1)?;
    let at_ms = log.first().map_or(0, |entry| entry.at_ms);
    let Some(party) = party(loaded, &outcome, at_ms) else {
        return Ok(());
    };
    let _one = ui.boards.lock().unwrap_or_else(PoisonError::into_inner);
    let board: Vec<Party> = read(store, &key(guild))?.unwrap_or_default();
    let next = entered(board.clone(), party, !loaded.meta.unranked);
    if next != board {
        write(store, &key(guild), &next)?;
    }
    Ok(())
}

/// The board of a server, of one scenario where that is asked for.
pub async fn board(
    ui: &Ui<RollWrite>,
    w: &Words<'_>,
    guild: Option<u64>,
    scenario: Option<&Key>,
) -> Message {
    let all: Vec<Party> = match guild {
        Some(guild) => ui.global(key(guild)).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let wanted = |party: &&Party| scenario.is_none_or(|id| party.scenarios.contains(id));
    let found = all.iter().filter(wanted).take(LINES);
    let mut lines: Vec<String> = (1_usize..)
        .zip(found)
        .map(|(place, party)| line(w, place, party))
        .collect();
    if lines.is_empty() {
        lines.push(w.get(match guild {
            Some(_) => "parties-empty",
            None => "parties-nowhere",
        }));
    }
    let mut title = w.get("parties-title");
    if let Some(id) = scenario {
        title = format!("{title} · {}", w.wording.scenario(id));
    }
    Message::embed(Embed::new(title, lines.join("\n")).colour(LEAF)).hidden()
}

fn line(w: &Words<'_>, place: usize, party: &Party) -> String {
    let best = party.people.first().map(|(_, standing)| standing.rank());
    let people = party.people.iter().map(|(user, standing)| {
        let place = if Some(standing.rank()) == best { 1 } else { 2 };
        let cup = cup(place, standing.met, standing.health);
        let mark = if standing.met { "✅" } else { "❌" };
        format!("<@{user}> **{}** {mark}{cup}", standing.points)
    });
    let people = people.collect::<Vec<_>>().join(", ");
    let what = format!(
        "{} · {}",
        panel::scenario_name(w, &party.scenarios),
        w.difficulty(party.difficulty)
    );
    let at = party.at_ms / 1000;
    format!("{place}. {people}\n-# {what} · <t:{at}:d>")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(tag: &str, points: u32, at_ms: u64) -> Party {
        let standing = |points| Standing {
            met: true,
            points,
            days: 9,
            health: 2,
        };
        Party {
            tag: tag.into(),
            at_ms,
            scenarios: vec!["s03".into()],
            difficulty: Difficulty::Fair,
            people: vec![(7, standing(points)), (8, standing(points / 2))],
        }
    }

    fn tags(board: &[Party]) -> Vec<&str> {
        board.iter().map(|party| party.tag.as_str()).collect()
    }

    #[test]
    fn the_best_party_stands_first_once_and_one_that_does_not_count_goes() {
        let mut board = Vec::new();
        for party in [
            of("a", 40, 3),
            of("b", 60, 2),
            of("c", 40, 1),
            of("a", 41, 4),
        ] {
            board = entered(board, party, true);
        }
        assert_eq!(tags(&board), ["b", "a", "c"]);
        let again = entered(board.clone(), of("a", 41, 4), true);
        assert_eq!(again, board);
        let gone = entered(board, of("b", 60, 2), false);
        assert_eq!(tags(&gone), ["a", "c"]);
    }
}
