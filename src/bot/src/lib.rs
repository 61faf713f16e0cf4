//! The Discord edge of Castaway.
#![forbid(unsafe_code)]
