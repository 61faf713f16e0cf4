//! An order that is advised, as a button and in words.

use castaway_kernel::Answer;
use castaway_robinson::{command::Command, view::View};

use super::{
    press::{Draft, Press},
    scene::Scene,
};

/// The press that gives an order, with its label; none for what no button says.
pub fn press(scene: &Scene<'_>, view: &View, command: &Command) -> Option<(String, Press)> {
    let w = &scene.words;
    Some(match command {
        Command::Assign(what) => {
            let label = format!(
                "{} ({})",
                w.goal(view, &what.goal),
                w.pawns(view, &what.pawns)
            );
            let draft = Draft {
                goal: what.goal.clone(),
                price: what.price,
                aids: what.aids.iter().map(ToString::to_string).collect(),
                discount: what.discount,
            };
            (label, Press::Place(draft, what.pawns.clone()))
        }
        Command::Join {
            placement,
            pawns,
            lead,
        } => {
            let goal = goal(scene, view, *placement);
            let label = w.with("menu-join", &[("goal", (&goal).into())]);
            let press = Press::Join {
                placement: *placement,
                pawns: pawns.clone(),
                lead: *lead,
            };
            (format!("{label} ({})", w.pawns(view, pawns)), press)
        }
        Command::Use(usable) => {
            let label = w.table(view).usable_name(usable);
            (label, Press::Use(usable.clone()))
        }
        Command::Choose(answer) => {
            let key = match answer.picks.as_slice() {
                [] => String::new(),
                [key] => key.to_string(),
                _ => return None,
            };
            let press = Press::Pick {
                decision: answer.decision.0,
                key,
            };
            (answered(scene, view, answer), press)
        }
        Command::Plan(_) | Command::Unassign { .. } | Command::Leave { .. } | Command::Advance => {
            return None;
        }
    })
}

/// What a planned action is for.
pub fn goal(scene: &Scene<'_>, view: &View, placement: u32) -> String {
    let mut plan = view.plan.iter();
    let planned = plan.find(|planned| planned.id == placement);
    planned.map_or_else(String::new, |p| scene.words.goal(view, &p.what.goal))
}

/// An answer in words.
pub fn answered(scene: &Scene<'_>, view: &View, answer: &Answer) -> String {
    let options = view.ask.iter().flat_map(|ask| &ask.options);
    let picked = options.filter(|option| answer.picks.contains(&option.key));
    let picked: Vec<String> = picked.map(|o| scene.words.option(view, o)).collect();
    match picked.is_empty() {
        true => scene.words.get("button-none"),
        false => picked.join(", "),
    }
}
