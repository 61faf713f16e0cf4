//! Which game is explained in a channel.

use castaway_table::Place;

use crate::{
    discord::{
        app::{AnyGame, App, Nearby, NoGame, OpenGame},
        reply::Caller,
    },
    ui::query::{RuleFit, Sought},
};

/// What somebody means who asks how something is played.
pub(super) enum Explained<'a> {
    /// A game that is played, or was.
    Game(Box<dyn OpenGame>),
    /// A table that fills up.
    Filling(&'a dyn AnyGame),
}

impl Explained<'_> {
    /// How well its rules fit a query.
    pub(super) fn knows(&self, app: &App, caller: &Caller, sought: &Sought) -> RuleFit {
        match self {
            Self::Game(game) => game.knows_rules(caller, sought),
            Self::Filling(game) => game.knows_rules(app, sought),
        }
    }
}

/// The game that is explained to the caller: what runs in their channel, whoever plays it, else what fills up there, else what they
/// play alone or was played there last. Whoever asks in a channel asks about what they see there.
///
/// # Errors
/// Why there is none.
pub(super) async fn explained<'a>(app: &'a App, caller: &Caller) -> Result<Explained<'a>, NoGame> {
    if let Ok(game) = app.any_game(Place::Channel(caller.channel)).await
        && game.over().is_none()
    {
        return Ok(Explained::Game(game));
    }
    for game in &app.games {
        if game.fills(app, caller.channel).await {
            return Ok(Explained::Filling(&**game));
        }
    }
    app.current(caller).await.map(Explained::Game)
}

/// The game whose rules answer the caller: that of their channel, also when it is over and its end speaks of them, else what is
/// explained to them.
///
/// # Errors
/// Why there is none.
pub(super) async fn ruled<'a>(app: &'a App, caller: &Caller) -> Result<Explained<'a>, NoGame> {
    match (
        explained(app, caller).await,
        app.any_game(Place::Channel(caller.channel)).await,
    ) {
        (Ok(Explained::Filling(game)), _) => Ok(Explained::Filling(game)),
        (_, Ok(game)) => Ok(Explained::Game(game)),
        (explained, Err(_)) => explained,
    }
}

/// What the caller plays alone, and what others play where they ask for help: somebody who only looks on here is told of their own
/// game first. `None` for whoever plays in this channel or nowhere, and where nothing runs or fills up.
pub(super) async fn plays_elsewhere(
    app: &App,
    caller: &Caller,
) -> Option<(Box<dyn OpenGame>, Nearby)> {
    let runs = match app.any_game(Place::Channel(caller.channel)).await {
        Ok(game) if game.over().is_none() => Some(game),
        Ok(_) | Err(_) => None,
    };
    let nearby = match runs {
        Some(game) => game.nearby(caller)?,
        None => app.fills_nearby(caller).await?,
    };
    let own = app.played_alone(caller.user).await?;
    Some((own, nearby))
}

/// What the caller plays beside the game that they mean by naming none, in a line: their own game beside the table of the channel where
/// they sit, or, beside their own game, the table that fills up there with them or what others play there.
pub(super) async fn played_beside(app: &App, caller: &Caller) -> Option<String> {
    let table = app.any_game(Place::Channel(caller.channel)).await;
    let Some(game) = table.ok().filter(|game| game.over().is_none()) else {
        return app.sits_nearby(caller).await;
    };
    let alone = app.plays_alone(caller).await;
    if game.seats(caller.user) {
        return alone;
    }
    // Whoever plays nothing alone is shown the game of the channel itself.
    alone?;
    // Where a seat is free the line speaks of a button, which only the help has.
    let nearby = game.nearby(caller)?;
    nearby.buttons.is_empty().then_some(nearby.line)
}
