//! What was marked in the menu of actions together with something that has a screen of its own.

use super::{codes, menu, press::Press, scene::Scene};
use crate::ui::{
    SAND,
    message::{Embed, Message},
};

/// Says on the screen that comes first what else was marked and is still to be planned.
pub fn waiting(scene: &Scene<'_>, screen: &mut Message, values: &[String]) {
    let names: Vec<String> = values.iter().filter_map(|v| name(scene, v)).collect();
    if names.is_empty() {
        return;
    }
    let goals = names.join(", ");
    let text = scene
        .words
        .with("several-later", &[("goals", (&goals).into())]);
    screen.push_embed(Embed::new("", text).colour(SAND));
}

/// What a value of the menu stands for; none for one that only leads on.
fn name(scene: &Scene<'_>, value: &str) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    if let Some(goal) = codes::read_goal(value) {
        return Some(w.goal(view, &goal));
    }
    match menu::plan_choice(value)? {
        Press::Targets { kind, .. } => Some(w.kind(kind)),
        Press::Joining(placement) => {
            let planned = view.plan.iter().find(|p| p.id == placement)?;
            let goal = w.goal(view, &planned.what.goal);
            Some(w.with("menu-join", &[("goal", (&goal).into())]))
        }
        _ => None,
    }
}
