//! What the open stage of the quest asks for.

use castaway_kernel::Seat;

use super::Known;
use crate::{
    engine,
    ids::Res,
    quest::StageDef,
    stock::{Cost, Pay, Stock},
};

impl<'a> Known<'a> {
    /// The stage that lies face up.
    pub fn stage(&self) -> Option<&'a StageDef> {
        engine::stage(self.catalog, self.s)
    }

    /// Whether it asks for a look into this landmark, told or not (D-INV-1).
    pub fn wants_look(&self, landmark: u8) -> bool {
        engine::wants_look(self.catalog, self.s, landmark)
    }

    /// How many more of a resource it takes than were laid down and are held: by all on the map where it is laid down, else by this
    /// seat.
    pub fn quest_lacks(&self, seat: Seat, res: Res) -> u8 {
        let demand = self.demand(seat);
        demand.map_or(0, |(cost, have)| lacking(&cost, &have, res))
    }

    /// What of these goods of a seat it still takes, so that it would lack them once they are gone.
    pub fn quest_loses(&self, seat: Seat, gone: &Stock) -> Stock {
        let mut lost = Stock::NONE;
        let Some((cost, have)) = self.demand(seat) else {
            return lost;
        };
        let mut left = have;
        for res in Res::ALL {
            left.spend(*res, gone.units(*res));
        }
        let more = |res: Res| {
            let (before, after) = (lacking(&cost, &have, res), lacking(&cost, &left, res));
            after.saturating_sub(before).min(gone.units(res))
        };
        for res in Res::ALL {
            lost.gain(*res, more(*res));
        }
        lost
    }

    /// What the open stage takes, and what there is for it: laid down and held.
    fn demand(&self, seat: Seat) -> Option<(Cost, Stock)> {
        let started = self.started();
        let held = |seat: Seat| self.person(seat).map_or(Stock::NONE, |who| *who.stock());
        Some(match self.stage() {
            Some(StageDef::Deliver { pay, .. }) => {
                let mut have = self.quest().laid;
                for other in self.here() {
                    have.add(&held(other));
                }
                (pay.of(started), have)
            }
            Some(StageDef::Activate { targets, pay, .. }) => {
                let going = |at| self.is_active(at);
                let open = targets
                    .iter()
                    .filter(|t| !self.target(**t).is_some_and(going));
                let open = u8::try_from(open.count()).unwrap_or(u8::MAX);
                let mut cost = pay.of(started);
                for n in cost.0.values_mut() {
                    *n = n.saturating_mul(open);
                }
                (cost, held(seat))
            }
            Some(StageDef::Exit { pay, pay_any, .. }) => {
                let mut cost = pay.of(started);
                if let Some(any) = pay_any
                    && let [one] = any.of.as_slice()
                {
                    let n = cost.0.entry(*one).or_insert(0);
                    *n = n.saturating_add(any.n);
                }
                (cost, held(seat))
            }
            _ => return None,
        })
    }
}

/// How many more of a resource a cost takes than there are; water of either kind pays for water.
fn lacking(cost: &Cost, have: &Stock, res: Res) -> u8 {
    let is_water = matches!(res, Res::Clean | Res::Dirty);
    let of = |pay: &Pay| cost.0.get(pay).copied().unwrap_or(0);
    let exact = of(&Pay::Res(res)).saturating_sub(have.units(res));
    match is_water {
        true => exact.max(of(&Pay::Water).saturating_sub(have.water())),
        false => exact,
    }
}
