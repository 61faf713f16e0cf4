//! What is offered in a trade.

use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{state::Survivor, stock::Stock};

/// What one side of a trade gives (D-TRADE-1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// The resources that change hands.
    #[serde(skip_serializing_if = "Stock::is_empty")]
    pub stock: Stock,
    /// The items that change hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Key>,
    /// Projects in hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub projects: Vec<Key>,
}

/// An offer that stands until the turn ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeOffer {
    /// Who offers.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What is given.
    pub give: Goods,
    /// What is asked for it.
    pub take: Goods,
}

impl Goods {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.stock.is_empty() && self.items.is_empty() && self.projects.is_empty()
    }

    /// Whether somebody has all of it.
    pub fn held_by(&self, who: &Survivor) -> bool {
        let once = |list: &[Key]| {
            let mut seen = list.to_vec();
            seen.sort_unstable();
            seen.dedup();
            seen.len() == list.len()
        };
        who.stock.covers(&self.stock)
            && once(&self.items)
            && once(&self.projects)
            && self.items.iter().all(|i| who.holds(i).is_some())
            && self.projects.iter().all(|p| who.hand.contains(p))
    }
}
