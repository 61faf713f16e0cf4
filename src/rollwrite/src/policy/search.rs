//! The beam: turns in thought, sorted by how many dice are left, the best few of each kept.

use std::collections::BTreeSet;

use castaway_kernel::{Game, Seat};

use super::{
    future, make, morrow,
    sheet::Sheet,
    steps::{self, Orders, Sink},
    style::Style,
    value,
    world::World,
};
use crate::{RollWrite, catalog::Catalog, command::Command, state::State};

/// A turn in thought and how it came about.
struct Node {
    sheet: Sheet,
    worth: i32,
    parent: Option<usize>,
    orders: Orders,
}

/// The turns kept, by dice left; the last row are ended turns.
pub(super) struct Beam<'a, 'b> {
    world: &'a World<'b>,
    /// Turns kept in a row.
    width: usize,
    /// All turns ever kept.
    nodes: Vec<Node>,
    /// Which of them, by dice left, best first.
    rows: [Vec<usize>; 5],
    ended: Vec<usize>,
    /// Turns judged before, reached by other orders.
    seen: BTreeSet<(bool, u64)>,
    /// What is being expanded.
    parent: Option<usize>,
    ending: bool,
}

impl Sink for Beam<'_, '_> {
    fn take(&mut self, sheet: Sheet, orders: Orders) {
        if !self.seen.insert((self.ending, sheet.print())) {
            return;
        }
        let (sheet, orders) = self.made(sheet, orders);
        let worth = value::value(self.world, &sheet);
        let width = self.width;
        let row = if self.ending {
            &mut self.ended
        } else {
            &mut self.rows[sheet.free().min(4)]
        };
        let nodes = &self.nodes;
        // Of equals the first found stays.
        let place = row.partition_point(|n| nodes[*n].worth >= worth);
        if place >= width {
            return;
        }
        let same = |n: &usize| nodes[*n].worth == worth && nodes[*n].sheet == sheet;
        if row[..place].iter().any(same) {
            return;
        }
        row.insert(place, nodes.len());
        row.truncate(width);
        self.nodes.push(Node {
            sheet,
            worth,
            parent: self.parent,
            orders,
        });
    }
}

impl<'a, 'b> Beam<'a, 'b> {
    /// All turns from here, as far as the width lets them be kept.
    pub(super) fn run(world: &'a World<'b>, sheet: Sheet, width: usize) -> Self {
        let mut beam = Self {
            world,
            width,
            nodes: Vec::new(),
            rows: [const { Vec::new() }; 5],
            ended: Vec::new(),
            seen: BTreeSet::new(),
            parent: None,
            ending: false,
        };
        beam.search(sheet);
        beam
    }

    /// The best ended turn with its worth.
    pub(super) fn best(&self) -> Option<(i32, Sheet)> {
        self.ends().into_iter().next()
    }

    /// The ended turns, best first.
    fn ends(&self) -> Vec<(i32, Sheet)> {
        let ended = self.ended.iter().filter_map(|n| self.nodes.get(*n));
        ended.map(|n| (n.worth, n.sheet)).collect()
    }

    /// Makes at once whatever is better made.
    fn made(&self, sheet: Sheet, mut orders: Orders) -> (Sheet, Orders) {
        let mut sheet = sheet;
        loop {
            let makes = make::makes(self.world, &sheet);
            if makes.is_empty() {
                return (sheet, orders);
            }
            let now = value::value(self.world, &sheet);
            let best = makes
                .into_iter()
                .map(|(next, item)| (value::value(self.world, &next), next, item))
                .reduce(|a, b| if b.0 > a.0 { b } else { a });
            match best {
                Some((worth, next, item)) if worth >= now => {
                    sheet = next;
                    orders.push(Command::Craft(item));
                }
                Some(_) | None => return (sheet, orders),
            }
        }
    }

    fn search(&mut self, sheet: Sheet) {
        self.take(sheet, Vec::new());
        for free in (0..=4).rev() {
            let mut next = 0;
            while let Some(at) = self.rows[free].get(next).copied() {
                next += 1;
                let sheet = self.nodes[at].sheet;
                self.parent = Some(at);
                if free > 0 {
                    steps::expand(self.world, &sheet, self);
                }
                self.ending = true;
                steps::rest(self.world, &sheet, self);
                self.ending = false;
            }
        }
    }

    fn orders(&self, mut at: usize) -> Vec<Command> {
        let mut parts = Vec::new();
        loop {
            let node = &self.nodes[at];
            parts.push(&node.orders);
            match node.parent {
                Some(parent) => at = parent,
                None => break,
            }
        }
        parts.into_iter().rev().flatten().cloned().collect()
    }
}

/// The orders of the best turn found.
pub(super) fn turn(catalog: &Catalog, state: &State, seat: Seat, style: &Style) -> Vec<Command> {
    let end = vec![Command::EndTurn];
    let style = &style.given(&state.charter);
    let mut world = World::new(catalog, state, seat, *style);
    let sheet = state.player(seat).zip(world.dice());
    let Some(sheet) = sheet.and_then(|(p, dice)| Sheet::new(state, seat, p, &dice)) else {
        return end;
    };
    world.courses = future::courses(&world, &sheet);
    let beam = Beam::run(&world, sheet, style.width);
    let turns = beam.ends();
    let all: Vec<Vec<Command>> = beam.ended.iter().map(|n| beam.orders(*n)).collect();
    let best = morrow::best(&mut world, &turns);
    let (Some((_, sheet)), Some(mut orders)) = (turns.get(best), all.into_iter().nth(best)) else {
        return end;
    };
    let finishes = value::stops(&world, sheet);
    orders.push(if finishes {
        Command::Finish
    } else {
        Command::EndTurn
    });
    // The thought world leaves out a few rules; the real one decides.
    let accepted = orders
        .first()
        .is_some_and(|c| RollWrite::apply(catalog, state, seat, c).is_ok());
    if accepted { orders } else { end }
}

/// Points as they stand and the points the player still expects, for calibrating.
pub(super) fn outlook(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    style: &Style,
) -> Option<(i32, i32)> {
    let mut world = World::new(catalog, state, seat, *style);
    let sheet = Sheet::new(state, seat, state.player(seat)?, &world.dice()?)?;
    world.courses = future::courses(&world, &sheet);
    // The dice on the table count like those to come.
    world.days += 1;
    Some(value::outlook(&world, &sheet))
}
