//! Commands that only look at a game of the island.

use castaway_robinson::game::Island;

use crate::{
    discord::{CommandError, Ctx, How, open_game},
    games::island::pages,
};

/// Show the plan.
#[poise::command(slash_command)]
pub async fn plan(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    match ui.tables().load(caller.channel).await {
        Ok(loaded) => {
            let message = pages::plan(&ui.scene(caller.lang, &loaded, &[], Some(caller.user)));
            ui.say(&caller, How::New, &message).await;
        }
        Err(trouble) => ui.sorry(&caller, trouble).await,
    }
    Ok(())
}
