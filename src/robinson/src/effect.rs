//! The effect language: what cards, tokens, items and abilities do, as data.
//!
//! The engine runs these values and the card text is generated from them, so the two cannot differ.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::ids::{Deck, Kind, Part, Res, Source, Terrain, TokenKind, Track, Weather};

/// Who an effect is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The character (or Friday) whose pawn is on top, or who uses the thing.
    Resolver,
    /// The First Player.
    FirstPlayer,
    /// Whoever carries the special wound that this card gave.
    Bearer,
    /// Every player's character, never Friday.
    EachPlayer,
    /// Every player's character and Friday.
    EachPerson,
    /// One person of the group's choice.
    AnyOne,
}

/// What happens when a demand cannot be met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One wound per missing piece (R-UD-1).
    #[default]
    Demand,
    /// Nothing (R-UD-9).
    IfPossible,
}

/// How often an amount counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Once.
    #[default]
    Once,
    /// Once per player; Friday is none.
    Player,
}

/// A kind of source that an effect looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SourceMatch {
    /// Wood.
    Wood,
    /// Birds.
    Parrot,
    /// Fish.
    Fish,
    /// Any food.
    Food,
    /// Any.
    Any,
}

impl SourceMatch {
    /// Whether a source is of the kind meant.
    pub fn fits(self, source: Source) -> bool {
        match self {
            SourceMatch::Any => true,
            SourceMatch::Wood => source == Source::Wood,
            SourceMatch::Parrot => source == Source::Parrot,
            SourceMatch::Fish => source == Source::Fish,
            SourceMatch::Food => source != Source::Wood,
        }
    }
}

/// Where on the board an effect works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// Beside the space of an action kind.
    Action(Kind),
    /// On an adventure deck.
    Deck(Deck),
    /// The tile of the action being resolved, or the hex aimed at when exploring failed.
    ActionTile,
    /// The tile with the camp.
    Camp,
    /// A tile next to the camp, of the group's choice.
    AdjacentToCamp,
    /// The tile that this card marked before.
    Linked,
    /// The Shelter space.
    Shelter,
    /// The space of a level.
    Track(Track),
    /// The Night space.
    Night,
}

/// What must hold for a part of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    /// A built shelter, or a natural one under the camp.
    Shelter,
    /// A built shelter.
    BuiltShelter,
    /// The item is built.
    Item(Key),
    /// The item is not built.
    NoItem(Key),
    /// The weapon level is at least this.
    WeaponAtLeast(u8),
    /// The weapon level is below this.
    WeaponBelow(u8),
}

/// How long a limit lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// This round.
    #[default]
    ThisRound,
    /// All of the next round.
    NextRound,
}

/// When a delayed effect comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// At the start of the next round, before the event.
    NextRoundStart,
    /// In the coming Night Phase.
    Night,
    /// In every Night Phase from now on.
    EveryNight,
}

/// What becomes of a card on the Night space if whoever found it sleeps outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outside {
    /// It works as it does for everybody.
    #[default]
    Same,
    /// It waits one round.
    Waits,
    /// It works on the finder alone.
    Alone,
}

impl Outside {
    /// Whether nothing is special about it.
    pub fn is_same(&self) -> bool {
        *self == Outside::Same
    }
}

/// How Production changes this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProductionMode {
    /// Nothing is produced.
    None,
    /// No food is produced.
    NoFood,
    /// No wood is produced.
    NoWood,
    /// Half of the total, rounded down, of the group's choice.
    HalfTotal,
}

/// Which actions a neutral pawn may support.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PawnColour {
    /// Red: Hunt.
    Hunt,
    /// Brown: Build.
    Build,
    /// Grey: Gather.
    Gather,
    /// Green: Explore.
    Explore,
    /// Gather or Explore.
    GatherOrExplore,
    /// Purple, the Dog: Hunt or Explore.
    HuntOrExplore,
}

impl PawnColour {
    /// Whether the pawn may support an action of this kind (R-NEUT-1).
    pub fn supports(self, kind: Kind) -> bool {
        match self {
            PawnColour::Hunt => kind == Kind::Hunt,
            PawnColour::Build => kind == Kind::Build,
            PawnColour::Gather => kind == Kind::Gather,
            PawnColour::Explore => kind == Kind::Explore,
            PawnColour::GatherOrExplore => matches!(kind, Kind::Gather | Kind::Explore),
            PawnColour::HuntOrExplore => matches!(kind, Kind::Hunt | Kind::Explore),
        }
    }
}

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

/// Where a resolved card goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Out of the game, or onto the mystery discard pile.
    #[default]
    Discard,
    /// Shuffled into the event deck, to come back with its lower half.
    ShuffleIntoEvents,
    /// Stays beside the board as a possession of the group.
    Keep,
    /// As the chosen alternative says.
    ByChoice,
}

/// Largest numbers of each kind in a mystery draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MysteryLimits {
    /// Treasures.
    #[serde(default)]
    pub treasures: u8,
    /// Traps.
    #[serde(default)]
    pub traps: u8,
    /// Creatures.
    #[serde(default)]
    pub creatures: u8,
    /// Cards in all.
    pub total: u8,
    /// Traps and creatures together, where the card limits their sum.
    #[serde(default)]
    pub dangers: Option<u8>,
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

/// When a thing may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Whenever the game waits.
    Any,
    /// Whenever the game waits, but not while actions are resolved.
    NotResolving,
    /// Before the Action Phase is resolved.
    BeforeActions,
    /// While planning.
    Planning,
    /// In the Night Phase.
    Night,
    /// In the Weather Phase.
    Weather,
    /// In a combat or the hungry animals' attack.
    Combat,
    /// In a combat of the user's own action.
    OwnCombat,
    /// Right after the user's own action roll.
    AfterRoll,
    /// Together with the user's own Arrange Camp.
    ArrangeCamp,
    /// As an answer to a drawn trap.
    TrapDrawn,
}

/// Something that can be used: when, for what price, to what effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// When.
    pub window: Window,
    /// Determination of the user.
    #[serde(default)]
    pub det: u8,
    /// Food of the group.
    #[serde(default)]
    pub food: u8,
    /// Wounds of the user.
    #[serde(default)]
    pub wounds: u8,
    /// What must hold.
    #[serde(default)]
    pub requires: Option<Cond>,
    /// What happens.
    pub effects: Vec<Effect>,
}

/// How much food a store keeps from rotting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Store {
    /// All of it.
    All,
    /// Up to so many.
    UpTo(u8),
}

/// What a built item or kept card does by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Passive {
    /// A neutral pawn every round.
    PawnEachRound(PawnColour),
    /// One planned Gather yields more if it succeeds.
    GatherBonus(u8),
    /// Each Rest of a character gives this instead.
    Rest {
        /// Determination.
        det: u8,
        /// Wounds healed.
        heal: u8,
    },
    /// Food does not rot.
    FoodKeeps(Store),
    /// Determination for the First Player in the Morale Phase.
    MoralePhaseDet(u8),
    /// Snow clouds that never count.
    IgnoreSnow(u8),
    /// Snow clouds that count as rain.
    SnowAsRain(u8),
    /// Once a night, food heals.
    NightMeal {
        /// Points of healing, to be split.
        heal: u8,
    },
    /// Production brings one resource of the marked tile.
    Shortcut,
    /// Production rolls the brown wound die for 2 food.
    Pit,
    /// Fewer wounds in each combat of its user.
    CombatArmour(u8),
    /// Explore draws tokens and keeps one.
    ExtraDiscovery,
    /// Once per round a trap is ignored.
    IgnoreTrap,
}
