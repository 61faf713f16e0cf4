//! A test for each clause of the rules, named by its id.

mod actions;
mod carry;
mod combat;
mod damage;
mod effects;
mod examples;
mod monsters;
mod nights;
mod quests;
mod setup;
mod table;
mod trade;
