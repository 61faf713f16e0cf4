//! `/island`: opening, showing and ending a game.

use std::time::Duration;

use castaway_kernel::Key;
use castaway_robinson::{
    game::Island,
    setup::{EventMix, Setup, Wreckage},
};
use castaway_table::{Begun, Meta, Start, Trouble};
use poise::ChoiceParameter;
use serenity::all::User;

use super::{CommandError, Ctx, open};
use crate::{
    discord::{
        app::App,
        complete,
        face::Face,
        keeper::{Answer, Order},
        panels::{NOTHING, put_picture},
        reply::{Caller, How},
    },
    games::island::{pages, parse},
    ui::{common, texts::Lang},
};

/// The answer that is the first panel waits so long for its picture; Discord gives three seconds in all.
const FIRST: Duration = Duration::from_millis(1500);

/// How hard the game is.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Difficulty {
    /// More books, more equipment.
    #[name = "easy"]
    #[name_localized("de", "leicht")]
    Easy,
    /// As printed.
    #[name = "normal"]
    #[name_localized("de", "normal")]
    Normal,
    /// Fewer books, less equipment.
    #[name = "hard"]
    #[name_localized("de", "schwer")]
    Hard,
}

/// The mix of the event deck.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Events {
    /// Easier than printed.
    #[name = "easier"]
    #[name_localized("de", "leichter")]
    Easier,
    /// As printed.
    #[name = "normal"]
    #[name_localized("de", "normal")]
    Normal,
    /// Harder than printed.
    #[name = "harder"]
    #[name_localized("de", "schwerer")]
    Harder,
}

/// The first wreckage.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Wreck {
    /// As printed.
    #[name = "Food Crates"]
    #[name_localized("de", "Proviantkisten")]
    FoodCrates,
    /// One of three.
    #[name = "random"]
    #[name_localized("de", "zufällig")]
    Random,
}

/// A language of the table.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Language {
    /// English.
    #[name = "English"]
    English,
    /// German.
    #[name = "Deutsch"]
    German,
}

/// The game of this channel.
#[poise::command(
    slash_command,
    subcommands("new", "status", "end"),
    subcommand_required
)]
pub async fn island(ctx: Ctx<'_>) -> Result<(), CommandError> {
    // No client sends the bare command, but the framework lets it through.
    let (app, caller) = open(&ctx);
    let text = app.words(caller.lang).get("argument-refused");
    app.say(&caller, How::New, &pages::notice(text)).await;
    Ok(())
}

