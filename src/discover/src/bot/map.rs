//! Ways over what is explored, by stamina.

use std::{cmp::Reverse, collections::BinaryHeap};

use crate::{known::Known, world::Space};

/// The cheapest way to every space from where somebody stands.
pub struct Ways {
    cost: Vec<u16>,
    from: Vec<Space>,
    start: Space,
}

/// What a space with a monster costs more, so that it is gone around.
const DREAD: u16 = 6;

impl Ways {
    /// Ways of a seat; `bold` ones do not shun monsters.
    pub fn of(known: &Known<'_>, start: Space, bold: bool) -> Self {
        let n = usize::from(known.spaces());
        let mut dread = vec![0u16; n];
        if !bold {
            for monster in known.monsters() {
                dread[usize::from(monster.at)] += DREAD;
            }
        }
        let mut ways = Self {
            cost: vec![u16::MAX; n],
            from: vec![start; n],
            start,
        };
        let costs = known.costs();
        ways.cost[usize::from(start)] = 0;
        let mut queue = BinaryHeap::from([(Reverse(0u16), start)]);
        while let Some((Reverse(cost), at)) = queue.pop() {
            if cost > ways.cost[usize::from(at)] {
                continue;
            }
            for to in known.around(at).filter(|to| known.is_open(*to)) {
                let step = u16::from(costs[usize::from(to)]) + dread[usize::from(to)];
                let further = cost.saturating_add(step);
                if further < ways.cost[usize::from(to)] {
                    ways.cost[usize::from(to)] = further;
                    ways.from[usize::from(to)] = at;
                    queue.push((Reverse(further), to));
                }
            }
        }
        ways
    }

    /// Stamina to a space; `None` where no explored way leads.
    pub fn cost(&self, to: Space) -> Option<u16> {
        self.cost
            .get(usize::from(to))
            .copied()
            .filter(|c| *c < u16::MAX)
    }

    /// The first step on the way to a space.
    pub fn step(&self, to: Space) -> Option<Space> {
        let mut at = to;
        while at != self.start {
            let before = self.from[usize::from(at)];
            if before == self.start {
                return Some(at);
            }
            at = before;
        }
        None
    }
}
