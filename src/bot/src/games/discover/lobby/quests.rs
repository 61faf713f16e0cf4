//! The quests in the order in which they are offered: the gentlest first.

use castaway_discover::catalog::Catalog;
use castaway_kernel::Key;

/// The quest that a first game is taught on, then the others by how often the playing bot wins them on worlds of standard
/// difficulty, alone and in company, the most often first (`docs/discover-worlds.md`); the competition, which somebody always
/// wins, comes last.
const GENTLEST_FIRST: [&str; 15] = [
    "q_flood",
    "q_march",
    "q_noon",
    "q_span",
    "q_well",
    "q_cure",
    "q_tithe",
    "q_litter",
    "q_herd",
    "q_seed",
    "q_song",
    "q_engine",
    "q_relay",
    "q_beacon",
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

/// The quest that comes after one for so many people; a competition neither follows another game nor is followed by one.
pub fn next(catalog: &Catalog, quest: &Key, seats: u8) -> Option<Key> {
    let all = gentlest_first(catalog).into_iter();
    let mut after = all.skip_while(|other| *other != quest).skip(1);
    let fits = |quest: &&Key| {
        let def = &catalog.quests[*quest];
        let [least, most] = def.players;
        def.contest.is_none() && (least..=most).contains(&seats)
    };
    after.find(fits).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quests_follow_each_other_for_as_many_as_they_are_meant_for_and_the_competition_is_left_out()
     {
        let catalog = Catalog::load().unwrap();
        for seats in 1..=4 {
            let mut met = vec![gentlest(&catalog)];
            while let Some(quest) = next(&catalog, &met[met.len() - 1], seats) {
                met.push(quest);
            }
            let meant = |quest: &&Key| {
                let def = &catalog.quests[*quest];
                def.contest.is_none() && (def.players[0]..=def.players[1]).contains(&seats)
            };
            let all = gentlest_first(&catalog).into_iter().filter(meant);
            assert!(all.eq(&met), "{seats}: {met:?}");
            assert!(met.len() > 2, "{met:?}");
        }
        assert_eq!(next(&catalog, &"q_last_fire".into(), 2), None);
    }

    #[test]
    fn every_quest_has_its_place_in_the_order() {
        let catalog = Catalog::load().unwrap();
        let all: Vec<&str> = gentlest_first(&catalog)
            .into_iter()
            .map(Key::as_str)
            .collect();
        assert_eq!(all, GENTLEST_FIRST);
    }

    #[test]
    fn the_order_is_that_of_what_was_measured() {
        let page = include_str!("../../../../../../docs/discover-worlds.md");
        let won = |quest: &str| -> u32 {
            let of = format!("| {quest} | standard | ");
            let lines = page.lines().filter_map(|line| line.strip_prefix(&of));
            let won = lines.map(|line| line.split(" | ").nth(1)?.parse::<u32>().ok());
            won.map(|won| won.expect("a share")).sum()
        };
        let (_, rest) = GENTLEST_FIRST.split_first().expect("a first quest");
        let (_, rest) = rest.split_last().expect("the competition");
        let won: Vec<u32> = rest.iter().map(|quest| won(quest)).collect();
        assert!(
            won.is_sorted_by(|a, b| a >= b) && won.iter().all(|n| *n > 100),
            "{won:?}"
        );
    }
}
