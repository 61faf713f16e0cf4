//! `/daily`, `/weekly` and `/share`: the contests.

use castaway_table::{Slot, contest::Cup};

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::ctx::{Ctx, open};
use crate::{
    discord::{
        app::{App, CommandError, Consent},
        reply::{Caller, How},
    },
    ui::{
        common,
        limits::{OPTION, OPTIONS, cut},
    },
};

/// The island of the day: the same for everybody; one that is over for practice.
#[poise::command(slash_command)]
pub async fn daily(
    ctx: Ctx<'_>,
    #[autocomplete = "days"]
    #[description = "day"]
    #[max_length = 16]
    day: Option<String>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    if let Some(typed) = day {
        if let Some(date) = app.day_named(&caller, &typed).await {
            app.practise(&caller, date).await;
        }
        return Ok(());
    }
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

/// Days that are over, for the completion of what is typed.
pub async fn days(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction, app.now_ms());
    let days = app.days_over(&caller, typed).await.into_iter();
    let choices = days.take(OPTIONS);
    let choices = choices.map(|(date, line)| AutocompleteChoice::new(cut(line, OPTION), date));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
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
    match week {
        None => app.share_newest(&caller).await,
        Some(false) => app.share_daily(&caller).await,
        Some(true) => match app.game_of(Cup::week(caller.now_ms)) {
            Some(game) => game.share(app, &caller.at_own(Slot::Weekly)).await,
            None => app.nothing_to_share(&caller).await,
        },
    }
    Ok(())
}
