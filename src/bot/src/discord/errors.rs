//! Whatever the framework reports: the player gets one kind private sentence, we get a line in the log.

use std::sync::atomic::Ordering;

use poise::FrameworkError;

use super::{
    app::{App, CommandError},
    reply::{Caller, How},
};
use crate::ui::{
    common,
    message::{Message, escape},
    report,
    texts::Texts,
};

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
            let reference = reference(ctx);
            tracing::error!(reference, %error, "a command failed");
            apologize(ctx, &reference).await;
        }
        FrameworkError::CommandPanic { payload, ctx, .. } => {
            let reference = reference(ctx);
            tracing::error!(reference, payload, "a command panicked");
            apologize(ctx, &reference).await;
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
            let caller = Caller::of_command(interaction, app.now_ms());
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

/// What a fault of a command is found by in the log.
fn reference(ctx: poise::Context<'_, App, CommandError>) -> String {
    format!("{:x}-c", ctx.id())
}

/// Says that something broke, with the way to report it.
async fn apologize(ctx: poise::Context<'_, App, CommandError>, reference: &str) {
    answer(ctx, |t| {
        let text = t.with("command-failed", &[("reference", reference.into())]);
        report::apology(t, text, reference)
    })
    .await;
}

/// Answers with a text that may name the word it is about.
async fn tell_of(ctx: poise::Context<'_, App, CommandError>, key: &str, word: Option<&str>) {
    let word = word.map_or_else(|| "none".to_owned(), escape);
    answer(ctx, |t| {
        common::notice(t.with(key, &[("word", (&word).into())]))
    })
    .await;
}

async fn answer(
    ctx: poise::Context<'_, App, CommandError>,
    message: impl FnOnce(&Texts) -> Message,
) {
    let poise::Context::Application(inner) = ctx else {
        return;
    };
    let app = inner.framework.user_data;
    let caller = Caller::of_command(inner.interaction, app.now_ms());
    let message = message(app.texts.of(caller.lang));
    // The command may have answered before it failed; a second callback would be refused.
    if inner.has_sent_initial_response.load(Ordering::SeqCst)
        && let Some(http) = app.http()
        && caller.follow(http, &message).await.is_ok()
    {
        return;
    }
    app.say(&caller, How::New, &message).await;
}
