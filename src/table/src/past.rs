//! A game as it went, step by step, with the table before and after each step, for whoever tells it.
//!
//! What is told of a step must not depend on what came later, so each is told at the table of its time. The tables
//! are not kept: the steps are carried out again, as long as the same things happen as did then.

use std::sync::Arc;

use castaway_kernel::Seat;
use castaway_store::{Json, LogEntry};

use crate::{Playable, Record, VoteEnd, replay::is_same};

/// A step of a game that was not taken back.
pub struct Passage<G: Playable> {
    /// The revision that it led to.
    pub revision: u64,
    /// When it was done, in unix milliseconds.
    pub at_ms: u64,
    /// The table before it; none at the beginning, and where the step cannot be carried out again.
    pub before: Option<Arc<G::State>>,
    /// The table after it; none where the step cannot be carried out again.
    pub after: Option<Arc<G::State>>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The command that it came of; none at the beginning, in all but the first part of a step that spans chapters, and where an
    /// older program wrote it otherwise.
    pub ordered: Option<Ordered<G>>,
}

/// The command that a step came of, and whose it was.
pub struct Ordered<G: Playable> {
    /// The seat that gave it.
    pub seat: Seat,
    /// The command.
    pub command: G::Command,
    /// Who gave it, or whose it was when nobody did.
    pub user: u64,
    /// The remark in the log, where nobody gave it then.
    pub mark: Option<String>,
    /// The vote that it ended, if it ended one.
    pub vote: Option<VoteEnd>,
    /// The seat of whoever suggested it, where it counts for that.
    pub suggested: Option<Seat>,
}

/// The steps of a game in order; what was taken back is left out.
pub struct Past<'a, G: Playable> {
    catalog: &'a G::Catalog,
    steps: std::vec::IntoIter<LogEntry>,
    table: Option<Arc<G::State>>,
}

impl<'a, G: Playable> Past<'a, G> {
    /// The past that a log tells.
    pub fn new(catalog: &'a G::Catalog, log: Vec<LogEntry>) -> Self {
        Self {
            catalog,
            steps: standing(log).into_iter(),
            table: None,
        }
    }

    /// Carries a step out again; none if that comes to something else today.
    fn again(
        &self,
        entry: &LogEntry,
        record: &Record<G::Setup, G::Command>,
    ) -> Option<Arc<G::State>> {
        let step = match (record, &self.table) {
            (Record::Begin { setup, seed }, _) => G::create(self.catalog, setup, *seed),
            (Record::Order { seat, command, .. }, Some(table)) => {
                G::apply(self.catalog, table, *seat, command)
            }
            (Record::Order { .. } | Record::Undo { .. }, _) => return None,
        };
        let applied = step.ok()?;
        let same = Json::of(&applied.events)
            .is_ok_and(|events| events == entry.events || is_same::<G>(&events, &entry.events));
        same.then(|| Arc::new(applied.state))
    }
}

impl<G: Playable> Iterator for Past<'_, G> {
    type Item = Passage<G>;

    fn next(&mut self) -> Option<Passage<G>> {
        let entry = self.steps.next()?;
        let before = self.table.clone();
        let record = entry.command.read::<Record<G::Setup, G::Command>>().ok();
        let again = record.as_ref().and_then(|read| self.again(&entry, read));
        self.table = again;
        let ordered = match record {
            Some(Record::Order {
                seat,
                command,
                vote,
                suggested,
            }) => Some(Ordered {
                seat,
                command,
                user: entry.actor,
                mark: entry.mark.clone(),
                vote,
                suggested,
            }),
            Some(Record::Begin { .. } | Record::Undo { .. }) | None => None,
        };
        Some(Passage {
            revision: entry.revision,
            at_ms: entry.at_ms,
            before,
            after: self.table.clone(),
            // What an older program wrote otherwise is left out.
            events: entry.events.read().unwrap_or_default(),
            ordered,
        })
    }
}

