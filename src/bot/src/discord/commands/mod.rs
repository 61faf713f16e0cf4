//! The slash commands. Names, descriptions and their translations come from the bot's texts (`localize`).

pub mod contests;
mod look;
pub(crate) mod table;

use poise::ApplicationContext;

use crate::games::{island, rollwrite};

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
        island::commands::assign(),
        island::commands::unassign(),
        island::commands::advance(),
        island::commands::choose(),
        island::commands::use_thing(),
        island::commands::undo(),
        look::plan(),
        look::board(),
        look::me(),
        look::card(),
        look::rules(),
        look::rulings(),
        look::odds(),
        look::log(),
        look::help(),
        rollwrite::commands::solo::solo(),
        rollwrite::commands::solo::go(),
        contests::daily(),
        contests::weekly(),
        contests::scores(),
        contests::share(),
        rollwrite::commands::party::party(),
    ]
}

/// The bot and the caller of a command; the framework is told that the answer is ours.
pub(crate) fn open<'a>(ctx: &Ctx<'a>) -> (&'a App, Caller) {
    ctx.has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    let app = ctx.framework.user_data;
    let mut caller = Caller::of_command(ctx.interaction);
    caller.now_ms = app.now_ms();
    (app, caller)
}
