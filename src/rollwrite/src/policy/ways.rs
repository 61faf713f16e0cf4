//! Distances over the island, and what lies how near.

use super::{
    sheet::{NOWHERE, Sheet},
    world::{CRYSTAL, FAR, KINDS, NEAREST, World, of},
};
use crate::ids::Feature;

/// What being so many steps away from a thing is worth, in thousandths.
const NEARNESS: [i32; 8] = [1000, 850, 700, 550, 400, 280, 170, 80];

/// Dice that the steps to the nearest field of a resource take on a full island, and to that of a task.
const USUAL_FIELD: i32 = 60;
const USUAL_TASK: i32 = 80;

/// Dice that so many steps take on average.
fn walk(steps: u8) -> i32 {
    match steps {
        0 => 0,
        FAR => 800,
        n => 45 + 21 * i32::from(n),
    }
}

impl World<'_> {
    /// Steps between all fields, without crossing anything blocked and over one blocked field; a live lizard
    /// can be an end.
    pub(super) fn measure(&mut self) {
        let map = &self.state.map;
        let around: Vec<Vec<usize>> = self
            .hexes
            .iter()
            .map(|h| h.around().filter_map(|n| map.index(n)).collect())
            .collect();
        let me = self.state.player(self.seat).and_then(|p| p.at);
        let enter: Vec<bool> = self
            .hexes
            .iter()
            .map(|h| {
                let pawn = self.state.pawn_at(*h).is_some() && me != Some(*h);
                map.land(*h) && !pawn
            })
            .collect();
        let lizard = |at: usize| matches!(self.feature[at], Some(Feature::Lizard { .. }));
        let pass: Vec<bool> = (0..self.count)
            .map(|at| enter[at] && !map.blocked(self.hexes[at]))
            .collect();
        self.steps = vec![FAR; self.count * self.count];
        self.crossing = self.steps.clone();
        let mut entered = vec![false; self.count];
        let mut edge: Vec<(usize, bool)> = Vec::new();
        let mut next = Vec::new();
        for from in (0..self.count).filter(|at| enter[*at] && (pass[*at] || lizard(*at))) {
            let row = from * self.count..(from + 1) * self.count;
            let plain = &mut self.steps[row.clone()];
            let crossed = &mut self.crossing[row];
            plain[from] = 0;
            entered.fill(false);
            edge.clear();
            edge.push((from, false));
            let mut far = 0u8;
            while !edge.is_empty() && far < FAR - 1 {
                far += 1;
                next.clear();
                for (at, over) in &edge {
                    // A blocked field counts as crossed when it is left again.
                    let over = *over || (!pass[*at] && *at != from);
                    for to in &around[*at] {
                        let steps = if over { &mut *crossed } else { &mut *plain };
                        let stops = pass[*to] || (enter[*to] && lizard(*to));
                        let new = stops && steps[*to] == FAR;
                        if new {
                            steps[*to] = far;
                        }
                        if pass[*to] {
                            if new {
                                next.push((*to, over));
                            }
                        } else if !over && !entered[*to] && map.land(self.hexes[*to]) {
                            entered[*to] = true;
                            next.push((*to, false));
                        }
                    }
                }
                std::mem::swap(&mut edge, &mut next);
            }
        }
    }

    pub(super) fn pulls(&mut self) {
        self.pull = vec![[0; KINDS]; self.count];
        self.nearest = vec![[[(FAR, NOWHERE); NEAREST]; KINDS]; self.count];
        for at in 0..self.count {
            let Some(kind) = self.feature[at].and_then(of) else {
                continue;
            };
            self.left[kind] += 1;
            let place = u16::try_from(at).unwrap_or(NOWHERE);
            for (from, pull) in self.pull.iter_mut().enumerate() {
                let steps = self.steps[from * self.count + at];
                pull[kind] += NEARNESS.get(usize::from(steps)).copied().unwrap_or(0);
                let list = &mut self.nearest[from][kind];
                let rank = list.partition_point(|n| *n <= (steps, place));
                if rank < NEAREST {
                    list[rank..].rotate_right(1);
                    list[rank] = (steps, place);
                }
            }
        }
    }

    /// How much more than on a full island a thing of each kind takes, because few are left and lie far.
    pub(super) fn thin_out(&mut self) {
        for kind in 0..KINDS {
            let near = self.nearest.iter().map(|n| n[kind][0].0);
            let (mut sum, mut count) = (0, 0);
            for steps in near.filter(|steps| *steps != FAR) {
                sum += i32::from(steps);
                count += 1;
            }
            if count > 0 {
                let usual = if kind < CRYSTAL {
                    USUAL_FIELD
                } else {
                    USUAL_TASK
                };
                self.thin[kind] = (sum * 21 / count - usual) * self.style.thin / 100;
            }
        }
    }

    /// Kind of the thing on a field, used up in thought or not.
    pub(super) fn kind_at(&self, at: u16) -> Option<usize> {
        self.feature
            .get(usize::from(at))
            .copied()
            .flatten()
            .and_then(of)
    }

    /// How near a field is, in thousandths.
    pub(super) fn near(&self, from: u16, to: u16) -> i32 {
        let steps = usize::from(self.steps(from, to));
        NEARNESS.get(steps).copied().unwrap_or(0)
    }

    /// Dice for going from thing to thing of a kind, the nearest first, and taking so many of them.
    pub(super) fn chain(&self, sheet: &Sheet, kind: usize, count: i32) -> i32 {
        let mut at = sheet.at;
        let mut seen = sheet.taken;
        let mut dice = 0;
        for n in 0..count {
            let list = self.nearest.get(usize::from(at)).map(|n| &n[kind]);
            let next =
                list.and_then(|l| l.iter().find(|(_, t)| *t != NOWHERE && !seen.contains(t)));
            let Some((steps, to)) = next else {
                return dice + (count - n) * 300;
            };
            dice += 100 + walk(*steps);
            if let Some(slot) = seen.iter_mut().find(|s| **s == NOWHERE) {
                *slot = *to;
            }
            at = *to;
        }
        dice
    }

    /// Steps from a field to another over one blocked field.
    pub(super) fn crossing(&self, from: u16, to: u16) -> u8 {
        let at = usize::from(from) * self.count + usize::from(to);
        self.crossing.get(at).copied().unwrap_or(FAR)
    }

    /// Steps from a field to another.
    pub(super) fn steps(&self, from: u16, to: u16) -> u8 {
        let at = usize::from(from) * self.count + usize::from(to);
        self.steps.get(at).copied().unwrap_or(FAR)
    }
}
