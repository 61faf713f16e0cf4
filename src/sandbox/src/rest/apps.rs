//! Gateway addresses, users, the application, its commands and the guild.

use axum::Json;
use axum::extract::{Path, State as Extract};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::nothing;
use crate::body::Payload;
use crate::errors::ApiError;
use crate::gateway::gateway_url;
use crate::ids::{APPLICATION, GUILD};
use crate::limits;
use crate::state::{Shared, State};
use crate::validate;
use crate::views::GUILD_NAME;

type Answer = Result<Json<Value>, ApiError>;

pub(super) async fn gateway(Extract(shared): Extract<Shared>) -> Json<Value> {
    Json(json!({"url": gateway_url(&shared.lock().base)}))
}

pub(super) async fn gateway_bot(Extract(shared): Extract<Shared>) -> Json<Value> {
    Json(json!({
        "url": gateway_url(&shared.lock().base),
        "shards": 1,
        "session_start_limit": {
            "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1,
        },
    }))
}

pub(super) async fn me(Extract(shared): Extract<Shared>) -> Json<Value> {
    let mut user = shared.lock().user_json(APPLICATION);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-GB");
    Json(user)
}

pub(super) async fn user(Extract(shared): Extract<Shared>, Path(id): Path<u64>) -> Answer {
    let state = shared.lock();
    if id != APPLICATION && state.user(id).is_none() {
        return Err(ApiError::new(404, limits::UNKNOWN_USER, "Unknown User"));
    }
    Ok(Json(state.user_json(id)))
}

pub(super) async fn my_guilds() -> Json<Value> {
    Json(json!([{
        "id": GUILD.to_string(), "name": GUILD_NAME, "icon": null, "owner": false,
        "permissions": "2251799813685247", "features": [],
    }]))
}

pub(super) async fn application(Extract(shared): Extract<Shared>) -> Json<Value> {
    Json(shared.lock().application_json())
}

fn own(app: u64) -> Result<(), ApiError> {
    if app == APPLICATION {
        Ok(())
    } else {
        Err(ApiError::new(404, 10002, "Unknown Application"))
    }
}

fn own_guild(guild: u64) -> Result<(), ApiError> {
    if guild == GUILD {
        Ok(())
    } else {
        Err(ApiError::new(404, limits::UNKNOWN_GUILD, "Unknown Guild"))
    }
}

impl State {
    fn scoped(&self, guild: Option<u64>) -> Vec<Value> {
        let scope = guild.map(|g| json!(g.to_string())).unwrap_or_default();
        self.commands
            .values()
            .filter(|c| c["guild_id"] == scope)
            .cloned()
            .collect()
    }

    /// Replaces all commands of a scope; a command of the same name keeps its id.
    fn set_commands(&mut self, list: &[Value], guild: Option<u64>) -> Vec<Value> {
        let before = self.scoped(guild);
        let scope = guild.map(|g| json!(g.to_string())).unwrap_or_default();
        self.commands.retain(|_, c| c["guild_id"] != scope);
        let made = list
            .iter()
            .map(|entry| self.put_command(entry, guild, &before))
            .collect();
        self.commands_changed();
        made
    }

    fn put_command(&mut self, entry: &Value, guild: Option<u64>, before: &[Value]) -> Value {
        let kind = entry["type"].as_u64().unwrap_or(1);
        let same = |c: &&Value| c["name"] == entry["name"] && c["type"].as_u64() == Some(kind);
        let id = before
            .iter()
            .find(same)
            .and_then(|c| c["id"].as_str()?.parse().ok())
            .unwrap_or_else(|| self.snowflakes.next());
        let mut command = entry.clone();
        command["id"] = json!(id.to_string());
        command["type"] = json!(kind);
        command["application_id"] = json!(APPLICATION.to_string());
        command["version"] = json!(self.snowflakes.next().to_string());
        if !command["description"].is_string() {
            command["description"] = json!("");
        }
        if !command["options"].is_array() {
            command["options"] = json!([]);
        }
        if let Some(map) = command.as_object_mut() {
            map.entry("default_member_permissions")
                .or_insert(Value::Null);
            map.entry("nsfw").or_insert(json!(false));
            map.entry("integration_types").or_insert(json!([0]));
            map.entry("contexts").or_insert(Value::Null);
        }
        if let Some(guild) = guild {
            command["guild_id"] = json!(guild.to_string());
        }
        self.commands.insert(id, command.clone());
        command
    }

    fn commands_changed(&mut self) {
        self.changes.note();
        self.tell_pages(None, |_| json!({"type": "commands"}));
    }
}

fn replace(shared: &Shared, payload: &Payload, guild: Option<u64>) -> Answer {
    let Some(list) = payload.json.as_array() else {
        return Err(ApiError::form(
            "",
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        ));
    };
    validate::commands(list)?;
    Ok(Json(Value::Array(shared.lock().set_commands(list, guild))))
}

