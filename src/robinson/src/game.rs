//! The island game as a [`Game`]: one writer, pure readers.

use castaway_kernel::{Answer, Awaited, Casting, Game, Key, OpenPlan, Seat, Step};

use crate::{
    absent, ahead,
    catalog::Catalog,
    command::Command,
    engine::{self, Rules},
    event::Event,
    habit, legal, lesson, moot, policy,
    posed::Posed,
    reject::Rejection,
    rulings::Reading,
    setup::Setup,
    state::{End, State},
    together,
    view::View,
    voice,
};

/// The cooperative island game.
#[derive(Clone, Copy, Debug)]
pub struct Island;

impl Game for Island {
    const NAME: &'static str = "island";
    const SCHEMA: u32 = 2;
    const RULES: u32 = 5;

    type Catalog = Catalog;
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Rejection = Rejection;
    type View = View;
    type Outcome = End;

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
        crate::look::view(catalog, state, viewer)
    }

    fn check(catalog: &Catalog, state: &State) -> Vec<String> {
        crate::check::check(catalog, state)
    }

    fn outcome(state: &State) -> Option<End> {
        state.end
    }

    fn explains(event: &Event) -> bool {
        event.explains()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn chapter(event: &Event) -> Option<u32> {
        match event {
            Event::Round(n) => Some(u32::from(*n)),
            _ => None,
        }
    }

    fn word(event: &Event) -> Option<&'static str> {
        event.word()
    }

    fn needs_word(state: &State, word: &str) -> bool {
        lesson::needs(state, word)
    }

    fn has_room_for_words(state: &State) -> bool {
        lesson::has_room(state)
    }

    fn is_planning(command: &Command) -> bool {
        matches!(
            command,
            Command::Assign(_)
                | Command::Plan(_)
                | Command::Join { .. }
                | Command::Unassign { .. }
                | Command::Leave { .. }
        )
    }

    fn open_plan(state: &State) -> Option<OpenPlan<Command>> {
        together::open_plan(state)
    }

    fn begun_plan(state: &State) -> Option<OpenPlan<Command>> {
        together::begun_plan(state)
    }

    fn undone(before: &State, after: &State) -> Vec<Command> {
        together::undone(before, after)
    }

    fn counts_suggested(catalog: &Catalog, state: &State, seat: Seat, command: &Command) -> bool {
        absent::counts_suggested(&Rules::new(catalog, state), seat, command)
    }

    fn unplanned(catalog: &Catalog, state: &State, seat: Seat) -> Option<Rejection> {
        together::unplanned(catalog, state, seat)
    }

    fn awaited(catalog: &Catalog, state: &State) -> Vec<Awaited> {
        voice::awaited(&Rules::new(catalog, state))
    }

    /// Ruling vote-ties: the First Player, or nobody.
    fn casting(state: &State) -> Casting {
        match state.rulings.follows(Reading::TiesStayOpen) {
            true => Casting::Nobody,
            false => Casting::Of(Seat(state.first)),
        }
    }

    fn answer(command: &Command) -> Option<&Answer> {
        match command {
            Command::Choose(answer) => Some(answer),
            Command::Assign(_)
            | Command::Plan(_)
            | Command::Join { .. }
            | Command::Unassign { .. }
            | Command::Leave { .. }
            | Command::Advance
            | Command::Use(_) => None,
        }
    }

    fn choose(answer: Answer) -> Option<Command> {
        Some(Command::Choose(answer))
    }

    fn fallback(catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        absent::fallback(&Rules::new(catalog, state))
    }

    fn moot(catalog: &Catalog, state: &State) -> Option<(Seat, Answer)> {
        moot::moot(&Rules::new(catalog, state))
    }

    fn stand_in(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
        policy::sparing(catalog, state, seat)
    }

    fn habits(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Key> {
        habit::habits(&Rules::new(catalog, state), seat)
    }

    fn usual_habits() -> &'static [&'static str] {
        habit::USUAL
    }

    fn ready_habit() -> Option<&'static str> {
        Some(habit::READY)
    }

    fn by_habit(
        catalog: &Catalog,
        state: &State,
        seat: Seat,
        habits: &[Key],
    ) -> Option<(Key, Answer)> {
        habit::by_habit(&Rules::new(catalog, state), seat, habits)
    }

    fn basis(catalog: &Catalog, state: &State, seat: Seat, habit: &Key) -> Option<String> {
        habit::basis(&Rules::new(catalog, state), seat, habit)
    }

    fn excludes(one: &Key, other: &Key) -> bool {
        habit::excludes(one, other)
    }

    fn is_passing(habit: &Key) -> bool {
        habit::is_passing(habit)
    }

    fn ends_in_sight(habit: &Key) -> bool {
        habit::is_of_pile(habit)
    }

    fn ahead(catalog: &Catalog, state: &State) -> Option<State> {
        ahead::ahead(catalog, state)
    }

    fn asked(state: &State) -> Option<impl serde::Serialize> {
        state.ask.as_ref().map(ahead::asked)
    }

    fn posed(state: &State, named: &[Key]) -> Option<impl serde::Serialize> {
        state.ask.as_ref().map(|ask| Posed::of(ask, named))
    }

    /// Those who hold something of their own that would help at the stop that was just let go by.
    fn wanted_again(catalog: &Catalog, state: &State, command: &Command) -> Vec<Seat> {
        match command {
            Command::Choose(answer) => legal::still_to_pass(catalog, state, answer),
            Command::Assign(_)
            | Command::Plan(_)
            | Command::Join { .. }
            | Command::Unassign { .. }
            | Command::Leave { .. }
            | Command::Advance
            | Command::Use(_) => Vec::new(),
        }
    }
}
