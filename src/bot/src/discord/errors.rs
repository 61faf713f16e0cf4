//! Whatever the framework reports: the player gets one kind private sentence, we get a line in the log.

use poise::FrameworkError;
use serenity::all::CreateInteractionResponseFollowup;

use super::{
    app::{App, CommandError},
    reply::{Caller, How},
};
use crate::ui::{common, message::escape};

/// Handles every error of the framework.
pub async fn handle(error: FrameworkError<'_, App, CommandError>) {
    match error {
        FrameworkError::Setup { error, .. } => {
            tracing::error!(%error, "the commands could not be registered")
        }
        FrameworkError::EventHandler { error, event, .. } => {
            tracing::error!(%error, event = event.snake_case_name(), "an event was not handled");
        }
        FrameworkError::Command { error, ctx, .. } => {
            tracing::error!(%error, "a command failed");
            tell(ctx, "command-failed").await;
        }
        FrameworkError::CommandPanic { payload, ctx, .. } => {
            let reference = ctx.id();
            tracing::error!(reference, payload, "a command panicked");
            tell(ctx, "command-failed").await;
        }
        FrameworkError::ArgumentParse {
            error, input, ctx, ..
        } => {
            tracing::info!(%error, "an argument was not understood");
            tell_of(ctx, "argument-refused", input.as_deref()).await;
        }
        FrameworkError::CommandStructureMismatch {
            description, ctx, ..
        } => {
            tracing::warn!(description, "Discord knows an older form of a command");
            tell(poise::Context::Application(ctx), "commands-outdated").await;
        }
        FrameworkError::SubcommandRequired { ctx } => tell(ctx, "argument-refused").await,
        FrameworkError::CooldownHit { ctx, .. } => tell(ctx, "cooldown").await,
        FrameworkError::MissingBotPermissions {
            missing_permissions,
            ctx,
            ..
        } => {
            tracing::info!(%missing_permissions, "permissions are missing");
            tell(ctx, "panel-refused").await;
        }
        FrameworkError::MissingUserPermissions { ctx, .. }
        | FrameworkError::PermissionFetchFailed { ctx, .. }
        | FrameworkError::NotAnOwner { ctx, .. }
        | FrameworkError::GuildOnly { ctx, .. }
        | FrameworkError::DmOnly { ctx, .. }
        | FrameworkError::NsfwOnly { ctx, .. }
        | FrameworkError::CommandCheckFailed { ctx, .. } => tell(ctx, "not-allowed").await,
        FrameworkError::UnknownInteraction {
            interaction,
            framework,
            ..
        } => {
            tracing::warn!(command = interaction.data.name, "an unknown command");
            let app = framework.user_data;
            let caller = Caller::of_command(interaction);
            let text = app.text(caller.lang, "commands-outdated");
            app.say(&caller, How::New, &common::notice(text)).await;
        }
        FrameworkError::DynamicPrefix { .. }
        | FrameworkError::UnknownCommand { .. }
        | FrameworkError::NonCommandMessage { .. } => {
            tracing::debug!("a message event, which this bot does not ask for");
        }
        FrameworkError::__NonExhaustive(never) => match never {},
    }
}

async fn tell(ctx: poise::Context<'_, App, CommandError>, key: &str) {
    tell_of(ctx, key, None).await;
}

/// Answers with a text that may name the word it is about.
async fn tell_of(ctx: poise::Context<'_, App, CommandError>, key: &str, word: Option<&str>) {
    let poise::Context::Application(inner) = ctx else {
        return;
    };
    let app = inner.framework.user_data;
    let caller = Caller::of_command(inner.interaction);
    let word = word.map_or_else(|| "none".to_owned(), escape);
    let text = app.texts.of(caller.lang);
    let text = text.with(key, &[("word", (&word).into())]);
    if inner
        .has_sent_initial_response
        .load(std::sync::atomic::Ordering::SeqCst)
    {
        // The command may have answered before it failed; a second callback would be refused.
        let follow = CreateInteractionResponseFollowup::new()
            .content(text.clone())
            .ephemeral(true);
        if inner
            .interaction
            .create_followup(ctx.serenity_context(), follow)
            .await
            .is_ok()
        {
            return;
        }
    }
    app.say(&caller, How::New, &common::notice(text)).await;
}
