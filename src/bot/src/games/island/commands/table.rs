//! `/island`: opening, showing and ending a game.

use castaway_kernel::Key;
use castaway_robinson::{
    game::Island,
    setup::{EventMix, Setup, Wreckage},
};
use castaway_table::Meta;
use poise::ChoiceParameter;
use serenity::all::User;

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, open_game},
    games::island::{complete, lists::character_names, pages, parse},
    ui::texts::Lang,
};

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
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let text = ui.words(caller.lang);
    let text = text.with("argument-refused", &[("word", "none".into())]);
    ui.say(&caller, How::New, &pages::notice(text)).await;
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
    let (ui, caller) = open_game::<Island>(&ctx)?;
    let guests: Vec<User> = [second, third, fourth].into_iter().flatten().collect();
    let characters = match characters.map(|text| chosen(&ui, &caller, &text)) {
        None => Vec::new(),
        Some(Ok(keys)) => keys,
        Some(Err(word)) => {
            let word = crate::ui::message::escape(&word);
            let text = ui.words(caller.lang);
            let text = text.with("unknown-character", &[("word", (&word).into())]);
            ui.say(&caller, How::New, &pages::notice(text)).await;
            return Ok(());
        }
    };
    let people = u8::try_from(guests.len()).unwrap_or(3) + 1;
    let named = people.max(u8::try_from(characters.len()).unwrap_or(u8::MAX));
    let players = players.unwrap_or(named);
    let twice = twice(&ui, &caller, &characters);
    let refused = if guests.iter().any(|guest| guest.bot) {
        Some("setup-bot")
    } else if twice.is_some() {
        Some("setup-twice")
    } else if named > 4 || (1..named).contains(&players) {
        Some("setup-too-many")
    } else if !(1..=4).contains(&players) {
        Some("setup-players")
    } else {
        None
    };
    if let Some(why) = refused {
        let name = twice.unwrap_or_default();
        let args = [
            ("players", players.into()),
            ("named", named.into()),
            ("name", (&name).into()),
        ];
        let text = ui.words(caller.lang).with(why, &args);
        ui.say(&caller, How::New, &pages::notice(text)).await;
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
    if let Some(text) = ui.lacking(&caller, ctx.interaction.app_permissions) {
        ui.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    // Seats without a person of their own are played by the one who opens the table.
    let mut seats = vec![caller.user];
    seats.extend(guests.iter().map(|guest| guest.id.get()));
    seats.resize(usize::from(players), caller.user);
    let teaches = players == 1 && ui.teaches(caller.user).await;
    let meta = Meta {
        chairs: seats.into(),
        teaches,
        language: lang,
        ..Meta::default()
    };
    // Boxed, for the work of every command would else lie on the stack at once.
    Box::pin(ui.begin_here(&caller, setup, meta)).await;
    Ok(())
}

/// Show the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    ui.show_below(&caller).await;
    Ok(())
}

/// End the game of this channel.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<Island>(&ctx)?;
    ui.ask_to_end(&caller).await;
    Ok(())
}

/// The first character that is named more than once.
fn twice(ui: &Ui<Island>, caller: &Caller, characters: &[Key]) -> Option<String> {
    let (at, key) = (characters.iter().enumerate())
        .find(|(at, key)| characters.iter().take(*at).any(|before| before == *key))?;
    let names = character_names(ui, caller.lang);
    let name = names.into_iter().find(|(other, _)| other == key);
    Some(name.map_or_else(|| (at + 1).to_string(), |(_, name)| name))
}

fn chosen(ui: &Ui<Island>, caller: &Caller, text: &str) -> Result<Vec<Key>, String> {
    let names = character_names(ui, caller.lang);
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
