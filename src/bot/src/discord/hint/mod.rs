//! `/hint`: what a player who thinks ahead would do, off the async threads, for a short time, one at a time for a person.

mod think;
pub(super) mod thinkers;
