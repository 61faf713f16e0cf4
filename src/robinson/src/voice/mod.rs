//! Who the island game waits for, and how much their word weighs.
//!
//! Nothing of it is saved: it follows from the open question, and who may answer, as they stand.

mod weight;

pub use weight::Weight;

use castaway_kernel::{Await, Awaited, Seat, Voice};

use crate::{
    ask::{Ask, Label},
    engine::Rules,
};

/// Everybody who is waited for, in the order of seats; see [`castaway_kernel::Game::awaited`].
pub(crate) fn awaited(rules: &Rules<'_>) -> Vec<Awaited> {
    let s = rules.s;
    if s.end.is_some() {
        return Vec::new();
    }
    let (seats, voice, what) = match &s.ask {
        Some(ask) => (asked(rules, ask), voice(rules, ask), Await::Ask(ask.id)),
        None => (everybody(rules), Voice::One, Await::Plan),
    };
    let awaited = |seat| Awaited {
        seat,
        voice: voice.clone(),
        what,
    };
    seats.into_iter().map(awaited).collect()
}

/// Who is waited for at an open question: those who hold something of their own and have not let it go by, else
/// everybody who may answer.
pub(crate) fn asked(rules: &Rules<'_>, ask: &Ask) -> Vec<Seat> {
    let holders = rules.holders();
    if holders.is_empty() {
        ask.seats.clone()
    } else {
        holders
    }
}

/// How much an answer to an open question weighs.
fn voice(rules: &Rules<'_>, ask: &Ask) -> Voice {
    if ask.seats.len() + ask.prompt.passed.len() == 1 {
        return Voice::One;
    }
    let pass = ask.options.iter().find(|o| o.label == Label::Continue);
    match (Weight::of(&ask.prompt.question), pass) {
        (Weight::Window, Some(pass)) => Voice::Window {
            holders: rules.holders(),
            pass: pass.key.clone(),
        },
        (Weight::Vote, _) => Voice::Vote,
        (Weight::Small, _) | (Weight::Window, None) => Voice::Small,
    }
}

fn everybody(rules: &Rules<'_>) -> Vec<Seat> {
    let seats = u8::try_from(rules.s.people.len()).unwrap_or(4);
    (0..seats).map(Seat).collect()
}
