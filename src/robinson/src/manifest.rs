//! The manifest: how many printed copies there are of everything.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{
    catalog::Catalog,
    content::{Icon, InventionKind},
    ids::{Deck, MysteryKind},
};

/// The manifest file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    copies: BTreeMap<String, u32>,
}

impl Manifest {
    /// Every difference between what is written and what is there, each in a line.
    pub(crate) fn differences(&self, catalog: &Catalog) -> Vec<String> {
        let there = count(catalog);
        let missing = there
            .iter()
            .filter(|(name, _)| !self.copies.contains_key(**name))
            .map(|(name, n)| format!("{name}: {n} there, none in the manifest"));
        let wrong = self
            .copies
            .iter()
            .filter_map(|(name, n)| match there.get(name.as_str()) {
                Some(found) if found == n => None,
                Some(found) => Some(format!("{name}: {found} instead of {n}")),
                None => Some(format!("{name}: nothing is called so")),
            });
        missing.chain(wrong).collect()
    }
}

/// The printed copies of every deck and kind.
fn count(catalog: &Catalog) -> BTreeMap<&'static str, u32> {
    let mut there: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut add = |name: &'static str, n: u32| *there.entry(name).or_default() += n;
    for card in catalog.events.values() {
        add("events", card.count.into());
        match card.icon {
            Some(Icon::Book) => add("events_book", card.count.into()),
            Some(Icon::Build) => add("events_build", card.count.into()),
            Some(Icon::Gather) => add("events_gather", card.count.into()),
            Some(Icon::Explore) => add("events_explore", card.count.into()),
            None => {}
        }
    }
    for ((deck, _), card) in &catalog.adventures {
        let name = match deck {
            Deck::Build => "adventures_build",
            Deck::Gather => "adventures_gather",
            Deck::Explore => "adventures_explore",
        };
        add(name, card.count.into());
    }
    for card in catalog.mysteries.values() {
        add("mysteries", 1);
        let name = match card.kind {
            MysteryKind::Treasure => "mysteries_treasures",
            MysteryKind::Creature => "mysteries_creatures",
            MysteryKind::Trap => "mysteries_traps",
        };
        add(name, 1);
    }
    for card in catalog.inventions.values() {
        add("inventions", 1);
        match card.kind {
            InventionKind::Default => add("inventions_default", 1),
            InventionKind::Personal => add("inventions_personal", 1),
            InventionKind::Deck => add("inventions_deck", 1),
            // Counted with its sheet.
            InventionKind::Scenario => {}
        }
    }
    for character in catalog.characters.values() {
        add("characters", 1);
        add(
            "abilities",
            u32::try_from(character.abilities.len()).unwrap_or(u32::MAX),
        );
    }
    for token in catalog.discovery.values() {
        add("discovery_tokens", token.count.into());
    }
    for card in catalog.wreckage.values() {
        add("wreckage", card.count.into());
    }
    for (name, n) in [
        ("beasts", catalog.beasts.len()),
        ("equipment", catalog.equipment.len()),
        ("scenarios", catalog.scenarios.len()),
        ("tiles", catalog.tiles.len()),
    ] {
        add(name, u32::try_from(n).unwrap_or(u32::MAX));
    }
    there
}

#[cfg(test)]
mod tests {
    use super::{Manifest, count};
    use crate::catalog::Catalog;

    #[test]
    fn a_lost_card_a_doubled_one_and_an_unknown_name_are_told() {
        let mut catalog = Catalog::load().expect("the content is good");
        let copies = count(&catalog).into_iter().map(|(k, n)| (k.to_owned(), n));
        let mut manifest = Manifest {
            copies: copies.collect(),
        };
        assert!(manifest.differences(&catalog).is_empty());
        catalog.mysteries.pop_first();
        assert_eq!(
            manifest.differences(&catalog).len(),
            2,
            "the deck and its kind"
        );
        manifest.copies.insert("saucers".into(), 1);
        manifest.copies.remove("tiles");
        assert_eq!(manifest.differences(&catalog).len(), 4);
    }
}
