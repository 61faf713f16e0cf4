//! The rules of the quick game: a test for each clause; `docs/rollwrite-coverage.md` is written from them.

#[path = "../table/mod.rs"]
mod table;

mod actions;
mod changes;
mod company;
mod crafts;
mod ends;
mod gather;
mod meetings;
mod prizes;
mod sheet;
mod strife;
mod tasks;
mod turns;
