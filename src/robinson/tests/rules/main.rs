//! A test per rule or group of rules, chapter by chapter, each naming the ids it holds.

#[path = "../table/mod.rs"]
mod table;

mod abilities;
mod abilities_last;
mod builds;
mod cards_backpack;
mod cards_bowl;
mod cards_clothes;
mod cards_herbs;
mod cards_last;
mod castaways;
mod characters;
mod costs;
mod demands;
mod discards;
mod discovery;
mod events;
mod fights;
mod friday;
mod help;
mod island;
mod morale;
mod mystery;
mod night;
mod odds;
mod pauses;
mod pauses_each;
mod plan;
mod resolving;
mod setup;
mod terms;
mod things;
mod threats;
mod tokens;
mod tokens_food;
mod variants;
mod weather;
mod whole;
mod whole2;
