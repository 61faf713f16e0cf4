//! Places that a quest names.

use castaway_kernel::Key;

use super::{
    Wording,
    bundle::{num, txt},
    landmark_name, space_name,
};
use crate::{
    quest::{StageDef, Target},
    view::View,
    world::{Icon, Space},
};

/// Spaces of a tile.
const SPACES: usize = 7;

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
            // Where it is, which a retreat may have changed.
            StageDef::DefeatBoss { target, boss, .. } => {
                let is_it = |card: &Key| boss.pool.contains(card);
                let mut seen = view.monsters.iter();
                let it = seen.find(|m| m.card.as_ref().is_some_and(is_it));
                let at = it
                    .map(|m| m.at)
                    .or_else(|| self.target_space(view, *target));
                at.into_iter().collect()
            }
            StageDef::Investigate { target, .. }
            | StageDef::Deliver { target, .. }
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

    /// The zones of closed tiles in which what the running stage names can lie, where nobody has seen it and not every zone will do.
    pub fn sought(&self, view: &View) -> Vec<(u8, u8)> {
        let quest = self.catalog.quests.get(&view.quest);
        let stage = usize::from(view.progress.stage.max(1)) - 1;
        let Some(stage) = quest.and_then(|q| q.stages.get(stage)) else {
            return Vec::new();
        };
        let targets: Vec<Target> = match stage {
            StageDef::Investigate { target, .. }
            | StageDef::Deliver { target, .. }
            | StageDef::DefeatBoss { target, .. }
            | StageDef::Exit { target, .. } => vec![*target],
            StageDef::Escort { from, to, .. } => match view.progress.trail.is_empty() {
                true => vec![*from],
                false => vec![*to],
            },
            StageDef::Activate { targets, .. } => targets.clone(),
            StageDef::InvestigateAny { .. }
            | StageDef::Hold { .. }
            | StageDef::LastSurvivor { .. } => Vec::new(),
        };
        let hidden = targets.into_iter().filter(|target| {
            let named = !matches!(target, Target::Camp | Target::Anywhere);
            named && self.target_space(view, *target).is_none()
        });
        let zones = hidden.map(|target| zones_of(view, target));
        zones.filter(|(from, _)| *from > 0).collect()
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
        let name = landmark_name(n);
        let n = match place {
            "landmark" => txt(&name),
            _ => num(n),
        };
        let place = self.say(id, &[("place", txt(place)), ("n", n)]);
        match (target, self.target_space(view, target)) {
            (Target::Camp | Target::Anywhere, _) => place,
            (_, None) => self.unseen(view, target, &place),
            (_, Some(at)) => {
                let space = space_name(at);
                let args = [("place", txt(&place)), ("space", txt(&space))];
                self.say("place-seen", &args)
            }
        }
    }
}

impl Wording<'_> {
    /// A landmark by its number.
    pub(super) fn landmark(&self, n: u8) -> String {
        self.say("seen-landmark", &[("n", txt(&landmark_name(n)))])
    }

    /// A place that nobody has seen yet, with the zones in which it can lie.
    fn unseen(&self, view: &View, target: Target, place: &str) -> String {
        let (from, to) = zones_of(view, target);
        // That it may be anywhere goes without saying.
        let closed = view.tiles.iter().filter(|t| !t.open && !t.flooded);
        let all: Vec<u8> = closed.map(|t| t.tile.zone).collect();
        let anywhere = all.iter().all(|zone| (from..=to).contains(zone)) && from != to;
        if from == 0 || anywhere {
            let id = match landmark(view, target) {
                Some(_) => "place-unknown-landmark",
                None => "place-unknown",
            };
            let all = landmark_name(view.landmarks);
            let args = [("place", txt(place)), ("all", txt(&all))];
            return self.say(id, &args);
        }
        let range = if from == to { "one" } else { "several" };
        let args = [
            ("place", txt(place)),
            ("range", txt(range)),
            ("from", num(from)),
            ("to", num(to)),
        ];
        self.say("place-unseen", &args)
    }
}

/// The first and the last zone of closed tiles that a place which nobody has seen can lie in: landmarks are numbered in the order of
/// their zones, so whatever landmark is seen bounds the others, and so does how many tiles there are; the first lies beside the camp's
/// tile; marked spots never do (2.3, 2.5).
pub(crate) fn zones_of(view: &View, target: Target) -> (u8, u8) {
    let zone = |at: Space| {
        view.tiles
            .get(usize::from(at) / SPACES)
            .map(|t| t.tile.zone)
    };
    let sought = landmark(view, target);
    let (mut from, mut to) = match (target, sought) {
        (Target::Objective(_), _) => (2, u8::MAX),
        (_, Some(1)) => (1, 1),
        (_, Some(n)) => by_number(view, n),
        _ => (0, u8::MAX),
    };
    for at in (0..).zip(&view.spaces).map(|(at, _)| at) {
        let (Some(Icon::Landmark(n)), Some(zone), Some(sought)) =
            (icon(view, at), zone(at), sought)
        else {
            continue;
        };
        if n < sought {
            from = from.max(zone);
        } else {
            to = to.min(zone);
        }
    }
    let closed = view.tiles.iter().filter(|t| !t.open && !t.flooded);
    let fits = |zone: &u8| (from..=to).contains(zone);
    let zones: Vec<u8> = closed.map(|t| t.tile.zone).filter(fits).collect();
    let (first, last) = (zones.iter().min(), zones.iter().max());
    (first.copied().unwrap_or(0), last.copied().unwrap_or(0))
}

/// The first and the last zone that have room for a landmark of this number: a tile holds one at most, and that of the camp none, so
/// that those with smaller numbers fill the near tiles and those with greater ones the far tiles (2.3).
fn by_number(view: &View, number: u8) -> (u8, u8) {
    let holds = |tile: usize| {
        let first = tile * SPACES;
        let spaces = view.spaces.iter().skip(first).take(SPACES);
        let mut seen = spaces.filter_map(|space| space.site).peekable();
        seen.peek().is_none() || seen.any(|site| matches!(site.icon, Some(Icon::Landmark(_))))
    };
    let tiles = (0..).zip(&view.tiles).filter(|(n, _)| holds(*n));
    let zones: Vec<u8> = tiles.map(|(_, t)| t.tile.zone).filter(|z| *z > 0).collect();
    let room = |fits: &dyn Fn(u8) -> bool| zones.iter().filter(|zone| fits(**zone)).count();
    let below = usize::from(number);
    let above = (usize::from(view.landmarks) + 1).saturating_sub(below);
    let first = zones
        .iter()
        .copied()
        .filter(|z| room(&|other| other <= *z) >= below);
    let last = zones
        .iter()
        .copied()
        .filter(|z| room(&|other| other >= *z) >= above);
    (first.min().unwrap_or(0), last.max().unwrap_or(u8::MAX))
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
