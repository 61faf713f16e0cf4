//! Days and times that are offered while somebody types one.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::ctx::Ctx;
use crate::{
    discord::{reply::Caller, when},
    ui::limits::{OPTION, OPTIONS, cut},
};

/// What is typed as it would be read, and as it would be with eight in the evening.
pub async fn starts(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let caller = Caller::of_command(ctx.interaction, app.now_ms());
    let (zone, name) = app.zone_of(&caller).await;
    let found = when::offers(typed, caller.now_ms, &zone, caller.lang);
    let choices = found.into_iter().take(OPTIONS).map(|(value, label)| {
        AutocompleteChoice::new(cut(format!("{label} ({name})"), OPTION), value)
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
