//! The gateway client: one for Discord, one for the sandbox, otherwise the same.

use std::{sync::Arc, time::Duration};

use serenity::{
    all::{
        ApplicationId, ClientBuilder, Context, Event as GatewayEvent, FullEvent, GatewayIntents,
        Http, HttpBuilder, HttpError, RawEventHandler, ShardManager,
    },
    async_trait,
};

use super::{app::App, commands, errors, health::Health, localize};

/// Where the client connects to.
#[derive(Clone, Debug)]
pub enum Endpoint {
    /// Discord, with serenity's rate limiter on.
    Discord {
        /// The bot's token.
        token: String,
    },
    /// The way to Discord as it is in production (its host name, TLS, the limiter on), but with the name
    /// resolved to another address: how that way is tested without the real service.
    Relay {
        /// A token of the usual shape.
        token: String,
        /// Who answers for Discord.
        address: std::net::SocketAddr,
        /// The root of the certificate that is shown there, as PEM.
        root: String,
    },
    /// A simulator on loopback, with the limiter off: it ignores the proxy setting.
    Sandbox {
        /// Such as `http://127.0.0.1:4000`.
        base_url: String,
        /// A token that the simulator takes.
        token: String,
    },
}

/// Whether a thread outside the runtime ends the program when it no longer does its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supervision {
    /// The program runs for the bot alone and is started again by a supervisor.
    ExitWhenDead,
    /// The bot is a part of a larger program, such as a test.
    Off,
}

/// Why the client did not start or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The token is not one.
    #[error(
        "DISCORD_TOKEN is not a bot token; copy it from the Bot page of https://discord.com/developers/applications"
    )]
    BadToken,
    /// Discord does not know the token.
    #[error(
        "Discord refuses the token; reset it on the Bot page of https://discord.com/developers/applications"
    )]
    RefusedToken,
    /// A write broke off halfway; the saves are opened anew by a new start.
    #[error("the saves stopped after a failed write; start the program again")]
    Saves,
    /// The network or the client failed.
    #[error("the connection failed: {0}")]
    Serenity(#[from] Box<serenity::Error>),
    /// The HTTP client could not be built.
    #[error("the HTTP client could not be built: {0}")]
    Reqwest(#[from] reqwest::Error),
}

impl From<serenity::Error> for ClientError {
    fn from(error: serenity::Error) -> Self {
        ClientError::Serenity(Box::new(error))
    }
}

/// The link that invites the bot with just the permissions it needs.
pub fn invite(application: u64) -> String {
    use serenity::all::Permissions as P;
    let needed = P::VIEW_CHANNEL
        | P::SEND_MESSAGES
        | P::SEND_MESSAGES_IN_THREADS
        | P::CREATE_PUBLIC_THREADS
        | P::EMBED_LINKS
        | P::ATTACH_FILES
        | P::READ_MESSAGE_HISTORY;
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={}",
        needed.bits()
    )
}

/// Checks a token for its form and, once, with Discord: its client would otherwise retry for ever.
///
/// # Errors
/// Says in words what to do.
pub async fn check_token(http: &Http) -> Result<ApplicationId, ClientError> {
    match http.get_current_application_info().await {
        Ok(info) => Ok(info.id),
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(response)))
            if response.status_code.as_u16() == 401 || response.status_code.as_u16() == 403 =>
        {
            Err(ClientError::RefusedToken)
        }
        Err(error) => Err(error.into()),
    }
}

struct Ear(Arc<Health>);

#[async_trait]
impl RawEventHandler for Ear {
    async fn raw_event(&self, _: Context, event: GatewayEvent) {
        self.0.heard();
        if let GatewayEvent::Unknown(unknown) = &event {
            // An interaction that cannot be read would vanish without a trace.
            tracing::warn!(kind = unknown.kind, "an unknown gateway event");
        }
    }
}

