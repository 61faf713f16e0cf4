//! The island of a day that is thought through: what lies where, and how far it is.

use std::cell::OnceCell;

use castaway_kernel::Seat;

use crate::{content::Hindrance, hex::Hex, ids::Feature, state::State};

/// No field.
pub(super) const NOWHERE: u16 = u16::MAX;
/// Never reached.
const FAR: u8 = u8::MAX;
/// Blocked fields that a way may cross; who crosses more of them on a last day has nothing left to win with.
const CROSSINGS: usize = 3;

/// The fewest steps to a field, by blocked fields that are crossed.
type Steps = [u8; CROSSINGS + 1];

/// The island, by fields in reading order.
pub(super) struct Ground {
    hexes: Vec<Hex>,
    /// What is printed; nothing where it was crossed out.
    pub feature: Vec<Feature>,
    /// Whether it is a field by the sea.
    pub sea: Vec<bool>,
    /// Whether a structure could stand there.
    open: Vec<bool>,
    /// Fields that already hold a structure of one's own.
    own: Vec<u16>,
    apart: bool,
    land: Vec<bool>,
    blocked: Vec<bool>,
    around: Vec<[u16; 6]>,
    /// Steps from a field to all others, once they were asked for.
    ways: Vec<OnceCell<Vec<Steps>>>,
    /// Steps that all dice together could reach.
    pips: u8,
    crossings: u8,
}

impl Ground {
    pub(super) fn new(state: &State, seat: Seat, pips: u8) -> Self {
        let map = &state.map;
        let hexes: Vec<Hex> = map.hexes().collect();
        let index = |h: Hex| map.index(h).and_then(|i| u16::try_from(i).ok());
        let around = hexes.iter().map(|h| {
            let mut near = [NOWHERE; 6];
            let land = h.around().filter(|n| map.land(*n)).filter_map(index);
            near.iter_mut().zip(land).for_each(|(slot, at)| *slot = at);
            near
        });
        let printed = |h: &Hex| match map.get(*h) {
            Some(field) if !field.used => field.feature,
            Some(_) | None => Feature::Empty,
        };
        let own = state.structures.iter().filter(|s| s.owner == seat);
        let survival = state.player(seat).map_or(0, |p| p.survival);
        Self {
            feature: hexes.iter().map(printed).collect(),
            sea: hexes.iter().map(|h| map.at_sea(*h)).collect(),
            open: hexes
                .iter()
                .map(|h| map.is_empty(*h) && state.structure_at(*h).is_none())
                .collect(),
            own: own.filter_map(|s| index(s.at)).collect(),
            apart: state
                .charter
                .hindrances
                .contains(&Hindrance::StructuresApart),
            land: hexes.iter().map(|h| map.land(*h)).collect(),
            blocked: hexes.iter().map(|h| map.blocked(*h)).collect(),
            around: around.collect(),
            ways: vec![OnceCell::new(); hexes.len()],
            pips,
            crossings: u8::try_from(survival).unwrap_or(u8::MAX),
            hexes,
        }
    }

    pub(super) fn fields(&self) -> u16 {
        u16::try_from(self.hexes.len()).unwrap_or(NOWHERE)
    }

    pub(super) fn hex(&self, at: u16) -> Option<Hex> {
        self.hexes.get(usize::from(at)).copied()
    }

    pub(super) fn index(&self, at: Hex) -> Option<u16> {
        let found = self.hexes.iter().position(|h| *h == at)?;
        u16::try_from(found).ok()
    }

    pub(super) fn feature(&self, at: u16) -> Feature {
        let found = self.feature.get(usize::from(at));
        found.copied().unwrap_or(Feature::Empty)
    }

    pub(super) fn by_sea(&self, at: u16) -> bool {
        self.sea.get(usize::from(at)).copied().unwrap_or(false)
    }

    /// Whether a structure could be put up on a field beside those of this day.
    pub(super) fn room(&self, at: u16, built: &Built) -> bool {
        let open = self.open.get(usize::from(at)).copied().unwrap_or(false);
        let near = |other: &u16| self.distance(*other, at) <= 1;
        open && !built.contains(&at) && !(self.apart && self.own.iter().chain(built).any(near))
    }

    /// Steps as the crow flies.
    fn distance(&self, a: u16, b: u16) -> u8 {
        match (self.hex(a), self.hex(b)) {
            (Some(a), Some(b)) => a.distance(b),
            _ => FAR,
        }
    }

    /// The fewest crossings of a way with so many pips, and the steps that it takes.
    pub(super) fn way(&self, from: u16, to: u16, pips: u8, points: u8) -> Option<(u8, u8)> {
        let ways = (0u8..).zip(self.steps(from, to));
        let mut fits = ways.filter(|(cross, steps)| *cross <= points && *steps <= pips);
        fits.next()
    }

    /// The fewest steps to a field, by crossings.
    pub(super) fn steps(&self, from: u16, to: u16) -> Steps {
        let row = self.ways.get(usize::from(from));
        let row = row.map(|row| row.get_or_init(|| self.walk(from)));
        let found = row.and_then(|row| row.get(usize::from(to)));
        found.copied().unwrap_or([FAR; CROSSINGS + 1])
    }

    /// Steps to all fields; a crossing counts when the blocked field is left again.
    fn walk(&self, from: u16) -> Vec<Steps> {
        let mut all = vec![[FAR; CROSSINGS + 1]; self.hexes.len()];
        let most = CROSSINGS.min(usize::from(self.crossings));
        let (mut edge, mut next) = (vec![(from, 0usize)], Vec::new());
        for steps in 1..=self.pips {
            next.clear();
            for (at, cross) in &edge {
                let blocked = *at != from && self.blocked[usize::from(*at)];
                let cost = cross + usize::from(blocked);
                if cost > most {
                    continue;
                }
                for to in self.around[usize::from(*at)] {
                    let Some(known) = all.get_mut(usize::from(to)) else {
                        continue;
                    };
                    // Whoever is there with fewer crossings is there for good.
                    if to == from || known[..=cost].iter().any(|s| *s != FAR) {
                        continue;
                    }
                    known[cost] = steps;
                    next.push((to, cost));
                }
            }
            std::mem::swap(&mut edge, &mut next);
        }
        all
    }

    /// Whether a walk may end there.
    pub(super) fn stands(&self, at: u16) -> bool {
        let is = |list: &[bool]| list.get(usize::from(at)).copied().unwrap_or(false);
        is(&self.land) && !is(&self.blocked)
    }
}

/// Fields on which something was put up this day.
pub(super) type Built = [u16; 4];
