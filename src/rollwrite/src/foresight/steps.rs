//! The steps that can bring the task nearer, in thought.

use super::{
    ground::Ground,
    lack::Lack,
    sketch::{Sketch, kind, note, slot},
    task::{Terms, number, task_of},
};
use crate::ids::{Feature, Item};

/// Dice that are spent on a way, a bit for each, with their pips.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// Bits by place in the pool.
    pub dice: u8,
    /// Blocked fields that are crossed.
    pub cross: u8,
    /// Steps that it goes.
    steps: u8,
    /// Pips that its dice have.
    pips: u8,
}

/// Sets of the free dice that may be spent on one walk, with their pips: those of fewer dice first, none twice, and none
/// after which too few dice would be left for what lacks.
pub(super) fn sets(s: &Sketch, lack: &Lack) -> Vec<(u8, u8)> {
    let on = |set: u8| (0..4usize).filter(move |d| set >> d & 1 == 1);
    // What lacks counts a die at most for each walk.
    let most = u32::from(s.free().saturating_sub(lack.dice)) + 1;
    let free = |set: &u8| set.count_ones() <= most && on(*set).all(|d| s.dice[d] > 0);
    let mut all: Vec<(u8, [u8; 4], u8)> = (0..16u8)
        .filter(free)
        .filter(|set| *set != 0 || s.stride > 0)
        .map(|set| {
            let mut values = [0; 4];
            on(set).for_each(|d| values[d] = s.dice[d]);
            values.sort_unstable();
            (set, values, values.iter().sum::<u8>() + s.stride)
        })
        .collect();
    all.sort_by_key(|(set, values, _)| (set.count_ones(), *values));
    all.dedup_by_key(|(_, values, _)| *values);
    all.into_iter().map(|(set, _, pips)| (set, pips)).collect()
}

/// The ways to a field, without dice that are of no use.
pub(super) fn ways(ground: &Ground, s: &Sketch, sets: &[(u8, u8)], to: u16) -> Vec<Way> {
    let mut found: Vec<Way> = Vec::new();
    for (dice, pips) in sets.iter().copied() {
        let Some((cross, steps)) = ground.way(s.at, to, pips, s.survival) else {
            continue;
        };
        // With more dice a way around may save a point.
        let needless = |known: &Way| known.dice & dice == known.dice && known.cross <= cross;
        if !found.iter().any(needless) {
            found.push(Way {
                dice,
                cross,
                steps,
                pips,
            });
        }
    }
    found
}

/// The day after a walk.
pub(super) fn walked(s: &Sketch, way: &Way, to: u16) -> Sketch {
    let mut next = *s;
    next.at = to;
    next.survival = next.survival.saturating_sub(way.cross);
    next.stride = 0;
    for (die, value) in next.dice.iter_mut().enumerate() {
        *value *= u8::from(way.dice >> die & 1 == 0);
    }
    next
}

/// The day after a hunt at the end of a way with this die.
pub(super) fn hunted(
    terms: &Terms<'_>,
    s: &Sketch,
    way: &Way,
    to: u16,
    lizard: u8,
    with: u8,
) -> Sketch {
    let mut next = walked(s, way, to);
    next.spend(with);
    next.stride = way.pips - way.steps;
    note(&mut next.taken, to);
    next.lizards = next.lizards.saturating_add(lizard);
    next.stock[3] = next.stock[3].saturating_add(terms.lizard_food);
    next
}

/// Gives the days on which a die shows a value: as it is, turned by survival points, set by a mask.
fn showing(terms: &Terms<'_>, s: &Sketch, value: u8, give: &mut impl FnMut(u8, Sketch)) {
    for (die, shown) in s.distinct() {
        let up = (value + 6 - shown) % 6;
        let turns = up.min((6 - up) % 6);
        let mut next = *s;
        next.dice[usize::from(die)] = value;
        if turns == 0 {
            give(die, next);
            continue;
        }
        if !terms.no_shift && turns <= s.survival {
            next.survival -= turns;
            give(die, next);
        }
        if s.masks > 0 {
            let mut next = *s;
            next.dice[usize::from(die)] = value;
            next.masks -= 1;
            give(die, next);
        }
    }
}

