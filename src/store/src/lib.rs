//! Durable games: one snapshot and one log per channel.
#![forbid(unsafe_code)]
