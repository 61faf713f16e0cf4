//! Every card, tile, token and person has a name and a mood in both languages, and no name is left over.

use std::collections::{BTreeMap, BTreeSet};

use castaway_robinson::{
    catalog::Catalog,
    ids::{Deck, Terrain},
};
use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

const TEXTS: [(&str, &str); 2] = [
    ("en", include_str!("../../../content/robinson/text.en.ftl")),
    ("de", include_str!("../../../content/robinson/text.de.ftl")),
];

/// The longest mood that still fits below a card's name.
const MOOD_LIMIT: usize = 90;

/// The bundle of one language; a mistake in the file or a message that stands twice ends the test.
fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let id: LanguageIdentifier = language.parse().expect("a language");
    let mut bundle = FluentBundle::new(vec![id]);
    bundle
        .add_resource(resource)
        .unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    bundle
}

/// The key of a message.
fn key(prefix: &str, id: impl std::fmt::Display) -> String {
    format!("{prefix}-{id}").replace('_', "-")
}

/// Every message that must be there, with its attributes besides the mood.
fn expected() -> BTreeMap<String, BTreeSet<&'static str>> {
    let catalog = Catalog::load().expect("the content parses");
    let mut keys: Vec<(String, Option<&'static str>)> =
        vec![("friday".to_owned(), None), ("dog".to_owned(), None)];
    for character in catalog.characters.values() {
        keys.push((key("character", &character.id), None));
        for ability in &character.abilities {
            keys.push((key("ability", &ability.id), None));
        }
    }
    keys.extend(
        catalog
            .inventions
            .keys()
            .map(|id| (key("invention", id), None)),
    );
    keys.extend(catalog.beasts.keys().map(|id| (key("beast", id), None)));
    keys.extend(
        catalog
            .events
            .keys()
            .map(|id| (key("event", id), Some("action"))),
    );
    keys.extend(
        catalog
            .wreckage
            .keys()
            .map(|id| (key("wreckage", id), Some("action"))),
    );
    for ((deck, id), card) in &catalog.adventures {
        let prefix = match deck {
            Deck::Build => "adventure-build",
            Deck::Gather => "adventure-gather",
            Deck::Explore => "adventure-explore",
        };
        keys.push((
            key(prefix, id),
            (!card.event.is_empty()).then_some("second"),
        ));
    }
    for (id, card) in &catalog.mysteries {
        keys.push((
            key("mystery", id),
            (!card.event.is_empty()).then_some("second"),
        ));
    }
    keys.extend(
        catalog
            .discovery
            .keys()
            .map(|id| (key("discovery", id), None)),
    );
    keys.extend(
        catalog
            .equipment
            .keys()
            .map(|id| (key("equipment", id), None)),
    );
    keys.extend(
        catalog
            .scenarios
            .keys()
            .map(|id| (key("scenario", id), None)),
    );
    keys.extend(
        Terrain::ALL
            .iter()
            .map(|t| (key("terrain", t.name()), None)),
    );
    keys.extend(
        catalog
            .tiles
            .keys()
            .map(|number| (key("tile", number), None)),
    );

    let mut map = BTreeMap::new();
    for (key, attribute) in keys {
        let attributes: BTreeSet<&'static str> = ["mood"].into_iter().chain(attribute).collect();
        assert!(map.insert(key.clone(), attributes).is_none(), "{key} twice");
    }
    map
}

/// The messages and attributes of a file, as its lines say.
fn written(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut map: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let Some((name, _)) = line.split_once(" = ") else {
            continue;
        };
        if let Some(attribute) = name.trim_start().strip_prefix('.') {
            let message: &str = current.expect("an attribute belongs to a message");
            map.entry(message).or_default().insert(attribute);
        } else {
            map.entry(name).or_default();
            current = Some(name);
        }
    }
    map
}

#[test]
fn both_languages_name_everything_and_nothing_else() {
    let expected = expected();
    for (language, text) in TEXTS {
        let written = written(text);
        for (key, attributes) in &expected {
            let found = written
                .get(key.as_str())
                .unwrap_or_else(|| panic!("{language}: {key} is missing"));
            assert_eq!(found, attributes, "{language}: {key}");
        }
        for key in written.keys() {
            assert!(expected.contains_key(*key), "{language}: {key} is unused");
        }
    }
}

#[test]
fn texts_are_short_and_plain() {
    for (language, text) in TEXTS {
        let bundle = bundle(language, text);
        let mut moods = BTreeSet::new();
        for (key, attributes) in expected() {
            let message = bundle.get_message(&key).expect("named above");
            let mut errors = Vec::new();
            let name = message.value().expect("a name");
            let name = bundle.format_pattern(name, None, &mut errors);
            assert!(!name.is_empty(), "{language}: {key}");
            assert!(name.chars().count() <= 40, "{language}: {key}: {name}");
            for attribute in attributes {
                let pattern = message
                    .get_attribute(attribute)
                    .expect("named above")
                    .value();
                let text = bundle
                    .format_pattern(pattern, None, &mut errors)
                    .into_owned();
                let length = text.chars().count();
                assert!(
                    (1..=MOOD_LIMIT).contains(&length),
                    "{language}: {key}: {text}"
                );
                if attribute == "mood" {
                    assert!(
                        moods.insert(text),
                        "{language}: the mood of {key} stands twice"
                    );
                }
            }
            assert_eq!(errors, [], "{language}: {key}");
        }
    }
}