/// Runs the bot until `stop` completes or the connection fails for good.
///
/// # Errors
/// When the token is refused or the client cannot go on.
pub async fn run(
    app: App,
    endpoint: Endpoint,
    supervision: Supervision,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(ApplicationId) + Send + 'static,
) -> Result<(), ClientError> {
    let http = http(&endpoint)?;
    let id = check_token(&http).await?;
    http.set_application_id(id);
    ready(id);
    let mut all = commands::all(&app);
    localize::localize(&mut all, &app.texts);
    let options = poise::FrameworkOptions {
        commands: all,
        on_error: |error| Box::pin(errors::handle(error)),
        pre_command: |ctx| {
            Box::pin(async move {
                // It lives until the command and all that belongs to it is done.
                let answering = ctx.data().errands.answering();
                ctx.set_invocation_data(answering).await;
            })
        },
        post_command: |ctx| {
            Box::pin(async move {
                if let poise::Context::Application(ctx) = ctx {
                    ctx.framework.user_data.tell_kept(ctx.interaction);
                }
            })
        },
        event_handler: |ctx, event| {
            Box::pin(async move {
                match event {
                    FullEvent::InteractionCreate { interaction } => {
                        ctx.user_data.route(interaction).await
                    }
                    FullEvent::Ready { data_about_bot } => {
                        tracing::info!(guilds = data_about_bot.guilds.len(), "connected");
                        ctx.user_data.connected();
                    }
                    FullEvent::Resume { .. } => tracing::info!("resumed"),
                    other => ctx.user_data.hear(other).await,
                }
                Ok(())
            })
        },
        initialize_owners: false,
        allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
        ..Default::default()
    };
    let data = app.clone();
    let watched = app.clone();
    let framework = poise::Framework::builder()
        .options(options)
        .setup(move |ctx, _, framework| {
            Box::pin(async move {
                data.connect(Arc::clone(&ctx.http));
                // Known commands may be used while they are registered anew, and a hiccup must not stop the bot.
                if let Err(error) =
                    poise::builtins::register_globally(ctx, &framework.options().commands).await
                {
                    tracing::error!(%error, "the commands could not be registered");
                }
                Ok(data)
            })
        })
        .build();
    app.know_people().await;
    let health = Health::new();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .framework(framework)
        .raw_event_handler(Ear(Arc::clone(&health)))
        .await?;
    let shards = Arc::clone(&client.shard_manager);
    // Helpers end with the client, so that nothing holds the saves open after it.
    let mut helpers = tokio::task::JoinSet::new();
    helpers.spawn(app.clone().keep_deadlines());
    helpers.spawn(app.clone().keep_promises());
    helpers.spawn(app.clone().keep_forgetting());
    helpers.spawn(app.clone().keep_appointments());
    helpers.spawn(app.clone().keep_digests());
    helpers.spawn(Arc::clone(&health).watch_gateway(Arc::clone(&shards)));
    if supervision == Supervision::ExitWhenDead {
        health.guard();
    }
    // Saves that have stopped are mended by a new start only, which a supervisor sees to.
    let ended = async move {
        tokio::select! {
            () = stop => {}
            () = watched.broken() => tracing::error!("the saves have stopped"),
        }
    };
    helpers.spawn(shut_down(ended, Arc::clone(&health), shards));
    if matches!(endpoint, Endpoint::Discord { .. } | Endpoint::Relay { .. }) {
        helpers.spawn(tidy(Arc::clone(&client.http)));
    }
    client.start().await?;
    // A pool of blocking threads may still be writing; the runtime waits for it when it is dropped.
    health.stopping();
    app.panels.stop();
    helpers.shutdown().await;
    if app.is_broken() {
        return Err(ClientError::Saves);
    }
    Ok(())
}

async fn shut_down(stop: impl Future<Output = ()>, health: Arc<Health>, shards: Arc<ShardManager>) {
    stop.await;
    tracing::info!("stopping");
    health.stopping();
    loop {
        // One told to stop while it connects has nothing to shut down yet; the caller ends this with the client.
        shards.shutdown_all().await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The host name that serenity sends every request to.
const HOST: &str = "discord.com";

fn http(endpoint: &Endpoint) -> Result<Http, ClientError> {
    // The default client waits for ever.
    let client = reqwest::Client::builder()
        .timeout(Duration::from_secs(10))
        .tcp_nodelay(true);
    match endpoint {
        Endpoint::Discord { token } => production(client, token),
        Endpoint::Relay {
            token,
            address,
            root,
        } => {
            let root = reqwest::Certificate::from_pem(root.as_bytes())?;
            let client = client
                .no_proxy()
                .tls_built_in_root_certs(false)
                .add_root_certificate(root)
                .resolve(HOST, *address);
            production(client, token)
        }
        Endpoint::Sandbox { base_url, token } => Ok(HttpBuilder::new(token)
            .client(client.build()?)
            .proxy(base_url)
            .ratelimiter_disabled(true)
            .build()),
    }
}

/// As Discord is talked to: no proxy, the limiter on.
fn production(client: reqwest::ClientBuilder, token: &str) -> Result<Http, ClientError> {
    let token = token.trim();
    serenity::all::validate_token(token).map_err(|_| ClientError::BadToken)?;
    Ok(HttpBuilder::new(token).client(client.build()?).build())
}

/// The limiter keeps a note of every interaction for ever; once an hour they are thrown away.
async fn tidy(http: Arc<Http>) {
    loop {
        tokio::time::sleep(Duration::from_secs(3600)).await;
        if let Some(limiter) = &http.ratelimiter {
            limiter.routes().write().await.clear();
        }
    }
}
