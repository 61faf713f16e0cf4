//! The whole state of one game, exactly as it is saved.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::{Chance, Key, Shared};
use serde::{Deserialize, Serialize};

use crate::{
    ask::Ask,
    content::{Price, WeatherDie, WeatherFace},
    effect::{Effect, Moment, Outside, PawnColour, ProductionMode},
    ids::{Deck, Kind, Part, Phase, Place, Res, Space, Terrain, TokenKind, Track, Who},
    plan::Placement,
    rulings::Rulings,
    setup::Setup,
    source_at::SourceAt,
    task::{Ctx, Task},
};

/// Amounts of the four resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Wood.
    pub wood: u16,
    /// Fur.
    pub fur: u16,
    /// Food.
    pub food: u16,
    /// Nonperishable food.
    pub npfood: u16,
}

impl Stock {
    /// The amount of one kind.
    pub fn get(&self, res: Res) -> u16 {
        match res {
            Res::Wood => self.wood,
            Res::Fur => self.fur,
            Res::Food => self.food,
            Res::Npfood => self.npfood,
        }
    }

    /// The amount of one kind, to change.
    pub fn of(&mut self, res: Res) -> &mut u16 {
        match res {
            Res::Wood => &mut self.wood,
            Res::Fur => &mut self.fur,
            Res::Food => &mut self.food,
            Res::Npfood => &mut self.npfood,
        }
    }

    /// Adds everything of another stock.
    pub fn add(&mut self, other: Stock) {
        for &res in Res::ALL {
            let slot = self.of(res);
            *slot = slot.saturating_add(other.get(res));
        }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Stock::default()
    }

    /// The wood and fur of a price.
    pub fn from_price(price: Price) -> Self {
        Self {
            wood: price.wood.into(),
            fur: price.fur.into(),
            ..Self::default()
        }
    }

    /// Whether every kind is at least as plentiful as in `other`.
    pub fn covers(&self, other: Stock) -> bool {
        Res::ALL.iter().all(|&r| self.get(r) >= other.get(r))
    }
}

/// What an Action Phase has yielded and is not yet available (R-RESOLVE-10).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Future {
    /// Resources.
    pub stock: Stock,
    /// Discovery tokens.
    pub tokens: Vec<Key>,
    /// Inventions just built.
    pub inventions: Vec<Key>,
    /// Treasures just found, with their finder.
    pub treasures: Vec<(Key, Who)>,
    /// Starting equipment just found.
    pub equipment: Vec<Key>,
    /// Starting equipment of an outside sleeper with one use left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<Key>,
}

/// One character, or Friday.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Character id; `friday` for Friday.
    pub character: Key,
    /// Wounds suffered.
    pub wounds: u8,
    /// Determination tokens.
    pub det: u16,
    /// Special wounds with the colour of the deck that gave them.
    pub specials: Vec<(Part, Deck)>,
    /// Abilities used this round.
    pub used: BTreeSet<Key>,
    /// Own pawns this round, if limited.
    pub pawn_limit: Option<u8>,
    /// Own pawns next round, if limited.
    pub pawn_limit_next: Option<u8>,
    /// Actions the own pawns may take this round, if limited.
    pub allowed: Option<Vec<Kind>>,
    /// No abilities this round.
    pub no_abilities: bool,
    /// The tile where the person spends the night.
    pub outside: Option<Space>,
    /// What an outside sleeper holds (R-OUTSIDE-1).
    pub sheet: Future,
    /// Successes are rolled again.
    pub reroll: Option<SuccessReroll>,
    /// Wounds handed out that come in the Night Phase.
    pub night_wounds: u8,
    /// Arrows of the wound track that no longer count, by wound number.
    pub covered_arrows: BTreeSet<u8>,
    /// Dead; only Friday can be dead in a running game.
    pub dead: bool,
}

/// A lasting reroll of successes on one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuccessReroll {
    /// The card that does it.
    pub card: Key,
    /// First round in which it works.
    pub from: u8,
    /// Last round, or until the card comes back.
    pub to: Option<u8>,
    /// Sure actions roll the success die too.
    pub sure_rolls: bool,
}

