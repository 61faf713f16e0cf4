//! What commands of any game do about the table of a channel: options that all games have, showing it and ending it.

use castaway_table::Pace;
use poise::ChoiceParameter;

use super::ctx::{Ctx, open_game};
use crate::{
    discord::{
        app::CommandError, context::Ui, game_ui::GameUi, lobby::terms::Terms, reply::Caller,
        reply::How,
    },
    ui::{common, texts::Lang},
};

/// How long somebody is waited for.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum TempoChoice {
    /// Ten minutes for an answer.
    #[name = "live: ten minutes"]
    #[name_localized("de", "live: zehn Minuten")]
    Live,
    /// Six hours for an answer.
    #[name = "several times a day: six hours"]
    #[name_localized("de", "mehrmals täglich: sechs Stunden")]
    Several,
    /// A day.
    #[name = "once a day"]
    #[name_localized("de", "einmal am Tag")]
    Daily,
    /// For ever.
    #[name = "no deadline"]
    #[name_localized("de", "ohne Frist")]
    Relaxed,
}

impl From<TempoChoice> for Pace {
    fn from(tempo: TempoChoice) -> Self {
        match tempo {
            TempoChoice::Live => Self::Live,
            TempoChoice::Several => Self::Several,
            TempoChoice::Daily => Self::Daily,
            TempoChoice::Relaxed => Self::Relaxed,
        }
    }
}

/// A language of the table.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Language {
    /// The table is told in English.
    #[name = "English"]
    English,
    /// The table is told in German.
    #[name = "Deutsch"]
    German,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::En,
            Language::German => Self::De,
        }
    }
}

/// Answers a command that only has subcommands: no client sends it bare, but the framework lets it through.
///
/// # Errors
/// When the game is not on the list of games.
pub async fn bare<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    let text = ui.texts.of(caller.lang);
    let text = text.with("argument-refused", &[("word", "none".into())]);
    ui.say(&caller, How::New, &common::notice(text)).await;
    Ok(())
}

/// Shows the board again at the bottom of the channel. A table that fills up is what the channel is at, unless a game still runs.
///
/// # Errors
/// As [`bare`].
pub async fn status<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    let game = ui.any_game(caller.place).await;
    let runs = game.is_ok_and(|game| game.over().is_none());
    if runs || !ui.show_table(&caller).await {
        ui.show_below(&caller).await;
    }
    Ok(())
}

/// Asks whether the game of this channel is to be ended for good.
///
/// # Errors
/// As [`bare`].
pub async fn end<G: GameUi>(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<G>(&ctx)?;
    ui.ask_to_end(&caller).await;
    Ok(())
}

/// What is agreed about the start of a table; `None` where what was said is no time, and the caller has been told.
pub async fn terms<G: GameUi>(ui: &Ui<G>, caller: &Caller, start: Option<&str>) -> Option<Terms> {
    let mut terms = Terms::default();
    if let Some(said) = start {
        terms.start_ms = Some(ui.read_start(caller, said).await?);
    }
    Some(terms)
}
