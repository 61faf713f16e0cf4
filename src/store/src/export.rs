//! One game as text that explains itself.
//!
//! JSON lines: a header, the envelope, every log entry, the panel data, and an end line with the number of lines and
//! the CRC-32 of the bytes before it. It holds the whole hidden state: it is for operators, never for players.

use std::fmt;
use std::io::{self, Write};

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::error::StoreError;
use crate::json::Json;
use crate::model::{Envelope, LogEntry};
use crate::store::Store;

/// The format of exports that this program writes and reads.
pub const EXPORT_FORMAT: u32 = 1;

/// How many log entries are read at a time.
const PAGE: usize = 256;

/// One line of an export.
#[derive(Debug, Serialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub(crate) enum Line {
    Header(Header),
    Envelope(Snapshot),
    Log(Log),
    Meta(Beside),
    End(End),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) castaway_export: u32,
    pub(crate) channel: u64,
    pub(crate) game: String,
    pub(crate) revision: u64,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Snapshot {
    pub(crate) envelope: Envelope,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Log {
    pub(crate) entry: LogEntry,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Beside {
    pub(crate) meta: Json,
    pub(crate) deadline: Option<u64>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    pub(crate) lines: usize,
    pub(crate) crc32: u32,
}

/// The fields of a line, none of them twice.
struct Fields(Map<String, Value>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the fields of a line")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<Fields, A::Error> {
        let mut fields = Map::new();
        while let Some((name, value)) = all.next_entry::<String, Value>()? {
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format!("duplicate field `{name}`")));
            }
            fields.insert(name, value);
        }
        Ok(Fields(fields))
    }
}

impl Line {
    /// Reads a line. Its kind is looked at first: a tag that serde looks for itself would take opaque JSON apart.
    pub(crate) fn read(text: &[u8]) -> Result<Self, serde_json::Error> {
        let Fields(mut fields) = serde_json::from_slice(text)?;
        let kind = fields.remove("line");
        let rest = Value::Object(fields);
        match kind.as_ref().and_then(Value::as_str) {
            Some("header") => serde_json::from_value(rest).map(Line::Header),
            Some("envelope") => serde_json::from_value(rest).map(Line::Envelope),
            Some("log") => serde_json::from_value(rest).map(Line::Log),
            Some("meta") => serde_json::from_value(rest).map(Line::Meta),
            Some("end") => serde_json::from_value(rest).map(Line::End),
            Some(other) => Err(serde_json::Error::custom(format!(
                "a line of the kind `{other}`"
            ))),
            None => Err(serde_json::Error::custom("missing field `line`")),
        }
    }
}

/// Counts and checks what passes.
struct Lines<'a> {
    to: &'a mut dyn Write,
    count: usize,
    crc: crc32fast::Hasher,
}

impl Lines<'_> {
    fn put(&mut self, line: &Line) -> Result<(), StoreError> {
        let mut text =
            serde_json::to_vec(line).map_err(|error| StoreError::Invalid(error.to_string()))?;
        text.push(b'\n');
        self.count += 1;
        self.crc.update(&text);
        self.to.write_all(&text).map_err(|error| failed(&error))
    }
}

fn failed(error: &io::Error) -> StoreError {
    StoreError::io("writing an export", error)
}

/// Writes the running game of a channel as text; fails with `NotFound`, with `Io` of the writer, or as reads do.
pub fn export_to_writer(
    store: &dyn Store,
    channel: u64,
    to: &mut dyn Write,
) -> Result<(), StoreError> {
    let saved = store
        .load(channel)?
        .ok_or(StoreError::NotFound { channel })?;
    let (game, revision) = (saved.envelope.game.clone(), saved.envelope.revision);
    let mut lines = Lines {
        to,
        count: 0,
        crc: crc32fast::Hasher::new(),
    };
    lines.put(&Line::Header(Header {
        castaway_export: EXPORT_FORMAT,
        channel,
        game,
        revision,
    }))?;
    lines.put(&Line::Envelope(Snapshot {
        envelope: saved.envelope,
    }))?;
    let mut from = 0;
    'log: loop {
        let page = store.log(channel, from, PAGE)?;
        let Some(last) = page.last() else { break };
        from = last.revision.saturating_add(1);
        for entry in page {
            // The game may go on while it is exported; what came after the snapshot is left out.
            if entry.revision > revision {
                break 'log;
            }
            lines.put(&Line::Log(Log { entry }))?;
        }
    }
    lines.put(&Line::Meta(Beside {
        meta: saved.meta,
        deadline: saved.deadline,
    }))?;
    let end = Line::End(End {
        lines: lines.count,
        crc32: lines.crc.clone().finalize(),
    });
    lines.put(&end)?;
    lines.to.flush().map_err(|error| failed(&error))
}
