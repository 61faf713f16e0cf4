//! The content, read once and strictly.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Key, stream::fingerprint};
use serde::{Deserialize, de::DeserializeOwned};
use toml::{Table, Value};

use crate::{
    content::{
        CharacterDef, EnemyDef, EventDef, FoundDef, LayoutDef, LockedDef, Mark, NightDef,
        ProjectDef, QuestDef, QuestItemDef, RandomLandmarkDef, StoryDef, TerrainDef, ThreatDef,
        Threatens,
    },
    effect::Passive,
    ids::Kind,
};

/// Cards of a kind by their ids.
pub type Cards<T> = BTreeMap<Key, T>;

/// All immutable content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalog {
    /// Terrains that a world can be of.
    pub terrains: Cards<TerrainDef>,
    /// How the tiles of a world can lie.
    pub layouts: Vec<LayoutDef>,
    /// Feature tokens of every terrain, by their backs.
    pub bag: BTreeMap<Kind, BTreeMap<Mark, u8>>,
    /// Who can be played.
    pub characters: Cards<CharacterDef>,
    /// The cards of what can be crafted.
    pub projects: Cards<ProjectDef>,
    /// Found items.
    pub found: Cards<FoundDef>,
    /// Quest items.
    pub quest_items: Cards<QuestItemDef>,
    /// The cards of animals.
    pub animals: Cards<EnemyDef>,
    /// The cards of monsters.
    pub monsters: Cards<EnemyDef>,
    /// The cards of bosses.
    pub bosses: Cards<EnemyDef>,
    /// The cards of threats.
    pub threats: Cards<ThreatDef>,
    /// The cards of both tiers of nights.
    pub nights: Cards<NightDef>,
    /// The cards of events.
    pub events: Cards<EventDef>,
    /// Landmark stories.
    pub stories: Cards<StoryDef>,
    /// Cards behind locks.
    pub locked: Cards<LockedDef>,
    /// Those that a competition draws.
    pub random_landmark: RandomLandmarkDef,
    /// The stories that can be played.
    pub quests: Cards<QuestDef>,
}

/// Why content cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// A card or a file does not parse.
    #[error("{file}: {card}: {message}")]
    Parse {
        /// The file.
        file: &'static str,
        /// The card, or its kind.
        card: String,
        /// What is wrong.
        message: String,
    },
    /// Cards say together what cannot be.
    #[error("{0}")]
    Wrong(String),
}

/// Words of a card that are for people who write content, or stand beside it as texts in both languages.
const NOTES: [&str; 6] = ["name", "title", "text", "tested", "again", "difficulty"];

/// A file by its name and text.
struct File {
    name: &'static str,
    table: Table,
}

impl File {
    fn read(name: &'static str, text: &str) -> Result<Self, ContentError> {
        let table = text.parse::<Table>();
        let mut table = table.map_err(|e| wrong(name, "file", &e))?;
        table.iter_mut().for_each(|(_, kind)| without_notes(kind));
        Ok(Self { name, table })
    }

    fn one<T: DeserializeOwned>(&mut self, kind: &str) -> Result<T, ContentError> {
        let value = self.table.remove(kind);
        let value = value.ok_or_else(|| wrong(self.name, kind, &"is missing"))?;
        T::deserialize(value).map_err(|e| wrong(self.name, kind, &e))
    }

    fn all<T: DeserializeOwned>(&mut self, kind: &str) -> Result<Vec<T>, ContentError> {
        let cards = match self.table.remove(kind) {
            None => Vec::new(),
            Some(Value::Array(cards)) => cards,
            Some(_) => return Err(wrong(self.name, kind, &"is no list of cards")),
        };
        let read = |card: Value| {
            let id = card.get("id").map_or(kind.to_owned(), Value::to_string);
            T::deserialize(card).map_err(|e| wrong(self.name, &id, &e))
        };
        cards.into_iter().map(read).collect()
    }

    fn cards<T: DeserializeOwned>(
        &mut self,
        kind: &str,
        id: impl Fn(&T) -> &Key,
    ) -> Result<Cards<T>, ContentError> {
        let mut cards = Cards::new();
        for card in self.all(kind)? {
            let key = id(&card).clone();
            if cards.insert(key.clone(), card).is_some() {
                return Err(ContentError::Wrong(format!("{key} stands twice")));
            }
        }
        Ok(cards)
    }

    fn end(self) -> Result<(), ContentError> {
        match self.table.keys().next() {
            None => Ok(()),
            Some(kind) => Err(wrong(self.name, kind, &"is no kind of card here")),
        }
    }
}

fn wrong(file: &'static str, card: &str, message: &impl ToString) -> ContentError {
    ContentError::Parse {
        file,
        card: card.to_owned(),
        message: message.to_string(),
    }
}

