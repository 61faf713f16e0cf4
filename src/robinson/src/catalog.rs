//! The immutable content of the island game, parsed once from the embedded TOML files.

use std::collections::BTreeMap;

use castaway_kernel::{Key, stream::fingerprint};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    content::{
        self, ActionDice, Adventure, Beast, Character, Discovery, Equipment, EventCard, Invention,
        InventionKind, Mystery, Scenario, ScoreSheet, TileCard, WeatherDie, WeatherFace,
    },
    ids::Deck,
    manifest::Manifest,
    rulings::{self, Ruling},
};

/// A content file that cannot be used, with the place of the mistake.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {message}")]
pub struct ContentError {
    /// The file.
    pub file: &'static str,
    /// What is wrong, with line and column where the parser knows them.
    pub message: String,
}

/// Everything printed on cards, tiles, tokens, dice and sheets.
#[derive(Clone, Debug)]
pub struct Catalog {
    /// Characters by id.
    pub characters: BTreeMap<Key, Character>,
    /// The wound that kills Friday.
    pub friday_dies_on: u8,
    /// Inventions by id; those of the scenario sheets included.
    pub inventions: BTreeMap<Key, Invention>,
    /// Tiles by number.
    pub tiles: BTreeMap<u8, TileCard>,
    /// Beasts by id.
    pub beasts: BTreeMap<Key, Beast>,
    /// Event cards by id.
    pub events: BTreeMap<Key, EventCard>,
    /// Wreckage cards by id.
    pub wreckage: BTreeMap<Key, EventCard>,
    /// Adventures by deck and id.
    pub adventures: BTreeMap<(Deck, Key), Adventure>,
    /// Mystery cards by id.
    pub mysteries: BTreeMap<Key, Mystery>,
    /// Discovery tokens by id; the special ones of the scenarios as `scenario/token`.
    pub discovery: BTreeMap<Key, Discovery>,
    /// Starting equipment by id.
    pub equipment: BTreeMap<Key, Equipment>,
    /// Scenarios by id.
    pub scenarios: BTreeMap<Key, Scenario>,
    /// Named rulings in the order of their file.
    pub rulings: Vec<Ruling>,
    /// Those of them that change what an ability costs.
    pub priced: Vec<Ruling>,
    /// Action dice by colour.
    pub dice: BTreeMap<Deck, ActionDice>,
    /// Weather dice.
    pub weather: BTreeMap<WeatherDie, Vec<WeatherFace>>,
    /// A fingerprint of all content files, kept in saves.
    pub hash: String,
}

/// One embedded file.
pub(crate) struct File {
    /// Its name.
    pub(crate) name: &'static str,
    /// Its text.
    text: &'static str,
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            text: include_str!(concat!("../../../content/robinson/", $name)),
        }
    };
}

pub(crate) const CHARACTERS: File = file!("characters.toml");
pub(crate) const INVENTIONS: File = file!("inventions.toml");
const TILES: File = file!("tiles.toml");
pub(crate) const BEASTS: File = file!("beasts.toml");
pub(crate) const EVENTS: File = file!("events.toml");
pub(crate) const WRECKAGE: File = file!("wreckage.toml");
pub(crate) const ADVENTURES_BUILD: File = file!("adventures_build.toml");
pub(crate) const ADVENTURES_GATHER: File = file!("adventures_gather.toml");
pub(crate) const ADVENTURES_EXPLORE: File = file!("adventures_explore.toml");
pub(crate) const MYSTERIES: File = file!("mysteries.toml");
pub(crate) const DISCOVERY: File = file!("discovery.toml");
pub(crate) const EQUIPMENT: File = file!("equipment.toml");
pub(crate) const SCENARIOS: File = file!("scenarios.toml");
pub(crate) const SCORES: File = file!("scores.toml");
const DICE: File = file!("dice.toml");
const MANIFEST: File = file!("manifest.toml");
const RULINGS: File = file!("rulings.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    friday_dies_on: u8,
    character: Vec<Character>,
}

macro_rules! list {
    ($name:ident, $field:ident, $item:ty) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            #[serde(default)]
            $field: Vec<$item>,
        }
    };
}

