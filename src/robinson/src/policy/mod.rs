//! Computer players that play by `legal` and `apply` alone: the measure of balance and a substitute.

use castaway_kernel::{Key, Seat};

use crate::{
    ask::{Ask, Label},
    catalog::Catalog,
    command::Command,
    engine::Rules,
    state::State,
};

mod answer;
mod climate;
mod flight;
mod needed;
mod outlook;
mod owed;
mod plan;
mod pressing;
mod raid;
mod road;
pub mod search;
mod style;
#[cfg(test)]
mod tests;
mod uses;
mod value;
mod wayward;
mod weighed;

pub(crate) use answer::price;
pub(crate) use needed::{fights, needed, needed_in_part};
pub(crate) use outlook::{clouds as expected_clouds, life_left};
pub(crate) use pressing::{fetches, presses};
pub(crate) use road::brings as brings_about;
pub(crate) use style::{Spending, Style};
pub use wayward::Wayward;
pub(crate) use weighed::may_kill;

/// What a table is worth to the searching player, in points: one wound of a healthy castaway is about ten.
pub fn worth(catalog: &Catalog, state: &State) -> i64 {
    search::worth(&Rules::new(catalog, state))
}

/// The work that what wins still asks for, in tenths of a pawn's.
pub fn still_owed(catalog: &Catalog, state: &State) -> i64 {
    let rules = Rules::new(catalog, state);
    owed::Owed::new(&rules).effort(&rules).into()
}

/// Whether an item is one that the goal asks for, or that is needed for one.
pub(crate) fn is_on_the_road(rules: &Rules<'_>, item: &Key) -> bool {
    road::items(rules).contains(item)
}

/// Wood that the builds of what wins still cost, the pile apart.
pub(crate) fn owed_wood(rules: &Rules<'_>) -> u16 {
    u16::try_from(owed::Owed::new(rules).wood).unwrap_or(0)
}

/// Whether the builds of what wins still cost fur that is not there.
pub(crate) fn lacks_fur(rules: &Rules<'_>) -> bool {
    owed::Owed::new(rules).fur_short(rules) > 0
}

/// Clouds that a careful group prepares for tonight or tomorrow, whichever are more.
pub(crate) fn clouds_soon(rules: &Rules<'_>) -> i32 {
    let tomorrow = i32::from(rules.s.round).saturating_add(1);
    expected_clouds(rules).max(climate::clouds_of(rules, tomorrow))
}

/// A sensible command for this seat, or `None` when it is not asked or should leave it to somebody else.
pub fn suggest(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    suggest_in(&Rules::new(catalog, state), seat, &Style::default())
}

/// The same for somebody who is away: nothing that they hold is used.
pub(crate) fn sparing(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let style = Style {
        spending: Spending::Nothing,
        ..Style::default()
    };
    suggest_in(&Rules::new(catalog, state), seat, &style)
}

/// The same over an rules that is at hand already, with leanings.
pub(crate) fn suggest_in(rules: &Rules<'_>, seat: Seat, style: &Style<'_>) -> Option<Command> {
    let state = rules.s;
    if state.end.is_some() || seat.index() >= state.people.len() {
        return None;
    }
    if let Some(ask) = &state.ask {
        let passed = ask.prompt.passed.contains(&seat);
        let command = (passed || ask.seats.contains(&seat)).then(|| answer::answer(rules, ask))?;
        let picks =
            |label: &Label| rules.may_pick(seat, label) && !(passed && *label == Label::Continue);
        let may = picked(ask, &command).all(picks);
        return may.then_some(command);
    }
    if state.planning {
        plan::plan(rules, seat, style)
    } else {
        None
    }
}

/// The labels that an answer picks.
fn picked<'a>(ask: &'a Ask, command: &'a Command) -> impl Iterator<Item = &'a Label> {
    ask.options.iter().filter_map(move |option| match command {
        Command::Choose(answer) => answer.picks.contains(&option.key).then_some(&option.label),
        _ => None,
    })
}