/// Start a game in this channel.
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments)] // One argument per option is how the framework declares them.
async fn new(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 4]
    #[description = "players"]
    players: Option<u8>,
    #[autocomplete = "complete::characters"]
    #[description = "characters"]
    characters: Option<String>,
    #[description = "difficulty"] difficulty: Option<Difficulty>,
    #[description = "friday"] friday: Option<bool>,
    #[description = "dog"] dog: Option<bool>,
    #[min = 0]
    #[max = 8]
    #[description = "equipment"]
    equipment: Option<u8>,
    #[description = "events"] events: Option<Events>,
    #[description = "wreckage"] wreckage: Option<Wreck>,
    #[description = "language"] language: Option<Language>,
    #[description = "second"] second: Option<User>,
    #[description = "third"] third: Option<User>,
    #[description = "fourth"] fourth: Option<User>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let guests: Vec<User> = [second, third, fourth].into_iter().flatten().collect();
    let characters = match characters.map(|text| chosen(app, &caller, &text)) {
        None => Vec::new(),
        Some(Ok(keys)) => keys,
        Some(Err(word)) => {
            let word = crate::ui::message::escape(&word);
            let text = app.words(caller.lang);
            let text = text.with("unknown-character", &[("word", (&word).into())]);
            app.say(&caller, How::New, &pages::notice(text)).await;
            return Ok(());
        }
    };
    let people = u8::try_from(guests.len()).unwrap_or(3) + 1;
    let named = people.max(u8::try_from(characters.len()).unwrap_or(u8::MAX));
    let players = players.unwrap_or(named);
    let refused = if guests.iter().any(|guest| guest.bot) {
        Some("setup-bot")
    } else if players < named || named > 4 {
        Some("setup-too-many")
    } else {
        None
    };
    if let Some(why) = refused {
        let args = [("players", players.into()), ("named", named.into())];
        let text = app.words(caller.lang).with(why, &args);
        app.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    let mut setup = Setup::standard(players);
    match difficulty {
        Some(Difficulty::Easy) => {
            setup.events = EventMix::Easier;
            setup.equipment += 1;
        }
        Some(Difficulty::Hard) => {
            setup.events = EventMix::Harder;
            setup.equipment = setup.equipment.saturating_sub(1);
        }
        Some(Difficulty::Normal) | None => {}
    }
    match events {
        Some(Events::Easier) => setup.events = EventMix::Easier,
        Some(Events::Normal) => setup.events = EventMix::Normal,
        Some(Events::Harder) => setup.events = EventMix::Harder,
        None => {}
    }
    setup.friday = friday.unwrap_or(setup.friday);
    setup.dog = dog.unwrap_or(setup.dog);
    setup.equipment = equipment.unwrap_or(setup.equipment);
    setup.wreckage = match wreckage {
        Some(Wreck::Random) => Wreckage::Random,
        Some(Wreck::FoodCrates) | None => Wreckage::FoodCrates,
    };
    let lang = match language {
        Some(Language::English) => Lang::En,
        Some(Language::German) => Lang::De,
        None => caller.lang,
    };
    for (slot, key) in setup.characters.iter_mut().zip(characters) {
        *slot = Some(key);
    }
    if let Some(text) = app.lacking(&caller, ctx.interaction.app_permissions) {
        app.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    // Seats without a person of their own are played by the one who opens the table.
    let mut seats = vec![caller.user];
    seats.extend(guests.iter().map(|guest| guest.id.get()));
    seats.resize(usize::from(players), caller.user);
    let meta = Meta {
        seats,
        language: lang,
        ..Meta::default()
    };
    // Boxed, for the work of every command would else lie on the stack at once.
    Box::pin(begin(app, &caller, setup, meta)).await;
    Ok(())
}

/// Opens the game and posts its panel as the answer.
pub async fn begin(app: &App, caller: &Caller, setup: Setup, meta: Meta) {
    let start = Start {
        setup,
        seed: rand::random(),
        opening: None,
        meta: Meta {
            told: Some(1),
            called: Some(0),
            ..meta
        },
    };
    let leaves = app.over_in(caller.channel).await;
    let begun = app
        .tables
        .begin_after(caller.channel, caller.stamp(), leaves, start)
        .await;
    let (loaded, events) = match begun {
        Ok(Begun::Now { loaded, events }) => (loaded, events),
        // Delivered twice: the first delivery posts the panel.
        Ok(Begun::Before(_)) => return,
        // Also one whose panel is still on its way: the keeper owes it, and posts it after a stop in between.
        Ok(Begun::Stands(_) | Begun::Gone) => {
            return app.sorry(caller, Trouble::<Island>::Occupied).await;
        }
        Err(trouble) => {
            if let Trouble::Rejected(reason) = &trouble {
                tracing::info!(%reason, "a setup was refused");
            }
            return app.sorry(caller, trouble).await;
        }
    };
    let mut body = app.public_panel(&loaded, &events);
    let drawing = app.board(&loaded, loaded.meta.language);
    // The answer must not wait long for its picture; one that is late is put in by the keeper.
    let picture = tokio::time::timeout(FIRST, drawing).await;
    let late = picture.is_err();
    put_picture(&mut body, picture.ok().flatten());
    app.forget(caller.channel);
    app.say(caller, How::New, &body).await;
    let answer = Answer {
        token: caller.token.clone(),
        // The save knows that the picture is owed.
        revision: if late { NOTHING } else { loaded.revision },
    };
    let order = Order {
        paint: late,
        answer: Some(answer),
        by: Some(caller.clone()),
    };
    app.look_after(caller.channel, order);
}

/// Show the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    Box::pin(show_below::<Island>(app, &caller)).await;
    Ok(())
}

/// Answers that the board comes, and posts it below everything.
pub async fn show_below<G: Face>(app: &App, caller: &Caller) {
    match G::tables(app).load(caller.channel).await {
        Ok(loaded) => app.note_opened(caller, &loaded).await,
        Err(trouble) => return app.sorry(caller, trouble).await,
    }
    let text = app.text(caller.lang, "status-below");
    app.say(caller, How::New, &common::notice(text)).await;
    if app.want_panel::<G>(caller).await.is_err() {
        tracing::warn!(channel = caller.channel, "a panel could not be asked for");
    }
}

/// End the game of this channel.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match app.tables.load(caller.channel).await {
        Err(trouble) => app.sorry(&caller, trouble).await,
        Ok(loaded) if loaded.meta.seats_of(caller.user).is_empty() => {
            app.sorry(&caller, Trouble::<Island>::NotSeated).await
        }
        Ok(loaded) => {
            let so_far = Island::so_far(app, &loaded, caller.lang);
            let texts = app.texts.of(caller.lang);
            let message = common::end_confirm(texts, Island::LETTER, loaded.revision, &so_far);
            app.say(&caller, How::New, &message).await;
        }
    }
    Ok(())
}

fn chosen(app: &App, caller: &Caller, text: &str) -> Result<Vec<Key>, String> {
    let names = complete::character_names(app, caller.lang);
    let indexed: Vec<(usize, String)> = names
        .iter()
        .enumerate()
        .map(|(n, (_, name))| (n, name.clone()))
        .collect();
    let mut keys = Vec::new();
    for word in text
        .split([',', '+'])
        .map(str::trim)
        .filter(|w| !w.is_empty())
    {
        let exact = names.iter().position(|(key, _)| *key == word);
        match exact
            .or_else(|| parse::one_of(word, &indexed))
            .and_then(|n| names.get(n))
        {
            Some((key, _)) => keys.push(key.clone()),
            None => return Err(word.to_owned()),
        }
    }
    if keys.is_empty() {
        return Err(text.trim().to_owned());
    }
    Ok(keys)
}
