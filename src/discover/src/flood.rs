//! Which tile rising water takes next, as far as somebody can tell from what they see.

use crate::{
    known::Known,
    view::View,
    wording::zones_of,
    world::{Space, tile_of},
};

/// Of more tiles than these it helps nobody to know that one of them is next.
const FEW: usize = 3;

/// The tiles one of which goes under at the end of this day's night; none where no water rises or too little is known.
pub(crate) fn next(known: &Known<'_>, view: &View) -> Vec<u8> {
    let quest = known.catalog.quests.get(known.quest_id());
    let flood = quest.and_then(|quest| quest.flood);
    let rises = |from: u8| known.quest().stage >= from && !known.is_over();
    let Some(flood) = flood.filter(|flood| rises(flood.from_stage)) else {
        return Vec::new();
    };
    let safe: Vec<Space> = match known.target(flood.safe) {
        Some(at) => vec![at],
        None => {
            let (from, to) = zones_of(view, flood.safe);
            let zone = |tile: u8| known.tiles().get(usize::from(tile)).map(|t| t.zone);
            // Whoever looked at a closed tile has seen that it is not there.
            let hidden = |at: &Space| {
                let tile = tile_of(*at);
                let closed = !known.is_tile_open(tile) && !known.is_flooded(tile);
                closed
                    && known.site(*at).is_none()
                    && zone(tile).is_some_and(|zone| (from..=to).contains(&zone))
            };
            (0..known.spaces()).filter(hidden).collect()
        }
    };
    let mut next: Vec<u8> = Vec::new();
    for tile in safe.into_iter().filter_map(|at| known.under_next(at)) {
        if !next.contains(&tile) {
            next.push(tile);
        }
        if next.len() > FEW {
            return Vec::new();
        }
    }
    next.sort_unstable();
    next
}
