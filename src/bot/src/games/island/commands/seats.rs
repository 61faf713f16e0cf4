//! `/island join`, `leave`, `hand`, `copilot`, `table`, `away`, `pause`, `host`, `shelve`, `resume` and `move`: who sits at the
//! table of this channel, how it plays, who leads it, and in which channel its game goes on.

use castaway_robinson::game::Island;
use serenity::all::User;

use crate::discord::{CommandError, Ctx, Waiting, seat_commands as seats, starts};

/// Sit down at the table of this channel.
#[poise::command(slash_command)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::join::<Island>(ctx).await
}

/// Get up from the table of this channel.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::leave::<Island>(ctx).await
}

/// Offer the own seat to somebody.
#[poise::command(slash_command)]
pub async fn hand(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    seats::hand::<Island>(ctx, user).await
}

/// Let somebody move for the own seat as well.
#[poise::command(slash_command)]
pub async fn copilot(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    seats::copilot::<Island>(ctx, user).await
}

/// Put the game of this channel on the shelf.
#[poise::command(slash_command)]
pub async fn shelve(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::shelve::<Island>(ctx).await
}

/// Take a game from the shelf.
#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::waiting::<Island>(ctx, Waiting::Shelved).await
}

/// Take a game of another channel here.
#[poise::command(slash_command, rename = "move")]
pub async fn carry(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::waiting::<Island>(ctx, Waiting::Elsewhere).await
}

/// Show how this table plays.
#[poise::command(slash_command)]
pub async fn table(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::agreed::<Island>(ctx).await
}

/// Be on holiday from the game of this channel.
#[poise::command(slash_command)]
pub async fn away(
    ctx: Ctx<'_>,
    #[description = "until"]
    #[autocomplete = "starts"]
    #[max_length = 100]
    until: String,
) -> Result<(), CommandError> {
    seats::away::<Island>(ctx, &until).await
}

/// Let somebody else at the table lead it.
#[poise::command(slash_command)]
pub async fn host(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    seats::host::<Island>(ctx, user).await
}

/// Let time stand still at the table of this channel, or run again.
#[poise::command(slash_command)]
pub async fn pause(ctx: Ctx<'_>) -> Result<(), CommandError> {
    seats::pause::<Island>(ctx).await
}
