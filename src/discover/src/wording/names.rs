//! Names of cards and of the small words.

use castaway_kernel::Key;

use super::Wording;
use crate::{
    content::{Mark, Shape},
    effect::{Deck, Per},
    ids::{Damage, Difficulty, Kind, Res, Support},
    stock::Pay,
    world::Face,
};

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardKind {
    /// A project, and the item it becomes.
    Project,
    /// A project of the second deck.
    Advanced,
    /// An item that is found.
    Item,
    /// An item of a quest.
    QuestItem,
    /// An animal.
    Animal,
    /// A monster.
    Monster,
    /// The enemy at the end of a quest.
    Boss,
    /// A threat.
    Threat,
    /// A night.
    Night,
    /// What a numbered token brings.
    Event,
    /// The story of a landmark.
    Landmark,
    /// What lies behind a lock.
    Locked,
    /// A character.
    Character,
    /// A quest.
    Quest,
    /// A terrain.
    Terrain,
    /// A kind of ground.
    Ground,
    /// What a quest has somebody bring somewhere.
    Token,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [Self; 17] = [
        Self::Project,
        Self::Advanced,
        Self::Item,
        Self::QuestItem,
        Self::Animal,
        Self::Monster,
        Self::Boss,
        Self::Threat,
        Self::Night,
        Self::Event,
        Self::Landmark,
        Self::Locked,
        Self::Character,
        Self::Quest,
        Self::Terrain,
        Self::Ground,
        Self::Token,
    ];

    /// What the names of its messages begin with.
    const fn prefix(self) -> &'static str {
        match self {
            Self::Project | Self::Advanced => "project",
            Self::Item => "found-item",
            Self::QuestItem => "quest-item",
            Self::Animal => "animal",
            Self::Monster => "monster",
            Self::Boss => "boss",
            Self::Threat => "threat",
            Self::Night => "night",
            Self::Event => "event",
            Self::Landmark => "landmark",
            Self::Locked => "locked",
            Self::Character => "character",
            Self::Quest => "quest",
            Self::Terrain => "terrain",
            Self::Ground => "ground",
            Self::Token => "token",
        }
    }

    /// The message that says it.
    const fn word(self) -> &'static str {
        match self {
            Self::Project => "k-project",
            Self::Advanced => "k-advanced",
            Self::Item => "k-item",
            Self::QuestItem => "k-quest-item",
            Self::Animal => "k-animal",
            Self::Monster => "k-monster",
            Self::Boss => "k-boss",
            Self::Threat => "k-threat",
            Self::Night => "k-night",
            Self::Event => "k-event",
            Self::Landmark => "k-landmark",
            Self::Locked => "k-locked",
            Self::Character => "k-character",
            Self::Quest => "k-quest",
            Self::Terrain => "k-terrain",
            Self::Ground => "k-ground",
            Self::Token => "k-token",
        }
    }
}

/// The name of a message for a word of the content.
pub(super) fn slug(text: &str) -> String {
    text.to_ascii_lowercase().replace('_', "-")
}

pub(super) const fn res_id(res: Res) -> &'static str {
    match res {
        Res::Food => "r-food",
        Res::Meat => "r-meat",
        Res::Clean => "r-clean",
        Res::Dirty => "r-dirty",
        Res::Wood => "r-wood",
        Res::Stone => "r-stone",
        Res::Medicine => "r-medicine",
        Res::Pelt => "r-pelt",
        Res::Poison => "r-poison",
        Res::Salvage => "r-salvage",
    }
}

pub(super) const fn pay_id(pay: Pay) -> &'static str {
    match pay {
        Pay::Water => "r-water",
        Pay::Any => "r-any",
        Pay::Res(res) => res_id(res),
    }
}

pub(super) const fn damage_id(damage: Damage) -> &'static str {
    match damage {
        Damage::Starvation => "d-starvation",
        Damage::Dehydration => "d-dehydration",
        Damage::Sickness => "d-sickness",
        Damage::Physical => "d-physical",
    }
}

