//! What every game shares: seats, keys, chance, decisions and ballots on them, refusals, days, labelled streams,
//! languages with their texts, and the [`Game`] trait.
//!
//! The kernel knows no particular game, no chat service, no clock, no file and no thread.
#![forbid(unsafe_code)]

mod audience;
mod ballot;
mod chance;
pub mod date;
mod decision;
mod game;
mod key;
mod lang;
mod open_plan;
mod seat;
mod shared;
pub mod stream;
mod texts;
mod undo;
mod voice;

pub use audience::Audience;
pub use ballot::{Ballot, Casting, Given, Standing};
pub use chance::Chance;
pub use decision::{Answer, AnswerError, Choice, Decision, DecisionId, Pick};
pub use game::{Applied, Fault, Game, Refusal, Step};
pub use key::Key;
pub use lang::Lang;
pub use open_plan::{OpenPlan, PlannedAction};
pub use seat::Seat;
pub use shared::Shared;
pub use texts::{TextValue, Texts};
pub use undo::{OnceShown, UndoGrade, undo_grade};
pub use voice::{Await, Awaited, Voice};
