//! Calls to whoever is waited for, as each of them wants to be called, and the games of a person.

pub(super) mod acted;
mod beside;
mod calling;
pub(super) mod diary;
mod digest;
mod direct;
mod games;
mod gone;
mod later;
mod lost;
pub(super) mod pacer;
pub(super) mod page;
pub(super) mod people;
mod person;
mod plan;
#[cfg(test)]
mod plan_days;
mod quiet;
pub(super) mod summary;
mod tempo;
mod underway;
