//! The web page and what it asks for.

use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State as Extract};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::Stream;
use serde_json::{Map, Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::config::SandboxError;
use crate::ids::GUILD;
use crate::play::bot_json;
use crate::state::{Shared, closed};
use crate::views::GUILD_NAME;

/// Messages the page gets at most.
const MESSAGES: usize = 200;

/// An error of the page's routes.
struct PageError(StatusCode, String);

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        (self.0, Json(json!({"message": self.1}))).into_response()
    }
}

impl From<SandboxError> for PageError {
    fn from(error: SandboxError) -> Self {
        let status = match error {
            SandboxError::NotFound(_) => StatusCode::NOT_FOUND,
            SandboxError::NoAnswer => StatusCode::REQUEST_TIMEOUT,
            _ => StatusCode::BAD_REQUEST,
        };
        Self(status, error.to_string())
    }
}

type Answer = Result<Json<Value>, PageError>;
type Body = Result<Json<Value>, JsonRejection>;

/// The page's routes.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route(
            "/",
            get(|| file("text/html", include_str!("../page/index.html"))),
        )
        .route(
            "/page.css",
            get(|| file("text/css", include_str!("../page/page.css"))),
        )
        .route(
            "/pictures.css",
            get(|| file("text/css", include_str!("../page/pictures.css"))),
        )
        .route(
            "/words.js",
            get(|| file("text/javascript", include_str!("../page/words.js"))),
        )
        .route(
            "/markdown.js",
            get(|| file("text/javascript", include_str!("../page/markdown.js"))),
        )
        .route(
            "/slash.js",
            get(|| file("text/javascript", include_str!("../page/slash.js"))),
        )
        .route(
            "/page.js",
            get(|| file("text/javascript", include_str!("../page/page.js"))),
        )
        .route(
            "/notice.js",
            get(|| file("text/javascript", include_str!("../page/notice.js"))),
        )
        .route(
            "/pictures.js",
            get(|| file("text/javascript", include_str!("../page/pictures.js"))),
        )
        .route(
            "/presses.js",
            get(|| file("text/javascript", include_str!("../page/presses.js"))),
        )
        .route(
            "/composer.js",
            get(|| file("text/javascript", include_str!("../page/composer.js"))),
        )
        .route(
            "/first.js",
            get(|| file("text/javascript", include_str!("../page/first.js"))),
        )
        .route("/sandbox/api/state", get(state))
        .route("/sandbox/api/events", get(events))
        .route("/sandbox/api/direct", post(direct))
        .route(
            "/sandbox/api/channels/{channel}/messages",
            get(messages).post(say),
        )
        .route("/sandbox/api/channels/{channel}/command", post(command))
        .route(
            "/sandbox/api/channels/{channel}/autocomplete",
            post(autocomplete),
        )
        .route("/sandbox/api/channels/{channel}/component", post(component))
        .route("/sandbox/api/channels/{channel}/modal", post(modal))
        .route("/sandbox/api/channels/{channel}/dismiss", post(dismiss))
}

async fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    ([(CONTENT_TYPE, format!("{kind}; charset=utf-8"))], text)
}

fn bad(message: &str) -> PageError {
    PageError(StatusCode::BAD_REQUEST, message.to_owned())
}

fn read(body: Body) -> Result<Value, PageError> {
    body.map(|Json(value)| value)
        .map_err(|error| bad(&error.body_text()))
}

fn id(body: &Value, key: &str) -> Result<u64, PageError> {
    body[key]
        .as_str()
        .and_then(|s| s.parse().ok())
        .ok_or_else(|| bad(&format!("{key} must be an id")))
}

fn asked_user(shared: &Shared, query: &HashMap<String, String>) -> Result<u64, PageError> {
    let user = match query.get("user") {
        Some(text) => text.parse().ok(),
        None => shared.lock().users.first().map(|u| u.id),
    };
    user.filter(|u| shared.lock().user(*u).is_some())
        .ok_or_else(|| bad("user must be a member's id"))
}

