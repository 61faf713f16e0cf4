//! What the goal still asks for: material, work, and the rounds that it takes at least.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Key;

use super::{raid, road};
use crate::{
    content::{ActionAt, Aim, Invention, Scenario},
    engine::Rules,
    ids::{Res, Space, Terrain, Track, Who},
    plan::{Goal, Project},
};

/// Deeper chains of items than there are.
pub(super) const DEEP: u8 = 8;

/// What is still to be done for the goal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owed {
    /// Wood that its builds cost.
    pub wood: i32,
    /// Fur that they cost.
    pub fur: i32,
    /// How many builds it takes.
    pub builds: i32,
    /// Actions of the sheet.
    pub deeds: i32,
    /// Tiles that have to be found for markers.
    pub tiles: i32,
    /// Kinds of terrain that have to be found for items.
    pub terrain: i32,
    /// By how much what has to be beaten is stronger than the weapon.
    pub strength: i32,
    /// Tiles on the way to what has to be beaten.
    pub way: i32,
    /// Rounds it takes at least, this one included.
    pub steps: i32,
    /// Rounds by which somebody who has to be fetched would be reached too late.
    pub late: i32,
    /// The items among it.
    pub items: BTreeSet<Key>,
}

impl Owed {
    /// What is owed to the goal as the table is.
    pub(super) fn new(rules: &Rules<'_>) -> Self {
        let Some(sheet) = rules.scenario() else {
            return Self::default();
        };
        let items = road::items(rules);
        let (wood, fur) = road::price(rules, &items);
        let terrain = missing_terrain(rules, &items);
        let mut owed = Self {
            wood,
            fur,
            builds: i32::try_from(items.len()).unwrap_or(0),
            terrain: i32::try_from(terrain.len()).unwrap_or(0),
            ..Self::default()
        };
        for item in &items {
            owed.steps = owed.steps.max(depth(rules, sheet, item, DEEP));
        }
        owed.items = items;
        for aim in &sheet.win.all {
            if !rules.met(aim, &rules.s.pile) {
                owed.add(rules, sheet, aim);
            }
        }
        owed
    }

    fn add(&mut self, rules: &Rules<'_>, sheet: &Scenario, aim: &Aim) {
        match aim {
            Aim::Markers { marker, n } => self.markers(rules, sheet, marker, *n),
            Aim::With(person) => {
                self.deeds += 1;
                let steps = reach(rules, sheet, person, DEEP);
                self.steps = self.steps.max(steps);
                self.late = self.late.max(steps - patience(rules, sheet, person));
            }
            Aim::Shelter => {
                self.builds += 1;
                self.wood += i32::from(rules.camp_price().wood);
                self.steps = self.steps.max(1);
            }
            Aim::Level { track, n } => {
                let missing = i32::from(*n) - i32::from(rules.s.level(*track));
                let each = match track {
                    Track::Weapon => 1,
                    _ => i32::from(rules.camp_price().wood),
                };
                self.builds += missing;
                self.wood += missing * each;
                self.steps = self.steps.max(1);
            }
            Aim::Explored(_) => {
                let found = i32::try_from(rules.explored()).unwrap_or(0);
                let missing = i32::from(rules.needed(aim)) - found;
                self.tiles += missing;
                self.steps = self.steps.max((missing + 1) / 2);
            }
            Aim::Times { action, .. } => {
                let done = i32::try_from(rules.done_on(action).len()).unwrap_or(0);
                let missing = i32::from(rules.needed(aim)) - done;
                self.deeds += missing;
                self.steps = self.steps.max((missing + 1) / 2);
            }
            Aim::Free(_) | Aim::Done(_) => {
                self.deeds += 1;
                self.steps = self.steps.max(1);
            }
            Aim::Pile | Aim::Item(_) | Aim::Made(_) | Aim::Rounds { .. } | Aim::Drawn => {}
        }
    }

    fn markers(&mut self, rules: &Rules<'_>, sheet: &Scenario, marker: &Key, n: u8) {
        let there = i32::try_from(rules.tiles_with(marker)).unwrap_or(0);
        let missing = i32::from(n) - there;
        if let Some(card) = sheet
            .inventions
            .iter()
            .find(|c| c.on_build.iter().any(|e| e.lays(marker)))
        {
            let free = rules.free_for(marker).len();
            self.builds += missing;
            self.wood += missing * cheapest(card);
            self.tiles += (missing - i32::try_from(free).unwrap_or(0)).max(0);
            self.steps = self.steps.max((missing + 1) / 2);
        }
        let mut actions = sheet.actions.iter();
        if let Some(action) = actions.find(|action| action.effects.iter().any(|e| e.lays(marker))) {
            self.deeds += missing;
            self.steps = self.steps.max(missing);
            if let Some(strength) = raid::target(rules, &action.effects) {
                self.strength += (strength - i32::from(rules.s.weapon)).max(0);
            }
            if let ActionAt::Marker(at) = &action.at
                && !action.anywhere
            {
                self.way += way(rules, at);
            }
        }
    }

    /// Wood beyond what lies in the stock.
    pub(super) fn wood_short(&self, rules: &Rules<'_>) -> i32 {
        (self.wood - i32::from(rules.s.stock.wood)).max(0)
    }

    /// Fur beyond what lies in the stock.
    pub(super) fn fur_short(&self, rules: &Rules<'_>) -> i32 {
        (self.fur - i32::from(rules.s.stock.fur)).max(0)
    }

    /// The work of all that, in tenths of pawns.
    pub(super) fn effort(&self, rules: &Rules<'_>) -> i32 {
        13 * self.wood_short(rules)
            + 20 * self.fur_short(rules)
            + 15 * self.builds
            + 20 * (self.deeds + self.tiles + self.way)
            + 15 * self.terrain
            + 10 * self.strength
    }

