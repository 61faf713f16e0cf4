//! What is still to be done: the stack of tasks that a game may pause on.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    content::{Face, WeatherDie, WeatherFace},
    effect::{Effect, MysteryLimits},
    ids::{Deck, Res, Space, TokenKind, Who, Place},
};

/// Where an effect comes from and whom it concerns, held by value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ctx {
    /// Who resolves or uses.
    pub actor: Option<Who>,
    /// The card, token or item, for the text shown.
    pub source: Option<CardRef>,
    /// Serial of the card, for its links.
    pub serial: u32,
    /// The tile of the action.
    pub space: Option<Space>,
    /// What the action gathered: the source by index.
    pub gathered: Option<u8>,
    /// The planned action being resolved.
    pub placement: Option<u32>,
    /// Whether the effect belongs to an action, so that only its resolver suffers (R-UD-2).
    pub action: bool,
}

/// Names something printed that a text may speak of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardRef {
    /// An event card.
    Event(Key),
    /// A wreckage card.
    Wreckage(Key),
    /// An adventure card.
    Adventure(Deck, Key),
    /// A mystery card.
    Mystery(Key),
    /// A beast card.
    Beast(Key),
    /// An invention or item.
    Invention(Key),
    /// A discovery token.
    Discovery(Key),
    /// Starting equipment.
    Equipment(Key),
    /// An ability of a character.
    Ability(Key),
    /// The scenario sheet.
    Scenario(Key),
}

/// A thing that can be used, as a player names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Usable {
    /// An ability of the user.
    Ability(Key),
    /// A starting equipment card.
    Equipment(Key),
    /// A discovery token.
    Discovery(Key),
    /// A kept card by its serial.
    Kept(u32),
    /// A night meal of an item.
    Meal(Key),
    /// Friday's reroll for 2 determination.
    FridayReroll,
    /// Wood onto the scenario's pile.
    Pile,
}

/// The three faces of an action roll; `None` where a die is not rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// Colour.
    pub deck: Deck,
    /// Success die.
    pub success: Option<Face>,
    /// Wound die.
    pub wound: Option<Face>,
    /// Adventure die.
    pub adventure: Option<Face>,
}

/// One of the three dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// Success die.
    Success,
    /// Wound die.
    Wound,
    /// Adventure die.
    Adventure,
}

/// An enemy in a fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enemy {
    /// The beast card, if it is one.
    pub beast: Option<Key>,
    /// Strength.
    pub strength: u8,
    /// Weapon levels lost.
    pub weapon_loss: u8,
    /// Food won.
    pub food: u8,
    /// Fur won.
    pub fur: u8,
    /// Palisade levels lost.
    pub palisade_loss: u8,
    /// What else happens.
    pub extra: Vec<Effect>,
}

/// A running mystery draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// What may still be drawn.
    pub limits: MysteryLimits,
    /// Cards set aside.
    pub aside: Vec<Key>,
    /// Treasures won so far.
    pub won: Vec<Key>,
    /// Cards resolved so far.
    pub resolved: u8,
    /// An effect or the drawer has ended it.
    pub stopped: bool,
}

/// A kind of thing that can be owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// A resource.
    Res(Res),
    /// Determination of one person.
    Det(Who),
    /// A level.
    Track(crate::ids::Track),
}