async fn state(
    Extract(shared): Extract<Shared>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer {
    let user = asked_user(&shared, &query)?;
    let state = shared.lock();
    let users: Vec<Value> = state
        .users
        .iter()
        .map(|u| json!({"id": u.id.to_string(), "name": u.name, "locale": u.locale}))
        .collect();
    let channels: Vec<Value> = state
        .channels
        .values()
        .filter(|c| c.seen_by(user))
        .map(|c| {
            let name = if c.recipient.is_some() {
                &state.bot_name
            } else {
                &c.name
            };
            json!({
                "id": c.id.to_string(), "name": name, "type": c.kind,
                "parent_id": c.parent.map(|p| p.to_string()), "archived": c.archived,
            })
        })
        .collect();
    let roles: Vec<Value> = state
        .roles
        .iter()
        .map(|r| json!({"id": r.id.to_string(), "name": r.name}))
        .collect();
    let commands: Vec<&Value> = state.commands.values().collect();
    Ok(Json(json!({
        "guild": {"id": GUILD.to_string(), "name": GUILD_NAME},
        "users": users,
        "roles": roles,
        "channels": channels,
        "direct": !state.closed.contains(&user),
        "bot": bot_json(&state.bot_name, state.online),
        "commands": commands,
        "first": state.first,
    })))
}

/// A member opens or closes their direct messages.
async fn direct(Extract(shared): Extract<Shared>, body: Body) -> Answer {
    let body = read(body)?;
    let mut state = shared.lock();
    let user = id(&body, "user")?;
    state
        .user(user)
        .ok_or_else(|| bad("user must be a member's id"))?;
    state.set_direct(user, body["open"] == true);
    Ok(Json(json!({})))
}

async fn messages(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer {
    let user = asked_user(&shared, &query)?;
    let state = shared.lock();
    if state.channel_for(user, channel).is_none() {
        return Err(PageError(StatusCode::NOT_FOUND, "no such channel".into()));
    }
    let mut list: Vec<Value> = state
        .messages
        .get(&channel)
        .into_iter()
        .flat_map(|m| m.values().rev())
        .filter(|m| m.seen_by(user))
        .take(MESSAGES)
        .map(|m| m.page_json(&state))
        .collect();
    list.reverse();
    Ok(Json(Value::Array(list)))
}

async fn say(Extract(shared): Extract<Shared>, Path(channel): Path<u64>, body: Body) -> Answer {
    let body = read(body)?;
    let content = body["content"].as_str().unwrap_or_default();
    let message = shared.say(id(&body, "user")?, channel, content)?;
    let state = shared.lock();
    let found = state.message(channel, message).map(|m| m.page_json(&state));
    Ok(Json(found.unwrap_or_default()))
}

fn started(id: u64) -> Json<Value> {
    Json(json!({"interaction": id.to_string()}))
}

async fn command(Extract(shared): Extract<Shared>, Path(channel): Path<u64>, body: Body) -> Answer {
    let body = read(body)?;
    let name = body["name"].as_str().unwrap_or_default();
    let id = shared.slash(id(&body, "user")?, channel, name, &body["options"])?;
    Ok(started(id))
}

async fn autocomplete(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    body: Body,
) -> Answer {
    let body = read(body)?;
    let name = body["name"].as_str().unwrap_or_default();
    let choices = shared
        .autocomplete(id(&body, "user")?, channel, name, &body["options"])
        .await?;
    Ok(Json(json!({"choices": choices})))
}

async fn component(
    Extract(shared): Extract<Shared>,
    Path(channel): Path<u64>,
    body: Body,
) -> Answer {
    let body = read(body)?;
    let custom_id = body["custom_id"].as_str().unwrap_or_default();
    let button = body["component_type"].as_u64().unwrap_or(2) == 2;
    let values: Vec<String> = body["values"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|v| v.as_str().map(str::to_owned))
        .collect();
    let started_id = shared.component(
        id(&body, "user")?,
        channel,
        id(&body, "message")?,
        custom_id,
        (!button).then_some(values.as_slice()),
    )?;
    Ok(started(started_id))
}

async fn modal(Extract(shared): Extract<Shared>, Path(channel): Path<u64>, body: Body) -> Answer {
    let body = read(body)?;
    let empty = Map::new();
    let values = body["values"].as_object().unwrap_or(&empty);
    let opener = id(&body, "interaction")?;
    let sent = shared.submit(id(&body, "user")?, channel, opener, values)?;
    Ok(started(sent))
}

async fn dismiss(Extract(shared): Extract<Shared>, Path(channel): Path<u64>, body: Body) -> Answer {
    let body = read(body)?;
    shared.dismiss(id(&body, "user")?, channel, id(&body, "message")?)?;
    Ok(Json(json!({})))
}

/// The events a member may see. A reader that lags is cut off, so that it comes again and reads
/// everything anew.
async fn events(
    Extract(shared): Extract<Shared>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, PageError> {
    let user = asked_user(&shared, &query)?;
    let source = shared.lock().page.subscribe();
    let closing = shared.closing.clone();
    let stream = futures_util::stream::unfold(
        (source, closing),
        move |(mut source, mut closing)| async move {
            loop {
                let event = tokio::select! {
                    event = source.recv() => event,
                    () = closed(&mut closing) => Err(RecvError::Closed),
                };
                let event = event.ok()?;
                if event.only.is_none_or(|u| u == user) {
                    let item = Event::default().data(event.json.to_string());
                    return Some((Ok(item), (source, closing)));
                }
            }
        },
    );
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}
