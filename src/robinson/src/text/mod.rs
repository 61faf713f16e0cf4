//! The words of the island game: every card text, question, refusal and story line, generated from data.
//!
//! [`Wording`] holds one language; [`TableWords`] adds a view, so that seats, hexes and planned actions have names.

mod audit;
mod behind;
mod blame;
mod bundle;
mod cards;
mod digest;
mod effect;
mod effect_marks;
mod event;
mod finds;
mod gain;
mod house;
mod icons;
mod label;
mod marks;
mod names;
mod odds;
mod phrase;
mod piece;
mod plan;
mod posed;
mod question;
mod reject;
mod rules;
mod rulings;
mod says;
mod scenario;
mod score;
mod sheet;
mod sheet_lines;
mod signs;
mod story;
mod table;
mod things;
mod told;
mod tools;
mod usage;
mod weight;

pub use audit::{audit, named};
pub use bundle::Wording;
pub use castaway_kernel::Lang;
pub use digest::WeighedLine;
pub use icons::{icon, kind_icon, phase_icon, terrain_icon, token_icon, track_icon};
pub use marks::marks;
pub use question::QuestionText;
pub use rules::{RuleEntry, rule, rules, rules_search};
pub use rulings::{RulingText, ruling_mistakes, ruling_text};
pub use sheet::{Part, PartLine, Role, Style};
pub use signs::{Mark, Sign, SignAmount};
pub use story::{StoryGist, Tale};
pub use table::TableWords;
