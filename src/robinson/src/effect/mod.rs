//! The effect language: what cards, tokens, items and abilities do, as data.
//!
//! The engine runs these values and the card text is generated from them, so the two cannot differ. A verb stands in
//! three matches more: what is true of it (`facts`), its words (`text/effect`) and its signs (`text/effect_marks.rs`).
//!
//! Longer than others: one list of verbs, read and written as a whole.

mod amounts;
mod cards;
mod changes;
mod facts;
mod misuse;
mod old;
mod parts;
mod read;
mod relief;
mod usage;
mod words;

use castaway_kernel::Key;
use parts::{is_zero, one};
use serde::{Deserialize, Serialize};

pub use amounts::{Amount, Count, Weighed};
pub use cards::{BeastWay, Built, Hidden, ItemsTo, Scouted, Supply};
pub use changes::{
    DrawEnd, Ease, Forecast, Holding, LevelAim, Limit, Output, Printed, ProductionMode, Site, Trace,
};
pub use facts::{Demand, Facts, Need, Pile};
pub use relief::Relief;
pub use usage::{Larder, Passive, Use, Window};
pub use words::{
    Alternative, At, Cond, Fate, Mode, Moment, MysteryLimits, Outside, PawnColour, Per,
    SourceMatch, Target, Until,
};

use crate::{
    content::{WeatherDie, WeatherFace},
    ids::{Deck, MysteryKind, Part, Res, Space, Terrain, TokenKind, Track},
};

