//! What asks for an item that does nothing else.

use castaway_kernel::Key;

use super::bundle::{Wording, num, txt};
use crate::{
    catalog::Catalog,
    content::{EventCard, InventionKind, ThreatAction},
};

/// Whether a Threat Action can be met with this item.
pub(super) fn asks_for(action: &ThreatAction, item: &Key) -> bool {
    let mut ways = action.requires.iter();
    ways.any(|way| way.item.as_ref() == Some(item))
}

impl Wording {
    /// What a tool is needed for: the inventions that ask for it, and how many event cards.
    pub(super) fn tool_line(&self, catalog: &Catalog, item: &Key) -> String {
        let inventions = catalog.inventions.values();
        // Those of a sheet are known where the sheet is played.
        let asking =
            inventions.filter(|i| i.kind != InventionKind::Scenario && i.items.contains(item));
        let names: Vec<String> = asking.map(|invention| self.item(&invention.id)).collect();
        let asks = |card: &&EventCard| card.actions.iter().any(|action| asks_for(action, item));
        let events: u8 = catalog.events.values().filter(asks).map(|c| c.count).sum();
        match (names.is_empty(), events) {
            (true, 0) => self.word("line-tool"),
            (true, n) => self.say("line-tool-events", &[("n", num(n))]),
            (false, n) => {
                let names = self.and(&names);
                self.say("line-tool-named", &[("names", txt(&names)), ("n", num(n))])
            }
        }
    }
}
