//! `/settings`: how games are played on a server.

use castaway_table::on_heap;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::ctx::{Ctx, open};
use crate::{
    discord::{app::CommandError, settings::settling},
    ui::limits::{OPTION, OPTIONS, cut},
};

/// How games are played on this server.
#[poise::command(slash_command)]
pub async fn settings(
    ctx: Ctx<'_>,
    #[autocomplete = "zones"]
    #[description = "zone"]
    #[max_length = 100]
    zone: Option<String>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    on_heap(|| app.show_settings(&caller, zone.as_deref())).await;
    Ok(())
}

/// Names of time zones, for the completion of what is typed.
pub(super) async fn zones(_: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = settling::zones(typed).into_iter().take(OPTIONS);
    let choices = found.map(|name| AutocompleteChoice::new(cut(name.clone(), OPTION), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
