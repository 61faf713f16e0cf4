//! What happened, as data to be told later.

mod facts;
mod shortfall;

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    content::{WeatherDie, WeatherFace},
    effect::Effect,
    ids::{Part, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::Assignment,
    state::{End, Stock},
    task::{CardRef, Die, Owed, Roll, Usable},
};

pub use facts::{DeathCause, EventFacts, Exercised, LineWay};
pub(crate) use shortfall::Shortfall;

/// Something that happened. Nothing hidden is in here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A game began.
    Began {
        /// Characters by seat.
        characters: Vec<Key>,
    },
    /// A round began.
    Round(u8),
    /// A phase began.
    Phase(Phase),
    /// A card was drawn or turned up.
    Drawn(CardRef),
    /// A card of the event deck came back with its lower half.
    CameBack(CardRef),
    /// The next events happened because of a card, a token or an item.
    Because {
        /// The cause.
        card: CardRef,
        /// How many of the next events.
        n: u16,
    },
    /// A card was shuffled into the event deck and will come back.
    IntoEvents(CardRef),
    /// A face-down card was looked at.
    Looked(CardRef),
    /// A threat effect fired.
    ThreatFired(CardRef),
    /// A card left the Threat spaces.
    ThreatGone(CardRef),
    /// Resources gained; `future` when they wait.
    Gained {
        /// Which resource it is.
        res: Res,
        /// How much of it.
        n: u16,
        /// Into Future Resources.
        future: bool,
    },
    /// Resources lost.
    Lost {
        /// Which resource it is.
        res: Res,
        /// How much of it.
        n: u16,
    },
    /// A demand could not be met in full.
    Unmet {
        /// What is owed.
        owed: Owed,
        /// How much was missing.
        missing: u16,
    },
    /// Determination changed.
    Det {
        /// The one it happens to.
        who: Who,
        /// By how much.
        n: i16,
    },
    /// Wounds suffered.
    Wounded {
        /// The one it happens to.
        who: Who,
        /// How many of what the variant names.
        n: u8,
        /// Wounds in all.
        total: u8,
    },
    /// Wounds went.
    Healed {
        /// The one it happens to.
        who: Who,
        /// How many of what the variant names.
        n: u8,
    },
    /// A special wound came.
    SpecialWound {
        /// The one it happens to.
        who: Who,
        /// The place on the body.
        part: Part,
    },
    /// A special wound went.
    SpecialWoundGone {
        /// The one it happens to.
        who: Who,
        /// The place on the body.
        part: Part,
    },
    /// Morale moved.
    Morale {
        /// By how much.
        n: i8,
        /// To where.
        to: i8,
    },
    /// A level changed.
    Level {
        /// The track that moves.
        track: Track,
        /// By how much.
        n: i16,
        /// To where.
        to: u16,
    },
    /// The shelter was built.
    ShelterBuilt,
    /// The shelter is lost.
    ShelterLost,
    /// A token was placed.
    TokenPlaced(TokenKind, Place),
    /// A token was removed.
    TokenGone(TokenKind, Place),
    /// A weather token was placed.
    WeatherToken(crate::ids::Weather),
    /// The hungry animals die will be rolled.
    HungryDie,
    /// A source was exhausted.
    Exhausted(Space, Res),
    /// A source opened again.
    Reopened(Space, Res),
    /// A terrain was covered.
    TerrainCovered(Space),
    /// A covered terrain is visible again.
    TerrainUncovered(Space),
    /// A tile was turned face down.
    TileDown(Space),
    /// A tile was turned up again.
    TileUp(Space),
    /// Something closed a tile or space for good.
    SpaceClosed(Key, Space),
    /// A tile was explored.
    Explored {
        /// The space it is on.
        space: Space,
        /// Its number.
        number: u8,
    },
    /// A beast joined the Hunting deck.
    BeastFound,
    /// A beast waits beside the event deck and attacks when the next Event Phase begins.
    BeastWaits,
    /// The waiting beast went into the Hunting deck.
    BeastReturned,
    /// So many cards left the Hunting deck without a fight.
    HuntingGone(u8),
    /// The top card of the Hunting deck went to its bottom.
    HuntingUnder,
    /// A marker waits for the tile that will lie here.
    MarkerWaits(Space),
    /// A marker that waited for the tile of this space is gone.
    WaitingMarkerGone(Space),
    /// A marker of the scenario was laid.
    MarkerLaid(Key, Space),
    /// A marker of the scenario was taken off.
    MarkerLifted(Key, Space),
    /// A number token of the scenario was laid.
    NumberLaid(u8, Space),
    /// The marker on Arrange Camp is gone.
    ArrangeMarkerGone,
    /// So many island tiles were looked at.
    TilesSeen(u8),
    /// Somebody will take so many wounds in the night.
    NightWounds(Who, u8),
    /// An effect that changes no number holds from now on.
    Ordered(Box<Effect>),
    /// Discovery tokens were found.
    TokenFound(Key),
    /// An item was built.
    Built(Key),
    /// An item became available.
    ItemReady(Key),
    /// An item was turned back.
    ItemLost(Key),
    /// An invention came to the board.
    InventionCame(Key),
    /// An invention left the board.
    InventionGone(Key),
    /// Starting equipment was found.
    EquipmentFound(Key),
    /// A treasure or card was kept.
    Kept(CardRef),
    /// Something was used.
    Used(Who, Usable),
    /// An action was planned.
    Planned {
        /// Its number.
        placement: u32,
        /// The action with its pawns.
        what: Assignment,
    },
    /// A planned action changed.
    Joined {
        /// Its number.
        placement: u32,
    },
    /// A planned action was taken back.
    TakenBack {
        /// Its number.
        placement: u32,
    },
    /// An action is being resolved.
    Resolving {
        /// The action with its pawns.
        what: Assignment,
    },
    /// Action dice were rolled.
    Rolled {
        /// The one it happens to.
        who: Who,
        /// The faces that fell.
        roll: Roll,
    },
    /// A die was rolled again.
    Rerolled {
        /// The one it happens to.
        who: Who,
        /// The die that fell.
        die: Die,
        /// Faces now.
        roll: Roll,
    },
    /// An action succeeded.
    Succeeded {
        /// The action with its pawns.
        what: Assignment,
    },
    /// An action failed.
    Failed {
        /// The action with its pawns.
        what: Assignment,
    },
    /// A fight.
    Fight {
        /// The one it happens to.
        who: Who,
        /// The beast, if it is a card.
        beast: Option<Key>,
        /// The strength of what is fought.
        strength: u8,
        /// Weapon level, temporary ones included.
        weapon: u16,
    },
    /// The camp moved.
    CampMoved(Space),
    /// Weather dice were rolled.
    WeatherRolled(Vec<(WeatherDie, WeatherFace)>),
    /// Clouds in all after everything was counted.
    Clouds {
        /// Snow clouds.
        snow: u8,
        /// Rain clouds.
        rain: u8,
        /// Roof level.
        roof: u16,
    },
    /// Somebody more of the scenario eats from now on: so many portions a night in all.
    MoreMouths(u8),
    /// So many portions went to those of the scenario who eat.
    MouthsFed(u8),
    /// Someone ate.
    Ate(Who),
    /// Someone went hungry.
    Starved(Who),
    /// Someone sleeps outside.
    Outside(Who, Space),
    /// A night without a shelter.
    OpenAir,
    /// Food rotted.
    Rotted(u16),
    /// Future Resources became available.
    Arrived(Stock),
    /// The first player changed.
    FirstPlayer(u8),
    /// Wood lies on the pile.
    Pile {
        /// Stage, from 1.
        stage: u8,
        /// Wood on it.
        wood: u8,
        /// Wood it takes.
        of: u8,
    },
    /// The Pit was checked.
    Pit {
        /// Whether it caught something.
        caught: bool,
    },
    /// Friday died.
    FridayDied,
    /// Somebody whom no player plays came to the camp.
    JoinedCamp(Who),
    /// One of the crew died, or was taken captive.
    CrewLost {
        /// Who it was.
        who: Key,
        /// Whether they live as a captive.
        captured: bool,
    },
    /// One of the crew is free again.
    CrewFreed(Key),
    /// The game ended.
    Ended(End),
}
