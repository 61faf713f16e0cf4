//! Commands that only look.

use castaway_robinson::{event::Event, game::Island};

use super::{CommandError, Ctx, open};
use crate::{
    discord::{
        app::App,
        complete,
        reply::{Caller, How},
    },
    island::{codes, parse, scene::Scene},
    message::{Embed, Message},
    present::{SEA, pages, panel},
    session::Loaded,
};

/// So many log entries make the story.
const STORY: usize = 400;

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
    let (loaded, events) = match everything(app, &caller).await {
        Ok(all) => all,
        Err(()) => return Ok(()),
    };
    let found = {
        let scene = app.scene(caller.lang, &loaded, &events, Some(caller.user));
        let list = complete::card_list(&scene);
        let indexed: Vec<(usize, String)> = list
            .iter()
            .enumerate()
            .map(|(n, (_, label))| (n, label.clone()))
            .collect();
        let at = list
            .iter()
            .position(|(code, _)| *code == name)
            .or_else(|| parse::one_of(&name, &indexed));
        at.and_then(|n| list.get(n))
            .and_then(|(code, _)| codes::read_card(code))
    };
    match found {
        Some(card) => app.show_card(&caller, card).await,
        None => {
            let word = crate::message::escape(&name);
            let text = app
                .words(caller.lang)
                .with("unknown-card", &[("word", (&word).into())]);
            app.say(&caller, How::New, &pages::notice(text)).await;
        }
    }
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
    if let Ok((loaded, events)) = everything(app, &caller).await {
        let message = {
            let scene = app.scene(caller.lang, &loaded, &events, Some(caller.user));
            pages::log(&scene.words, &crate::present::story::lines(&scene))
        };
        app.say(&caller, How::New, &message).await;
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

/// The game and everything that happened in its newest entries; trouble is answered here.
async fn everything(app: &App, caller: &Caller) -> Result<(Loaded<Island>, Vec<Event>), ()> {
    let read = async {
        let loaded = app.tables.load(caller.channel).await?;
        let from = loaded.revision.saturating_sub(STORY as u64);
        let entries = app.tables.log(caller.channel, from, STORY + 1).await?;
        // Entries of an older program may not read any more; the others still tell their part.
        let events = entries
            .into_iter()
            .filter_map(|e| serde_json::from_value::<Vec<Event>>(e.events).ok())
            .flatten();
        Ok((loaded, events.collect()))
    };
    match read.await {
        Ok(all) => Ok(all),
        Err(trouble) => {
            app.sorry(caller, trouble).await;
            Err(())
        }
    }
}
