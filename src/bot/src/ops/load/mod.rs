//! A load run: many games played at once through the sandbox, over the real gateway and REST calls, alone or beside
//! a bare bot that is written for discord.py.

mod alone;
mod beside;
mod child;
mod choose;
mod crowd;
mod error;
mod figures;
mod pong;
mod python;
mod quiet;
mod report;
mod scratch;
mod stage;
mod verdict;
mod wish;

pub use choose::choose;
pub use error::LoadError;
pub use python::installed;
pub use stage::Stage;
pub use wish::{Load, Peer};

use scratch::Scratch;

/// Measures as wished and prints it; a signal to stop ends it in order.
///
/// # Errors
/// When something cannot be set up, nothing could be measured, it was stopped, or it is too slow beside another bot.
pub async fn load(load: Load) -> Result<(), LoadError> {
    let stop = super::serve::stop_signal();
    // Dropped last: nothing is left of the run, and no process of it runs on.
    let scratch = Scratch::new()?;
    let measure = async {
        match load.beside {
            None => alone::alone(&load, &scratch).await,
            Some(Peer::DiscordPy) => beside::beside(&load, &scratch).await,
        }
    };
    tokio::select! {
        done = measure => done,
        () = stop => Err(LoadError::Stopped),
    }
}