/// One effect. A list of effects is carried out in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, remote = "Self")]
pub enum Effect {
    /// Normal wounds.
    Wound {
        /// Who is hit.
        who: Target,
        /// How many wounds each of them takes.
        n: u8,
    },
    /// A special wound on the resolver.
    SpecialWound {
        /// The part of the body.
        part: Part,
        /// Colour of the deck that gave it.
        deck: Deck,
    },
    /// Something that this card did before is undone.
    Undo {
        /// What the card left behind.
        what: Trace,
    },
    /// Determination gained (positive) or owed (negative).
    Det {
        /// Who gains or owes it.
        who: Target,
        /// The amount; negative takes away.
        n: i8,
        /// What if it is missing.
        #[serde(default)]
        mode: Mode,
    },
    /// Heals at once, outside the Night Phase too.
    Heal {
        /// Whose wounds heal.
        who: Target,
        /// How many wounds.
        n: u8,
    },
    /// Everything of one kind is lost, whatever there is.
    LoseAll {
        /// The kind of thing that is lost.
        what: Holding,
    },
    /// Resources gained.
    Gain {
        /// Which resource.
        res: Res,
        /// How many of what the variant names.
        n: u8,
        /// How often.
        #[serde(default)]
        per: Per,
    },
    /// More of what the action gathered.
    GainGathered {
        /// How many more.
        n: u8,
    },
    /// Resources owed.
    Discard {
        /// Which resource.
        res: Res,
        /// How many of what the variant names.
        n: u8,
        /// What if they are missing.
        #[serde(default)]
        mode: Mode,
    },
    /// Things are drawn that the group has from then on.
    Draw {
        /// Where they come from.
        pile: Supply,
        /// How many of what the variant names.
        #[serde(default = "one")]
        n: u8,
    },
    /// A level raised or lost.
    Level {
        /// Which level.
        track: Track,
        /// By how much.
        n: i8,
        /// What if it is missing.
        #[serde(default)]
        mode: Mode,
    },
    /// A level goes to where it is meant to be.
    LevelTo {
        /// Which level.
        track: Track,
        /// Where it goes.
        to: LevelAim,
    },
    /// Morale moves; never a demand.
    Morale {
        /// By how much.
        n: i8,
    },
    /// A token is placed where none of its kind lies.
    Token {
        /// Which token.
        token: TokenKind,
        /// The place it is put.
        at: At,
        /// Works as a source of its own.
        #[serde(default)]
        own_source: bool,
    },
    /// Something is added to the weather of the coming Weather Phase.
    WeatherToken {
        /// What is added.
        token: Forecast,
    },
    /// Sources are exhausted; a marker that cannot be placed where the card says wounds everyone once.
    Exhaust {
        /// Which kind.
        #[serde(default)]
        source: SourceMatch,
        /// How many of what the variant names.
        #[serde(default = "one")]
        n: u8,
        /// Which of them.
        at: Site,
        /// What if there is none, instead of the wound.
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    /// A terrain of this kind is covered, if possible.
    CoverTerrain {
        /// Which terrain; absent means that of the action's tile.
        #[serde(default)]
        terrain: Option<Terrain>,
    },
    /// The terrain of the action's tile is covered if no other tile shows it.
    CoverOnlyTerrain,
    /// A black marker is taken off a tile or space of the group's choice.
    LiftBlackMarker,
    /// A weather die that was rolled is rolled once more; the new face stands.
    RerollWeather {
        /// Which die.
        die: WeatherDie,
    },
    /// A tile is turned face down and cannot be entered.
    FlipTileDown {
        /// Which tile.
        at: At,
    },
    /// Production changes this round.
    Production {
        /// What it yields instead.
        mode: Output,
    },
    /// Built items go somewhere, if possible.
    MoveItems {
        /// Which items.
        which: Built,
        /// Where they go.
        to: ItemsTo,
    },
    /// Unbuilt inventions of the board are shuffled into their deck.
    DiscardInventions {
        /// How many of what the variant names.
        n: u8,
    },
    /// One of these items is built without an action and without cost.
    BuildItem {
        /// The items to choose from.
        options: Vec<Key>,
    },
    /// Something is not allowed for a round.
    Restrict {
        /// Who is restricted.
        who: Target,
        /// What remains allowed.
        limit: Limit,
    },
    /// The next player clockwise becomes First Player at once.
    PassFirstPlayer,
    /// The resolver spends the night on the action's tile.
    NightOutside,
    /// A fight.
    Combat {
        /// Who fights.
        who: Target,
        /// What the weapons are compared with.
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
    /// The running mystery draw takes a bad end.
    EndDraw {
        /// What goes wrong.
        how: DrawEnd,
    },
    /// The camp must move to an adjacent tile.
    MoveCamp,
    /// What is printed elsewhere is carried out.
    Trigger {
        /// Where it is printed.
        what: Printed,
        /// How often.
        #[serde(default = "one")]
        n: u8,
    },
    /// A look at a hidden card.
    Look {
        /// Which card.
        at: Hidden,
    },
    /// Some things from the top of a pile are looked at, and one of them is picked.
    Scout {
        /// Which pile.
        pile: Scouted,
        /// How many are looked at.
        n: u8,
    },
    /// A beast goes from one pile to another unfought.
    MoveBeast {
        /// From where to where.
        way: BeastWay,
    },
    /// The top Hunting card is fought.
    FightHunting {
        /// Who fights.
        who: Target,
        /// Whether it is won without comparing strength.
        #[serde(default)]
        won: bool,
    },
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
        /// The moment at which they come.
        at: Moment,
        /// What comes then.
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
    /// The group hands out wounds that come in the Night Phase.
    DistributeWounds {
        /// How many per player.
        per_player: u8,
    },
    /// Morale arrows no longer count.
    CoverArrows {
        /// How many of what the variant names.
        n: u8,
    },
    /// A Build without pawns, rolled for, with normal costs.
    ExtraBuild,
    /// Wood straight onto the scenario's pile; surplus is lost.
    PileWood {
        /// How many of what the variant names.
        n: u8,
    },
    /// Weapon levels for one comparison only.
    TempWeapon {
        /// How many of what the variant names.
        n: u8,
    },
    /// Neutral pawns for this round.
    Pawn {
        /// Which actions they may support.
        colour: PawnColour,
        /// How many of what the variant names.
        n: u8,
        /// Only for actions that the user resolves.
        #[serde(default)]
        own_only: bool,
    },
    /// Clouds are milder this round.
    EaseClouds {
        /// What they no longer do.
        ease: Ease,
        /// How many clouds.
        #[serde(default = "one")]
        n: u8,
    },
    /// This round's weather dice are rolled now and kept.
    PrerollWeather,
    /// A token of the board is removed.
    RemoveAnyToken,
    /// The shortcut token is placed on a tile next to the camp.
    PlaceShortcut,
    /// Markers of the scenario are laid, each where none of its kind lies; what finds no place is left out.
    ScenarioMarker {
        /// Which kind.
        marker: Key,
        /// How many of what the variant names.
        #[serde(default = "one")]
        n: u8,
        /// Where; absent means tiles and spaces of the group's choice.
        #[serde(default)]
        at: Option<At>,
    },
    /// Markers of the scenario are taken off tiles and spaces of the group's choice.
    LiftMarkers {
        /// Which kind.
        marker: Key,
        /// How many of what the variant names.
        n: u8,
        /// Fewer may be taken.
        #[serde(default)]
        up_to: bool,
    },
    /// Somebody of the scenario whom no player plays comes to the camp.
    JoinCamp {
        /// Who it is.
        person: Key,
    },
    /// A number token is laid on the tile of the action, or where it is said.
    NumberToken {
        /// The number on it.
        n: u8,
        /// Where, if not on the tile of the action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<At>,
    },
    /// A tile that lies face down is turned up.
    TurnTileUp {
        /// Which tile.
        at: At,
    },
    /// Wounds whose number depends on the island.
    WoundBy {
        /// Who is hit.
        who: Target,
        /// How many wounds each of them takes.
        amount: Amount,
    },
    /// The resolver fights what stands on the tile of the action; only strength is compared (R-S5-5).
    Attack {
        /// Its strength.
        strength: Amount,
    },
    /// The built shelter is lost with roof and palisade; with no built shelter every character is hurt (R-S5-13, R-S3-4).
    LoseShelter {
        /// How many wounds each takes with no built shelter.
        or_wounds: u8,
    },
    /// Tiles are turned face down for good and empty spaces closed; what lies there is gone (R-S4-7).
    CloseSpaces {
        /// What closes them.
        by: Key,
        /// Which hexes.
        spaces: Vec<Space>,
    },
    /// The draw of mystery cards that begins has fewer cards (R-S4-15).
    FewerMysteries {
        /// How many fewer.
        n: u8,
    },
    /// The drawn mystery card of this kind does nothing; it counts as drawn (R-S4-15).
    IgnoreMystery {
        /// Which kind.
        kind: MysteryKind,
    },
    /// One of these resources is given, of those that are there; with none of them nothing happens.
    DiscardOne {
        /// The resources to choose from.
        of: Vec<Res>,
    },
    /// The next of the crew dies, or is taken captive (R-S7-2).
    LoseCrew {
        /// By how much morale moves with it, unless the table reads the book otherwise (ruling book-and-morale).
        #[serde(default, skip_serializing_if = "is_zero")]
        morale: i8,
    },
    /// One of the crew who is held captive is free (R-S7-8).
    FreeCrew {
        /// Who it is.
        who: Key,
    },
    /// What the first of the crew who lives leaves (R-S7-9).
    CrewBonus,
    /// A result of a weather die does not count.
    IgnoreWeather {
        /// Which die.
        die: WeatherDie,
        /// Which face; absent means one of the group's choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<WeatherFace>,
    },
}
