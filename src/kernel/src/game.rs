use serde::{Serialize, de::DeserializeOwned};

use crate::{Answer, Audience, Await, Awaited, Casting, Key, OnceShown, OpenPlan, Seat, Voice};

/// A bug of ours found while applying a command: nothing is saved and the game stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("engine fault: {0}")]
pub struct Fault(pub String);

/// Why a command was not carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<R> {
    /// A rule forbids it.
    Rejected(R),
    /// The engine broke an invariant of its own.
    Fault(Fault),
}

/// A carried-out command: the new state and what happened on the way.
#[derive(Clone, Debug)]
pub struct Applied<S, E> {
    /// The state after the command.
    pub state: S,
    /// What happened, in order.
    pub events: Vec<E>,
}

/// What carrying out a command gives: the applied step or the refusal.
pub type Step<G> =
    Result<Applied<<G as Game>::State, <G as Game>::Event>, Refusal<<G as Game>::Rejection>>;

/// A board game as pure functions over data.
///
/// `apply` is the only writer. A refused command leaves everything as it was. All that waits is
/// inside `State`, so a game may pause at any point for any time.
pub trait Game: Sized {
    /// Name in saves.
    const NAME: &'static str;
    /// Number of the save schema; grows with each change of `State`'s form.
    const SCHEMA: u32;
    /// Number of the rules; grows when the same commands may give another game.
    const RULES: u32;

    /// Immutable content.
    type Catalog;
    /// What a new game needs to know.
    type Setup;
    /// Everything about one running game.
    type State: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What a seat may order.
    type Command: Clone + PartialEq + Serialize + DeserializeOwned;
    /// Something that happened.
    type Event: Clone + Serialize + DeserializeOwned;
    /// A typed reason.
    type Rejection;
    /// What a person may see.
    type View;
    /// How it ended.
    type Outcome;

    /// Sets up a new game.
    ///
    /// # Errors
    /// A rejection when the setup is not allowed.
    fn create(catalog: &Self::Catalog, setup: &Self::Setup, seed: u64) -> Step<Self>;

    /// Carries out one command of one seat.
    ///
    /// # Errors
    /// A rejection names the rule; a fault is a bug of ours. The given state is untouched.
    fn apply(
        catalog: &Self::Catalog,
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
    ) -> Step<Self>;

    /// Every command this seat may give now, but those that are too many to be listed
    /// ([`is_open_ended`](Self::is_open_ended)).
    fn legal(catalog: &Self::Catalog, state: &Self::State, seat: Seat) -> Vec<Self::Command>;

    /// Whether a command is one of so many that [`legal`](Self::legal) lists none of them, such as an offer with amounts;
    /// whether it is legal says [`admits`](Self::admits).
    fn is_open_ended(_: &Self::Command) -> bool {
        false
    }

    /// Whether this seat may give this command now; for every command the same as carrying it out would show.
    fn admits(
        catalog: &Self::Catalog,
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
    ) -> bool {
        Self::apply(catalog, state, seat, command).is_ok()
    }

