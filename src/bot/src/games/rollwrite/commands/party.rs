//! `/party`: a shared island for 2 to 4 people in a channel.

use castaway_rollwrite::{RollWrite, ids::Difficulty};
use castaway_table::on_heap;
use serenity::all::CreateAutocompleteResponse;

use super::solo::{SoloLevel, chosen, unknown_scenario};
use crate::{
    discord::{CommandError, Ctx, How, open_game, starts, table_commands as shared},
    games::rollwrite::{offer::Offer, words::Words},
    ui::common,
};

/// A shared island for 2 to 4 people.
#[poise::command(
    slash_command,
    subcommands("new", "status", "end"),
    subcommand_required
)]
pub async fn party(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::bare::<RollWrite>(ctx).await
}

async fn scenarios(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    super::solo::scenario_choices(ctx, typed)
}

/// Opens a table.
#[poise::command(slash_command)]
async fn new(
    ctx: Ctx<'_>,
    #[autocomplete = "scenarios"]
    #[description = "scenario"]
    scenario: Option<String>,
    #[description = "difficulty"] difficulty: Option<SoloLevel>,
    #[description = "start"]
    #[autocomplete = "starts"]
    #[max_length = 100]
    start: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    if let Some(text) = ui.lacking(&caller, ctx.interaction.app_permissions) {
        ui.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    }
    let words = Words::new(ui.texts.of(caller.lang));
    let Some(id) = chosen(&ui, &words, scenario.as_deref()) else {
        let text = unknown_scenario(&words, scenario.as_deref());
        ui.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    };
    let difficulty = difficulty.map_or(Difficulty::Fair, SoloLevel::difficulty);
    let offer = Offer {
        scenario: id,
        difficulty,
    };
    let Some(terms) = shared::terms(&ui, &caller, start.as_deref()).await else {
        return Ok(());
    };
    let lang = ui.table_language(&caller).await;
    on_heap(|| ui.open_lobby_on(&caller, lang, offer, &[], terms)).await;
    Ok(())
}

/// Shows the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::status::<RollWrite>(ctx).await
}

/// Ends the game for good.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::end::<RollWrite>(ctx).await
}
