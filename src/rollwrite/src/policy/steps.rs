//! The steps a turn is made of: walk and take, walk and hunt, walk and build, fill a box, walk to a good place.

use super::{make, sheet::Sheet, standing::standing, take, world::World};
use crate::{
    command::{Command, Shift},
    content::Goal,
};

/// Fields tried for building and for standing at the end.
const PLACES: usize = 4;

/// What a step orders, in order.
pub(super) type Orders = Vec<Command>;

/// Receives the turns that a step leads to.
pub(super) trait Sink {
    fn take(&mut self, sheet: Sheet, orders: Orders);
}

/// All ways to spend some of these dice on walking, so that none of the dice is needless.
pub(super) struct Ways {
    sets: Vec<(u8, u8)>,
}

impl Ways {
    pub(super) fn new(sheet: &Sheet) -> Self {
        let free = (0..4).fold(0u8, |set, d| set | u8::from(sheet.dice[d] > 0) << d);
        let sum = |set: u8| {
            (0..4)
                .filter(|d| set >> d & 1 == 1)
                .map(|d| sheet.dice[d])
                .sum()
        };
        let sets = (0..16u8)
            .filter(|set| set & !free == 0)
            .map(|set| (set, sum(set)));
        Self {
            sets: sets.collect(),
        }
    }

    /// The sets that reach so far over something blocked, but not around it.
    pub(super) fn over<'a>(
        &'a self,
        sheet: &'a Sheet,
        crossing: u8,
        around: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let short = move |set: &u8| {
            let dice = (0..4).filter(|d| set >> d & 1 == 1);
            dice.map(|d| sheet.dice[d]).sum::<u8>() < around
        };
        self.to(sheet, crossing).filter(short)
    }

    /// The sets that reach so far and would not without any one of their dice.
    pub(super) fn to<'a>(&'a self, sheet: &'a Sheet, steps: u8) -> impl Iterator<Item = u8> + 'a {
        self.sets.iter().filter_map(move |(set, sum)| {
            let lean = (0..4).all(|d| set >> d & 1 == 0 || sum - sheet.dice[d] < steps);
            (*sum >= steps && lean).then_some(*set)
        })
    }
}

pub(super) fn walked(w: &World<'_>, sheet: &Sheet, set: u8, to: u16) -> (Sheet, Orders) {
    let mut next = *sheet;
    next.at = to;
    let mut dice = Vec::new();
    for d in 0..4u8 {
        if set >> d & 1 == 1 {
            next.spend(usize::from(d));
            dice.push(d);
        }
    }
    let mut orders = Vec::new();
    if !dice.is_empty()
        && let Some(to) = w.hexes.get(usize::from(to))
    {
        orders.push(Command::Walk {
            dice,
            to: *to,
            cross: 0,
        });
    }
    (next, orders)
}

/// The same over one blocked field, which a survival point pays.
fn crossed(w: &World<'_>, sheet: &Sheet, set: u8, to: u16) -> (Sheet, Orders) {
    let (mut next, mut orders) = walked(w, sheet, set, to);
    next.survival -= 1;
    for order in &mut orders {
        if let Command::Walk { cross, .. } = order {
            *cross = 1;
        }
    }
    (next, orders)
}

/// The free dice with different values.
pub(super) fn distinct(sheet: &Sheet) -> impl Iterator<Item = (u8, u8)> + '_ {
    (0u8..).zip(sheet.dice).filter(move |(d, value)| {
        *value > 0 && !sheet.dice.iter().take(usize::from(*d)).any(|v| v == value)
    })
}

/// A die that shows a value, as it is, turned by a survival point, or set by a mask.
pub(super) fn showing(w: &World<'_>, sheet: &Sheet, value: u8) -> Vec<(u8, Sheet, Orders)> {
    let mut list: Vec<(u8, Sheet, Orders)> = Vec::new();
    for (die, shown) in distinct(sheet) {
        let up = (value + 6 - shown) % 6;
        let mut next = *sheet;
        let mut orders = Vec::new();
        if up != 0 {
            if sheet.survival < 1 || w.no_shift || (up != 1 && up != 5) {
                continue;
            }
            let way = if up == 1 { Shift::Up } else { Shift::Down };
            next.survival -= 1;
            next.dice[usize::from(die)] = value;
            orders.push(Command::Shift { die, way });
        }
        list.push((die, next, orders));
    }
    if list.is_empty() && sheet.masks > 0 {
        for (die, _) in distinct(sheet) {
            let mut next = *sheet;
            next.masks -= 1;
            next.dice[usize::from(die)] = value;
            list.push((die, next, vec![Command::Mask { die, value }]));
        }
    }
    list
}

