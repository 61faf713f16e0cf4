//! Where somebody new comes ashore: the field that the quick player would take, with what lies near it.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    hex::Hex,
    mark::Mark,
    policy::{self, Style},
    state::Phase,
};

use super::fields;
use crate::{
    games::rollwrite::{
        destinations::{NEAR, spot},
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
        Command::Start(at) => Some(towards_goal(scene, *at)),
        _ => None,
    }
}

/// Fields that the goals ask for themselves.
fn is_asked_for(scene: &Scene<'_>, at: Hex) -> bool {
    let field = scene.state.map.get(at);
    field.is_some_and(|field| scene.view.charter.asks_for_field(field.feature))
}

/// This field, or where it is far from all that the goals ask for, the one nearest to it of those that are near to something.
fn towards_goal(scene: &Scene<'_>, at: Hex) -> Hex {
    let map = &scene.state.map;
    let asked: Vec<Hex> = map.hexes().filter(|h| is_asked_for(scene, *h)).collect();
    let far = |from: Hex| asked.iter().map(|h| h.distance(from)).min();
    if far(at).is_none_or(|far| far <= NEAR) {
        return at;
    }
    let legal = RollWrite::legal(scene.catalog, scene.state, scene.seat).into_iter();
    let starts = legal.filter_map(|command| match command {
        Command::Start(to) => Some(to),
        _ => None,
    });
    let near = starts.filter(|to| far(*to).is_some_and(|far| far <= NEAR));
    near.min_by_key(|to| (to.distance(at), *to)).unwrap_or(at)
}

/// Whether something that the goals ask for lies near a field.
fn serves(scene: &Scene<'_>, at: Hex) -> bool {
    let mut all = scene.state.map.hexes();
    all.any(|h| h.distance(at) <= NEAR && is_asked_for(scene, h))
}

/// What is said of it.
pub(super) fn line(scene: &Scene<'_>) -> Option<String> {
    let at = advised(scene)?;
    let goal = if serves(scene, at) { "yes" } else { "no" };
    let mark = Mark::of(at);
    let (near, _) = fields::describe(scene, &spot(scene, &Dice::NONE, mark)?);
    let mark = mark.to_string();
    let args = [
        ("to", (&mark).into()),
        ("near", (&near).into()),
        ("goal", goal.into()),
    ];
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
