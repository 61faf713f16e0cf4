//! What has to go ahead in this round, or the game is lost for certain: somebody whom the goal needs is reached just in time.

use castaway_kernel::Key;

use super::{owed, road};
use crate::{
    content::{Aim, Scenario},
    engine::Rules,
    plan::{Goal, Project},
};

/// More than any action is worth.
pub(super) const PRESSES: i32 = 900;

/// Whether the game is lost for certain unless this goes ahead in this round.
pub(crate) fn presses(rules: &Rules<'_>, goal: &Goal) -> bool {
    on_the_way(rules, goal, |sheet, person| is_last(rules, sheet, person))
}

/// Whether this fetches somebody whom the goal needs, or nobody can fetch them before it is done.
pub(crate) fn fetches(rules: &Rules<'_>, goal: &Goal) -> bool {
    on_the_way(rules, goal, |_, _| true)
}

/// Whether somebody whom the goal needs is lost with the plan as it stands.
pub(super) fn is_missed(rules: &Rules<'_>) -> bool {
    let Some(sheet) = rules.scenario() else {
        return false;
    };
    sheet.win.all.iter().any(|aim| {
        let planned = || {
            let mut plan = rules.s.plan.iter();
            plan.any(|placement| leads(rules, sheet, aim, &placement.what.goal))
        };
        away(rules, aim).is_some_and(|person| is_last(rules, sheet, person)) && !planned()
    })
}

/// Whether an action is on the way to somebody of whom this is true.
fn on_the_way(rules: &Rules<'_>, goal: &Goal, of: impl Fn(&Scenario, &Key) -> bool) -> bool {
    let Some(sheet) = rules.scenario() else {
        return false;
    };
    sheet.win.all.iter().any(|aim| {
        let wanted = away(rules, aim).is_some_and(|person| of(sheet, person));
        wanted && leads(rules, sheet, aim, goal)
    })
}

/// Whom an aim asks for who is not with the camp.
fn away<'a>(rules: &Rules<'_>, aim: &'a Aim) -> Option<&'a Key> {
    match aim {
        Aim::With(person) => Some(person).filter(|person| !rules.with_camp(person)),
        _ => None,
    }
}

/// Whether somebody lives just long enough, if something is done for it in every round from this one on.
fn is_last(rules: &Rules<'_>, sheet: &Scenario, person: &Key) -> bool {
    let steps = owed::reach(rules, sheet, person, owed::DEEP);
    steps > 0 && steps == owed::patience(rules, sheet, person)
}

/// Whether an action brings what an aim asks for, or builds something without which that cannot be planned.
fn leads(rules: &Rules<'_>, sheet: &Scenario, aim: &Aim, goal: &Goal) -> bool {
    match goal {
        Goal::Special { .. } => {
            let action = rules.special(goal);
            action.is_some_and(|action| road::brings(action, aim))
        }
        Goal::Build(Project::Invention(key)) => road::before(rules, sheet, aim).contains(key),
        _ => false,
    }
}
