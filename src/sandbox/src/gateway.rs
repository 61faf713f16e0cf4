//! The gateway: sessions, heartbeats, resuming and sending events.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State as Extract;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::ids::{APPLICATION, GUILD};
use crate::session::{Out, Session};
use crate::state::{Shared, State, closed};

/// Time between heartbeats.
const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// Time a dropped session can be resumed.
const RESUME_TIME: Duration = Duration::from_secs(300);

impl State {
    /// Whether any session wants events of this intent.
    pub(crate) fn wanted(&self, intent: u64) -> bool {
        self.sessions.iter().any(|s| s.wants(intent))
    }

    /// Sends an event to the sessions that want it; keeps it for those that resume.
    pub(crate) fn dispatch(
        &mut self,
        name: &'static str,
        data: &Arc<str>,
        intent: u64,
        about: Option<u64>,
    ) {
        self.sessions
            .retain(|s| s.connection.is_some() || s.left.elapsed() < RESUME_TIME);
        for session in &mut self.sessions {
            if session.wants(intent) && session.has_guild() {
                session.push(name, Arc::clone(data), about);
            }
        }
    }

    /// Closes every connection; from now on events wait for the resume.
    pub(crate) fn close_connections(&mut self, code: u16, reason: &'static str) {
        for session in &mut self.sessions {
            if let Some((_, tx)) = session.connection.take() {
                // A connection that has gone already needs no closing.
                let _ = tx.send(Out::Close(code, reason));
                session.left = Instant::now();
            }
        }
        self.refresh_online();
    }

    pub(crate) fn refresh_online(&mut self) {
        let online = self.sessions.iter().any(|s| s.connection.is_some());
        if online != self.online {
            self.online = online;
            self.tell_pages(None, |_| json!({"type": "bot", "online": online}));
        }
    }
}

/// The route of the gateway.
pub(crate) async fn connect(Extract(shared): Extract<Shared>, ws: WebSocketUpgrade) -> Response {
    ws.on_upgrade(move |socket| run(shared, socket))
}

async fn run(shared: Shared, mut socket: WebSocket) {
    let connection = shared.lock().snowflakes.next();
    let (tx, mut rx) = mpsc::unbounded_channel();
    let hello = json!({"op": 10, "t": null, "s": null, "d": {
        "heartbeat_interval": u64::try_from(HEARTBEAT.as_millis()).unwrap_or(41_250),
        "_trace": ["sandbox"],
    }});
    if socket.send(Frame::text(hello.to_string())).await.is_err() {
        return;
    }
    let mut closing = shared.closing.clone();
    let mut link = Link {
        shared,
        connection,
        tx,
        session: None,
    };
    let mut last_beat = Instant::now();
    loop {
        let silent = HEARTBEAT * 2;
        let deadline = tokio::time::Instant::from_std(last_beat + silent);
        tokio::select! {
            out = rx.recv() => {
                let Some(out) = out else { break };
                match link.deliver(&mut socket, out).await {
                    Ok(true) => {}
                    _ => break,
                }
            }
            frame = socket.next() => {
                let text = match frame {
                    Some(Ok(Frame::Text(text))) => text,
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Binary(_))) => {
                        close(&mut socket, 4002, "Decode error").await;
                        break;
                    }
                    _ => break,
                };
                last_beat = Instant::now();
                if let Err((code, reason)) = link.receive(&text) {
                    close(&mut socket, code, reason).await;
                    break;
                }
            }
            () = tokio::time::sleep_until(deadline) => {
                close(&mut socket, 4009, "Session timed out").await;
                break;
            }
            () = closed(&mut closing) => {
                close(&mut socket, 1001, "Going away").await;
                break;
            }
        }
    }
    link.leave();
}

/// Closes properly: the frame, then the peer's answer, waited for only briefly.
async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    if socket.send(Frame::Close(Some(frame))).await.is_ok() {
        let rest = async { while let Some(Ok(_)) = socket.next().await {} };
        let _ = tokio::time::timeout(Duration::from_secs(1), rest).await;
    }
}

/// One connection and the session it speaks for.
struct Link {
    shared: Shared,
    connection: u64,
    tx: mpsc::UnboundedSender<Out>,
    session: Option<String>,
}

impl Link {
    /// Sends one thing; `Ok(false)` when the connection was closed.
    async fn deliver(&self, socket: &mut WebSocket, out: Out) -> Result<bool, axum::Error> {
        match out {
            Out::Event(event) => {
                let text = event.text();
                if let Some(id) = event.about {
                    self.shared.lock().note_sent(id);
                }
                socket.send(Frame::text(text)).await?;
            }
            Out::Text(text) => socket.send(Frame::text(text)).await?,
            Out::Close(code, reason) => {
                close(socket, code, reason).await;
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Handles one payload of the bot; an error closes the connection.
    fn receive(&mut self, text: &str) -> Result<(), (u16, &'static str)> {
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Err((4002, "Decode error"));
        };
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) => {
                self.beat(data.as_u64());
                Ok(())
            }
            Some(2) if self.session.is_some() => Err((4005, "Already authenticated")),
            Some(2) => self.identify(data),
            Some(6) if self.session.is_some() => Err((4005, "Already authenticated")),
            Some(6) => self.resume(data),
            Some(3 | 4 | 8 | 31) if self.session.is_some() => Ok(()),
            Some(3 | 4 | 8 | 31) => Err((4003, "Not authenticated")),
            _ => Err((4001, "Unknown opcode")),
        }
    }

