//! The whole state of one game, exactly as it is saved.

mod board;
mod cards;
mod person;
mod round;
mod stock;

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Chance, Key, Shared};
use serde::{Deserialize, Serialize};

use crate::{
    ask::Ask,
    ids::{Phase, Place, Space, Terrain, TokenKind, Track, Who},
    plan::Placement,
    rulings::Rulings,
    setup::Setup,
    task::Task,
};

pub use board::{InventionState, Threat, Tile, TokenInfo, WeatherSpace};
pub use cards::{Delayed, EventDeckCard, Kept, Link, Piles};
pub use person::{Absence, Guest, Person, SuccessReroll};
pub use round::{NeutralPawn, RoundFlags};
pub use stock::{Future, Stock};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The goal is met.
    Won,
    /// A character died.
    Died(Who),
    /// The last round is over.
    TimeOver,
    /// The camp stood on a tile that was turned face down.
    CampLost,
    /// Somebody of the scenario found nothing to eat.
    Unfed,
    /// Somebody of the crew without whom the scenario cannot go on died.
    CrewLost,
    /// An invention that wins the scenario left the game.
    InventionGone,
    /// What wins the scenario cannot be had any more.
    OutOfReach,
}

/// Everything about one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// How it was set up.
    pub setup: Shared<Setup>,
    /// Every ruling that a table can change, by value, so that later defaults do not change a running game.
    pub rulings: Rulings,
    /// The only source of chance.
    pub chance: Chance,
    /// Round, from 1.
    pub round: u8,
    /// Phase of the round.
    pub phase: Phase,
    /// Whether the plan is still open.
    pub planning: bool,
    /// Whether planned actions are being resolved.
    pub resolving: bool,
    /// First Player.
    pub first: u8,
    /// Characters by seat.
    pub people: Vec<Person>,
    /// Friday, if he plays.
    pub friday: Option<Person>,
    /// People of the scenario whom no player plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<Guest>,
    /// Whether the Dog plays.
    pub dog: bool,
    /// Available Resources.
    pub stock: Stock,
    /// Future Resources.
    pub future: Future,
    /// What the running action has yielded; it goes to Future Resources or to an outside sleeper.
    pub gains: Future,
    /// Morale, -3 to 3.
    pub morale: i8,
    /// Roof level.
    pub roof: u16,
    /// Palisade level.
    pub palisade: u16,
    /// Weapon level.
    pub weapon: u16,
    /// The shelter is built.
    pub shelter: bool,
    /// Where the camp stands.
    pub camp: Space,
    /// Where the Shortcut token lies.
    pub shortcut: Option<Space>,
    /// Tiles and hexes that carry something.
    pub island: Shared<BTreeMap<Space, Tile>>,
    /// Tokens on the board.
    #[serde(with = "crate::pairs")]
    pub tokens: BTreeMap<(TokenKind, Place), TokenInfo>,
    /// The Weather space.
    pub weather: WeatherSpace,
    /// Threat spaces: left, right.
    pub threats: [Option<Threat>; 2],
    /// Draw piles.
    pub piles: Shared<Piles>,
    /// Inventions in play.
    pub inventions: Shared<BTreeMap<Key, InventionState>>,
    /// Inventions drawn at the start, where all of them must be built.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub drawn: BTreeSet<Key>,
    /// How often an invention became available.
    pub times_built: BTreeMap<Key, u8>,
    /// Items whose levels found no shelter when they came, so that their loss takes none (R-ITEM-12, R-SHELTER-6).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub levels_missed: BTreeSet<Key>,
    /// Available discovery tokens.
    pub discoveries: Vec<Key>,
    /// Starting equipment with uses left.
    pub equipment: Vec<(Key, u8)>,
    /// Kept cards.
    pub kept: Vec<Kept>,
    /// Links of cards to what they did.
    pub links: BTreeMap<u32, Vec<Link>>,
    /// Delayed effects.
    pub delayed: Vec<Delayed>,
    /// A marker on Arrange Camp.
    pub arrange_marker: bool,
    /// The beast beside the event deck with the serial of its event card.
    pub waiting_beast: Option<(u32, Key)>,
    /// Wood on each stage of the pile.
    pub pile: Vec<u8>,
    /// What the scenario lays on tiles and spaces: kind and where.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub markers: BTreeSet<(Key, Space)>,
    /// Number tokens of the scenario: where they lie and since which round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<u8, (Space, u8)>,
    /// Actions of the scenario that have succeeded.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub succeeded: BTreeSet<Key>,
    /// Where actions of the scenario succeeded that are taken once on each tile, in order.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub done_on: BTreeMap<Key, Vec<Space>>,
    /// Those of the crew who are not with the group, and why.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub absent: BTreeMap<Key, Absence>,
    /// The plan.
    pub plan: Vec<Placement>,
    /// This round only.
    pub flags: RoundFlags,
    /// What is still to be done, top last.
    pub stack: Vec<Task>,
    /// The open question.
    pub ask: Option<Ask>,
    /// The end, once reached.
    pub end: Option<End>,
    /// Next serial of cards, placements and questions.
    pub next_serial: u32,
}

