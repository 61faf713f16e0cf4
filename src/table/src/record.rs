//! What a log entry's command is, so that a whole game can be replayed from its log.

use castaway_kernel::{Game, Seat};
use castaway_store::LogEntry;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Playable, VoteEnd};

/// One line of a game's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Record<S, C> {
    /// The game was set up.
    Begin {
        /// How the game was set up.
        setup: S,
        /// The seed; exports are for operators, never for players.
        seed: u64,
    },
    /// A seat gave a command.
    Order {
        /// Which seat.
        seat: Seat,
        /// The command.
        command: C,
        /// The vote that it ended, if it ended one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vote: Option<VoteEnd>,
        /// The seat of whoever suggested it, where it counts for that because nobody said anything in time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suggested: Option<Seat>,
    },
    /// The game went back.
    Undo {
        /// To this revision.
        to: u64,
    },
}

/// What was planned and is not any more, as it is kept beside the game.
pub(crate) fn undone<G: Game>(before: &G::State, after: &G::State) -> Vec<Value> {
    let gone = G::undone(before, after).into_iter();
    gone.filter_map(|command| serde_json::to_value(command).ok())
        .collect()
}

/// Who did something, by which interaction, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The user.
    pub user: u64,
    /// The interaction, remembered against re-delivery.
    pub interaction: Option<u64>,
    /// Unix milliseconds.
    pub now_ms: u64,
}

/// What happened in a game and was not taken back, from its last setup on; what an older program wrote otherwise is left out.
pub fn happened<G: Playable>(log: &[LogEntry]) -> Vec<G::Event> {
    steps::<G>(log).into_iter().flatten().collect()
}

/// The same, step by step.
pub(super) fn steps<G: Playable>(log: &[LogEntry]) -> Vec<Vec<G::Event>> {
    let mut path: Vec<(u64, Vec<G::Event>)> = Vec::new();
    for entry in log {
        let record = entry.command.read();
        if let Ok(Record::<Value, Value>::Undo { to }) = record {
            // Taking back is no step itself: it would push one that stands out of a story of so many.
            path.retain(|(revision, _)| *revision <= to);
            continue;
        }
        if matches!(record, Ok(Record::Begin { .. })) {
            path.clear();
        }
        if let Ok(events) = entry.events.read() {
            path.push((entry.revision, events));
        }
    }
    path.into_iter().map(|(_, events)| events).collect()
}

#[cfg(test)]
mod tests {
    use castaway_robinson::{event::Event, game::Island, ids::Phase};
    use castaway_store::Json;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_game_that_was_set_up_anew_tells_nothing_of_the_setup_before() {
        let begin = json!({ "begin": { "setup": {}, "seed": 3 } });
        let order = json!({ "order": { "seat": 0, "command": "advance" } });
        let log: Vec<LogEntry> = [
            (&begin, Event::Round(1)),
            (&begin, Event::Round(1)),
            (&order, Event::Phase(Phase::Night)),
        ]
        .into_iter()
        .zip(1..)
        .map(|((record, event), revision)| LogEntry {
            revision,
            actor: 1,
            command: Json::of(record).unwrap(),
            events: Json::of(&[event]).unwrap(),
            at_ms: 0,
            interaction: None,
            reveals: false,
            mark: None,
        })
        .collect();
        let told = vec![vec![Event::Round(1)], vec![Event::Phase(Phase::Night)]];
        assert_eq!(steps::<Island>(&log), told);
    }

    #[test]
    fn what_was_taken_back_and_the_taking_back_are_no_steps_of_a_story() {
        let entry = |revision, record: &Value, events: &[Event]| LogEntry {
            revision,
            actor: 1,
            command: Json::of(record).unwrap(),
            events: Json::of(&events).unwrap(),
            at_ms: 0,
            interaction: None,
            reveals: false,
            mark: None,
        };
        let order = |phase| {
            (
                json!({ "order": { "seat": 0, "command": "advance" } }),
                [Event::Phase(phase)],
            )
        };
        let mut log = Vec::new();
        let mut revision = 0;
        // Each step is done, taken back and done again.
        for phase in [Phase::Event, Phase::Morale, Phase::Action] {
            let (record, events) = order(phase);
            log.push(entry(revision + 1, &record, &[Event::Phase(Phase::Night)]));
            log.push(entry(
                revision + 2,
                &json!({ "undo": { "to": revision } }),
                &[],
            ));
            log.push(entry(revision + 3, &record, &events));
            revision += 3;
        }
        let stand = [Phase::Event, Phase::Morale, Phase::Action].map(|p| vec![Event::Phase(p)]);
        assert_eq!(steps::<Island>(&log), stand);
    }
}
