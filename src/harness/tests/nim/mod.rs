//! A tiny game, sound or broken in one way: matches lie on a heap, each in turn takes one to three, and who takes the
//! last one wins. On a large heap chance lays one more match now and then.
#![allow(dead_code, reason = "each test file uses some of it")]

use std::cell::Cell;

use castaway_kernel::{Applied, Chance, Fault, Game, Refusal, Seat, Step};
use serde::{Deserialize, Serialize};

/// The game without a fault.
pub const SOUND: u8 = 0;
/// Takes a command that is not listed.
pub const ACCEPTS_MORE: u8 = 1;
/// Lists a command that is refused.
pub const LISTS_MORE: u8 = 2;
/// Forgets something in its save.
pub const FORGETS: u8 = 3;
/// Draws from beside its state.
pub const DRAWS_BESIDE: u8 = 4;
/// Breaks its invariant.
pub const BREAKS: u8 = 5;
/// Is never over.
pub const ENDLESS: u8 = 6;
/// Knows no way on.
pub const STUCK: u8 = 7;
/// Panics in the middle.
pub const PANICS: u8 = 8;
/// Finds a fault of its own.
pub const FAULTS: u8 = 9;
/// Lets an answer count that is not legal.
pub const ANSWERS: u8 = 10;
/// Changes the state that it was given.
pub const SCRIBBLES: u8 = 11;
/// Tells another story the second time.
pub const TALES: u8 = 12;
/// Sound: four matches are a command that is never listed, and is legal.
pub const OPEN_ENDED: u8 = 13;
/// Admits a command that is never listed and that it refuses.
pub const ADMITS_MORE: u8 = 14;
/// Lets an answer of one seat count that is not legal.
pub const ANSWERS_FOR_ONE: u8 = 15;

/// The game with the fault of this number.
pub struct Nim<const FAULT: u8>;

/// The heap and whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub heap: i16,
    pub turn: Seat,
    pub taken: [u8; 2],
    pub chance: Chance,
    #[serde(skip)]
    pub forgotten: u8,
    pub scribble: Scribble,
}

/// A place that can be written to through a shared state, as no game should have one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scribble(pub Cell<u8>);

/// What a seat orders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Takes so many.
    Take(u8),
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Took(pub u64);

thread_local! {
    static BESIDE: Cell<u64> = const { Cell::new(0) };
}

fn beside() -> u64 {
    BESIDE.with(|n| {
        n.set(n.get() + 1);
        n.get()
    })
}

impl<const FAULT: u8> Game for Nim<FAULT> {
    const NAME: &'static str = "nim";
    const SCHEMA: u32 = 1;
    const RULES: u32 = 1;
    type Catalog = ();
    type Setup = i16;
    type State = State;
    type Command = Command;
    type Event = Took;
    type Rejection = &'static str;
    type View = i16;
    type Outcome = Seat;

    fn create((): &(), heap: &i16, seed: u64) -> Step<Self> {
        let state = State {
            heap: *heap,
            turn: Seat(0),
            taken: [0, 0],
            chance: Chance::from_seed(seed),
            forgotten: 0,
            scribble: Scribble::default(),
        };
        let events = Vec::new();
        Ok(Applied { state, events })
    }

    fn apply((): &(), state: &State, seat: Seat, command: &Command) -> Step<Self> {
        let Command::Take(n) = *command;
        let most = match FAULT {
            ACCEPTS_MORE | OPEN_ENDED | ADMITS_MORE => 4,
            _ => 3,
        };
        if seat != state.turn || n == 0 || n > most || i16::from(n) > state.heap {
            if FAULT == SCRIBBLES {
                state.scribble.0.set(state.scribble.0.get().wrapping_add(1));
            }
            return Err(Refusal::Rejected("not so"));
        }
        let mut state = state.clone();
        state.heap -= i16::from(n);
        let taken = &mut state.taken[seat.index()];
        *taken = taken.saturating_add(n);
        state.turn = Seat(1 - seat.0);
        if state.heap > 10 && state.chance.die(6) == 0 {
            state.heap += 1;
        }
        let mut told = n.into();
        match (FAULT, state.taken[0]) {
            (FORGETS, 5..) => state.forgotten = 1,
            (DRAWS_BESIDE, _) => state.taken[1] = u8::try_from(beside() % 200).unwrap_or(0),
            (BREAKS, 5..) => state.heap = -1,
            (PANICS, 5..) => panic!("the heap fell over"),
            (FAULTS, 5..) => return Err(Refusal::Fault(Fault("no heap".into()))),
            (TALES, _) => told = beside(),
            (ENDLESS, _) => state.heap = state.heap.max(7),
            _ => {}
        }
        let events = vec![Took(told)];
        Ok(Applied { state, events })
    }

    fn legal((): &(), state: &State, seat: Seat) -> Vec<Command> {
        let most = if FAULT == LISTS_MORE { 4 } else { 3 };
        let stuck = FAULT == STUCK && state.taken[0] > 4;
        let able = |n: &u8| !stuck && seat == state.turn && i16::from(*n) <= state.heap;
        (1..=most).filter(able).map(Command::Take).collect()
    }

    fn is_open_ended(Command::Take(n): &Command) -> bool {
        *n > 3 && matches!(FAULT, OPEN_ENDED | ADMITS_MORE)
    }

    fn admits((): &(), state: &State, seat: Seat, command: &Command) -> bool {
        FAULT == ADMITS_MORE || Self::apply(&(), state, seat, command).is_ok()
    }

    fn fallback_of((): &(), state: &State, seat: Seat) -> Option<Command> {
        let n = if FAULT == ANSWERS_FOR_ONE { 9 } else { 1 };
        (seat == state.turn && state.heap > 0 && FAULT != STUCK).then_some(Command::Take(n))
    }

    fn view((): &(), state: &State, _: Option<Seat>) -> i16 {
        state.heap
    }

    fn check((): &(), state: &State) -> Vec<String> {
        let broken = state.heap < 0;
        broken
            .then(|| format!("a heap of {}", state.heap))
            .into_iter()
            .collect()
    }

    fn outcome(state: &State) -> Option<Seat> {
        (state.heap == 0).then_some(Seat(1 - state.turn.0))
    }

    fn reveals(_: &Took) -> bool {
        false
    }

    fn is_planning(_: &Command) -> bool {
        false
    }

    fn turn(state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn fallback((): &(), state: &State) -> Option<(Seat, Command)> {
        let n = if FAULT == ANSWERS { 9 } else { 1 };
        (state.heap > 0 && FAULT != STUCK).then_some((state.turn, Command::Take(n)))
    }
}
