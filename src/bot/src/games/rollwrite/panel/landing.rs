//! Where somebody new comes ashore: the field that the quick player would take, with what lies near it.

use castaway_rollwrite::{
    command::Command,
    hex::Hex,
    mark::Mark,
    policy::{self, Style},
    state::Phase,
};

use super::fields;
use crate::{
    games::rollwrite::{
        destinations::spot,
        press::{Dice, Press},
        scene::Scene,
    },
    ui::{
        message::{Button, Style as Look},
        press::GamePresses,
    },
};

/// The field; none in a game that is compared with those of others, and for whoever has a result of their own.
fn advised(scene: &Scene<'_>) -> Option<Hex> {
    let best = scene.meta.yardstick.as_ref().and_then(|yard| yard.best);
    let new = best.is_none() && scene.meta.contest.is_none() && scene.alone();
    if !new || !matches!(scene.state.phase, Phase::Start(_)) {
        return None;
    }
    let plan = policy::plan(scene.catalog, scene.state, scene.seat, &Style::number(0));
    match plan.first()? {
        Command::Start(at) => Some(*at),
        _ => None,
    }
}

/// What is said of it.
pub(super) fn line(scene: &Scene<'_>) -> Option<String> {
    let mark = Mark::of(advised(scene)?);
    let (near, _) = fields::describe(scene, &spot(scene, &Dice::NONE, mark)?);
    let mark = mark.to_string();
    let args = [("to", (&mark).into()), ("near", (&near).into())];
    Some(scene.words.with("rw-advised-start", &args))
}

/// The button that comes ashore there.
pub(super) fn button(scene: &Scene<'_>) -> Option<Button> {
    let at = advised(scene)?;
    let mark = Mark::of(at).to_string();
    let label = scene
        .words
        .with("rw-button-start", &[("to", (&mark).into())]);
    let press = Press::GoSure(Dice::NONE, fields::place(at));
    let button = Button::new(press.id(scene.version), label);
    Some(button.style(Look::Success).emoji("💡"))
}
