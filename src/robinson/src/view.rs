//! What a person may see: plain data, complete enough to draw and to word, without hidden cards.
//!
//! Longer than others: one list of all that is seen.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    ask::{Label, Question},
    content::{Aim, Price, ThreatAction, WeatherDie, WeatherFace},
    effect::Effect,
    ids::{Deck, Kind, Part, Phase, Place, Res, Source, Space, Terrain, TokenKind, Who, clockwise},
    odds::Odds,
    plan::{Assignment, Pawn},
    reject::Rejection,
    rulings::Rulings,
    task::{CardRef, Usable},
};

/// The parts of a state that are open as they are: whoever draws or words a view takes them from here.
pub use crate::crew::CrewView;
pub use crate::score::ScoreView;
pub use crate::state::{Absence, End, Future, NeutralPawn, Stock};

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Scenario id.
    pub scenario: Key,
    /// How this table plays what the rules leave open.
    pub rulings: Rulings,
    /// Round, from 1.
    pub round: u8,
    /// Length of the scenario in rounds.
    pub rounds: u8,
    /// Which phase of the round it is.
    pub phase: Phase,
    /// Planning is open.
    pub planning: bool,
    /// First Player.
    pub first: u8,
    /// The seat looking, if any.
    pub viewer: Option<u8>,
    /// The island: every hex that there is, in the order of [`Space::ALL`].
    pub hexes: Vec<HexView>,
    /// Tiles left in the stack.
    pub tiles_left: u8,
    /// Face-up tiles on top of the stack, next first.
    pub tiles_seen: Vec<u8>,
    /// Characters by seat.
    pub people: Vec<PersonView>,
    /// Friday, where he is with the group.
    pub friday: Option<PersonView>,
    /// People of the scenario whom no player plays.
    pub guests: Vec<PersonView>,
    /// The Dog plays.
    pub dog: bool,
    /// The Dog is not assigned.
    pub dog_free: bool,
    /// Neutral pawns of this round that are not assigned.
    pub neutral: Vec<NeutralPawn>,
    /// Neutral pawns that stand at a planned action.
    pub placed: Vec<NeutralPawn>,
    /// Available Resources that are not tied.
    pub stock: Stock,
    /// Resources tied to plans.
    pub tied: Stock,
    /// Future Resources.
    pub future: Future,
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
    /// The camp stands on a natural shelter.
    pub natural_shelter: bool,
    /// Price of shelter, roof and palisade: wood or fur.
    pub camp_price: Price,
    /// Threat spaces: left, right.
    pub threats: [Option<ThreatView>; 2],
    /// Cards left in the event deck.
    pub events_left: u8,
    /// Cards in the Hunting deck.
    pub hunting: u8,
    /// Tokens beside action spaces, on decks and levels.
    pub tokens: Vec<(TokenKind, Place)>,
    /// Inventions in play.
    pub inventions: Vec<InventionView>,
    /// Available discovery tokens.
    pub discoveries: Vec<Key>,
    /// Starting equipment with uses left.
    pub equipment: Vec<(Key, u8)>,
    /// Kept cards: serial, card, uses left.
    pub kept: Vec<(u32, CardRef, u8)>,
    /// The plan.
    pub plan: Vec<PlacementView>,
    /// The weather to come.
    pub weather: WeatherView,
    /// How the camp will stand when it comes.
    pub night: NightView,
    /// Wood pile: wood and size of each stage.
    pub pile: Vec<(u8, u8)>,
    /// The pile takes wood now.
    pub pile_open: bool,
    /// Actions of the scenario that are taken in no place.
    pub offered: Vec<Key>,
    /// Portions that those of the scenario eat tonight.
    pub mouths: u8,
    /// Those of the scenario's crew, the next to be lost first of the living.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub crew: Vec<CrewView>,
    /// What wins the scenario, each with how much of it there is.
    pub aims: Vec<AimView>,
    /// The rounds in which it can be won, where not all are.
    pub ship: Option<(u8, u8)>,
    /// The item that must be built to win, if one must.
    pub goal_item: Option<Key>,
    /// A marker on Arrange Camp.
    pub arrange_marker: bool,
    /// A beast waits beside the event deck.
    pub waiting_beast: bool,
    /// The open question, if the viewer or anyone is asked.
    pub ask: Option<AskView>,
    /// Seats that are waited for.
    pub waiting: Vec<u8>,
    /// What the viewer could use right now.
    pub usable: Vec<(Who, Usable)>,
    /// The end.
    pub end: Option<End>,
    /// The victory points of a game that is over, where the table counts them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<ScoreView>,
}

