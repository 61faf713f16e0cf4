//! The effect language: what cards, tokens, items and abilities do, as data.
//!
//! The engine runs these values and the card text is generated from them, so the two cannot differ.

mod relief;
mod standing;
mod usage;
mod words;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

pub use relief::Relief;
pub use usage::{Passive, Store, Use, Window};
pub use words::{
    At, Cond, Fate, Mode, Moment, MysteryLimits, Outside, PawnColour, Per, ProductionMode,
    SourceMatch, Target, Until,
};

use crate::ids::{Deck, Kind, Part, Res, Terrain, TokenKind, Track, Weather};

/// One alternative of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alternative {
    /// Stable name within the card.
    pub id: Key,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where the card goes afterwards, if the alternative decides that.
    #[serde(default)]
    pub fate: Option<Fate>,
}

/// One effect. A list of effects is carried out in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Normal wounds.
    Wound {
        /// Who is hit.
        who: Target,
        /// How many.
        n: u8,
    },
    /// A special wound on the resolver.
    SpecialWound {
        /// Where.
        part: Part,
        /// Colour of the deck that gave it.
        deck: Deck,
    },
    /// The bearer of this card's special wound loses it.
    ClearSpecialWound {
        /// Where.
        part: Part,
        /// Colour.
        deck: Deck,
    },
    /// Determination gained (positive) or owed (negative).
    Det {
        /// Who.
        who: Target,
        /// How much.
        n: i8,
        /// What if it is missing.
        #[serde(default)]
        mode: Mode,
    },
    /// All determination is discarded, whatever there is.
    DiscardAllDet {
        /// Who.
        who: Target,
    },
    /// Determination split freely among the characters.
    DetSplit {
        /// How much in all.
        n: u8,
    },
    /// Heals at once, outside the Night Phase too.
    Heal {
        /// Who.
        who: Target,
        /// How many wounds.
        n: u8,
    },
    /// Heals in points that the group may split.
    HealSplit {
        /// Points in all.
        n: u8,
    },
    /// Resources gained.
    Gain {
        /// Which.
        res: Res,
        /// How many.
        n: u8,
        /// How often.
        #[serde(default)]
        per: Per,
    },
    /// More of what the action gathered.
    GainGathered {
        /// How many.
        n: u8,
    },
    /// Resources owed.
    Discard {
        /// Which.
        res: Res,
        /// How many.
        n: u8,
        /// What if they are missing.
        #[serde(default)]
        mode: Mode,
    },
    /// All available resources are lost.
    DiscardAllResources,
    /// Discovery tokens drawn.
    GainDiscovery {
        /// How many.
        n: u8,
    },
    /// Unused starting equipment drawn at random.
    GainEquipment {
        /// How many.
        n: u8,
    },
    /// A level raised or lost.
    Level {
        /// Which.
        track: Track,
        /// By how much.
        n: i8,
        /// What if it is missing.
        #[serde(default)]
        mode: Mode,
    },
    /// Half of a level is lost, the loss rounded down; level 0 is an unmet demand.
    LevelHalf {
        /// Which.
        track: Track,
    },
    /// A level set, without a demand.
    SetLevel {
        /// Which.
        track: Track,
        /// To what.
        n: u8,
    },
    /// Morale moves; never a demand.
    Morale {
        /// By how much.
        n: i8,
    },
    /// A token is placed where none of its kind lies.
    Token {
        /// Which.
        token: TokenKind,
        /// Where.
        at: At,
        /// Works as a source of its own.
        #[serde(default)]
        own_source: bool,
    },
    /// A token for the Weather space.
    WeatherToken {
        /// Which.
        token: Weather,
    },
    /// The hungry animals die is rolled in this round's Weather Phase.
    HungryDie,
    /// The closest source is exhausted.
    ExhaustNearest {
        /// Which kind.
        source: SourceMatch,
        /// What if there is none.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// Sources are exhausted; a marker that cannot be placed wounds everyone once.
    Exhaust {
        /// Which kind.
        source: SourceMatch,
        /// How many.
        n: u8,
        /// Where.
        at: At,
        /// What if there is none, instead of the wound.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// The source that was gathered from is exhausted.
    ExhaustGathered,
    /// All sources of a tile are exhausted, if possible.
    ExhaustAll {
        /// Which tile.
        at: At,
    },
    /// A terrain of this kind is covered, if possible.
    CoverTerrain {
        /// Which; absent means that of the action's tile.
        #[serde(default)]
        terrain: Option<Terrain>,
    },
    /// What this card covered is uncovered.
    UncoverLinked,
    /// The token that this card placed is removed.
    RemoveLinkedToken,
    /// A tile is turned face down and cannot be entered.
    FlipTileDown {
        /// Which.
        at: At,
    },
    /// The tile that this card turned down is turned up again.
    FlipTileUp,
    /// Production changes this round.
    Production {
        /// How.
        mode: ProductionMode,
    },
    /// Production gives more or less of one kind this round.
    ProductionDelta {
        /// Which.
        res: Res,
        /// How much.
        n: i8,
    },
    /// Built items are turned back to their Invention side, if possible.
    FlipItems {
        /// How many.
        n: u8,
        /// Only those that this card marked.
        #[serde(default)]
        marked: bool,
    },
    /// One built item is shuffled into the Invention deck, if possible.
    DiscardItem,
    /// Built items are marked for the lower half, if possible.
    MarkItems {
        /// How many.
        n: u8,
    },
    /// Unbuilt inventions of the board are shuffled into their deck.
    DiscardInventions {
        /// How many.
        n: u8,
    },
    /// The top invention of the deck comes to the board.
    DrawInvention,
    /// An invention of the group's choice comes from the deck to the board.
    SearchInvention,
    /// One of these items is built without an action and without cost.
    BuildItem {
        /// Which.
        options: Vec<Key>,
    },
    /// All built items wait in Future Resources until the Action Phase ends.
    ItemsToFuture,
    /// Fewer own pawns.
    PawnLimit {
        /// Who.
        who: Target,
        /// How many remain.
        n: u8,
        /// How long.
        #[serde(default)]
        until: Until,
    },
    /// Own pawns only at these actions this round.
    ActionLimit {
        /// Who.
        who: Target,
        /// Which actions.
        allowed: Vec<Kind>,
    },
    /// No special abilities this round.
    NoAbilities {
        /// Who.
        who: Target,
    },
    /// No action may mix pawns of different players this round.
    NoMixedPawns,
    /// The next player clockwise becomes First Player at once.
    PassFirstPlayer,
    /// The resolver spends the night on the action's tile.
    NightOutside,
    /// A fight.
    Combat {
        /// Who fights.
        who: Target,
        /// Strength.
        strength: u8,
        /// Weapon levels lost.
        #[serde(default)]
        weapon_loss: u8,
        /// Food won.
        #[serde(default)]
        food: u8,
        /// Fur won.
        #[serde(default)]
        fur: u8,
        /// Palisade levels lost.
        #[serde(default)]
        palisade_loss: u8,
    },
    /// Mystery cards are revealed.
    DrawMystery {
        /// Who draws.
        who: Target,
        /// How many of each kind at most.
        limits: MysteryLimits,
    },
    /// The running mystery draw ends.
    StopDrawing,
    /// Treasures won in the running draw are lost.
    DiscardDrawnTreasures,
    /// The camp must move to an adjacent tile.
    MoveCamp,
    /// Roof and palisade levels lost by this card's camp move come back, one each.
    RegainLevels,
    /// All threat effects fire from left to right and their cards leave.
    ResolveThreats,
    /// The event effect of this card is applied once more.
    RepeatEvent,
    /// The scenario's book effect.
    BookEffect {
        /// How often.
        n: u8,
    },
    /// A look at the top Hunting card.
    PeekHunting {
        /// Whether it may go to the bottom.
        #[serde(default)]
        may_bottom: bool,
    },
    /// The top Hunting card goes to the bottom.
    HuntingToBottom,
    /// The top Hunting card is won without comparing strength.
    TakeHunting,
    /// The top Hunting card is fought.
    FightHunting {
        /// Who fights.
        who: Target,
    },
    /// Hunting cards leave the game, if possible.
    DiscardHunting {
        /// How many.
        n: u8,
    },
    /// The top Beast card goes unseen onto the Hunting deck.
    BeastToHunting,
    /// The strongest of some Beast cards goes onto the Hunting deck.
    StrongestBeastToHunting {
        /// How many are looked at.
        n: u8,
    },
    /// A Beast card waits beside the event deck for the next Event Phase.
    BeastWaits,
    /// The waiting beast is shuffled into the Hunting deck.
    ReturnWaitingBeast,
    /// The next Arrange Camp only removes a marker.
    ArrangeMarker,
    /// The group picks one alternative.
    Choose {
        /// The alternatives.
        options: Vec<Alternative>,
    },
    /// A condition.
    If {
        /// What must hold.
        cond: Cond,
        /// What happens then.
        #[serde(default)]
        then: Vec<Effect>,
        /// What happens otherwise.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// Effects that come later.
    Later {
        /// When.
        at: Moment,
        /// What.
        effects: Vec<Effect>,
        /// What if whoever found the card sleeps outside.
        #[serde(default)]
        outside: Outside,
    },
    /// The resolver's next successes are rolled again.
    RerollSuccess {
        /// Whether sure actions roll the success die too.
        #[serde(default)]
        sure_rolls: bool,
        /// Whether it lasts until this card comes back, not only for the next round.
        #[serde(default)]
        until_event: bool,
    },
    /// The lasting reroll of this card ends.
    EndRerollSuccess,
    /// The group hands out wounds that come in the Night Phase.
    DistributeWounds {
        /// How many per player.
        per_player: u8,
    },
    /// Morale arrows no longer count.
    CoverArrows {
        /// How many.
        n: u8,
    },
    /// The top tiles of the island stack are ordered and left face up.
    ArrangeTiles {
        /// How many.
        n: u8,
    },
    /// A look at the top tiles: one goes on top, the others are shuffled in.
    ScoutTiles {
        /// How many.
        n: u8,
    },
    /// A Build without pawns, rolled for, with normal costs.
    ExtraBuild,
    /// Wood straight onto the scenario's pile; surplus is lost.
    PileWood {
        /// How much.
        n: u8,
    },
    /// Weapon levels for one comparison only.
    TempWeapon {
        /// How many.
        n: u8,
    },
    /// Neutral pawns for this round.
    Pawn {
        /// Which.
        colour: PawnColour,
        /// How many.
        n: u8,
        /// Only for actions that the user resolves.
        #[serde(default)]
        own_only: bool,
    },
    /// One of the user's own action dice is rolled again.
    RerollDie {
        /// Colour; absent means any.
        #[serde(default)]
        deck: Option<Deck>,
    },
    /// Clouds do not count this round.
    IgnoreCloud {
        /// Rain or snow.
        cloud: Weather,
        /// How many.
        n: u8,
    },
    /// One snow cloud counts as rain this round.
    SnowAsRain,
    /// This round's weather dice are rolled now and kept.
    PrerollWeather,
    /// Inventions are drawn; one comes to the board, the rest to an own discard pile.
    DrawInventions {
        /// How many.
        n: u8,
    },
    /// Discovery tokens are drawn and one is kept.
    ScoutDiscovery {
        /// How many.
        n: u8,
    },
    /// One wood less for an own action.
    WoodDiscount,
    /// A drawn trap is skipped.
    IgnoreTrap,
    /// A token of the board is removed.
    RemoveAnyToken,
    /// A look at the top card of the event deck.
    PeekEvent,
    /// A look at the beast that waits beside the event deck.
    PeekWaitingBeast,
    /// The shortcut token is placed on a tile next to the camp.
    PlaceShortcut,
}
