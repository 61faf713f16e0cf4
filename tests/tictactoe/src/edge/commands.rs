//! `/tictactoe`.

use crate::game::TicTacToe;
use castaway::discord::{CommandError, Ctx, NoChoice, open_game};

/// Opens a table.
#[poise::command(slash_command)]
pub async fn tictactoe(ctx: Ctx<'_>) -> Result<(), CommandError> {
    let (ui, caller) = open_game::<TicTacToe>(&ctx)?;
    let lang = caller.lang;
    ui.open_lobby(&caller, lang, NoChoice {}, &[]).await;
    Ok(())
}
