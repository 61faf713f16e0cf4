//! The state file: written whole and put in place at once, a while after changes.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::attachments::Blob;
use crate::journal::{self, Change, Journal};
use crate::messages::Message;
use crate::spool::{Stored, is_cut_short};
use crate::state::{Channel, Shared, State, closed};

/// Time changes are gathered before a write.
const DEBOUNCE: Duration = Duration::from_millis(500);
/// Messages kept a channel between runs.
const MESSAGES_KEPT: usize = 100;

#[derive(Debug, Serialize, Deserialize)]
struct File {
    version: u32,
    base: String,
    channels: Vec<Channel>,
    commands: BTreeMap<u64, Value>,
    messages: Vec<Message>,
    /// Members who take no direct messages.
    #[serde(default)]
    closed: BTreeSet<u64>,
}

/// The bytes of attachments lie beside the file, one file each.
fn blob_dir(path: &Path) -> PathBuf {
    path.with_extension("files")
}

/// Reads the state file and what changed after it, and begins a new journal.
pub(crate) fn load(state: &mut State, path: &Path) {
    sweep(&blob_dir(path));
    load_file(state, path);
    let newer = journal::path_of(path);
    for journal in [journal::older(&newer), newer.clone()] {
        replay(state, journal::read(&journal), &blob_dir(path));
    }
    skip_ids(state, &blob_dir(path));
    // What was read is in memory only, so the state file is written before its journal goes.
    let (file, blobs) = snapshot(state);
    let begun = write(path, &file, &blobs, &HashSet::new())
        .and_then(|_| remove(&journal::older(&newer)))
        .and_then(|()| Journal::begin(path, blob_dir(path), &state.base));
    match begun {
        Ok(journal) => state.journal = Some(journal),
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "changes are not written down");
        }
    }
}

/// Deletes copies that a kill has cut short. Nothing is laid there yet: later the journal may be doing so at any time.
fn sweep(dir: &Path) {
    let files = std::fs::read_dir(dir).into_iter().flatten().flatten();
    for file in files.map(|entry| entry.path()) {
        if is_cut_short(&file)
            && let Err(error) = remove(&file)
        {
            tracing::warn!(%error, file = %file.display(), "a copy that was cut short stays");
        }
    }
}

/// A file that no message names any more may still lie there: no later one gets its id.
fn skip_ids(state: &mut State, dir: &Path) {
    let files = std::fs::read_dir(dir).into_iter().flatten().flatten();
    for id in files.filter_map(|entry| id_of(&entry)) {
        state.snowflakes.above(id);
    }
}

/// The id that a file beside the state file is called by.
fn id_of(entry: &std::fs::DirEntry) -> Option<u64> {
    entry.file_name().to_str()?.parse().ok()
}

fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Brings changes into the state again; those that it holds already change nothing.
fn replay(state: &mut State, changes: Vec<Change>, dir: &Path) {
    let mut base = state.base.clone();
    for change in changes {
        match change {
            Change::Base(then) => base = then,
            Change::Put(message) => {
                restore(state, moved(*message, &base, &state.base.clone()), dir)
            }
            Change::Gone { channel, id } => {
                if let Some(list) = state.messages.get_mut(&channel) {
                    list.remove(&id);
                }
            }
        }
    }
}

/// The port has changed: addresses of attachments follow.
fn moved(message: Message, then: &str, now: &str) -> Message {
    if then == now {
        return message;
    }
    let old = format!("{then}/attachments/");
    let new = format!("{now}/attachments/");
    let text = serde_json::to_string(&message).map(|text| text.replace(&old, &new));
    text.and_then(|text| serde_json::from_str(&text))
        .unwrap_or(message)
}

/// Reads the state file; starts fresh when there is none or it cannot be read.
fn load_file(state: &mut State, path: &Path) {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return,
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "state file not read, starting fresh");
            return;
        }
    };
    match parse(&text, &state.base) {
        Ok(file) => apply(state, file, &blob_dir(path)),
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "state file damaged, starting fresh");
            let aside = path.with_extension("damaged");
            if let Err(error) = std::fs::rename(path, &aside) {
                tracing::warn!(%error, "the damaged file could not be moved aside");
            }
        }
    }
}

fn parse(text: &str, base: &str) -> Result<File, serde_json::Error> {
    let file: File = serde_json::from_str(text)?;
    if file.base == base {
        return Ok(file);
    }
    // The port has changed: addresses of attachments follow.
    let old = format!("{}/attachments/", file.base);
    let new = format!("{base}/attachments/");
    serde_json::from_str(&text.replace(&old, &new))
}

