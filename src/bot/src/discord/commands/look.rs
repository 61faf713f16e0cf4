//! Commands that only look, taking back, and reporting a fault, in whichever game is meant.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{
    ctx::{Ctx, open},
    explained::{Explained, explained, played_beside, plays_elsewhere, ruled},
};
use crate::{
    discord::{
        app::{AnyGame, App, CommandError, Look, OpenGame},
        reply::Caller,
    },
    ui::{
        limits::{OPTION, OPTIONS, cut},
        query::{RuleFit, Sought, all_sought, fold},
        texts::Lang,
    },
};

/// Shows something of what runs in the caller's channel, else of the game that they mean; without one, says so.
async fn show(app: &App, caller: &Caller, look: Look) {
    match app.looked_at(caller).await {
        Ok(game) => game.look(caller, look).await,
        Err(none) => app.no_game(caller, none).await,
    }
}

/// Shows the caller something of their own, so of the game that they play; without one, says so.
async fn show_own(app: &App, caller: &Caller, look: Look) {
    match app.current(caller).await {
        Ok(game) => game.look(caller, look).await,
        Err(none) => app.no_game(caller, none).await,
    }
}

/// Show my character.
#[poise::command(slash_command)]
pub async fn me(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let beside = played_beside(app, &caller).await;
    show_own(app, &caller, Look::Sheet(beside)).await;
    Ok(())
}

/// Show the board.
#[poise::command(slash_command)]
pub async fn board(
    ctx: Ctx<'_>,
    #[description = "text"] text: Option<bool>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let look = match text {
        Some(true) => Look::BoardInWords,
        Some(false) | None => Look::Board,
    };
    show(app, &caller, look).await;
    Ok(())
}

/// Tell the story so far.
#[poise::command(slash_command)]
pub async fn log(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    show(app, &caller, Look::Story).await;
    Ok(())
}

/// Tell what I have missed.
#[poise::command(slash_command)]
pub async fn recap(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    show(app, &caller, Look::Recap).await;
    Ok(())
}

/// What I answer once and for all.
#[poise::command(slash_command)]
pub async fn standing(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    show_own(app, &caller, Look::Standing).await;
    Ok(())
}

/// What a player who thinks ahead would do.
#[poise::command(slash_command)]
pub async fn hint(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match app.advised(&caller).await {
        Ok(game) => game.look(&caller, Look::Hint).await,
        Err(none) => app.no_game(&caller, none).await,
    }
    Ok(())
}

/// Search the rules.
#[poise::command(slash_command)]
pub async fn rules(
    ctx: Ctx<'_>,
    #[autocomplete = "titles"]
    #[description = "query"]
    query: String,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let meant = ruled(app, &caller).await;
    let other = other(app, &caller, meant.as_ref().ok(), &query);
    match (meant, other) {
        (_, Some(other)) => other.tell_rules(app, &caller, &query).await,
        (Ok(Explained::Game(game)), None) => {
            let also = also(app, &caller, &*game, &query).await;
            game.look(&caller, Look::Rules { query, also }).await;
        }
        (Ok(Explained::Filling(game)), None) => game.tell_rules(app, &caller, &query).await,
        (Err(none), None) => match app.games.first() {
            Some(game) => game.tell_rules(app, &caller, &query).await,
            None => app.no_game(&caller, none).await,
        },
    }
    Ok(())
}

/// That the game which the caller plays alone has an entry on a query, too, in a line; `None` where it has none, or is of the kind that
/// answers.
async fn also(app: &App, caller: &Caller, answers: &dyn OpenGame, query: &str) -> Option<String> {
    let own = app.current(caller).await.ok()?;
    if own.letter() == answers.letter() {
        return None;
    }
    let all = all_sought(&app.texts, caller.lang, query);
    let knows = |sought: &Sought| own.knows_rules(caller, sought) >= RuleFit::Words;
    let kind = app
        .games
        .iter()
        .find(|game| game.letter() == own.letter())?;
    let (name, _) = kind.topics(app, caller.lang);
    let t = app.texts.of(caller.lang);
    all.iter()
        .any(knows)
        .then(|| t.with("rules-also", &[("game", (&name).into())]))
}

