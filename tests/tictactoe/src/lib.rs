//! Tic-tac-toe: a toy game that shows what a third game must bring, and nothing more. It is not shipped.
//!
//! A shipped game has its rules (`game.rs`) in a crate of its own and its folder at the edge (`edge/`) under
//! `src/bot/src/games`; both stand here together, so that neither is a part of the program.
#![forbid(unsafe_code)]

mod edge;
mod game;

pub use game::{End, Event, Mark, Rejection, Setup, State, TicTacToe};
