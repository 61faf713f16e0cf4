//! What happened, for the story and for the record.

use castaway_kernel::{Audience, Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ids::{Damage, Res, Support},
    state::{Foe, Outcome},
    stock::Stock,
    trade::Goods,
    world::{Face, Space},
};

/// What a die is rolled for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RollOf {
    /// What a card, a thing or a character says.
    Card(Key),
    /// Dirty water that was spent.
    Dirty,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game begins with this leader.
    Begins(Seat),
    /// Characters that a seat may choose from; the public half names none.
    Dealt(Seat, Option<Vec<Key>>),
    /// All characters are shown.
    Plays(Seat, Key),
    /// A day begins.
    Dawn(u16),
    /// A turn begins.
    Turn(Seat),
    /// Somebody walked.
    Moved(Seat, Space),
    /// A tile was turned up (D-SCOUT-1).
    Revealed(u8),
    /// A tile was looked at; the public half says no more.
    PeekedTile(Seat, u8),
    /// A token was looked at; the public half does not say what it is.
    PeekedToken(Seat, Space, Option<Face>),
    /// A token was turned up.
    Flipped(Space, Face),
    /// Somebody got resources.
    Gained(Seat, Stock),
    /// Somebody spent or lost resources.
    Spent(Seat, Stock),
    /// Resources or items were dropped, or discarded.
    Dropped(Seat, Stock, Vec<Key>),
    /// A card was resolved.
    Card(Seat, Key),
    /// A landmark was looked into for the quest that had told its story before.
    Looked(Seat, u8),
    /// An item was taken.
    Item(Seat, Key),
    /// An item was crafted (D-CRAFT-1).
    Crafted(Seat, Key),
    /// A project was drawn; the public half does not name it.
    Drew(Seat, Option<Key>),
    /// A project was shown to somebody; the public half does not name it.
    Shown(Seat, Seat, Option<Key>),
    /// A trade was offered; the public half names no goods.
    Offered(Seat, Seat, Option<(Goods, Goods)>),
    /// A trade was made; the public half names no projects.
    Traded(Seat, Seat),
    /// Stamina changed.
    Stamina(Seat, i8),
    /// Damage was suffered (D-DMG-2).
    Hurt(Seat, Damage),
    /// Damage was healed.
    Healed(Seat, Damage),
    /// A survivor became a casualty (D-CAS-1).
    Fell(Seat),
    /// A survivor left and has won (D-WIN-4).
    Won(Seat),
    /// A die was rolled, as games told it that named no reason.
    Rolled(Seat, u8),
    /// A die was rolled for something.
    RolledFor(Seat, u8, RollOf),
    /// A monster came.
    Came(u32, Space),
    /// A monster moved.
    Went(u32, Space),
    /// A fight began.
    Fight(Seat, Foe, Key),
    /// A support card was played.
    Support(Seat, Support),
    /// The dice of a fight, gray and red.
    Dice([u8; 2]),
    /// An enemy took damage.
    Struck(Key, u8),
    /// An enemy was defeated.
    Defeated(Seat, Key),
    /// An enemy retreated.
    Fled(Key, Space),
    /// Somebody escaped from an enemy, to a space; from a lethal one nobody comes away (D-ESC-1, D-LETHAL-2).
    Escaped(Seat, Key, Option<Space>),
    /// A fire was lit or went out.
    Fire(Space, bool),
    /// A landmark got better (D-NUM-3).
    Upgraded(Space),
    /// A night card was drawn.
    Night(Key),
    /// A threat was drawn.
    Threat(Seat, Key),
    /// The tribe has a new leader.
    Leads(Seat),
    /// The quest went on.
    Stage(u8),
    /// Something was laid down for it.
    Laid(Seat, Stock),
    /// An objective was set going.
    Activated(Space),
    /// A tile went under.
    Flooded(u8),
    /// The game is over.
    Over(Outcome),
    /// Something was taken from a casualty.
    Looted(Seat, Seat, Res),
    /// The first attacked the second (D-S5-6).
    Attacked(Seat, Seat),
    /// The dice of an attack: whose they are, what they show, what is added; gray and red.
    DuelDice([Seat; 2], [u8; 2], [i8; 2]),
    /// The first stole a resource of the second (D-S5-12).
    Stolen(Seat, Seat, Res),
    /// A spring dried up.
    Dried(Space),
    /// Whatever the night card asks for, it asks for water and food.
    HardNight,
}

