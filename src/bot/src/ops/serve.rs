//! Running the bot: on Discord, or in the sandbox.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use castaway_render::Painter;
use castaway_sandbox::{SandboxConfig, SandboxError};
use castaway_store::{OpenOutcome, OpenReport, SledOptions, SledStore, Store, StoreError};
use castaway_table::{Common, Faults, Reports, contest::Secret};

use super::first_page::{commands_that_begin, first_page};
use crate::{
    discord::{
        self, App, ClientError, Clock, Endpoint, Environment, Registered, Setting, Supervision,
    },
    drawing::DrawingThread,
    registry::{self, GAMES},
};

/// Exports are made so often.
const EXPORT_EVERY: Duration = Duration::from_secs(6 * 3600);
/// The folder that they are written to.
const EXPORTED: &str = "exports";
/// So many exports are kept.
const EXPORTS: usize = 8;

/// Why the bot did not start or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The content of a game is broken.
    #[error("the content is broken: {0}")]
    Content(String),
    /// The saves cannot be opened.
    #[error("{}", super::rescue::explain(error, data))]
    Saves {
        /// The folder.
        data: PathBuf,
        /// What the store said.
        error: StoreError,
    },
    /// The saves cannot be read or written.
    #[error("the saves cannot be used: {0}")]
    Store(#[from] StoreError),
    /// The painter cannot start.
    #[error("pictures cannot be drawn: {0}")]
    Render(#[from] castaway_render::RenderError),
    /// There is no thread to draw on.
    #[error("no thread to draw on: {0}")]
    Painter(#[source] std::io::Error),
    /// The client failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The sandbox failed.
    #[error("the sandbox cannot start: {0}")]
    Sandbox(#[from] SandboxError),
}

impl ServeError {
    /// Whether the next start would end in the same way unless somebody does something.
    pub fn needs_somebody(&self) -> bool {
        matches!(
            self,
            Self::Saves {
                error: StoreError::Damaged(_) | StoreError::Foreign { .. },
                ..
            } | Self::Client(ClientError::BadToken | ClientError::RefusedToken)
        )
    }
}

/// Opens the saves of a folder.
///
/// # Errors
/// When they are damaged, another program has them open, or the disk fails.
pub fn open_store(data: &Path) -> Result<Arc<dyn Store>, StoreError> {
    let (store, report) = SledStore::open(data, SledOptions::default())?;
    tell(&report, data);
    Ok(Arc::new(store))
}

/// Opens the saves of a folder for a command that only reads; none are begun, for the name of the folder may be
/// mistyped.
///
/// # Errors
/// As `open_store`, and when there are none.
pub fn open_store_to_read(data: &Path) -> Result<Arc<dyn Store>, StoreError> {
    let (store, report) = SledStore::open_existing(data, SledOptions::default())?;
    tell(&report, data);
    Ok(Arc::new(store))
}

/// Logs how the saves were found.
fn tell(report: &OpenReport, data: &Path) {
    match &report.outcome {
        OpenOutcome::Created | OpenOutcome::Opened => {
            tracing::info!(games = report.games, path = %data.display(), "saves opened");
        }
        other => {
            tracing::warn!(outcome = ?other, moved_to = ?report.moved_to, "the saves were mended; nothing is missing");
        }
    }
    if let Some(reason) = &report.reason {
        tracing::warn!(reason, "the saves were not as they should be");
    }
    if report.open_to_others {
        tracing::warn!(path = %data.display(), "the system does not close the saves to other users");
    }
    for (channel, error) in &report.unreadable {
        tracing::error!(channel, %error, "a save cannot be read");
    }
}

fn opened(data: &Path) -> Result<Arc<dyn Store>, ServeError> {
    open_store(data).map_err(|error| ServeError::Saves {
        data: data.to_owned(),
        error,
    })
}

/// Puts the bot together over a store.
///
/// # Errors
/// When content or fonts are broken.
pub fn build(store: Arc<dyn Store>, data: &Path) -> Result<App, ServeError> {
    build_at(store, data, Arc::new(discord::now_ms))
}

/// The same with a clock of one's own.
///
/// # Errors
/// When content or fonts are broken.
pub fn build_at(store: Arc<dyn Store>, data: &Path, clock: Clock) -> Result<App, ServeError> {
    build_with(store, data, Environment::at(clock), GAMES)
}

/// The same with clock, chance and games of one's own.
///
/// # Errors
/// When content or fonts are broken.
pub fn build_with(
    store: Arc<dyn Store>,
    data: &Path,
    environment: Environment,
    games: &[Registered],
) -> Result<App, ServeError> {
    let secret = match std::env::var("CASTAWAY_SECRET") {
        Ok(text) if !text.trim().is_empty() => Secret::new(text.trim()),
        Ok(_) | Err(_) => Secret::of(&*store)?,
    };
    let common = Common::new(store, Faults::new(data.join("faults")));
    common.ask_for_nights(discord::nights(Arc::clone(common.store())));
    let installed: Result<Vec<_>, String> = games
        .iter()
        .map(|game| game.install(common.clone()))
        .collect();
    Ok(App::new(Setting {
        games: installed.map_err(ServeError::Content)?,
        common,
        reports: Reports::new(data.join(super::reports::FOLDER)),
        exports: data.join(EXPORTED),
        texts: registry::texts(games),
        painter: Painter::new()?,
        drawing: DrawingThread::new().map_err(ServeError::Painter)?,
        environment,
        secret,
    }))
}

/// Runs the bot on Discord until it is told to stop.
///
/// # Errors
/// When it cannot start or the connection is lost for good.
pub async fn discord(data: &Path, token: String) -> Result<(), ServeError> {
    let stop = stop_signal();
    let store = opened(data)?;
    let app = build(store, data)?;
    let mut helpers = keep_house(&app);
    helpers.spawn(export_often(app.clone(), data.join(EXPORTED)));
    let ready = |id: serenity::all::ApplicationId| {
        say(&format!("Invite the bot: {}", discord::invite(id.get())));
    };
    Ok(discord::run(
        app,
        Endpoint::Discord { token },
        Supervision::ExitWhenDead,
        stop,
        ready,
    )
    .await?)
}

/// Starts what the games do beside their tables; it ends with what is given back.
fn keep_house(app: &App) -> tokio::task::JoinSet<()> {
    app.games
        .iter()
        .map(|game| game.housekeeping(app))
        .collect()
}

/// Writes all games to plain files from time to time.
async fn export_often(app: App, dir: PathBuf) {
    loop {
        tokio::time::sleep(EXPORT_EVERY).await;
        let (store, dir, now_ms) = (Arc::clone(app.store()), dir.clone(), app.now_ms());
        let done = tokio::task::spawn_blocking(move || {
            castaway_store::export_all(&*store, &dir, now_ms, EXPORTS)
        })
        .await;
        match done {
            Ok(Ok(summary)) => tracing::info!(games = summary.games, "exported"),
            Ok(Err(error)) => tracing::error!(%error, "the export failed"),
            Err(error) => tracing::error!(%error, "the export failed"),
        }
    }
}

/// Completes on Ctrl-C or SIGTERM. Both are listened for from the call on, so one that comes during the start ends the
/// program in order too.
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let (interrupt, terminate) = {
        use tokio::signal::unix::SignalKind;
        (
            heard(SignalKind::interrupt()),
            heard(SignalKind::terminate()),
        )
    };
    #[cfg(not(unix))]
    let (interrupt, terminate) = (
        async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        },
        std::future::pending::<()>(),
    );
    async move {
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}

/// Completes when a signal comes, which is listened for at once.
#[cfg(unix)]
fn heard(kind: tokio::signal::unix::SignalKind) -> impl Future<Output = ()> + Send + 'static {
    let signal = tokio::signal::unix::signal(kind);
    async move {
        match signal {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    }
}

/// Runs the bot in the sandbox until it is told to stop.
///
/// # Errors
/// When the port is taken or something is broken.
pub async fn sandbox(data: &Path, port: u16) -> Result<(), ServeError> {
    let stop = stop_signal();
    let store = opened(data)?;
    let app = build(store, data)?;
    let helpers = keep_house(&app);
    let config = SandboxConfig {
        port,
        bot_name: "Castaway".into(),
        state_file: Some(data.join("sandbox.json")),
        ..SandboxConfig::default()
    };
    let sandbox = castaway_sandbox::start(config).await?;
    sandbox.introduce(first_page(&app.texts, GAMES));
    let endpoint = Endpoint::Sandbox {
        base_url: sandbox.base_url(),
        token: sandbox.token().to_owned(),
    };
    let url = sandbox.base_url();
    let ready = move |_| {
        let begin = commands_that_begin(GAMES);
        say(&format!(
            "Castaway runs in the sandbox. Open {url} in a browser and press a button, or type {begin} there."
        ));
        say("To play on Discord, set DISCORD_TOKEN (see .env.example). Stop with Ctrl-C.");
    };
    let done = discord::run(app, endpoint, Supervision::ExitWhenDead, stop, ready).await;
    drop(helpers);
    // The simulator writes its messages down, so that old buttons are there after a restart.
    sandbox.shutdown().await;
    Ok(done?)
}

/// Tells whoever started the program; nobody may be listening any more, which must not stop a game.
fn say(line: &str) {
    use std::io::Write;
    if writeln!(std::io::stdout(), "{line}").is_err() {
        tracing::debug!("nobody reads the output");
    }
}
