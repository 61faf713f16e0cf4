//! What is still to be done: the stack of tasks that a game may pause on.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    content::{Face, WeatherDie, WeatherFace},
    effect::{Effect, Fate, MysteryLimits},
    ids::{Deck, Place, Res, Space, TokenKind, Who},
    plan::Project,
    source_at::SourceAt,
    state::{Stock, Threat},
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
    /// What the action gathered from.
    pub gathered: Option<SourceAt>,
    /// The planned action being resolved.
    pub placement: Option<u32>,
    /// Whether only the actor suffers what cannot be paid (R-UD-2, R-UD-3).
    pub action: bool,
    /// Whether gains are available at once even while planning (R-DISC-5), and cards even if they work late.
    pub direct: bool,
    /// Whether the actor alone is hit, whoever an effect is aimed at (R-CARD-36).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
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

impl CardRef {
    /// The plain id of the thing.
    pub fn key(&self) -> &Key {
        match self {
            CardRef::Event(key)
            | CardRef::Wreckage(key)
            | CardRef::Adventure(_, key)
            | CardRef::Mystery(key)
            | CardRef::Beast(key)
            | CardRef::Invention(key)
            | CardRef::Discovery(key)
            | CardRef::Equipment(key)
            | CardRef::Ability(key)
            | CardRef::Scenario(key) => key,
        }
    }
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
    PlaceThreat(Threat),
    /// A threat effect fires and the card leaves.
    ThreatEffect(Threat),
    /// The Morale Phase.
    MoralePhase,
    /// What the morale track gives.
    MoraleEffect,
    /// The Production Phase.
    ProductionPhase,
    /// What is produced, before the Shortcut and halving.
    Produce(Stock),
    /// The Shortcut's source is used.
    ShortcutUsed(SourceAt),
    /// Produced resources become available.
    TakeProduction(Stock),
    /// Wood may go to the pile.
    MayPile,
    /// Wood goes to the pile.
    PileWood(u8),
    /// The start of planning.
    PlanningStart,
    /// Planning until everybody is ready.
    Planning,
    /// The next planned action.
    NextAction,
    /// One planned action.
    Resolve(u32),
    /// The action roll.
    Roll {
        /// Whether the wound and adventure dice are rolled too.
        full: bool,
        /// Colour.
        deck: Deck,
    },
    /// After a roll: rerolls by abilities.
    AfterRoll(Roll),
    /// One die is rolled again.
    Reroll {
        /// The faces before.
        roll: Roll,
        /// Which die.
        die: Die,
        /// Who pays.
        who: Who,
        /// With what.
        by: Usable,
    },
    /// The faces take effect.
    RollTaken(Roll),
    /// An action succeeds; its leader may save wood first.
    Succeed(u32),
    /// An action succeeds as it is paid now.
    SucceedNow(u32),
    /// The leader of an action pays determination and a wood comes back (R-ABIL-2).
    SaveWood(u32),
    /// An action fails.
    FailAction(u32),
    /// An adventure card is drawn.
    DrawAdventure(Deck),
    /// Determination or morale, with 4 players.
    ArrangeChoice(Who),
    /// Uses together with Arrange Camp.
    ArrangeBonus,
    /// The pawns of an action return.
    ActionDone(u32),
    /// The end of the Action Phase.
    EndActions,
    /// A treasure, invention or token becomes available.
    Available(CardRef, Option<Who>),
    /// The Weather Phase.
    WeatherPhase,
    /// Uses before the weather takes effect.
    WeatherWindow(Vec<(WeatherDie, WeatherFace)>),
    /// Snow and rain.
    Clouds(Vec<(WeatherDie, WeatherFace)>),
    /// The hungry animals.
    Hungry(WeatherFace),
    /// The hungry animals attack, after the combat window.
    HungryBeast,
    /// The hungry animals hurt everybody in camp.
    HungryHurt,
    /// The hungry animals hurt, one person being protected (R-CARD-26).
    HungryShielded(Who),
    /// The storm token.
    Storm,
    /// The Weather space is cleared.
    WeatherEnd,
    /// The Night Phase.
    NightPhase,
    /// Uses in the night.
    NightWindow,
    /// Who eats; `extra` for the additional food of a token.
    Feed {
        /// The second helping of a token.
        extra: bool,
    },
    /// Somebody goes without.
    Without {
        /// Who.
        who: Who,
        /// The second helping of a token.
        extra: bool,
    },
    /// The others eat.
    FeedRest {
        /// The second helping of a token.
        extra: bool,
    },
    /// Somebody who sleeps outside eats from the own sheet, or goes without.
    FeedOutside {
        /// Who.
        who: Who,
        /// The second helping of a token.
        extra: bool,
    },
    /// The camp may move.
    MayMoveCamp,
    /// The camp moves.
    MoveCampTo(Space),
    /// The night in the open air.
    NightEnd,
    /// Food rots; what only the night allows comes first.
    Rot,
    /// The end of the round.
    RoundEnd,
    /// A fight of one person, uses coming first.
    Fight(Who, Enemy),
    /// The comparison.
    Compare(Who, Enemy),
    /// Wounds of one person; before lethal ones healing may be used.
    Hurt(Who, u8),
    /// Wounds of one person, at once.
    HurtNow(Who, u8),
    /// A demand is paid, uses coming first.
    Pay {
        /// What.
        owed: Owed,
        /// How much.
        n: u8,
        /// Whether what is missing wounds.
        wounds: bool,
    },
    /// A demand is paid at once.
    PayNow {
        /// What.
        owed: Owed,
        /// How much.
        n: u8,
        /// Whether what is missing wounds.
        wounds: bool,
    },
    /// A mystery draw goes on or ends.
    Mystery(Drawing),
    /// The next mystery card is revealed.
    MysteryDraw(Drawing),
    /// A drawn trap or creature acts.
    MysteryCard(Key),
    /// A drawn trap is ignored.
    TrapIgnored(u32, Key),
    /// A source is exhausted.
    ExhaustSource(Space, SourceAt),
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
    /// Inventions drawn: one comes to the board.
    KeepInvention(Vec<Key>),
    /// Inventions go to the pile of A New Idea.
    IdeaDiscard(Vec<Key>),
    /// An item is built without an action.
    BuildFree(Key),
    /// Someone spends the night on a tile (R-OUTSIDE-1).
    SleepOutside(Who, Space),
    /// One person heals.
    HealOne(Who, u8),
    /// Points of healing still to be split.
    HealPoints(u8),
    /// One person gains determination.
    DetOne(Who, u8),
    /// Determination still to be split.
    DetPoints(u8),
    /// One wound for the coming night.
    NightWound(Who),
    /// Wounds for the coming night still to be handed out.
    NightWounds(u8),
    /// An arrow is covered.
    CoverArrow(Who, u8),
    /// A tile goes on top of the stack, face up.
    TileOnTop(u8),
    /// Looked-at tiles still to be ordered, the last put on top next to be drawn.
    OrderTiles(Vec<u8>),
    /// Looked-at tiles: one goes on top, the others are shuffled in.
    ScoutedTiles(Vec<u8>),
    /// Looked-at tiles go back: these are shuffled in.
    ShuffleTilesIn(Vec<u8>),
    /// Looked-at tiles go under the stack.
    TilesUnder(Vec<u8>),
    /// Tokens drawn: one is to be kept.
    ChooseDiscovery(Vec<Key>),
    /// The beast seen on top stays or goes to the bottom.
    PeekedBeast(Key),
    /// Tokens drawn: this one is kept.
    KeepDiscovery(Key),
    /// The token is removed from the board.
    RemoveToken(TokenKind, Place),
    /// The Shortcut token is placed.
    ShortcutOn(Space),
    /// Something is used.
    Use(Who, Usable),
    /// A Build without pawns at one of its prices.
    ExtraBuild(Project, u8),
    /// One of the looked-at Beast cards goes on top of the Hunting deck.
    BeastOnTop {
        /// How many were looked at.
        n: u8,
        /// Which one.
        beast: Key,
    },
    /// The top Hunting card goes to the bottom.
    TopToBottom,
    /// Where a resolved card goes.
    CardFate(Fate),
    /// Danger tokens wound whoever acts unarmed on their tiles.
    DangerWounds,
    /// The step before which somebody has stopped, without another stop.
    Passed(Box<Op>),
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