impl Event {
    /// Whether it showed something random or hidden (D-R-19).
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Dealt(..)
                | Self::Plays(..)
                | Self::Revealed(_)
                | Self::PeekedTile(..)
                | Self::PeekedToken(..)
                | Self::Flipped(..)
                | Self::Card(..)
                | Self::Drew(..)
                | Self::Shown(..)
                | Self::Offered(..)
                | Self::Rolled(..)
                | Self::RolledFor(..)
                | Self::Came(..)
                | Self::Fight(..)
                | Self::Support(..)
                | Self::Dice(_)
                | Self::Night(_)
                | Self::Threat(..)
                | Self::Item(..)
                | Self::Attacked(..)
                | Self::DuelDice(..)
                | Self::Dried(_)
                // The whole land is opened then.
                | Self::Over(_)
        )
    }

    /// Whether it only says more of what happened, such as what was looked at for nothing new.
    pub fn explains(&self) -> bool {
        matches!(self, Self::Looked(..))
    }

    /// Who is told of it.
    pub fn audience(&self) -> Audience<Self> {
        let half = |seat: Seat, public: Self| Audience::Half { seat, public };
        match self {
            Self::Dealt(seat, Some(_)) => half(*seat, Self::Dealt(*seat, None)),
            Self::PeekedToken(seat, at, Some(_)) => {
                half(*seat, Self::PeekedToken(*seat, *at, None))
            }
            Self::Drew(seat, Some(_)) => half(*seat, Self::Drew(*seat, None)),
            Self::Shown(from, to, Some(_)) => half(*to, Self::Shown(*from, *to, None)),
            Self::Offered(from, to, Some(_)) => half(*to, Self::Offered(*from, *to, None)),
            // Each by its name, so that a new one is asked for what of it is hidden.
            Self::Begins(..)
            | Self::Dealt(_, None)
            | Self::Plays(..)
            | Self::Dawn(..)
            | Self::Turn(..)
            | Self::Moved(..)
            | Self::Revealed(..)
            | Self::PeekedTile(..)
            | Self::PeekedToken(_, _, None)
            | Self::Flipped(..)
            | Self::Gained(..)
            | Self::Spent(..)
            | Self::Dropped(..)
            | Self::Card(..)
            | Self::Looked(..)
            | Self::Item(..)
            | Self::Crafted(..)
            | Self::Drew(_, None)
            | Self::Shown(_, _, None)
            | Self::Offered(_, _, None)
            | Self::Traded(..)
            | Self::Stamina(..)
            | Self::Hurt(..)
            | Self::Healed(..)
            | Self::Fell(..)
            | Self::Won(..)
            | Self::Rolled(..)
            | Self::RolledFor(..)
            | Self::Came(..)
            | Self::Went(..)
            | Self::Fight(..)
            | Self::Support(..)
            | Self::Dice(..)
            | Self::Struck(..)
            | Self::Defeated(..)
            | Self::Fled(..)
            | Self::Escaped(..)
            | Self::Fire(..)
            | Self::Upgraded(..)
            | Self::Night(..)
            | Self::Threat(..)
            | Self::Leads(..)
            | Self::Stage(..)
            | Self::Laid(..)
            | Self::Activated(..)
            | Self::Flooded(..)
            | Self::Over(..)
            | Self::Looted(..)
            | Self::Attacked(..)
            | Self::DuelDice(..)
            | Self::Stolen(..)
            | Self::Dried(..)
            | Self::HardNight => Audience::All,
        }
    }
}
