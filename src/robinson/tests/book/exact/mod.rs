//! One exact, table-driven test for every half of every card: what changes, and that nothing else does.
//!
//! The cases lie in `cases/*.toml`, written from the facts about the cards, never from what the engine
//! does. `given.rs` explains the words that prepare the table, `run.rs` how a half is played, and
//! `diff.rs` the lines that `expect` is compared with.

mod complete;
mod diff;
mod flags;
mod given;
mod halves;
mod later;
mod people;
mod piles;
mod printed;
mod rolls;
mod run;
mod things;
mod threat;
mod words;

castaway_harness::cases! {
    "book/exact/cases", run::play:
    adventures_build,
    adventures_gather,
    adventures_explore,
    events_book,
    events_icons,
    mysteries,
    beasts,
    wreckage,
    discovery,
    equipment,
    inventions,
    abilities,
    mysteries_kept,
}