fn without_notes(value: &mut Value) {
    match value {
        Value::Table(table) => {
            for note in NOTES {
                table.remove(note);
            }
            table.iter_mut().for_each(|(_, inner)| without_notes(inner));
        }
        Value::Array(all) => all.iter_mut().for_each(without_notes),
        _ => {}
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawThreat {
    id: Key,
    deck: Key,
    kind: RawKind,
    #[serde(default)]
    tribal: bool,
    effects: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawKind {
    Instant,
    Ongoing,
    Tribal,
}

impl RawThreat {
    fn read(self) -> Result<ThreatDef, ContentError> {
        let not = |e: toml::de::Error| wrong("threats.toml", self.id.as_str(), &e);
        let does = match self.kind {
            RawKind::Ongoing => Threatens::Ongoing(Vec::deserialize(self.effects).map_err(not)?),
            RawKind::Instant | RawKind::Tribal => {
                Threatens::Instant(Vec::deserialize(self.effects).map_err(not)?)
            }
        };
        Ok(ThreatDef {
            tribal: self.tribal || self.kind == RawKind::Tribal,
            id: self.id,
            deck: self.deck,
            does,
        })
    }
}

macro_rules! file {
    ($name:literal) => {
        File::read(
            $name,
            include_str!(concat!("../../../content/discover/", $name)),
        )
    };
}

/// A hash of all content files, to tell content versions apart.
pub fn hash() -> String {
    macro_rules! texts {
        ($($name:literal),*) => {
            [$(include_str!(concat!("../../../content/discover/", $name))),*]
        };
    }
    let files = texts![
        "tiles.toml",
        "characters.toml",
        "projects.toml",
        "items.toml",
        "monsters.toml",
        "threats.toml",
        "nights.toml",
        "events.toml",
        "landmarks.toml",
        "quests.toml",
        "contest.toml"
    ];
    let bytes = files.iter().flat_map(|f| f.bytes());
    format!("{:016x}", fingerprint(bytes))
}

impl Catalog {
    /// The content that comes with the program.
    ///
    /// # Errors
    /// What is unknown, missing or contradicts itself.
    pub fn load() -> Result<Self, ContentError> {
        let mut tiles = file!("tiles.toml")?;
        let mut characters = file!("characters.toml")?;
        let mut projects = file!("projects.toml")?;
        let mut items = file!("items.toml")?;
        let mut enemies = file!("monsters.toml")?;
        let mut threats = file!("threats.toml")?;
        let mut nights = file!("nights.toml")?;
        let mut events = file!("events.toml")?;
        let mut landmarks = file!("landmarks.toml")?;
        let mut quests = file!("quests.toml")?;
        let mut contests = file!("contest.toml")?;
        let raw: Vec<RawThreat> = threats.all("threat")?;
        let mut dangers = Cards::new();
        for threat in raw {
            let threat = threat.read()?;
            dangers.insert(threat.id.clone(), threat);
        }
        let mut all_quests = quests.cards("quest", |q: &QuestDef| &q.id)?;
        for (id, quest) in contests.cards("quest", |q: &QuestDef| &q.id)? {
            if all_quests.insert(id.clone(), quest).is_some() {
                return Err(ContentError::Wrong(format!("{id} stands twice")));
            }
        }
        let catalog = Self {
            terrains: tiles.cards("terrain", |t: &TerrainDef| &t.id)?,
            layouts: tiles.all("layout")?,
            bag: tiles.one("feature_bag")?,
            characters: characters.cards("character", |c: &CharacterDef| &c.id)?,
            projects: projects.cards("project", |p: &ProjectDef| &p.id)?,
            found: items.cards("found_item", |i: &FoundDef| &i.id)?,
            quest_items: quests.cards("quest_item", |i: &QuestItemDef| &i.id)?,
            animals: enemies.cards("animal", |e: &EnemyDef| &e.id)?,
            monsters: enemies.cards("monster", |e: &EnemyDef| &e.id)?,
            bosses: enemies.cards("boss", |e: &EnemyDef| &e.id)?,
            threats: dangers,
            nights: nights.cards("night", |n: &NightDef| &n.id)?,
            events: events.cards("event", |e: &EventDef| &e.id)?,
            stories: landmarks.cards("landmark_story", |s: &StoryDef| &s.id)?,
            locked: landmarks.cards("locked_card", |l: &LockedDef| &l.id)?,
            random_landmark: landmarks.one("random_landmark")?,
            quests: all_quests,
        };
        for file in [
            tiles, characters, projects, items, enemies, threats, nights, events, landmarks,
            quests, contests,
        ] {
            file.end()?;
        }
        match crate::content_check::wrong(&catalog).into_iter().next() {
            None => Ok(catalog),
            Some(wrong) => Err(ContentError::Wrong(wrong)),
        }
    }

    /// What an item does, crafted or found.
    pub fn item(&self, id: &Key) -> &[Passive] {
        let project = self.projects.get(id).map(|p| p.effects.as_slice());
        let found = || self.found.get(id).map(|f| f.effects.as_slice());
        project.or_else(found).unwrap_or_default()
    }

    /// An enemy of any deck.
    pub fn enemy(&self, id: &Key) -> Option<&EnemyDef> {
        let decks = [&self.animals, &self.monsters, &self.bosses];
        decks.into_iter().find_map(|deck| deck.get(id))
    }

    /// The ids of all cards that a survivor can hold or meet; none may stand twice.
    pub fn ids(&self) -> (BTreeSet<&Key>, usize) {
        let all: Vec<&Key> = (self.projects.keys())
            .chain(self.found.keys())
            .chain(self.quest_items.keys())
            .chain(self.animals.keys())
            .chain(self.monsters.keys())
            .chain(self.bosses.keys())
            .chain(self.characters.keys())
            .chain(self.threats.keys())
            .chain(self.nights.keys())
            .chain(self.events.keys())
            .chain(self.stories.keys())
            .chain(self.locked.keys())
            .collect();
        (all.iter().copied().collect(), all.len())
    }
}
