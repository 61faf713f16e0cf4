//! How often the same question comes again right after the open one.

use crate::{
    effect::{Built, Effect},
    state::State,
    task::Op,
};

/// How many more like the open question follow at once: one card asks for several things one after the other.
pub(crate) fn further(state: &State) -> u8 {
    let (Some(ask), Some(next)) = (&state.ask, state.stack.last()) else {
        return 0;
    };
    let origin = &ask.prompt.origin;
    if next.ctx.source != origin.ctx.source {
        return 0;
    }
    match (&origin.op, &next.op) {
        (Op::Effect(now), Op::Effect(next)) => left(now, next),
        _ => 0,
    }
}

/// How many of the next effect are left, if it is the same as the one that asks.
fn left(now: &Effect, next: &Effect) -> u8 {
    match (now, next) {
        (
            Effect::MoveItems { to: here, .. },
            Effect::MoveItems {
                which: Built::Some(n),
                to,
            },
        ) if here == to => *n,
        (Effect::DiscardInventions { .. }, Effect::DiscardInventions { n })
        | (Effect::CoverArrows { .. }, Effect::CoverArrows { n }) => *n,
        (
            Effect::Exhaust {
                source: one,
                at: here,
                ..
            },
            Effect::Exhaust { source, n, at, .. },
        ) if one == source && here == at => *n,
        _ => 0,
    }
}
