//! The one writer: carries out commands and runs the stack of tasks until the game waits.

mod actions;
mod actions_end;
pub(crate) mod arms;
mod black_markers;
mod board;
mod camp;
mod camp_actions;
mod closing;
mod combat;
mod create;
mod crew;
mod danger;
mod dice;
mod editions;
mod effects;
mod events;
mod finds;
mod goal;
mod guests;
mod items;
mod markers;
mod mouths;
mod mystery;
mod night;
mod pause;
mod paying;
mod pile;
mod planning;
mod pool;
mod printed;
mod prospects;
mod round;
mod score;
mod sheet;
mod sites;
mod sources;
mod special;
mod stacks;
mod stake;
mod uses;
mod using;
mod weather;
mod weather_again;
mod yields;

use std::cell::OnceCell;

use castaway_kernel::{
    AnswerError, Applied, Choice, Decision, DecisionId, Fault, Key, Pick, Refusal, Seat, Step,
};

pub(crate) use create::create;
pub(crate) use weather::Asks;

use crate::{
    ask::{Ask, Label, Prompt, Question},
    catalog::Catalog,
    command::Command,
    content::WonWhen,
    event::Event,
    game::Island,
    ids::Who,
    reject::Rejection,
    rulings::Reading,
    state::{End, State},
    task::{CardRef, Ctx, Op, Task},
};

/// Steps one command may take; more is a runaway and a fault of ours.
const FUEL: u32 = 5_000;

/// A result of a step inside the engine.
pub(crate) type Done = Result<(), Fault>;

/// An option of a question as the engine makes it.
pub(crate) type Opt = Choice<Label, Rejection, Vec<Task>>;

/// What the rules say of a state: questions, which copy nothing and change nothing.
pub(crate) struct Rules<'a> {
    pub cat: &'a Catalog,
    pub s: &'a State,
    /// Steps from the camp, counted once.
    reach: OnceCell<Reach>,
}

/// The work on one command: a state of its own that is thrown away if anything fails.
pub(crate) struct Engine<'a> {
    pub cat: &'a Catalog,
    pub s: State,
    pub events: Vec<Event>,
    /// The running step was stopped before already, and somebody has said to go on.
    pub passed: bool,
    /// Where the last cause stands among the events, and how many it is the cause of.
    named: Option<(usize, u16)>,
}

/// Steps from the camp.
pub(crate) type Reach = std::collections::BTreeMap<crate::ids::Space, u8>;

/// Carries out one command; see [`castaway_kernel::Game::apply`].
pub(crate) fn apply(cat: &Catalog, state: &State, seat: Seat, command: &Command) -> Step<Island> {
    if state.end.is_some() {
        return Err(Refusal::Rejected(Rejection::Over));
    }
    if seat.index() >= state.people.len() {
        return Err(Refusal::Rejected(Rejection::NoSuchSeat));
    }
    let mut engine = Engine::new(cat, state.clone());
    engine.order(seat, command).map_err(Refusal::Rejected)?;
    engine.run().map_err(Refusal::Fault)?;
    Ok(Applied {
        state: engine.s,
        events: engine.events,
    })
}

impl<'a> Rules<'a> {
    /// The rules over a state.
    pub(crate) fn new(cat: &'a Catalog, s: &'a State) -> Self {
        Self {
            cat,
            s,
            reach: OnceCell::new(),
        }
    }

    /// Whether this table follows a reading other than the default.
    pub(crate) fn reads(&self, reading: Reading) -> bool {
        self.s.rulings.follows(reading)
    }

    /// The seats that speak for a person; Friday and the group are answered for by anybody.
    fn seats_for(&self, who: Option<Who>) -> Vec<Seat> {
        match who {
            Some(Who::Seat(seat)) => vec![Seat(seat)],
            Some(Who::Friday) if self.reads(Reading::FridayOfFirst) => vec![Seat(self.s.first)],
            Some(Who::Friday | Who::Guest(_)) | None => self
                .s
                .seats()
                .filter_map(|w| match w {
                    Who::Seat(seat) => Some(Seat(seat)),
                    Who::Friday | Who::Guest(_) => None,
                })
                .collect(),
        }
    }
}

impl<'a> Engine<'a> {
    /// Work on a state.
    pub(crate) fn new(cat: &'a Catalog, s: State) -> Self {
        Engine {
            cat,
            s,
            events: Vec::new(),
            passed: false,
            named: None,
        }
    }

