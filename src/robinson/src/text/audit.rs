//! Looking whether every printed thing is named and no name is left over.

use std::collections::{BTreeMap, BTreeSet};

use super::bundle::{TEXT_DE, TEXT_EN};
use crate::{
    catalog::Catalog,
    ids::{Deck, Terrain},
};

/// Every name, mood or title that is missing in a language, and every one that names nothing.
pub fn audit(catalog: &Catalog) -> Vec<String> {
    let expected = named(catalog);
    let mut found = Vec::new();
    for (language, text) in [("en", TEXT_EN), ("de", TEXT_DE)] {
        let written = written(text);
        for (key, attributes) in &expected {
            match written.get(key.as_str()) {
                None => found.push(format!("{language}: {key} is missing")),
                Some(there) if there == attributes => {}
                Some(there) => found.push(format!(
                    "{language}: {key} has {there:?} instead of {attributes:?}"
                )),
            }
        }
        let unused = written.keys().filter(|key| !expected.contains_key(**key));
        found.extend(unused.map(|key| format!("{language}: {key} is unused")));
    }
    found
}

/// The key of a message.
fn key(prefix: &str, id: impl std::fmt::Display) -> String {
    format!("{prefix}-{id}").replace('_', "-")
}

/// What is said in each round of a sheet to learn the game with.
const LESSONS: [&str; 6] = [
    "lesson-1", "lesson-2", "lesson-3", "lesson-4", "lesson-5", "lesson-6",
];

/// Every message that must be there, with its attributes besides the mood.
pub fn named(catalog: &Catalog) -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut keys: Vec<(String, Option<&'static str>)> =
        vec![("friday".to_owned(), None), ("dog".to_owned(), None)];
    for character in catalog.characters.values() {
        keys.push((key("character", &character.id), Some("good")));
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
        map.insert(key, attributes);
    }
    for sheet in catalog.scenarios.values().filter(|sheet| sheet.first_game) {
        let lessons = LESSONS.iter().take(sheet.rounds.into());
        let words = map.entry(key("scenario", &sheet.id)).or_default();
        words.extend(lessons);
    }
    // What lies on tiles and what is done there has a name and no mood of its own.
    for sheet in catalog.scenarios.values() {
        let closed = sheet.setup.closed.iter().map(|tile| &tile.by);
        let closing = closed.chain(sheet.closing()).map(|by| key("closing", by));
        let markers = sheet.markers.iter().map(|kind| key("marker", &kind.id));
        let people = sheet.people.iter().map(|who| key("person", &who.id));
        let crew = sheet.crew.iter().map(|who| key("crew", &who.id));
        let actions = sheet
            .actions
            .iter()
            .map(|action| key("special", &action.id));
        map.extend(
            markers
                .chain(people)
                .chain(crew)
                .chain(actions)
                .chain(closing)
                .map(|key| (key, BTreeSet::new())),
        );
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
            if let Some(message) = current {
                map.entry(message).or_default().insert(attribute);
            }
        } else {
            map.entry(name).or_default();
            current = Some(name);
        }
    }
    map
}
