//! Turns a write into the batch that carries it out, or refuses it.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::codec::encode;
use crate::error::StoreError;
use crate::json::Json;
use crate::keys;
use crate::model::{DeadlineChange, Expect, IDEMPOTENCY_MS, KEPT_SNAPSHOTS, OnExisting};
use crate::prepare::{CommitWrite, ImportWrite, MoveWrite, SnapshotWrite, Write};
use crate::read;
use crate::table::{Batch, Table};

/// How many old interactions one commit forgets: more than it adds, so that they stay bounded.
const FORGET_AT_ONCE: usize = 64;

/// The newest state of a game without its body.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) game: String,
    pub(crate) schema: u32,
    /// Counts the games of a channel, so that archived ones keep their keys.
    pub(crate) number: u64,
    pub(crate) revision: u64,
    /// The revisions with a snapshot, the current one last.
    pub(crate) kept: Vec<u64>,
    pub(crate) deadline: Option<u64>,
    pub(crate) meta: Json,
}

pub(crate) fn plan(table: &dyn Table, write: Write) -> Result<Batch, StoreError> {
    match write {
        Write::Commit(commit) => plan_commit(table, *commit),
        Write::Import(import) => plan_import(table, *import),
        Write::Move(moving) => plan_move(table, moving),
        Write::Erase { channel, number } => plan_erase(table, channel, number),
        Write::Strike {
            channel,
            number,
            meta,
            user,
        } => plan_strike(table, (channel, number), meta, user),
        Write::Meta {
            channel,
            meta,
            deadline,
        } => {
            let mut head = read::head(table, channel)?.ok_or(StoreError::NotFound { channel })?;
            head.meta = meta;
            let mut batch = Batch::default();
            change_deadline(&mut batch, channel, &mut head, deadline);
            put_head(&mut batch, table, channel, &head)?;
            Ok(batch)
        }
        Write::Delete { channel } => {
            let head = read::head(table, channel)?.ok_or(StoreError::NotFound { channel })?;
            let mut batch = Batch::default();
            archive(&mut batch, table, channel, head)?;
            Ok(batch)
        }
        Write::Global { key, bytes } => {
            let (mut batch, base) = (Batch::default(), keys::global(&key));
            match bytes {
                Some(bytes) => batch.put_value(table, &base, &bytes)?,
                None => batch.remove_value(table, &base)?,
            }
            Ok(batch)
        }
    }
}

fn plan_commit(table: &dyn Table, commit: CommitWrite) -> Result<Batch, StoreError> {
    let CommitWrite {
        channel, snapshot, ..
    } = commit;
    if let Some(interaction) = commit.interaction
        && let Some(outcome) = read::seen(table, interaction)?
    {
        return Err(StoreError::Duplicate {
            interaction,
            outcome,
        });
    }
    let old = read::head(table, channel)?;
    let found = old.as_ref().map(|head| head.revision);
    let expected = match commit.expect {
        Expect::Any => true,
        Expect::Vacant => found.is_none(),
        Expect::Revision(revision) | Expect::Replacing(revision) => found == Some(revision),
    };
    if !expected {
        return Err(StoreError::Conflict {
            channel,
            expected: commit.expect,
            found,
        });
    }
    let mut batch = Batch::default();
    let mut head = match (old, commit.expect) {
        (Some(old), Expect::Replacing(_)) => next_head(&mut batch, table, channel, old, &snapshot)?,
        (Some(old), Expect::Any | Expect::Vacant | Expect::Revision(_)) => {
            continue_head(old, channel, &snapshot)?
        }
        (None, _) => new_head(table, channel, &snapshot)?,
    };
    head.kept.push(head.revision);
    while head.kept.len() > KEPT_SNAPSHOTS + 1 {
        let oldest = head.kept.remove(0);
        batch.remove_value(table, &keys::snapshot(channel, head.number, oldest))?;
    }
    if let Some(meta) = commit.meta {
        head.meta = meta;
    }
    change_deadline(&mut batch, channel, &mut head, commit.deadline);
    batch.put_value(
        table,
        &keys::snapshot(channel, head.number, head.revision),
        &snapshot.bytes,
    )?;
    if let Some(entry) = commit.entry {
        batch.put_value(
            table,
            &keys::log(channel, head.number, head.revision),
            &entry,
        )?;
    }
    forget_interactions(&mut batch, table, commit.now_ms)?;
    if let Some(id) = commit.interaction {
        let outcome = [channel, head.revision, commit.now_ms]
            .map(u64::to_be_bytes)
            .concat();
        batch.put(keys::interaction(id), outcome);
        batch.put(keys::interaction_time(commit.now_ms, id), Vec::new());
    }
    put_head(&mut batch, table, channel, &head)?;
    Ok(batch)
}