impl State {
    /// The person meant, if there is one.
    pub fn person(&self, who: Who) -> Option<&Person> {
        match who {
            Who::Seat(seat) => self.people.get(usize::from(seat)),
            Who::Friday => self.friday.as_ref(),
            Who::Guest(n) => self.guests.get(usize::from(n)).map(|guest| &guest.person),
        }
    }

    /// The person meant, to change.
    pub fn person_mut(&mut self, who: Who) -> Option<&mut Person> {
        match who {
            Who::Seat(seat) => self.people.get_mut(usize::from(seat)),
            Who::Friday => self.friday.as_mut(),
            Who::Guest(n) => {
                let guest = self.guests.get_mut(usize::from(n));
                guest.map(|guest| &mut guest.person)
            }
        }
    }

    /// Every seat as a person.
    pub fn seats(&self) -> impl Iterator<Item = Who> + use<> {
        (0..u8::try_from(self.people.len()).unwrap_or(4)).map(Who::Seat)
    }

    /// Whoever is with the camp and played by nobody.
    pub fn guests_with_camp(&self) -> impl Iterator<Item = Who> {
        let all = (0..).zip(&self.guests);
        all.filter(|(_, guest)| guest.with_camp)
            .map(|(n, _)| Who::Guest(n))
    }

    /// Every seat, and whoever is with the camp and like a character (R-S3-4).
    pub fn characters(&self) -> impl Iterator<Item = Who> {
        self.seats().chain(self.guests_with_camp())
    }

    /// Every seat, Friday while he lives, and whoever is with the camp.
    pub fn everyone(&self) -> Vec<Who> {
        let mut all: Vec<Who> = self.seats().collect();
        if self.friday.as_ref().is_some_and(|f| !f.dead) {
            all.push(Who::Friday);
        }
        all.extend(self.guests_with_camp());
        all
    }

    /// The level of a track.
    pub fn level(&self, track: Track) -> u16 {
        match track {
            Track::Roof => self.roof,
            Track::Palisade => self.palisade,
            Track::Weapon => self.weapon,
        }
    }

    /// The level of a track, to change.
    pub fn level_mut(&mut self, track: Track) -> &mut u16 {
        match track {
            Track::Roof => &mut self.roof,
            Track::Palisade => &mut self.palisade,
            Track::Weapon => &mut self.weapon,
        }
    }

    /// Whether a token of this kind lies there.
    pub fn has_token(&self, token: TokenKind, place: Place) -> bool {
        self.tokens.contains_key(&(token, place))
    }

    /// Whether the item is built and available (R-PLAN-15).
    pub fn built(&self, item: &str) -> bool {
        self.inventions
            .get(item)
            .is_some_and(|i| i.built && !i.suspended)
    }

    /// A fresh serial number.
    pub fn serial(&mut self) -> u32 {
        self.next_serial = self.next_serial.saturating_add(1);
        self.next_serial
    }

    /// The terrain kinds that are explored and uncovered (R-ITEM-3, R-TERRAIN-1, R-S2-7); another tile of a kind brings it back
    /// (R-TERRAIN-2).
    pub fn explored_terrain(&self, catalog: &crate::catalog::Catalog) -> BTreeSet<Terrain> {
        let scenario = catalog.scenarios.get(&self.setup.scenario);
        let hidden = |space: &Space| {
            let on = self.markers.iter().filter(|(_, at)| at == space);
            let mut kinds = on.filter_map(|(kind, _)| scenario?.marker(kind));
            kinds.any(|kind| kind.hides_terrain)
        };
        self.island
            .iter()
            .filter(|(_, t)| t.number > 0 && !t.face_down && !t.terrain_covered)
            .filter(|(space, _)| !hidden(space))
            .filter_map(|(_, t)| catalog.tiles.get(&t.number).map(|c| c.terrain))
            .collect()
    }
}
