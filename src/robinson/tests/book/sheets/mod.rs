//! The scenarios after the first one, sheet by sheet.

mod cursed_island;
mod family_robinson;
