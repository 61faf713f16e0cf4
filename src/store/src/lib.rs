//! Durable games: one snapshot and one log per channel.
//!
//! The snapshot is the truth and the log is the evidence. A [`Commit`] writes both, the panel data, the deadline
//! and the idempotency key in one atomic batch that is on the disk before [`Store::commit`] returns.
//! [`SledStore`] keeps them in a folder, [`MemoryStore`] in memory; both run the same code above an ordered map
//! of bytes, so they cannot behave differently. Nothing here knows a game, Discord or the time.
#![forbid(unsafe_code)]

mod backup;
mod codec;
mod damage;
mod engine;
mod error;
mod export;
mod import;
mod json;
mod keys;
mod memory;
mod model;
mod plan;
mod prepare;
mod read;
mod sled_store;
mod store;
mod table;
pub mod testing;
mod upgrade;

pub use backup::{ExportSummary, RestoreSummary, export_all, restore_newest};
pub use damage::{Damage, ExportFound};
pub use error::StoreError;
pub use export::{EXPORT_FORMAT, export_to_writer};
pub use import::{ImportError, ImportProblem, Imported, MAX_IMPORT_BYTES, import_from_reader};
pub use json::Json;
pub use memory::MemoryStore;
pub use model::{
    Commit, Deadline, DeadlineChange, ENVELOPE_FORMAT, Envelope, Expect, IDEMPOTENCY_MS,
    KEPT_SNAPSHOTS, LogEntry, MAX_DEPTH, MAX_STORED_BYTES, MAX_VALUE_BYTES, OnExisting, Outcome,
    Saved, StandingGame,
};
pub use sled_store::{OpenOutcome, OpenReport, SledOptions, SledStore};
pub use store::{Done, Store};
pub use upgrade::{UpgradeError, UpgradeStep, Upgrades};