/// One step of work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    /// A card effect.
    Effect(Effect),
    /// The start of a round.
    RoundStart,
    /// The Event Phase.
    EventPhase,
    /// The top card of the event deck.
    DrawEvent,
    /// The drawn event card goes to the Threat spaces.
    PlaceThreat(crate::state::Threat),
    /// A threat effect fires and the card leaves.
    ThreatEffect(crate::state::Threat),
    /// The Morale Phase.
    MoralePhase,
    /// What the morale track gives.
    MoraleEffect,
    /// The Production Phase.
    ProductionPhase,
    /// Produced resources are counted, the Shortcut and the Pit included.
    Produce(crate::state::Stock),
    /// The halved production is chosen and gained.
    ProduceHalf(crate::state::Stock),
    /// The start of planning.
    PlanningStart,
    /// Planning until everybody is ready.
    Planning,
    /// The next planned action.
    NextAction,
    /// One planned action.
    Resolve(u32),
    /// The action roll, with the rerolls that follow.
    Roll {
        /// Whether the wound and adventure dice are rolled too.
        full: bool,
        /// Colour.
        deck: Deck,
    },
    /// After a roll: rerolls by abilities.
    AfterRoll {
        /// The faces.
        roll: Roll,
        /// The success was rolled again by force already.
        forced: bool,
    },
    /// The faces take effect.
    RollTaken(Roll),
    /// One die is rolled again.
    RerollDie(Die),
    /// An action succeeds.
    Succeed(u32),
    /// An action fails.
    FailAction(u32),
    /// An adventure card is drawn.
    DrawAdventure(Deck),
    /// The pawns of an action return.
    ActionDone(u32),
    /// The end of the Action Phase.
    EndActions,
    /// A treasure, invention or token becomes available.
    Available(CardRef),
    /// The Weather Phase.
    WeatherPhase,
    /// Weather dice are rolled.
    RollWeather,
    /// The weather takes effect; uses come before.
    WeatherWindow(Vec<(WeatherDie, WeatherFace)>),
    /// Snow and rain.
    Clouds(Vec<(WeatherDie, WeatherFace)>),
    /// The hungry animals.
    Hungry(WeatherFace),
    /// The storm token.
    Storm,
    /// The Weather space is cleared.
    WeatherEnd,
    /// The Night Phase.
    NightPhase,
    /// Who eats.
    Eat,
    /// The camp may move.
    MayMoveCamp,
    /// The camp moves.
    MoveCampTo(Space),
    /// Open air, rotting food and the end of the round.
    NightEnd,
    /// A person goes hungry this night.
    Hungry2(Vec<Who>),
    /// The end of the round.
    RoundEnd,
    /// A fight of one person.
    Fight(Who, Enemy),
    /// The comparison after the combat window.
    Compare(Who, Enemy),
    /// The weather beast after the combat window.
    CompareWeather,
    /// Wounds of one person.
    Hurt(Who, u8),
    /// A demand is paid, uses having come before.
    Pay {
        /// What.
        owed: Owed,
        /// How much.
        n: u8,
        /// Whether what is missing wounds.
        wounds: bool,
    },
    /// A mystery draw goes on.
    Mystery(Drawing),
    /// A drawn trap or creature before it acts.
    MysteryCard(Key),
    /// The running draw ends or goes on.
    MysteryStop(bool),
    /// A source is exhausted.
    ExhaustSource(Space, u8),
    /// A terrain is covered.
    CoverTerrainOn(Space),
    /// A tile is turned face down.
    FaceDown(Space),
    /// All sources of a tile are exhausted.
    ExhaustAllOn(Space),
    /// An item is turned back.
    FlipItem(Key),
    /// An item is shuffled into the Invention deck.
    LoseItem(Key),
    /// An item is marked.
    MarkItem(Key),
    /// An unbuilt invention is shuffled into its deck.
    DropInvention(Key),
    /// An invention of the deck comes to the board.
    TakeInvention(Key),
    /// An item is built without an action.
    BuildFree(Key),
    /// One person heals.
    HealOne(Who, u8),
    /// One person gains determination.
    DetOne(Who, u8),
    /// One person takes wounds in the Night Phase.
    NightWound(Who),
    /// An arrow is covered.
    CoverArrow(Who, u8),
    /// Wounds still to be handed out.
    HandOut(u8),
    /// A tile goes on top of the stack, out of the looked-at ones.
    TileToTop(u8),
    /// Looked-at tiles are ordered, the ones left by value.
    OrderTiles(Vec<u8>),
    /// Tiles go back: the chosen one on top, the others shuffled in.
    ScoutedTiles(u8, Vec<u8>),
    /// Inventions drawn: one is kept.
    KeepInvention(Key, Vec<Key>),
    /// Discovery tokens drawn: one is kept.
    KeepDiscovery(Key),
    /// The token is removed from the board.
    RemoveToken(TokenKind, Place),
    /// The Shortcut token is placed.
    ShortcutOn(Space),
    /// The Shortcut brings one resource.
    ShortcutGain(u8),
    /// Something is used.
    Use(Who, Usable),
    /// A planned action is resolved next.
    Pick(u32),
    /// A part of the halved production is taken.
    TakeHalf(crate::state::Stock),
    /// A Build without pawns.
    ExtraBuild(crate::plan::Project, u8),
    /// The top Hunting card goes to the bottom.
    TopToBottom,
    /// Where the resolved card goes.
    CardFate(crate::effect::Fate),
    /// Wood goes to the pile in one portion.
    PileOne(u8),
    /// Food owed at night on top, by person.
    NightSurcharge,
    /// The last part of weather and scenario checks in a round: is the goal met?
    CheckGoal,
}

/// A step of work with where it comes from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The step.
    pub op: Op,
    /// Where it comes from.
    pub ctx: Ctx,
}
