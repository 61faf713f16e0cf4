//! Commands that only look.

use super::{CommandError, Ctx, open};
use crate::{
    discord::{
        app::App,
        complete,
        reply::{Caller, How},
    },
    island::scene::Scene,
    message::{Embed, Message},
    present::{SEA, pages, panel},
};

async fn page(app: &App, caller: &Caller, draw: impl FnOnce(&Scene<'_>) -> Message) {
    let loaded = match app.tables.load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => return app.sorry(caller, trouble).await,
    };
    let message = draw(&app.scene(caller.lang, &loaded, &[], Some(caller.user)));
    app.say(caller, How::New, &message).await;
}

/// Show the plan.
#[poise::command(slash_command)]
pub async fn plan(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    page(app, &caller, pages::plan).await;
    Ok(())
}

/// Show my character.
#[poise::command(slash_command)]
pub async fn me(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    page(app, &caller, pages::me).await;
    Ok(())
}

/// Show the chances.
#[poise::command(slash_command)]
pub async fn odds(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    page(app, &caller, pages::odds).await;
    Ok(())
}

/// Show the board.
#[poise::command(slash_command)]
pub async fn board(
    ctx: Ctx<'_>,
    #[description = "text"] text: Option<bool>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let loaded = match app.tables.load(caller.channel).await {
        Ok(loaded) => loaded,
        Err(trouble) => {
            app.sorry(&caller, trouble).await;
            return Ok(());
        }
    };
    let mut message = {
        let scene = app.scene(caller.lang, &loaded, &[], Some(caller.user));
        let words = if text.unwrap_or(false) {
            app.pictures.words(&scene.view, caller.lang)
        } else {
            String::new()
        };
        Message::embed(Embed::new(panel::title(&scene.words, &scene.view), words).colour(SEA))
            .hidden()
    };
    if !text.unwrap_or(false)
        && let Some(picture) = app.board(&loaded, caller.lang).await
    {
        message.pictures.push(picture);
    }
    app.say(&caller, How::New, &message).await;
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
    let (app, caller) = open(&ctx);
    app.read_card(&caller, &name).await;
    Ok(())
}

/// Search the rules.
#[poise::command(slash_command)]
pub async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::rules"]
    #[description = "query"]
    query: String,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let w = app.words(caller.lang);
    let message = pages::rules(&w, &crate::message::escape(&query), &w.rules(&query));
    app.say(&caller, How::New, &message).await;
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
    let (app, caller) = open(&ctx);
    match name {
        Some(name) => app.show_ruling(&caller, &name).await,
        None => app.show_rulings(&caller, 0).await,
    }
    Ok(())
}

/// Tell the story so far.
#[poise::command(slash_command)]
pub async fn log(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match app.story(caller.channel).await {
        Ok((loaded, events)) => {
            let message = {
                let scene = app.scene(caller.lang, &loaded, &events, Some(caller.user));
                pages::log(&scene.words, &crate::present::story::lines(&scene))
            };
            app.say(&caller, How::New, &message).await;
        }
        Err(trouble) => app.sorry(&caller, trouble).await,
    }
    Ok(())
}

/// Explain how to play.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    app.say(&caller, How::New, &pages::help(&app.words(caller.lang), 0))
        .await;
    Ok(())
}