fn add(shared: &Shared, payload: &Payload, guild: Option<u64>) -> Result<Response, ApiError> {
    validate::command(&payload.json)?;
    let mut state = shared.lock();
    let before = state.scoped(guild);
    let known = before.iter().any(|c| c["name"] == payload.json["name"]);
    if !known && before.len() >= limits::COMMANDS {
        return Err(ApiError::new(
            400,
            30032,
            "Maximum number of application commands reached (100)",
        ));
    }
    let command = state.put_command(&payload.json, guild, &before);
    state.commands_changed();
    let status = if known {
        StatusCode::OK
    } else {
        StatusCode::CREATED
    };
    Ok((status, Json(command)).into_response())
}

pub(super) async fn commands(Extract(shared): Extract<Shared>, Path(app): Path<u64>) -> Answer {
    own(app)?;
    Ok(Json(Value::Array(shared.lock().scoped(None))))
}

pub(super) async fn set_commands(
    Extract(shared): Extract<Shared>,
    Path(app): Path<u64>,
    payload: Payload,
) -> Answer {
    own(app)?;
    replace(&shared, &payload, None)
}

pub(super) async fn add_command(
    Extract(shared): Extract<Shared>,
    Path(app): Path<u64>,
    payload: Payload,
) -> Result<Response, ApiError> {
    own(app)?;
    add(&shared, &payload, None)
}

fn unknown_command() -> ApiError {
    ApiError::new(404, limits::UNKNOWN_COMMAND, "Unknown application command")
}

pub(super) async fn command(
    Extract(shared): Extract<Shared>,
    Path((app, id)): Path<(u64, u64)>,
) -> Answer {
    own(app)?;
    let state = shared.lock();
    let found = state.commands.get(&id).cloned();
    found.map(Json).ok_or_else(unknown_command)
}

pub(super) async fn edit_command(
    Extract(shared): Extract<Shared>,
    Path((app, id)): Path<(u64, u64)>,
    payload: Payload,
) -> Answer {
    own(app)?;
    let mut state = shared.lock();
    let mut command = state
        .commands
        .get(&id)
        .cloned()
        .ok_or_else(unknown_command)?;
    for (key, value) in payload.json.as_object().into_iter().flatten() {
        if !matches!(key.as_str(), "id" | "type" | "application_id" | "guild_id") {
            command[key] = value.clone();
        }
    }
    validate::command(&command)?;
    command["version"] = json!(state.snowflakes.next().to_string());
    state.commands.insert(id, command.clone());
    state.commands_changed();
    Ok(Json(command))
}

pub(super) async fn delete_command(
    Extract(shared): Extract<Shared>,
    Path((app, id)): Path<(u64, u64)>,
) -> Result<Response, ApiError> {
    own(app)?;
    let mut state = shared.lock();
    state.commands.remove(&id).ok_or_else(unknown_command)?;
    state.commands_changed();
    Ok(nothing())
}

pub(super) async fn guild_commands(
    Extract(shared): Extract<Shared>,
    Path((app, guild)): Path<(u64, u64)>,
) -> Answer {
    own(app)?;
    own_guild(guild)?;
    Ok(Json(Value::Array(shared.lock().scoped(Some(guild)))))
}

pub(super) async fn set_guild_commands(
    Extract(shared): Extract<Shared>,
    Path((app, guild)): Path<(u64, u64)>,
    payload: Payload,
) -> Answer {
    own(app)?;
    own_guild(guild)?;
    replace(&shared, &payload, Some(guild))
}

pub(super) async fn add_guild_command(
    Extract(shared): Extract<Shared>,
    Path((app, guild)): Path<(u64, u64)>,
    payload: Payload,
) -> Result<Response, ApiError> {
    own(app)?;
    own_guild(guild)?;
    add(&shared, &payload, Some(guild))
}

pub(super) async fn guild(Extract(shared): Extract<Shared>, Path(guild): Path<u64>) -> Answer {
    own_guild(guild)?;
    Ok(Json(shared.lock().guild_json()))
}

pub(super) async fn guild_channels(
    Extract(shared): Extract<Shared>,
    Path(guild): Path<u64>,
) -> Answer {
    own_guild(guild)?;
    let mut all = shared.lock().guild_create();
    Ok(Json(all["channels"].take()))
}

pub(super) async fn member(
    Extract(shared): Extract<Shared>,
    Path((guild, user)): Path<(u64, String)>,
) -> Answer {
    own_guild(guild)?;
    let state = shared.lock();
    let id = if user == "@me" {
        Some(APPLICATION)
    } else {
        user.parse().ok()
    };
    id.filter(|id| !state.has_left(*id))
        .filter(|id| *id == APPLICATION || state.user(*id).is_some())
        .map(|id| Json(state.member_json(id)))
        .ok_or_else(|| ApiError::new(404, 10007, "Unknown Member"))
}
