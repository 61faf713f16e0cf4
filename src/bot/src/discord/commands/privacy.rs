//! `/privacy`: what is kept of somebody, and what becomes of it.

use castaway_table::on_heap;
use poise::ChoiceParameter;

use super::ctx::{Ctx, open};
use crate::discord::app::CommandError;

/// What is done with it.
#[derive(Clone, Copy, Debug, ChoiceParameter)]
pub enum Wish {
    /// It is sent as a file.
    #[name = "export"]
    #[name_localized("de", "ausgeben")]
    Export,
    /// It is deleted.
    #[name = "delete"]
    #[name_localized("de", "löschen")]
    Delete,
}

/// What I keep of you.
#[poise::command(slash_command)]
pub async fn privacy(
    ctx: Ctx<'_>,
    #[description = "action"] action: Option<Wish>,
) -> Result<(), CommandError> {
    let (app, caller) = open(&ctx);
    match action {
        None => on_heap(|| app.show_privacy(&caller)).await,
        Some(Wish::Export) => on_heap(|| app.export_privacy(&caller)).await,
        Some(Wish::Delete) => on_heap(|| app.ask_to_delete(&caller, false)).await,
    }
    Ok(())
}
