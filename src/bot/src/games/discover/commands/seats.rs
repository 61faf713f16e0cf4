//! `/explore join`, `leave`, `pass`, `copilot`, `table`, `away`, `pause`, `host`, `shelve`, `resume` and `move`: who sits at the
//! table of this channel, how it plays, who leads it, and in which channel its game goes on.

use castaway_discover::Discover;
use serenity::all::User;

use crate::discord::{CommandError, Ctx, Waiting, seat_commands as shared, starts};

/// Sit down at the table of this channel.
#[poise::command(slash_command)]
pub async fn join(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::join::<Discover>(ctx).await
}

/// Get up from the table of this channel.
#[poise::command(slash_command)]
pub async fn leave(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::leave::<Discover>(ctx).await
}

/// Offer the own seat to somebody.
#[poise::command(slash_command)]
pub async fn pass(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    shared::hand::<Discover>(ctx, user).await
}

/// Let somebody play for the own seat as well.
#[poise::command(slash_command)]
pub async fn copilot(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    shared::copilot::<Discover>(ctx, user).await
}

/// Let somebody else at the table lead it.
#[poise::command(slash_command)]
pub async fn host(ctx: Ctx<'_>, #[description = "user"] user: User) -> Result<(), CommandError> {
    shared::host::<Discover>(ctx, user).await
}

/// Put the game of this channel on the shelf.
#[poise::command(slash_command)]
pub async fn shelve(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::shelve::<Discover>(ctx).await
}

/// Take a game from the shelf.
#[poise::command(slash_command)]
pub async fn resume(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::waiting::<Discover>(ctx, Waiting::Shelved).await
}

/// Take a game of another channel here.
#[poise::command(slash_command, rename = "move")]
pub async fn carry(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::waiting::<Discover>(ctx, Waiting::Elsewhere).await
}

/// Show how this table plays.
#[poise::command(slash_command, rename = "table")]
pub async fn agreed(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::agreed::<Discover>(ctx).await
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
    shared::away::<Discover>(ctx, &until).await
}

/// Let time stand still at the table of this channel, or run again.
#[poise::command(slash_command)]
pub async fn pause(ctx: Ctx<'_>) -> Result<(), CommandError> {
    shared::pause::<Discover>(ctx).await
}
