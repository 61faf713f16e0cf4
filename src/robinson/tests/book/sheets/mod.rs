//! The scenarios after the first one, sheet by sheet.

mod cannibal_island;
mod cursed_island;
mod family_robinson;
mod giant_ape;
mod jenny;
mod mail_boat;
mod own;
mod spring_tide;
mod volcano_island;
