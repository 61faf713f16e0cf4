//! What a result is believed on that cannot be played again: the game was begun under older rules than these.

use castaway_store::LogEntry;
use serde_json::Value;

use super::Forged;
use crate::{Playable, Record, happened};

/// What a game under older rules has to agree with.
pub struct Claim<'a, G: Playable> {
    /// What the contest prescribes.
    pub prescribed: &'a (G::Setup, u64),
    /// The rules that the contest was made by.
    pub made: u32,
    /// The rules that the game says it was begun under.
    pub begun: u32,
    /// How far the game is.
    pub revision: u64,
    /// Who played.
    pub user: u64,
}

impl<G: Playable> Claim<'_, G> {
    /// Looks whether the log is that of a whole game of this contest, and gives what happened in it. Commands are not
    /// read: what they meant then is not known here.
    ///
    /// # Errors
    /// When the contest is younger than the rules, or the log is of another game, of another person or not whole.
    pub fn check(&self, log: &[LogEntry]) -> Result<Vec<G::Event>, Forged> {
        if self.made > self.begun {
            return Err(Forged::Rules);
        }
        let mut last = 0;
        // What may be taken back: a press after which nothing was taken back.
        let mut fresh = false;
        for entry in log {
            let at = entry.revision;
            if at != last + 1 || entry.actor != self.user {
                return Err(Forged::Line(at));
            }
            last = at;
            let read = entry.command.read();
            let record: Record<G::Setup, Value> = read.map_err(|_| Forged::Line(at))?;
            match (record, at) {
                (Record::Begin { setup, seed }, 1) => {
                    if setup != self.prescribed.0 || seed != self.prescribed.1 {
                        return Err(Forged::OtherGame);
                    }
                }
                (Record::Order { .. }, 2..) => fresh = true,
                (Record::Undo { to }, 2..) if fresh && quiet(log, to, at) => fresh = false,
                (Record::Undo { .. }, _) => return Err(Forged::Undone),
                (Record::Begin { .. } | Record::Order { .. }, _) => return Err(Forged::Line(at)),
            }
        }
        if last == 0 || last != self.revision {
            return Err(Forged::Line(last));
        }
        Ok(happened::<G>(log))
    }
}

/// Whether nothing that was taken back at `at` had shown anything new.
fn quiet(log: &[LogEntry], to: u64, at: u64) -> bool {
    let back = log.iter().filter(|e| (to + 1..at).contains(&e.revision));
    to > 0 && back.into_iter().all(|e| !e.reveals)
}

#[cfg(test)]
mod tests {
    use castaway_rollwrite::{
        RollWrite,
        ids::Difficulty,
        setup::{Island, Setup},
    };
    use serde_json::json;

    use super::*;

    fn setup() -> Setup {
        Setup {
            seats: 1,
            scenarios: vec!["s02".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(5),
        }
    }

    fn entry(revision: u64, command: Value) -> LogEntry {
        LogEntry {
            revision,
            actor: 7,
            command: command.into(),
            events: json!([{ "as it was told then": 1 }]).into(),
            at_ms: 1,
            interaction: None,
            reveals: false,
            mark: None,
        }
    }

    /// A game whose commands nobody reads any more.
    fn log() -> Vec<LogEntry> {
        let order = json!({ "order": { "seat": 0, "command": "a word of then" } });
        vec![
            entry(1, json!({ "begin": { "setup": setup(), "seed": 9 } })),
            entry(2, order.clone()),
            entry(3, order),
        ]
    }

    fn judge(log: &[LogEntry], made: u32, seed: u64, revision: u64, user: u64) -> Option<Forged> {
        let claim: Claim<'_, RollWrite> = Claim {
            prescribed: &(setup(), seed),
            made,
            begun: 2,
            revision,
            user,
        };
        claim.check(log).err()
    }

    #[test]
    fn a_whole_log_of_the_contest_is_believed_and_nothing_else() {
        let whole = log();
        assert_eq!(judge(&whole, 2, 9, 3, 7), None);
        assert_eq!(judge(&whole, 0, 9, 3, 7), None);
        // The contest was made after the rules had changed.
        assert_eq!(judge(&whole, 3, 9, 3, 7), Some(Forged::Rules));
        // Other dice, another person, another length.
        assert_eq!(judge(&whole, 2, 8, 3, 7), Some(Forged::OtherGame));
        assert_eq!(judge(&whole, 2, 9, 3, 8), Some(Forged::Line(1)));
        assert_eq!(judge(&whole, 2, 9, 4, 7), Some(Forged::Line(3)));
        assert_eq!(judge(&[], 2, 9, 0, 7), Some(Forged::Line(0)));
        // A gap, a second beginning, a step that was taken back.
        let mut gap = whole.clone();
        gap.remove(1);
        assert_eq!(judge(&gap, 2, 9, 3, 7), Some(Forged::Line(3)));
        let mut twice = whole.clone();
        twice[2].command = whole[0].command.clone();
        assert_eq!(judge(&twice, 2, 9, 3, 7), Some(Forged::Line(3)));
        let mut back = whole;
        back[2].command = json!({ "undo": { "to": 1 } }).into();
        assert_eq!(judge(&back, 2, 9, 3, 7), None);
        // It had shown something new, or it was the second in a row.
        let mut again = back.clone();
        again.push(entry(4, json!({ "undo": { "to": 1 } })));
        assert_eq!(judge(&again, 2, 9, 4, 7), Some(Forged::Undone));
        back[1].reveals = true;
        assert_eq!(judge(&back, 2, 9, 3, 7), Some(Forged::Undone));
    }
}
