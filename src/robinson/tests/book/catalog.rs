//! The content parses, and each deck has as many cards as its box.

use std::collections::BTreeSet;

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    content::{Goal, Icon, InventionKind},
    effect::{Alternative, Cond, Effect, Fate},
    ids::{Deck, MysteryKind, Terrain},
};

fn catalog() -> Catalog {
    Catalog::load().expect("the content parses")
}

#[test]
fn events_and_wreckage() {
    let catalog = catalog();
    let of = |icon: Icon| -> u32 {
        catalog
            .events
            .values()
            .filter(|e| e.icon == Some(icon))
            .map(|e| u32::from(e.count))
            .sum()
    };
    assert_eq!(of(Icon::Book), 39);
    assert_eq!(of(Icon::Build), 9);
    assert_eq!(of(Icon::Gather), 13);
    assert_eq!(of(Icon::Explore), 12);
    assert!(catalog.events.values().all(|e| e.icon.is_some()));
    assert!(catalog.events.values().all(|e| e.actions.len() == 1));

    assert_eq!(catalog.wreckage.len(), 3);
    assert!(catalog.wreckage.values().all(|e| e.icon.is_none()));
    assert!(catalog.wreckage.values().all(|e| e.actions.len() == 2));
}

#[test]
fn adventures() {
    let catalog = catalog();
    for deck in Deck::ALL {
        let count: u32 = catalog
            .adventures
            .iter()
            .filter(|((d, _), _)| d == deck)
            .map(|(_, card)| u32::from(card.count))
            .sum();
        assert_eq!(count, 30, "{deck:?}");
    }
    for ((deck, id), card) in &catalog.adventures {
        let comes_back = card.fate == Fate::ShuffleIntoEvents
            || decided_fates(&card.effects).contains(&Fate::ShuffleIntoEvents);
        assert_eq!(comes_back, !card.event.is_empty(), "{deck:?} {id}");
        if card.fate == Fate::ByChoice {
            assert!(!decided_fates(&card.effects).is_empty(), "{deck:?} {id}");
        }
    }
}

/// The fates that the alternatives of a card name.
fn decided_fates(effects: &[Effect]) -> Vec<Fate> {
    effects
        .iter()
        .flat_map(|effect| match effect {
            Effect::Choose { options } => options.iter().collect::<Vec<&Alternative>>(),
            _ => Vec::new(),
        })
        .filter_map(|option| option.fate)
        .collect()
}

#[test]
fn mysteries() {
    let catalog = catalog();
    let of = |kind: MysteryKind| {
        catalog
            .mysteries
            .values()
            .filter(|m| m.kind == kind)
            .count()
    };
    assert_eq!(of(MysteryKind::Treasure), 26);
    assert_eq!(of(MysteryKind::Creature), 13);
    assert_eq!(of(MysteryKind::Trap), 13);
}

#[test]
fn beasts_equipment_and_inventions() {
    let catalog = catalog();
    assert_eq!(catalog.beasts.len(), 16);
    assert_eq!(catalog.equipment.len(), 8);
    for (kind, count) in [
        (InventionKind::Default, 9),
        (InventionKind::Personal, 4),
        (InventionKind::Deck, 17),
        (InventionKind::Scenario, 2),
    ] {
        assert_eq!(catalog.inventions_of(kind).len(), count, "{kind:?}");
    }
}

#[test]
fn tiles() {
    let catalog = catalog();
    assert_eq!(
        catalog.tiles.keys().copied().collect::<Vec<_>>(),
        (1..=11).collect::<Vec<_>>()
    );
    assert_eq!(catalog.tiles[&8].terrain, Terrain::Beach);
    assert_eq!(catalog.tiles.values().filter(|t| t.beast).count(), 6);
    assert_eq!(catalog.tiles.values().filter(|t| t.totem).count(), 6);
    assert_eq!(
        catalog.tiles.values().filter(|t| t.natural_shelter).count(),
        2
    );
    assert_eq!(
        catalog
            .tiles
            .values()
            .map(|t| u32::from(t.discovery))
            .sum::<u32>(),
        16
    );
}

#[test]
fn tokens() {
    let catalog = catalog();
    let count: u32 = catalog.discovery.values().map(|t| u32::from(t.count)).sum();
    assert_eq!(count, 22);
    let special = &catalog.scenarios["castaways"].tokens;
    assert_eq!(special.len(), 4);
    assert!(special.iter().all(|t| t.count == 1));
}

#[test]
fn characters() {
    let catalog = catalog();
    assert_eq!(catalog.friday_dies_on, 4);
    assert_eq!(catalog.characters.len(), 4);
    for character in catalog.characters.values() {
        assert_eq!(character.abilities.len(), 4, "{}", character.id);
        assert!(character.arrows.iter().all(|a| *a < character.dies_on));
    }
}

#[test]
fn scenarios() {
    let catalog = catalog();
    assert_eq!(catalog.scenarios.len(), 1);
    for scenario in catalog.scenarios.values() {
        let rounds: Vec<u8> = scenario
            .weather
            .iter()
            .flat_map(|row| row.from..=row.to)
            .collect();
        assert_eq!(rounds, (1..=scenario.rounds).collect::<Vec<_>>());
        assert_eq!(scenario.inventions.len(), 2);
    }
}

#[test]
fn dice() {
    let catalog = catalog();
    let faces: Vec<usize> = catalog
        .dice
        .values()
        .flat_map(|d| [d.success.len(), d.wound.len(), d.adventure.len()])
        .chain(catalog.weather.values().map(Vec::len))
        .collect();
    assert_eq!(faces, [6; 12]);
}

#[test]
fn named_items_exist() {
    let catalog = catalog();
    let mut named = BTreeSet::new();
    let events = catalog.events.values().chain(catalog.wreckage.values());
    for card in events {
        items(&card.event, &mut named);
        items(&card.threat, &mut named);
        for action in &card.actions {
            items(&action.reward, &mut named);
            named.extend(action.requires.iter().filter_map(|r| r.item.clone()));
        }
    }
    for card in catalog.adventures.values() {
        items(&card.effects, &mut named);
        items(&card.event, &mut named);
    }
    for card in catalog.mysteries.values() {
        items(&card.effects, &mut named);
        items(&card.event, &mut named);
    }
    for beast in catalog.beasts.values() {
        items(&beast.extra, &mut named);
    }
    for token in catalog.discovery.values() {
        items(&token.usage.effects, &mut named);
        if let Some(Cond::Item(item) | Cond::NoItem(item)) = &token.usage.requires {
            named.insert(item.clone());
        }
    }
    for scenario in catalog.scenarios.values() {
        let Goal::PileItemRounds { item, .. } = &scenario.goal;
        named.insert(item.clone());
    }
    for item in &named {
        assert!(catalog.inventions.contains_key(item), "{item}");
    }
    assert!(named.len() > 5);
}

/// The items that effects name.
fn items(effects: &[Effect], named: &mut BTreeSet<Key>) {
    for effect in effects {
        match effect {
            Effect::BuildItem { options } => named.extend(options.iter().cloned()),
            Effect::If {
                cond,
                then,
                otherwise,
            } => {
                if let Cond::Item(item) | Cond::NoItem(item) = cond {
                    named.insert(item.clone());
                }
                items(then, named);
                items(otherwise, named);
            }
            Effect::Choose { options } => {
                for option in options {
                    items(&option.effects, named);
                }
            }
            Effect::Later { effects, .. } => items(effects, named),
            _ => {}
        }
    }
}
