//! Starting and stopping.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware;
use axum::routing::get;
use axum::serve::ListenerExt;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::attachments::Blobs;
use crate::config::{SandboxConfig, SandboxError};
use crate::first_page::FirstPage;
use crate::guard::{self, Names};
use crate::handle::SandboxHandle;
use crate::ids::Clock;
use crate::secrets::Secrets;
use crate::spool::Spool;
use crate::state::{Shared, State, closed};
use crate::{files, gateway, page, persist, rest};

/// Time connections get to end on shutdown.
const GRACE: Duration = Duration::from_secs(3);

/// A running sandbox. Dropping it stops it without waiting.
#[derive(Debug)]
pub struct Sandbox {
    addr: SocketAddr,
    secrets: Arc<Secrets>,
    shared: Shared,
    closing: watch::Sender<bool>,
    server: JoinHandle<()>,
    keeper: Option<JoinHandle<()>>,
}

/// Starts a sandbox on 127.0.0.1.
///
/// # Errors
/// When the port cannot be bound, the system gives no randomness for a token, or there is no room for pictures.
pub async fn start(config: SandboxConfig) -> Result<Sandbox, SandboxError> {
    let bind = |source| SandboxError::Bind {
        port: config.port,
        source,
    };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, config.port))
        .await
        .map_err(bind)?;
    let addr = listener.local_addr().map_err(bind)?;
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "TCP_NODELAY could not be set");
        }
    });
    let secrets = Arc::new(Secrets::fresh()?);
    let spool = Spool::open(config.state_file.as_deref()).map_err(SandboxError::Spool)?;
    let (base, blobs) = (format!("http://{addr}"), Blobs::new(spool));
    let mut state = State::new(&config, base, Arc::clone(&secrets), blobs);
    if let Some(path) = &config.state_file {
        persist::load(&mut state, path);
    }
    let (closing, mut until) = watch::channel(false);
    let shared = Shared::new(state, until.clone());
    let keeper = config
        .state_file
        .map(|path| tokio::spawn(persist::keep(shared.clone(), path)));
    let names = Arc::new(Names::new(addr.port(), &config.hosts));
    // The guard goes around everything that stands above it, and around addresses that have no route.
    let app = Router::new()
        .nest("/api/v10", rest::routes(&shared))
        .merge(page::routes())
        .route("/gateway/", get(gateway::connect))
        .route("/gateway", get(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(files::attachment))
        .with_state(shared.clone())
        .layer(middleware::from_fn_with_state(names, guard::stand));
    let server = tokio::spawn(async move {
        let done = async move { closed(&mut until).await };
        if let Err(error) = axum::serve(listener, app)
            .with_graceful_shutdown(done)
            .await
        {
            tracing::error!(%error, "the sandbox stopped");
        }
    });
    Ok(Sandbox {
        addr,
        secrets,
        shared,
        closing,
        server,
        keeper,
    })
}

impl Sandbox {
    /// The address listened on.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// What a bot's HTTP client takes as proxy, and a browser opens: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn base_url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The bot's token, another one at every start.
    #[must_use]
    pub fn token(&self) -> &str {
        self.secrets.token()
    }

    /// Reads the time from this clock from now on, in milliseconds since 1970: numbers, signs, polls, the times of messages. It is
    /// asked under the simulator's lock, so it must not ask the simulator. How long the bot takes is measured by the system.
    pub fn keep_time(&self, now_ms: Arc<dyn Fn() -> u64 + Send + Sync>) {
        self.shared.lock().snowflakes.clock = Clock::of(now_ms);
    }

    /// Plays members and watches the bot.
    #[must_use]
    pub fn handle(&self) -> SandboxHandle {
        SandboxHandle::new(self.shared.clone())
    }

    /// Has the page show in empty channels what the bot says of itself.
    pub fn introduce(&self, first: FirstPage) {
        let mut state = self.shared.lock();
        state.first = first;
        state.tell_pages(None, |_| json!({"type": "commands"}));
    }

    /// Closes all connections, writes the state file and stops.
    pub async fn shutdown(mut self) {
        let _ = self.closing.send(true);
        if tokio::time::timeout(GRACE, &mut self.server).await.is_err() {
            self.server.abort();
        }
        if let Some(keeper) = self.keeper.take()
            && let Err(error) = keeper.await
        {
            tracing::warn!(%error, "the state file may be old");
        }
        let spool = self.shared.lock().blobs.spool();
        if let Err(error) = tokio::task::spawn_blocking(move || spool.clear()).await {
            tracing::warn!(%error, "pictures stay behind");
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = self.closing.send(true);
    }
}
