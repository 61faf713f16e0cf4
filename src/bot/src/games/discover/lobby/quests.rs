//! The quests in the order in which they are offered: the gentlest first.

use castaway_discover::catalog::Catalog;
use castaway_kernel::Key;

/// The quests by how often the playing bot wins them on worlds of standard difficulty, alone and in company, the most often first
/// (`castaway worlds --report`); the competition, which somebody always wins, comes last.
const GENTLEST_FIRST: [&str; 15] = [
    "q_flood",
    "q_span",
    "q_litter",
    "q_march",
    "q_relay",
    "q_cure",
    "q_noon",
    "q_beacon",
    "q_engine",
    "q_tithe",
    "q_seed",
    "q_herd",
    "q_song",
    "q_well",
    "q_last_fire",
];

/// All quests, the gentlest first; one whose measure is not known comes last.
pub fn gentlest_first(catalog: &Catalog) -> Vec<&Key> {
    let mut all: Vec<&Key> = catalog.quests.keys().collect();
    all.sort_by_key(|quest| {
        let place = GENTLEST_FIRST.iter().position(|other| *quest == other);
        place.unwrap_or(GENTLEST_FIRST.len())
    });
    all
}

/// The quest to begin with.
pub fn gentlest(catalog: &Catalog) -> Key {
    let first = gentlest_first(catalog).into_iter().next();
    first.cloned().unwrap_or_else(|| GENTLEST_FIRST[0].into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_quest_has_its_place_in_the_order() {
        let catalog = Catalog::load().unwrap();
        let all: Vec<&str> = gentlest_first(&catalog)
            .into_iter()
            .map(Key::as_str)
            .collect();
        assert_eq!(all, GENTLEST_FIRST);
    }
}
