//! The search through the days in thought.

use std::collections::BTreeSet;

use castaway_kernel::Seat;

use super::{
    Budget, Progress, WinningField,
    ground::Ground,
    lack::Lack,
    sketch::{Sketch, kind},
    steps,
    task::{Terms, number, task_of},
};
use crate::{
    catalog::Catalog,
    command::Command,
    content::Check,
    ids::Feature,
    state::{Phase, State},
};

/// Going on from a day costs as much as looking at so many.
const STEP: usize = 4;
/// So many days that a step leads to cost as much as looking at one.
const MANY: usize = 2;
/// Days that a step often leads to.
const USUAL: usize = 96;

/// Days that were found to be lost stay known for all fields.
pub(super) struct Search<'a> {
    terms: Terms<'a>,
    ground: Ground,
    /// Days that may still be looked at.
    left: u32,
    lost: BTreeSet<u64>,
}

/// A first walk, with what is done at its end.
struct First {
    at: u16,
    dice: u32,
    orders: Vec<Command>,
    after: Sketch,
    step: Progress,
    /// Whether the day that follows was searched to its end without a win.
    lost: bool,
}

impl First {
    /// Whether something is taken at its end.
    fn takes(&self, day: &Sketch) -> bool {
        self.after.taken != day.taken
    }
}

impl<'a> Search<'a> {
    /// The search and the day as it stands; nothing where the task cannot be met today, whatever is done.
    pub(super) fn new(
        catalog: &Catalog,
        state: &'a State,
        seat: Seat,
        budget: Budget,
    ) -> Option<(Self, Sketch)> {
        let charter = &state.charter;
        let last = state.day >= charter.days;
        if charter.goals.is_empty() || (charter.check == Check::AtEnd && !last) {
            return None;
        }
        let Phase::Turn(turn) = &state.phase else {
            return None;
        };
        let dice = turn.dice.iter().filter(|d| !d.spent);
        // A die may be turned before it walks.
        let turned = state
            .player(seat)
            .is_some_and(|p| p.survival > 0 || p.masks > p.masks_used);
        let pips = dice.map(|d| if turned { 6 } else { d.value }).sum::<u8>() + turn.stride;
        let ground = Ground::new(state, seat, pips);
        let day = Sketch::new(state, seat, &ground)?;
        let search = Self {
            terms: Terms::new(catalog, state, seat),
            ground,
            left: budget.0,
            lost: BTreeSet::new(),
        };
        Some((search, day))
    }

    /// Whether the task is met from here, as far as that is found.
    pub(super) fn wins(&mut self, day: &Sketch) -> bool {
        if self.terms.met(&self.ground, day) {
            return true;
        }
        let lack = self.terms.lack(&self.ground, day);
        if lack.dice > day.free() {
            return false;
        }
        let print = day.print();
        if self.lost.contains(&print) {
            return false;
        }
        for next in self.after(day, &lack) {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            if self.wins(&next) {
                return true;
            }
        }
        if self.left > 0 {
            self.lost.insert(print);
        }
        false
    }

    /// The days that one step leads to, which are dear themselves.
    fn after(&mut self, day: &Sketch, lack: &Lack) -> Vec<Sketch> {
        let mut all: Vec<Sketch> = Vec::with_capacity(USUAL);
        let mut give = |next: Sketch| all.push(next);
        steps::all(&self.terms, &self.ground, day, lack, &mut give);
        let dear = u32::try_from(STEP + all.len() / MANY).unwrap_or(u32::MAX);
        self.left = self.left.saturating_sub(dear);
        all
    }

