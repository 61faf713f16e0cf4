//! What the people of a table are still to be told about it: noted with the change itself, so that no kill loses it.

use castaway_kernel::{Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{Meta, Term};

/// More than people settle before anybody could be told.
const KEPT: usize = 16;

/// Something that somebody has settled and that the channel is to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// Who has settled it.
    pub user: u64,
    /// When, in unix milliseconds.
    pub at_ms: u64,
    /// What was settled.
    pub what: Announced,
}

/// What can be announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Announced {
    /// More than half agreed on this.
    Settled(Term),
    /// This found too few who want it; the user was the last to say no.
    Declined(Term),
    /// The user proposed this, and somebody else something newer before it was settled.
    Overtaken(Term),
    /// Time stands still.
    Paused,
    /// Time runs again.
    Runs,
    /// The user is on holiday.
    Away {
        /// Until then, in unix milliseconds.
        until_ms: u64,
    },
    /// The user is back before that.
    Back,
    /// What the user had settled once and for all rests on nothing any more.
    Disarmed {
        /// Its name in the rules.
        name: Key,
    },
    /// The step that had ended what the user had settled was taken back, so that it counts again.
    Rearmed {
        /// Its name in the rules.
        name: Key,
    },
    /// The user got up from a seat, which others may take.
    Left {
        /// The seat.
        seat: Seat,
        /// Who had entrusted their seats to the user.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entrusted: Vec<u64>,
    },
    /// The user would like a seat that is kept for another.
    AsksSeat {
        /// The seat.
        seat: Seat,
        /// For whom it is kept.
        kept: u64,
        /// How many of the user's wishes were decided before.
        decided: u32,
    },
    /// The user has answered somebody who asked to move beside them.
    Beside {
        /// Who asked.
        asked: u64,
        /// Whether they may.
        lets: bool,
    },
}

impl Announced {
    /// Whether it is about a seat, which concerns also whoever plays alone for now.
    pub fn is_of_seats(&self) -> bool {
        matches!(
            self,
            Announced::Left { .. } | Announced::AsksSeat { .. } | Announced::Beside { .. }
        )
    }
}

impl Meta {
    /// The channel is to be told this.
    pub fn announce(&mut self, user: u64, at_ms: u64, what: Announced) {
        let announcement = Announcement { user, at_ms, what };
        self.announcements.push(announcement);
        let surplus = self.announcements.len().saturating_sub(KEPT);
        self.announcements.drain(..surplus);
    }

    /// The channel was told this; whether by a message of its own that lies below the panel now.
    pub fn announced(&mut self, told: &Announcement, posted: bool) {
        let first = self.announcements.iter().position(|other| other == told);
        if let Some(first) = first {
            self.announcements.remove(first);
        }
        if let (true, Some(panel)) = (posted, &mut self.panel) {
            panel.below = panel.below.saturating_add(1);
        }
    }

    /// Whether the channel was not told everything yet that people have settled or would settle. Whoever is alone is told of
    /// seats only.
    pub fn owes_words(&self) -> bool {
        match self.is_solo() {
            true => self.announcements.iter().any(|one| one.what.is_of_seats()),
            false => !self.announcements.is_empty() || self.owes_motion(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_settled_is_owed_until_it_was_told() {
        let mut meta = Meta {
            chairs: [7, 8].into(),
            ..Meta::default()
        };
        assert!(!meta.owes_words());
        assert!(meta.pause(7, 10));
        assert!(meta.run_again(7, 20));
        let told = meta.announcements.clone();
        assert_eq!(told.len(), 2);
        meta.announced(&told[0], true);
        assert_eq!(meta.announcements, told[1..]);
        meta.announced(&told[0], true);
        meta.announced(&told[1], true);
        assert!(!meta.owes_words());
        for at_ms in 0..100 {
            meta.announce(7, at_ms, Announced::Back);
        }
        assert_eq!(meta.announcements.len(), KEPT);
        assert_eq!(meta.announcements[KEPT - 1].at_ms, 99);
        // Alone nobody is told how a table goes on.
        assert!(meta.owes_words());
        assert!(meta.leave(8));
        assert!(!meta.owes_words());
    }
}
