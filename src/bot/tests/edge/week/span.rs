//! How much of a game the four play: whole ones take minutes of the pauses that the bot makes, so every run plays the last rounds of
//! one game for each pace, and whole games are played by hand.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, policy, setup::Setup, state::State};

/// So many rounds are left where only the last ones are played, as somebody quick plays them: enough that somebody who leaves
/// for two days comes back.
const LEFT: usize = 4;

/// How much of a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// All of it.
    Whole,
    /// Its last rounds.
    Last,
}

impl Span {
    /// The one that was asked for: whoever says how many games means whole ones.
    pub fn asked() -> Self {
        match std::env::var_os("CASTAWAY_GAMES") {
            Some(_) => Self::Whole,
            None => Self::Last,
        }
    }

    /// What asks for it, before a command.
    pub fn asks(self) -> &'static str {
        match self {
            Self::Whole => "CASTAWAY_GAMES=1 ",
            Self::Last => "",
        }
    }

    /// Where the game of a seed begins for so many people.
    pub fn begins(self, catalog: &Catalog, people: u8, seed: u64) -> State {
        let setup = Setup::standard(people);
        let start = Island::create(catalog, &setup, seed).ok().unwrap().state;
        match self {
            Self::Whole => start,
            Self::Last => late(catalog, people, start),
        }
    }
}

/// The moment of a game at which the planning of its last rounds begins, as somebody quick plays them all.
fn late(catalog: &Catalog, people: u8, start: State) -> State {
    let mut rounds = vec![start.clone()];
    let mut state = start;
    while state.end.is_none() {
        let mut seats = (0..people).map(Seat);
        let next = seats.find_map(|seat| Some((seat, policy::suggest(catalog, &state, seat)?)));
        let (seat, command) = next.expect("somebody is asked");
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.ok().unwrap().state;
        let new = rounds.last().is_none_or(|last| last.round < state.round);
        if new && Island::open_plan(&state).is_some() {
            rounds.push(state.clone());
        }
    }
    let at = rounds.len().saturating_sub(LEFT);
    rounds.swap_remove(at)
}
