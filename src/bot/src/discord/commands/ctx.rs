//! What the handlers of slash commands begin with.

use std::sync::atomic::Ordering;

use castaway_table::Playable;
use poise::ApplicationContext;

use crate::discord::{
    app::{App, CommandError},
    context::Ui,
    reply::Caller,
};

/// What handlers of poise get.
pub type Ctx<'a> = ApplicationContext<'a, App, CommandError>;

/// The bot and the caller of a command; the framework is told that the answer is ours.
pub fn open<'a>(ctx: &Ctx<'a>) -> (&'a App, Caller) {
    ctx.has_sent_initial_response.store(true, Ordering::SeqCst);
    let app = ctx.framework.user_data;
    (app, Caller::of_command(ctx.interaction, app.now_ms()))
}

/// The same for a command of one game.
///
/// # Errors
/// When that game is not on the list of games, which no command of a game on the list meets.
pub fn open_game<G: Playable>(ctx: &Ctx<'_>) -> Result<(Ui<G>, Caller), CommandError> {
    let ui = game(ctx)?;
    let (_, caller) = open(ctx);
    Ok((ui, caller))
}

/// The context of one game, for the completion of what is typed.
///
/// # Errors
/// As [`open_game`].
pub fn game<G: Playable>(ctx: &Ctx<'_>) -> Result<Ui<G>, CommandError> {
    let ui = ctx.framework.user_data.ui::<G>();
    ui.ok_or_else(|| CommandError(format!("{} is not played here", G::NAME)))
}
