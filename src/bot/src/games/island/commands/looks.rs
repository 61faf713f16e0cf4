//! Commands that only look at a game of the island.

use castaway_robinson::game::Island;

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, open_game},
    games::island::{complete, pages, scene::Scene},
    ui::message::Message,
};

async fn page(ui: &Ui<Island>, caller: &Caller, draw: impl FnOnce(&Scene<'_>) -> Message) {
    let loaded = match ui.tables().load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => return ui.sorry(caller, trouble).await,
    };
    let message = draw(&ui.scene(caller.lang, &loaded, &[], Some(caller.user)));
    ui.say(caller, How::New, &message).await;
}

/// Show the plan.
#[poise::command(slash_command)]
pub async fn plan(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    page(&ui, &caller, pages::plan).await;
    Ok(())
}

/// Show the chances.
#[poise::command(slash_command)]
pub async fn odds(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    page(&ui, &caller, pages::odds).await;
    Ok(())
}

/// Read a card.
#[poise::command(slash_command)]
pub async fn card(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::cards"]
    #[description = "name"]
    name: String,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    ui.read_card(&caller, &name).await;
    Ok(())
}

/// Show how this table plays unclear points.
#[poise::command(slash_command)]
pub async fn rulings(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::rulings"]
    #[description = "name"]
    name: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    match name {
        Some(name) => ui.show_ruling(&caller, &name).await,
        None => ui.show_rulings(&caller, 0).await,
    }
    Ok(())
}
