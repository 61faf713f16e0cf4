//! Requests are checked and encoded on the caller's thread, so that the one writer has little left to do.

use serde_json::Value;

use crate::codec::encode;
use crate::error::StoreError;
use crate::import::Imported;
use crate::json::Json;
use crate::keys::MAX_GLOBAL_KEY;
use crate::model::{
    Commit, DeadlineChange, ENVELOPE_FORMAT, Envelope, Expect, LogEntry, OnExisting,
};

/// A checked write, ready to be planned against what is stored.
#[derive(Debug)]
pub(crate) enum Write {
    Commit(Box<CommitWrite>),
    Meta {
        channel: u64,
        meta: Json,
        deadline: DeadlineChange,
    },
    Delete {
        channel: u64,
    },
    Erase {
        channel: u64,
        number: u64,
    },
    Strike {
        channel: u64,
        number: u64,
        meta: Json,
        user: u64,
    },
    Move(MoveWrite),
    Import(Box<ImportWrite>),
    Global {
        key: String,
        bytes: Option<Vec<u8>>,
    },
}

/// A snapshot with what the head repeats of it.
#[derive(Debug)]
pub(crate) struct SnapshotWrite {
    pub(crate) game: String,
    pub(crate) schema: u32,
    pub(crate) revision: u64,
    pub(crate) bytes: Vec<u8>,
}

#[derive(Debug)]
pub(crate) struct CommitWrite {
    pub(crate) channel: u64,
    pub(crate) expect: Expect,
    pub(crate) snapshot: SnapshotWrite,
    pub(crate) entry: Option<Vec<u8>>,
    pub(crate) interaction: Option<u64>,
    pub(crate) meta: Option<Json>,
    pub(crate) deadline: DeadlineChange,
    pub(crate) now_ms: u64,
}

#[derive(Debug)]
pub(crate) struct MoveWrite {
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) existing: OnExisting,
    pub(crate) meta: Json,
}

#[derive(Debug)]
pub(crate) struct ImportWrite {
    pub(crate) channel: u64,
    pub(crate) existing: OnExisting,
    pub(crate) snapshot: SnapshotWrite,
    pub(crate) log: Vec<(u64, Vec<u8>)>,
    pub(crate) meta: Json,
    pub(crate) deadline: Option<u64>,
}

pub(crate) fn commit(commit: Commit) -> Result<Write, StoreError> {
    let snapshot = snapshot(&commit.envelope)?;
    let entry = commit
        .entry
        .as_ref()
        .map(|entry| log_entry(entry, snapshot.revision))
        .transpose()?;
    if let Some(meta) = &commit.meta {
        check_meta(meta)?;
    }
    Ok(Write::Commit(Box::new(CommitWrite {
        channel: commit.channel,
        expect: commit.expect,
        snapshot,
        entry,
        interaction: commit.entry.and_then(|entry| entry.interaction),
        meta: commit.meta,
        deadline: commit.deadline,
        now_ms: commit.now_ms,
    })))
}

pub(crate) fn meta(
    channel: u64,
    meta: Json,
    deadline: DeadlineChange,
) -> Result<Write, StoreError> {
    check_meta(&meta)?;
    Ok(Write::Meta {
        channel,
        meta,
        deadline,
    })
}

pub(crate) fn strike(
    channel: u64,
    number: u64,
    meta: Json,
    user: u64,
) -> Result<Write, StoreError> {
    check_meta(&meta)?;
    Ok(Write::Strike {
        channel,
        number,
        meta,
        user,
    })
}

pub(crate) fn moving(
    from: u64,
    to: u64,
    existing: OnExisting,
    meta: Json,
) -> Result<Write, StoreError> {
    if from == to {
        return Err(StoreError::Invalid(
            "a game moves to another channel".into(),
        ));
    }
    check_meta(&meta)?;
    Ok(Write::Move(MoveWrite {
        from,
        to,
        existing,
        meta,
    }))
}

pub(crate) fn import(
    channel: u64,
    imported: Imported,
    existing: OnExisting,
) -> Result<Write, StoreError> {
    let snapshot = snapshot(&imported.envelope)?;
    check_meta(&imported.meta)?;
    let mut log = Vec::with_capacity(imported.log.len());
    let mut last = None;
    for entry in &imported.log {
        if last >= Some(entry.revision) || entry.revision > snapshot.revision {
            return Err(StoreError::Invalid(format!(
                "log revision {} is out of order",
                entry.revision
            )));
        }
        last = Some(entry.revision);
        log.push((entry.revision, log_entry(entry, entry.revision)?));
    }
    Ok(Write::Import(Box::new(ImportWrite {
        channel,
        existing,
        snapshot,
        log,
        meta: imported.meta,
        deadline: imported.deadline,
    })))
}

pub(crate) fn global(key: &str, value: &Value) -> Result<Write, StoreError> {
    if key.is_empty() || key.len() > MAX_GLOBAL_KEY || key.contains('\0') {
        return Err(StoreError::Invalid(format!(
            "a global key has 1 to {MAX_GLOBAL_KEY} bytes and no NUL"
        )));
    }
    let json = Json::from(value.clone());
    json.check_depth("global value")?;
    let bytes = if json.is_null() {
        None
    } else {
        Some(encode("global value", &json)?)
    };
    Ok(Write::Global {
        key: key.to_owned(),
        bytes,
    })
}

fn snapshot(envelope: &Envelope) -> Result<SnapshotWrite, StoreError> {
    if envelope.format != ENVELOPE_FORMAT {
        return Err(StoreError::Invalid(format!(
            "envelopes are written in format {ENVELOPE_FORMAT}"
        )));
    }
    envelope.body.check_depth("snapshot")?;
    Ok(SnapshotWrite {
        game: envelope.game.clone(),
        schema: envelope.schema,
        revision: envelope.revision,
        bytes: encode("snapshot", envelope)?,
    })
}

fn log_entry(entry: &LogEntry, revision: u64) -> Result<Vec<u8>, StoreError> {
    if entry.revision != revision {
        return Err(StoreError::Invalid(format!(
            "the log entry has revision {}, the snapshot {revision}",
            entry.revision
        )));
    }
    entry.command.check_depth("command")?;
    entry.events.check_depth("events")?;
    encode("log entry", entry)
}

fn check_meta(meta: &Json) -> Result<(), StoreError> {
    meta.check_depth("panel data")?;
    // Encoded again inside the head; here only to refuse early.
    encode("panel data", meta).map(drop)
}
