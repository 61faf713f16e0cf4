//! Why a load run came to no good end.

use super::verdict::{BOUND_P50, BOUND_P99};
use crate::ops::serve::ServeError;

/// Why a load run came to no good end.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Our own bot did not start.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// The folder for temporary things could not be used.
    #[error("no folder for temporary things: {0}")]
    Scratch(#[from] std::io::Error),
    /// The other bot did not come up.
    #[error("the bot to compare with did not start: {0}")]
    Peer(String),
    /// No press was answered.
    #[error("no press was answered, so nothing was measured")]
    Nothing,
    /// It was told to stop.
    #[error("stopped")]
    Stopped,
    /// A press takes too long beside the other bot.
    #[error(
        "failed: a press takes more than {BOUND_P50} times as long as beside it at p50, or {BOUND_P99} times at p99"
    )]
    TooSlow,
}
