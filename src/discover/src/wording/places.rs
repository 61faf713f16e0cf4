//! Places that a quest names.

use super::{
    Wording,
    bundle::{num, txt},
    space_name,
};
use crate::{
    quest::{StageDef, Target},
    view::View,
    world::{Icon, Space},
};

/// What stands before a place.
#[derive(Clone, Copy)]
pub(super) enum Towards {
    At,
    To,
    Name,
}

impl Wording<'_> {
    /// The spaces that the running stage leads to, as far as they are seen: what is not done yet, and what is escorted.
    pub fn goals(&self, view: &View) -> Vec<Space> {
        let quest = self.catalog.quests.get(&view.quest);
        let stage = usize::from(view.progress.stage.max(1)) - 1;
        let Some(stage) = quest.and_then(|q| q.stages.get(stage)) else {
            return Vec::new();
        };
        let active = |at: &Space| view.spaces.get(usize::from(*at)).is_some_and(|s| s.active);
        let all = || (0..).zip(&view.spaces).map(|(at, _)| at);
        let mut goals: Vec<Space> = match stage {
            StageDef::InvestigateAny { .. } => all()
                .filter(|at| match icon(view, *at) {
                    Some(Icon::Landmark(n)) => !view.progress.visited.contains(&n),
                    _ => false,
                })
                .collect(),
            StageDef::Hold { .. } => all().filter(active).collect(),
            StageDef::Activate { targets, .. } => {
                let seen = targets.iter().filter_map(|t| self.target_space(view, *t));
                seen.filter(|at| !active(at)).collect()
            }
            // Whoever stands last has won wherever that is.
            StageDef::LastSurvivor { .. } => Vec::new(),
            StageDef::Escort { to, .. } => {
                let end = self.target_space(view, *to);
                end.into_iter()
                    .chain(view.progress.trail.last().copied())
                    .collect()
            }
            StageDef::Investigate { target, .. }
            | StageDef::Deliver { target, .. }
            | StageDef::DefeatBoss { target, .. }
            | StageDef::Exit { target, .. } => {
                self.target_space(view, *target).into_iter().collect()
            }
        };
        goals.retain(|at| {
            let space = view.spaces.get(usize::from(*at));
            space.is_some_and(|space| space.site.is_some())
        });
        goals.dedup();
        goals
    }

    /// The space that a quest names, where it is seen.
    pub(super) fn target_space(&self, view: &View, target: Target) -> Option<Space> {
        let icon = match target {
            Target::Camp => return Some(crate::world::World::CAMP),
            Target::Anywhere => return None,
            Target::Objective(n) => Icon::Objective(n),
            Target::Near(_) | Target::Far(_) => Icon::Landmark(landmark(view, target)?),
        };
        let all = (0..).zip(&view.spaces).map(|(at, _)| at);
        let mut found = all.filter(|at| self::icon(view, *at) == Some(icon));
        found.next()
    }

    /// A place that a quest names, with its space where that is seen.
    pub(super) fn place_of(&self, view: &View, target: Target, towards: Towards) -> String {
        let (place, n) = match target {
            Target::Camp => ("camp", 0),
            Target::Anywhere => ("anywhere", 0),
            Target::Objective(n) => ("objective", n),
            Target::Near(_) | Target::Far(_) => ("landmark", landmark(view, target).unwrap_or(0)),
        };
        let id = match towards {
            Towards::At => "place-at",
            Towards::To => "place-to",
            Towards::Name => "place-name",
        };
        let place = self.say(id, &[("place", txt(place)), ("n", num(n))]);
        match (target, self.target_space(view, target)) {
            (Target::Camp, _) | (_, None) => place,
            (_, Some(at)) => {
                let space = space_name(at);
                let args = [("place", txt(&place)), ("space", txt(&space))];
                self.say("place-seen", &args)
            }
        }
    }
}

/// What is printed on a space, where that is seen.
fn icon(view: &View, at: Space) -> Option<Icon> {
    view.spaces.get(usize::from(at))?.site?.icon
}

/// The number of the landmark that a quest names by its rank.
fn landmark(view: &View, target: Target) -> Option<u8> {
    let most = view.landmarks;
    match target {
        Target::Near(n) => Some(n.min(most)),
        Target::Far(n) => Some((most + 1).saturating_sub(n).max(1)),
        Target::Objective(_) | Target::Camp | Target::Anywhere => None,
    }
}