    /// What this seat (or a bystander) may see.
    fn view(catalog: &Self::Catalog, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// Broken invariants, each in a sentence; empty when all is well.
    fn check(catalog: &Self::Catalog, state: &Self::State) -> Vec<String>;

    /// The end, once reached.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;

    /// Whether a step that showed something can be taken back at all.
    const ONCE_SHOWN: OnceShown = OnceShown::ByConsent;

    /// Whether the event showed something random or hidden, so that undoing it needs consent.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether chance had a part in what lies between two states, also where no event shows it; taking that back needs consent, too.
    fn chanced(_before: &Self::State, _after: &Self::State) -> bool {
        false
    }

    /// Who may be told of an event, and how much of it.
    fn audience(_: &Self::Event) -> Audience<Self::Event> {
        Audience::All
    }

    /// What a seat, or a bystander, is told of an event; `None` where that is nothing.
    fn told(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event> {
        Self::audience(event).told(event, viewer)
    }

    /// The number of the chapter of the story that an event opens, such as a round; `None` for every other event.
    fn chapter(_: &Self::Event) -> Option<u32> {
        None
    }

    /// The word of the game that an event brings up, for whoever is still learning it.
    fn word(_: &Self::Event) -> Option<&'static str> {
        None
    }

    /// Whether what is asked now cannot be answered without that word, so that it is explained before others.
    fn needs_word(_: &Self::State, _: &str) -> bool {
        false
    }

    /// Whether words that came up are explained in this moment; else they wait for one that has room for them.
    fn has_room_for_words(_: &Self::State) -> bool {
        true
    }

    /// Whether the event only says more of the others, such as their cause, so that a log without it tells the same.
    fn explains(_: &Self::Event) -> bool {
        false
    }

    /// Whether the command only rearranges unconfirmed plans, so that taking it back is always free.
    fn is_planning(command: &Self::Command) -> bool;

    /// What the table plans together and carries out at once; `None` where nothing is planned now.
    fn open_plan(_: &Self::State) -> Option<OpenPlan<Self::Command>> {
        None
    }

    /// The plan that the table makes, also while a question interrupts it; `None` where none is made.
    fn begun_plan(state: &Self::State) -> Option<OpenPlan<Self::Command>> {
        Self::open_plan(state)
    }

    /// Whether those who play are rivals, so that nobody takes back what another did without asking them.
    fn are_rivals(_: &Self::Catalog, _: &Self::State) -> bool {
        false
    }

    /// Why the open plan cannot be carried out yet because of what this seat has still to plan.
    fn unplanned(_: &Self::Catalog, _: &Self::State, _: Seat) -> Option<Self::Rejection> {
        None
    }

    /// Whether an order that others suggested counts for a seat that gave none in time: it moves nothing but what is that
    /// seat's, spends nothing that does not come back, and puts nobody's life at stake.
    fn counts_suggested(_: &Self::Catalog, _: &Self::State, _: Seat, _: &Self::Command) -> bool {
        false
    }

    /// Whose turn it is, where people take turns; `None` where everybody may act.
    fn turn(_: &Self::State) -> Option<Seat> {
        None
    }

    /// Who the game waits for, in the order of seats, and how much their word weighs; nobody when it is over.
    fn awaited(_: &Self::Catalog, state: &Self::State) -> Vec<Awaited> {
        let turn = Self::turn(state).map(|seat| Awaited {
            seat,
            voice: Voice::One,
            what: Await::Turn,
        });
        turn.into_iter().collect()
    }

    /// Who decides a vote between what has as many voices.
    fn casting(_: &Self::State) -> Casting {
        Casting::Of(Seat(0))
    }

    /// The answer that a command gives to a question; `None` where it answers none.
    fn answer(_: &Self::Command) -> Option<&Answer> {
        None
    }

    /// The command that gives an answer; `None` where a game has no questions.
    fn choose(_: Answer) -> Option<Self::Command> {
        None
    }

    /// What counts when nothing comes by a deadline, and of which seat; given again as long as the same are waited
    /// for. `None` where a game has no such answer or is over.
    fn fallback(_: &Self::Catalog, _: &Self::State) -> Option<(Seat, Self::Command)> {
        None
    }

    /// What counts for one seat when nothing comes of it by a deadline, where several are waited for at once; `None` for a seat
    /// that nobody waits for, or where nothing counts.
    fn fallback_of(
        catalog: &Self::Catalog,
        state: &Self::State,
        seat: Seat,
    ) -> Option<Self::Command> {
        let counts = Self::fallback(catalog, state);
        counts
            .filter(|(of, _)| *of == seat)
            .map(|(_, command)| command)
    }

    /// What the computer player would plan for a seat whose owner is away; `None` where it has nothing to plan.
    fn stand_in(_: &Self::Catalog, _: &Self::State, _: Seat) -> Option<Self::Command> {
        None
    }

    /// Who is waited for a short time only, and the [`fallback`](Self::fallback) that counts then; `None` where
    /// people take their time.
    fn unanswered(_: &Self::Catalog, _: &Self::State) -> Option<(Seat, Self::Command)> {
        None
    }

    /// Whether what is asked now is for the eyes alone of whoever is asked, so that nobody else can answer for them.
    fn asks_in_private(_: &Self::State) -> bool {
        false
    }

    /// The standing answers that a seat may settle now, by their names, those first that most people want.
    fn habits(_: &Self::Catalog, _: &Self::State, _: Seat) -> Vec<Key> {
        Vec::new()
    }

    /// The names of those that everybody begins with at a table whose people come by several times a day.
    fn usual_habits() -> &'static [&'static str] {
        &[]
    }

