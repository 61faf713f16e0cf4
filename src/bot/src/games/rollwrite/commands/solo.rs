//! `/solo` and `/go`: the quick game alone.

use castaway_kernel::{Game, Key};
use castaway_rollwrite::{RollWrite, code::Code, ids::Difficulty};
use castaway_table::{Place, Slot, Trouble};
use poise::ChoiceParameter;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    discord::{Caller, CommandError, Ctx, How, Ui, game, is_over, open_game},
    games::rollwrite::{destinations::spots, free, handle::Care, panel, words::Words},
    ui::{
        common,
        limits::{OPTION, OPTIONS, cut},
        message::escape,
        query::fold,
        texts::Lang,
    },
};

/// How hard the island is.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum SoloLevel {
    /// Generous.
    #[name = "gentle"]
    #[name_localized("de", "sanft")]
    Gentle,
    /// The reference.
    #[name = "fair"]
    #[name_localized("de", "normal")]
    Fair,
    /// Lean.
    #[name = "harsh"]
    #[name_localized("de", "hart")]
    Harsh,
}

impl SoloLevel {
    /// What the game calls it.
    pub fn difficulty(self) -> Difficulty {
        match self {
            SoloLevel::Gentle => Difficulty::Gentle,
            SoloLevel::Fair => Difficulty::Fair,
            SoloLevel::Harsh => Difficulty::Harsh,
        }
    }
}

/// A quick game alone: goes on with the last one, or begins one.
#[poise::command(slash_command)]
pub async fn solo(
    ctx: Ctx<'_>,
    #[autocomplete = "scenarios"]
    #[description = "scenario"]
    scenario: Option<String>,
    #[description = "difficulty"] difficulty: Option<SoloLevel>,
    #[description = "code"] code: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    let caller = caller.at_own(Slot::Free);
    let asked = scenario.is_some() || difficulty.is_some() || code.is_some();
    if !asked && show_running(&ui, &caller).await {
        return Ok(());
    }
    let words = Words::new(ui.texts.of(caller.lang));
    let typed = escape(code.as_deref().unwrap_or_default().trim());
    let read = code.map(|text| Code::parse_with(&text, RollWrite::RULES));
    let known = |id: &Key| ui.tables().catalog().scenario(id).is_some();
    let read = read.map(|code| code.filter(|(_, cards)| cards.iter().all(known)));
    let fresh = || {
        let level = difficulty.map_or(Difficulty::Fair, SoloLevel::difficulty);
        (free::fresh(level, ui.seed()), Vec::new())
    };
    let (code, cards) = match read {
        None => fresh(),
        Some(Some(read)) => read,
        Some(None) => {
            let text = words.with("rw-bad-code", &[("word", (&typed).into())]);
            ui.say(&caller, How::New, &common::notice(text)).await;
            return Ok(());
        }
    };
    // What is asked for by name counts before what the code says.
    let scenarios = match (scenario.as_deref(), cards.is_empty()) {
        (None, false) => cards,
        (wish, _) => chosen(&ui, &words, wish).into_iter().collect(),
    };
    if scenarios.is_empty() {
        let text = unknown_scenario(&words, scenario.as_deref());
        ui.say(&caller, How::New, &common::notice(text)).await;
        return Ok(());
    }
    let next = free::next(code, &scenarios);
    ui.begin_next(&caller, next, None).await;
    Ok(())
}

/// Shows a game that is still running; says whether there was one.
async fn show_running(ui: &Ui<RollWrite>, caller: &Caller) -> bool {
    match ui.tables().load(caller.place).await {
        Ok(loaded) if !is_over(&loaded) => {
            ui.open_own(caller, &loaded).await;
            true
        }
        Ok(_) | Err(Trouble::NoGame) => false,
        Err(trouble) => {
            ui.sorry(caller, trouble).await;
            true
        }
    }
}

/// The scenarios with their names.
pub fn scenario_names(ui: &Ui<RollWrite>, words: &Words<'_>) -> Vec<(Key, String)> {
    let catalog = ui.tables().catalog();
    catalog
        .scenarios
        .iter()
        .map(|s| (s.id.clone(), words.wording.scenario(&s.id)))
        .collect()
}

/// That there is no scenario of the name wished for.
pub fn unknown_scenario(words: &Words<'_>, wish: Option<&str>) -> String {
    let word = escape(wish.unwrap_or_default().trim());
    words.with("rw-unknown-scenario", &[("word", (&word).into())])
}

