//! A small unmodified serenity + poise bot against the sandbox.

use std::sync::Arc;
use std::time::Duration;

use castaway_sandbox::{Sandbox, SandboxConfig, SandboxHandle, start};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

const WAIT: Duration = Duration::from_secs(5);

/// A PNG header with a size of 3 x 2; enough to be recognised.
fn picture() -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
    bytes
}

fn button(label: &str, id: &str) -> serenity::CreateActionRow {
    serenity::CreateActionRow::Buttons(vec![serenity::CreateButton::new(id).label(label)])
}

/// Shows a picture.
#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[description = "What"]
    #[autocomplete = "things"]
    what: String,
) -> Result<(), Error> {
    let embed = serenity::CreateEmbed::new()
        .title(what)
        .image("attachment://view.png");
    let reply = poise::CreateReply::default()
        .embed(embed)
        .attachment(serenity::CreateAttachment::bytes(picture(), "view.png"))
        .components(vec![button("Next", "next"), button("Form", "form")]);
    ctx.send(reply).await?;
    Ok(())
}

async fn things(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    ["palm", "pebble"]
        .iter()
        .filter(|t| t.starts_with(partial))
        .fold(serenity::CreateAutocompleteResponse::new(), |all, t| {
            all.add_string_choice(*t, *t)
        })
}

/// Says something to one member.
#[poise::command(slash_command)]
async fn secret(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let words = format!("for {}", ctx.author().name);
    ctx.send(poise::CreateReply::default().content(words))
        .await?;
    Ok(())
}

/// Uses channels, threads, pins and direct messages.
#[poise::command(slash_command)]
async fn tour(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say("starting").await?;
    let http = ctx.http();
    let channel = ctx.channel_id();
    let message = channel
        .send_message(http, serenity::CreateMessage::new().content("in channel"))
        .await?;
    message.pin(http).await?;
    assert_eq!(channel.pins(http).await?.len(), 1);
    let thread = channel
        .create_thread_from_message(
            http,
            message.id,
            serenity::CreateThread::new("a thread")
                .auto_archive_duration(serenity::AutoArchiveDuration::OneHour),
        )
        .await?;
    thread.id.say(http, "in thread").await?;
    thread
        .id
        .edit_thread(http, serenity::EditThread::new().archived(true))
        .await?;
    channel.broadcast_typing(http).await?;
    ctx.author()
        .direct_message(http, serenity::CreateMessage::new().content("direct"))
        .await?;
    let all = channel
        .messages(http, serenity::GetMessages::new().limit(10))
        .await?;
    assert_eq!(all.len(), 2);
    let guild = ctx.partial_guild().await.ok_or("no guild")?;
    ctx.say(format!("done in {}", guild.name)).await?;
    Ok(())
}

async fn component(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let response = match press.data.custom_id.as_str() {
        "next" => serenity::CreateInteractionResponse::UpdateMessage(
            serenity::CreateInteractionResponseMessage::new()
                .embed(
                    serenity::CreateEmbed::new()
                        .title("next")
                        .image("attachment://second.png"),
                )
                .add_file(serenity::CreateAttachment::bytes(picture(), "second.png"))
                .components(vec![]),
        ),
        _ => serenity::CreateInteractionResponse::Modal(
            serenity::CreateModal::new("the-form", "A form").components(vec![
                serenity::CreateActionRow::InputText(serenity::CreateInputText::new(
                    serenity::InputTextStyle::Short,
                    "Name",
                    "name",
                )),
            ]),
        ),
    };
    press.create_response(&ctx.http, response).await?;
    Ok(())
}

async fn form(ctx: &serenity::Context, sent: &serenity::ModalInteraction) -> Result<(), Error> {
    let value = sent
        .data
        .components
        .first()
        .and_then(|row| row.components.first())
        .and_then(|c| match c {
            serenity::ActionRowComponent::InputText(text) => text.value.clone(),
            _ => None,
        });
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(format!("hello {}", value.unwrap_or_default()));
    sent.create_response(
        &ctx.http,
        serenity::CreateInteractionResponse::Message(message),
    )
    .await?;
    Ok(())
}

struct Bot {
    shards: Arc<serenity::ShardManager>,
    task: tokio::task::JoinHandle<()>,
}

async fn bot(sandbox: &Sandbox) -> Result<Bot, Error> {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![show(), secret(), tour()],
            event_handler: |framework, event| {
                let ctx = framework.serenity_context;
                Box::pin(async move {
                    if let serenity::FullEvent::InteractionCreate { interaction } = event {
                        match interaction {
                            serenity::Interaction::Component(press) => {
                                component(ctx, press).await?
                            }
                            serenity::Interaction::Modal(sent) => form(ctx, sent).await?,
                            _ => {}
                        }
                    }
                    Ok(())
                })
            },
            ..Default::default()
        })
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(sandbox.token())
        .proxy(sandbox.base_url())
        .ratelimiter_disabled(true)
        .build();
    let mut client = serenity::ClientBuilder::new_with_http(http, serenity::GatewayIntents::GUILDS)
        .framework(framework)
        .await?;
    let shards = client.shard_manager.clone();
    let task = tokio::spawn(async move {
        client.start().await.expect("the bot runs");
    });
    assert!(sandbox.handle().wait_ready(WAIT).await, "bot not ready");
    Ok(Bot { shards, task })
}

async fn until(what: &str, mut check: impl FnMut() -> bool) {
    for _ in 0..500 {
        if check() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("never came: {what}");
}

fn last(handle: &SandboxHandle, channel: u64, user: u64) -> Value {
    handle.messages(channel, user).pop().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn perf() -> Result<(), Error> {
    let sandbox = start(SandboxConfig::default()).await?;
    let handle = sandbox.handle();
    let _bot = bot(&sandbox).await?;
    let robin = handle.users()[0].id;
    let channel = handle.channels()[0].id;
    let options = json!([{"name": "what", "value": "palm"}]);
    let mut all = Vec::new();
    for _ in 0..500 {
        let id = handle.slash(robin, channel, "show", &options)?;
        all.push(handle.wait_ack(id, WAIT).await.ok_or("no ack")?.elapsed);
    }
    all.sort();
    println!("sequential p50 {:?} p99 {:?} max {:?}", all[250], all[495], all[499]);
    let channels = handle.add_channels(100);
    let begun = std::time::Instant::now();
    let mut tasks = Vec::new();
    for c in channels { let handle = handle.clone(); let options = options.clone();
        tasks.push(tokio::spawn(async move { let mut v = Vec::new(); for _ in 0..30 {
            let id = handle.slash(robin, c, "show", &options).unwrap();
            v.push(handle.wait_ack(id, WAIT).await.map(|a| a.elapsed)); } v })); }
    let mut all = Vec::new();
    for t in tasks { all.extend(t.await?); }
    let lost = all.iter().filter(|a| a.is_none()).count();
    let mut all: Vec<_> = all.into_iter().flatten().collect(); all.sort();
    println!("closed loop {}/s p50 {:?} p99 {:?} lost {lost}", 3000.0 / begun.elapsed().as_secs_f64(), all[all.len()/2], all[all.len()*99/100]);
    let _ = last(&handle, channel, robin); until("x", || true).await;
    println!("{:?}", handle.counters().refused_total);
    Ok(())
}
