//! `/party`: a shared island for 2 to 4 people in a channel.

use castaway_rollwrite::{RollWrite, ids::Difficulty};
use castaway_table::on_heap;
use serenity::all::CreateAutocompleteResponse;

use super::solo::{Level, chosen, unknown_scenario};
use crate::{
    discord::{CommandError, Ctx, How, Terms, open_game, starts},
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
    // No client sends the bare command, but the framework lets it through.
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    let text = ui.texts.of(caller.lang);
    let text = text.with("argument-refused", &[("word", "none".into())]);
    ui.say(&caller, How::New, &common::notice(text)).await;
    Ok(())
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
    #[description = "difficulty"] difficulty: Option<Level>,
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
    let difficulty = difficulty.map_or(Difficulty::Fair, Level::difficulty);
    let offer = Offer {
        scenario: id,
        difficulty,
    };
    let mut terms = Terms::default();
    if let Some(said) = &start {
        match ui.read_start(&caller, said).await {
            Some(at_ms) => terms.start_ms = Some(at_ms),
            None => return Ok(()),
        }
    }
    let lang = ui.table_language(&caller).await;
    on_heap(|| ui.open_lobby_on(&caller, lang, offer, &[], terms)).await;
    Ok(())
}

/// Shows the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    // A table that fills up is what the channel is at, unless a game still runs.
    let game = ui.any_game(caller.place).await;
    let runs = game.is_ok_and(|game| game.over().is_none());
    if runs || !ui.show_table(&caller).await {
        ui.show_below(&caller).await;
    }
    Ok(())
}

/// Ends the game for good.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    ui.ask_to_end(&caller).await;
    Ok(())
}