/// A placed tile or an unexplored hex that carries something.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Printed number; 0 while nothing is explored there.
    pub number: u8,
    /// Turned face down: nobody may enter.
    pub face_down: bool,
    /// Exhausted sources, by their index on the tile.
    pub exhausted: BTreeSet<u8>,
    /// Terrain covered by a marker.
    pub terrain_covered: bool,
    /// Markers waiting for a tile to be placed here.
    pub waiting_markers: u8,
    /// Round in which it was explored.
    pub explored_in: u8,
}

/// Facts about a token on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenInfo {
    /// Works as a source of its own.
    pub own_source: bool,
    /// The item or treasure it belongs to and moves with.
    pub owner: Option<Key>,
    /// Placed in this round's Action Phase, so without effect until it ends (R-TOKEN-3).
    pub fresh: bool,
}

/// A card on a Threat space.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// Number of this card in this game, which its links are stored under.
    pub serial: u32,
    /// Card id.
    pub card: Key,
    /// Wreckage, not an event.
    pub wreckage: bool,
}

/// A card of the event deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EventDeckCard {
    /// An event card.
    Event(Key),
    /// An adventure with its lower half, its serial keeping its links.
    Adventure {
        /// Deck it came from.
        deck: Deck,
        /// Card id.
        card: Key,
        /// Serial of the card.
        serial: u32,
    },
    /// A mystery card with its lower half.
    Mystery {
        /// Card id.
        card: Key,
        /// Serial of the card.
        serial: u32,
    },
}

/// Something a card did on the board and refers to later.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Link {
    /// A source it exhausted.
    Source(Space, u8),
    /// A terrain it covered.
    Terrain(Space),
    /// A tile it turned face down.
    FaceDown(Space),
    /// A token it placed.
    Token(TokenKind, Place),
    /// An item it marked.
    Item(Key),
    /// Levels lost through its camp move.
    LostLevel(Track),
    /// A beast it keeps beside the event deck.
    Beast(Key),
}

/// An invention on the board or beside a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InventionState {
    /// Built and available.
    pub built: bool,
    /// Round in which it became available.
    pub since: u8,
    /// The seat beside whose sheet it lies until built.
    pub owner: Option<u8>,
    /// A built item waiting in Future Resources, counting for nothing (R-CARD-11).
    pub suspended: bool,
}

/// A kept card: a treasure or an adventure that stays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// Serial within the game.
    pub serial: u32,
    /// Card id.
    pub card: Key,
    /// Deck of an adventure; `None` for a mystery.
    pub deck: Option<Deck>,
    /// Uses left; 0 means no count, or for a card with a count that it is used up.
    pub uses: u8,
    /// The one user of this round, where the card allows only one.
    pub holder: Option<Who>,
    /// Usable from this round on.
    pub from: u8,
}

/// A neutral pawn of this round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralPawn {
    /// Number within the round.
    pub id: u8,
    /// Which actions it may support.
    pub colour: PawnColour,
    /// The item, token or ability it comes from.
    pub from: Key,
    /// Only for actions that this seat resolves.
    pub only: Option<u8>,
}

/// The Weather space.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherSpace {
    /// Rain token.
    pub rain: bool,
    /// Snow token.
    pub snow: bool,
    /// Storm token.
    pub storm: bool,
    /// The hungry animals die is rolled in any case.
    pub hungry: bool,
    /// Dice rolled in advance.
    pub prerolled: Option<Vec<(WeatherDie, WeatherFace)>>,
    /// Rain clouds ignored by use of something.
    pub ignore_rain: u8,
    /// Snow clouds ignored.
    pub ignore_snow: u8,
    /// Snow clouds that count as rain.
    pub snow_as_rain: u8,
    /// The clouds are done with; what comes now are the animals and the storm.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub after_clouds: bool,
}