    /// The fields to go to first.
    pub(super) fn fields(&mut self, day: &Sketch) -> Vec<WinningField> {
        let lack = self.terms.lack(&self.ground, day);
        if lack.dice > day.free() {
            return Vec::new();
        }
        let mut first = self.first(day, &lack);
        // Whoever may take something on a field does it at once.
        first.sort_by_key(|one| (one.step, !one.takes(day), one.dice, one.orders.len()));
        let mut fields: Vec<u16> = first.iter().map(|one| one.at).collect();
        fields.sort_unstable();
        fields.dedup();
        let fields = u32::try_from(fields.len().max(1)).unwrap_or(u32::MAX);
        let all = self.left;
        let mut found: Vec<(u16, u32, WinningField)> = Vec::new();
        // Each field gets its share; what is left goes to those that were not thought through.
        for share in [all / fields / 2, all / 4, all] {
            for one in &mut first {
                if self.left == 0 || one.lost || found.iter().any(|(at, ..)| *at == one.at) {
                    continue;
                }
                let rest = self.left.saturating_sub(share.max(8) + 1);
                self.left = self.left.saturating_sub(rest + 1);
                if self.wins(&one.after)
                    && let Some(at) = self.ground.hex(one.at)
                {
                    let (orders, step) = (one.orders.clone(), one.step);
                    found.push((one.at, one.dice, WinningField { at, orders, step }));
                }
                one.lost = self.left > 0;
                self.left += rest;
            }
        }
        found.sort_by_key(|(_, dice, win)| (win.step, *dice));
        found.into_iter().map(|(.., win)| win).collect()
    }

    /// All first walks whose end is not lost at first sight.
    fn first(&self, day: &Sketch, lack: &Lack) -> Vec<First> {
        let mut all = Vec::new();
        let builds = lack.sites > 0;
        let sets = steps::sets(day, lack);
        let built = day.built();
        for to in 0..self.ground.fields() {
            let feature = self.ground.feature(to);
            let takes = !day.is_taken(to) && steps::useful(&self.terms, day, lack, feature);
            let stands = self.ground.stands(to);
            let site = builds && stands && self.ground.room(to, &built);
            let sea = self.terms.asks_sea() && stands && self.ground.by_sea(to);
            if to == day.at || !(takes || site || sea) {
                continue;
            }
            let begun = all.len();
            for way in steps::ways(&self.ground, day, &sets, to) {
                self.arrivals(day, to, feature, &way, takes, &mut all);
            }
            for one in all.iter_mut().skip(begun) {
                one.step = self.step(day, lack, one, feature, site);
            }
        }
        all
    }

    /// How far a first walk brings the task.
    fn step(
        &self,
        day: &Sketch,
        lack: &Lack,
        one: &First,
        feature: Feature,
        site: bool,
    ) -> Progress {
        if self.terms.met(&self.ground, &one.after) {
            return Progress::Meets;
        }
        let star = one.after.survival > day.survival && lack.survival > 0;
        let nears = match feature {
            Feature::Gather { resource, .. } => {
                one.takes(day) && (lack.goods[kind(resource)] > 0 || star)
            }
            Feature::Lizard { .. } => true,
            // A die may have to be turned before it takes these.
            _ => task_of(feature).is_some_and(|task| lack.marks[number(task)] > 0),
        };
        match nears || (site && lack.goods == [0; 5]) {
            true => Progress::Nears,
            false => Progress::Leads,
        }
    }

    /// A first walk with all that can be done at its end.
    fn arrivals(
        &self,
        day: &Sketch,
        to: u16,
        feature: Feature,
        way: &steps::Way,
        takes: bool,
        all: &mut Vec<First>,
    ) {
        let Some(hex) = self.ground.hex(to) else {
            return;
        };
        let dice: Vec<u8> = (0..4u8).filter(|d| way.dice >> d & 1 == 1).collect();
        let count = way.dice.count_ones();
        let mut push = |orders, after, dice| {
            all.push(First {
                at: to,
                dice,
                orders,
                after,
                step: Progress::Leads,
                lost: false,
            });
        };
        if let Feature::Lizard { value } = feature {
            for (with, shown) in (0u8..).zip(day.dice) {
                if takes && shown >= value && !dice.contains(&with) {
                    let order = Command::Hunt {
                        dice: dice.clone(),
                        to: hex,
                        cross: way.cross,
                        with,
                    };
                    let after = steps::hunted(&self.terms, day, way, to, value, with);
                    push(vec![order], after, count + 1);
                }
            }
            return;
        }
        let walk = Command::Walk {
            dice: dice.clone(),
            to: hex,
            cross: way.cross,
        };
        let there = steps::walked(day, way, to);
        if takes && (task_of(feature).is_some() || matches!(feature, Feature::Gather { .. })) {
            steps::take(&self.terms, &there, feature, &mut |die, shown, next| {
                // Dice are turned by presses of their own.
                if there.dice.get(usize::from(die)) == Some(&shown) {
                    push(vec![walk.clone(), Command::Take { die }], next, count + 1);
                }
            });
        }
        push(vec![walk], there, count);
    }
}
