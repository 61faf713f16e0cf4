//! Independent cases, each for one clause of the rules and for one place where the thing in question may lie.

#[allow(dead_code)]
#[path = "../rules/help.rs"]
mod help;
#[path = "../table/mod.rs"]
mod table;

mod at;
mod cards;
mod dice;
mod economy;
mod events;
mod fast_work;
mod friday;
mod items;
mod moved;
mod outside;
mod tokens;
mod weather;
mod words;
