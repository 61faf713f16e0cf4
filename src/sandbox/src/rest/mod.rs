//! The REST routes below `/api/v10`.

mod apps;
mod channels;
mod interactions;
mod messages;
mod nonce;
mod pins;
mod threads;

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State as Extract};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post, put};
use serde_json::json;

use crate::errors::{ApiError, Refusal};
use crate::faults::{Fault, Route};
use crate::limits;
use crate::secrets::Secrets;
use crate::state::Shared;

/// Bytes of a request at most: ten attachments and some.
const BODY_BYTES: usize = 11 * limits::ATTACHMENT_BYTES;
/// Seconds to wait that a rate limit names.
const RETRY_AFTER: f64 = 0.25;

/// Marks answers of routes that do not exist here.
#[derive(Clone, Debug)]
struct Unknown;

/// The routes, to be nested below `/api/v10`.
pub(crate) fn routes(shared: &Shared) -> Router<Shared> {
    Router::new()
        .route("/gateway", get(apps::gateway))
        .route("/gateway/bot", get(apps::gateway_bot))
        .route("/users/@me", get(apps::me))
        .route("/users/{user}", get(apps::user))
        .route("/users/@me/channels", post(channels::direct))
        .route("/users/@me/guilds", get(apps::my_guilds))
        .route("/oauth2/applications/@me", get(apps::application))
        .route("/applications/@me", get(apps::application))
        .route(
            "/applications/{app}/commands",
            get(apps::commands)
                .put(apps::set_commands)
                .post(apps::add_command),
        )
        .route(
            "/applications/{app}/commands/{command}",
            get(apps::command)
                .patch(apps::edit_command)
                .delete(apps::delete_command),
        )
        .route(
            "/applications/{app}/guilds/{guild}/commands",
            get(apps::guild_commands)
                .put(apps::set_guild_commands)
                .post(apps::add_guild_command),
        )
        .route("/guilds/{guild}", get(apps::guild))
        .route("/guilds/{guild}/channels", get(apps::guild_channels))
        .route("/guilds/{guild}/members/{user}", get(apps::member))
        .route(
            "/interactions/{id}/{token}/callback",
            post(interactions::callback),
        )
        .route("/webhooks/{app}/{token}", post(interactions::follow_up))
        .route(
            "/webhooks/{app}/{token}/messages/{message}",
            get(interactions::get_message)
                .patch(interactions::edit_message)
                .delete(interactions::delete_message),
        )
        .route(
            "/channels/{channel}",
            get(channels::get_channel)
                .patch(channels::edit_channel)
                .delete(channels::delete_channel),
        )
        .route(
            "/channels/{channel}/messages",
            get(messages::list).post(messages::create),
        )
        .route(
            "/channels/{channel}/messages/bulk-delete",
            post(messages::bulk_delete),
        )
        .route(
            "/channels/{channel}/messages/{message}",
            get(messages::get_message)
                .patch(messages::edit)
                .delete(messages::delete),
        )
        .route("/channels/{channel}/typing", post(channels::typing))
        .route("/channels/{channel}/pins", get(pins::pins))
        .route(
            "/channels/{channel}/pins/{message}",
            put(pins::pin).delete(pins::unpin),
        )
        .route("/channels/{channel}/threads", post(threads::thread))
        .route(
            "/channels/{channel}/messages/{message}/threads",
            post(threads::thread_of_message),
        )
        .route(
            "/channels/{channel}/messages/{message}/reactions/{*rest}",
            any(messages::reaction),
        )
        .route(
            "/channels/{channel}/thread-members/{user}",
            any(threads::thread_member),
        )
        .fallback(unknown)
        .method_not_allowed_fallback(unknown)
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(middleware::from_fn_with_state(shared.clone(), gate))
}

async fn unknown() -> Response {
    let mut response = ApiError::new(404, 0, "404: Not Found").into_response();
    response.extensions_mut().insert(Unknown);
    response
}