/// Every turn that one step leads to.
pub(super) fn expand(w: &World<'_>, sheet: &Sheet, sink: &mut impl Sink) {
    make::plans(w, sheet, sink);
    let ways = Ways::new(sheet);
    for at in 0..w.count {
        let Ok(at) = u16::try_from(at) else { break };
        let Some(feature) = w.offer(sheet, at) else {
            continue;
        };
        let steps = w.steps(sheet.at, at);
        if !take::wanted(w, sheet, feature) {
            continue;
        }
        for set in ways.to(sheet, steps) {
            let (there, orders) = walked(w, sheet, set, at);
            take::act(w, &there, &orders, feature, sink);
        }
        let crossing = w.crossing(sheet.at, at);
        // Not in the quick look at tomorrow.
        if sheet.survival > 0 && crossing < steps && w.day == w.state.day {
            for set in ways.over(sheet, crossing, steps) {
                let (there, orders) = crossed(w, sheet, set, at);
                take::act(w, &there, &orders, feature, sink);
            }
        }
    }
    make::builds(w, sheet, &ways, sink);
    seas(w, sheet, &ways, sink);
}

/// The nearest fields that fit; among equals those with more around them, or the most remote first.
pub(super) fn nearest(
    w: &World<'_>,
    s: &Sheet,
    fits: impl Fn(&u16) -> bool,
    many: bool,
) -> Vec<u16> {
    let reach: u8 = s.dice.iter().sum();
    let mut list: Vec<(u8, i32, u16)> = (0..w.count)
        .filter_map(|at| u16::try_from(at).ok())
        .filter(fits)
        .map(|at| {
            (
                w.steps(s.at, at),
                -w.pull[usize::from(at)].iter().sum::<i32>(),
                at,
            )
        })
        .filter(|(steps, ..)| *steps <= reach)
        .collect();
    list.sort_unstable();
    let count = if many { 3 * PLACES } else { PLACES };
    list.into_iter().take(count).map(|(_, _, at)| at).collect()
}

/// Walks to the sea where the scenario asks for it.
fn seas(w: &World<'_>, s: &Sheet, ways: &Ways, sink: &mut impl Sink) {
    if !w.charter.goals.contains(&Goal::AtSea) {
        return;
    }
    let sea = |at: &u16| w.sea[usize::from(*at)] && w.stands(*at);
    for at in nearest(w, s, sea, false) {
        for set in ways.to(s, w.steps(s.at, at)).filter(|set| *set != 0) {
            let (there, orders) = walked(w, s, set, at);
            sink.take(there, orders);
        }
    }
}

/// The end of the turn: stay, or spend what is left on a walk to a better place.
pub(super) fn rest(w: &World<'_>, s: &Sheet, sink: &mut impl Sink) {
    let mut still = *s;
    still.dice = [0; 4];
    sink.take(still, Vec::new());
    let ways = Ways::new(s);
    let Some((set, sum)) = ways.sets.last().copied().filter(|(_, sum)| *sum > 0) else {
        return;
    };
    let here = standing(w, s, s.at);
    let mut list: Vec<(i32, u16)> = (0..w.count)
        .filter_map(|at| u16::try_from(at).ok())
        .filter(|at| w.steps(s.at, *at) <= sum && w.stands(*at))
        .map(|at| (standing(w, s, at), at))
        .filter(|(worth, _)| *worth > here)
        .collect();
    list.sort_unstable_by_key(|(worth, at)| (std::cmp::Reverse(*worth), *at));
    for (_, at) in list.into_iter().take(2) {
        let (there, orders) = walked(w, s, set, at);
        sink.take(there, orders);
    }
}
