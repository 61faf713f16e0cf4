//! Tables that fill up: one in each channel, kept in the store until its game begins, for any game.
//!
//! Presses on a table come one after the other: each is on the disk before it is answered, and is answered before the
//! next is looked at, so that of people who press together nobody is lost and the message never goes back in time.

mod agreeing;
mod apart;
pub(super) mod appointments;
mod begun;
mod calling;
pub(super) mod game;
mod hosting;
mod kept;
mod lost;
mod opening;
mod owed;
mod page;
pub(super) mod seating;
mod showing;
mod standing;
mod start;
mod table;
pub mod tempo;
mod tending;
pub(super) mod terms;
mod threads;
