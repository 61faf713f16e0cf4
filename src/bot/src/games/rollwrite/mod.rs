//! The roll-and-write game at the edge: words, what can be done, presses, the panel.

use castaway_kernel::Game;
use castaway_rollwrite::RollWrite;
use castaway_store::Upgrades;

pub mod actions;
pub mod advise;
mod afterwards;
pub mod boards;
pub mod brief;
pub mod bundle;
pub mod captions;
pub mod chronicle;
mod commands;
mod days;
pub mod destinations;
mod follow;
mod free;
mod handle;
pub mod help;
pub mod hinted;
pub mod nightfall;
mod offer;
pub mod panel;
mod parties;
pub mod picture;
mod places;
pub mod press;
pub mod rules;
pub mod scene;
mod share;
pub mod sheet;
mod taught;
mod thought;
pub mod tonight;
mod ui;
pub mod words;

pub use days::Day;

/// Upgrades of saves, one per released schema.
pub const UPGRADES: Upgrades = Upgrades {
    steps: &[],
    current: RollWrite::SCHEMA,
};
