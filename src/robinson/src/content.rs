//! What a card, tile, token or character is, as read from `content/robinson`.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Effect, Fate, Passive, Use},
    ids::{Deck, Kind, MysteryKind, Source, Terrain},
};

/// A character sheet.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Identifier.
    pub id: Key,
    /// The wound that kills.
    pub dies_on: u8,
    /// Wounds that lower morale by one (R-WOUND-2).
    pub arrows: Vec<u8>,
    /// The personal invention.
    pub invention: Key,
    /// The four abilities.
    #[serde(rename = "ability")]
    pub abilities: Vec<Ability>,
}

/// A special ability of a character (R-CHARS-3).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Identifier.
    pub id: Key,
    /// Price, window and effect.
    #[serde(rename = "use")]
    pub usage: Use,
}

/// Who may build an invention and where it lies at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InventionKind {
    /// On the board from the start.
    Default,
    /// Beside its owner's sheet.
    Personal,
    /// In the Invention deck.
    Deck,
    /// Printed on the scenario sheet.
    Scenario,
}

/// A price in resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Wood.
    #[serde(default)]
    pub wood: u8,
    /// Fur.
    #[serde(default)]
    pub fur: u8,
}

/// An invention, which a Build turns into an item.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invention {
    /// Identifier.
    pub id: Key,
    /// Where it starts.
    pub kind: InventionKind,
    /// Terrain that must be explored.
    #[serde(default)]
    pub terrain: Option<Terrain>,
    /// Items that must be built.
    #[serde(default)]
    pub items: Vec<Key>,
    /// Alternative prices; empty means free.
    #[serde(default)]
    pub price: Vec<Price>,
    /// What happens once when it becomes available.
    #[serde(default)]
    pub on_build: Vec<Effect>,
    /// What it does by itself.
    #[serde(default)]
    pub passive: Vec<Passive>,
}

/// An island tile.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileCard {
    /// Printed number.
    pub number: u8,
    /// Terrain.
    pub terrain: Terrain,
    /// Sources.
    pub sources: Vec<Source>,
    /// Whether a beast comes to the Hunting deck.
    #[serde(default)]
    pub beast: bool,
    /// Whether it shows a totem.
    #[serde(default)]
    pub totem: bool,
    /// Discovery tokens drawn when it is explored.
    #[serde(default)]
    pub discovery: u8,
    /// Whether it shelters the camp by itself.
    #[serde(default)]
    pub natural_shelter: bool,
}

/// A beast card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Identifier.
    pub id: Key,
    /// Strength.
    pub strength: u8,
    /// Weapon levels lost.
    #[serde(default)]
    pub weapon_loss: u8,
    /// Food won.
    #[serde(default)]
    pub food: u8,
    /// Fur won.
    #[serde(default)]
    pub fur: u8,
    /// Palisade levels lost.
    #[serde(default)]
    pub palisade_loss: u8,
    /// What else happens.
    #[serde(default)]
    pub extra: Vec<Effect>,
}

/// Icon of an event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// The scenario's book effect.
    Book,
    /// An adventure token on the build deck.
    Build,
    /// An adventure token on the gather deck.
    Gather,
    /// An adventure token on the explore deck.
    Explore,
}

impl Icon {
    /// The adventure deck of the icon, if it is no book.
    pub fn deck(self) -> Option<Deck> {
        match self {
            Icon::Book => None,
            Icon::Build => Some(Deck::Build),
            Icon::Gather => Some(Deck::Gather),
            Icon::Explore => Some(Deck::Explore),
        }
    }
}

/// One way to meet what a Threat Action asks for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Requirement {
    /// Wood to spend.
    #[serde(default)]
    pub wood: u8,
    /// Fur to spend.
    #[serde(default)]
    pub fur: u8,
    /// Food to spend.
    #[serde(default)]
    pub food: u8,
    /// Item that must be built.
    #[serde(default)]
    pub item: Option<Key>,
    /// Weapon level that must be there.
    #[serde(default)]
    pub weapon: u8,
}

/// An option of a Threat Action: pawns and reward.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThreatAction {
    /// Pawns needed.
    pub pawns: u8,
    /// Ways to pay; empty means nothing to pay.
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// What the resolver gains.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// Pawns of two different persons are needed (R-CARD-2).
    #[serde(default)]
    pub mixed: bool,
}

/// An event or wreckage card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// Identifier.
    pub id: Key,
    /// Icon; wreckage has none.
    #[serde(default)]
    pub icon: Option<Icon>,
    /// Printed copies.
    #[serde(default = "one")]
    pub count: u8,
    /// What happens when it is drawn.
    #[serde(default)]
    pub event: Vec<Effect>,
    /// The Threat Action; wreckage offers two.
    #[serde(rename = "action")]
    pub actions: Vec<ThreatAction>,
    /// What happens when it is pushed off the board.
    #[serde(default)]
    pub threat: Vec<Effect>,
}

fn one() -> u8 {
    1
}

