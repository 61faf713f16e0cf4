//! What somebody else has planned already: who, by which rule that is enough, and how to join.

use castaway_robinson::plan::{Goal, Project};

use super::{pages, press::Press, scene::Scene, screens::back, ways};
use crate::ui::{
    message::{Button, Message, Style},
    press::GamePresses,
};

/// The refusal of an action that is planned already; none where no such action is.
pub fn already(scene: &Scene<'_>, wanted: &Goal) -> Option<Message> {
    let (w, view) = (&scene.words, &scene.view);
    let same = |goal: &Goal| match (goal, wanted) {
        (Goal::Threat { slot, .. }, Goal::Threat { slot: other, .. }) => slot == other,
        (goal, wanted) => goal == wanted,
    };
    let open = view.plan.iter().filter(|planned| !planned.done);
    let planned = open.into_iter().find(|planned| same(&planned.what.goal))?;
    let maker = scene.meta.together.maker(planned.id);
    let who = maker.filter(|_| !scene.meta.is_solo());
    let who = who.map_or_else(|| "none".to_owned(), |user| format!("<@{user}>"));
    let joiners = ways::joiners(scene, planned);
    let goal = w.goal(view, &planned.what.goal);
    let pawns = w.pawns(view, &planned.what.pawns);
    let args = [
        ("who", (&who).into()),
        ("goal", (&goal).into()),
        ("pawns", (&pawns).into()),
        ("join", if joiners.is_empty() { "no" } else { "yes" }.into()),
    ];
    let mut message = pages::refused(w, &w.with("planned-already", &args), rule(wanted));
    let join = joiners.into_iter().map(|pawn| {
        let press = Press::Join {
            placement: planned.id,
            pawns: vec![pawn],
            lead: false,
        };
        let label = w.with("planned-join", &[("pawn", (&w.pawn(view, pawn)).into())]);
        let button = Button::new(press.id(scene.version), label);
        button.style(Style::Primary).emoji("➕")
    });
    let mut buttons: Vec<Button> = join.collect();
    buttons.push(back(scene));
    message.push_buttons(buttons);
    Some(message)
}

/// The rule by which one such action is enough; empty where it is printed on a card.
fn rule(goal: &Goal) -> &'static str {
    match goal {
        Goal::Threat { .. } => "R-THREAT-5",
        Goal::Gather { .. } => "R-ASSIGN-4",
        Goal::Explore(_) | Goal::Special { .. } => "R-EXPLORE-3",
        Goal::Build(Project::Invention(_) | Project::On(..)) => "R-ASSIGN-5",
        Goal::Build(Project::Shelter | Project::Level(_)) => "R-BUILD-6",
        Goal::Hunt | Goal::Arrange | Goal::Rest | Goal::Card { .. } => "",
    }
}
