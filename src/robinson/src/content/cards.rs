//! What the cards of the decks are.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    effect::{Effect, Fate, Passive, Use},
    ids::{Deck, Kind, MysteryKind},
};

/// A beast card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Its name in content and saves.
    pub id: Key,
    /// How strong it is.
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
    /// Its name in content and saves.
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

pub(super) fn one() -> u8 {
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
    /// Its name in content and saves.
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
