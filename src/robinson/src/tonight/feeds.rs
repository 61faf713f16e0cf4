//! What at hand gives food.

use castaway_kernel::Seat;

use super::gained;
use crate::{catalog::Catalog, engine::Rules, ids::Res, legal, state::State, task::Usable};

/// Things that these seats could use now and that give food: whoever would go hungry may still eat of them.
pub fn feeds(catalog: &Catalog, state: &State, seats: &[Seat]) -> Vec<Usable> {
    let rules = Rules::new(catalog, state);
    let mut all = Vec::new();
    for &seat in seats {
        for what in legal::usable_of(&rules, seat) {
            let usage = rules.usage(rules.user_for(seat, &what), &what);
            let food = usage.is_some_and(|usage| {
                let of = |res| gained(&usage.effects, res);
                of(Res::Food) + of(Res::Npfood) > u16::from(usage.food)
            });
            if food && !all.contains(&what) {
                all.push(what);
            }
        }
    }
    all
}
