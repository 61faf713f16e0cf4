//! Questions to the players and the labels of their options, as data to be worded later.

use castaway_kernel::{Decision, Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    content::{WeatherDie, WeatherFace},
    ids::{Kind, Place, Res, Space, TokenKind, Track, Who},
    reject::Rejection,
    source_at::SourceAt,
    state::Stock,
    task::{CardRef, Die, Owed, Roll, Task, Usable},
};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Pick one alternative of a card.
    Alternative,
    /// Pick a source to exhaust.
    ExhaustSource,
    /// Pick a tile.
    PickTile,
    /// Pick a black marker that is taken off.
    BlackMarker,
    /// On which of two tiles somebody spends the night.
    SleepWhere,
    /// Pick a tile to move the camp to (forced).
    MoveCamp,
    /// The camp may move tonight.
    MayMoveCamp,
    /// Pick an item to turn back.
    FlipItem,
    /// Pick an item to lose.
    LoseItem,
    /// Pick an item to mark.
    MarkItem,
    /// Pick an invention to discard.
    DropInvention,
    /// Pick an invention to take.
    TakeInvention,
    /// Pick an item to build without cost.
    BuildFree,
    /// Pick a person to heal, with the points left.
    Heal {
        /// Points left.
        left: u8,
    },
    /// Pick a person to gain determination.
    GiveDet {
        /// Tokens left.
        left: u8,
    },
    /// Pick a person to take a wound tonight.
    GiveWound {
        /// Wounds left.
        left: u8,
    },
    /// Pick a morale arrow to cover.
    CoverArrow,
    /// Best morale: 2 determination or heal 1.
    MoraleBonus,
    /// Half of the production is taken.
    HalfProduction {
        /// How many pieces.
        take: u8,
    },
    /// Which source the Shortcut uses.
    Shortcut,
    /// Where the Shortcut token goes.
    PlaceShortcut,
    /// Which action is resolved next.
    NextAction {
        /// Of this kind.
        kind: Kind,
    },
    /// After a roll: roll a die again or go on.
    AfterRoll {
        /// The faces.
        roll: Roll,
    },
    /// Before a combat comparison.
    Combat {
        /// Strength of the enemy.
        strength: u8,
        /// Weapon level, temporary ones included.
        weapon: u16,
        /// Wounds that armour keeps off by itself.
        #[serde(default, skip_serializing_if = "is_zero")]
        armour: u8,
        /// Wounds that come of the beast besides.
        #[serde(default, skip_serializing_if = "is_zero")]
        more: u8,
    },
    /// Before weapons are held against what is needed.
    WeaponNeeded {
        /// Weapon level needed.
        need: u8,
        /// Weapon level there is.
        weapon: u16,
    },
    /// Before the weather takes effect.
    Weather {
        /// The dice that fell, with their faces.
        dice: Vec<(WeatherDie, WeatherFace)>,
    },
    /// Before a demand that cannot be met in full.
    Demand {
        /// What is owed.
        owed: Owed,
        /// How many of what the variant names.
        n: u8,
        /// How much is missing.
        missing: u8,
    },
    /// Before wounds that would kill.
    Lethal {
        /// How many wounds.
        n: u8,
    },
    /// Before any other loss that somebody could lessen.
    Before(Loss),
    /// Arrange Camp with 4 players: determination or morale.
    ArrangeCamp,
    /// Arrange Camp: use something with it.
    ArrangeBonus,
    /// Draw another mystery card or stop.
    MysteryGoOn,
    /// A trap was drawn: ignore it or suffer it.
    Trap,
    /// Who goes hungry.
    WhoEats {
        /// Portions there are.
        portions: u8,
    },
    /// Use something in the night or go on.
    Night,
    /// Pick a tile to put on top.
    TileOrder,
    /// Which of the drawn tiles is placed.
    TileToPlace,
    /// The beast stays on top or goes to the bottom.
    PeekedBeast {
        /// The beast seen.
        beast: Key,
    },
    /// Which of several equally strong beasts goes on top.
    StrongestBeast,
    /// Something was looked at; go on.
    Peeked {
        /// The card seen.
        card: CardRef,
    },
    /// Pick a discovery token to keep.
    KeepDiscovery,
    /// Pick a token to remove.
    RemoveToken,
    /// Build something now without pawns.
    ExtraBuild,
    /// Pay determination for a wood of the action that is being paid, or go on.
    SaveWood,
    /// The additional food of the night: eat or suffer.
    NightSurcharge,
    /// Who is protected.
    Protect,
    /// How much wood goes to the pile.
    PileWood,
}