list!(Inventions, invention, Invention);
list!(Tiles, tile, TileCard);
list!(Beasts, beast, Beast);
list!(Events, event, EventCard);
list!(Wreckage, wreckage, EventCard);
list!(Adventures, card, Adventure);
list!(Mysteries, card, Mystery);
list!(Tokens, token, Discovery);
list!(Equipments, equipment, Equipment);
list!(Scenarios, scenario, Scenario);
list!(Scores, sheet, ScoreSheet);
list!(AllRulings, ruling, Ruling);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dice {
    action: BTreeMap<Deck, ActionDice>,
    weather: BTreeMap<WeatherDie, Vec<WeatherFace>>,
}

fn parse<T: DeserializeOwned>(file: &File) -> Result<T, ContentError> {
    toml::from_str(file.text).map_err(|error| {
        let before = error.span().and_then(|span| file.text.get(..span.start));
        let card = before.and_then(last_id);
        let card = card.map_or_else(String::new, |id| format!("{id}: "));
        ContentError {
            file: file.name,
            message: format!("{card}{error}"),
        }
    })
}

/// The card that a place in a file belongs to: the id that stands last before it.
fn last_id(text: &str) -> Option<&str> {
    let mut lines = text.lines().rev();
    lines.find_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'))
}

fn index<K: Ord + Clone + std::fmt::Debug, T>(
    file: &'static str,
    items: Vec<T>,
    key: impl Fn(&T) -> K,
) -> Result<BTreeMap<K, T>, ContentError> {
    let mut map = BTreeMap::new();
    for item in items {
        let id = key(&item);
        if map.insert(id.clone(), item).is_some() {
            return Err(ContentError {
                file,
                message: format!("{id:?} stands twice"),
            });
        }
    }
    Ok(map)
}

/// The fingerprint of content files.
fn hash(files: &[&File]) -> String {
    let bytes = files.iter().flat_map(|f| f.text.bytes());
    format!("{:016x}", fingerprint(bytes))
}

impl Catalog {
    /// Parses the embedded content.
    ///
    /// # Errors
    /// The first file that does not parse, names something twice or breaks a cross-check.
    pub fn load() -> Result<Self, ContentError> {
        let characters: Characters = parse(&CHARACTERS)?;
        let mut scenarios = index(
            SCENARIOS.name,
            parse::<Scenarios>(&SCENARIOS)?.scenario,
            |s| s.id.clone(),
        )?;
        for sheet in parse::<Scores>(&SCORES)?.sheet {
            let lost = || ContentError {
                file: SCORES.name,
                message: format!("no scenario {}", sheet.scenario),
            };
            scenarios.get_mut(&sheet.scenario).ok_or_else(lost)?.score = sheet.count;
        }
        let mut inventions = parse::<Inventions>(&INVENTIONS)?.invention;
        let mut tokens = parse::<Tokens>(&DISCOVERY)?.token;
        for scenario in scenarios.values() {
            inventions.extend(scenario.inventions.iter().cloned());
            tokens.extend(scenario.tokens.iter().cloned());
        }
        let mut adventures = BTreeMap::new();
        for (deck, file) in [
            (Deck::Build, &ADVENTURES_BUILD),
            (Deck::Gather, &ADVENTURES_GATHER),
            (Deck::Explore, &ADVENTURES_EXPLORE),
        ] {
            for (key, card) in index(file.name, parse::<Adventures>(file)?.card, |c| {
                (deck, c.id.clone())
            })? {
                adventures.insert(key, card);
            }
        }
        let dice: Dice = parse(&DICE)?;
        let rulings = parse::<AllRulings>(&RULINGS)?.ruling;
        let catalog = Self {
            characters: index(CHARACTERS.name, characters.character, |c| c.id.clone())?,
            friday_dies_on: characters.friday_dies_on,
            inventions: index(INVENTIONS.name, inventions, |i| i.id.clone())?,
            tiles: index(TILES.name, parse::<Tiles>(&TILES)?.tile, |t| t.number)?,
            beasts: index(BEASTS.name, parse::<Beasts>(&BEASTS)?.beast, |b| {
                b.id.clone()
            })?,
            events: index(EVENTS.name, parse::<Events>(&EVENTS)?.event, |e| {
                e.id.clone()
            })?,
            wreckage: index(WRECKAGE.name, parse::<Wreckage>(&WRECKAGE)?.wreckage, |e| {
                e.id.clone()
            })?,
            adventures,
            mysteries: index(MYSTERIES.name, parse::<Mysteries>(&MYSTERIES)?.card, |m| {
                m.id.clone()
            })?,
            discovery: index(DISCOVERY.name, tokens, |t| t.id.clone())?,
            equipment: index(
                EQUIPMENT.name,
                parse::<Equipments>(&EQUIPMENT)?.equipment,
                |e| e.id.clone(),
            )?,
            scenarios,
            priced: rulings
                .iter()
                .filter(|r| !r.ability_price.is_empty())
                .cloned()
                .collect(),
            rulings,
            dice: dice.action,
            weather: dice.weather,
            hash: hash(&[
                &CHARACTERS,
                &INVENTIONS,
                &TILES,
                &BEASTS,
                &EVENTS,
                &WRECKAGE,
                &ADVENTURES_BUILD,
                &ADVENTURES_GATHER,
                &ADVENTURES_EXPLORE,
                &MYSTERIES,
                &DISCOVERY,
                &EQUIPMENT,
                &SCENARIOS,
                &SCORES,
                &DICE,
                &RULINGS,
            ]),
        };
        catalog.check()?;
        let manifest: Manifest = parse(&MANIFEST)?;
        match manifest.differences(&catalog).as_slice() {
            [] => {}
            found => {
                return Err(ContentError {
                    file: MANIFEST.name,
                    message: found.join("; "),
                });
            }
        }
        Ok(catalog)
    }

