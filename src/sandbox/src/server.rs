//! Starting and stopping.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::config::{SandboxConfig, SandboxError};
use crate::handle::SandboxHandle;
use crate::ids::APPLICATION;
use crate::state::{Shared, State, closed};
use crate::{gateway, page, persist, rest};

/// Time connections get to end on shutdown.
const GRACE: Duration = Duration::from_secs(3);

/// A running sandbox. Dropping it stops it without waiting.
#[derive(Debug)]
pub struct Sandbox {
    addr: SocketAddr,
    token: String,
    shared: Shared,
    closing: watch::Sender<bool>,
    server: JoinHandle<()>,
    keeper: Option<JoinHandle<()>>,
}

/// Starts a sandbox on 127.0.0.1.
///
/// # Errors
/// When the port cannot be bound.
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
    let token = token();
    let mut state = State::new(&config, format!("http://{addr}"), token.clone());
    if let Some(path) = &config.state_file {
        persist::load(&mut state, path);
    }
    let (closing, mut until) = watch::channel(false);
    let shared = Shared::new(state, until.clone());
    let keeper = config
        .state_file
        .map(|path| tokio::spawn(persist::keep(shared.clone(), path)));
    let app = Router::new()
        .nest("/api/v10", rest::routes(&shared))
        .merge(page::routes())
        .route("/gateway/", get(gateway::connect))
        .route("/gateway", get(gateway::connect))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .with_state(shared.clone());
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
        token,
        shared,
        closing,
        server,
        keeper,
    })
}

/// A token of the usual shape: application id, a time, a secret.
fn token() -> String {
    let id = STANDARD_NO_PAD.encode(APPLICATION.to_string());
    format!("{id}.Gsandb.sandbox-token-for-loopback-only-0000000")
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

    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Plays members and watches the bot.
    #[must_use]
    pub fn handle(&self) -> SandboxHandle {
        SandboxHandle::new(self.shared.clone())
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
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        let _ = self.closing.send(true);
    }
}

async fn attachment(
    Extract(shared): Extract<Shared>,
    Path((_, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let blob = shared.lock().blobs.get(id).cloned();
    match blob {
        Some(blob) => (
            [
                (CONTENT_TYPE, blob.content_type),
                (CACHE_CONTROL, "max-age=31536000, immutable".to_owned()),
            ],
            blob.bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
