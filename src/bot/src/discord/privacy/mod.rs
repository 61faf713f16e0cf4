//! `/privacy`: what is kept of a person, all of it as a file, and all of it deleted; each follows one list.

mod erase;
mod export;
pub(in crate::discord) mod list;
mod page;
