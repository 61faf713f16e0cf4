//! The rules, as pure functions.

use castaway_kernel::{Applied, Chance, Game, Refusal, Seat, Step};
use serde::{Deserialize, Serialize};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToe;

/// The rows, columns and diagonals.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// What a new game needs to know: nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {}

/// A running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Whose mark lies on each field, row by row.
    pub fields: [Option<Seat>; 9],
    /// Who moves next.
    pub turn: Seat,
}

/// A mark on this field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark(pub u8);

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// This seat begins.
    Begins(Seat),
    /// A seat marked a field.
    Marked(Seat, u8),
}

/// Why a mark is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// There is no such field.
    NoField,
    /// A mark lies there.
    Taken,
    /// The other one moves.
    NotYourTurn,
    /// The game is over.
    Over,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Three in a line.
    Won(Seat),
    /// The board is full.
    Draw,
}

impl State {
    fn winner(&self) -> Option<Seat> {
        LINES.iter().find_map(|line| {
            let [a, b, c] = line.map(|at| self.fields.get(at).copied().flatten());
            a.filter(|_| a == b && b == c)
        })
    }
}

fn rejected<T>(why: Rejection) -> Result<T, Refusal<Rejection>> {
    Err(Refusal::Rejected(why))
}

impl Game for TicTacToe {
    const NAME: &'static str = "tictactoe";
    const SCHEMA: u32 = 1;
    const RULES: u32 = 1;
    type Catalog = ();
    type Setup = Setup;
    type State = State;
    type Command = Mark;
    type Event = Event;
    type Rejection = Rejection;
    type View = State;
    type Outcome = End;

    fn create((): &(), _: &Setup, seed: u64) -> Step<Self> {
        let turn = match Chance::from_seed(seed).die(2) {
            0 => Seat(0),
            _ => Seat(1),
        };
        Ok(Applied {
            state: State {
                fields: [None; 9],
                turn,
            },
            events: vec![Event::Begins(turn)],
        })
    }

    fn apply((): &(), state: &State, seat: Seat, &Mark(field): &Mark) -> Step<Self> {
        if Self::outcome(state).is_some() {
            return rejected(Rejection::Over);
        }
        if seat != state.turn {
            return rejected(Rejection::NotYourTurn);
        }
        let mut state = state.clone();
        match state.fields.get_mut(usize::from(field)) {
            None => return rejected(Rejection::NoField),
            Some(Some(_)) => return rejected(Rejection::Taken),
            Some(free) => *free = Some(seat),
        }
        state.turn = Seat(1 - seat.0.min(1));
        Ok(Applied {
            state,
            events: vec![Event::Marked(seat, field)],
        })
    }

    fn legal(catalog: &(), state: &State, seat: Seat) -> Vec<Mark> {
        let all = (0..9).map(Mark);
        all.filter(|mark| Self::apply(catalog, state, seat, mark).is_ok())
            .collect()
    }

    fn view((): &(), state: &State, _: Option<Seat>) -> State {
        state.clone()
    }

    fn check((): &(), state: &State) -> Vec<String> {
        let of = |seat| state.fields.iter().filter(|f| **f == Some(seat)).count();
        let apart = of(Seat(0)).abs_diff(of(Seat(1)));
        let wrong = (apart > 1).then(|| format!("one has {apart} marks more than the other"));
        wrong.into_iter().collect()
    }

    fn outcome(state: &State) -> Option<End> {
        let full = state.fields.iter().all(Option::is_some);
        let draw = full.then_some(End::Draw);
        state.winner().map(End::Won).or(draw)
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn is_planning(_: &Mark) -> bool {
        false
    }

    fn turn(state: &State) -> Option<Seat> {
        Self::outcome(state).is_none().then_some(state.turn)
    }
}