/// What a stop comes before, where no question of its own says so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// The camp eats.
    Meal {
        /// Portions there are.
        portions: u8,
        /// How many eat.
        eaters: u8,
        /// The second helping of a token.
        extra: bool,
    },
    /// Somebody who sleeps outside eats from the own sheet.
    OwnMeal {
        /// The second helping of a token.
        extra: bool,
    },
    /// Those of the scenario who eat do not have enough, and that would be the end.
    Mouths {
        /// Portions there are.
        portions: u8,
        /// Portions needed.
        need: u8,
    },
    /// Wounds that pass a morale arrow.
    Arrows {
        /// How many wounds.
        n: u8,
    },
    /// The First Player discards determination, as the morale is low.
    LowMorale {
        /// How many of what the variant names.
        n: u8,
    },
    /// Resources are lost.
    Goods,
    /// Determination is lost.
    Determination,
    /// A card asks whether an item is there.
    Item(Key),
    /// A level is to be halved, and there is none.
    Half(Track),
    /// Inventions are to be discarded, and there are none.
    Inventions,
    /// A card's alternatives: one cannot be met.
    Alternatives,
    /// Danger tokens wound whoever acts on their tiles unarmed.
    Danger,
    /// The animals are at a camp without palisade, and the sheet makes that dear (R-S7-6).
    Breach,
    /// An action of this kind begins, on which a token of the board works or a beast waits.
    Action(Kind),
    /// The top beast of the Hunting deck attacks.
    Beast,
    /// So many mystery cards are to be drawn.
    Mysteries(u8),
    /// The last round ends.
    Game,
}

/// How an option is called.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Go on without using anything.
    Continue,
    /// Nothing of it is wanted.
    No,
    /// Stop drawing.
    Stop,
    /// Draw another card.
    DrawAnother,
    /// An alternative of the card in the question, by index.
    Alternative {
        /// Its id.
        id: Key,
        /// What it does.
        effects: Vec<crate::effect::Effect>,
        /// What then becomes of the card, where that hangs on the choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fate: Option<crate::effect::Fate>,
    },
    /// A source of a tile.
    Source(Space, SourceAt, Res),
    /// A hex.
    Space(Space),
    /// The covered terrain of a tile.
    CoveredTerrain(Space),
    /// A printed thing.
    Card(CardRef),
    /// A person.
    Person(Who),
    /// A level.
    Track(Track),
    /// Use a thing.
    Use(Who, Usable),
    /// A planned action.
    Placement(u32),
    /// Roll this die again.
    Reroll(Die, Who, Usable),
    /// Amounts of resources.
    Stock(Stock),
    /// An amount of wood.
    Number(u8),
    /// An amount of determination.
    Det(u8),
    /// An amount of wounds to heal.
    Heal(u8),
    /// An amount by which morale moves.
    Morale(i8),
    /// A tile by number.
    Tile(u8),
    /// To the top.
    Top,
    /// To the bottom.
    Bottom,
    /// A token on the board.
    Token(TokenKind, Place),
    /// A morale arrow of a person at a wound number.
    Arrow(Who, u8),
    /// A project, by the index of its price.
    Project(crate::plan::Project, u8),
    /// Ignore the drawn trap.
    IgnoreTrap,
    /// Pay what is owed.
    Pay,
    /// Suffer instead.
    Suffer,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// The head of a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    /// What is asked.
    pub question: Question,
    /// The card or item it comes from.
    pub source: Option<CardRef>,
    /// The person it concerns.
    pub who: Option<Who>,
    /// The task that asked, run again after a use.
    pub origin: Box<Task>,
    /// Seats that went on at a stop while others may still use what they hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Seat>,
}

/// An open question of the island game.
pub type Ask = Decision<Prompt, Label, Rejection, Vec<Task>>;
