//! What the bot takes from outside: time and chance.

use std::sync::Arc;

/// Where the present comes from, in unix milliseconds: the only clock that games and contests see.
pub type Clock = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Where the seeds of games come from that are no contest: all that is random in how they begin and go on. Only worlds of the
/// expedition that were tried beforehand bring a seed of their own.
pub type Seeds = Arc<dyn Fn() -> u64 + Send + Sync>;

/// Time and chance; tests put their own in their place.
#[derive(Clone)]
pub struct Environment {
    /// Where the present comes from.
    pub clock: Clock,
    /// Where seeds come from.
    pub seeds: Seeds,
}

impl Environment {
    /// A clock of one's own, and seeds that nobody foresees.
    pub fn at(clock: Clock) -> Self {
        Self {
            clock,
            seeds: Arc::new(rand::random),
        }
    }
}