    /// The names of those that everybody begins with at every table, whatever its pace, and alone too.
    fn first_habits() -> &'static [&'static str] {
        &[]
    }

    /// The name of the standing answer that somebody is ready to carry out the open plan as soon as all that is theirs is planned;
    /// `None` where nothing is planned together.
    fn ready_habit() -> Option<&'static str> {
        None
    }

    /// The command of what a seat has prepared, in words of the game, for a turn that has come; `None` where it does not fit any more.
    fn prepared(_: &Self::Catalog, _: &Self::State, _: Seat, _: &[Key]) -> Option<Self::Command> {
        None
    }

    /// What the standing answers of a seat, the newest last, say to the open question, and which of them it is; `None` where
    /// they say nothing, or what is known to cost a life.
    fn by_habit(_: &Self::Catalog, _: &Self::State, _: Seat, _: &[Key]) -> Option<(Key, Answer)> {
        None
    }

    /// What was planned and is not planned any more, while a plan stays open: the commands that would plan it.
    fn undone(_: &Self::State, _: &Self::State) -> Vec<Self::Command> {
        Vec::new()
    }

    /// The answer to the open question where every answer to it comes to the same, or to nothing better, with a seat that may give it, so
    /// that nobody need be asked.
    fn moot(_: &Self::Catalog, _: &Self::State) -> Option<(Seat, Answer)> {
        None
    }

    /// What a standing answer of a seat rests on, in signs that differ when it does; `None` where it rests on nothing any more.
    fn basis(_: &Self::Catalog, _: &Self::State, _: Seat, _: &Key) -> Option<String> {
        None
    }

    /// Whether a standing answer was said of one thing alone, such as a planned action, so that it ends with it and nobody needs
    /// to be told.
    fn is_passing(_: &Key) -> bool {
        false
    }

    /// Whether everybody sees on the board that a standing answer has ended, such as one for what is full, so that only whoever gave
    /// it reads so when they look.
    fn ends_in_sight(_: &Key) -> bool {
        false
    }

    /// Whether two standing answers say the opposite of one thing, so that the newer of both ends the older; the order of the two does
    /// not matter.
    fn excludes(_: &Key, _: &Key) -> bool {
        false
    }

    /// An imagined moment of the question that comes next, where it is certain whatever the open one is answered and whatever
    /// chance brings; nothing else of it is. `None` where something else may come.
    fn ahead(_: &Self::Catalog, _: &Self::State) -> Option<Self::State> {
        None
    }

    /// What the open question asks, the same whenever the same is asked again; `None` where none is open.
    fn asked(_: &Self::State) -> Option<impl Serialize> {
        None::<()>
    }

    /// The open question with those of its answers that are named, to be told once it is settled; `None` where a game does not
    /// tell how votes ended.
    fn posed(_: &Self::State, _named: &[Key]) -> Option<impl Serialize> {
        None::<()>
    }

    /// From which seats the same command is still wanted after it was carried out for one; a person with several
    /// seats gives it for all of them.
    fn wanted_again(_: &Self::Catalog, _: &Self::State, _: &Self::Command) -> Vec<Seat> {
        Vec::new()
    }
}
