//! A session of the gateway: what was sent in it, for whoever resumes it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;

use crate::ids::GUILD;

/// Events kept for a session to resume from.
const REPLAY: usize = 20_000;
/// So many bytes of them.
const REPLAY_BYTES: usize = 16 * 1024 * 1024;

/// Something to send to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// An event, and the interaction it carries.
    Event(Event),
    /// Any other text.
    Text(String),
    /// Close with this code.
    Close(u16, &'static str),
}

/// An event of a session; its data is shared with whoever else keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) seq: u64,
    name: &'static str,
    data: Arc<str>,
    /// The interaction it carries.
    pub(crate) about: Option<u64>,
}

impl Event {
    pub(crate) fn text(&self) -> String {
        let Self {
            seq, name, data, ..
        } = self;
        format!(r#"{{"op":0,"t":"{name}","s":{seq},"d":{data}}}"#)
    }
}

/// A gateway session, connected or waiting to be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) seq: u64,
    pub(crate) intents: u64,
    pub(crate) shard: (u64, u64),
    pub(crate) sent: VecDeque<Event>,
    /// How many bytes of data these have.
    pub(crate) kept: usize,
    pub(crate) connection: Option<(u64, mpsc::UnboundedSender<Out>)>,
    pub(crate) left: Instant,
}

impl Session {
    pub(crate) fn wants(&self, intent: u64) -> bool {
        intent == 0 || self.intents & intent != 0
    }

    /// Whether events of the guild go to this session's shard.
    pub(crate) fn has_guild(&self) -> bool {
        (GUILD >> 22).checked_rem(self.shard.1.max(1)) == Some(self.shard.0)
    }
}

impl Session {
    pub(crate) fn push(&mut self, name: &'static str, data: Arc<str>, about: Option<u64>) {
        self.seq += 1;
        let event = Event {
            seq: self.seq,
            name,
            data,
            about,
        };
        if let Some((_, tx)) = &self.connection {
            let _ = tx.send(Out::Event(event.clone()));
        }
        self.kept += event.data.len();
        self.sent.push_back(event);
        while self.sent.len() > REPLAY || self.kept > REPLAY_BYTES {
            self.forget_first();
        }
    }

    pub(crate) fn forget_first(&mut self) {
        if let Some(event) = self.sent.pop_front() {
            self.kept -= event.data.len();
        }
    }
}
