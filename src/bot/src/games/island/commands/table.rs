//! `/island`: opening, showing and ending a game.

use castaway_kernel::Key;
use castaway_robinson::{
    game::Island,
    preset::Preset,
    setup::{EventMix, Wreckage},
};
use castaway_table::{Control, on_heap};
use poise::ChoiceParameter;
use serenity::all::User;

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, open_game, starts, table_commands as shared},
    games::island::{
        complete,
        lists::{character_names, scenario_named},
        lobby::offer::Offer,
        pages, parse,
    },
};

/// Several options at once, each explained in its line.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Presets {
    /// For people who do not know the game.
    #[name = "first game: four rounds that teach, with much help"]
    #[name_localized("de", "erstes Spiel: vier Runden zum Lernen, mit viel Hilfe")]
    FirstGame,
    /// Easier than printed.
    #[name = "easy: Friday and the Dog, 3 pieces of equipment, easier events"]
    #[name_localized(
        "de",
        "leicht: Freitag und Hund, 3 Startgegenstände, leichtere Ereignisse"
    )]
    Easy,
    /// As printed.
    #[name = "normal: as the rules say, 2 pieces of equipment"]
    #[name_localized("de", "normal: wie in den Regeln, 2 Startgegenstände")]
    Normal,
    /// Harder than printed.
    #[name = "hard: 1 piece of equipment, harder events"]
    #[name_localized("de", "schwer: 1 Startgegenstand, schwerere Ereignisse")]
    Hard,
    /// As hard as it gets.
    #[name = "brutal: no help, no equipment, harder events"]
    #[name_localized(
        "de",
        "brutal: keine Hilfe, keine Startgegenstände, schwerere Ereignisse"
    )]
    Brutal,
    /// The rules of the first edition.
    #[name = "1st edition: the older rules and victory points"]
    #[name_localized("de", "1. Auflage: die älteren Regeln und Siegpunkte")]
    FirstEdition,
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

/// Who moves what belongs to a seat.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Moves {
    /// Whoever it belongs to.
    #[name = "everybody their own pawns"]
    #[name_localized("de", "alle die eigenen Spielsteine")]
    Own,
    /// Anybody at the table.
    #[name = "everybody everything"]
    #[name_localized("de", "alle alles")]
    All,
}

/// The game of this channel.
#[poise::command(
    slash_command,
    subcommands(
        "new",
        "super::seats::join",
        "super::seats::leave",
        "super::seats::hand",
        "super::seats::copilot",
        "super::seats::table",
        "super::seats::away",
        "super::seats::pause",
        "super::seats::host",
        "super::seats::shelve",
        "super::seats::resume",
        "super::seats::carry",
        "status",
        "end"
    ),
    subcommand_required
)]
pub async fn island(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::bare::<Island>(ctx).await
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
    #[autocomplete = "complete::scenarios"]
    #[description = "scenario"]
    #[max_length = 100]
    scenario: Option<String>,
    #[description = "preset"] preset: Option<Presets>,
    #[description = "friday"] friday: Option<bool>,
    #[description = "dog"] dog: Option<bool>,
    #[min = 0]
    #[max = 8]
    #[description = "equipment"]
    equipment: Option<u8>,
    #[description = "events"] events: Option<Events>,
    #[description = "wreckage"] wreckage: Option<Wreck>,
    #[description = "control"] control: Option<Moves>,
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
    let scenario = match scenario.map(|text| scenario_named(&ui, caller.lang, &text)) {
        None => None,
        Some(Ok(key)) => Some(key),
        Some(Err(word)) => {
            let word = crate::ui::message::escape(&word);
            let text = ui.words(caller.lang);
            let text = text.with("unknown-scenario", &[("word", (&word).into())]);
            ui.say(&caller, How::New, &pages::notice(text)).await;
            return Ok(());
        }
    };
    let people = u8::try_from(guests.len()).unwrap_or(3) + 1;
    let named = people.max(u8::try_from(characters.len()).unwrap_or(u8::MAX));
    let asked = players;
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
    // Somebody who is invited and does not come leaves no character behind.
    let least = u8::try_from(characters.len()).unwrap_or(1).max(1);
    let mut offer = Offer::standard(asked.unwrap_or(least));
    if let Some(preset) = preset {
        let preset = match preset {
            Presets::FirstGame => Preset::FirstGame,
            Presets::Easy => Preset::Easy,
            Presets::Normal => Preset::Normal,
            Presets::Hard => Preset::Hard,
            Presets::Brutal => Preset::Brutal,
            Presets::FirstEdition => Preset::FirstEdition,
        };
        offer.preset(preset, ui.catalog());
    }
    offer.scenario = scenario.or(offer.scenario);
    match events {
        Some(Events::Easier) => offer.events = EventMix::Easier,
        Some(Events::Normal) => offer.events = EventMix::Normal,
        Some(Events::Harder) => offer.events = EventMix::Harder,
        None => {}
    }
    offer.friday = friday.or(offer.friday);
    offer.dog = dog.or(offer.dog);
    offer.equipment = equipment.unwrap_or(offer.equipment);
    offer.wreckage = match wreckage {
        Some(Wreck::Random) => Wreckage::Random,
        Some(Wreck::FoodCrates) | None => Wreckage::FoodCrates,
    };
    offer.control = match control {
        Some(Moves::All) => Control::Shared,
        Some(Moves::Own) | None => Control::Own,
    };
    offer.pace = pace.map_or(offer.pace, Into::into);
    let lang = match language {
        Some(language) => language.into(),
        None => ui.table_language(&caller).await,
    };
    let guests: Vec<u64> = guests.iter().map(|guest| guest.id.get()).collect();
    let mut characters = characters.into_iter();
    for user in [caller.user].iter().chain(&guests) {
        let key = characters.next();
        // Somebody who is named twice is whom they were named first.
        if offer.pick_of(*user).is_none() {
            offer.pick(*user, key);
        }
    }
    offer.more = characters.collect();
    if let Some(text) = ui.lacking(&caller, ctx.interaction.app_permissions) {
        ui.say(&caller, How::New, &pages::notice(text)).await;
        return Ok(());
    }
    let Some(terms) = shared::terms(&ui, &caller, start.as_deref()).await else {
        return Ok(());
    };
    // Whoever asks to play alone, or is where nobody else comes, plays at once.
    let nobody = caller.guild.is_none() && guests.is_empty();
    let alone = start.is_none() && (asked == Some(1) || nobody);
    // Boxed, for the work of every command would else lie on the stack at once.
    if alone {
        on_heap(|| ui.begin_alone(&caller, lang, offer)).await;
    } else {
        offer.newcomer = ui.teaches(caller.user).await;
        on_heap(|| ui.open_lobby_on(&caller, lang, offer, &guests, terms)).await;
    }
    Ok(())
}

/// Show the board again at the bottom of the channel.
#[poise::command(slash_command)]
async fn status(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::status::<Island>(ctx).await
}

/// End the game of this channel.
#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::end::<Island>(ctx).await
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
