//! The roll-and-write island game as a [`Game`].

use castaway_kernel::{Game, Seat, Step};

use crate::{
    catalog::Catalog,
    command::Command,
    engine,
    event::Event,
    legal,
    reject::Rejection,
    setup::Setup,
    state::{Outcome, Phase, State},
    view::{self, View},
};

/// The roll-and-write island game.
#[derive(Clone, Copy, Debug)]
pub struct RollWrite;

impl Game for RollWrite {
    const NAME: &'static str = "rollwrite";
    const SCHEMA: u32 = 1;
    const RULES: u32 = 3;

    type Catalog = Catalog;
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Rejection = Rejection;
    type View = View;
    type Outcome = Outcome;

    fn create(catalog: &Catalog, setup: &Setup, seed: u64) -> Step<Self> {
        engine::create(catalog, setup, seed)
    }

    fn apply(catalog: &Catalog, state: &State, seat: Seat, command: &Command) -> Step<Self> {
        engine::apply(catalog, state, seat, command)
    }

    fn legal(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Command> {
        legal::legal(catalog, state, seat)
    }

    fn view(catalog: &Catalog, state: &State, viewer: Option<Seat>) -> View {
        view::view(catalog, state, viewer)
    }

    fn check(catalog: &Catalog, state: &State) -> Vec<String> {
        crate::check::check(catalog, state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match &state.phase {
            Phase::Over(outcome) => Some(outcome.clone()),
            Phase::Start(_) | Phase::Turn(_) | Phase::Trade { .. } | Phase::Fight(_) => None,
        }
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn chapter(event: &Event) -> Option<u32> {
        match event {
            Event::Dawn { day } => Some(u32::from(*day)),
            _ => None,
        }
    }

    fn is_planning(_: &Command) -> bool {
        false
    }

    fn turn(state: &State) -> Option<Seat> {
        state.asked()
    }

    fn fallback(catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        crate::absent::answer(catalog, state)
    }

    fn unanswered(catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        Self::fallback(catalog, state)
    }
}
