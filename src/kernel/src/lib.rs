//! What every game shares: seats, keys, chance, decisions, refusals and the [`Game`] trait.
//!
//! The kernel knows no particular game, no chat service, no clock, no file and no thread.
#![forbid(unsafe_code)]

mod chance;
mod decision;
mod game;
mod key;
mod seat;
mod shared;
mod undo;

pub use chance::Chance;
pub use decision::{Answer, AnswerError, Choice, Decision, DecisionId, Pick};
pub use game::{Applied, Fault, Game, Refusal, Step};
pub use key::Key;
pub use seat::Seat;
pub use shared::Shared;
pub use undo::{UndoGrade, undo_grade};