fn plan_import(table: &dyn Table, import: ImportWrite) -> Result<Batch, StoreError> {
    let ImportWrite {
        channel, snapshot, ..
    } = import;
    let mut batch = Batch::default();
    let mut head = match (read::head(table, channel)?, import.existing) {
        (None, _) => new_head(table, channel, &snapshot)?,
        (Some(old), OnExisting::Archive) => next_head(&mut batch, table, channel, old, &snapshot)?,
        (Some(_), OnExisting::Refuse) => return Err(StoreError::Occupied { channel }),
    };
    head.kept.push(head.revision);
    head.meta = import.meta;
    set_deadline(&mut batch, channel, &mut head, import.deadline);
    batch.put_value(
        table,
        &keys::snapshot(channel, head.number, head.revision),
        &snapshot.bytes,
    )?;
    for (revision, entry) in &import.log {
        batch.put_value(table, &keys::log(channel, head.number, *revision), entry)?;
    }
    put_head(&mut batch, table, channel, &head)?;
    Ok(batch)
}

/// A game under another channel's keys: every part of its log and its snapshots is put there as it is.
fn plan_move(table: &dyn Table, moving: MoveWrite) -> Result<Batch, StoreError> {
    let MoveWrite { from, to, .. } = moving;
    let mut head = read::head(table, from)?.ok_or(StoreError::NotFound { channel: from })?;
    let mut batch = Batch::default();
    let number = match (read::head(table, to)?, moving.existing) {
        (None, _) => read::archived(table, to)?.last().map_or(0, |last| last + 1),
        (Some(old), OnExisting::Archive) => {
            let next = old.number + 1;
            archive(&mut batch, table, to, old)?;
            next
        }
        (Some(_), OnExisting::Refuse) => return Err(StoreError::Occupied { channel: to }),
    };
    for span in keys::of_game(from, head.number) {
        table.visit(&span, &mut |key, bytes| {
            batch.remove(key.to_vec());
            batch.put(keys::moved(key, to, number), bytes.to_vec());
            ControlFlow::Continue(())
        })?;
    }
    let deadline = head.deadline;
    set_deadline(&mut batch, from, &mut head, None);
    batch.remove_value(table, &keys::head(from))?;
    (head.number, head.meta) = (number, moving.meta);
    set_deadline(&mut batch, to, &mut head, deadline);
    put_head(&mut batch, table, to, &head)?;
    Ok(batch)
}

/// Nothing of a game is left.
fn plan_erase(table: &dyn Table, channel: u64, number: u64) -> Result<Batch, StoreError> {
    let found = read::game(table, channel, number)?;
    let (key, mut head) = found.ok_or(StoreError::NotFound { channel })?;
    let mut batch = Batch::default();
    set_deadline(&mut batch, channel, &mut head, None);
    for span in keys::of_game(channel, number) {
        table.visit(&span, &mut |key, _| {
            batch.remove(key.to_vec());
            ControlFlow::Continue(())
        })?;
    }
    batch.remove_value(table, &key)?;
    Ok(batch)
}

/// A game whose log names a user no more.
fn plan_strike(
    table: &dyn Table,
    (channel, number): (u64, u64),
    meta: Json,
    user: u64,
) -> Result<Batch, StoreError> {
    let found = read::game(table, channel, number)?;
    let (key, mut head) = found.ok_or(StoreError::NotFound { channel })?;
    let mut batch = Batch::default();
    for mut entry in read::log_of(table, channel, number, 0, usize::MAX)? {
        if entry.actor == user {
            entry.actor = 0;
            let bytes = encode("log entry", &entry)?;
            batch.put_value(table, &keys::log(channel, number, entry.revision), &bytes)?;
        }
    }
    head.meta = meta;
    batch.put_value(table, &key, &encode("head", &head)?)?;
    Ok(batch)
}

