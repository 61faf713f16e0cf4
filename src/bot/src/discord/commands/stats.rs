//! `/stats`: what somebody played, how it goes at a table, the best games of a server.

use castaway_table::on_heap;
use poise::ChoiceParameter;

use super::ctx::{Ctx, open};
use crate::discord::app::{CommandError, Look};

/// Of what.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Of {
    /// What I played.
    #[name = "me"]
    #[name_localized("de", "ich")]
    Me,
    /// The table of this channel.
    #[name = "table"]
    #[name_localized("de", "tisch")]
    Table,
    /// The games of this server.
    #[name = "server"]
    #[name_localized("de", "server")]
    Server,
}

/// What was played, and how well.
#[poise::command(slash_command)]
pub async fn stats(ctx: Ctx<'_>, #[description = "of"] of: Option<Of>) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match of {
        None | Some(Of::Me) => on_heap(|| app.show_my_stats(&caller)).await,
        Some(Of::Server) => on_heap(|| app.show_hall(&caller)).await,
        Some(Of::Table) => match app.looked_at(&caller).await {
            Ok(game) => game.look(&caller, Look::Stats).await,
            Err(none) => app.no_game(&caller, none).await,
        },
    }
    Ok(())
}
