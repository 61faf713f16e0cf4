//! What will happen to a planned action, in percent.

use serde::{Deserialize, Serialize};

use crate::{ids::Who, task::Usable};

/// Why the chances are not just those of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sway {
    /// An adventure token on the deck draws a card whatever the dice show.
    AdventureToken,
    /// A reroll token beside the action: a success is rolled once more.
    RerollToken,
    /// A card that lasts: a success of this person is rolled once more.
    LastingReroll,
    /// Friday takes a wound where others draw a card.
    Friday,
    /// A wound comes where other actions draw a card.
    NoCard,
    /// A danger token wounds whoever leads while the weapon level is 0.
    Danger,
    /// Other actions of the kind are planned, and the tokens meet the one that is resolved first.
    FirstOfKind,
}

/// What rolling dice again could make of it, if it is spent on one die alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RerollOdds {
    /// Who rolls again.
    pub who: Who,
    /// By what.
    pub by: Usable,
    /// How often at most.
    pub times: u8,
    /// Success, if it is spent on the success die; `None` if that changes nothing.
    pub success: Option<u8>,
    /// A wound, if it is spent on the wound die.
    pub wound: Option<u8>,
    /// A card, if it is spent on the adventure die; a wound where that comes instead.
    pub adventure: Option<u8>,
}

/// Chances of an action in percent, with all that is certain to happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// The chance that the action succeeds.
    pub success: u8,
    /// One wound at least.
    pub wound: u8,
    /// Two wounds at least, three, and four.
    #[serde(default)]
    pub more: [u8; 3],
    /// A card of the Adventure deck.
    pub adventure: u8,
    /// What sways the dice.
    pub sways: Vec<Sway>,
    /// What the one who leads could roll again.
    pub again: Option<RerollOdds>,
}

impl Odds {
    /// The chance of so many wounds at least.
    pub fn wounds(&self, n: u8) -> u8 {
        let [two, three, four] = self.more;
        match n {
            0 => 100,
            1 => self.wound,
            2 => two,
            3 => three,
            4 => four,
            // A token beside the action, one on the tile, a die, and one more where no card comes.
            _ => 0,
        }
    }
}
