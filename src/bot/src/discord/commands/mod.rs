//! The slash commands. Names, descriptions and their translations come from the bot's texts (`localize`).

pub mod cups;
mod look;
mod moves;
mod party;
pub mod solo;
mod table;

use poise::ApplicationContext;

pub use moves::{Wish, goal_of, pawn_names};

use super::{app::App, reply::Caller};

/// What handlers of poise get.
pub type Ctx<'a> = ApplicationContext<'a, App, CommandError>;

/// A command cannot fail in a way that needs the framework: it answers its own trouble.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct CommandError(pub String);

/// All commands.
pub fn all() -> Vec<poise::Command<App, CommandError>> {
    vec![
        table::island(),
        moves::assign(),
        moves::unassign(),
        moves::advance(),
        moves::choose(),
        moves::use_thing(),
        moves::undo(),
        look::plan(),
        look::board(),
        look::me(),
        look::card(),
        look::rules(),
        look::rulings(),
        look::odds(),
        look::log(),
        look::help(),
        solo::solo(),
        solo::go(),
        cups::daily(),
        cups::weekly(),
        cups::scores(),
        cups::share(),
        party::party(),
    ]
}

/// The bot and the caller of a command; the framework is told that the answer is ours.
fn open<'a>(ctx: &Ctx<'a>) -> (&'a App, Caller) {
    ctx.has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    let app = ctx.framework.user_data;
    let mut caller = Caller::of_command(ctx.interaction);
    caller.now_ms = app.now_ms();
    (app, caller)
}