    /// The scenarios in the order of lists: the printed ones, and then our own.
    pub fn listed_scenarios(&self) -> Vec<&Scenario> {
        let mut all: Vec<&Scenario> = self.scenarios.values().collect();
        all.sort_by_key(|sheet| sheet.place());
        all
    }

    /// The scenario to learn the game with: the sheet that says so, else the first one.
    pub fn first_game(&self) -> Option<&Scenario> {
        let all = self.listed_scenarios();
        let learnt = all.iter().find(|sheet| sheet.first_game);
        learnt.or(all.first()).copied()
    }

    /// Whether everything that the content names is there.
    ///
    /// # Errors
    /// The first mistake, with its file and card.
    pub fn check(&self) -> Result<(), ContentError> {
        if let Some(message) = rulings::faults(&self.rulings) {
            let file = RULINGS.name;
            return Err(ContentError { file, message });
        }
        content::fault(self).map_or(Ok(()), Err)
    }

    /// The character whose personal invention this is.
    pub fn owner_of(&self, invention: &Key) -> Option<&Character> {
        self.characters.values().find(|c| c.invention == *invention)
    }

    /// The ids of all inventions of one kind, in order.
    pub fn inventions_of(&self, kind: InventionKind) -> Vec<Key> {
        self.inventions
            .values()
            .filter(|i| i.kind == kind)
            .map(|i| i.id.clone())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of a file with an effect after another card.
    fn said(effect: &'static str) -> String {
        let text = format!(
            "[[card]]\nid = \"well\"\nfate = \"keep\"\n\n[[card]]\nid = \"cave\"\nfate = \"keep\"\neffects = [{effect}]\n"
        );
        let file = File {
            name: "cards.toml",
            text: text.leak(),
        };
        parse::<Adventures>(&file)
            .err()
            .map_or_else(String::new, |e| e.to_string())
    }

    #[test]
    fn a_wrong_word_is_told_with_its_file_card_and_key() {
        assert_eq!(said("{ morale = { n = 1 } }"), "");
        for (effect, key) in [
            (
                "{ token = { token = \"ghost\", at = \"camp\" } }",
                "`ghost`",
            ),
            (
                "{ token = { token = \"adventure\", at = \"moon\" } }",
                "`moon`",
            ),
            ("{ morales = { n = 1 } }", "`morales`"),
            ("\"move_house\"", "`move_house`"),
            ("{ morale = { m = 1 } }", "keys in table: m,"),
            ("{ draw = { pile = \"gold\", n = 1 } }", "`gold`"),
            (
                "{ later = { at = \"night\", effects = [\"sleep\"] } }",
                "`sleep`",
            ),
            (
                "{ exhaust = { source = \"gold\", at = \"nearest\" } }",
                "`gold`",
            ),
        ] {
            let said = said(effect);
            assert!(said.starts_with("cards.toml: cave: "), "{said}");
            assert!(said.contains(key), "{effect}: {said}");
        }
    }
}
