//! Deeds that are one order.

use castaway_rollwrite::{
    command::{Command, Reply},
    ids::Resource,
};

use super::{
    company,
    kinds::{Deed, Named, code},
};
use crate::games::rollwrite::{
    scene::Scene,
    words::{Words, resource_sign},
};

/// A deed that is one order.
pub(super) fn single(scene: &Scene<'_>, command: Command) -> Option<Deed> {
    let w = &scene.words;
    let value = |die: u8| {
        let turn = scene.turn();
        turn.and_then(|t| t.dice.get(usize::from(die)))
            .map_or(0, |d| d.value)
    };
    let (code, label) = match &command {
        Command::Grant(item) => (format!("grant:{}", code(*item)), w.item(*item)),
        Command::Reroll { die } => (
            format!("reroll:{die}"),
            w.with("rw-deed-reroll", &[("die", value(*die).into())]),
        ),
        Command::Mask { die, value: to } => {
            if *to == value(*die) {
                return None;
            }
            let args = [("die", value(*die).into()), ("value", (*to).into())];
            (format!("mask:{die}:{to}"), w.with("rw-deed-mask", &args))
        }
        Command::Finish => ("finish".into(), finish(scene)),
        Command::Raze { die } => (
            format!("raze:{die}"),
            w.with("rw-deed-raze", &[("die", value(*die).into())]),
        ),
        Command::Offer { to, give, take } => company::offer(scene, *to, give, take),
        Command::Reply(Reply::Accept) => ("yes".into(), w.get("rw-deed-accept")),
        Command::Reply(Reply::Refuse) => ("no".into(), w.get("rw-deed-refuse")),
        Command::Attack { target, weapons } => company::attack(scene, *target, weapons),
        Command::Shoot { target } => company::shoot(scene, *target),
        Command::Arm(weapons) => company::arm(w, weapons),
        Command::FightReroll { die } => company::reroll(w, *die),
        Command::FightMask { die, value } => company::mask(w, *die, *value),
        Command::Stand => ("stand".into(), w.get("rw-deed-stand")),
        Command::Forfeit(resource) => forfeit(w, *resource),
        // These have deeds or menus of their own.
        Command::Start(_)
        | Command::Walk { .. }
        | Command::Shift { .. }
        | Command::Hunt { .. }
        | Command::Take { .. }
        | Command::Plan { .. }
        | Command::Craft(_)
        | Command::EndTurn => return None,
    };
    Some(Deed::new(code, label, String::new(), vec![command]))
}

/// What finishing brings for the days that are left.
fn finish(scene: &Scene<'_>) -> String {
    let charter = &scene.view.charter;
    let left = u16::from(charter.days.saturating_sub(scene.view.day));
    match charter.early_bonus(scene.view.day) {
        0 => scene.words.get("rw-deed-finish"),
        points => {
            let args = [("points", points.into()), ("days", left.into())];
            scene.words.with("rw-deed-finish-early", &args)
        }
    }
}

fn forfeit(w: &Words<'_>, resource: Resource) -> Named {
    (
        format!("give:{}", format!("{resource:?}").to_lowercase()),
        format!(
            "{} {}",
            resource_sign(resource),
            w.wording.resource(resource)
        ),
    )
}
