//! The explore-and-craft game at the edge: words, what can be done, presses, the panel.

use castaway_discover::Discover;
use castaway_kernel::Game;
use castaway_store::Upgrades;

mod advise;
mod ahead;
pub mod also;
mod anew;
mod answers;
mod battles;
pub mod bundle;
pub mod captions;
pub mod cards;
mod commands;
pub mod deeds;
pub mod drops;
mod dusk;
mod eyes;
mod farewell;
mod gathers;
mod habits;
pub mod hand;
mod handle;
pub mod help;
mod lines;
mod load;
pub mod lobby;
mod look_up;
pub mod newcomer;
pub mod odds;
pub mod on_way;
pub mod orders;
pub mod panel;
pub mod picture;
pub mod press;
mod recap;
pub mod result;
pub mod rules;
pub mod rulings;
pub mod scene;
mod share;
pub mod spending;
pub mod spots;
mod springs;
pub mod stock;
pub mod story;
pub mod teach;
pub mod tonight;
pub mod trade;
mod typed;
mod ui;
mod wary;
pub mod words;
mod worlds;

/// Upgrades of saves, one per released schema.
pub const UPGRADES: Upgrades = Upgrades {
    steps: &[],
    current: Discover::SCHEMA,
};
