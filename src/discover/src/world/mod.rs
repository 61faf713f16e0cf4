//! A world: what its tiles show, where everything on them lies, and what decks it is dealt. It never changes in a game.

mod deal;
mod ground;
mod layout;
mod winnable;

use castaway_kernel::{Chance, Key, stream};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::Catalog,
    content::{Mark, QuestDef, Shape, TerrainDef},
    hex::Hex,
    ids::{Difficulty, Kind, Res},
    quest::Target,
};

pub use deal::Need;
pub use winnable::{Doubt, craft_doubts, doubts};

/// The number of the rules that worlds are laid out by.
const RULES: u32 = 1;
/// So many candidates of a seed are looked at before the last one is taken with its doubts.
const CANDIDATES: u32 = 40;

/// What a world follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Its quest.
    pub quest: Key,
    /// Its terrain; the seed chooses where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Key>,
    /// How hard.
    pub difficulty: Difficulty,
    /// How many survivors start.
    pub seats: u8,
    /// Its seed.
    pub seed: u64,
}

/// What is printed on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// The camp.
    Camp,
    /// A feature token belongs here.
    Feature(Kind),
    /// The landmark of this number.
    Landmark(u8),
    /// The source of this number.
    Water(u8),
    /// The objective of this number.
    Objective(u8),
}

/// A space as it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// Where it lies.
    pub at: Hex,
    /// Its ground, by its place in the terrain.
    pub ground: u8,
    /// Stamina to enter it (D-MOVE-3, D-MOVE-4).
    pub cost: u8,
    /// What else is printed there.
    pub icon: Option<Icon>,
}

/// A tile: seven spaces, the middle first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Where it lies among tiles.
    pub at: Hex,
    /// The number on its back: tiles from the start.
    pub zone: u8,
}

/// What a feature token shows when it is turned up (D-GATHER-2 to D-GATHER-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A resource.
    Res(Res),
    /// Two of a resource.
    Double(Res),
    /// Wood or stone, as its taker says.
    WoodOrStone,
    /// An animal.
    Animal(Key),
    /// An event.
    Event(Key),
}

/// A space by its number: seven for each tile.
pub type Space = u8;

/// So many spaces a tile has.
pub const SPACES: u8 = 7;

/// The tile of a space.
pub const fn tile_of(space: Space) -> u8 {
    space / SPACES
}

/// A laid-out world.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct World {
    /// What it follows from, with its terrain named.
    pub order: Order,
    /// How its tiles lie.
    pub shape: Shape,
    /// Its tiles; the first one is that of the camp.
    pub tiles: Vec<Tile>,
    /// Its spaces, seven for each tile.
    pub sites: Vec<Site>,
    /// The neighbours of each space by direction; itself where there is none.
    pub next: Vec<[Space; 6]>,
    /// The stories of landmarks by their numbers from 1.
    pub stories: Vec<Key>,
    /// What its three sources give.
    pub sources: Vec<Res>,
    /// The boss that a stage of the quest brings.
    pub boss: Option<Key>,
    /// Which candidate of its seed it is.
    pub candidate: u32,
}

/// The decks that a world is dealt, each with its top at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// Feature tokens by kind.
    pub tokens: [Vec<Face>; 4],
    /// Animals that a card may bring.
    pub animals: Vec<Key>,
    /// The deck of monsters.
    pub monsters: Vec<Key>,
    /// Nights: those of the second tier lie below those of the first (D-SETUP-3).
    pub nights: Vec<Key>,
    /// Threats (D-SETUP-7).
    pub threats: Vec<Key>,
    /// Normal projects (D-SETUP-6).
    pub normal: Vec<Key>,
    /// Advanced projects.
    pub advanced: Vec<Key>,
    /// Found items.
    pub found: Vec<Key>,
    /// Characters for each seat to choose from (D-SETUP-13).
    pub characters: Vec<Vec<Key>>,
}