/// What holds for this round only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundFlags {
    /// Changed Production.
    pub production: Vec<ProductionMode>,
    /// More or less of a kind in Production.
    pub production_delta: Vec<(Res, i8)>,
    /// Sources used by the Shortcut.
    pub shortcut_used: Option<(Space, SourceAt)>,
    /// No action mixes persons; the card whose own Threat Action is exempt.
    pub no_mixed: Option<u32>,
    /// Neutral pawns.
    pub neutral: Vec<NeutralPawn>,
    /// Wood discounts paid for and not yet planned, by seat.
    pub discount: BTreeSet<u8>,
    /// Night meals used, by item.
    pub meals: BTreeSet<Key>,
    /// Traps ignored this round, by kept card.
    pub trap_ignored: bool,
    /// Temporary weapon levels for the running comparison.
    pub temp_weapon: u8,
    /// Stage of the pile that took wood this round.
    pub pile_stage: Option<u8>,
    /// The shelter was built this round.
    pub shelter_new: bool,
    /// A failed build's extra wood is looking for another build (R-TOKEN-14).
    pub floating_wood: bool,
    /// Seats that go without food now.
    pub without: BTreeSet<u8>,
    /// Who found the card whose wounds are handed out for this night, and how many are theirs alone if
    /// they sleep outside (R-CARD-44).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night_finder: Option<(Who, u8)>,
    /// The planned action that failed last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<u32>,
    /// A reroll token has rolled the success die of the running roll, and that face stands (R-TOKEN-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_stands: bool,
    /// A success of the running roll had to be rolled again already (R-CARD-13, R-CARD-15).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_forced: bool,
    /// A Build that carried no token's wood has succeeded in wood in this phase (R-TOKEN-14).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wood_built: bool,
    /// Beds lost while actions are resolved; they serve until the phase ends (R-ITEM-10).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub lasting: BTreeSet<Key>,
}

/// A delayed effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delayed {
    /// When it comes.
    pub at: Moment,
    /// Not before this round.
    pub from: u8,
    /// What comes.
    pub effects: Vec<Effect>,
    /// For whom and from which card.
    pub ctx: Ctx,
    /// What if whoever found the card sleeps outside.
    #[serde(default, skip_serializing_if = "Outside::is_same")]
    pub outside: Outside,
}

/// Draw piles, top at the end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    /// Event deck.
    pub events: Vec<EventDeckCard>,
    /// Adventure decks.
    pub adventures: BTreeMap<Deck, Vec<Key>>,
    /// Mystery deck.
    pub mysteries: Vec<Key>,
    /// Mystery discard pile.
    pub mystery_discard: Vec<Key>,
    /// Beast deck.
    pub beasts: Vec<Key>,
    /// Hunting deck.
    pub hunting: Vec<Key>,
    /// Invention deck.
    pub inventions: Vec<Key>,
    /// Inventions put aside by A New Idea.
    pub idea_discard: Vec<Key>,
    /// Island tiles.
    pub tiles: Vec<u8>,
    /// How many of the top tiles lie face up.
    pub tiles_face_up: u8,
    /// Discovery tokens.
    pub discovery: Vec<Key>,
    /// Unused starting equipment.
    pub equipment: Vec<Key>,
}

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
        }
    }

    /// The person meant, to change.
    pub fn person_mut(&mut self, who: Who) -> Option<&mut Person> {
        match who {
            Who::Seat(seat) => self.people.get_mut(usize::from(seat)),
            Who::Friday => self.friday.as_mut(),
        }
    }

    /// Every seat as a person.
    pub fn seats(&self) -> impl Iterator<Item = Who> + use<> {
        (0..u8::try_from(self.people.len()).unwrap_or(4)).map(Who::Seat)
    }

    /// Every seat, and Friday while he lives.
    pub fn everyone(&self) -> Vec<Who> {
        let mut all: Vec<Who> = self.seats().collect();
        if self.friday.as_ref().is_some_and(|f| !f.dead) {
            all.push(Who::Friday);
        }
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

    /// The terrain kinds that are explored and uncovered (R-ITEM-3, R-TERRAIN-1).
    pub fn explored_terrain(&self, catalog: &crate::catalog::Catalog) -> BTreeSet<Terrain> {
        self.island
            .values()
            .filter(|t| t.number > 0 && !t.face_down && !t.terrain_covered)
            .filter_map(|t| catalog.tiles.get(&t.number).map(|c| c.terrain))
            .collect()
    }
}
