//! `/island join`, `leave`, `hand` and `host`: who sits at the table of this channel, and who leads it.

use castaway_robinson::game::Island;
use serenity::all::User;

use crate::{
    discord::{CommandError, Ctx, How, open_game},
    games::island::pages,
};

/// Sit down at the table of this channel.
#[poise::command(slash_command)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    Box::pin(ui.ask_for_seat(&caller)).await;
    Ok(())
}

/// Get up from the table of this channel.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    Box::pin(ui.ask_to_leave(&caller)).await;
    Ok(())
}

/// Offer the own seat to somebody.
#[poise::command(slash_command)]
pub async fn hand(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    if user.bot {
        let text = ui.text(caller.lang, "seat-bot");
        ui.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    Box::pin(ui.offer_seat(&caller, user.id.get())).await;
    Ok(())
}

/// Let somebody else at the table lead it.
#[poise::command(slash_command)]
pub async fn host(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    Box::pin(ui.hand_lead(&caller, user.id.get())).await;
    Ok(())
}
