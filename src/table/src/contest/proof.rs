//! The proof of a score: the game is played again from its setup, command by command.

use castaway_kernel::{Applied, Game, Seat};
use castaway_store::LogEntry;
use serde::{Deserialize, Serialize};

use crate::{Playable, Record};

/// Why a score is not believed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Forged {
    /// The log does not begin with a setup, or a line cannot be read.
    #[error("the log cannot be read at revision {0}")]
    Line(u64),
    /// Something was taken back.
    #[error("something was taken back")]
    Undone,
    /// Another island or other dice than the contest has.
    #[error("not the game of this contest")]
    OtherGame,
    /// The contest was made after the rules had changed, so no game of it is older.
    #[error("the contest is younger than the rules of the game")]
    Rules,
    /// The engine refuses what was done.
    #[error("command {0} is refused")]
    Refused(usize),
    /// The commands lead to another game than the one that was shown.
    #[error("the commands lead to another end")]
    OtherEnd,
}

/// All that is needed to play a game again.
#[derive(Serialize, Deserialize)]
#[serde(bound(
    serialize = "G::Setup: Serialize",
    deserialize = "G::Setup: serde::de::DeserializeOwned"
))]
pub struct Proof<G: Playable> {
    /// How the game was set up.
    pub setup: G::Setup,
    /// Its seed.
    pub seed: u64,
    /// Every command with its seat.
    pub commands: Vec<(Seat, G::Command)>,
    /// What was taken back, in order.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub back: Vec<Back<G::Command>>,
}

/// Commands of one press that was taken back: it must have shown nothing new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Back<C> {
    /// How many commands that stand came before it.
    pub after: usize,
    /// What was taken back.
    pub commands: Vec<(Seat, C)>,
}

/// Which steps may have been taken back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Undos {
    /// The last press, once.
    Last,
    /// Any step at all.
    Any,
}

impl<G: Playable> Proof<G> {
    /// Takes the proof from the log of a game.
    ///
    /// # Errors
    /// When a line cannot be read, or more was taken back than one press.
    pub fn of_log(log: &[LogEntry]) -> Result<Self, Forged> {
        Self::read(log, Undos::Last)
    }

    /// The same for a game in which steps may be taken back: what stands is proved.
    ///
    /// # Errors
    /// When a line cannot be read.
    pub fn of_free_log(log: &[LogEntry]) -> Result<Self, Forged> {
        Self::read(log, Undos::Any)
    }

    fn read(log: &[LogEntry], undos: Undos) -> Result<Self, Forged> {
        let mut proof: Option<Self> = None;
        // The revision that each command led to.
        let mut steps: Vec<u64> = Vec::new();
        let mut fresh = false;
        for entry in log {
            let read = entry.command.read();
            let record: Record<G::Setup, G::Command> =
                read.map_err(|_| Forged::Line(entry.revision))?;
            match (record, &mut proof) {
                (Record::Begin { setup, seed }, None) => {
                    proof = Some(Self {
                        setup,
                        seed,
                        commands: Vec::new(),
                        back: Vec::new(),
                    });
                }
                (Record::Order { seat, command, .. }, Some(proof)) => {
                    proof.commands.push((seat, command));
                    steps.push(entry.revision);
                    fresh = true;
                }
                (Record::Undo { .. }, Some(_)) if undos == Undos::Last && !fresh => {
                    return Err(Forged::Undone);
                }
                (Record::Undo { to }, Some(proof)) => {
                    steps.retain(|revision| *revision <= to);
                    let commands = proof.commands.split_off(steps.len());
                    if undos == Undos::Last {
                        let after = steps.len();
                        proof.back.push(Back { after, commands });
                    }
                    fresh = false;
                }
                (Record::Begin { .. }, Some(_))
                | (Record::Order { .. } | Record::Undo { .. }, None) => {
                    return Err(Forged::Line(entry.revision));
                }
            }
        }
        proof.ok_or(Forged::Line(0))
    }

