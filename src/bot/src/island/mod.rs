//! The island game at the table: codes, words, presses.

pub mod codes;
mod face;
pub mod parse;
pub mod press;
pub mod scene;
pub mod weekly;
pub mod words;
