//! Every game at the edge, a folder each: words, panel, presses and what they do, commands, help, picture.

pub mod discover;
pub mod island;
pub mod rollwrite;