impl Wording<'_> {
    /// What a key is; nothing where the content does not know it.
    pub fn card_kind(&self, key: &Key) -> Option<CardKind> {
        let c = self.catalog;
        if let Some(project) = c.projects.get(key) {
            return Some(match project.deck {
                Deck::Normal => CardKind::Project,
                Deck::Advanced => CardKind::Advanced,
            });
        }
        let grounds = || c.terrains.values().flat_map(|t| &t.grounds);
        let is = [
            (c.found.contains_key(key), CardKind::Item),
            (c.quest_items.contains_key(key), CardKind::QuestItem),
            (c.animals.contains_key(key), CardKind::Animal),
            (c.monsters.contains_key(key), CardKind::Monster),
            (c.bosses.contains_key(key), CardKind::Boss),
            (c.threats.contains_key(key), CardKind::Threat),
            (c.nights.contains_key(key), CardKind::Night),
            (c.events.contains_key(key), CardKind::Event),
            (c.stories.contains_key(key), CardKind::Landmark),
            (c.locked.contains_key(key), CardKind::Locked),
            (c.characters.contains_key(key), CardKind::Character),
            (c.quests.contains_key(key), CardKind::Quest),
            (c.terrains.contains_key(key), CardKind::Terrain),
            (grounds().any(|g| g.id == *key), CardKind::Ground),
            (self.escorted().any(|t| t == key), CardKind::Token),
        ];
        let found = is.into_iter().find(|(is, _)| *is);
        found.map(|(_, kind)| kind)
    }

    /// Everything that has a name and lines, in the order of the kinds.
    pub fn keys(&self) -> Vec<&Key> {
        let c = self.catalog;
        let grounds = c.terrains.values().flat_map(|t| &t.grounds).map(|g| &g.id);
        (c.ids().0.into_iter())
            .chain(c.quests.keys())
            .chain(c.terrains.keys())
            .chain(grounds)
            .chain(self.escorted())
            .collect()
    }

    /// What quests have somebody bring somewhere.
    pub(super) fn escorted(&self) -> impl Iterator<Item = &Key> {
        let stages = self.catalog.quests.values().flat_map(|q| &q.stages);
        stages.filter_map(|stage| match stage {
            crate::quest::StageDef::Escort { token, .. } => Some(token),
            _ => None,
        })
    }

    /// The message of a card, or one of its attributes, if it exists.
    pub(super) fn of_card(&self, key: &Key, attribute: &str) -> Option<String> {
        let kind = self.card_kind(key)?;
        self.find(&format!(
            "{}-{}{attribute}",
            kind.prefix(),
            slug(key.as_str())
        ))
    }

    /// The name of a card.
    pub fn name(&self, key: &Key) -> String {
        self.of_card(key, "")
            .unwrap_or_else(|| self.word("k-unknown"))
    }

    /// The line of mood of a card; empty where it has none.
    pub fn mood(&self, key: &Key) -> String {
        self.of_card(key, ".mood").unwrap_or_default()
    }

    /// What a landmark, or what lies behind a lock, tells when it is investigated; empty where there is nothing to tell.
    pub fn story(&self, key: &Key) -> String {
        self.of_card(key, ".story").unwrap_or_default()
    }

    /// What a locked card tells somebody without its key; empty where there is no lock.
    pub fn closed(&self, key: &Key) -> String {
        self.of_card(key, ".closed").unwrap_or_default()
    }

    /// What a character is, such as "Pathfinder"; empty for other cards.
    pub fn title(&self, key: &Key) -> String {
        self.of_card(key, ".title").unwrap_or_default()
    }

    /// What kind of card it is, in a word.
    pub fn kind(&self, key: &Key) -> String {
        self.word(self.card_kind(key).map_or("k-unknown", CardKind::word))
    }

    /// The name of a resource, as a heading.
    pub fn resource(&self, res: Res) -> String {
        Self::capital(&self.word(res_id(res)))
    }

    /// The name of a kind of damage, as a heading.
    pub fn damage(&self, damage: Damage) -> String {
        Self::capital(&self.word(damage_id(damage)))
    }

    /// The name of a support card.
    pub fn support(&self, card: Support) -> String {
        self.word(match card {
            Support::Assault => "support-assault",
            Support::Defend => "support-defend",
            Support::Overpower => "support-overpower",
        })
    }

    /// What the back of a feature token shows.
    pub fn token_kind(&self, kind: Kind) -> String {
        self.word(match kind {
            Kind::A => "kind-a",
            Kind::B => "kind-b",
            Kind::C => "kind-c",
            Kind::D => "kind-d",
        })
    }

    /// What the face of a feature token shows.
    pub fn face(&self, face: &Face) -> String {
        match face {
            Face::Res(res) => self.units(*res, 1),
            Face::Double(res) => self.units(*res, 2),
            Face::WoodOrStone => self.or(&[self.units(Res::Wood, 1), self.units(Res::Stone, 1)]),
            Face::Animal(card) | Face::Event(card) => self.name(card),
        }
    }

    /// What a face that the content puts into a bag shows; animals and events are dealt later and have a word alone.
    pub fn mark(&self, mark: Mark) -> String {
        match mark {
            Mark::Res(res) => self.units(res, 1),
            Mark::FoodX2 => self.units(Res::Food, 2),
            Mark::WoodX2 => self.units(Res::Wood, 2),
            Mark::WoodOrStone => self.face(&Face::WoodOrStone),
            Mark::Animal => self.word("k-animal"),
            Mark::Event => self.word("k-event"),
        }
    }

    /// A deck of projects.
    pub fn deck(&self, deck: Deck) -> String {
        self.word(match deck {
            Deck::Normal => "k-project",
            Deck::Advanced => "k-advanced",
        })
    }

    /// The form of a map.
    pub fn layout(&self, shape: Shape) -> String {
        self.word(match shape {
            Shape::Compact => "layout-compact",
            Shape::Rim => "layout-rim",
            Shape::Long => "layout-long",
            Shape::Ring => "layout-ring",
            Shape::Fork => "layout-fork",
        })
    }

    /// How hard a world is, in a word.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.word(match difficulty {
            Difficulty::Gentle => "difficulty-gentle",
            Difficulty::Standard => "difficulty-standard",
            Difficulty::Hard => "difficulty-hard",
        })
    }

    /// What a difficulty changes.
    pub fn about_difficulty(&self, difficulty: Difficulty) -> String {
        self.word(match difficulty {
            Difficulty::Gentle => "difficulty-gentle.about",
            Difficulty::Standard => "difficulty-standard.about",
            Difficulty::Hard => "difficulty-hard.about",
        })
    }

    /// The ground of a terrain by its place there.
    pub fn ground(&self, terrain: &Key, ground: u8) -> String {
        let terrain = self.catalog.terrains.get(terrain);
        let ground = terrain.and_then(|t| t.grounds.get(usize::from(ground)));
        ground.map_or_else(String::new, |g| self.name(&g.id))
    }

    /// A trait of cards.
    pub(super) fn label(&self, label: &str) -> String {
        self.word(&format!("trait-{}", slug(label)))
    }
}

/// How often, as the messages name it.
pub(super) const fn per_id(per: Per) -> &'static str {
    match per {
        Per::Combat => "combat",
        Per::Day => "day",
        Per::ThreeDays => "three_days",
    }
}
