//! Every reader, over any table.

use std::ops::ControlFlow;

use serde::Deserialize;
use serde_json::Value;

use crate::codec::{self, decode};
use crate::error::StoreError;
use crate::keys::{self, Key, Span};
use crate::model::{Deadline, ENVELOPE_FORMAT, Envelope, LogEntry, Outcome, Saved, StandingGame};
use crate::plan::Head;
use crate::table::{Table, get_value};

/// The one field that every format of the envelope has.
#[derive(Deserialize)]
struct FormatOnly {
    format: u16,
}

pub(crate) fn head(table: &dyn Table, channel: u64) -> Result<Option<Head>, StoreError> {
    head_at(table, &keys::head(channel), channel)
}

pub(crate) fn load(table: &dyn Table, channel: u64) -> Result<Option<Saved>, StoreError> {
    head(table, channel)?
        .map(|head| saved(table, channel, head))
        .transpose()
}

pub(crate) fn standing(
    table: &dyn Table,
    channel: u64,
) -> Result<Option<StandingGame>, StoreError> {
    let head = head(table, channel)?;
    Ok(head.map(|head| StandingGame {
        game: head.game,
        number: head.number,
        revision: head.revision,
        meta: head.meta,
    }))
}

pub(crate) fn load_archived(
    table: &dyn Table,
    channel: u64,
    number: u64,
) -> Result<Option<Saved>, StoreError> {
    let head = head_at(table, &keys::archive(channel, number), channel)?;
    head.map(|head| saved(table, channel, head)).transpose()
}

pub(crate) fn snapshots(table: &dyn Table, channel: u64) -> Result<Vec<u64>, StoreError> {
    Ok(head(table, channel)?.map_or_else(Vec::new, |head| head.kept))
}

pub(crate) fn snapshot_at(
    table: &dyn Table,
    channel: u64,
    revision: u64,
) -> Result<Option<Envelope>, StoreError> {
    match head(table, channel)? {
        Some(head) if head.kept.contains(&revision) => {
            snapshot(table, channel, head.number, revision).map(Some)
        }
        _ => Ok(None),
    }
}

pub(crate) fn log(
    table: &dyn Table,
    channel: u64,
    from: u64,
    limit: usize,
) -> Result<Vec<LogEntry>, StoreError> {
    match head(table, channel)? {
        Some(head) => log_of(table, channel, head.number, from, limit),
        None => Ok(Vec::new()),
    }
}

pub(crate) fn archived_log(
    table: &dyn Table,
    channel: u64,
    number: u64,
    from: u64,
    limit: usize,
) -> Result<Vec<LogEntry>, StoreError> {
    match head_at(table, &keys::archive(channel, number), channel)? {
        Some(_) => log_of(table, channel, number, from, limit),
        None => Ok(Vec::new()),
    }
}

pub(crate) fn seen(table: &dyn Table, interaction: u64) -> Result<Option<Outcome>, StoreError> {
    let Some(bytes) = table.get(&keys::interaction(interaction))? else {
        return Ok(None);
    };
    let outcome = || {
        let (numbers, rest) = bytes.as_chunks::<8>();
        let [channel, revision, at_ms] = numbers.try_into().ok()?;
        rest.is_empty().then(|| Outcome {
            channel: u64::from_be_bytes(channel),
            revision: u64::from_be_bytes(revision),
            at_ms: u64::from_be_bytes(at_ms),
        })
    };
    outcome()
        .map(Some)
        .ok_or_else(|| StoreError::Corrupt(format!("interaction {interaction}")))
}

pub(crate) fn deadlines(
    table: &dyn Table,
    until_ms: u64,
    limit: usize,
) -> Result<Vec<Deadline>, StoreError> {
    let pairs = numbers(table, &keys::deadlines_until(until_ms), limit, |key| {
        Some(Deadline {
            at_ms: keys::number(key, 0)?,
            channel: keys::number(key, 1)?,
        })
    })?;
    Ok(pairs)
}

pub(crate) fn channels(table: &dyn Table) -> Result<Vec<u64>, StoreError> {
    numbers(table, &keys::heads(), usize::MAX, |key| {
        keys::number(key, 0)
    })
}

pub(crate) fn archived(table: &dyn Table, channel: u64) -> Result<Vec<u64>, StoreError> {
    numbers(table, &keys::archives(channel), usize::MAX, |key| {
        keys::number(key, 1)
    })
}

pub(crate) fn archives(table: &dyn Table) -> Result<Vec<(u64, u64)>, StoreError> {
    numbers(table, &keys::all_archives(), usize::MAX, |key| {
        Some((keys::number(key, 0)?, keys::number(key, 1)?))
    })
}

