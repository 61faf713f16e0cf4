//! What the calendar says on a day: nights to come, days left, land that sinks.

use super::world::World;
use crate::engine;

impl World<'_> {
    /// Sets the day that is thought of.
    pub(super) fn set_day(&mut self, day: u8) {
        let charter = self.charter;
        let last = charter.days;
        let night = |day| engine::tonight(self.catalog, charter, day);
        let tonight = night(day);
        let later = || day.saturating_add(1)..=last;
        let count = |list: Vec<u8>| i32::try_from(list.len()).unwrap_or(0);
        let until = |list: &[u8]| list.first().map(|d| i32::from(*d) - i32::from(day));
        let thirst: Vec<u8> = later().filter(|d| night(*d).thirst).collect();
        let hunger: Vec<u8> = later().filter(|d| night(*d).hunger).collect();
        self.day = day;
        self.thirst_tonight = tonight.thirst;
        self.hunger_tonight = tonight.hunger;
        self.next_thirst = until(&thirst);
        self.next_hunger = until(&hunger);
        self.thirst = count(thirst);
        self.hunger = count(hunger);
        self.days = i32::from(last) - i32::from(day);
        let sinking = engine::sinking(self.state, day.saturating_add(1));
        self.sinks = self.hexes.iter().map(|h| sinking.contains(h)).collect();
    }
}