/// A scenario by id or name; without a wish any one.
pub fn chosen(ui: &Ui<RollWrite>, words: &Words<'_>, wish: Option<&str>) -> Option<Key> {
    let Some(wish) = wish else {
        return free::any_scenario(ui.tables().catalog(), ui.seed());
    };
    let all = scenario_names(ui, words);
    let wish = fold(wish);
    let found = all
        .iter()
        .find(|(id, name)| *id == wish.as_str() || fold(name) == wish);
    let near = || all.iter().find(|(_, name)| fold(name).contains(&wish));
    found.or_else(near).map(|(id, _)| id.clone())
}

async fn scenarios(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    scenario_choices(ctx, typed)
}

/// A scenario in a line: its name, its days, what it asks for.
fn about(ui: &Ui<RollWrite>, words: &Words<'_>, id: &Key, name: String) -> String {
    let all = &ui.tables().catalog().scenarios;
    let Some(card) = all.iter().find(|s| s.id == *id) else {
        return name;
    };
    let goals: Vec<String> = card.goals.iter().map(|g| words.goal(g)).collect();
    let goals = match goals.is_empty() {
        true => words.get("rw-goal-score"),
        false => goals.join(", "),
    };
    let days = words.with("rw-scenario-days", &[("n", card.days.into())]);
    format!("{name} · {days} · {goals}")
}

/// The scenarios that fit what is typed.
pub fn scenario_choices(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<RollWrite>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let words = Words::new(ui.texts.of(Lang::of_locale(&ctx.interaction.locale)));
    CreateAutocompleteResponse::new().set_choices(scenario_lines(&ui, &words, typed))
}

/// The same as choices.
pub fn scenario_lines(
    ui: &Ui<RollWrite>,
    words: &Words<'_>,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let typed = fold(typed);
    let found = scenario_names(ui, words)
        .into_iter()
        .filter(|(_, name)| fold(name).contains(&typed))
        .take(OPTIONS)
        .map(|(id, name)| {
            let line = about(ui, words, &id, name);
            AutocompleteChoice::new(cut(line, OPTION), id.to_string())
        });
    found.collect()
}

/// Goes to a field of the running quick game.
#[poise::command(slash_command)]
pub async fn go(
    ctx: Ctx<'_>,
    #[autocomplete = "fields"]
    #[description = "field"]
    #[max_length = 8]
    field: String,
) -> Result<(), CommandError> {
    let (ui, mut caller) = open_game::<RollWrite>(&ctx)?;
    if let Some(place) = running(&ui, &caller).await {
        caller.place = place;
    }
    ui.roll_go(&caller, None, None, &field, Care::Ask).await;
    Ok(())
}

/// Where the caller goes: the running quick game that they moved in or opened last. A table of the channel whose turn
/// has come to them counts from that moment on.
async fn running(ui: &Ui<RollWrite>, caller: &Caller) -> Option<Place> {
    let own = [Slot::Daily, Slot::Free].map(|slot| Place::Own {
        user: caller.user,
        slot,
    });
    let mut newest: Option<(u64, Place)> = None;
    for place in [Place::Channel(caller.channel)].into_iter().chain(own) {
        let Ok(loaded) = ui.tables().load(place).await else {
            continue;
        };
        let seats = loaded.meta.seats_of(caller.user);
        if is_over(&loaded) || seats.is_empty() {
            continue;
        }
        let mut at = ui.touched_ms(&loaded, caller.user).await;
        let turn = RollWrite::turn(&loaded.state);
        if !place.is_own() && turn.is_some_and(|seat| seats.contains(&seat)) {
            at = at.max(ui.moved_ms(&loaded).await);
        }
        if newest.is_none_or(|(before, _)| at > before) {
            newest = Some((at, place));
        }
    }
    newest.map(|(_, place)| place)
}

async fn fields(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let empty = CreateAutocompleteResponse::new();
    let Ok(ui) = game::<RollWrite>(&ctx) else {
        return empty;
    };
    let caller = Caller::of_command(ctx.interaction, ui.now_ms());
    let Some(place) = running(&ui, &caller).await else {
        return empty;
    };
    let Ok(loaded) = ui.tables().load(place).await else {
        return empty;
    };
    let scene = ui.roll_scene(caller.lang, &loaded, &[]);
    let typed = typed.trim().to_uppercase();
    let found = spots(&scene, &scene.picked())
        .iter()
        .filter(|s| s.mark.to_string().starts_with(&typed))
        .take(OPTIONS)
        .map(|spot| {
            let (label, note) = panel::fields::describe(&scene, spot);
            let text = format!("{} · {label} · {note}", spot.mark);
            AutocompleteChoice::new(cut(text, OPTION), spot.mark.to_string())
        })
        .collect();
    empty.set_choices(found)
}
