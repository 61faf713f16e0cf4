//! Independent cases, each for one clause of the rules and for one place where the thing in question may lie.

pub mod at;
mod begin;
mod cards;
mod dice;
mod economy;
mod events;
mod fast_work;
mod friday;
mod holes;
mod home;
mod items;
mod moved;
mod outside;
mod passing;
mod pile;
mod tokens;
mod weather;
mod words;
