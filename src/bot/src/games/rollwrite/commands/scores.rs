//! `/scores`: the boards of contests, and those over all times with the scenarios of this game.

use castaway_kernel::date::Date;
use castaway_rollwrite::{RollWrite, ids::Difficulty};
use castaway_table::contest::Cup;
use poise::ChoiceParameter;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::solo::{SoloLevel, chosen, scenario_lines, unknown_scenario};
use crate::{
    discord::{
        Caller, CommandError, Ctx, Hall, How, Ui, days, game, open_game, records::month_name,
    },
    games::rollwrite::{
        boards::{PAIRS, glory_name, glory_title},
        parties,
        words::Words,
    },
    ui::{
        common,
        limits::{OPTION, OPTIONS, cut},
        scores,
        texts::Lang,
    },
};

/// Which board.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Which {
    /// The challenge of today.
    #[name = "today"]
    #[name_localized("de", "heute")]
    Today,
    /// The challenge of yesterday.
    #[name = "yesterday"]
    #[name_localized("de", "gestern")]
    Yesterday,
    /// The challenge of the week.
    #[name = "this week"]
    #[name_localized("de", "diese Woche")]
    Week,
    /// The best of all times.
    #[name = "all time"]
    #[name_localized("de", "alle Zeiten")]
    Glory,
    /// The best islands with two scenarios.
    #[name = "all Sundays"]
    #[name_localized("de", "alle Sonntage")]
    Sundays,
    /// The caller's own best free games.
    #[name = "my free games"]
    #[name_localized("de", "meine freien Spiele")]
    Own,
    /// The medals of this month's days.
    #[name = "this month"]
    #[name_localized("de", "dieser Monat")]
    Month,
    /// The shared islands of this server.
    #[name = "parties here"]
    #[name_localized("de", "gemeinsame hier")]
    Parties,
}

/// The boards of scores.
#[poise::command(slash_command)]
pub async fn scores(
    ctx: Ctx<'_>,
    #[description = "board"] board: Option<Which>,
    #[autocomplete = "scenarios"]
    #[description = "scenario"]
    scenario: Option<String>,
    #[description = "difficulty"] difficulty: Option<SoloLevel>,
    #[autocomplete = "past"]
    #[description = "day"]
    #[max_length = 16]
    day: Option<String>,
) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<RollWrite>(&ctx)?;
    if let Some(typed) = day {
        if let Some(date) = ui.day_named(&caller, &typed).await {
            let cup = Cup::Day(date);
            let title = scores::cup_title(ui.texts.of(caller.lang), cup);
            ui.show_scores(&caller, &cup.name(), title).await;
        }
        return Ok(());
    }
    let which = board.unwrap_or(if scenario.is_some() {
        Which::Glory
    } else {
        Which::Today
    });
    let words = Words::new(ui.texts.of(caller.lang));
    let level = difficulty.map_or(Difficulty::Fair, SoloLevel::difficulty);
    let today = Cup::day(caller.now_ms);
    let (name, title) = match which {
        Which::Today => (today.name(), scores::cup_title(words.texts(), today)),
        Which::Yesterday => {
            let cup = Cup::day(caller.now_ms.saturating_sub(86_400_000));
            (cup.name(), scores::cup_title(words.texts(), cup))
        }
        Which::Month => {
            let name = month_name(Date::of_seconds(caller.now_ms / 1000));
            let label = name.trim_start_matches("month/");
            let title = words.with("scores-month", &[("month", label.into())]);
            (name, title)
        }
        Which::Week => {
            let cup = Cup::week(caller.now_ms);
            (cup.name(), scores::cup_title(words.texts(), cup))
        }
        Which::Sundays => (glory_name(PAIRS, level), words.get("scores-sundays")),
        Which::Own => {
            show_bests(&ui, &caller, &words).await;
            return Ok(());
        }
        Which::Parties => {
            let wish = scenario.as_deref();
            let id = wish.and_then(|wish| chosen(&ui, &words, Some(wish)));
            if wish.is_some() && id.is_none() {
                let text = unknown_scenario(&words, wish);
                ui.say(&caller, How::New, &common::notice(text)).await;
                return Ok(());
            }
            let message = parties::board(&ui, &words, caller.guild, id.as_ref()).await;
            ui.say(&caller, How::New, &message).await;
            return Ok(());
        }
        Which::Glory => {
            let wish = scenario.as_deref();
            match wish.map(|wish| chosen(&ui, &words, Some(wish))) {
                None => match hall(&ui, &caller, None) {
                    Some(hall) => of_weeks(&words, hall),
                    None => (PAIRS.to_owned(), words.get("scores-sundays")),
                },
                Some(Some(id)) => {
                    let name = glory_name(id.as_str(), level);
                    let title = glory_title(&words, &name);
                    (name, title.unwrap_or_default())
                }
                Some(None) => {
                    let Some(hall) = hall(&ui, &caller, wish) else {
                        let text = unknown_scenario(&words, wish);
                        ui.say(&caller, How::New, &common::notice(text)).await;
                        return Ok(());
                    };
                    of_weeks(&words, hall)
                }
            }
        }
    };
    ui.show_scores(&caller, &name, title).await;
    Ok(())
}

/// Shows the caller's own best free games to the caller alone.
async fn show_bests(ui: &Ui<RollWrite>, caller: &Caller, words: &Words<'_>) {
    let bests = ui.bests_of(caller.user).await;
    let lines: Vec<String> = bests
        .all()
        .filter_map(|(name, best)| {
            let what = glory_title(words, name)?;
            Some(scores::best_line(words.texts(), &what, best))
        })
        .collect();
    let alone = ui.alone_commands(caller.lang);
    let page = scores::bests(words.texts(), &lines, &alone);
    ui.say(caller, How::New, &page).await;
}

/// The board over all weeks of the scenario of another game that is asked for, or of this week's.
fn hall(ui: &Ui<RollWrite>, caller: &Caller, wish: Option<&str>) -> Option<Hall> {
    let games = ui.games.iter();
    let mut halls = games.flat_map(|game| game.halls(caller.lang, caller.now_ms));
    halls.find(|hall| wish.is_none_or(|wish| hall.is_meant(wish)))
}

/// The name of such a board, and its title.
fn of_weeks(words: &Words<'_>, hall: Hall) -> (String, String) {
    let title = words.with("scores-weeks", &[("name", (&hall.title).into())]);
    (hall.board, title)
}

async fn past(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    days(ctx, typed).await
}

/// The scenarios of this game, and those of all weeks.
async fn scenarios(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(ui) = game::<RollWrite>(&ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let words = Words::new(ui.texts.of(lang));
    let now_ms = ui.now_ms();
    let halls = ui.games.iter().flat_map(|game| game.halls(lang, now_ms));
    let wish = typed.to_lowercase();
    let halls = halls.filter(|hall| hall.title.to_lowercase().contains(&wish));
    let halls = halls.map(|hall| {
        let key = hall.key.to_string();
        let (_, title) = of_weeks(&words, hall);
        AutocompleteChoice::new(cut(title, OPTION), key)
    });
    let mut all: Vec<AutocompleteChoice> = scenario_lines(&ui, &words, typed);
    all.extend(halls);
    all.truncate(OPTIONS);
    CreateAutocompleteResponse::new().set_choices(all)
}
