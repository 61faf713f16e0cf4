//! The words of the explore-and-craft game: every card, question, refusal and story line, generated from data.

mod space;

pub use space::{read_space, read_tile, space_name, tile_name};
