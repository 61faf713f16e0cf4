//! The explore-and-craft game as a [`Game`].

use castaway_kernel::{Answer, Audience, Await, Awaited, Game, Key, OnceShown, Seat, Step, Voice};

use crate::{
    absent,
    catalog::Catalog,
    command::Command,
    engine,
    event::Event,
    habit, legal, prepared,
    reject::Rejection,
    setup::Setup,
    state::{Fate, Outcome, Phase, State},
    view::{self, View},
};

/// The explore-and-craft game.
#[derive(Clone, Copy, Debug)]
pub struct Discover;

impl Game for Discover {
    const NAME: &'static str = "discover";
    const SCHEMA: u32 = 1;
    const RULES: u32 = 1;

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

    fn is_open_ended(command: &Command) -> bool {
        // Offers and ways are too many; giving up is none of the things that are offered.
        matches!(
            command,
            Command::Offer { .. } | Command::Go { .. } | Command::GiveUp
        )
    }

    fn view(catalog: &Catalog, state: &State, viewer: Option<Seat>) -> View {
        view::view(catalog, state, viewer)
    }

    fn check(catalog: &Catalog, state: &State) -> Vec<String> {
        crate::check::check(catalog, state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let won = |seat: &Seat| state.survivor(*seat).is_some_and(|s| s.fate == Fate::Won);
        (state.phase == Phase::Over).then(|| Outcome {
            winners: state.everybody().filter(won).collect(),
            day: state.day,
        })
    }

    const ONCE_SHOWN: OnceShown = OnceShown::Stays;

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn chanced(before: &State, after: &State) -> bool {
        before.draws != after.draws
    }

    fn audience(event: &Event) -> Audience<Event> {
        event.audience()
    }

    fn chapter(event: &Event) -> Option<u32> {
        match event {
            Event::Dawn(day) => Some(u32::from(*day)),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        event.explains()
    }

    fn is_planning(_: &Command) -> bool {
        false
    }

    fn turn(state: &State) -> Option<Seat> {
        match absent::awaited(state).as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }

    fn awaited(_: &Catalog, state: &State) -> Vec<Awaited> {
        let what = match &state.ask {
            Some(ask) => Await::Ask(ask.id),
            None => Await::Turn,
        };
        let one = |seat| Awaited {
            seat,
            voice: Voice::One,
            what,
        };
        absent::awaited(state).into_iter().map(one).collect()
    }

    fn asks_in_private(state: &State) -> bool {
        let ask = state.ask.as_ref();
        ask.is_some_and(|ask| ask.prompt.is_secret())
    }

    fn answer(command: &Command) -> Option<&Answer> {
        match command {
            Command::Choose(answer) => Some(answer),
            _ => None,
        }
    }

    fn choose(answer: Answer) -> Option<Command> {
        Some(Command::Choose(answer))
    }

    fn are_rivals(catalog: &Catalog, state: &State) -> bool {
        crate::engine::contest(catalog, state).is_some()
    }

    fn habits(_: &Catalog, state: &State, seat: Seat) -> Vec<Key> {
        habit::habits(state, seat)
    }

    fn excludes(one: &Key, other: &Key) -> bool {
        habit::opposites(one).contains(other)
    }

    fn first_habits() -> &'static [&'static str] {
        habit::FIRST
    }

    fn by_habit(
        catalog: &Catalog,
        state: &State,
        seat: Seat,
        habits: &[Key],
    ) -> Option<(Key, Answer)> {
        habit::by_habit(catalog, state, seat, habits)
    }

    fn basis(_: &Catalog, state: &State, seat: Seat, habit: &Key) -> Option<String> {
        habit::basis(state, seat, habit)
    }

    fn prepared(catalog: &Catalog, state: &State, seat: Seat, what: &[Key]) -> Option<Command> {
        prepared::prepared(catalog, state, seat, what)
    }

    fn fallback(catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        let seat = absent::awaited(state).into_iter().next()?;
        Some((seat, absent::fallback(catalog, state, seat)?))
    }

    fn fallback_of(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
        absent::fallback(catalog, state, seat)
    }
}
