//! What a walk over several spaces costs, where an ability helps once alone.

use castaway_kernel::Seat;

use super::Known;
use crate::{effect::Passive, engine::entering_by, state::Source, world::Space};

/// So many abilities that help once are told apart; nobody holds as many.
const MOST: usize = 4;

type Ability<'a> = (Source, u8, &'a Passive);

/// Which abilities that help once a walk has used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Used(u8);

impl Used {
    /// Whether all that this walk has used the other has used too.
    pub fn is_within(self, other: Self) -> bool {
        self.0 & other.0 == self.0
    }
}

/// What entering spaces costs oneself on one walk (D-MOVE-1, D-CARD-X7).
pub struct Fares<'a> {
    known: &'a Known<'a>,
    seat: Seat,
    /// What helps once, each by its place in [`Used`].
    once: Vec<Source>,
    /// The abilities that are left for each of [`Used`].
    left: Vec<Vec<Ability<'a>>>,
}

impl Known<'_> {
    /// What a walk of oneself costs.
    pub fn fares(&self) -> Fares<'_> {
        let seat = self.mover();
        let all = self.abilities(seat);
        let helps_once = |(source, _, passive): &Ability<'_>| match passive {
            Passive::TerrainDiscount { per: Some(_), .. } => Some(*source),
            _ => None,
        };
        let mut once: Vec<Source> = all.iter().filter_map(helps_once).collect();
        once.sort_unstable();
        once.dedup();
        once.truncate(MOST);
        let left = |used: usize| {
            let gone = |source: &Source| {
                let at = once.iter().position(|other| other == source);
                at.is_some_and(|at| used & (1 << at) != 0)
            };
            let all = all.iter().copied();
            let all = all.filter(|one| !helps_once(one).is_some_and(|source| gone(&source)));
            all.collect()
        };
        let left = (0..1 << once.len()).map(left).collect();
        Fares {
            known: self,
            seat,
            once,
            left,
        }
    }
}

impl Fares<'_> {
    /// Stamina that entering a space costs somebody who has used this on the way, and what is used then.
    pub fn enter(&self, to: Space, used: Used) -> (u8, Used) {
        let left = self.left.get(usize::from(used.0));
        let left = left.map_or(&[][..], Vec::as_slice);
        let (cost, by) = entering_by(self.known.catalog, self.known.s, (self.seat, left), to);
        let at = by.and_then(|by| self.once.iter().position(|source| *source == by));
        let bit = at.map_or(0, |at| 1 << at);
        (cost, Used(used.0 | bit))
    }
}