/// One of the things that win the scenario.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AimView {
    /// What must hold.
    pub aim: Aim,
    /// How much of it there is.
    pub have: u16,
    /// How much is needed.
    pub of: u16,
    /// How much more of it was built and waits for the end of the phase.
    pub waits: u16,
    /// It holds.
    pub met: bool,
}

/// One hex of the island.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HexView {
    /// Which hex.
    pub space: Space,
    /// The tile, if explored.
    pub tile: Option<TileView>,
    /// Steps from the camp over explored tiles; `None` if it cannot be reached.
    pub distance: Option<u8>,
    /// An exploration may be planned here.
    pub explorable: bool,
    /// The camp stands here.
    pub camp: bool,
    /// The Shortcut token lies here.
    pub shortcut: bool,
    /// Tokens that lie here.
    pub tokens: Vec<TokenKind>,
    /// Markers waiting for a tile.
    pub waiting_markers: u8,
    /// What has closed this hex for good, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Key>,
    /// What the sheet closes it with and in which round, if it does and has not yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closes: Option<(Key, u8)>,
    /// More pawns than its distance that each exploration there needs.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub slow: u8,
    /// Markers of the scenario that lie here.
    pub markers: Vec<Key>,
    /// The number token that lies here.
    pub number: Option<u8>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A placed tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TileView {
    /// Printed number.
    pub number: u8,
    /// The terrain of the tile.
    pub terrain: Terrain,
    /// The terrain is covered.
    pub terrain_covered: bool,
    /// A marker of the scenario hides the terrain.
    pub hidden: bool,
    /// Turned face down.
    pub face_down: bool,
    /// Sources, each with whether it is exhausted.
    pub sources: Vec<(Source, bool)>,
    /// A natural shelter.
    pub natural_shelter: bool,
    /// A totem.
    pub totem: bool,
    /// Who sleeps here tonight.
    pub sleepers: Vec<Who>,
}

/// One character, or Friday.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PersonView {
    /// Who it is.
    pub who: Who,
    /// Character id.
    pub character: Key,
    /// How many wounds they have.
    pub wounds: u8,
    /// The wound that kills.
    pub dies_on: u8,
    /// Wounds that lower morale, covered arrows left out.
    pub arrows: Vec<u8>,
    /// Their determination tokens.
    pub det: u16,
    /// Special wounds.
    pub specials: Vec<(Part, Deck)>,
    /// Pawns this round.
    pub pawns: u8,
    /// Pawns not yet assigned.
    pub pawns_left: u8,
    /// Abilities: id, price in determination, used this round.
    pub abilities: Vec<(Key, u8, bool)>,
    /// Sleeps outside.
    pub outside: Option<Space>,
    /// Holds this on the sheet.
    pub sheet: Future,
    /// Only these actions this round.
    pub allowed: Option<Vec<Kind>>,
    /// Dead (Friday only).
    pub dead: bool,
    /// Not with the camp yet (of whom no player plays).
    pub away: bool,
}

/// A card on a Threat space.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThreatView {
    /// Which card.
    pub card: CardRef,
    /// Its options.
    pub actions: Vec<ThreatAction>,
    /// What happens when it is pushed off.
    pub threat: Vec<Effect>,
    /// A beast that this card called waits beside the event deck and attacks next round.
    pub beast: bool,
    /// It is planned against already.
    pub planned: bool,
}

impl ThreatView {
    /// Whether nothing comes of leaving the card alone.
    pub fn is_harmless(&self) -> bool {
        self.threat.is_empty() && !self.beast
    }
}

/// An invention or item.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InventionView {
    /// Which one.
    pub id: Key,
    /// Built and available.
    pub built: bool,
    /// Built, but waiting in Future Resources.
    pub pending: bool,
    /// Beside the sheet of this seat.
    pub owner: Option<u8>,
    /// Printed on the scenario sheet.
    pub scenario: bool,
    /// Prices, any one of which is enough.
    pub prices: Vec<Price>,
    /// Terrain needed.
    pub terrains: Vec<Terrain>,
    /// Items needed.
    pub items: Vec<Key>,
    /// Somebody of the scenario who must be with the camp.
    pub with: Option<Key>,
    /// Terrain, items and whoever must be with the camp are there.
    pub ready: bool,
    /// It was drawn at the start, and the goal asks for it.
    pub wanted: bool,
}

