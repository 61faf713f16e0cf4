//! The slash commands that all games share, and how those of a game begin. Names, descriptions and their translations
//! come from the bot's texts (`localize`).

mod contests;
mod ctx;
mod explained;
mod look;
mod lookup;
mod notify;
mod privacy;
pub mod seats;
mod settings;
mod start;
mod stats;
pub mod table;

use super::app::{App, Command};

pub use contests::days;
pub use ctx::{Ctx, game, open, open_game};
pub use start::starts;

/// All commands: those that all games share, and those of each game.
pub fn all(app: &App) -> Vec<Command> {
    let mut all = shared();
    all.extend(app.games.iter().flat_map(|game| game.commands()));
    all
}

/// The commands that all games share.
pub fn shared() -> Vec<Command> {
    vec![
        look::board(),
        look::me(),
        look::rules(),
        lookup::card(),
        lookup::odds(),
        lookup::rulings(),
        look::log(),
        look::recap(),
        look::hint(),
        look::standing(),
        look::help(),
        look::undo(),
        look::report(),
        settings::settings(),
        notify::notify(),
        notify::games(),
        privacy::privacy(),
        stats::stats(),
        contests::daily(),
        contests::weekly(),
        contests::share(),
    ]
}