    /// Plays the game again and gives its end with all that happened: from the opening that the contest keeps, else
    /// from its setup.
    ///
    /// # Errors
    /// When it is not the game that the contest prescribes, or a command is refused.
    pub fn replay(
        &self,
        catalog: &G::Catalog,
        prescribed: &(G::Setup, u64),
        opening: Option<&Applied<G::State, G::Event>>,
    ) -> Result<(G::State, Vec<G::Event>), Forged> {
        if self.setup != prescribed.0 || self.seed != prescribed.1 {
            return Err(Forged::OtherGame);
        }
        let first = match opening {
            Some(opening) => opening.clone(),
            None => G::create(catalog, &self.setup, self.seed).map_err(|_| Forged::OtherGame)?,
        };
        let (mut state, mut events) = (first.state, first.events);
        self.check_back(catalog, &state, 0)?;
        for (at, (seat, command)) in self.commands.iter().enumerate() {
            let step =
                G::apply(catalog, &state, *seat, command).map_err(|_| Forged::Refused(at))?;
            state = step.state;
            events.extend(step.events);
            self.check_back(catalog, &state, at + 1)?;
        }
        Ok((state, events))
    }

    /// Whether what was taken back after so many commands could be done then, and showed nothing new.
    fn check_back(
        &self,
        catalog: &G::Catalog,
        state: &G::State,
        after: usize,
    ) -> Result<(), Forged> {
        for back in self.back.iter().filter(|back| back.after == after) {
            let mut state = state.clone();
            for (seat, command) in &back.commands {
                let step = G::apply(catalog, &state, *seat, command)
                    .map_err(|_| Forged::Refused(after))?;
                if step.events.iter().any(G::reveals) {
                    return Err(Forged::Undone);
                }
                state = step.state;
            }
        }
        Ok(())
    }

    /// The same, and the end must be the one that was shown.
    ///
    /// # Errors
    /// As [`Proof::replay`], and when the shown game is another.
    pub fn verify(
        &self,
        catalog: &G::Catalog,
        prescribed: &(G::Setup, u64),
        opening: Option<&Applied<G::State, G::Event>>,
        shown: &G::State,
    ) -> Result<Vec<G::Event>, Forged> {
        let (state, events) = self.replay(catalog, prescribed, opening)?;
        if state != *shown || <G as Game>::outcome(&state).is_none() {
            return Err(Forged::OtherEnd);
        }
        Ok(events)
    }
}

#[cfg(test)]
mod tests {
    use castaway_rollwrite::{
        RollWrite,
        catalog::Catalog,
        command::Command,
        ids::Difficulty,
        setup::{Island, Setup},
    };

    use super::*;
    use castaway_store::Json;

