//! The words of the explore-and-craft game: every card, question, refusal and story line, generated from data.
//!
//! [`Wording`] holds one language beside the content. What is about a table takes its view, so that nothing is said that its eyes
//! do not see; sentences about people take their names from whoever asks.

mod about;
mod aims;
mod answer;
mod ask;
mod ask_fight;
mod bundle;
mod card;
mod duel;
mod goods;
mod names;
mod op;
mod passive;
mod people;
mod phrase;
mod places;
mod quest;
mod refusal;
mod roll;
mod rules;
mod run;
mod sights;
mod space;
mod telling;
mod told;
mod wounds;

pub use bundle::Wording;
pub use castaway_kernel::Lang;
pub use names::CardKind;
pub use people::People;
pub(crate) use places::zones_of;
pub use quest::QuestWords;
pub use rules::RuleText;
pub use space::{landmark_name, read_space, read_tile, space_name, tile_name};
