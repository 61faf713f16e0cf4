//! The content, parsed once and strictly.

use castaway_kernel::{Key, stream::fingerprint};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    content::{DifficultyDef, IslandDef, ItemDef, RulesDef, ScenarioDef, WeaponDef},
    ids::{Class, Difficulty, Item},
};

/// All immutable content.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalog {
    /// Numbers of the sheet.
    pub rules: RulesDef,
    /// The nine craft cards.
    pub items: Vec<ItemDef>,
    /// The four weapons.
    pub weapons: Vec<WeaponDef>,
    /// The scenario cards.
    pub scenarios: Vec<ScenarioDef>,
    /// What lies on which island.
    pub islands: Vec<IslandDef>,
    /// The three difficulties.
    pub difficulties: Vec<DifficultyDef>,
}

/// Why content cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContentError {
    /// A file does not parse.
    #[error("{file}: {message}")]
    Parse {
        /// The file.
        file: &'static str,
        /// What is wrong, with line.
        message: String,
    },
    /// A card of a closed set is missing or doubled.
    #[error("{0} must be there exactly once")]
    Count(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Items {
    item: Vec<ItemDef>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weapons {
    weapon: Vec<WeaponDef>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenarios {
    scenario: Vec<ScenarioDef>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Islands {
    island: Vec<IslandDef>,
    difficulty: Vec<DifficultyDef>,
}

fn parse<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<T, ContentError> {
    toml::from_str(text).map_err(|e| ContentError::Parse {
        file,
        message: e.to_string(),
    })
}

macro_rules! content {
    ($name:literal) => {
        parse(
            $name,
            include_str!(concat!("../../../content/rollwrite/", $name)),
        )
    };
}

impl Catalog {
    /// The content that comes with the program.
    ///
    /// # Errors
    /// When a file has an unknown key, a wrong value or misses a card.
    pub fn load() -> Result<Self, ContentError> {
        let items: Items = content!("items.toml")?;
        let weapons: Weapons = content!("weapons.toml")?;
        let scenarios: Scenarios = content!("scenarios.toml")?;
        let islands: Islands = content!("islands.toml")?;
        let catalog = Self {
            rules: content!("rules.toml")?,
            items: items.item,
            weapons: weapons.weapon,
            scenarios: scenarios.scenario,
            islands: islands.island,
            difficulties: islands.difficulty,
        };
        catalog.complete()?;
        Ok(catalog)
    }

    fn complete(&self) -> Result<(), ContentError> {
        let once = |name: String, n: usize| {
            if n == 1 {
                Ok(())
            } else {
                Err(ContentError::Count(name))
            }
        };
        for item in Item::ALL {
            let n = self.items.iter().filter(|d| d.id == item).count();
            once(format!("{item:?}"), n)?;
        }
        for difficulty in Difficulty::ALL {
            let n = self
                .difficulties
                .iter()
                .filter(|d| d.id == difficulty)
                .count();
            once(format!("{difficulty:?}"), n)?;
            for players in 1..=4 {
                let any = self.islands_for(players, difficulty).next();
                once(
                    format!("island {difficulty:?} for {players}"),
                    usize::from(any.is_some()),
                )?;
            }
        }
        for island in &self.islands {
            let same = |d: &&IslandDef| d.class == island.class && d.players == island.players;
            let n = self.islands.iter().filter(same).count();
            once(format!("{:?} for {}", island.class, island.players), n)?;
        }
        for scenario in &self.scenarios {
            let n = self
                .scenarios
                .iter()
                .filter(|d| d.id == scenario.id)
                .count();
            once(scenario.id.to_string(), n)?;
        }
        Ok(())
    }

    /// The craft card of an item.
    pub fn item(&self, item: Item) -> Option<&ItemDef> {
        self.items.iter().find(|d| d.id == item)
    }

    /// The weapon that an item is.
    pub fn weapon(&self, item: Item) -> Option<&WeaponDef> {
        self.weapons.iter().find(|d| d.id == item)
    }

    /// A scenario by name.
    pub fn scenario(&self, id: &Key) -> Option<&ScenarioDef> {
        self.scenarios.iter().find(|d| d.id == *id)
    }

    /// The first kind of island for a number of players and a difficulty.
    pub fn island(&self, players: u8, difficulty: Difficulty) -> Option<&IslandDef> {
        self.islands_for(players, difficulty).next()
    }

    /// The kinds of islands that seeds choose from.
    pub fn islands_for(
        &self,
        players: u8,
        difficulty: Difficulty,
    ) -> impl Iterator<Item = &IslandDef> {
        let classes = self.difficulty(difficulty).map(|d| d.classes.as_slice());
        classes
            .unwrap_or_default()
            .iter()
            .filter_map(move |class| self.island_of(players, *class))
    }

    /// What lies on a kind of island for a number of players.
    pub fn island_of(&self, players: u8, class: Class) -> Option<&IslandDef> {
        self.islands
            .iter()
            .find(|d| d.players == players && d.class == class)
    }

    /// The kind of island that a seed chooses.
    pub fn island_by_seed(
        &self,
        players: u8,
        difficulty: Difficulty,
        seed: u64,
    ) -> Option<&IslandDef> {
        let all: Vec<&IslandDef> = self.islands_for(players, difficulty).collect();
        let count = u64::try_from(all.len()).ok()?;
        let at = castaway_kernel::stream::mix(seed ^ 0x6b69_6e64).checked_rem(count)?;
        all.get(usize::try_from(at).ok()?).copied()
    }

    /// What a difficulty changes.
    pub fn difficulty(&self, id: Difficulty) -> Option<&DifficultyDef> {
        self.difficulties.iter().find(|d| d.id == id)
    }
}

/// A fingerprint of the content files, noted in saves: another one says that the content has changed since.
pub fn hash() -> String {
    let files = [
        include_str!("../../../content/rollwrite/rules.toml"),
        include_str!("../../../content/rollwrite/items.toml"),
        include_str!("../../../content/rollwrite/weapons.toml"),
        include_str!("../../../content/rollwrite/scenarios.toml"),
        include_str!("../../../content/rollwrite/islands.toml"),
    ];
    let bytes = files.iter().flat_map(|f| f.bytes());
    format!("{:016x}", fingerprint(bytes))
}
