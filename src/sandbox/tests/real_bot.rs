//! A small unmodified serenity + poise bot against the sandbox.

use std::sync::Arc;
use std::time::{Duration, Instant};

use castaway_sandbox::{Sandbox, SandboxConfig, SandboxHandle, start};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// Long enough for a machine that is busy with other builds: it is only waited for in full when a test fails.
const WAIT: Duration = Duration::from_secs(120);

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

async fn until(handle: &SandboxHandle, what: &str, check: impl FnMut() -> bool) {
    assert!(handle.until(WAIT, check).await, "never came: {what}");
}

fn last(handle: &SandboxHandle, channel: u64, user: u64) -> Value {
    handle.messages(channel, user).pop().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_whole_way() -> Result<(), Error> {
    let sandbox = start(SandboxConfig::default()).await?;
    let handle = sandbox.handle();
    let bot = bot(&sandbox).await?;
    let (robin, mary) = (handle.users()[0].id, handle.users()[1].id);
    let channel = handle.channels()[0].id;

    // Autocomplete, a command with a picture.
    let focused = json!([{"name": "what", "value": "pa", "focused": true}]);
    let choices = handle
        .autocomplete(robin, channel, "show", &focused)
        .await?;
    assert_eq!(choices.len(), 1);
    assert_eq!(choices[0].value, "palm");
    let options = json!([{"name": "what", "value": "palm"}]);
    let asked = Instant::now();
    let id = handle.slash(robin, channel, "show", &options)?;
    let ack = handle.wait_ack(id, WAIT).await.ok_or("no ack")?;
    assert_eq!(ack.kind, 4);
    // Its time is counted from when it went out.
    assert!(ack.elapsed <= asked.elapsed(), "{ack:?}");
    let message = ack.message_id.ok_or("no message")?;
    let shown = last(&handle, channel, robin);
    let url = shown["embeds"][0]["image"]["url"]
        .as_str()
        .ok_or("no url")?;
    assert!(url.starts_with(&sandbox.base_url()), "{url}");
    assert_eq!(shown["embeds"][0]["image"]["width"], 3);
    assert_eq!(reqwest::get(url).await?.bytes().await?.as_ref(), picture());
    assert_eq!(shown["interaction"]["name"], "show");

    // A button updates the message and its picture; the old one is gone.
    let id = handle.press(mary, channel, message, "next")?;
    let ack = handle.wait_ack(id, WAIT).await.ok_or("no ack")?;
    assert_eq!((ack.kind, ack.message_id), (7, Some(message)));
    let shown = last(&handle, channel, robin);
    assert_eq!(shown["embeds"][0]["title"], "next");
    assert!(handle.press(mary, channel, message, "next").is_err());

    // A form.
    let id = handle.slash(robin, channel, "show", &options)?;
    let ack = handle.wait_ack(id, WAIT).await.ok_or("no ack")?;
    let message = ack.message_id.ok_or("no message")?;
    let id = handle.press(robin, channel, message, "form")?;
    assert_eq!(handle.wait_ack(id, WAIT).await.map(|a| a.kind), Some(9));
    let id = handle.submit_modal(robin, channel, id, &[("name", "Friday")])?;
    assert_eq!(handle.wait_ack(id, WAIT).await.map(|a| a.kind), Some(4));
    assert_eq!(last(&handle, channel, robin)["content"], "hello Friday");

    // Deferred and for one member only.
    let id = handle.slash(mary, channel, "secret", &json!([]))?;
    assert_eq!(handle.wait_ack(id, WAIT).await.map(|a| a.kind), Some(5));
    until(&handle, "secret", || {
        last(&handle, channel, mary)["content"] == "for Mary"
    })
    .await;
    assert_eq!(last(&handle, channel, mary)["ephemeral"], true);
    assert_eq!(last(&handle, channel, robin)["content"], "hello Friday");

    // Everything else a bot uses.
    let other = handle.channels()[1].id;
    handle.slash(robin, other, "tour", &json!([]))?;
    until(&handle, "tour", || {
        last(&handle, other, robin)["content"] == "done in Sandbox"
    })
    .await;
    let thread = handle.channels().into_iter().find(|c| c.parent.is_some());
    assert!(thread.is_some_and(|t| t.name == "a thread" && t.archived));
    let direct = handle.direct_channel(robin);
    assert_eq!(last(&handle, direct, robin)["content"], "direct");

    // The gateway drops: what happened meanwhile is replayed.
    handle.drop_gateway();
    assert!(!handle.bot_online());
    let id = handle.slash(robin, channel, "show", &options)?;
    assert!(handle.wait_ack(id, WAIT).await.is_some());

    let counters = handle.counters();
    assert_eq!(counters.refused, vec![]);
    assert_eq!(counters.unknown_routes, Vec::<String>::new());
    bot.shards.shutdown_all().await;
    bot.task.abort();
    sandbox.shutdown().await;
    Ok(())
}