    fn beat(&self, seq: Option<u64>) {
        let mut state = self.shared.lock();
        if let (Some(seq), Some(id)) = (seq, &self.session)
            && let Some(session) = state.sessions.iter_mut().find(|s| &s.id == id)
        {
            while session.sent.front().is_some_and(|e| e.seq <= seq) {
                session.forget_first();
            }
        }
        let ack = json!({"op": 11, "t": null, "s": null, "d": null});
        let _ = self.tx.send(Out::Text(ack.to_string()));
    }

    fn token_fits(state: &State, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        state.secrets.fits(token)
    }

    fn identify(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        let mut state = self.shared.lock();
        if !Self::token_fits(&state, data) {
            state.refused(4004, "Authentication failed");
            return Err((4004, "Authentication failed"));
        }
        let shard = match (data["shard"][0].as_u64(), data["shard"][1].as_u64()) {
            (Some(n), Some(of)) if n < of => (n, of),
            (Some(_), Some(_)) => return Err((4010, "Invalid shard")),
            _ => (0, 1),
        };
        let Some(intents) = data["intents"].as_u64() else {
            return Err((4013, "Invalid intents"));
        };
        let id = format!("{:032x}", state.snowflakes.next());
        // Sessions left by an earlier run of the bot are not resumed any more.
        state
            .sessions
            .retain(|s| s.connection.is_some() || s.shard != shard);
        let mut session = Session {
            id: id.clone(),
            seq: 0,
            intents,
            shard,
            sent: VecDeque::new(),
            kept: 0,
            connection: Some((self.connection, self.tx.clone())),
            left: Instant::now(),
        };
        let url = gateway_url(&state.base);
        let guild = json!({"id": GUILD.to_string(), "unavailable": true});
        let invited = session.has_guild() && state.is_invited();
        let guilds = if invited { vec![guild] } else { Vec::new() };
        let ready = json!({
            "v": 10,
            "user": state.user_json(APPLICATION),
            "guilds": guilds,
            "session_id": id,
            "session_type": "normal",
            "resume_gateway_url": url,
            "shard": [shard.0, shard.1],
            "application": {"id": APPLICATION.to_string(), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "_trace": ["sandbox"],
        });
        session.push("READY", ready.to_string().into(), None);
        if session.wants(1) && invited {
            session.push(
                "GUILD_CREATE",
                state.guild_create().to_string().into(),
                None,
            );
        }
        self.session = Some(id);
        state.sessions.push(session);
        state.refresh_online();
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), (u16, &'static str)> {
        let mut guard = self.shared.lock();
        let state = &mut *guard;
        if !Self::token_fits(state, data) {
            state.refused(4004, "Authentication failed");
            return Err((4004, "Authentication failed"));
        }
        let id = data["session_id"].as_str().unwrap_or_default();
        let seq = data["seq"].as_u64().unwrap_or_default();
        let session = state.sessions.iter_mut().find(|s| {
            let first = s.sent.front().map_or(s.seq + 1, |e| e.seq);
            s.id == id && seq <= s.seq && seq + 1 >= first
        });
        let Some(session) = session else {
            let invalid = json!({"op": 9, "t": null, "s": null, "d": false});
            let _ = self.tx.send(Out::Text(invalid.to_string()));
            return Ok(());
        };
        if let Some((_, old)) = session.connection.take() {
            let _ = old.send(Out::Close(4000, "Resumed elsewhere"));
        }
        for event in session.sent.iter().filter(|e| e.seq > seq) {
            let _ = self.tx.send(Out::Event(event.clone()));
        }
        session.connection = Some((self.connection, self.tx.clone()));
        session.push("RESUMED", r#"{"_trace":["sandbox"]}"#.into(), None);
        self.session = Some(id.to_owned());
        state.refresh_online();
        Ok(())
    }

    /// Leaves the session to be resumed.
    fn leave(&self) {
        let mut state = self.shared.lock();
        for session in &mut state.sessions {
            if session
                .connection
                .as_ref()
                .is_some_and(|c| c.0 == self.connection)
            {
                session.connection = None;
                session.left = Instant::now();
            }
        }
        state.refresh_online();
    }
}

/// The address of the gateway for a base address.
pub(crate) fn gateway_url(base: &str) -> String {
    format!("{}/gateway/", base.replacen("http", "ws", 1))
}
