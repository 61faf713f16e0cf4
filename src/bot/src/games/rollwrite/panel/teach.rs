//! The first days of somebody who has never played a quick game: one thing is explained at a time, and a move suggested on the first.

use castaway_rollwrite::{
    RollWrite,
    command::Command,
    mark::Mark,
    policy::{self, Style},
};
use castaway_table::Loaded;

use super::{fields, state::is_free};
use crate::{
    games::rollwrite::{
        actions::danger,
        advise::{self, Step},
        press::{Dice, Press},
        scene::Scene,
        thought,
    },
    ui::{
        message::{Button, Style as Look},
        press::GamePresses,
    },
};

/// The day on which moves are suggested.
const LED: u8 = 1;
/// The last day that explains anything.
const LAST: u8 = 2;

/// A move that is suggested.
pub(super) struct Lead {
    /// What it is and why, in a line.
    pub(super) line: String,
    /// The button that makes it.
    pub(super) button: Button,
    /// What that means.
    pub(super) press: Press,
    /// Whose wish it is.
    pub(super) by: By,
}

/// Who wants that a move is suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// The game, on the first day of somebody new.
    Lesson,
    /// Whoever asked for it.
    Player,
}

/// Whether a game has explained all that it explains; never one that explains nothing.
pub fn is_taught(loaded: &Loaded<RollWrite>) -> bool {
    loaded.meta.introduces && loaded.state.day > LAST
}

/// Whether this game explains itself. One that is compared with those of others does so, too: what is explained is the same on every
/// island, and no move is suggested there.
fn teaches(scene: &Scene<'_>) -> bool {
    scene.meta.introduces && scene.alone()
}

/// What is explained now: first how fields are reached, and dice that are picked; on the day after what the nights take, and plans.
///
/// A first press may spend all dice: what hurts whoever never read it stands where a day begins, before the first night that takes.
/// From the day on which no move is suggested any more it says how to ask for one, where that is told.
pub(super) fn lesson(scene: &Scene<'_>) -> Option<String> {
    scene.turn().filter(|_| teaches(scene))?;
    let key = match (scene.view.day, is_untouched(scene)) {
        (LED, true) => "rw-new-fields",
        (LED, false) => "rw-new-dice",
        (LAST, true) => "rw-new-night",
        (LAST, false) => "rw-new-boxes",
        _ => return None,
    };
    // Whoever has just asked need not be told how.
    let asks = scene.view.day == LAST && !advise::is_refused(scene.meta);
    let asks = asks && thought::shown(scene).is_none();
    let lines = [Some(key), asks.then_some("rw-new-hint")];
    let lines = lines.into_iter().flatten().map(|key| scene.words.get(key));
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// Whether anything was done in the game yet.
pub(super) fn is_begun(scene: &Scene<'_>) -> bool {
    scene.version.revision > 1
}

/// Whether no die of the running turn is spent yet.
pub(super) fn is_untouched(scene: &Scene<'_>) -> bool {
    let turn = scene.turn();
    turn.is_some_and(|turn| turn.dice.iter().all(|die| !die.spent))
}

/// The move that is suggested: what was asked for, else that of the lesson; none with dice picked, which is to want something else.
pub(super) fn lead(scene: &Scene<'_>, picked: Dice) -> Option<Lead> {
    if !picked.is_empty() {
        return None;
    }
    asked_for(scene).or_else(|| taught(scene))
}

/// What somebody who goes by hints is told to do next.
fn asked_for(scene: &Scene<'_>) -> Option<Lead> {
    scene.turn()?;
    let plan = thought::shown(scene)?;
    let step = advise::steps(scene, &plan).into_iter().next()?;
    let why = advise::with_night(scene, &plan);
    let args = [("what", (&step.sentence).into()), ("why", (&why).into())];
    Some(Lead {
        line: scene.words.with("rw-lead", &args),
        button: follow_button(scene),
        press: Press::Follow,
        by: By::Player,
    })
}

/// The move that the lesson suggests, as the quick player would make it; none where something else is said than what can be done with dice.
fn taught(scene: &Scene<'_>) -> Option<Lead> {
    let led = teaches(scene) && is_free(scene) && scene.view.day == LED;
    let turn = scene.turn().filter(|_| led)?;
    if turn.stride > 0 || turn.dice.iter().all(|die| die.spent) {
        return None;
    }
    let plan = policy::plan(scene.catalog, scene.state, scene.seat, &Style::number(0));
    let (step, _) = advise::next(scene, &plan)?;
    let (press, label) = pressed(scene, &step)?;
    let why = advise::why(scene, &plan);
    let args = [("what", (&step.sentence).into()), ("why", (&why).into())];
    let button = Button::new(press.id(scene.version), label);
    Some(Lead {
        line: scene.words.with("rw-lead", &args),
        button: button.style(Look::Success).emoji("💡"),
        press,
        by: By::Lesson,
    })
}

/// The button that does the next step of what was thought.
pub fn follow_button(scene: &Scene<'_>) -> Button {
    let id = Press::Follow.id(scene.version);
    let button = Button::new(id, scene.words.get("rw-button-lead"));
    button.style(Look::Success).emoji("💡")
}

/// The press that makes a step, and what its button says.
fn pressed(scene: &Scene<'_>, step: &Step) -> Option<(Press, String)> {
    match step.orders.first()? {
        Command::Walk { to, .. } | Command::Hunt { to, .. } => {
            let mark = Mark::of(*to).to_string();
            let label = scene.words.with("rw-button-go", &[("to", (&mark).into())]);
            let press = Press::GoSure(step.dice, fields::place(*to));
            // Nothing is asked before it, so that there is to be nothing to ask.
            danger(scene, &step.orders)
                .is_none()
                .then_some((press, label))
        }
        _ => {
            // What it is stands in the line; here it would take the row for itself.
            let label = scene.words.get("rw-button-lead");
            Some((Press::Deed(step.dice, step.code.clone()?), label))
        }
    }
}