/// Whether what lies on a field is of use.
pub(super) fn useful(terms: &Terms<'_>, s: &Sketch, lack: &Lack, feature: Feature) -> bool {
    match feature {
        Feature::Gather { resource, .. } => {
            lack.goods[kind(resource)] > 0 || lack.extra[kind(resource)] > 0 || lack.survival > 0
        }
        Feature::Lizard { .. } => s.has(Item::Bow) && (lack.lizards > 0 || lack.goods[3] > 0),
        Feature::Mask => lack.marks[1] > 0 && s.mask_boxes < terms.mask_boxes,
        Feature::Smoke => lack.marks[2] > 0 && s.has(Item::Campfire),
        Feature::Crystal | Feature::Chart => {
            task_of(feature).is_some_and(|t| lack.marks[number(t)] > 0)
        }
        Feature::Empty | Feature::Sea | Feature::Palm => false,
    }
}

/// Gives the days on which a die has taken what lies where the pawn stands; the die is told by its place and what it
/// shows by then.
pub(super) fn take(
    terms: &Terms<'_>,
    s: &Sketch,
    feature: Feature,
    give: &mut impl FnMut(u8, u8, Sketch),
) {
    let mut taken = |die: u8, mut next: Sketch| {
        let value = next.dice[usize::from(die)];
        next.spend(die);
        note(&mut next.taken, next.at);
        give(die, value, next);
    };
    let least = task_of(feature).map_or(1, |t| terms.least[number(t)]);
    match feature {
        Feature::Gather { resource, value } => {
            let at = kind(resource);
            let twice = Item::TOOLS
                .into_iter()
                .any(|t| s.has(t) && terms.cards[slot(t)].doubles == Some(at));
            for (die, shown) in s.distinct() {
                let mut next = *s;
                next.stock[at] = next.stock[at].saturating_add(1 + u8::from(twice));
                next.survival = next.survival.saturating_add(u8::from(shown == value));
                taken(die, next);
            }
        }
        Feature::Crystal | Feature::Mask => {
            let mut any = false;
            let mut give = |die, mut next: Sketch| {
                if feature == Feature::Crystal {
                    next.crystals += 1;
                } else {
                    next.masks += 1;
                    next.mask_boxes += 1;
                }
                taken(die, next);
            };
            for (die, _) in s.distinct().filter(|(_, shown)| *shown >= least) {
                any = true;
                give(die, *s);
            }
            if !any {
                (least..=6).for_each(|value| showing(terms, s, value, &mut give));
            }
        }
        Feature::Smoke => {
            let any = if s.smoke_value == 0 {
                least..=6
            } else {
                s.smoke_value..=s.smoke_value
            };
            for value in any.filter(|v| *v >= least) {
                showing(terms, s, value, &mut |die, mut next| {
                    next.smokes += 1;
                    next.smoke_value = value;
                    taken(die, next);
                });
            }
        }
        Feature::Chart => {
            let open = terms.chart & !s.charted;
            for value in (least..=6).filter(|v| open >> v & 1 == 1) {
                showing(terms, s, value, &mut |die, mut next| {
                    next.charted |= 1 << value;
                    taken(die, next);
                });
            }
        }
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => {}
    }
}

/// Gives the days on which a box of a plan is filled.
fn plans(terms: &Terms<'_>, s: &Sketch, lack: &Lack, give: &mut impl FnMut(Sketch)) {
    for item in Item::ALL {
        if (lack.items | lack.tools) & 1 << slot(item) == 0 || s.has(item) {
            continue;
        }
        let open = terms.cards[slot(item)].plan & !s.plans[slot(item)];
        for value in (1..=6u8).filter(|v| open >> v & 1 == 1) {
            showing(terms, s, value, &mut |die, mut next| {
                next.plans[slot(item)] |= 1 << value;
                next.spend(die);
                give(next);
            });
        }
    }
}

/// Whether the plan of an item is full and its price at hand.
fn ready(terms: &Terms<'_>, s: &Sketch, item: Item) -> bool {
    let card = &terms.cards[slot(item)];
    terms.boxes(s, item) == 0
        && s.stock
            .iter()
            .zip(card.cost)
            .all(|(have, cost)| *have >= cost)
}

