//! Stops before a loss: how often each opened, and what came of it.

use super::{asked, read::used};
use crate::{ask::Label, command::Command, state::State, task::Usable};

/// One answer to a stop.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stop {
    /// Which kind of stop.
    pub kind: &'static str,
    /// What was used; nothing where it was passed.
    pub used: Option<String>,
}

/// Every kind of stop.
pub fn stops() -> impl Iterator<Item = &'static str> {
    asked::with_option("go on")
}

/// The stop that a command closed, if it did; as long as others are still asked, it is open.
pub fn stop(before: &State, command: &Command, after: &State) -> Option<Stop> {
    let (Command::Choose(answer), Some(ask)) = (command, &before.ask) else {
        return None;
    };
    if after.ask.as_ref().is_some_and(|still| still.id == ask.id) {
        return None;
    }
    let passing = |label: &Label| *label == Label::Continue;
    ask.options.iter().find(|o| passing(&o.label))?;
    let picked = ask.options.iter().find(|o| answer.picks.contains(&o.key))?;
    let used = match &picked.label {
        Label::Use(_, what) | Label::Reroll(_, _, what) => Some(name(before, what)),
        _ => None,
    };
    Some(Stop {
        kind: asked::question(&ask.prompt.question),
        used,
    })
}

fn name(before: &State, what: &Usable) -> String {
    match (used(before, what), what) {
        (Some(card), _) => card.key().to_string(),
        (None, Usable::FridayReroll) => "friday".into(),
        (None, _) => "pile".into(),
    }
}
