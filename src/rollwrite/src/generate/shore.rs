//! The coast: bites of sea from the border, never a land bridge of more than two narrow fields.

use castaway_kernel::Chance;

use crate::{hex::Hex, ids::Feature, map::Map};

use super::{TRIES, promise::connected};

/// Bites sea from the border; a bite may eat on inland.
pub(super) fn bite(map: &mut Map, chance: &mut Chance, count: usize) -> Option<()> {
    let mut left = count;
    for _ in 0..TRIES {
        if left == 0 {
            break;
        }
        let hexes: Vec<Hex> = map.hexes().collect();
        let at = *hexes.get(chance.die(hexes.len()))?;
        let rim = at.col == 0 || at.row == 0 || at.col + 1 == map.cols || at.row + 1 == map.rows;
        let inland = at.around().any(|h| map.get(h).is_some() && !map.land(h));
        if map.land(at) && (rim || (inland && chance.die(3) == 0)) {
            map.set(at, Feature::Sea);
            if connected(map) && !stringy(map) {
                left -= 1;
            } else {
                map.set(at, Feature::Empty);
            }
        }
    }
    (left == 0).then_some(())
}

/// A field that hangs on fewer than two land neighbours, or joins two that do not touch.
fn narrow(map: &Map, at: Hex) -> bool {
    let around: Vec<Hex> = at.around().filter(|h| map.land(*h)).collect();
    match around.as_slice() {
        [] | [_] => true,
        [a, b] => a.distance(*b) > 1,
        _ => false,
    }
}

/// Whether three narrow fields hang together, or a tip sticks out.
pub(super) fn stringy(map: &Map) -> bool {
    let land: Vec<Hex> = map.hexes().filter(|h| map.land(*h)).collect();
    let tip = |h: &&Hex| h.around().filter(|n| map.land(*n)).count() < 2;
    let thin: Vec<Hex> = land.iter().copied().filter(|h| narrow(map, *h)).collect();
    let middle = |h: &&Hex| thin.iter().filter(|o| o.distance(**h) == 1).count() >= 2;
    land.iter().any(|h| tip(&h)) || thin.iter().any(|h| middle(&h))
}