    /// Whether an action brings the goal nearer.
    pub(super) fn furthered(&self, rules: &Rules<'_>, goal: &Goal) -> bool {
        match goal {
            Goal::Build(Project::Invention(key)) => self.items.contains(key),
            Goal::Build(Project::On(..)) => true,
            Goal::Build(Project::Level(Track::Weapon)) => {
                self.strength > 0 || self.fur_short(rules) > 0 || wants(rules, Track::Weapon)
            }
            Goal::Build(Project::Level(track)) => wants(rules, *track),
            Goal::Build(Project::Shelter) => self.wood > 0 && !rules.s.shelter,
            Goal::Special { .. } => raid::attacks(rules, goal) || road::leads_to_goal(rules, goal),
            Goal::Gather { space, source } => {
                let wood = rules.source_res(*space, *source) == Some(Res::Wood);
                wood && self.wood_short(rules) > 0
            }
            Goal::Hunt => self.fur_short(rules) > 0,
            Goal::Explore(_) => self.tiles + self.terrain + self.way + self.strength > 0,
            Goal::Threat { .. } | Goal::Card { .. } | Goal::Arrange | Goal::Rest => false,
        }
    }
}

/// Whether a level is asked for that is not there yet.
fn wants(rules: &Rules<'_>, track: Track) -> bool {
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let mut aims = aims.unwrap_or_default().iter();
    aims.any(|aim| {
        matches!(aim, Aim::Level { track: asked, .. } if *asked == track)
            && !rules.met(aim, &rules.s.pile)
    })
}

fn cheapest(card: &Invention) -> i32 {
    i32::from(card.price.iter().map(|p| p.wood).min().unwrap_or(0))
}

/// Kinds of terrain that these items need and nobody has found.
fn missing_terrain(rules: &Rules<'_>, items: &BTreeSet<Key>) -> BTreeSet<Terrain> {
    let known = rules.s.explored_terrain(rules.cat);
    let cards = items.iter().filter_map(|i| rules.cat.inventions.get(i));
    let needed = cards.filter_map(|card| card.terrain);
    needed.filter(|terrain| !known.contains(terrain)).collect()
}

/// Rounds until an item can stand, this one included.
fn depth(rules: &Rules<'_>, sheet: &Scenario, item: &Key, left: u8) -> i32 {
    if left == 0 || !rules.unbuilt(item) {
        return 0;
    }
    let Some(card) = rules.cat.inventions.get(item) else {
        return 0;
    };
    let needed = card.items.iter();
    let before = needed.map(|key| depth(rules, sheet, key, left - 1)).max();
    let known = rules.s.explored_terrain(rules.cat);
    let found = card
        .terrain
        .is_some_and(|terrain| !known.contains(&terrain));
    let person = card.with.as_ref();
    let person = person.map_or(0, |person| reach(rules, sheet, person, left - 1));
    1 + before.unwrap_or(0).max(i32::from(found)).max(person)
}

/// Rounds until somebody can be with the camp, this one included.
pub(super) fn reach(rules: &Rules<'_>, sheet: &Scenario, person: &Key, left: u8) -> i32 {
    if left == 0 || rules.with_camp(person) {
        return 0;
    }
    let aim = Aim::With(person.clone());
    let action = sheet.actions.iter().find(|a| road::brings(a, &aim));
    let Some(action) = action else {
        return 0;
    };
    match &action.at {
        ActionAt::Item(item) => 1 + depth(rules, sheet, item, left - 1),
        ActionAt::Number(_)
        | ActionAt::Marker(_)
        | ActionAt::Totem
        | ActionAt::Nowhere
        | ActionAt::Standing { .. } => 1,
    }
}

/// Nights that somebody lives through who is not with the camp, this one included.
pub(super) fn patience(rules: &Rules<'_>, sheet: &Scenario, person: &Key) -> i32 {
    let at = sheet.people.iter().position(|p| p.id == *person);
    let of = at.and_then(|at| sheet.people.get(at));
    let each = of.map_or(0, |p| i32::from(p.away_wounds));
    let who = at.and_then(|at| u8::try_from(at).ok());
    match (who, each) {
        (_, 0) | (None, _) => i32::from(sheet.rounds),
        (Some(who), each) => {
            let life = super::life_left(rules, Who::Guest(who));
            // The one that is fetched in this round is spared this night.
            1 + (life - 1) / each
        }
    }
}

/// Unexplored tiles between the camp and the nearest marker of a kind.
fn way(rules: &Rules<'_>, marker: &Key) -> i32 {
    let later = rules
        .scenario()
        .and_then(|sheet| sheet.setup.later.as_ref());
    let at = rules.s.markers.iter().filter(|(kind, _)| kind == marker);
    let mut at: Vec<Space> = at.map(|(_, space)| *space).collect();
    if at.is_empty() {
        at.extend(later.map(|later| later.space));
    }
    at.iter()
        .map(|to| unknown_between(rules, *to))
        .min()
        .unwrap_or(0)
}

/// The fewest tiles to be explored so that a way leads there.
fn unknown_between(rules: &Rules<'_>, to: Space) -> i32 {
    let mut cost = BTreeMap::from([(rules.s.camp, 0)]);
    let mut changed = true;
    while changed {
        changed = false;
        for here in Space::ALL.iter().copied() {
            let Some(&so_far) = cost.get(&here) else {
                continue;
            };
            for &next in here.adjacent() {
                let new = so_far + i32::from(next != to && rules.tile_card(next).is_none());
                if cost.get(&next).is_none_or(|old| new < *old) {
                    cost.insert(next, new);
                    changed = true;
                }
            }
        }
    }
    cost.get(&to).copied().unwrap_or(0)
}
