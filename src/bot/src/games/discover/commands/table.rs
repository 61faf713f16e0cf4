//! `/explore`: opening, showing and ending a game.

use castaway_discover::{Discover, ids::Difficulty, trial::Check};
use castaway_kernel::Key;
use castaway_table::on_heap;
use poise::ChoiceParameter;
use serenity::all::User;

use super::{complete, moves, seats};
use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, open_game, starts, table_commands as shared},
    games::discover::{
        lobby::{offer::Offer, quests::gentlest_first},
        typed::meant,
    },
    ui::{common, message::escape, texts::Lang},
};

/// How hard the world is.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Level {
    /// More sleep, cleaner water.
    #[name = "gentle"]
    #[name_localized("de", "sanft")]
    Gentle,
    /// As measured.
    #[name = "standard"]
    #[name_localized("de", "normal")]
    Standard,
    /// Rough ground, harsh threats.
    #[name = "hard"]
    #[name_localized("de", "hart")]
    Hard,
}

impl From<Level> for Difficulty {
    fn from(level: Level) -> Self {
        match level {
            Level::Gentle => Self::Gentle,
            Level::Standard => Self::Standard,
            Level::Hard => Self::Hard,
        }
    }
}

/// The explore-and-craft game of this channel.
#[poise::command(
    slash_command,
    subcommands(
        "new",
        "moves::go",
        "moves::act",
        "moves::card",
        "moves::rulings",
        "moves::hand",
        "moves::give_up",
        "seats::join",
        "seats::leave",
        "seats::pass",
        "seats::copilot",
        "seats::agreed",
        "seats::away",
        "seats::pause",
        "seats::host",
        "seats::shelve",
        "seats::resume",
        "seats::carry",
        "status",
        "end"
    ),
    subcommand_required
)]
pub async fn explore(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::bare::<Discover>(ctx).await
}

/// Open a table, or begin alone.
#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments)] // One argument per option is how the framework declares them.
async fn new(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 4]
    #[description = "players"]
    players: Option<u8>,
    #[autocomplete = "complete::quests"]
    #[description = "quest"]
    #[max_length = 100]
    quest: Option<String>,
    #[description = "difficulty"] difficulty: Option<Level>,
    #[autocomplete = "complete::terrains"]
    #[description = "terrain"]
    #[max_length = 100]
    terrain: Option<String>,
    #[description = "world"]
    #[max_length = 30]
    world: Option<String>,
    #[description = "pace"] pace: Option<shared::TempoChoice>,
    #[description = "language"] language: Option<shared::Language>,
    #[description = "start"]
    #[autocomplete = "starts"]
    #[max_length = 100]
    start: Option<String>,
    #[description = "second"] second: Option<User>,
    #[description = "third"] third: Option<User>,
    #[description = "fourth"] fourth: Option<User>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Discover>(&ctx)?;
    let guests: Vec<User> = [second, third, fourth].into_iter().flatten().collect();
    let catalog = ui.catalog().clone();
    let mut offer = Offer::standard(&catalog);
    if let Some(typed) = quest {
        match named(&ui, caller.lang, gentlest_first(&catalog), &typed) {
            Some(quest) => offer.quest = quest,
            None => return refused(&ui, &caller, "dx-unknown-quest", &typed).await,
        }
    }
    if let Some(typed) = terrain {
        match named(&ui, caller.lang, catalog.terrains.keys().collect(), &typed) {
            Some(terrain) => offer.terrain = Some(terrain),
            None => return refused(&ui, &caller, "dx-unknown-terrain", &typed).await,
        }
    }
    if let Some(typed) = world {
        let Some(seed) = number(&typed) else {
            return refused(&ui, &caller, "dx-unknown-world", &typed).await;
        };
        (offer.seed, offer.check) = (Some(seed), Check::Own);
    }
    if guests.iter().any(|guest| guest.bot) {
        return refused(&ui, &caller, "seat-bot", "").await;
    }
    // Somebody's first world is a gentle one unless they say otherwise.
    let new = ui.explore_teaches(caller.user).await;
    offer.difficulty = match difficulty {
        Some(level) => level.into(),
        None if new => Difficulty::Gentle,
        None => offer.difficulty,
    };
    offer.pace = pace.map_or(offer.pace, Into::into);
    if let Some(text) = ui.lacking(&caller, ctx.interaction.app_permissions) {
        ui.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    }
    let lang = match language {
        Some(language) => language.into(),
        None => ui.table_language(&caller).await,
    };
    let Some(terms) = shared::terms(&ui, &caller, start.as_deref()).await else {
        return Ok(());
    };
    // Whoever asks to play alone, or is where nobody else comes, plays at once.
    let nobody = caller.guild.is_none() || players == Some(1);
    if start.is_none() && guests.is_empty() && nobody {
        if offer.fewest(&catalog) > 1 {
            return refused(&ui, &caller, "dx-contest-alone", "").await;
        }
        on_heap(|| ui.begin_alone(&caller, lang, offer)).await;
        return Ok(());
    }
    let guests: Vec<u64> = guests.iter().map(|guest| guest.id.get()).collect();
    on_heap(|| ui.open_lobby_on(&caller, lang, offer, &guests, terms)).await;
    Ok(())
}

/// Show the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::status::<Discover>(ctx).await
}

/// End the game of this channel.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::end::<Discover>(ctx).await
}

/// The card that is meant by what was typed: its id, its name, or a part of its name.
fn named(ui: &Ui<Discover>, lang: Lang, all: Vec<&Key>, typed: &str) -> Option<Key> {
    let w = ui.explore_words(lang);
    let names = all.into_iter().map(|key| (key, w.wording.name(key)));
    meant(names, typed).cloned()
}

/// The number of a world as it was typed, with whatever stands around and between its digits.
fn number(typed: &str) -> Option<u64> {
    let odd = |c: &char| !c.is_whitespace() && !matches!(c, '.' | ',' | '\'' | '#');
    typed.chars().filter(odd).collect::<String>().parse().ok()
}

/// Says that something is not known or not possible.
async fn refused(
    ui: &Ui<Discover>,
    caller: &Caller,
    key: &str,
    typed: &str,
) -> Result<(), CommandError> {
    let word = escape(typed.trim());
    let text = ui.explore_words(caller.lang);
    let text = text.with(key, &[("word", (&word).into())]);
    ui.say(caller, How::New, &common::notice(text)).await;
    Ok(())
}
