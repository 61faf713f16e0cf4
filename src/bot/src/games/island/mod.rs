//! The island game at the table.

mod cards;
pub mod codes;
pub(crate) mod commands;
mod face;
mod handle;
pub mod pages;
pub mod panel;
pub mod parse;
pub mod press;
pub mod price;
pub mod question;
pub mod rulings;
mod rulings_handle;
pub mod scene;
pub mod story;
pub mod uses;
pub mod weekly;
pub mod wizard;
pub mod words;
