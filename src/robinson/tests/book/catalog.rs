//! The content parses, and each deck has as many cards as its box.

use castaway_robinson::{
    catalog::Catalog,
    content::{Icon, InventionKind, Requirement},
    effect::{
        Alternative, At, Built, Cond, Effect, Fate, Holding, ItemsTo, Limit, Mode, Moment, Outside,
        Site, SourceMatch, Supply, Target,
    },
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
        (InventionKind::Scenario, 2 * catalog.scenarios.len()),
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
    let mut special = 0;
    for scenario in catalog.scenarios.values() {
        assert_eq!(scenario.tokens.len(), 4, "{}", scenario.id);
        assert!(scenario.tokens.iter().all(|t| t.count == 1));
        special += 4;
    }
    assert_eq!(count, 18 + special);
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
    let numbers: Vec<u8> = catalog
        .scenarios
        .values()
        .filter_map(|s| s.number)
        .collect();
    assert!(numbers.contains(&1) && numbers.iter().all(|n| (1..=7).contains(n)));
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

/// An effect that names an item which is not there, deep in others.
fn lost_item() -> Effect {
    let built = Effect::BuildItem {
        options: vec!["pot".into(), "spoon".into()],
    };
    let later = Effect::Later {
        at: Moment::Night,
        effects: vec![built],
        outside: Outside::Same,
    };
    let none = Effect::Exhaust {
        source: SourceMatch::Any,
        n: 1,
        at: Site::Nearest,
        otherwise: vec![later],
    };
    let either = Effect::If {
        cond: Cond::Shelter,
        then: vec![Effect::MoveCamp],
        otherwise: vec![none],
    };
    let option = Alternative {
        id: "take".into(),
        effects: vec![either],
        fate: None,
    };
    Effect::Choose {
        options: vec![option],
    }
}

/// What the load says of the content with one change.
fn said(change: impl FnOnce(&mut Catalog)) -> String {
    let mut changed = catalog();
    change(&mut changed);
    let fault = changed.check().expect_err("a mistake");
    fault.to_string()
}

#[test]
fn what_a_card_names_must_be_there() {
    assert_eq!(catalog().check(), Ok(()));
    let ends = ": unknown item spoon";
    let asks = || Some(Cond::NoItem("spoon".into()));
    let all = [
        (
            "characters.toml: hooch",
            said(|c| {
                c.characters.get_mut("cook").unwrap().abilities[3]
                    .usage
                    .effects = vec![lost_item()];
            }),
        ),
        (
            "inventions.toml: raft",
            said(|c| {
                c.inventions.get_mut("raft").unwrap().items = vec!["spoon".into()];
            }),
        ),
        (
            "inventions.toml: wall",
            said(|c| {
                c.inventions
                    .get_mut("wall")
                    .unwrap()
                    .on_build
                    .push(lost_item());
            }),
        ),
        (
            "events.toml: bear",
            said(|c| {
                c.events.get_mut("bear").unwrap().event.push(lost_item());
            }),
        ),
        (
            "events.toml: bear",
            said(|c| {
                c.events.get_mut("bear").unwrap().threat.push(lost_item());
            }),
        ),
        (
            "events.toml: bear",
            said(|c| {
                c.events.get_mut("bear").unwrap().actions[0]
                    .reward
                    .push(lost_item());
            }),
        ),
        (
            "wreckage.toml: food_crates",
            said(|c| {
                let action = &mut c.wreckage.get_mut("food_crates").unwrap().actions[1];
                action.requires = vec![Requirement {
                    item: Some("spoon".into()),
                    ..Requirement::default()
                }];
            }),
        ),
        (
            "adventures_gather.toml: thorny",
            said(|c| {
                let mut card = c.adventures[&(Deck::Explore, "thorny_bush".into())].clone();
                card.event.push(lost_item());
                c.adventures.insert((Deck::Gather, "thorny".into()), card);
            }),
        ),
        (
            "mysteries.toml: backpack",
            said(|c| {
                let (_, mut card) = c.mysteries.pop_first().unwrap();
                card.id = "backpack".into();
                card.effects.push(lost_item());
                c.mysteries.insert("backpack".into(), card);
            }),
        ),
        (
            "discovery.toml: candles",
            said(|c| {
                c.discovery.get_mut("candles").unwrap().usage.requires = asks();
            }),
        ),
        (
            "equipment.toml: pistol",
            said(|c| {
                c.equipment.get_mut("pistol").unwrap().usage.requires = asks();
            }),
        ),
        (
            "beasts.toml: fox",
            said(|c| {
                c.beasts.get_mut("fox").unwrap().extra.push(lost_item());
            }),
        ),
        (
            "scenarios.toml: s1_herbs",
            said(|c| {
                let tokens = &mut c.scenarios.get_mut("castaways").unwrap().tokens;
                let herbs = tokens.iter_mut().find(|t| t.id == "s1_herbs").unwrap();
                herbs.usage.requires = asks();
            }),
        ),
        (
            "scenarios.toml: castaways",
            said(|c| {
                c.scenarios
                    .get_mut("castaways")
                    .unwrap()
                    .book
                    .push(lost_item());
            }),
        ),
    ];
    for (starts, said) in all {
        assert_eq!(said, format!("{starts}{ends}"));
    }
    let oven = said(|c| c.characters.get_mut("cook").unwrap().invention = "oven".into());
    assert_eq!(oven, "characters.toml: cook: unknown invention oven");
}

#[test]
fn words_that_say_nothing_together_are_refused() {
    let split = Target::Split;
    let items = |which, to| Effect::MoveItems { which, to };
    let exhaust = |n, at| Effect::Exhaust {
        source: SourceMatch::Any,
        n,
        at,
        otherwise: Vec::new(),
    };
    let wrong = [
        Effect::Wound { who: split, n: 1 },
        Effect::Det {
            who: split,
            n: -1,
            mode: Mode::Demand,
        },
        Effect::LoseAll {
            what: Holding::Det(split),
        },
        Effect::Restrict {
            who: Target::FirstPlayer,
            limit: Limit::NoMixedPawns,
        },
        Effect::Draw {
            pile: Supply::Inventions,
            n: 2,
        },
        items(Built::Some(1), ItemsTo::Future),
        items(Built::Some(2), ItemsTo::Deck),
        items(Built::All, ItemsTo::Marker),
        exhaust(2, Site::Nearest),
        exhaust(2, Site::Gathered),
        exhaust(2, Site::All(At::Camp)),
    ];
    for effect in wrong {
        let words = format!("{effect:?}");
        let said = said(|c| c.beasts.get_mut("fox").unwrap().extra = vec![effect]);
        assert!(said.starts_with("beasts.toml: fox: "), "{words}: {said}");
    }
    let idle = said(|c| c.equipment.get_mut("pistol").unwrap().usage.effects.clear());
    assert!(idle.starts_with("equipment.toml: pistol: a use "), "{idle}");
}
