use std::collections::BTreeMap;

use castaway_kernel::Chance;

use super::{Site, Space, Tile};
use crate::{
    content::Shape,
    hex::{AROUND, Hex},
};

const ORIGIN: Hex = Hex::new(0, 0);

/// Where the tiles of a shape lie, the start first, each with its zone (D-SETUP-11).
pub fn tiles(shape: Shape, chance: &mut Chance) -> Vec<Tile> {
    let disk: Vec<Hex> = (-2..=2)
        .flat_map(|q| (-2..=2).map(move |r| Hex::new(q, r)))
        .filter(|h| h.distance(ORIGIN) <= 2)
        .collect();
    let rim = Hex::new(0, -2);
    let (start, mut cells) = match shape {
        Shape::Compact => {
            let mut outer: Vec<Hex> = disk.clone();
            outer.retain(|h| h.distance(ORIGIN) == 2);
            let gone = [chance.pick(&mut outer), chance.pick(&mut outer)];
            let cells = disk.into_iter().filter(|h| !gone.contains(&Some(*h)));
            (ORIGIN, cells.collect::<Vec<_>>())
        }
        Shape::Rim => {
            let gone = [Hex::new(-2, 1), Hex::new(2, -1)];
            let cells = disk.into_iter().filter(|h| !gone.contains(h));
            (rim, cells.collect())
        }
        Shape::Ring => {
            let mut outer: Vec<Hex> = disk.clone();
            outer.retain(|h| h.distance(ORIGIN) == 2 && h.distance(rim) > 1);
            let gone = [Some(ORIGIN), chance.pick(&mut outer)];
            let cells = disk.into_iter().filter(|h| !gone.contains(&Some(*h)));
            (rim, cells.collect())
        }
        Shape::Long => {
            let strip = (0..4).flat_map(|q| (0..5).map(move |j| Hex::new(q, j - q / 2)));
            let gone = [Hex::new(0, 4), Hex::new(3, 3), Hex::new(3, 2)];
            let cells = strip.filter(|h| !gone.contains(h));
            (Hex::new(1, 0), cells.collect())
        }
        Shape::Fork => {
            let inner = disk.into_iter().filter(|h| h.distance(ORIGIN) <= 1);
            let turn = chance.die(2);
            let arm = |n: usize| {
                let way = AROUND[(2 * n + turn) % 6];
                let long = if n == 0 { 5 } else { 4 };
                (2..=long).map(move |k| Hex::new(way.q * k, way.r * k))
            };
            (ORIGIN, inner.chain((0..3).flat_map(arm)).collect())
        }
    };
    cells.retain(|cell| *cell != start);
    cells.insert(0, start);
    let zones = zones(&cells);
    let tile = |(at, zone)| Tile { at, zone };
    cells.into_iter().zip(zones).map(tile).collect()
}

/// Tiles from the first one, over neighbours.
fn zones(cells: &[Hex]) -> Vec<u8> {
    let mut zones = vec![u8::MAX; cells.len()];
    zones[0] = 0;
    for zone in 0..u8::MAX {
        let here: Vec<Hex> = (cells.iter().zip(&zones))
            .filter(|(_, z)| **z == zone)
            .map(|(cell, _)| *cell)
            .collect();
        if here.is_empty() {
            break;
        }
        for (at, cell) in cells.iter().enumerate() {
            if zones[at] == u8::MAX && here.iter().any(|h| h.distance(*cell) == 1) {
                zones[at] = zone + 1;
            }
        }
    }
    zones
}

/// The neighbours of each space by direction; itself where there is none.
pub fn neighbours(sites: &[Site]) -> Vec<[Space; 6]> {
    let number = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
    let places: BTreeMap<Hex, Space> = (sites.iter().enumerate())
        .map(|(n, site)| (site.at, number(n)))
        .collect();
    let of = |(n, site): (usize, &Site)| {
        AROUND.map(|way| places.get(&site.at.plus(way)).copied().unwrap_or(number(n)))
    };
    sites.iter().enumerate().map(of).collect()
}
