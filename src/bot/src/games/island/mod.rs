//! The island game at the table.

mod cards;
mod chances;
pub mod codes;
mod commands;
mod complete;
pub mod ending;
mod handle;
pub mod lines;
mod lists;
mod menu;
pub mod pages;
pub mod panel;
pub mod parse;
pub mod picture;
pub mod press;
pub mod price;
pub mod question;
pub mod reading;
pub mod rulings;
mod rulings_handle;
pub mod scene;
mod state;
pub mod story;
mod taught;
mod teach;
mod ui;
mod upgrade;
pub mod uses;
pub mod ways;
mod week;
pub mod weekly;
mod wish;
pub mod wizard;
pub mod words;

pub use upgrade::UPGRADES;
pub use week::Week;