    fn played() -> (Catalog, Proof<RollWrite>, <RollWrite as Game>::State) {
        let catalog = Catalog::load().unwrap();
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s02".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(5),
        };
        let mut state = RollWrite::create(&catalog, &setup, 9).unwrap().state;
        let mut commands = Vec::new();
        while let Some(seat) = state.asked() {
            // The first order in the list, but no day shall be over before something was done in it.
            let legal = RollWrite::legal(&catalog, &state, seat);
            let command = legal
                .iter()
                .find(|c| **c != Command::EndTurn)
                .unwrap_or(&Command::EndTurn)
                .clone();
            state = RollWrite::apply(&catalog, &state, seat, &command)
                .unwrap()
                .state;
            commands.push((seat, command));
        }
        let proof = Proof {
            setup,
            seed: 9,
            commands,
            back: Vec::new(),
        };
        (catalog, proof, state)
    }

    fn entry(revision: u64, record: &Record<Setup, Command>) -> LogEntry {
        LogEntry {
            revision,
            actor: 1,
            command: Json::of(&record).unwrap(),
            events: Json::default(),
            at_ms: 1,
            interaction: None,
            reveals: false,
            mark: None,
        }
    }

    #[test]
    fn what_was_taken_back_is_no_part_of_a_free_proof() {
        let (_, proof, _) = played();
        let (setup, seed) = (proof.setup, proof.seed);
        let order = |n: usize| {
            let (seat, command) = proof.commands[n].clone();
            Record::Order {
                seat,
                command,
                vote: None,
                suggested: None,
            }
        };
        let records = [
            Record::Begin { setup, seed },
            order(0),
            order(1),
            order(2),
            Record::Undo { to: 3 },
            Record::Undo { to: 2 },
            order(3),
        ];
        let log: Vec<LogEntry> = (1..).zip(&records).map(|(n, r)| entry(n, r)).collect();
        let told = Proof::<RollWrite>::of_free_log(&log).unwrap();
        let expected = [proof.commands[0].clone(), proof.commands[3].clone()];
        assert_eq!(told.commands, expected);
        // Two in a row are too many where it counts.
        let strict = Proof::<RollWrite>::of_log(&log).err();
        assert_eq!(strict, Some(Forged::Undone));
        assert!(Proof::<RollWrite>::of_free_log(&log[1..]).is_err());
    }

    #[test]
    fn a_press_that_showed_nothing_may_have_been_taken_back_once() {
        let (catalog, proof, shown) = played();
        let prescribed = (proof.setup.clone(), 9);
        let begin = Record::Begin {
            setup: proof.setup.clone(),
            seed: proof.seed,
        };
        let order = |n: usize| {
            let (seat, command) = proof.commands[n].clone();
            Record::Order {
                seat,
                command,
                vote: None,
                suggested: None,
            }
        };
        let judge = |mut records: Vec<Record<Setup, Command>>, from: usize| {
            records.extend((from..proof.commands.len()).map(order));
            let log: Vec<LogEntry> = (1..).zip(&records).map(|(n, r)| entry(n, r)).collect();
            Proof::<RollWrite>::of_log(&log)
                .and_then(|proof| proof.verify(&catalog, &prescribed, None, &shown))
                .err()
        };
        // The first two orders land and do something with a die; what lands rolls the dice of the day.
        let back = || Record::Undo { to: 2 };
        let quiet = vec![begin.clone(), order(0), order(1), back()];
        assert_eq!(judge(quiet.clone(), 1), None);
        let again = [quiet, vec![order(1), Record::Undo { to: 2 }]].concat();
        assert_eq!(judge(again.clone(), 1), None);
        let twice = [again, vec![Record::Undo { to: 1 }]].concat();
        assert_eq!(judge(twice, 0), Some(Forged::Undone));
        let rolled = vec![begin, order(0), Record::Undo { to: 1 }];
        assert_eq!(judge(rolled, 0), Some(Forged::Undone));
    }

    #[test]
    fn a_true_score_is_believed_and_a_forged_one_is_not() {
        let (catalog, mut proof, shown) = played();
        let prescribed = (proof.setup.clone(), 9);
        let text = serde_json::to_string(&proof).unwrap();
        let proof2: Proof<RollWrite> = serde_json::from_str(&text).unwrap();
        assert!(proof2.verify(&catalog, &prescribed, None, &shown).is_ok());
        // Another claim about the end.
        let mut better = shown.clone();
        better.players[0].survival += 50;
        assert_eq!(
            proof.verify(&catalog, &prescribed, None, &better),
            Err(Forged::OtherEnd)
        );
        // Other dice, another island.
        let other = (proof.setup.clone(), 10);
        assert_eq!(
            proof.verify(&catalog, &other, None, &shown),
            Err(Forged::OtherGame)
        );
        // A command that was not possible.
        proof.commands.insert(3, (Seat(0), Command::Finish));
        assert_eq!(
            proof.verify(&catalog, &prescribed, None, &shown),
            Err(Forged::Refused(3))
        );
        proof.commands.remove(3);
        // A game that is not over.
        proof.commands.pop();
        assert_eq!(
            proof.verify(&catalog, &prescribed, None, &shown),
            Err(Forged::OtherEnd)
        );
    }
}
