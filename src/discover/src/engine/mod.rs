//! The one writer: carries a command out, then tasks, until the game waits.
//!
//! What waits is data: tasks by value on a stack, and a question whose options carry the tasks that follow.

mod act;
mod asking;
mod attack;
mod cause;
mod contest;
mod craft;
mod damage;
mod dice;
mod duel;
mod effects;
mod escape;
mod fight;
mod gather;
mod ground;
mod modify;
mod monsters;
mod night;
mod queries;
mod quest;
mod reward;
mod setup;
mod tasks;
mod threat;
mod trade;
mod trail;
mod walk;
mod water;
mod way;

use castaway_kernel::{Answer, Applied, Chance, DecisionId, Fault, Key, Refusal, Seat, stream};

use crate::{
    catalog::Catalog,
    command::Command,
    event::{Event, RollOf},
    reject::Rejection,
    state::{Ask, Label, Part, Phase, Prompt, State, Survivor, Task},
};

pub(crate) use contest::{contest, hard_need, is_hard_night};
pub(crate) use craft::price;
pub(crate) use damage::sick_up_to;
pub(crate) use duel::{Does, again_of};
pub(crate) use queries::{abilities, burdened, entering_by, is_ready, load, over_limit};
pub(crate) use quest::{has_any, stage, wants_look};
pub use setup::{begin, create};
pub(crate) use trail::next_under;
pub(crate) use walk::crossing;
pub(crate) use water::may_be_dirty;

/// Stamina that entering a space costs somebody.
pub(crate) fn entering(catalog: &Catalog, s: &State, seat: Seat, to: crate::world::Space) -> u8 {
    queries::entering(catalog, s, seat, to).0
}

/// What a step gives when it fails.
pub type Done<T = ()> = Result<T, Refusal<Rejection>>;

/// Who is asked, what may be answered, and which of it counts in silence.
type Asked = (Seat, Vec<(Label, Vec<Task>)>, u8);

/// More tasks than any command takes.
const RUNAWAY: u32 = 5_000;

pub(crate) fn no<T>(why: Rejection) -> Done<T> {
    Err(Refusal::Rejected(why))
}

pub(crate) fn fault<T>(what: &str) -> Done<T> {
    Err(Refusal::Fault(Fault(what.to_owned())))
}

/// A state that is being changed.
pub struct Engine<'a> {
    /// The content.
    pub catalog: &'a Catalog,
    /// The state.
    pub s: State,
    /// What happened.
    pub events: Vec<Event>,
}

/// Carries out one command on a copy.
///
/// # Errors
/// The rule that forbids it.
pub fn apply(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    command: &Command,
) -> Done<Applied<State, Event>> {
    let mut engine = Engine::new(catalog, state.clone());
    engine.step(seat, command)?;
    Ok(Applied {
        state: engine.s,
        events: engine.events,
    })
}

impl<'a> Engine<'a> {
    /// An engine on a state.
    pub fn new(catalog: &'a Catalog, s: State) -> Self {
        Self {
            catalog,
            s,
            events: Vec::new(),
        }
    }