/// An adventure card: the upper half now, the lower half when it comes back as an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// Identifier within its deck.
    pub id: Key,
    /// Printed copies.
    #[serde(default = "one")]
    pub count: u8,
    /// Upper half.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where it goes after the upper half.
    pub fate: Fate,
    /// Lower half.
    #[serde(default)]
    pub event: Vec<Effect>,
    /// What the kept card can be used for.
    #[serde(default, rename = "use")]
    pub usage: Option<Use>,
    /// Uses of the kept card; 0 means no end.
    #[serde(default)]
    pub uses: u8,
}

/// From when on a treasure works, once its finder has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// As soon as the Action Phase ends.
    #[default]
    Soon,
    /// From the next round on.
    NextRound,
}

/// An action of a kept card's own; it is sure, and its success is a use of the card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardAction {
    /// What it counts as.
    pub kind: Kind,
    /// Pawns it takes.
    pub pawns: u8,
    /// What it brings.
    pub reward: Vec<Effect>,
}

/// A mystery card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mystery {
    /// Identifier.
    pub id: Key,
    /// Treasure, creature or trap.
    pub kind: MysteryKind,
    /// Upper half: at once, or for a treasure when it becomes available.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where it goes afterwards.
    pub fate: Fate,
    /// Lower half, for those that come back as an event.
    #[serde(default)]
    pub event: Vec<Effect>,
    /// Where it goes after the lower half.
    #[serde(default)]
    pub event_fate: Fate,
    /// What the kept card can be used for.
    #[serde(default, rename = "use")]
    pub usage: Option<Use>,
    /// Uses of the kept card; 0 means no end.
    #[serde(default)]
    pub uses: u8,
    /// What the kept card does by itself.
    #[serde(default)]
    pub passive: Vec<Passive>,
    /// What the card, once used up, does by itself; without any it leaves.
    #[serde(default)]
    pub emptied: Vec<Passive>,
    /// From when on the kept card works.
    #[serde(default)]
    pub works: Works,
    /// Only one character per round.
    #[serde(default)]
    pub one_user: bool,
    /// The action that the kept card offers, planned like any other.
    #[serde(default)]
    pub action: Option<CardAction>,
}

impl Mystery {
    /// Whether a kept copy with so many uses left is used up: only a card with a count can be.
    pub fn used_up(&self, left: u8) -> bool {
        self.uses > 0 && left == 0
    }
}

/// A discovery token.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discovery {
    /// Identifier.
    pub id: Key,
    /// Printed copies.
    #[serde(default = "one")]
    pub count: u8,
    /// Traded in by itself as soon as it is available (R-DISC-1).
    #[serde(default)]
    pub automatic: bool,
    /// What it can be used for.
    #[serde(rename = "use")]
    pub usage: Use,
}

/// A starting equipment card with two uses.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equipment {
    /// Identifier.
    pub id: Key,
    /// What each use does.
    #[serde(rename = "use")]
    pub usage: Use,
}

/// One weather die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeatherDie {
    /// Orange.
    Rain,
    /// White.
    Winter,
    /// Red.
    HungryAnimals,
}

/// The weather dice of a span of rounds.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeatherRow {
    /// First round.
    pub from: u8,
    /// Last round.
    pub to: u8,
    /// Dice.
    pub dice: Vec<WeatherDie>,
}

/// The scenario's wood pile.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Woodpile {
    /// Wood each stage takes, in order.
    pub stages: Vec<u8>,
}

/// When a scenario is won.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// The pile is complete, the item is built and the round is one of these.
    PileItemRounds {
        /// Which item.
        item: Key,
        /// First round.
        from: u8,
        /// Last round.
        to: u8,
    },
}

/// A scenario sheet.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Identifier.
    pub id: Key,
    /// Printed number.
    pub number: u8,
    /// Length in rounds.
    pub rounds: u8,
    /// When it is won.
    pub goal: Goal,
    /// Weather dice by round.
    pub weather: Vec<WeatherRow>,
    /// What a book icon does.
    #[serde(default)]
    pub book: Vec<Effect>,
    /// What the totems do, in order of discovery.
    #[serde(default)]
    pub totems: Vec<Vec<Effect>>,
    /// The wood pile.
    #[serde(default)]
    pub woodpile: Option<Woodpile>,
    /// The two inventions of the sheet.
    #[serde(rename = "invention")]
    pub inventions: Vec<Invention>,
    /// The four special discovery tokens.
    #[serde(rename = "token")]
    pub tokens: Vec<Discovery>,
    /// Whether more book cards make it easier here (R-VAR-3).
    #[serde(default)]
    pub books_are_easier: bool,
}

/// A face of an action die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A wound.
    Wound,
    /// Success.
    Success,
    /// Failure, with 2 determination.
    Det,
    /// An adventure.
    Adventure,
    /// Nothing.
    Blank,
}

/// A face of a weather die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WeatherFace {
    /// Rain clouds.
    Rain1,
    /// Two rain clouds.
    Rain2,
    /// A snow cloud.
    Snow1,
    /// Two snow clouds.
    Snow2,
    /// Nothing.
    Blank,
    /// One food is eaten.
    Food,
    /// One palisade level is lost.
    Palisade,
    /// A beast of strength 3.
    Beast,
}

/// The three action dice of one colour.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionDice {
    /// Success die.
    pub success: Vec<Face>,
    /// Wound die.
    pub wound: Vec<Face>,
    /// Adventure die.
    pub adventure: Vec<Face>,
}
