//! How much an event matters to those who only read a few lines.

use crate::event::Event;

/// How much an event matters to those who only read a few lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Matter {
    /// The more the higher.
    pub weight: u8,
    /// Whoever was not told of it would miss it later, so that it is not left out: what it costs, and what was found.
    pub missed: bool,
    /// The summary of a round tells it in any case.
    pub summed: bool,
    /// The group still lives by it rounds later.
    pub lasting: bool,
    /// It says why there are wounds, which come next.
    pub owes: bool,
    /// It is wounds.
    pub wounds: bool,
}

/// How much an event matters, and whether it would be missed.
pub(super) fn matter(event: &Event) -> Matter {
    let facts = event.facts();
    Matter {
        weight: facts.weight,
        missed: facts.missed,
        summed: facts.summed,
        lasting: facts.lasting,
        owes: matches!(
            event,
            Event::Starved(_) | Event::Unmet { .. } | Event::OpenAir
        ),
        wounds: matches!(event, Event::Wounded { .. }),
    }
}