/// Why there is no such world.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWorld {
    /// The content has no such quest or terrain.
    #[error("{0} is not known")]
    Unknown(Key),
    /// The quest is not for so many.
    #[error("not for {0} survivors")]
    Seats(u8),
    /// The content is too small to deal from.
    #[error("the content is too small: {0}")]
    Poor(&'static str),
}

impl World {
    /// The world of an order: the first candidate of its seed that raises no doubts, else the last one.
    ///
    /// # Errors
    /// An order that the content cannot fill.
    pub fn find(catalog: &Catalog, order: &Order) -> Result<(Self, Dealt), NoWorld> {
        for candidate in 0..CANDIDATES - 1 {
            let found = Self::lay_out(catalog, order, candidate)?;
            if doubts(catalog, &found.0, &found.1).is_empty() {
                return Ok(found);
            }
        }
        Self::lay_out(catalog, order, CANDIDATES - 1)
    }

    /// One candidate of a seed, whatever there is to be said against it.
    ///
    /// # Errors
    /// An order that the content cannot fill.
    pub fn lay_out(
        catalog: &Catalog,
        order: &Order,
        candidate: u32,
    ) -> Result<(Self, Dealt), NoWorld> {
        let quest = catalog.quests.get(&order.quest);
        let quest = quest.ok_or_else(|| NoWorld::Unknown(order.quest.clone()))?;
        let [least, most] = quest.players;
        if !(least.max(1)..=most.min(4)).contains(&order.seats) {
            return Err(NoWorld::Seats(order.seats));
        }
        let streams = |candidate: u32| Streams {
            key: format!(
                "discover/{RULES}/{}/{candidate}/{}/{}",
                order.seed, order.quest, order.seats
            ),
        };
        // All candidates of a seed share a terrain, so that naming it asks for the same world.
        let terrain = terrain(catalog, order, &streams(0))?;
        let streams = streams(candidate);
        let shape = match order.difficulty {
            Difficulty::Hard => Shape::Rim,
            Difficulty::Gentle | Difficulty::Standard => terrain.layout,
        };
        let tiles = layout::tiles(shape, &mut streams.of("layout"));
        let mut world = Self {
            order: Order {
                terrain: Some(terrain.id.clone()),
                ..order.clone()
            },
            shape,
            sites: ground::sites(&tiles, terrain, order.difficulty, &streams),
            tiles,
            next: Vec::new(),
            stories: Vec::new(),
            sources: ground::sources(terrain, order.difficulty, &mut streams.of("water")),
            boss: boss(quest, &mut streams.of("quest")),
            candidate,
        };
        world.next = layout::neighbours(&world.sites);
        ground::number_landmarks(&mut world);
        let dealt = deal::deal(catalog, &mut world, terrain, &streams)?;
        Ok((world, dealt))
    }

    /// The spaces of a tile, its middle first.
    pub fn spaces_of(&self, tile: usize) -> std::ops::Range<Space> {
        let first = u8::try_from(tile * usize::from(SPACES)).unwrap_or(u8::MAX - SPACES);
        first..first + SPACES
    }

