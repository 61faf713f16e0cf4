//! A bot in a simulator of its own: what load runs and many tests play on.

use std::{path::Path, sync::Arc, time::Duration};

use castaway_sandbox::{Sandbox, SandboxConfig, SandboxHandle};
use castaway_store::{Store, StoreError};
use tokio::sync::oneshot;

use crate::{
    discord::{self, App, Clock, Endpoint, Environment, Registered, Supervision},
    ops::{
        first_page::first_page,
        serve::{ServeError, build_with, open_store},
    },
    registry::GAMES,
};

/// A bot in a sandbox of its own, with saves of its own that go away with it.
pub struct Stage {
    /// The simulator.
    pub sandbox: Sandbox,
    /// Plays the members.
    pub handle: SandboxHandle,
    /// The bot from within, for tests that hold a part of it up.
    pub app: App,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
}

impl Stage {
    /// Starts simulator and bot over the saves of a folder.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn open(data: &Path) -> Result<Self, ServeError> {
        let sandbox = castaway_sandbox::start(SandboxConfig::default()).await?;
        Self::join(sandbox, data).await
    }

    /// Starts a bot in a simulator that runs already, as after a restart.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn join(sandbox: Sandbox, data: &Path) -> Result<Self, ServeError> {
        let store = opened(data).await?;
        Self::over(sandbox, store, data).await
    }

    /// Starts a bot over any store; the folder takes the notes about faults.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn over(
        sandbox: Sandbox,
        store: Arc<dyn Store>,
        data: &Path,
    ) -> Result<Self, ServeError> {
        let endpoint = Endpoint::Sandbox {
            base_url: sandbox.base_url(),
            token: sandbox.token().to_owned(),
        };
        Self::at(sandbox, endpoint, store, data).await
    }

    /// Starts a bot over any store, with any way from it to the simulator.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn at(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &Path,
    ) -> Result<Self, ServeError> {
        Self::timed(sandbox, endpoint, store, data, Arc::new(discord::now_ms)).await
    }

    /// The same with a clock of one's own, which the simulator reads as well.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn timed(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &Path,
        clock: Clock,
    ) -> Result<Self, ServeError> {
        Self::playing(
            sandbox,
            endpoint,
            store,
            data,
            Environment::at(clock),
            GAMES,
        )
        .await
    }

    /// Starts simulator and bot over the saves of a folder; every game that is no contest begins with this seed.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn seeded(data: &Path, seed: u64) -> Result<Self, ServeError> {
        let sandbox = castaway_sandbox::start(SandboxConfig::default()).await?;
        let store = opened(data).await?;
        let endpoint = Endpoint::Sandbox {
            base_url: sandbox.base_url(),
            token: sandbox.token().to_owned(),
        };
        let environment = Environment {
            clock: Arc::new(discord::now_ms),
            seeds: Arc::new(move || seed),
        };
        Self::playing(sandbox, endpoint, store, data, environment, GAMES).await
    }

    /// The same with clock, chance and games of one's own.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn playing(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &Path,
        environment: Environment,
        games: &[Registered],
    ) -> Result<Self, ServeError> {
        let handle = sandbox.handle();
        sandbox.keep_time(Arc::clone(&environment.clock));
        let app = build_with(store, data, environment, games)?;
        sandbox.introduce(first_page(&app.texts, games));
        let inside = app.clone();
        let (stop, stopped) = oneshot::channel::<()>();
        let wait = async move {
            let _ = stopped.await;
        };
        let bot = tokio::spawn(async move {
            if let Err(error) = discord::run(app, endpoint, Supervision::Off, wait, |_| ()).await {
                tracing::error!(%error, "the bot stopped");
            }
        });
        handle.wait_ready(Duration::from_secs(15)).await;
        Ok(Self {
            sandbox,
            handle,
            app: inside,
            stop: Some(stop),
            bot,
        })
    }

    /// Stops the bot and gives the simulator back.
    pub async fn close(mut self) -> Sandbox {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = self.bot.await;
        self.sandbox
    }
}

/// Opens saves that a bot before may be about to close.
async fn opened(data: &Path) -> Result<Arc<dyn Store>, StoreError> {
    for _ in 0..100 {
        match open_store(data) {
            Err(StoreError::AlreadyOpen { .. }) => {
                tokio::time::sleep(Duration::from_millis(50)).await
            }
            other => return other,
        }
    }
    open_store(data)
}
