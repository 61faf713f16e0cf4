//! Castaway: survival board games in a Discord channel.
fn main() {}