    /// Carries out one command in place; after a refusal the state is as it was, after a fault it is worth nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn step(&mut self, seat: Seat, command: &Command) -> Done {
        if self.s.survivor(seat).is_none() {
            return no(Rejection::Seat);
        }
        if self.s.phase == Phase::Over {
            return no(Rejection::NotNow);
        }
        match command {
            Command::Choose(answer) => self.choose(seat, answer)?,
            _ => self.act(seat, command)?,
        }
        self.run()
    }

    /// Carries out what lies on the stack until the game waits.
    ///
    /// # Errors
    /// A fault of ours.
    pub fn go_on(&mut self) -> Done {
        self.run()
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn who(&self, seat: Seat) -> Done<&Survivor> {
        match self.s.seats.get(seat.index()) {
            Some(survivor) => Ok(survivor),
            None => fault("no such seat"),
        }
    }

    pub(crate) fn who_mut(&mut self, seat: Seat) -> Done<&mut Survivor> {
        match self.s.seats.get_mut(seat.index()) {
            Some(survivor) => Ok(survivor),
            None => fault("no such seat"),
        }
    }

    /// Chance for anything but the dice of a fight; each use has a stream of its own.
    pub(crate) fn chance(&mut self) -> Chance {
        self.s.draws += 1;
        let at = stream::mix(self.s.seed ^ u64::from(self.s.draws).wrapping_mul(0x9e37_79b9));
        Chance::from_seed(at)
    }

    /// A die of twelve sides.
    pub(crate) fn roll(&mut self, seat: Seat, of: RollOf) -> u8 {
        let n = u8::try_from(self.chance().die(12)).unwrap_or(0) + 1;
        self.tell(Event::RolledFor(seat, n, of));
        n
    }

    /// Does this next, in the order of the list.
    pub(crate) fn push(
        &mut self,
        tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>,
    ) {
        self.s.stack.extend(tasks.into_iter().rev());
    }

    /// Asks somebody; with one possible answer it is taken.
    pub(crate) fn ask(&mut self, seat: Seat, prompt: Prompt, options: Vec<(Label, Vec<Task>)>) {
        self.ask_with(prompt, vec![(seat, options, 0)]);
    }

    /// Asks several at once, each with the option that counts in silence; whoever has one possible answer is not asked.
    pub(crate) fn ask_with(&mut self, prompt: Prompt, parts: Vec<Asked>) {
        let part = |(seat, options, silent): Asked| Part {
            seat,
            picked: (options.len() < 2).then_some(0),
            options,
            silent,
        };
        let parts: Vec<Part> = parts.into_iter().map(part).collect();
        self.s.asks += 1;
        self.s.ask = Some(Ask {
            id: DecisionId(self.s.asks),
            prompt,
            parts,
        });
        self.settle();
    }

    /// Goes on once everybody has answered.
    fn settle(&mut self) {
        let answered = |ask: &Ask| ask.parts.iter().all(|p| p.picked.is_some());
        if !self.s.ask.as_ref().is_some_and(answered) {
            return;
        }
        let parts = self.s.ask.take().map_or(Vec::new(), |ask| ask.parts);
        for mut part in parts.into_iter().rev() {
            let at = usize::from(part.picked.unwrap_or(0));
            if at < part.options.len() {
                let (_, tasks) = part.options.swap_remove(at);
                self.push(tasks);
            }
        }
    }

    fn choose(&mut self, seat: Seat, answer: &Answer) -> Done {
        let Some(ask) = &mut self.s.ask else {
            return no(Rejection::Answer);
        };
        let [key] = answer.picks.as_slice() else {
            return no(Rejection::Answer);
        };
        // An answer about the dice of an attack may be changed until all have answered (D-S5-11).
        let changeable = ask.changeable(seat).is_some();
        let fits = |p: &&mut Part| p.seat == seat && (p.picked.is_none() || changeable);
        let part = ask.parts.iter_mut().find(fits);
        let (Some(part), true) = (part, ask.id == answer.decision) else {
            return no(Rejection::Answer);
        };
        let place = (0..part.options.len()).find(|n| option_key(*n) == *key);
        let Some(place) = place.and_then(|n| u8::try_from(n).ok()) else {
            return no(Rejection::Answer);
        };
        if part.picked == Some(place) {
            return no(Rejection::Answer);
        }
        part.picked = Some(place);
        self.settle();
        Ok(())
    }

    /// Carries tasks out until the game waits.
    pub(crate) fn run(&mut self) -> Done {
        for _ in 0..RUNAWAY {
            self.stands_alone()?;
            if self.s.ask.is_some() || self.s.phase == Phase::Over {
                return Ok(());
            }
            match self.s.stack.pop() {
                Some(task) => self.task(task)?,
                None if !self.rests()? => {}
                None => return Ok(()),
            }
        }
        fault("the game does not come to rest")
    }

    /// Whether nothing is to be done: else whoever cannot act makes room for the next, and the end is noticed.
    fn rests(&mut self) -> Done<bool> {
        if self.s.phase == Phase::Setup {
            return Ok(true);
        }
        if self.s.in_order().is_empty() {
            self.finish();
            return Ok(true);
        }
        let gone = |s: &State| s.turn().is_some_and(|turn| !s.is_here(turn.seat));
        if gone(&self.s) {
            self.push([Task::Next]);
            return Ok(false);
        }
        Ok(true)
    }
}

/// The key of an option by its place.
pub fn option_key(place: usize) -> Key {
    Key::from(place.to_string())
}
