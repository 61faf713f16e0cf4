//! Cards, tokens and items that come from a pile or go to one.

use crate::effect::{Built, ItemsTo, Scouted, Supply};
use crate::text::bundle::Wording;

impl Wording {
    /// Things are drawn for the group.
    pub(super) fn drawn(&self, pile: Supply, n: u8) -> String {
        match pile {
            Supply::Discovery => self.count("fx-gain-discovery", n),
            Supply::Equipment => self.count("fx-gain-equipment", n),
            Supply::Inventions => self.word("fx-draw-invention"),
            Supply::AnyInvention => self.word("fx-search-invention"),
        }
    }

    /// The top of a pile is looked through.
    pub(super) fn scouted(&self, pile: Scouted, n: u8) -> String {
        let id = match pile {
            Scouted::Tiles => "fx-scout-tiles",
            Scouted::TilesInOrder => "fx-arrange-tiles",
            Scouted::Inventions => "fx-draw-inventions",
            Scouted::Discovery => "fx-scout-discovery",
            Scouted::Beasts => "fx-strongest-beast",
        };
        self.count(id, n)
    }

    /// Built items go somewhere; only what is said here may stand in the content.
    pub(super) fn items_moved(&self, which: Built, to: ItemsTo) -> String {
        let id = match to {
            ItemsTo::Board => "fx-flip-items",
            ItemsTo::Marker => "fx-mark-items",
            ItemsTo::Deck => return self.word("fx-discard-item"),
            ItemsTo::Future => return self.word("fx-items-to-future"),
        };
        match which {
            Built::Some(n) => self.count(id, n),
            Built::Marked | Built::All => self.word("fx-flip-items-marked"),
        }
    }
}