/// Every request passes here: token, ordered faults, counting of refusals.
async fn gate(Extract(shared): Extract<Shared>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let line = format!("{} {path}", request.method());
    let (fault, invited) = {
        let mut state = shared.lock();
        if !is_open(&path) && !authorised(request.headers(), &state.secrets) {
            state.refused(0, "401: Unauthorized");
            drop(state);
            return ApiError::new(401, 0, "401: Unauthorized").into_response();
        }
        let fault = state.faults.take(Route::of(request.method(), &path));
        state.changes.stir();
        (fault, state.check_invited(&path))
    };
    if let Err(refusal) = invited {
        shared.lock().refused(refusal.code, &refusal.message);
        let _ = axum::body::to_bytes(request.into_body(), BODY_BYTES).await;
        return refusal.into_response();
    }
    match fault {
        Some(Fault::Fail(status)) => {
            // The body is read, else closing early could look like a lost connection.
            let _ = axum::body::to_bytes(request.into_body(), BODY_BYTES).await;
            return failure(status);
        }
        Some(Fault::Refuse(status, code)) => {
            let _ = axum::body::to_bytes(request.into_body(), BODY_BYTES).await;
            return ApiError::new(status, code, "An ordered refusal").into_response();
        }
        Some(Fault::Delay(time)) => tokio::time::sleep(time.min(Duration::from_secs(60))).await,
        Some(Fault::Lose(_) | Fault::Break) | None => {}
    }
    let mut response = next.run(request).await;
    if response.status() == StatusCode::BAD_REQUEST
        && response.extensions().get::<Refusal>().is_none()
    {
        // An address whose parts are no ids, refused before any route saw it.
        response =
            ApiError::form("", "NUMBER_TYPE_COERCE", "Value is not snowflake.").into_response();
    }
    if response.extensions().get::<Unknown>().is_some() {
        let mut state = shared.lock();
        if state.tally.unknown_routes.len() < 1_000 {
            state.tally.unknown_routes.push(line);
        }
    } else if let Some(Refusal(code, words)) = response.extensions().get() {
        tracing::debug!(code, words, line, "refused");
        shared.lock().refused(*code, words);
    }
    shared.lock().changes.stir();
    match fault {
        Some(Fault::Lose(status)) => failure(status),
        Some(Fault::Break) => broken(),
        _ => response,
    }
}

/// Whether a route needs no bot's token: the gateway's address, and those that ask for an interaction's own.
fn is_open(path: &str) -> bool {
    let path = path.strip_prefix("/api/v10").unwrap_or(path);
    path == "/gateway" || path.starts_with("/interactions/") || path.starts_with("/webhooks/")
}

fn authorised(headers: &HeaderMap, secrets: &Secrets) -> bool {
    headers
        .get(AUTHORIZATION)
        .and_then(|v| v.to_str().ok())
        .is_some_and(|v| secrets.fits(v))
}

/// An answer that breaks off with its connection.
fn broken() -> Response {
    let end = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
    let body = futures_util::stream::once(async move { Err::<Vec<u8>, _>(end) });
    Response::new(Body::from_stream(body))
}

/// The answer of an ordered failure.
fn failure(status: u16) -> Response {
    let code = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if status != 429 {
        let body = json!({"message": format!("{status}: ordered failure"), "code": 0});
        return (code, axum::Json(body)).into_response();
    }
    let body = json!({
        "message": "You are being rate limited.",
        "retry_after": RETRY_AFTER,
        "global": false,
    });
    let seconds = RETRY_AFTER.to_string();
    let headers = [
        ("retry-after", "1"),
        ("x-ratelimit-limit", "5"),
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset-after", seconds.as_str()),
        ("x-ratelimit-bucket", "sandbox"),
        ("x-ratelimit-scope", "user"),
    ];
    (code, headers, axum::Json(body)).into_response()
}

/// An answer without content.
fn nothing() -> Response {
    Response::builder()
        .status(StatusCode::NO_CONTENT)
        .body(Body::empty())
        .unwrap_or_default()
}
