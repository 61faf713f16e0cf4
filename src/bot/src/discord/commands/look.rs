//! Commands that only look.

use castaway_robinson::game::Island;
use castaway_table::Loaded;

use super::{CommandError, Ctx, open};
use crate::{
    discord::{
        app::App,
        complete,
        face::Face,
        games::Visit,
        reply::{Caller, How},
    },
    games::island::{pages, scene::Scene},
    ui::{
        SEA,
        message::{Embed, Message},
    },
};

/// So many log entries make the story.
const STORY: usize = 1000;

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
    app.with_current(&caller, Sheet).await;
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
    let shown = match text {
        Some(true) => Board::InWords,
        Some(false) | None => Board::Picture,
    };
    app.with_current(&caller, shown).await;
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
    match Box::pin(app.current(&caller)).await {
        Ok(game) => app.visit(&caller, game, Rules(query)).await,
        Err(_) => tell_rules::<Island>(app, &caller, &query).await,
    }
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
    app.with_current(&caller, Log).await;
    Ok(())
}

/// Explain how to play.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match Box::pin(app.current(&caller)).await {
        Ok(game) => app.visit(&caller, game, Help).await,
        Err(_) => app.choose_help(&caller).await,
    }
    Ok(())
}

/// How the board is shown.
enum Board {
    Picture,
    InWords,
}

impl Visit for Board {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, loaded: Loaded<G>) {
        let lang = caller.lang;
        let title = G::title(app, &loaded, lang);
        let page = |words| Message::embed(Embed::new(title, words).colour(SEA)).hidden();
        match self {
            Board::InWords => {
                let message = page(G::in_words(app, &loaded, lang));
                app.say(caller, How::New, &message).await;
            }
            Board::Picture => {
                let painter = app.clone();
                let work = move || G::picture(&painter, &loaded, lang);
                app.say_drawn(caller, How::New, page(String::new()), work, || true)
                    .await;
            }
        }
    }
}

/// What the caller has.
struct Sheet;

impl Visit for Sheet {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, loaded: Loaded<G>) {
        let message = G::sheet(app, &loaded, caller.reader());
        app.say(caller, How::New, &message).await;
    }
}

/// The story so far.
struct Log;

impl Visit for Log {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, loaded: Loaded<G>) {
        let events = match G::tables(app).story(&loaded, STORY).await {
            Ok(events) => events,
            Err(trouble) => return app.sorry(caller, trouble).await,
        };
        let lines = G::chronicle(app, &loaded, &events, caller.reader());
        let message = pages::log(&app.words(caller.lang), &lines);
        app.say(caller, How::New, &message).await;
    }
}

/// The rules that answer a query.
struct Rules(String);

impl Visit for Rules {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, _: Loaded<G>) {
        tell_rules::<G>(app, caller, &self.0).await;
    }
}

async fn tell_rules<G: Face>(app: &App, caller: &Caller, query: &str) {
    let found = G::rules(app, query, caller.lang);
    let query = crate::ui::message::escape(query);
    let message = pages::rules(&app.words(caller.lang), &query, &found);
    app.say(caller, How::New, &message).await;
}

/// How to play.
struct Help;

impl Visit for Help {
    async fn visit<G: Face>(self, app: &App, caller: &Caller, _: Loaded<G>) {
        tell_help::<G>(app, caller).await;
    }
}

async fn tell_help<G: Face>(app: &App, caller: &Caller) {
    app.say(caller, How::New, &G::help(app, caller.lang)).await;
}
