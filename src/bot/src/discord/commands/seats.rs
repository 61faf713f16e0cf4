//! What commands of any game do about the seats of the table of a channel: who sits there, who leads it, and in which channel its
//! game goes on.

use castaway_table::on_heap;
use serenity::all::User;

use super::ctx::{Ctx, open_game};
use crate::{
    discord::{
        app::CommandError,
        carrying::Waiting,
        context::Ui,
        game_ui::GameUi,
        reply::{Caller, How},
    },
    ui::common,
};

/// The caller sits down at the table of this channel.
///
/// # Errors
/// When the game is not on the list of games.
pub async fn join<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.ask_for_seat(&caller)).await;
    Ok(())
}

/// The caller gets up from it.
///
/// # Errors
/// As [`join`].
pub async fn leave<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.ask_to_leave(&caller)).await;
    Ok(())
}

/// The caller offers the own seat to somebody.
///
/// # Errors
/// As [`join`].
pub async fn hand<G: GameUi>(ctx: Ctx<'_>, user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    if is_person(&ui, &caller, &user).await {
        on_heap(|| ui.offer_seat(&caller, user.id.get())).await;
    }
    Ok(())
}

/// The caller lets somebody move for the own seat as well.
///
/// # Errors
/// As [`join`].
pub async fn copilot<G: GameUi>(ctx: Ctx<'_>, user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    if is_person(&ui, &caller, &user).await {
        on_heap(|| ui.entrust(&caller, user.id.get())).await;
    }
    Ok(())
}

/// Whether somebody can sit at a table; else the caller is told.
async fn is_person<G: GameUi>(ui: &Ui<G>, caller: &Caller, user: &User) -> bool {
    if user.bot {
        ui.tell(caller, "seat-bot").await;
    }
    !user.bot
}

/// The caller lets somebody else lead the table.
///
/// # Errors
/// As [`join`].
pub async fn host<G: GameUi>(ctx: Ctx<'_>, user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.hand_lead(&caller, user.id.get())).await;
    Ok(())
}

/// The caller puts the game of this channel on the shelf.
///
/// # Errors
/// As [`join`].
pub async fn shelve<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.shelve(&caller)).await;
    Ok(())
}

/// The caller takes a game that waits into this channel.
///
/// # Errors
/// As [`join`].
pub async fn waiting<G: GameUi>(ctx: Ctx<'_>, waiting: Waiting) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    match ui.lacking(&caller, ctx.interaction.app_permissions) {
        Some(text) => ui.say(&caller, How::New, &common::notice(text)).await,
        None => on_heap(|| ui.show_waiting(&caller, waiting)).await,
    }
    Ok(())
}

/// Shows how the table of this channel plays.
///
/// # Errors
/// As [`join`].
pub async fn agreed<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.show_agreed(&caller)).await;
    Ok(())
}

/// The caller is on holiday from the game of this channel.
///
/// # Errors
/// As [`join`].
pub async fn away<G: GameUi>(ctx: Ctx<'_>, until: &str) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.holiday_until(&caller, until)).await;
    Ok(())
}

/// Time stands still at the table of this channel, or runs again.
///
/// # Errors
/// As [`join`].
pub async fn pause<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    on_heap(|| ui.pause_here(&caller)).await;
    Ok(())
}