/// The old head moved on to a new snapshot, if that may follow it.
fn continue_head(
    mut head: Head,
    channel: u64,
    snapshot: &SnapshotWrite,
) -> Result<Head, StoreError> {
    if head.game != snapshot.game {
        return Err(StoreError::Invalid(format!(
            "channel {channel} holds a game of {:?}",
            head.game
        )));
    }
    if snapshot.schema < head.schema {
        return Err(StoreError::Newer {
            channel,
            what: "schema",
            found: head.schema,
            supported: snapshot.schema,
        });
    }
    if snapshot.revision <= head.revision {
        return Err(StoreError::Conflict {
            channel,
            expected: Expect::Revision(snapshot.revision.saturating_sub(1)),
            found: Some(head.revision),
        });
    }
    head.schema = snapshot.schema;
    head.revision = snapshot.revision;
    Ok(head)
}

fn new_head(table: &dyn Table, channel: u64, snapshot: &SnapshotWrite) -> Result<Head, StoreError> {
    Ok(Head {
        game: snapshot.game.clone(),
        schema: snapshot.schema,
        number: read::archived(table, channel)?
            .last()
            .map_or(0, |last| last + 1),
        revision: snapshot.revision,
        kept: Vec::new(),
        deadline: None,
        meta: Json::default(),
    })
}

/// The head of the game that follows another one, which moves to the archive.
fn next_head(
    batch: &mut Batch,
    table: &dyn Table,
    channel: u64,
    old: Head,
    snapshot: &SnapshotWrite,
) -> Result<Head, StoreError> {
    let head = Head {
        number: old.number + 1,
        ..new_head(table, channel, snapshot)?
    };
    archive(batch, table, channel, old)?;
    Ok(head)
}

/// Moves the head to the archive; log and last snapshot stay where they are, the older snapshots go.
fn archive(
    batch: &mut Batch,
    table: &dyn Table,
    channel: u64,
    mut head: Head,
) -> Result<(), StoreError> {
    set_deadline(batch, channel, &mut head, None);
    for revision in head
        .kept
        .drain(..)
        .filter(|revision| *revision != head.revision)
    {
        batch.remove_value(table, &keys::snapshot(channel, head.number, revision))?;
    }
    head.kept.push(head.revision);
    batch.remove_value(table, &keys::head(channel))?;
    batch.put_value(
        table,
        &keys::archive(channel, head.number),
        &encode("head", &head)?,
    )
}

fn put_head(
    batch: &mut Batch,
    table: &dyn Table,
    channel: u64,
    head: &Head,
) -> Result<(), StoreError> {
    batch.put_value(table, &keys::head(channel), &encode("head", head)?)
}

fn change_deadline(batch: &mut Batch, channel: u64, head: &mut Head, change: DeadlineChange) {
    match change {
        DeadlineChange::Keep => {}
        DeadlineChange::Clear => set_deadline(batch, channel, head, None),
        DeadlineChange::At(at_ms) => set_deadline(batch, channel, head, Some(at_ms)),
    }
}

fn set_deadline(batch: &mut Batch, channel: u64, head: &mut Head, at_ms: Option<u64>) {
    if let Some(old) = head.deadline {
        batch.remove(keys::deadline(old, channel));
    }
    if let Some(new) = at_ms {
        batch.put(keys::deadline(new, channel), Vec::new());
    }
    head.deadline = at_ms;
}

fn forget_interactions(
    batch: &mut Batch,
    table: &dyn Table,
    now_ms: u64,
) -> Result<(), StoreError> {
    let mut left = FORGET_AT_ONCE;
    table.visit(
        &keys::interactions_before(now_ms.saturating_sub(IDEMPOTENCY_MS)),
        &mut |key, _| {
            if let Some(id) = keys::number(key, 1) {
                batch.remove(keys::interaction(id));
            }
            batch.remove(key.to_vec());
            left -= 1;
            if left == 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    )
}
