//! The steps of work, one variant each.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use super::{CardRef, Die, Drawing, Enemy, Owed, Roll, Usable};
use crate::{
    content::{WeatherDie, WeatherFace},
    effect::{Effect, Fate},
    ids::{Deck, Place, Space, TokenKind, Who},
    plan::Project,
    source_at::SourceAt,
    state::{Stock, Threat},
};

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
    /// The same before the event card, where it is asked there (ruling pile-moments).
    PileBeforeEvent,
    /// The same before planning, where it is asked there (ruling pile-moments).
    PileBeforePlanning,
    /// The same when the plan stands, where it is asked there (ruling pile-moments).
    PileAfterPlanning,
    /// Wood goes to the pile.
    PileWood(u8),
    /// The start of planning.
    PlanningStart,
    /// Planning until everybody is ready.
    Planning,
    /// The next planned action.
    NextAction,
    /// A marker of the scenario is laid.
    MarkerOn(Key, Space),
    /// A marker of the scenario is taken off.
    MarkerOff(Key, Space),
    /// An action of the scenario has succeeded, after all that it brings.
    SpecialDone(Key),
    /// What was built that is no item does what it is for.
    WorkReady(Key, Space),
    /// One planned action.
    Resolve(u32),
    /// The action roll.
    Roll {
        /// Whether the wound and adventure dice are rolled too.
        full: bool,
        /// The colour of its deck.
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
        /// The one it happens to.
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
        /// The one it happens to.
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
        /// What is owed.
        owed: Owed,
        /// How many of what the variant names.
        n: u8,
        /// Whether what is missing wounds.
        wounds: bool,
    },
    /// A demand is paid at once.
    PayNow {
        /// What is owed.
        owed: Owed,
        /// How many of what the variant names.
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
    /// A drawn mystery card does nothing and is discarded.
    MysteryGone(Key),
    /// A source is exhausted.
    ExhaustSource(Space, SourceAt),
    /// A terrain is covered.
    CoverTerrainOn(Space),
    /// A black marker is taken off a terrain.
    UncoverTerrain(Space),
    /// A black marker is taken off a source.
    UncoverSource(Space, u8),
    /// A black marker that waits for a tile is taken off its space.
    UncoverSpace(Space),
    /// Those of the scenario who eat are fed.
    FeedMouths,
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
    /// The built shelter, roof and palisade are lost.
    ShelterLost,
    /// The top tile is placed on a hex.
    PlaceTile(Space),
    /// One of these tiles is to be placed on the hex, the others go back into the stack.
    TilesToPlace(Vec<u8>, Space),
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
