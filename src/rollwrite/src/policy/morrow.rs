//! A look at tomorrow: of a few good turns the one after which tomorrow, with dice as they might fall, goes best.

use super::{search::Beam, sheet::Sheet, value, world::World};
use castaway_kernel::stream::mix;

/// The best of these ended turns, which come best first with their worth.
pub(super) fn best(world: &mut World<'_>, turns: &[(i32, Sheet)]) -> usize {
    let today = world.day;
    let tried = turns.len().min(world.style.ahead);
    let sure = |w: &World<'_>, s: &Sheet| w.days <= 0 || value::stops(w, s);
    if tried < 2 || turns.iter().take(tried).any(|(_, s)| sure(world, s)) {
        return 0;
    }
    let mut found = (i32::MIN, 0);
    for (at, (worth, sheet)) in turns.iter().take(tried).enumerate() {
        let mut next = *sheet;
        value::night(world, &mut next);
        let hope = if next.health <= 0 {
            *worth
        } else {
            world.set_day(today + 1);
            let hope = tomorrow(world, &next);
            world.set_day(today);
            hope
        };
        if hope > found.0 {
            found = (hope, at);
        }
    }
    found.1
}

/// Mean worth of tomorrow's end over some rolls, the same for all turns that are compared.
fn tomorrow(world: &World<'_>, sheet: &Sheet) -> i32 {
    let mut sum = 0i64;
    for roll in 0..world.style.rolls {
        let mut next = *sheet;
        for (slot, die) in (0u64..).zip(&mut next.dice) {
            let address = u64::from(world.day) * 4096 + roll * 4 + slot;
            *die = u8::try_from(mix(address) % 6).unwrap_or(0) + 1;
        }
        let beam = Beam::run(world, next, world.style.narrow);
        sum += i64::from(beam.best().map_or(0, |(worth, _)| worth));
    }
    let rolls = i64::try_from(world.style.rolls.max(1)).unwrap_or(1);
    i32::try_from(sum / rolls).unwrap_or(0)
}
