//! `/island join`, `leave`, `hand`, `copilot`, `table`, `away`, `host`, `shelve`, `resume` and `move`: who sits at the table of this
//! channel, how it plays, who leads it, and in which channel its game goes on.

use castaway_robinson::game::Island;
use castaway_table::on_heap;
use serenity::all::User;

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, Waiting, open_game, starts},
    games::island::pages,
};

/// Sit down at the table of this channel.
#[poise::command(slash_command)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.ask_for_seat(&caller)).await;
    Ok(())
}

/// Get up from the table of this channel.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.ask_to_leave(&caller)).await;
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
    on_heap(|| ui.offer_seat(&caller, user.id.get())).await;
    Ok(())
}

/// Let somebody move for the own seat as well.
#[poise::command(slash_command)]
pub async fn copilot(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    if user.bot {
        let text = ui.text(caller.lang, "seat-bot");
        ui.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    on_heap(|| ui.entrust(&caller, user.id.get())).await;
    Ok(())
}

/// Put the game of this channel on the shelf.
#[poise::command(slash_command)]
pub async fn shelve(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.shelve(&caller)).await;
    Ok(())
}

/// Take a game from the shelf.
#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    waiting(ctx, &ui, &caller, Waiting::Shelved).await;
    Ok(())
}

/// Take a game of another channel here.
#[poise::command(slash_command, rename = "move")]
pub async fn carry(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    waiting(ctx, &ui, &caller, Waiting::Elsewhere).await;
    Ok(())
}

async fn waiting(ctx: Ctx<'_>, ui: &Ui<Island>, caller: &Caller, waiting: Waiting) {
    if let Some(text) = ui.lacking(caller, ctx.interaction.app_permissions) {
        return ui.say(caller, How::New, &pages::notice(text)).await;
    }
    on_heap(|| ui.show_waiting(caller, waiting)).await;
}

/// Show how this table plays.
#[poise::command(slash_command)]
pub async fn table(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.show_agreed(&caller)).await;
    Ok(())
}

/// Be on holiday from the game of this channel.
#[poise::command(slash_command)]
pub async fn away(
    ctx: Ctx<'_>,
    #[description = "until"]
    #[autocomplete = "starts"]
    #[max_length = 100]
    until: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.holiday_until(&caller, &until)).await;
    Ok(())
}

/// Let somebody else at the table lead it.
#[poise::command(slash_command)]
pub async fn host(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    on_heap(|| ui.hand_lead(&caller, user.id.get())).await;
    Ok(())
}
