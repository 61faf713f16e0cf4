//! What counted for somebody who said nothing in time, because another had suggested it.

use castaway_kernel::Seat;
use castaway_robinson::{command::Command, game::Island, ids::Who, view::View};
use castaway_table::{Passage, SUGGESTED};

use super::words::Words;

/// Whether a step counted as another had suggested it.
pub fn was_suggested(step: &Passage<Island>) -> bool {
    let ordered = step.ordered.as_ref();
    ordered.is_some_and(|ordered| ordered.mark.as_deref() == Some(SUGGESTED))
}

/// What a step planned for somebody who said nothing in time, as another had suggested, by the characters, whose names stay.
pub fn suggested(words: &Words<'_>, view: &View, step: &Passage<Island>) -> Option<String> {
    let ordered = step.ordered.as_ref().filter(|_| was_suggested(step))?;
    let goal = match &ordered.command {
        Command::Assign(what) => &what.goal,
        Command::Join { placement, .. } => {
            let mut plan = view.plan.iter();
            &plan.find(|planned| planned.id == *placement)?.what.goal
        }
        _ => return None,
    };
    let name = |seat: Seat| words.person(view, Who::Seat(seat.0));
    let (what, who) = (words.goal(view, goal), name(ordered.seat));
    let by = ordered.suggested.map_or_else(|| "none".to_owned(), name);
    let args = [
        ("what", (&what).into()),
        ("who", (&who).into()),
        ("by", (&by).into()),
    ];
    Some(words.with("log-suggested", &args))
}
