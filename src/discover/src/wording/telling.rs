//! What happened, runs of it folded.

use super::{People, Wording};
use crate::{event::Event, view::View};

impl Wording<'_> {
    /// What happened, runs of it folded: lines of a story.
    pub fn telling(&self, view: &View, people: &dyn People, events: &[Event]) -> Vec<String> {
        let lines = events.iter().filter_map(|e| self.told(view, people, e));
        lines.collect()
    }
}
