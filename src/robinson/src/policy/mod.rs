//! Computer players that play by `legal` and `apply` alone: the measure of balance and a substitute.

use castaway_kernel::Seat;

use crate::{ask::Ask, catalog::Catalog, command::Command, engine::Engine, state::State};

mod answer;
mod outlook;
mod plan;
pub mod search;
mod style;
mod uses;
mod value;
mod ways;

pub(crate) use outlook::life_left;
pub(crate) use style::{Spending, Style};

/// A sensible command for this seat, or `None` when it is not asked or should leave it to somebody else.
pub fn suggest(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    suggest_in(&Engine::reader(catalog, state), seat, &Style::default())
}

/// The same over an engine that is at hand already, with leanings.
pub(crate) fn suggest_in(engine: &Engine<'_>, seat: Seat, style: &Style) -> Option<Command> {
    let state = &engine.s;
    if state.end.is_some() || seat.index() >= state.people.len() {
        return None;
    }
    if let Some(ask) = &state.ask {
        let command = ask
            .seats
            .contains(&seat)
            .then(|| answer::answer(engine, ask))?;
        let owner = owner(engine, ask, &command);
        return owner.is_none_or(|owner| owner == seat).then_some(command);
    }
    if state.planning {
        plan::plan(engine, seat, style)
    } else {
        None
    }
}

/// Whose thing an answer uses, if it is somebody's own.
fn owner(engine: &Engine<'_>, ask: &Ask, command: &Command) -> Option<Seat> {
    let Command::Choose(answer) = command else {
        return None;
    };
    ask.options
        .iter()
        .filter(|o| answer.picks.contains(&o.key))
        .find_map(|o| engine.owner_of(&o.label))
}