/// The game other than the one that is meant which a query is about: whoever plays one may ask about another, and in another
/// language than the own. None where the one that is meant says something of it, and where none does. What has the words of the query
/// within other words alone counts only where no game has anything better.
fn other<'a>(
    app: &'a App,
    caller: &Caller,
    meant: Option<&Explained<'_>>,
    query: &str,
) -> Option<&'a dyn AnyGame> {
    let mine = |sought: &Sought| meant.map_or(RuleFit::Not, |game| game.knows(app, caller, sought));
    let all = all_sought(&app.texts, caller.lang, query);
    let told = |least: RuleFit| {
        all.iter().find_map(|sought| match mine(sought) >= least {
            true => Some(None),
            false => knowing(app, query, sought, least).map(Some),
        })
    };
    let told = told(RuleFit::Words).or_else(|| told(RuleFit::Within));
    told.flatten()
}

/// The first game with a heading that is asked for, else the first that has rules for it, at least so well.
fn knowing<'a>(
    app: &'a App,
    query: &str,
    sought: &Sought,
    least: RuleFit,
) -> Option<&'a dyn AnyGame> {
    let knows = |game: &&dyn AnyGame| game.knows_rules(app, sought) >= least;
    let wanted = fold(query);
    let heads = |game: &&dyn AnyGame| {
        let titles = game.rule_titles(app, query, sought.by);
        titles.iter().any(|title| fold(title) == wanted)
    };
    let games = || app.games.iter().map(|game| &**game);
    games().find(heads).or_else(|| games().find(knows))
}

/// Titles of rules, those of the game that is meant first.
async fn titles(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction, app.now_ms());
    let mut titles = match ruled(app, &caller).await {
        Ok(Explained::Game(game)) => game.rule_titles(typed, caller.lang),
        Ok(Explained::Filling(game)) => game.rule_titles(app, typed, caller.lang),
        Err(_) => Vec::new(),
    };
    // Those of other games follow where there is room.
    for title in of_all(app, typed, caller.lang) {
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    let titles = titles.into_iter().take(OPTIONS);
    let found =
        titles.map(|title| AutocompleteChoice::new(cut(title.clone(), OPTION), cut(title, OPTION)));
    CreateAutocompleteResponse::new().set_choices(found.collect())
}

/// Titles of rules of all games that fit what is typed.
fn of_all(app: &App, typed: &str, lang: Lang) -> Vec<String> {
    let of = |game: &dyn AnyGame| game.rule_titles(app, typed, lang);
    // In turns, so that each game is among the few that are shown.
    let mut lists: Vec<_> = app.games.iter().map(|g| of(&**g).into_iter()).collect();
    let mut all = Vec::new();
    while all.len() < OPTIONS {
        let before = all.len();
        all.extend(lists.iter_mut().filter_map(Iterator::next));
        if all.len() == before {
            break;
        }
    }
    all.sort();
    all.dedup();
    all
}

/// Explain how to play.
#[poise::command(slash_command)]
pub async fn help(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    if let Some((own, nearby)) = plays_elsewhere(app, &caller).await {
        own.look(&caller, Look::Help(Some(nearby))).await;
        return Ok(());
    }
    match explained(app, &caller).await {
        Ok(Explained::Game(game)) => game.look(&caller, Look::Help(None)).await,
        Ok(Explained::Filling(game)) => game.tell_help(app, &caller).await,
        Err(_) => app.choose_help(&caller).await,
    }
    Ok(())
}

/// Take the last step back.
#[poise::command(slash_command)]
pub async fn undo(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    // Taking back changes a game, so it is the one that the caller changed last.
    match app.touched(&caller).await {
        Ok(game) => game.look(&caller, Look::TakeBack).await,
        Err(none) => app.no_game(&caller, none).await,
    }
    Ok(())
}

/// Tell whoever runs this bot what went wrong.
#[poise::command(slash_command)]
pub async fn report(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    app.open_report(&caller, String::new()).await;
    Ok(())
}