fn apply(state: &mut State, file: File, dir: &Path) {
    for channel in file.channels {
        state.snowflakes.above(channel.id);
        state.channels.entry(channel.id).or_insert(channel);
    }
    for id in file.commands.keys() {
        state.snowflakes.above(*id);
    }
    state.commands = file.commands;
    state.closed = file.closed;
    for message in file.messages {
        restore(state, message, dir);
    }
}

/// Puts a message with its files back.
fn restore(state: &mut State, message: Message, dir: &Path) {
    if !state.channels.contains_key(&message.channel) {
        return;
    }
    state.snowflakes.above(message.id);
    for attachment in &message.attachments {
        state.snowflakes.above(attachment.id);
        let lies = dir.join(attachment.id.to_string());
        match state.blobs.spool().take_in(&lies) {
            Ok(file) => {
                let blob = Blob {
                    filename: attachment.filename.clone(),
                    file,
                };
                state.blobs.insert(attachment.id, blob);
            }
            // A later change of the message has taken the file away.
            Err(error) => tracing::debug!(%error, id = attachment.id, "an attachment is gone"),
        }
    }
    state.insert_message(message);
}

/// Writes the state file after changes, and once more at the end.
pub(crate) async fn keep(shared: Shared, path: PathBuf) {
    let dirty = shared.lock().changes.to_write();
    let mut closing = shared.closing.clone();
    let mut written = HashSet::new();
    loop {
        let last = tokio::select! {
            () = dirty.notified() => false,
            () = closed(&mut closing) => true,
        };
        if !last {
            let _ = tokio::time::timeout(DEBOUNCE, closed(&mut closing)).await;
        }
        let (file, blobs, aside) = {
            let mut state = shared.lock();
            let aside = state.journal.as_mut().map(Journal::turn);
            let (file, blobs) = snapshot(&state);
            (file, blobs, aside)
        };
        let target = path.clone();
        let before = std::mem::take(&mut written);
        let done = tokio::task::spawn_blocking(move || {
            let kept = write(&target, &file, &blobs, &before)?;
            // The state file holds the lines that were put aside.
            match aside {
                Some(Ok(aside)) => remove(&aside)?,
                Some(Err(error)) => return Err(error),
                None => {}
            }
            Ok(kept)
        });
        match done.await {
            Ok(Ok(kept)) => written = kept,
            Ok(Err(error)) => {
                tracing::warn!(%error, path = %path.display(), "state file not written");
            }
            Err(error) => tracing::warn!(%error, "state file not written"),
        }
        if last {
            return;
        }
    }
}

fn snapshot(state: &State) -> (File, Vec<(u64, Arc<Stored>)>) {
    let mut messages = Vec::new();
    let mut blobs = Vec::new();
    for list in state.messages.values() {
        for message in list.values().rev().take(MESSAGES_KEPT) {
            for file in &message.attachments {
                if let Some(blob) = state.blobs.get(file.id) {
                    blobs.push((file.id, Arc::clone(&blob.file)));
                }
            }
            messages.push(message.clone());
        }
    }
    messages.sort_by_key(|m| m.id);
    let file = File {
        version: 1,
        base: state.base.clone(),
        channels: state.channels.values().cloned().collect(),
        commands: state.commands.clone(),
        messages,
        closed: state.closed.clone(),
    };
    (file, blobs)
}

/// Files first, then the state that names them, then the removal of files no longer named.
fn write(
    path: &Path,
    file: &File,
    blobs: &[(u64, Arc<Stored>)],
    before: &HashSet<u64>,
) -> io::Result<HashSet<u64>> {
    let dir = blob_dir(path);
    std::fs::create_dir_all(&dir)?;
    for (id, file) in blobs.iter().filter(|b| !before.contains(&b.0)) {
        file.lay(&dir.join(id.to_string()))?;
    }
    put(path, &serde_json::to_vec(file)?)?;
    let kept: HashSet<u64> = blobs.iter().map(|b| b.0).collect();
    // Ids rise: what is newer than this state was written by the journal and belongs to the next.
    let newest = kept.iter().max().copied().unwrap_or(0);
    for entry in std::fs::read_dir(&dir)?.flatten() {
        if id_of(&entry).is_some_and(|id| id < newest && !kept.contains(&id)) {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(kept)
}

/// Writes beside and renames, so that a reader sees the old or the new file whole.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}
