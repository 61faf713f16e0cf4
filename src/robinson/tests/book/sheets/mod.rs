//! The scenarios after the first one, sheet by sheet.

mod cannibal_island;
mod cursed_island;
mod family_robinson;
mod giant_ape;
mod jenny;
mod volcano_island;