/// A planned action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacementView {
    /// Its number.
    pub id: u32,
    /// What is planned.
    pub what: Assignment,
    /// Resources tied.
    pub tied: Stock,
    /// Determination of the leader tied.
    pub tied_det: u8,
    /// Pawns needed with dice.
    pub risky: u8,
    /// Pawns needed to be sure.
    pub sure: u8,
    /// Pawns still missing.
    pub missing: u8,
    /// The odds; `None` if nothing but success can come of it.
    pub odds: Option<Odds>,
    /// The card of a Threat Action, or the kept card whose action it is.
    pub card: Option<CardRef>,
    /// What a Gather brings.
    pub res: Option<Res>,
    /// Resolved already.
    pub done: bool,
}

/// The weather to come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WeatherView {
    /// Dice of this round.
    pub dice: Vec<WeatherDie>,
    /// Rain token.
    pub rain: bool,
    /// Snow token.
    pub snow: bool,
    /// Storm token.
    pub storm: bool,
    /// Dice rolled in advance.
    pub prerolled: Vec<(WeatherDie, WeatherFace)>,
}

/// The camp as the weather of tonight will find it, after all that is surely done until then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightView {
    /// Roof level.
    pub roof: u16,
    /// Palisade level.
    pub palisade: u16,
    /// Food of both kinds.
    pub food: u16,
}

/// The open question as shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AskView {
    /// Its number.
    pub id: u32,
    /// What is asked.
    pub question: Question,
    /// The card it comes from.
    pub source: Option<CardRef>,
    /// The person it concerns.
    pub who: Option<Who>,
    /// The effect that asks, if an effect of a card does.
    pub does: Option<Effect>,
    /// Seats that may answer.
    pub seats: Vec<u8>,
    /// Seats that went on at a stop while others may still use what they hold.
    pub passed: Vec<u8>,
    /// Fewest picks.
    pub min: u8,
    /// Most picks.
    pub max: u8,
    /// So often the same is asked again right after this.
    pub further: u8,
    /// The options.
    pub options: Vec<OptionView>,
}

/// One option as shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OptionView {
    /// Its key.
    pub key: Key,
    /// What it is called.
    pub label: Label,
    /// Why it cannot be picked.
    pub blocked: Option<Rejection>,
    /// What comes of it as things stand, where that is not what it says.
    pub brings: Brings,
}

/// What comes of an option as things stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Brings {
    /// What it says.
    #[default]
    AsSaid,
    /// Wounds, for what it asks for and is not there.
    Wounds(Unmet),
    /// Nothing: what it would change is not there.
    Nothing,
    /// No loss: half of so low a level, or a level that is not there and that nobody has to give (R-CARD-20, R-UD-9).
    NoLoss {
        /// How high the level is.
        level: u16,
    },
}

/// Pieces of a demand that are missing as things stand (R-UD-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unmet {
    /// How many; each is a wound.
    pub missing: u16,
    /// Whether several people are wounded.
    pub each: bool,
}

/// A plan that may be made: an action with all it needs, before pawns are chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ActionOffer {
    /// What can be planned: action, price and aids; `pawns` is empty.
    pub what: Assignment,
    /// What would be tied.
    pub cost: Stock,
    /// Pawns needed with dice.
    pub risky: u8,
    /// Pawns needed to be sure.
    pub sure: u8,
    /// The odds with the smaller number and a pawn of this seat on top; `None` if nothing but success can come of it.
    pub odds: Option<Odds>,
    /// The same with the larger number.
    pub certain: Option<Odds>,
    /// The card of a Threat Action, or the kept card whose action it is.
    pub card: Option<CardRef>,
    /// What could be added: items to a Gather, temporary weapons to a Threat Action.
    pub aids: Vec<CardRef>,
    /// What a Gather brings.
    pub res: Option<Res>,
    /// Why it cannot be planned now, if so.
    pub blocked: Option<Rejection>,
    /// Pawns that could lead.
    pub leaders: Vec<Pawn>,
    /// Pawns that could support.
    pub supporters: Vec<Pawn>,
}

impl View {
    /// Who will be First Player when the next Event Phase begins: whom a lurking beast attacks (R-CARD-18).
    pub fn next_first(&self) -> Who {
        Who::Seat(clockwise(self.first, self.people.len()))
    }
}
