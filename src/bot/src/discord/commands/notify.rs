//! `/notify` and `/games`: how somebody is called, and what waits for them.

use super::ctx::{Ctx, open};
use crate::discord::app::CommandError;
use castaway_table::on_heap;

pub(super) use super::settings::zones;

/// How and when I call you.
#[poise::command(slash_command)]
pub async fn notify(
    ctx: Ctx<'_>,
    #[autocomplete = "zones"]
    #[description = "zone"]
    #[max_length = 100]
    zone: Option<String>,
    #[description = "quiet"]
    #[max_length = 40]
    quiet: Option<String>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    let (zone, quiet) = (zone.as_deref(), quiet.as_deref());
    on_heap(|| app.show_notify(&caller, zone, quiet)).await;
    Ok(())
}

/// All your games.
#[poise::command(slash_command)]
pub async fn games(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    on_heap(|| app.show_games(&caller)).await;
    Ok(())
}
