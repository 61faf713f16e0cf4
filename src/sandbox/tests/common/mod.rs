//! A fake bot: the gateway and the REST routes by hand.
#![allow(dead_code, reason = "every test uses a part")]

pub mod routes;

use std::time::Duration;

use castaway_sandbox::{InteractionId, Sandbox, SandboxConfig, SandboxHandle, start};
use futures_util::{SinkExt, StreamExt};
use reqwest::multipart::{Form, Part};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Time anything may take on a machine that is busy with other builds: it is only waited for in full when a test fails.
pub const WAIT: Duration = Duration::from_secs(120);

/// A gateway connection.
pub struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last sequence number.
    pub seq: u64,
    /// The session, once READY came.
    pub session: String,
}

impl Gateway {
    /// Connects and takes HELLO.
    pub async fn connect(sandbox: &Sandbox) -> Self {
        let info: Value = get(sandbox, "/gateway").await.json().await.expect("json");
        let url = format!("{}?v=10&encoding=json", info["url"].as_str().expect("url"));
        let (socket, _) = connect_async(url).await.expect("connects");
        let mut gateway = Self {
            socket,
            seq: 0,
            session: String::new(),
        };
        let hello = gateway.next().await.expect("hello");
        assert_eq!(hello["op"], 10);
        gateway
    }

    /// Connects, identifies, takes READY and GUILD_CREATE.
    pub async fn ready(sandbox: &Sandbox, intents: u64) -> Self {
        let mut gateway = Self::connect(sandbox).await;
        gateway
            .send(
                json!({"op": 2, "d": {"token": sandbox.token(), "intents": intents,
                         "properties": {}, "shard": [0, 1]}}),
            )
            .await;
        let ready = gateway.event("READY").await;
        gateway.session = ready["session_id"].as_str().expect("session").to_owned();
        if intents & 1 == 1 {
            gateway.event("GUILD_CREATE").await;
        }
        gateway
    }

    /// Sends a payload.
    pub async fn send(&mut self, payload: Value) {
        self.socket
            .send(Message::text(payload.to_string()))
            .await
            .expect("sends");
    }

    /// The next payload; the close code as error.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            let frame = tokio::time::timeout(WAIT, self.socket.next())
                .await
                .expect("a frame in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).expect("json");
                    if let Some(seq) = value["s"].as_u64() {
                        assert_eq!(seq, self.seq + 1, "no event skipped");
                        self.seq = seq;
                    }
                    return Ok(value);
                }
                Some(Ok(Message::Close(Some(frame)))) => return Err(frame.code.into()),
                Some(Ok(_)) => {}
                _ => return Err(0),
            }
        }
    }

    /// The data of the next event, which must have this name.
    pub async fn event(&mut self, name: &str) -> Value {
        let mut value = self.next().await.expect("an event");
        assert_eq!(value["t"], name, "{value}");
        value["d"].take()
    }
}

/// A sandbox with a fake bot connected and some commands registered.
pub struct World {
    /// The sandbox.
    pub sandbox: Sandbox,
    /// Its handle.
    pub handle: SandboxHandle,
    /// The bot's connection.
    pub gateway: Gateway,
    /// Robin.
    pub robin: u64,
    /// Mary.
    pub mary: u64,
    /// The first channel.
    pub channel: u64,
}

/// Starts a [`World`].
pub async fn world() -> World {
    world_of(SandboxConfig::default()).await
}

/// Starts a [`World`] with this configuration.
pub async fn world_of(config: SandboxConfig) -> World {
    let sandbox = start(config).await.expect("starts");
    let handle = sandbox.handle();
    let gateway = Gateway::ready(&sandbox, 1).await;
    let commands = json!([
        {"name": "go", "description": "Go"},
        {"name": "island", "description": "Island", "options": [
            {"type": 1, "name": "new", "description": "New", "options": [
                {"type": 4, "name": "size", "description": "Size", "required": true, "min_value": 1, "max_value": 4},
                {"type": 6, "name": "with", "description": "With"},
                {"type": 3, "name": "called", "description": "Called", "max_length": 8},
                {"type": 5, "name": "open", "description": "Open"},
                {"type": 3, "name": "mood", "description": "Mood", "choices": [
                    {"name": "sweet", "value": "sweet"},
                ]},
            ]},
        ]},
    ]);
    let path = format!("/applications/{}/commands", app());
    let answer = send(&sandbox, Method::PUT, &path, &commands).await;
    assert_eq!(answer.status(), 200);
    let users = handle.users();
    World {
        robin: users[0].id,
        mary: users[1].id,
        channel: handle.channels()[0].id,
        sandbox,
        handle,
        gateway,
    }
}

