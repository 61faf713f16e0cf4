//! What changed since the state file was last written, one line a change, written before anybody is told.
//!
//! A killed simulator comes back with every message that somebody was shown, as the real service would. Lines are
//! handed to the operating system at once but not forced to the disk: a killed process loses nothing, a power cut may.

use std::{
    collections::HashSet,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{attachments::Blobs, messages::Message};

/// One change.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Change {
    /// The address of attachments in the lines that follow.
    Base(String),
    /// A message is new or changed.
    Put(Box<Message>),
    /// A message is gone.
    Gone {
        /// Its channel.
        channel: u64,
        /// Its id.
        id: u64,
    },
}

/// The open journal.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    files: PathBuf,
    base: String,
    file: File,
    /// Attachments whose bytes lie beside the state file.
    kept: HashSet<u64>,
}

/// Where the journal of a state file lies.
pub(crate) fn path_of(state_file: &Path) -> PathBuf {
    state_file.with_extension("journal")
}

/// Where the journal lies while the state file that holds its changes is being written.
pub(crate) fn older(journal: &Path) -> PathBuf {
    journal.with_extension("journal-old")
}

/// The changes in a journal, in order; a last line cut off by a kill is left out.
pub(crate) fn read(path: &Path) -> Vec<Change> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "journal not read");
            return Vec::new();
        }
    };
    text.lines()
        .map_while(|line| serde_json::from_str(line).ok())
        .collect()
}

impl Journal {
    /// Begins an empty journal.
    pub(crate) fn begin(state_file: &Path, files: PathBuf, base: &str) -> io::Result<Self> {
        let path = path_of(state_file);
        fs::create_dir_all(&files)?;
        let file = Self::fresh(&path, base)?;
        Ok(Self {
            path,
            files,
            base: base.to_owned(),
            file,
            kept: HashSet::new(),
        })
    }

    fn fresh(path: &Path, base: &str) -> io::Result<File> {
        let mut file = OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(true)
            .open(path)?;
        line(&mut file, &Change::Base(base.to_owned()))?;
        Ok(file)
    }

    /// Writes a new or changed message, the bytes of its files first.
    pub(crate) fn put(&mut self, message: &Message, blobs: &Blobs) -> io::Result<()> {
        for attachment in &message.attachments {
            if let Some(blob) = blobs.get(attachment.id)
                && self.kept.insert(attachment.id)
            {
                blob.file.lay(&self.files.join(attachment.id.to_string()))?;
            }
        }
        line(&mut self.file, &Change::Put(Box::new(message.clone())))
    }

    /// Writes that a message is gone.
    pub(crate) fn gone(&mut self, channel: u64, id: u64) -> io::Result<()> {
        line(&mut self.file, &Change::Gone { channel, id })
    }

    /// Puts the lines so far aside, because a state file that holds them is about to be written. Returns where they
    /// are; the caller removes them afterwards.
    pub(crate) fn turn(&mut self) -> io::Result<PathBuf> {
        let aside = older(&self.path);
        if aside.exists() {
            // The last state file was not written, so its lines are still needed: they stay in front.
            let mut all = fs::read(&aside)?;
            all.extend(fs::read(&self.path)?);
            fs::write(&aside, all)?;
        } else {
            fs::rename(&self.path, &aside)?;
        }
        self.file = Self::fresh(&self.path, &self.base)?;
        self.kept.clear();
        Ok(aside)
    }
}

fn line(file: &mut File, change: &Change) -> io::Result<()> {
    let mut bytes = serde_json::to_vec(change)?;
    bytes.push(b'\n');
    file.write_all(&bytes)
}
