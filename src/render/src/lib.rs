//! Pictures of a game: view to SVG text to PNG.
//!
//! Everything here is a pure function of a [`View`] and the words of a language. Only [`Painter`] holds something: the
//! bundled fonts, read once, and the grounds of the last islands, which change nothing but the time that a picture takes.
#![forbid(unsafe_code)]

mod alt;
mod board;
mod card;
mod clean;
pub mod discover;
mod encode;
mod font;
mod grounds;
pub mod icons;
mod labels;
mod painter;
pub mod palette;
mod raster;
mod result;
pub mod rollwrite;
mod spread;
mod svg;

pub use alt::{
    ALT_LIMIT, alt_text, finds_in_words, island_in_words, items_in_words, weather_in_words,
};
pub use board::{BoardView, EndCard, Layout, Suggested, board_svg, end_svg, with_card_svg};
pub use card::{CardKind, CardPicture, card_svg, cards_svg, plain};
pub use castaway_kernel::Key;
pub use castaway_robinson::view::View;
pub use font::Typeface;
pub use icons::Icon;
pub use labels::{Labels, Plain, UiWord, prettify};
pub use painter::{Painter, RenderError};
pub use result::{MedalKind, ResultCard, Trail, result_svg};
pub use rollwrite::{PartyCard, PartyEnd, PartyRow};
