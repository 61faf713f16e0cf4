//! Landmarks: where they are seen, which one a quest names, and what they told.

use castaway_kernel::Key;

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

    /// The story that was told at a landmark, where it is told once and for all.
    pub fn told_at(&self, landmark: u8) -> Option<&Key> {
        let own = || {
            self.s
                .world
                .stories
                .get(usize::from(landmark).checked_sub(1)?)
        };
        self.tale(landmark)
            .or_else(|| own().filter(|_| self.is_told(landmark)))
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