    /// What the rules say of the state as it is now.
    pub(crate) fn rules(&self) -> Rules<'_> {
        Rules::new(self.cat, &self.s)
    }

    pub(crate) fn order(&mut self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        match command {
            Command::Assign(what) => self.assign(seat, what),
            Command::Plan(all) => self.assign_all(seat, all),
            Command::Join {
                placement,
                pawns,
                lead,
            } => self.join(seat, *placement, pawns, *lead),
            Command::Unassign { placement } => self.unassign(seat, *placement),
            Command::Leave { placement } => self.leave(seat, *placement),
            Command::Advance => self.advance(),
            Command::Choose(answer) => {
                let ask = self.s.ask.as_ref().ok_or(Rejection::NoQuestion)?;
                // Whoever has gone on gives nothing up: things may be used as long as the stop is open.
                let passed = ask.prompt.passed.contains(&seat);
                let asked = match ask.seats.first() {
                    Some(first) if passed => *first,
                    _ => seat,
                };
                let picked = ask.check(asked, answer).map_err(|error| match error {
                    AnswerError::Outdated => Rejection::Outdated,
                    AnswerError::NotYours => Rejection::NotYours,
                    AnswerError::Unknown(_) => Rejection::NoSuchOption,
                    AnswerError::Blocked(at) => ask.options[at]
                        .blocked
                        .clone()
                        .unwrap_or(Rejection::NoSuchOption),
                    AnswerError::WrongNumber => Rejection::WrongNumber,
                })?;
                let picks = picked.iter().map(|at| &ask.options[*at].label);
                if picks
                    .clone()
                    .any(|label| !self.rules().may_pick(seat, label))
                {
                    return Err(Rejection::NotYours);
                }
                if picks.clone().all(|label| *label == Label::Continue) {
                    if passed {
                        return Err(Rejection::WentOn);
                    }
                    if self.rules().others_hold(seat) {
                        self.pass(seat);
                        return Ok(());
                    }
                }
                self.settle(&picked);
                Ok(())
            }
            Command::Use(what) => {
                let who = self.rules().user_for(seat, what);
                self.rules().may_use(who, what)?;
                if let Some(ask) = self.s.ask.take() {
                    self.s.stack.push(*ask.prompt.origin);
                }
                self.push(
                    self.rules().ordered(who, what),
                    Ctx {
                        actor: Some(who),
                        ..Ctx::default()
                    },
                );
                Ok(())
            }
        }
    }

    /// Runs tasks until the game waits, ends, or burns its fuel.
    pub(crate) fn run(&mut self) -> Done {
        for _ in 0..FUEL {
            if self.tick()? {
                return Ok(());
            }
        }
        Err(Fault("a command did not come to rest".into()))
    }

    /// Carries out one task; true when there is none, since the game waits or is over.
    pub(crate) fn tick(&mut self) -> Result<bool, Fault> {
        if self.s.ask.is_some() {
            return Ok(true);
        }
        if self.rules().won_when() == WonWhen::AtOnce && self.rules().goal_met() {
            self.finish(End::Won);
        }
        if self.s.end.is_some() {
            self.s.stack.clear();
            self.s.planning = false;
            self.s.resolving = false;
            return Ok(true);
        }
        match self.s.stack.pop() {
            None => Err(Fault("nothing left to do in a running game".into())),
            Some(task) if task.op == Op::Planning => {
                self.s.stack.push(task);
                Ok(true)
            }
            Some(task) => {
                let (cause, before) = (task.ctx.source.clone(), self.events.len());
                self.step(task)?;
                if let Some(card) = cause {
                    self.name_cause(card, before);
                }
                Ok(false)
            }
        }
    }

    /// Says that what was told since `from` happened because of a card.
    pub(super) fn name_cause(&mut self, card: CardRef, from: usize) {
        let Ok(more) = u16::try_from(self.events.len().saturating_sub(from)) else {
            return;
        };
        if more == 0 {
            return;
        }
        // One cause may take several steps.
        if let Some((at, total)) = self.named
            && at + 1 + usize::from(total) == from
            && let Some(Event::Because { card: before, n }) = self.events.get_mut(at)
            && *before == card
        {
            *n += more;
            self.named = Some((at, *n));
            return;
        }
        self.events.insert(from, Event::Because { card, n: more });
        self.named = Some((from, more));
    }

    /// Ends the game, once.
    pub(crate) fn finish(&mut self, end: End) {
        if self.s.end.is_none() {
            self.s.end = Some(end);
            self.tell(Event::Ended(end));
        }
    }

    /// Says that something happened.
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Puts one step on top of the stack.
    pub(crate) fn push(&mut self, op: Op, ctx: Ctx) {
        self.s.stack.push(Task { op, ctx });
    }

    /// Puts steps on the stack so that the first runs first.
    pub(crate) fn push_tasks(&mut self, tasks: Vec<Task>) {
        self.s.stack.extend(tasks.into_iter().rev());
    }

    /// Puts steps that share a context on the stack so that the first runs first.
    pub(crate) fn push_ops(&mut self, ops: Vec<Op>, ctx: &Ctx) {
        for op in ops.into_iter().rev() {
            self.push(op, ctx.clone());
        }
    }

    /// Opens a question; nothing may have been changed before, since a use runs `origin` again.
    pub(crate) fn ask(
        &mut self,
        origin: Task,
        question: Question,
        answers: Option<Who>,
        pick: Pick,
        options: Vec<Opt>,
    ) {
        let id = self.s.serial();
        let seats = match self.rules().first_settles(answers, &options) {
            true => vec![Seat(self.s.first)],
            false => self.rules().seats_for(answers),
        };
        let ask: Ask = Decision {
            id: DecisionId(id),
            seats,
            prompt: Prompt {
                question,
                source: origin.ctx.source.clone(),
                who: answers.or(origin.ctx.actor),
                origin: Box::new(origin),
                passed: Vec::new(),
            },
            pick,
            options,
            default: 0,
        };
        self.s.ask = Some(ask);
    }

    /// Asks to pick one option, or takes it if there is only one.
    pub(crate) fn choose(
        &mut self,
        origin: Task,
        question: Question,
        answers: Option<Who>,
        mut options: Vec<Opt>,
    ) {
        if options.len() == 1 && options[0].blocked.is_none() {
            let only = options.remove(0);
            self.push_tasks(only.then);
            return;
        }
        self.ask(origin, question, answers, Pick::One, options);
    }
}

/// An option that can be picked.
pub(crate) fn option(key: impl Into<Key>, label: Label, ops: Vec<Op>, ctx: &Ctx) -> Opt {
    Choice {
        key: key.into(),
        label,
        blocked: None,
        then: ops
            .into_iter()
            .map(|op| Task {
                op,
                ctx: ctx.clone(),
            })
            .collect(),
    }
}
