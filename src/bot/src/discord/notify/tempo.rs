//! How urgent it is at a table, and what follows from that for calls.

use castaway_table::Pace;

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;

/// How urgent it is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// The game itself hurries somebody.
    Hurried,
    /// People take turns, and all others wait.
    Turn,
    /// As was agreed.
    Pace(Pace),
}

impl Tempo {
    /// How long one waits before the first call, where nothing else was said.
    pub(super) fn patience_ms(self, fresh: bool) -> u64 {
        match (self, fresh) {
            (Self::Hurried | Self::Turn, false) => 0,
            (Self::Hurried, true) => 3 * MINUTE_MS,
            (Self::Turn, true) => 8 * HOUR_MS,
            (Self::Pace(pace), _) => match pace {
                Pace::Live => 2 * MINUTE_MS,
                Pace::Several => HOUR_MS,
                Pace::Daily => 4 * HOUR_MS,
                Pace::Relaxed => 8 * HOUR_MS,
            },
        }
    }

    /// How long one waits after a call at least before the next.
    pub(super) fn pause_ms(self) -> u64 {
        match self {
            Self::Hurried | Self::Turn => 24 * HOUR_MS,
            Self::Pace(pace) => match pace {
                Pace::Live => 5 * MINUTE_MS,
                Pace::Several => 2 * HOUR_MS,
                Pace::Daily => 8 * HOUR_MS,
                Pace::Relaxed => 24 * HOUR_MS,
            },
        }
    }
}
