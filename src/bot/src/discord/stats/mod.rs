//! `/stats`: what somebody played, how it goes at a table, and the best games of a server.

mod ended;
mod page;
mod table;

pub use ended::Ended;
pub(super) use page::counted;
