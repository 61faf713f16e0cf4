//! A test for each clause of the rules, named by its id.

mod abilities;
mod actions;
mod attack;
mod backers;
mod cards;
mod carry;
mod combat;
mod components;
mod contest;
mod crafts;
mod damage;
mod effects;
mod escape;
mod examples;
mod habits;
mod monsters;
mod nights;
mod quests;
mod rest;
mod setup;
mod table;
mod trade;
mod ways;
mod words;
