//! `/daily`, `/weekly` and `/share`: the contests.

use castaway_table::{Slot, contest::Cup};

use super::ctx::{Ctx, open};
use crate::{
    discord::{
        app::{App, CommandError, Consent},
        reply::{Caller, How},
    },
    ui::common,
};

/// The island of the day: the same for everybody.
#[poise::command(slash_command)]
pub async fn daily(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let cup = Cup::day(caller.now_ms);
    enter(app, &caller.at_own(Slot::Daily), cup).await;
    Ok(())
}

/// The long challenge of the week: the island game alone.
#[poise::command(slash_command)]
pub async fn weekly(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let cup = Cup::week(caller.now_ms);
    enter(app, &caller.at_own(Slot::Weekly), cup).await;
    Ok(())
}

async fn enter(app: &App, caller: &Caller, cup: Cup) {
    match app.game_of(cup) {
        Some(game) => game.enter(app, caller, cup, Consent::Wanting).await,
        None => {
            let text = app.text(caller.lang, "cup-not-made");
            app.say(caller, How::New, &common::notice(text)).await;
        }
    }
}

/// Shows others how one's last game went, or the challenge that is named.
#[poise::command(slash_command)]
pub async fn share(
    ctx: Ctx<'_>,
    #[description = "week"] week: Option<bool>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let (cup, slot) = match week {
        Some(true) => (Cup::week(caller.now_ms), Slot::Weekly),
        Some(false) => (Cup::day(caller.now_ms), Slot::Daily),
        None => {
            match app.finished(&caller).await {
                Some(game) => game.share(&caller).await,
                None => app.nothing_to_share(&caller).await,
            }
            return Ok(());
        }
    };
    match app.game_of(cup) {
        Some(game) => game.share(app, &caller.at_own(slot)).await,
        None => app.nothing_to_share(&caller).await,
    }
    Ok(())
}