/// The day on which an item was made where the pawn stands.
fn made(terms: &Terms<'_>, s: &Sketch, item: Item) -> Sketch {
    let mut next = *s;
    for (have, cost) in next.stock.iter_mut().zip(terms.cards[slot(item)].cost) {
        *have -= cost;
    }
    next.stride = 0;
    next.made |= 1 << slot(item);
    match item {
        Item::Tent => {
            next.tents += 1;
            note(&mut next.new_tents, s.at);
        }
        Item::Campfire => {
            next.fires += 1;
            note(&mut next.new_fires, s.at);
        }
        _ => {}
    }
    next
}

/// Gives the days on which something was made here.
fn makes(
    terms: &Terms<'_>,
    ground: &Ground,
    s: &Sketch,
    lack: &Lack,
    give: &mut impl FnMut(Sketch),
) {
    let wanted = |item: &Item| (lack.items | lack.tools) & 1 << slot(*item) != 0;
    for item in Item::ALL.into_iter().filter(wanted) {
        let structure = matches!(item, Item::Tent | Item::Campfire);
        let fits = if structure {
            ground.room(s.at, &s.built())
        } else {
            !s.has(item)
        };
        if fits && ready(terms, s, item) {
            give(made(terms, s, item));
        }
    }
}

/// Gives every day that one step leads to and that may bring the task nearer.
pub(super) fn all(
    terms: &Terms<'_>,
    ground: &Ground,
    s: &Sketch,
    lack: &Lack,
    give: &mut impl FnMut(Sketch),
) {
    makes(terms, ground, s, lack, give);
    let feature = ground.feature(s.at);
    if !s.is_taken(s.at) && useful(terms, s, lack, feature) {
        take(terms, s, feature, &mut |_, _, next| give(next));
    }
    plans(terms, s, lack, give);
    let builds = [Item::Tent, Item::Campfire]
        .into_iter()
        .any(|i| lack.items & 1 << slot(i) != 0 && ready(terms, s, i));
    let sets = sets(s, lack);
    let built = s.built();
    for to in 0..ground.fields() {
        let feature = ground.feature(to);
        let here = to == s.at || s.is_taken(to);
        let takes = !here && useful(terms, s, lack, feature);
        let builds = builds && ground.stands(to) && ground.room(to, &built);
        let sea = lack.only_sea && ground.by_sea(to) && ground.stands(to);
        if !here && (takes || builds || sea) {
            walks(terms, ground, s, (&sets, lack), to, give);
        }
    }
}

/// Gives the days after a walk to a field, with what can be done there alone.
fn walks(
    terms: &Terms<'_>,
    ground: &Ground,
    s: &Sketch,
    (sets, lack): (&[(u8, u8)], &Lack),
    to: u16,
    give: &mut impl FnMut(Sketch),
) {
    let found = ways(ground, s, sets, to);
    for way in &found {
        arrive(terms, ground, s, way, to, give);
    }
    if found.is_empty() && (s.survival > 0 || s.masks > 0) {
        stretched(terms, ground, s, lack, to, give);
    }
}

fn arrive(
    terms: &Terms<'_>,
    ground: &Ground,
    s: &Sketch,
    way: &Way,
    to: u16,
    give: &mut impl FnMut(Sketch),
) {
    let feature = ground.feature(to);
    if let Feature::Lizard { value } = feature {
        let on = |die: u8| way.dice >> die & 1 == 1;
        for (die, shown) in (0u8..).zip(s.dice) {
            if shown >= value && !on(die) {
                give(hunted(terms, s, way, to, value, die));
            }
        }
        return;
    }
    let there = walked(s, way, to);
    if task_of(feature).is_some() || matches!(feature, Feature::Gather { .. }) {
        take(terms, &there, feature, &mut |_, _, next| give(next));
    } else {
        give(there);
    }
}

/// Walks for which a die is turned first, so that it reaches.
fn stretched(
    terms: &Terms<'_>,
    ground: &Ground,
    s: &Sketch,
    lack: &Lack,
    to: u16,
    give: &mut impl FnMut(Sketch),
) {
    let steps = ground.steps(s.at, to)[0];
    for value in (2..=6u8).rev() {
        let mut turned: Vec<Sketch> = Vec::new();
        showing(terms, s, value, &mut |die, next| {
            let before = s.dice[usize::from(die)];
            let most = next.dice.iter().sum::<u8>() + next.stride;
            if value > before && most >= steps {
                turned.push(next);
            }
        });
        for next in turned {
            for way in ways(ground, &next, &sets(&next, lack), to) {
                arrive(terms, ground, &next, &way, to, give);
            }
        }
    }
}
