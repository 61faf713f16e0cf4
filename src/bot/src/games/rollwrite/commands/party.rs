//! `/party`: a shared island for 2 to 4 people in a channel.

use castaway_rollwrite::{RollWrite, ids::Difficulty};
use castaway_table::Trouble;
use poise::ApplicationContext;
use serenity::all::CreateAutocompleteResponse;

use super::solo::{Level, chosen};
use crate::{
    discord::{
        app::App,
        commands::{CommandError, Ctx, open, table},
        face::Face,
        reply::How,
    },
    games::rollwrite::words::Words,
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
    let (app, caller) = open(&ctx);
    let text = app.text(caller.lang, "argument-refused");
    app.say(&caller, How::New, &common::notice(text)).await;
    Ok(())
}

async fn scenarios(
    ctx: ApplicationContext<'_, App, CommandError>,
    typed: &str,
) -> CreateAutocompleteResponse {
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
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    if let Some(text) = app.lacking(&caller, ctx.interaction.app_permissions) {
        app.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    }
    let words = Words::new(app.texts.of(caller.lang));
    let Some(scenario) = chosen(app, &words, scenario.as_deref()) else {
        let text = words.get("rw-unknown-scenario");
        app.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    };
    let difficulty = difficulty.map_or(Difficulty::Fair, Level::difficulty);
    Box::pin(app.open_lobby(&caller, scenario, difficulty)).await;
    Ok(())
}

/// Shows the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    Box::pin(table::show_below::<RollWrite>(app, &caller)).await;
    Ok(())
}

/// Ends the game for good.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match RollWrite::tables(app).load(caller.channel).await {
        Err(trouble) => app.sorry(&caller, trouble).await,
        Ok(loaded) if loaded.meta.seats_of(caller.user).is_empty() => {
            app.sorry(&caller, Trouble::<RollWrite>::NotSeated).await
        }
        Ok(loaded) => {
            let texts = app.texts.of(caller.lang);
            let so_far = RollWrite::so_far(app, &loaded, caller.lang);
            let message = common::end_confirm(texts, RollWrite::LETTER, loaded.revision, &so_far);
            app.say(&caller, How::New, &message).await;
        }
    }
    Ok(())
}