/// The application's id.
pub fn app() -> &'static str {
    "1100000000000000001"
}

impl World {
    /// Robin uses /go; gives the interaction and its event.
    pub async fn go(&mut self) -> (InteractionId, Value) {
        let id = self
            .handle
            .slash(self.robin, self.channel, "go", &json!([]))
            .expect("slash");
        (id, self.gateway.event("INTERACTION_CREATE").await)
    }

    /// Answers an interaction's event; gives status and body.
    pub async fn answer(&self, event: &Value, body: Value) -> (u16, Value) {
        let path = callback(event);
        read(send(&self.sandbox, Method::POST, &path, &body).await).await
    }

    /// Any request; gives status and body.
    pub async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        read(send(&self.sandbox, method, path, &body).await).await
    }

    /// The last message Robin sees.
    pub fn last(&self) -> Value {
        let mut all = self.handle.messages(self.channel, self.robin);
        all.pop().unwrap_or_default()
    }
}

/// The path of an event's callback.
pub fn callback(event: &Value) -> String {
    let (id, token) = (event["id"].as_str(), event["token"].as_str());
    format!(
        "/interactions/{}/{}/callback",
        id.expect("id"),
        token.expect("token")
    )
}

/// The path of an event's webhook.
pub fn webhook(event: &Value) -> String {
    format!(
        "/webhooks/{}/{}",
        app(),
        event["token"].as_str().expect("token")
    )
}

/// A GET with the bot's token.
pub async fn get(sandbox: &Sandbox, path: &str) -> Response {
    send(sandbox, Method::GET, path, &Value::Null).await
}

/// A request with the bot's token.
pub async fn send(sandbox: &Sandbox, method: Method, path: &str, body: &Value) -> Response {
    let sent = request(sandbox, method, path, body).send().await;
    sent.expect("an answer")
}

/// Whether a whole answer comes back, before the connection breaks.
pub async fn comes_back(sandbox: &Sandbox, method: Method, path: &str, body: &Value) -> bool {
    match request(sandbox, method, path, body).send().await {
        Ok(answer) => answer.bytes().await.is_ok(),
        Err(_) => false,
    }
}

fn request(sandbox: &Sandbox, method: Method, path: &str, body: &Value) -> reqwest::RequestBuilder {
    let url = format!("{}/api/v10{path}", sandbox.base_url());
    let mut request = reqwest::Client::new()
        .request(method, url)
        .header("authorization", format!("Bot {}", sandbox.token()));
    if !body.is_null() {
        request = request.json(body);
    }
    request
}

/// A request with files.
pub async fn upload(
    sandbox: &Sandbox,
    method: Method,
    path: &str,
    body: &Value,
    files: Vec<(&str, Vec<u8>)>,
) -> (u16, Value) {
    let mut form = Form::new();
    for (n, (name, bytes)) in files.into_iter().enumerate() {
        let part = Part::bytes(bytes)
            .file_name(name.to_owned())
            .mime_str("image/png")
            .expect("mime");
        form = form.part(format!("files[{n}]"), part);
    }
    form = form.text("payload_json", body.to_string());
    let url = format!("{}/api/v10{path}", sandbox.base_url());
    let answer = reqwest::Client::new()
        .request(method, url)
        .header("authorization", format!("Bot {}", sandbox.token()))
        .multipart(form)
        .send()
        .await
        .expect("an answer");
    read(answer).await
}

/// Status and JSON of an answer.
pub async fn read(answer: Response) -> (u16, Value) {
    let status = answer.status().as_u16();
    let bytes = answer.bytes().await.expect("a body");
    let value = if bytes.is_empty() {
        Value::Null
    } else {
        serde_json::from_slice(&bytes).expect("json")
    };
    (status, value)
}
