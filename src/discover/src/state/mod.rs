//! Everything about one running game. What a seat knows of hidden things is a part of it.

mod ask;
mod duel;
mod fight;
mod survivor;
mod task;

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Key, Seat, Shared};
use serde::{Deserialize, Serialize};

pub use ask::{Ask, Label, Part, Picked, Prompt};
pub use duel::Duel;
pub use fight::{Fight, Foe, Modifier};
pub use survivor::{Fate, Item, Source, Survivor};
pub use task::{Ctx, DuelStep, NightPart, Task};

use crate::{
    contest::Pressure,
    effect::{Tag, Upgrading},
    ids::{Res, Support},
    stock::Stock,
    trade::TradeOffer,
    trial::Check,
    world::{Face, Space, World, tile_of},
};

/// A running game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What chance follows from, beside the world.
    pub seed: u64,
    /// How often chance was asked for something that is no die of a fight.
    pub draws: u32,
    /// The world.
    pub world: Shared<World>,
    /// How the world came to be taken.
    #[serde(default, skip_serializing_if = "Check::is_unsaid")]
    pub check: Check,
    /// What lies on each space.
    pub spaces: Vec<Ground>,
    /// Which tiles lie face up, by their places.
    pub up: Vec<bool>,
    /// Tiles that went under.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flooded: BTreeSet<u8>,
    /// The decks.
    pub decks: Shared<Decks>,
    /// The survivors by seat.
    pub seats: Vec<Survivor>,
    /// The tribe leader (D-LEAD-1).
    pub leader: Seat,
    /// Whom each seat names as the leader of the new day (D-LEAD-3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<Option<Seat>>,
    /// The day, from 1 on.
    pub day: u16,
    /// Where in a round the game stands.
    pub phase: Phase,
    /// Monsters on the map.
    pub monsters: Vec<Monster>,
    /// Numbers of monsters that were given out.
    pub monster_no: u32,
    /// Projects that lie face up for all (D-CRAFT-3).
    pub face_up: Vec<Key>,
    /// Items that were crafted, so that everybody knows what they do (D-R-31).
    pub crafted: BTreeSet<Key>,
    /// What landmarks have become (D-NUM-3).
    pub upgrades: Vec<Upgrade>,
    /// Landmarks whose story has been told.
    pub told: BTreeSet<u8>,
    /// Landmarks that were looked into and are locked (D-CARD-X5).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub shut: BTreeSet<u8>,
    /// The quest.
    pub quest: Quest,
    /// Offers that stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<TradeOffer>,
    /// The fight that goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<Fight>,
    /// The attack on a survivor that goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duel: Option<Duel>,
    /// Stories that a competition drew at landmarks; each is a counter there (D-S5-3).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tales: BTreeMap<u8, Key>,
    /// Whether time presses in a competition.
    #[serde(default, skip_serializing_if = "Pressure::is_usual")]
    pub pressure: Pressure,
    /// Fights that were begun.
    pub fights: u32,
    /// What is still to be done, the next at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack: Vec<Task>,
    /// The open question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Ask>,
    /// Questions that were asked.
    pub asks: u32,
    /// Until this day every source gives clean water.
    pub clean_until: u16,
    /// What a ground gave today to whoever entered it, and how often it was entered.
    pub wayside: [u8; 2],
}

/// Where in a round the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Characters are chosen (D-SETUP-13).
    Setup,
    /// Survivors take their turns (D-DAY-1).
    Day(Turn),
    /// The night card is resolved (D-NIGHT-1).
    Night(Key),
    /// Nobody is left on the map (D-AIM-2).
    Over,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat that takes it.
    pub seat: Seat,
    /// Who has had one today.
    pub done: Vec<Seat>,
    /// Whether a gather action is free now (D-MOVE-2).
    pub free_gather: bool,
    /// Whether nobody has acted today, so that the leader may still change.
    pub dawn: bool,
}

/// What lies on a space.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ground {
    /// Feature tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// Resources that were dropped.
    #[serde(skip_serializing_if = "Stock::is_empty")]
    pub dropped: Stock,
    /// A source.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water: Option<Spring>,
    /// A fire; whether it burns (D-FIRE-2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fire: Option<bool>,
    /// Whether the objective here was set going.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub active: bool,
}

/// A feature token on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Its back.
    pub kind: crate::ids::Kind,
    /// Its face.
    pub face: Face,
    /// Whether it lies face up.
    pub up: bool,
    /// Counters of damage on it (D-R-25).
    pub hurt: u8,
}

/// A source of water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spring {
    /// What it gives.
    pub res: Res,
    /// Whether it lies face up (D-WATER-1).
    pub up: bool,
    /// How often it still gives; always where that is not said.
    pub left: Option<u8>,
}

/// A monster on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// Its number; never used again.
    pub id: u32,
    /// Its card.
    pub card: Key,
    /// Where it is.
    pub at: Space,
    /// Whether its card is known.
    pub up: bool,
    /// Counters of damage (D-RETREAT-5).
    pub hurt: u8,
    /// Whether it is a special token (D-SMON-1).
    pub special: bool,
    /// Whether it has come and not fought yet (D-R-30).
    pub came: bool,
}

