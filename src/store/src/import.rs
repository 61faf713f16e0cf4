//! Reads an export back, strictly: anything unexpected is an error with its line.

use std::io::Read;

use thiserror::Error;

use crate::export::{Beside, EXPORT_FORMAT, End, Header, Line, Log, Snapshot};
use crate::json::Json;
use crate::model::{Envelope, LogEntry, MAX_VALUE_BYTES};

/// The largest export that is read.
pub const MAX_IMPORT_BYTES: usize = 32 << 20;

/// A game read from an export.
#[derive(Debug, Clone, PartialEq)]
pub struct Imported {
    /// The channel that it was exported from.
    pub channel: u64,
    /// The snapshot.
    pub envelope: Envelope,
    /// The log, oldest first.
    pub log: Vec<LogEntry>,
    /// The panel data of the old channel.
    pub meta: Json,
    /// The deadline in unix milliseconds.
    pub deadline: Option<u64>,
}

/// Where and why an import was refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct ImportError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: ImportProblem,
}

/// What can be wrong with an export.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ImportProblem {
    /// The reader failed.
    #[error("cannot be read: {0}")]
    Io(String),
    /// The text or this line is too large.
    #[error("more than {limit} bytes")]
    TooLarge {
        /// The limit that is exceeded.
        limit: usize,
    },
    /// The line is not one that an export has.
    #[error("{0}")]
    Json(String),
    /// The line does not belong here.
    #[error("expected {expected}")]
    Unexpected {
        /// What belongs here.
        expected: &'static str,
    },
    /// The export was written by a newer program.
    #[error("export format {found}, this program reads {EXPORT_FORMAT}")]
    Newer {
        /// The format of the export.
        found: u32,
    },
    /// The lines contradict each other.
    #[error("{0}")]
    Contradiction(String),
    /// The text was changed or cut.
    #[error("the checksum does not match: the file was changed or is incomplete")]
    Checksum,
}

/// The lines of the text with their number and the checksum of what came before.
struct Reader<'a> {
    rest: &'a [u8],
    line: usize,
    crc: crc32fast::Hasher,
}

impl Reader<'_> {
    fn fail<T>(&self, problem: ImportProblem) -> Result<T, ImportError> {
        Err(ImportError {
            line: self.line,
            problem,
        })
    }

    fn unexpected<T>(&self, expected: &'static str) -> Result<T, ImportError> {
        self.fail(ImportProblem::Unexpected { expected })
    }

    fn contradiction<T>(&self, text: impl Into<String>) -> Result<T, ImportError> {
        self.fail(ImportProblem::Contradiction(text.into()))
    }

    /// The next line and the checksum of all lines before it.
    fn next(&mut self, expected: &'static str) -> Result<(Line, u32), ImportError> {
        self.line += 1;
        let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') else {
            return self.unexpected(expected);
        };
        let (text, rest) = self.rest.split_at(end + 1);
        if end > MAX_VALUE_BYTES {
            return self.fail(ImportProblem::TooLarge {
                limit: MAX_VALUE_BYTES,
            });
        }
        let line = match Line::read(&text[..end]) {
            Ok(line) => line,
            Err(error) => return self.fail(ImportProblem::Json(error.to_string())),
        };
        let before = self.crc.clone().finalize();
        self.crc.update(text);
        self.rest = rest;
        Ok((line, before))
    }
}

/// Reads one exported game; fails with the line and the problem, never panics, and takes at most
/// [`MAX_IMPORT_BYTES`]. The checksum finds accidents, not forgery: an export says of itself what it likes.
pub fn import_from_reader(from: impl Read) -> Result<Imported, ImportError> {
    let mut text = Vec::new();
    let read = from
        .take(MAX_IMPORT_BYTES as u64 + 1)
        .read_to_end(&mut text);
    let mut lines = Reader {
        rest: &text,
        line: 0,
        crc: crc32fast::Hasher::new(),
    };
    if let Err(error) = read {
        return lines.fail(ImportProblem::Io(error.to_string()));
    }
    if text.len() > MAX_IMPORT_BYTES {
        return lines.fail(ImportProblem::TooLarge {
            limit: MAX_IMPORT_BYTES,
        });
    }
    let (
        Line::Header(Header {
            castaway_export,
            channel,
            game,
            revision,
        }),
        _,
    ) = lines.next("the header")?
    else {
        return lines.unexpected("the header");
    };
    if castaway_export != EXPORT_FORMAT {
        return lines.fail(ImportProblem::Newer {
            found: castaway_export,
        });
    }
    let (Line::Envelope(Snapshot { envelope }), _) = lines.next("the envelope")? else {
        return lines.unexpected("the envelope");
    };
    if envelope.game != game || envelope.revision != revision {
        return lines.contradiction("the envelope is not the one that the header names");
    }
    let mut log = Vec::<LogEntry>::new();
    let (meta, deadline) = loop {
        match lines.next("a log entry or the panel data")?.0 {
            Line::Log(Log { entry }) => {
                if log
                    .last()
                    .is_some_and(|last| last.revision >= entry.revision)
                    || entry.revision > revision
                {
                    return lines.contradiction("the log entry is out of order");
                }
                log.push(entry);
            }
            Line::Meta(Beside { meta, deadline }) => break (meta, deadline),
            _ => return lines.unexpected("a log entry or the panel data"),
        }
    };
    let (
        Line::End(End {
            lines: count,
            crc32,
        }),
        before,
    ) = lines.next("the end")?
    else {
        return lines.unexpected("the end");
    };
    if count != lines.line - 1 || crc32 != before {
        return lines.fail(ImportProblem::Checksum);
    }
    if !lines.rest.is_empty() {
        lines.line += 1;
        return lines.unexpected("nothing after the end");
    }
    Ok(Imported {
        channel,
        envelope,
        log,
        meta,
        deadline,
    })
}
