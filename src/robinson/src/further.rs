//! How often the same question comes again right after the open one.

use crate::{
    effect::{Built, Effect},
    state::State,
    task::{Op, Owed, Task},
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
        (
            Op::Pay {
                owed: Owed::Det(_), ..
            },
            Op::Pay { .. },
        ) => owing(state, origin),
        _ => 0,
    }
}

/// How many others owe determination right after whoever is asked for it, and lack it: each of them is asked.
fn owing(state: &State, origin: &Task) -> u8 {
    let tasks = state.stack.iter().rev();
    let same = tasks.take_while(|task| task.ctx.source == origin.ctx.source);
    let lacks = same.map_while(|task| match &task.op {
        Op::Pay {
            owed: Owed::Det(who),
            n,
            wounds: true,
        } => Some(
            state
                .person(*who)
                .is_some_and(|person| person.det < u16::from(*n)),
        ),
        _ => None,
    });
    u8::try_from(lacks.filter(|lacks| *lacks).count()).unwrap_or(u8::MAX)
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
