//! Places in effects: where something is put, where it lies, which tile is meant.

use crate::effect::At;
use crate::text::bundle::{Wording, txt};

impl Wording {
    pub(in crate::text) fn at(&self, at: At) -> String {
        match at {
            At::Action(kind) => self.say("at-action", &[("kind", txt(&self.action_name(kind)))]),
            At::Deck(deck) => self.say("at-deck", &[("kind", txt(&self.action_name(deck.kind())))]),
            At::ActionTile => self.word("at-action-tile"),
            At::Camp => self.word("at-camp"),
            At::AdjacentToCamp => self.word("at-adjacent-tile"),
            At::Linked => self.word("at-linked"),
            At::Shelter => self.word("at-shelter"),
            At::Track(track) => self.say("at-track", &[("place", txt(&self.track_place(track)))]),
            At::Night => self.word("at-night"),
            At::Space(space) => self.say("at-space", &[("space", txt(self.space(space)))]),
        }
    }

    /// Where something already lies; tiles stand in another case than where something is put.
    pub(super) fn inside(&self, at: At) -> String {
        match at {
            At::ActionTile => self.word("in-action-tile"),
            At::Camp => self.word("in-camp"),
            At::AdjacentToCamp => self.word("in-adjacent-tile"),
            At::Linked => self.word("in-linked"),
            At::Space(space) => self.say("in-space", &[("space", txt(self.space(space)))]),
            At::Action(_) | At::Deck(_) | At::Shelter | At::Track(_) | At::Night => self.at(at),
        }
    }

    /// A tile as the object of a sentence.
    pub(super) fn the_tile(&self, at: At) -> String {
        match at {
            At::ActionTile => self.word("the-action-tile"),
            At::Camp => self.word("the-camp-tile"),
            At::AdjacentToCamp => self.word("the-adjacent-tile"),
            At::Linked => self.word("the-linked-tile"),
            At::Space(space) => self.say("the-tile-of", &[("space", txt(self.space(space)))]),
            At::Action(_) | At::Deck(_) | At::Shelter | At::Track(_) | At::Night => self.at(at),
        }
    }
}
