//! The dice to come: which courses to take with them, and what each still brings.

use super::{
    budget::Budget,
    goal,
    here::Here,
    sheet::{Sheet, kind, slot},
    spend::spend,
    world::World,
};
use crate::ids::{Item, Resource};

/// What a game can be built on: tools that double, plans of structures, the raft.
const FOUNDATIONS: [Item; 7] = [
    Item::Axe,
    Item::Knife,
    Item::Pot,
    Item::Flask,
    Item::Tent,
    Item::Campfire,
    Item::Raft,
];

/// The best use of the dice to come over the courses worth a thought.
pub(super) fn best(w: &World<'_>, s: &Sheet, budget: i32) -> i32 {
    let here = Here::new(w, s);
    let worth = w
        .courses
        .iter()
        .map(|course| future(w, s, &here, budget, *course));
    worth.max().unwrap_or(0)
}

/// The courses worth a thought: what to make first of all, as bits by foundation.
pub(super) fn courses(w: &World<'_>, s: &Sheet) -> Vec<u8> {
    let budget = (w.days + 1) * 4 * w.style.use_of_dice;
    let here = Here::new(w, s);
    let done = |at: usize| {
        let item = FOUNDATIONS[at];
        s.has(item) || ((4..6).contains(&at) && s.plans[slot(item)] == w.card(item).plan)
    };
    let mut list: Vec<(i32, u8)> = (0..1u8 << FOUNDATIONS.len())
        .filter(|course| (0..FOUNDATIONS.len()).all(|at| course >> at & 1 == 0 || !done(at)))
        .map(|course| (-future(w, s, &here, budget, course), course))
        .collect();
    list.sort_unstable();
    let mut kept: Vec<u8> = list
        .into_iter()
        .take(w.style.courses)
        .map(|(_, c)| c)
        .collect();
    if !kept.contains(&0) {
        kept.push(0);
    }
    kept
}

/// Greedy use of the dice after laying some foundations.
fn future(w: &World<'_>, s: &Sheet, here: &Here, dice: i32, course: u8) -> i32 {
    let chosen = |item: Item| (0..7).any(|at| course >> at & 1 == 1 && FOUNDATIONS[at] == item);
    let mut unit: [i32; 5] = std::array::from_fn(|r| w.style.unit + w.thin[r]);
    let mut supply: [i32; 5] = std::array::from_fn(|r| w.left[r] * w.style.supply / 100);
    for r in Resource::ALL {
        let doubler = match r {
            Resource::Wood => Item::Axe,
            Resource::Rope => Item::Knife,
            Resource::Stone => Item::Pickaxe,
            Resource::Food => Item::Pot,
            Resource::Water => Item::Flask,
        };
        if s.has(doubler) || chosen(doubler) {
            unit[kind(r)] = w.style.doubled + w.thin[kind(r)] / 2;
            supply[kind(r)] *= 2;
        }
    }
    let mut b = Budget {
        w,
        s: *s,
        dice,
        first: here.first,
        unit,
        supply,
        boxes: Item::ALL.map(|item| {
            let open = w.card(item).plan & !s.plans[slot(item)];
            i32::try_from(open.count_ones()).unwrap_or(0) * w.style.r#box
        }),
        gain: 0,
    };
    for (at, item) in FOUNDATIONS.into_iter().enumerate() {
        if course >> at & 1 == 1 && (b.found(item).is_none() || b.dice < 0) {
            return i32::MIN / 4;
        }
    }
    let last = i32::from(w.charter.goals.is_empty());
    b.survive((s.health - 1 - goal::hearts(w)).min(w.style.skips) + last);
    if b.dice <= 0 {
        return b.gain;
    }
    spend(&mut b, here);
    b.gain
}