/// The entries of a log that were not taken back; a game that was set up anew begins with its last setup.
fn standing(log: Vec<LogEntry>) -> Vec<LogEntry> {
    let mut path: Vec<LogEntry> = Vec::new();
    for entry in log {
        match entry
            .command
            .read::<Record<serde_json::Value, serde_json::Value>>()
        {
            Ok(Record::Undo { to }) => path.retain(|step| step.revision <= to),
            Ok(Record::Begin { .. }) => path = vec![entry],
            Ok(Record::Order { .. }) | Err(_) => path.push(entry),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Game;
    use castaway_rollwrite::{
        RollWrite,
        catalog::Catalog,
        command::Command,
        ids::Difficulty,
        setup::{Island, Setup},
    };

    use super::*;

    type Line = Record<Setup, Command>;

    fn order(seat: Seat, command: Command) -> Line {
        Line::Order {
            seat,
            command,
            vote: None,
            suggested: None,
        }
    }

    fn entry(revision: u64, record: &Line, events: Json) -> LogEntry {
        LogEntry {
            revision,
            actor: 7,
            command: Json::of(record).unwrap(),
            events,
            at_ms: revision,
            interaction: None,
            reveals: false,
            mark: None,
        }
    }

    /// A game of some steps with its log, and its tables by revision.
    fn played(catalog: &Catalog, steps: u64) -> (Vec<LogEntry>, Vec<<RollWrite as Game>::State>) {
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s02".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(5),
        };
        let mut step = RollWrite::create(catalog, &setup, 9).unwrap();
        let begin = Line::Begin { setup, seed: 9 };
        let mut log = vec![entry(1, &begin, Json::of(&step.events).unwrap())];
        let mut tables = vec![step.state.clone()];
        for revision in 2..=steps {
            let seat = Seat(0);
            let command = RollWrite::legal(catalog, &step.state, seat).remove(0);
            step = RollWrite::apply(catalog, &step.state, seat, &command).unwrap();
            let events = Json::of(&step.events).unwrap();
            log.push(entry(revision, &order(seat, command), events));
            tables.push(step.state.clone());
        }
        (log, tables)
    }

    fn tables(past: Past<'_, RollWrite>) -> Vec<Option<<RollWrite as Game>::State>> {
        past.map(|step| step.after.map(Arc::unwrap_or_clone))
            .collect()
    }

    #[test]
    fn every_step_comes_with_the_tables_of_its_time() {
        let catalog = Catalog::load().unwrap();
        let (log, known) = played(&catalog, 6);
        let steps: Vec<_> = Past::<RollWrite>::new(&catalog, log).collect();
        for (at, step) in steps.iter().enumerate() {
            assert_eq!(step.after.as_deref(), Some(&known[at]), "step {at}");
            let before = at.checked_sub(1).map(|before| &known[before]);
            assert_eq!(step.before.as_deref(), before, "step {at}");
        }
    }

    #[test]
    fn what_was_taken_back_is_no_part_of_the_past() {
        let catalog = Catalog::load().unwrap();
        let (mut log, known) = played(&catalog, 6);
        log.push(entry(7, &Line::Undo { to: 4 }, Json::of(&()).unwrap()));
        let (seat, command) = (
            Seat(0),
            RollWrite::legal(&catalog, &known[3], Seat(0)).remove(0),
        );
        let again = RollWrite::apply(&catalog, &known[3], seat, &command).unwrap();
        let events = Json::of(&again.events).unwrap();
        log.push(entry(8, &order(seat, command), events));
        let found = tables(Past::new(&catalog, log));
        let expected = known[..4].iter().cloned().chain([again.state]);
        assert_eq!(found, expected.map(Some).collect::<Vec<_>>());
    }

    #[test]
    fn where_other_things_happened_then_no_table_is_made_up() {
        let catalog = Catalog::load().unwrap();
        let (mut log, known) = played(&catalog, 6);
        log[3].events = log[2].events.clone();
        let steps: Vec<_> = Past::<RollWrite>::new(&catalog, log.clone()).collect();
        assert_eq!(steps.len(), 6, "all steps are told");
        let found: Vec<bool> = steps.iter().map(|step| step.after.is_some()).collect();
        assert_eq!(found, [true, true, true, false, false, false]);
        assert_eq!(steps[2].after.as_deref(), Some(&known[2]));
        assert!(steps.iter().all(|step| !step.events.is_empty()));
    }
}