/// A game of a channel, running or archived, with the key of its head.
pub(crate) fn game(
    table: &dyn Table,
    channel: u64,
    number: u64,
) -> Result<Option<(Key, Head)>, StoreError> {
    let running = head(table, channel)?.filter(|head| head.number == number);
    if let Some(head) = running {
        return Ok(Some((keys::head(channel), head)));
    }
    let key = keys::archive(channel, number);
    let archived = head_at(table, &key, channel)?;
    Ok(archived.map(|head| (key, head)))
}

pub(crate) fn global(table: &dyn Table, key: &str) -> Result<Option<Value>, StoreError> {
    get_value(table, &keys::global(key))?
        .map(|bytes| decode("global value", &bytes))
        .transpose()
}

pub(crate) fn global_keys(table: &dyn Table) -> Result<Vec<String>, StoreError> {
    numbers(table, &keys::globals(), usize::MAX, |key| {
        keys::global_name(key).map(str::to_owned)
    })
}

fn head_at(table: &dyn Table, key: &Key, channel: u64) -> Result<Option<Head>, StoreError> {
    get_value(table, key)?
        .map(|bytes| decode(&format!("head of channel {channel}"), &bytes))
        .transpose()
}

fn saved(table: &dyn Table, channel: u64, head: Head) -> Result<Saved, StoreError> {
    let envelope = snapshot(table, channel, head.number, head.revision)?;
    Ok(Saved {
        number: head.number,
        envelope,
        meta: head.meta,
        deadline: head.deadline,
    })
}

fn snapshot(
    table: &dyn Table,
    channel: u64,
    number: u64,
    revision: u64,
) -> Result<Envelope, StoreError> {
    let what = format!("revision {revision} of channel {channel}");
    let bytes = get_value(table, &keys::snapshot(channel, number, revision))?
        .ok_or_else(|| StoreError::Corrupt(format!("{what} is missing")))?;
    let text = codec::unpack(&bytes)
        .map_err(|problem| StoreError::Corrupt(format!("{what}: {problem}")))?;
    let envelope = serde_json::from_slice::<Envelope>(&text);
    // Looked at first, since a newer format may not decode at all.
    let format = match &envelope {
        Ok(envelope) => envelope.format,
        Err(_) => serde_json::from_slice::<FormatOnly>(&text).map_or(0, |only| only.format),
    };
    if format > ENVELOPE_FORMAT {
        let (found, supported) = (format.into(), ENVELOPE_FORMAT.into());
        return Err(StoreError::Newer {
            channel,
            what: "format",
            found,
            supported,
        });
    }
    let envelope = envelope.map_err(|error| StoreError::Corrupt(format!("{what}: {error}")))?;
    if envelope.revision != revision {
        return Err(StoreError::Corrupt(format!(
            "{what} says that it is revision {}",
            envelope.revision
        )));
    }
    Ok(envelope)
}

/// The revisions that the log of a game holds, oldest first.
pub(crate) fn logged(table: &dyn Table, channel: u64, number: u64) -> Result<Vec<u64>, StoreError> {
    let mut revisions = Vec::new();
    table.visit(&keys::log_from(channel, number, 0), &mut |key, _| {
        let revision = keys::number(key, 2).unwrap_or_default();
        if revisions.last() != Some(&revision) {
            revisions.push(revision);
        }
        ControlFlow::Continue(())
    })?;
    Ok(revisions)
}

pub(crate) fn log_of(
    table: &dyn Table,
    channel: u64,
    number: u64,
    from: u64,
    limit: usize,
) -> Result<Vec<LogEntry>, StoreError> {
    let mut raw = Vec::<(u64, Vec<u8>)>::new();
    table.visit(&keys::log_from(channel, number, from), &mut |key, bytes| {
        let revision = keys::number(key, 2).unwrap_or_default();
        let full = raw.len() == limit;
        match raw.last_mut() {
            Some((last, so_far)) if *last == revision => so_far.extend_from_slice(bytes),
            _ if full => return ControlFlow::Break(()),
            _ => raw.push((revision, bytes.to_vec())),
        }
        ControlFlow::Continue(())
    })?;
    raw.iter()
        .map(|(revision, bytes)| {
            decode(&format!("log entry {revision} of channel {channel}"), bytes)
        })
        .collect()
}

/// Collects what the keys of a span say, once where a value has several parts.
fn numbers<T: PartialEq>(
    table: &dyn Table,
    span: &Span,
    limit: usize,
    parse: impl Fn(&[u8]) -> Option<T>,
) -> Result<Vec<T>, StoreError> {
    let mut out = Vec::new();
    table.visit(span, &mut |key, _| {
        if out.len() == limit {
            return ControlFlow::Break(());
        }
        if let Some(item) = parse(key)
            && out.last() != Some(&item)
        {
            out.push(item);
        }
        ControlFlow::Continue(())
    })?;
    Ok(out)
}
