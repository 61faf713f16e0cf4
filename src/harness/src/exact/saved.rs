use std::fmt::Debug;

use castaway_kernel::{Game, Refusal, Seat};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{Case, changes, compare};

/// A game whose cases speak the words of its saves.
///
/// A line of `given` sets a place of the saved state, `players.0.stock.wood = 3`; a line of `pick` is a seat and its
/// command, `0 {"craft":"axe"}`; `expect` holds the lines of [`changes`], or `refused` alone.
pub trait Exact {
    /// The game.
    type Game: Game<Command: Debug, Rejection: Debug>;

    /// The content.
    fn catalog() -> <Self::Game as Game>::Catalog;

    /// The table that the cases of a deck begin with.
    fn table(deck: &str) -> <Self::Game as Game>::State;
}

/// Plays a case with its later steps.
///
/// # Errors
/// What differs.
pub fn case<E: Exact>(deck: &str, _: &str, _: &str, case: &Case) -> Result<(), String> {
    let catalog = E::catalog();
    let table = E::table(deck);
    let mut state = step::<E>(&catalog, &table, [&case.given, &case.pick, &case.expect])?;
    for later in &case.then {
        state = step::<E>(&catalog, &state, [&later.given, &later.pick, &later.expect])
            .map_err(|e| format!("later, {}:\n{e}", later.half))?;
    }
    Ok(())
}

/// One step of a case, and the table after it.
fn step<E: Exact>(
    catalog: &<E::Game as Game>::Catalog,
    state: &<E::Game as Game>::State,
    [given, pick, expect]: [&[String]; 3],
) -> Result<<E::Game as Game>::State, String> {
    let before = prepare(state, given)?;
    let mut after = before.clone();
    let mut refused = None;
    for line in pick {
        if let Some(why) = refused {
            return Err(why);
        }
        let (seat, command) = line.split_once(' ').ok_or("a seat and its command")?;
        let seat = Seat(seat.parse().map_err(|_| format!("no seat {seat}"))?);
        let command = serde_json::from_str(command).map_err(|e| format!("{command}: {e}"))?;
        match E::Game::apply(catalog, &after, seat, &command) {
            Ok(applied) => after = applied.state,
            Err(Refusal::Rejected(why)) => refused = Some(format!("{line} is refused: {why:?}")),
            Err(Refusal::Fault(fault)) => return Err(format!("{line}: {fault}")),
        }
    }
    match (refused, expect == ["refused"]) {
        (None, true) => Err("it is not refused".to_owned()),
        (Some(why), false) => Err(why),
        (Some(_), true) => Ok(after),
        (None, false) => compare(&changes(&before, &after), expect).map(|()| after),
    }
}

/// The state with other values in some places.
fn prepare<S: Serialize + DeserializeOwned>(state: &S, given: &[String]) -> Result<S, String> {
    let mut saved = serde_json::to_value(state).map_err(|e| e.to_string())?;
    for line in given {
        let (path, value) = line.split_once(" = ").ok_or(format!("no place: {line}"))?;
        let value: Value = serde_json::from_str(value).map_err(|e| format!("{line}: {e}"))?;
        *place(&mut saved, path).ok_or(format!("no place {path}"))? = value;
    }
    let read: S = serde_json::from_value(saved.clone()).map_err(|e| e.to_string())?;
    let again = serde_json::to_value(&read).map_err(|e| e.to_string())?;
    match compare(&changes(&saved, &again), &[]) {
        Ok(()) => Ok(read),
        Err(lost) => Err(format!("a state does not keep what is given:\n{lost}")),
    }
}

/// A place of a saved state; the last word of its path may be new to a map.
fn place<'a>(saved: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    let mut at = saved;
    let mut words = path.split('.').peekable();
    while let Some(word) = words.next() {
        at = match at {
            Value::Object(map) => match words.peek() {
                None => map.entry(word).or_insert(Value::Null),
                Some(_) => map.get_mut(word)?,
            },
            Value::Array(list) => list.get_mut(word.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(at)
}
