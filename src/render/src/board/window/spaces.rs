//! The actions in a panel's picture that have no place on the island.

use castaway_robinson::{
    ids::Kind,
    plan::{Goal, Project},
    view::PlacementView,
};

use crate::{
    board::{
        Area, Scene,
        actions::{lying, spaces},
        count,
        hex::token_chip,
    },
    icons, palette,
};

/// The actions whose pawns or tokens lie on no place of island, camp or threats.
pub(super) fn used(s: &Scene<'_>) -> Vec<Kind> {
    let used = |kind: &Kind| !lying(s, *kind).is_empty() || planned(s, *kind).next().is_some();
    spaces(s).into_iter().filter(used).collect()
}

fn planned<'a>(s: &'a Scene<'_>, kind: Kind) -> impl Iterator<Item = &'a PlacementView> {
    let elsewhere = |goal: &Goal| match goal {
        Goal::Hunt | Goal::Arrange | Goal::Rest | Goal::Card { .. } => true,
        Goal::Build(project) => !matches!(
            project,
            Project::Shelter | Project::Level(_) | Project::On(..)
        ),
        Goal::Special { space, .. } => space.is_none(),
        Goal::Gather { .. } | Goal::Explore { .. } | Goal::Threat { .. } => false,
    };
    let plans = s.view.plan.iter();
    plans.filter(move |p| p.what.goal.kind() == kind && elsewhere(&p.what.goal))
}

/// An action space: its sign, the tokens that lie on it, the pawns.
pub(super) fn one(s: &mut Scene<'_>, cell: Area, kind: Kind) {
    s.panel(cell);
    let y = cell.y + cell.h / 2.0;
    let colour = palette::action(kind);
    s.disc(cell.x + 30.0, y, 22.0, colour, icons::action(kind));
    let mut x = cell.x + 60.0;
    for token in lying(s, kind) {
        token_chip(s, token, x + 15.0, y, 30.0);
        x += 36.0;
    }
    let plans: Vec<PlacementView> = planned(s, kind).cloned().collect();
    let (all, groups) = (cell.right() - 6.0 - x, count(plans.len().max(1)));
    // Where there are many groups their discs lie over each other, and none reaches over the edge.
    let r = (all / groups * 0.55).clamp(13.0, 17.0);
    let over = (r + 3.0 - all / groups / 2.0).max(0.0);
    let wide = ((all - 2.0 * over) / groups).min(100.0);
    x += over;
    for plan in plans {
        s.pawns(x + wide / 2.0, y, r, wide - 4.0, &plan);
        x += wide;
    }
}
