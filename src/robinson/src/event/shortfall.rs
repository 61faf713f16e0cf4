//! Which wounds are those of what was missing, where others follow at once.

use super::Event;
use crate::ids::Who;

/// Follows events: whatever is missing wounds everybody whom it concerns once, and a further wound comes of something else.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shortfall {
    missed: bool,
    hurt: Vec<Who>,
}

impl Shortfall {
    /// Goes on with an event; whether it is a wound that comes of something else.
    pub(crate) fn follow(&mut self, event: &Event) -> bool {
        if let Event::Unmet { .. } = event {
            self.missed = true;
            self.hurt.clear();
        } else if let Event::Wounded { who, .. } = event {
            if !self.missed || self.hurt.contains(who) {
                self.missed = false;
                return true;
            }
            self.hurt.push(*who);
        }
        false
    }
}
