//! Replaying a log from its beginning and comparing what comes out with what was saved.

use std::collections::BTreeMap;

use castaway_kernel::Refusal;
use castaway_store::{Imported, Json};

use crate::{Playable, Record};

/// Where a replay differs from the log.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The log does not begin with a setup, or the export is of another game.
    #[error("the log does not begin at the beginning of a game of this kind")]
    NoBeginning,
    /// A line of the log cannot be read.
    #[error("revision {0}: {1}")]
    Line(u64, String),
    /// A command that was accepted then is refused now.
    #[error("revision {0}: the rules of today refuse what was done")]
    Refused(u64),
    /// Different things happened.
    #[error("revision {0}: other things happened than the log tells")]
    Events(u64),
    /// The last state is another.
    #[error("the replayed game is not the saved one")]
    State,
}

/// Replays an exported game and returns how many steps it had.
///
/// # Errors
/// The first difference.
pub fn replay<G: Playable>(
    catalog: &G::Catalog,
    imported: &Imported,
) -> Result<usize, ReplayError> {
    let mut states: BTreeMap<u64, G::State> = BTreeMap::new();
    let mut newest: Option<G::State> = None;
    let mut touched = false;
    for entry in &imported.log {
        let at = entry.revision;
        let record: Record<G::Setup, G::Command> = entry
            .command
            .read()
            .map_err(|error| ReplayError::Line(at, error.to_string()))?;
        let step = match (record, &newest) {
            // Until somebody does something a game may be set up anew.
            (Record::Begin { setup, seed }, _) if !touched => G::create(catalog, &setup, seed),
            (Record::Order { seat, command, .. }, Some(state)) => {
                touched = true;
                G::apply(catalog, state, seat, &command)
            }
            (Record::Undo { to }, Some(_)) => {
                let state = states.get(&to).cloned().ok_or(ReplayError::Refused(at))?;
                states.insert(at, state.clone());
                newest = Some(state);
                continue;
            }
            (Record::Begin { .. }, _) | (_, None) => return Err(ReplayError::NoBeginning),
        };
        let applied = step.map_err(|refusal| match refusal {
            Refusal::Rejected(_) => ReplayError::Refused(at),
            Refusal::Fault(fault) => ReplayError::Line(at, fault.to_string()),
        })?;
        let events = Json::of(&applied.events).map_err(|e| ReplayError::Line(at, e.to_string()))?;
        if events != entry.events && !is_same::<G>(&events, &entry.events) {
            return Err(ReplayError::Events(at));
        }
        states.insert(at, applied.state.clone());
        newest = Some(applied.state);
    }
    let state = newest.ok_or(ReplayError::NoBeginning)?;
    let body = Json::of(&state)
        .map_err(|e| ReplayError::Line(imported.envelope.revision, e.to_string()))?;
    if imported.envelope.game != G::NAME || body != imported.envelope.body {
        return Err(ReplayError::State);
    }
    Ok(imported.log.len())
}

/// Whether two lists of events tell the same, whatever they say of its causes: logs of older programs say less.
pub(crate) fn is_same<G: Playable>(one: &Json, other: &Json) -> bool {
    let happened = |events: &Json| -> Option<Json> {
        let mut events: Vec<G::Event> = events.read().ok()?;
        events.retain(|event| !G::explains(event));
        Json::of(&events).ok()
    };
    matches!((happened(one), happened(other)), (Some(one), Some(other)) if one == other)
}
