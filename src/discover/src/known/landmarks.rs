//! Landmarks: where they are seen, which one a quest names, and what they told.

use castaway_kernel::{Key, Seat};

use super::Known;
use crate::{
    quest::Target,
    world::{Icon, Space},
};

impl Known<'_> {
    /// The landmark of a space, where it is seen.
    pub fn landmark(&self, space: Space) -> Option<u8> {
        match self.site(space)?.icon {
            Some(Icon::Landmark(n)) => Some(n),
            _ => None,
        }
    }

    /// Whether a landmark's story has been told.
    pub fn is_told(&self, landmark: u8) -> bool {
        self.s.told.contains(&landmark)
    }

    /// The story that a landmark told, where that is told once and for all or is that of a lock.
    pub fn told_at(&self, landmark: u8) -> Option<&Key> {
        let own = || {
            self.s
                .world
                .stories
                .get(usize::from(landmark).checked_sub(1)?)
        };
        let read = self.is_told(landmark) || self.is_shut(landmark);
        let door = self.tale(landmark).or_else(|| own().filter(|_| read))?;
        // Once a lock is open what lay behind it is the story.
        let behind = self
            .catalog
            .stories
            .get(door)
            .and_then(|s| s.opens.as_ref());
        Some(match behind.filter(|_| self.is_told(landmark)) {
            Some(behind) => behind,
            None => door,
        })
    }

    /// Whether a landmark was looked into and is locked (D-CARD-X5).
    pub fn is_shut(&self, landmark: u8) -> bool {
        self.s.shut.contains(&landmark)
    }

    /// Whether a look into a landmark has anything new for somebody: its story has not been told, and it is no lock that was seen
    /// and that nothing of theirs opens (D-KEY-1).
    pub fn has_news(&self, landmark: u8, seat: Seat) -> bool {
        let lock = || self.catalog.stories.get(self.told_at(landmark)?)?.tag;
        let opens = |lock| self.abilities(seat).iter().any(|(_, _, p)| p.opens(lock));
        !self.is_told(landmark) && (!self.is_shut(landmark) || lock().is_some_and(opens))
    }

    /// The number of the landmark that a quest names.
    pub fn number(&self, target: Target) -> Option<u8> {
        self.s.world.landmark(target)
    }

    /// How many landmarks there are, seen or not: by it everybody can tell which one a quest names.
    pub fn landmarks(&self) -> u8 {
        self.s.world.landmarks()
    }
}