/// Cards that nobody sees yet, and those that are out of play; the top lies at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decks {
    /// Feature tokens by kind.
    pub tokens: [Vec<Face>; 4],
    /// Those that were discarded (D-SPEND-3).
    pub spent: [Vec<Face>; 4],
    /// Animals that a card may bring.
    pub animals: Vec<Key>,
    /// Monster tokens off the map.
    pub monsters: Vec<Key>,
    /// Monster tokens that were defeated.
    pub beaten: Vec<Key>,
    /// Nights that are still to come.
    pub nights: Vec<Key>,
    /// Nights that were resolved.
    pub past_nights: Vec<Key>,
    /// Threats that are still to come.
    pub threats: Vec<Key>,
    /// Threats that were resolved.
    pub past_threats: Vec<Key>,
    /// Normal projects.
    pub normal: Vec<Key>,
    /// Advanced projects.
    pub advanced: Vec<Key>,
    /// Found items.
    pub found: Vec<Key>,
}

/// What a landmark has become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// The space of the landmark.
    pub at: Space,
    /// The kind of improvement.
    pub kind: Upgrading,
    /// How much.
    pub n: u8,
    /// Where to.
    pub to: Option<Space>,
}

/// How far a quest is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Quest {
    /// The stage, from 1 on.
    pub stage: u8,
    /// Nights since it began.
    pub nights: u8,
    /// What was laid down.
    #[serde(skip_serializing_if = "Stock::is_empty")]
    pub laid: Stock,
    /// Landmarks that were investigated, or all investigations where each counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub visited: Vec<u8>,
    /// Whether the boss is still to come.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub boss_waits: bool,
    /// What is escorted, and where it came from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trail: Vec<Space>,
    /// Whether the item that must come along once has come.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who has won (D-AIM-1).
    pub winners: Vec<Seat>,
    /// On which day.
    pub day: u16,
}

impl State {
    /// A survivor by seat.
    pub fn survivor(&self, seat: Seat) -> Option<&Survivor> {
        self.seats.get(seat.index())
    }

    /// Every seat.
    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..u8::try_from(self.seats.len()).unwrap_or(0)).map(Seat)
    }

    /// How many started (D-WIN-7).
    pub fn started(&self) -> usize {
        self.seats.len()
    }

    /// Whether somebody is a survivor on the map (D-CAS-3).
    pub fn is_here(&self, seat: Seat) -> bool {
        self.survivor(seat).is_some_and(|s| s.fate == Fate::Here)
    }

    /// Survivors on the map in the order of the table from a seat on (D-R-3).
    pub fn from(&self, first: Seat) -> Vec<Seat> {
        let n = self.seats.len().max(1);
        let order = (0..n).map(|k| (first.index() + k) % n);
        let seats = order.map(|at| Seat(u8::try_from(at).unwrap_or(0)));
        seats.filter(|seat| self.is_here(*seat)).collect()
    }

    /// Survivors on the map, leader first.
    pub fn in_order(&self) -> Vec<Seat> {
        self.from(self.leader)
    }

    /// Where somebody stands.
    pub fn place(&self, seat: Seat) -> Space {
        self.survivor(seat).map_or(World::CAMP, |s| s.at)
    }

    /// Survivors on a space, leader first.
    pub fn on(&self, space: Space) -> Vec<Seat> {
        let mut all = self.in_order();
        all.retain(|seat| self.place(*seat) == space);
        all
    }

    /// What lies on a space.
    pub fn ground(&self, space: Space) -> &Ground {
        static BARE: Ground = Ground {
            tokens: Vec::new(),
            dropped: Stock::NONE,
            water: None,
            fire: None,
            active: false,
        };
        self.spaces.get(usize::from(space)).unwrap_or(&BARE)
    }

    /// Whether a space may be entered: its tile lies face up and dry (D-MOVE-5).
    pub fn is_open(&self, space: Space) -> bool {
        let tile = usize::from(tile_of(space));
        self.is_tile_open(tile)
    }

    /// Whether a tile lies face up and dry.
    pub fn is_tile_open(&self, tile: usize) -> bool {
        let dry = u8::try_from(tile).is_ok_and(|tile| !self.flooded.contains(&tile));
        dry && self.up.get(tile) == Some(&true)
    }

    /// Whether a lit fire is on a space (D-FIRE-2).
    pub fn burns(&self, space: Space) -> bool {
        self.ground(space).fire == Some(true)
    }

    /// The running turn.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Day(turn) => Some(turn),
            Phase::Setup | Phase::Night(_) | Phase::Over => None,
        }
    }

    /// A monster by its number.
    pub fn monster(&self, id: u32) -> Option<&Monster> {
        self.monsters.iter().find(|m| m.id == id)
    }

    /// Which support cards a seat holds: all three, and none for somebody who started alone (D-SETUP-17, D-R-11).
    pub fn supports(&self) -> &'static [Support] {
        if self.started() > 1 {
            Support::ALL
        } else {
            &[]
        }
    }

    /// What opens a lock: an item of somebody.
    pub fn upgrade(&self, at: Space, kind: Upgrading) -> Option<&Upgrade> {
        self.upgrades.iter().find(|u| u.at == at && u.kind == kind)
    }
}

/// What shuts a card, and the card behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// What shuts it.
    pub tag: Tag,
    /// The card behind it.
    pub opens: Key,
}
