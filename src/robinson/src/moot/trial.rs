//! Actions that are tried on a copy, in any order: what they come to as far as no die falls and nothing hidden shows.

use crate::{
    ask::{Ask, Label, Question},
    engine::{Engine, Rules},
    event::Event,
    state::State,
    task::{Ctx, Op, Task},
};

/// More steps than a sure action takes, or than what was built takes to be there.
const FUEL: u32 = 200;

/// The state after these actions in this order, where the group is asked which of them comes first; `None` where a die falls, a card
/// comes, somebody is asked or the game ends on the way.
pub(super) fn resolved(rules: &Rules<'_>, ask: &Ask, order: &[u32]) -> Option<State> {
    let mut engine = Engine::new(rules.cat, rules.s.clone());
    engine.s.ask = None;
    let rest = engine.s.stack.len();
    for id in order {
        engine.push(Op::Resolve(*id), ask.prompt.origin.ctx.clone());
        let is_done = |s: &State| s.stack.len() == rest + 1 && next(s) == Some(&Op::NextAction);
        if !comes_to(&mut engine, is_done) {
            return None;
        }
        engine.s.stack.pop();
    }
    (engine.s.chance == rules.s.chance).then_some(engine.s)
}

/// The state once what was built by then is there, as when the Action Phase ends.
pub(super) fn ready(rules: &Rules<'_>, built: &State) -> Option<State> {
    let mut engine = Engine::new(rules.cat, built.clone());
    engine.s.stack = vec![Task {
        op: Op::EndActions,
        ctx: Ctx::default(),
    }];
    let over = |s: &State| next(s) == Some(&Op::WeatherPhase);
    let is_over = comes_to(&mut engine, over) && engine.s.chance == built.chance;
    is_over.then_some(engine.s)
}

/// What is done next.
fn next(s: &State) -> Option<&Op> {
    s.stack.last().map(|task| &task.op)
}

/// Lets the engine work until this is so. Nobody saves wood on the way: it can be saved once, whichever action comes first. A question
/// takes a number, so orders of which only one lets somebody save it (with determination that the other action brings) differ.
fn comes_to(engine: &mut Engine<'_>, is_so: impl Fn(&State) -> bool) -> bool {
    for _ in 0..FUEL {
        if let Some(ask) = &engine.s.ask {
            let Some(at) = unsaved(ask) else {
                return false;
            };
            engine.settle(&[at]);
        }
        if engine.s.end.is_some() {
            return false;
        }
        if is_so(&engine.s) {
            return true;
        }
        if engine.tick().is_err() || engine.events.iter().any(Event::reveals) {
            return false;
        }
        engine.events.clear();
    }
    false
}

/// The option that saves no wood, where that is what is asked.
fn unsaved(ask: &Ask) -> Option<usize> {
    if ask.prompt.question != Question::SaveWood {
        return None;
    }
    let mut options = ask.options.iter();
    options.position(|option| option.label == Label::Continue)
}
