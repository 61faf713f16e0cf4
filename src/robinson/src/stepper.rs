//! A game taken task by task, for checks that must look between two tasks.

use castaway_kernel::{Fault, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::Window,
    engine::{Engine, Rules},
    event::Event,
    ids::{Deck, Phase, Who},
    reject::Rejection,
    state::State,
    task::{Ctx, Op, Task, Usable},
};

/// A game that stands still between two tasks.
pub struct Stepper<'a> {
    engine: Engine<'a>,
}

impl std::fmt::Debug for Stepper<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stepper")
            .field("next", &self.next())
            .finish()
    }
}

impl<'a> Stepper<'a> {
    /// A game as it stands.
    pub fn new(catalog: &'a Catalog, state: State) -> Self {
        Self {
            engine: Engine::new(catalog, state),
        }
    }

    /// Gives a command; its tasks are still to be carried out.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn give(&mut self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        self.engine.order(seat, command)
    }

    /// The task that comes next; `None` while the game waits or is over.
    pub fn next(&self) -> Option<&Task> {
        let s = &self.engine.s;
        let rests = s.ask.is_some() || s.end.is_some();
        s.stack
            .last()
            .filter(|task| !rests && task.op != Op::Planning)
    }

    /// Carries out one task; true when there is none, since the game waits or is over.
    ///
    /// # Errors
    /// A fault of the engine.
    pub fn step(&mut self) -> Result<bool, Fault> {
        self.engine.tick()
    }

    /// Puts the use of a thing before everything else.
    pub fn push_use(&mut self, who: Who, what: Usable) {
        let ctx = Ctx {
            actor: Some(who),
            ..Ctx::default()
        };
        self.engine.push(Op::Use(who, what), ctx);
    }

    /// Whether a thing can roll a die of this deck again, as its card says.
    pub fn rerolls(&self, who: Who, what: &Usable, deck: Deck) -> bool {
        let usage = self.engine.rules().use_of(who, what);
        usage.is_some_and(|usage| {
            matches!(usage.window, Window::AfterRoll(only) if only.is_none_or(|d| d == deck))
        })
    }

    /// What happened since this was asked last.
    pub fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.engine.events)
    }

    /// The game as it stands.
    pub fn state(&self) -> &State {
        &self.engine.s
    }

    /// Everything of everybody that the rules let be used right before the next task.
    pub fn usable(&self) -> Vec<(Who, Usable)> {
        let Some(next) = self.next() else {
            return Vec::new();
        };
        let rules = self.engine.rules();
        let seats: Vec<Who> = rules.s.seats().collect();
        let mut found = Vec::new();
        for who in seats {
            for what in rules.things_of(who) {
                let Some(usage) = rules.use_of(who, &what) else {
                    continue;
                };
                if fits(usage.window, next, who, &rules) && rules.able(who, &what).is_ok() {
                    found.push((who, what));
                }
            }
        }
        found
    }
}

/// Whether a thing of this window may be used right before a task.
fn fits(window: Window, next: &Task, who: Who, rules: &Rules<'_>) -> bool {
    let s = rules.s;
    match window {
        Window::Any => true,
        // A fight of one person is always with a card that was revealed.
        Window::NoCard => !matches!(next.op, Op::Fight(..)) && !rules.card_acts(Some(&next.ctx)),
        Window::NotResolving => !s.resolving,
        Window::BeforeActions => {
            !s.resolving
                && matches!(
                    s.phase,
                    Phase::Event | Phase::Morale | Phase::Production | Phase::Action
                )
        }
        Window::Planning => s.planning,
        Window::Night => s.phase == Phase::Night,
        Window::Weather => s.phase == Phase::Weather && matches!(next.op, Op::WeatherWindow(_)),
        // Whoever fights uses what helps in it.
        Window::Combat => match &next.op {
            Op::Fight(fighter, _) => *fighter == who,
            op => matches!(op, Op::HungryBeast),
        },
        Window::OwnCombat => {
            matches!(&next.op, Op::Fight(fighter, _) if *fighter == who)
                && next.ctx.placement.is_some()
        }
        Window::Mystery => match &next.op {
            Op::Mystery(drawing) => drawing.limits.all && drawing.resolved == 0,
            op => matches!(op, Op::MysteryCard(_)),
        },
        Window::AfterRoll(_) => matches!(next.op, Op::AfterRoll(_)) && next.ctx.actor == Some(who),
        Window::OwnAction | Window::ArrangeCamp => false,
    }
}
