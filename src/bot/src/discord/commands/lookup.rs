//! Commands that look something up, in whichever game is meant: cards, chances, how unclear points are played.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::ctx::{Ctx, open};
use crate::{
    discord::{
        app::{AnyGame, App, CommandError, Look, Lookup, NoGame, OpenGame},
        reply::{Caller, How},
    },
    ui::{
        common,
        limits::{OPTION, OPTIONS, cut, units},
    },
};

/// Where something is looked up.
enum Source<'a> {
    /// At a game that is played, or was.
    Game(Box<dyn OpenGame>),
    /// At a table that fills up, else in the book of its game.
    Book(&'a dyn AnyGame),
}

/// Where the caller looks this up: at the game that runs in their channel, whoever plays it, else at the table that fills up there,
/// else at what they play alone or what was played there last, else in the first book that has such a thing.
async fn source<'a>(
    app: &'a App,
    caller: &Caller,
    what: &Lookup,
) -> Result<Source<'a>, Option<NoGame>> {
    let (current, none) = match app.looked_at(caller).await {
        Ok(game) if game.has(what) => (Some(game), None),
        // What they play alone may have it all the same.
        Ok(_) => {
            let own = app.current(caller).await.ok();
            (own.filter(|game| game.has(what)), None)
        }
        Err(none @ NoGame::Unreadable(_)) => return Err(Some(none)),
        Err(none) => (None, Some(none)),
    };
    let plays = |game: &dyn OpenGame| game.over().is_none() && !game.place().is_own();
    if !current.as_deref().is_some_and(plays) {
        for game in app.games.iter().filter(|game| game.has(what)) {
            if game.fills(app, caller.channel).await {
                return Ok(Source::Book(&**game));
            }
        }
    }
    if let Some(game) = current {
        return Ok(Source::Game(game));
    }
    // No book has chances: those are of a moment.
    let mut books = app.games.iter().filter(|_| *what != Lookup::Odds);
    let book = books.find(|game| game.has(what));
    book.map(|game| Source::Book(&**game)).ok_or(none)
}

async fn look(ctx: Ctx<'_>, what: Lookup) {
    let (app, caller) = open(&ctx);
    match source(app, &caller, &what).await {
        Ok(Source::Game(game)) => game.look(&caller, Look::Up(what)).await,
        Ok(Source::Book(game)) => game.look_up(app, &caller, what).await,
        Err(Some(none)) => app.no_game(&caller, none).await,
        Err(None) => {
            let text = common::notice(app.text(caller.lang, "lookup-none"));
            app.say(&caller, How::New, &text).await;
        }
    }
}

/// What fits while somebody types; nothing where nothing can be looked up.
async fn typed(ctx: Ctx<'_>, what: Lookup) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction, app.now_ms());
    let found = match source(app, &caller, &what).await {
        Ok(Source::Game(game)) => game.offered(&caller, &what).await,
        Ok(Source::Book(game)) => game.offered(app, &caller, &what).await,
        Err(_) => Vec::new(),
    };
    let found = found
        .into_iter()
        .filter(|(value, _)| units(value) <= OPTION)
        .map(|(value, label)| AutocompleteChoice::new(cut(label, OPTION), value));
    CreateAutocompleteResponse::new().set_choices(found.take(OPTIONS).collect())
}

async fn cards(ctx: Ctx<'_>, said: &str) -> CreateAutocompleteResponse {
    typed(ctx, Lookup::Card(said.to_owned())).await
}

async fn points(ctx: Ctx<'_>, said: &str) -> CreateAutocompleteResponse {
    typed(ctx, Lookup::Rulings(Some(said.to_owned()))).await
}

/// Read a card.
#[poise::command(slash_command)]
pub async fn card(
    ctx: Ctx<'_>,
    #[autocomplete = "cards"]
    #[description = "name"]
    name: String,
) -> Result<(), CommandError> {
    look(ctx, Lookup::Card(name)).await;
    Ok(())
}

/// Show the chances.
#[poise::command(slash_command)]
pub async fn odds(ctx: Ctx<'_>) -> Result<(), CommandError> {
    look(ctx, Lookup::Odds).await;
    Ok(())
}

/// Show how unclear points are played.
#[poise::command(slash_command)]
pub async fn rulings(
    ctx: Ctx<'_>,
    #[autocomplete = "points"]
    #[description = "name"]
    name: Option<String>,
) -> Result<(), CommandError> {
    look(ctx, Lookup::Rulings(name)).await;
    Ok(())
}