    /// The neighbours of a space.
    pub fn around(&self, space: Space) -> impl Iterator<Item = Space> + use<'_> {
        let next = self.next.get(usize::from(space));
        next.into_iter()
            .flatten()
            .copied()
            .filter(move |to| *to != space)
    }

    /// The neighbour in a direction.
    pub fn beside(&self, space: Space, direction: usize) -> Option<Space> {
        let to = *self.next.get(usize::from(space))?.get(direction)?;
        (to != space).then_some(to)
    }

    /// Steps between two spaces over all that is laid (D-R-18).
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        let at = |space: Space| self.sites.get(usize::from(space)).map(|s| s.at);
        match (at(from), at(to)) {
            (Some(from), Some(to)) => from.distance(to),
            _ => u8::MAX,
        }
    }

    /// A space as it is printed.
    pub fn site(&self, space: Space) -> Option<&Site> {
        self.sites.get(usize::from(space))
    }

    /// The camp.
    pub const CAMP: Space = 0;

    /// The space that shows an icon.
    pub fn space_of(&self, icon: Icon) -> Option<Space> {
        let at = self.sites.iter().position(|s| s.icon == Some(icon))?;
        u8::try_from(at).ok()
    }

    /// How many landmarks there are.
    pub fn landmarks(&self) -> u8 {
        let landmark = |s: &&Site| matches!(s.icon, Some(Icon::Landmark(_)));
        u8::try_from(self.sites.iter().filter(landmark).count()).unwrap_or(0)
    }

    /// The number of the landmark that a quest names by its rank; with fewer landmarks the nearest lower rank.
    pub fn landmark(&self, target: Target) -> Option<u8> {
        let most = self.landmarks();
        match target {
            Target::Near(n) => Some(n.min(most)),
            Target::Far(n) => Some((most + 1).saturating_sub(n).max(1)),
            Target::Objective(_) | Target::Camp | Target::Anywhere => None,
        }
    }

    /// The space that a quest names.
    pub fn target(&self, target: Target) -> Option<Space> {
        match target {
            Target::Camp => Some(Self::CAMP),
            Target::Anywhere => None,
            Target::Objective(n) => self.space_of(Icon::Objective(n)),
            Target::Near(_) | Target::Far(_) => {
                self.space_of(Icon::Landmark(self.landmark(target)?))
            }
        }
    }

    /// Steps from a space to every other one over the spaces that are open.
    pub fn steps(&self, from: Space, open: impl Fn(Space) -> bool) -> Vec<u8> {
        let mut steps = vec![u8::MAX; self.sites.len()];
        let mut queue = std::collections::VecDeque::from([from]);
        if let Some(first) = steps.get_mut(usize::from(from)) {
            *first = 0;
        }
        while let Some(at) = queue.pop_front() {
            let further = steps[usize::from(at)].saturating_add(1);
            for to in self.around(at) {
                if steps[usize::from(to)] == u8::MAX && open(to) {
                    steps[usize::from(to)] = further;
                    queue.push_back(to);
                }
            }
        }
        steps
    }
}

/// The streams of a candidate, one for each thing that chance decides in it.
pub(crate) struct Streams {
    key: String,
}

impl Streams {
    pub fn of(&self, label: &str) -> Chance {
        Chance::from_seed(stream::seed_of(&format!("{}/{label}", self.key)))
    }
}

fn terrain<'a>(
    catalog: &'a Catalog,
    order: &Order,
    streams: &Streams,
) -> Result<&'a TerrainDef, NoWorld> {
    match &order.terrain {
        Some(id) => (catalog.terrains.get(id)).ok_or_else(|| NoWorld::Unknown(id.clone())),
        None => {
            let mut all: Vec<&TerrainDef> = catalog.terrains.values().collect();
            let picked = streams.of("terrain").pick(&mut all);
            picked.ok_or(NoWorld::Poor("terrains"))
        }
    }
}

fn boss(quest: &QuestDef, chance: &mut Chance) -> Option<Key> {
    let pool = quest.stages.iter().find_map(|stage| match stage {
        crate::quest::StageDef::DefeatBoss { boss, .. } => Some(&boss.pool),
        _ => None,
    })?;
    chance.pick(&mut pool.clone())
}

/// The faces of a bag's tokens, but for what animals and events they are.
pub(crate) fn face(mark: Mark) -> Option<Face> {
    match mark {
        Mark::FoodX2 => Some(Face::Double(Res::Food)),
        Mark::WoodX2 => Some(Face::Double(Res::Wood)),
        Mark::WoodOrStone => Some(Face::WoodOrStone),
        Mark::Res(res) => Some(Face::Res(res)),
        Mark::Animal | Mark::Event => None,
    }
}
