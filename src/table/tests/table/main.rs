//! Sessions at a table, over restarts, votes and deadlines, in one program, so that it is linked once.
//!
//! One file of it: `cargo test -p castaway-table --test table NAME::`.

mod agreed;
mod ahead;
mod asked_anew;
mod ballot;
mod chairs;
mod company;
mod counted;
mod left_to_others;
mod may;
mod moot;
mod next_game;
mod overdue;
mod pace;
mod pace_games;
mod pilots;
mod recent;
mod standin;
mod standing;
mod standing_ready;
mod suggested;
mod taken_back;
mod thinks_anew;
mod ties;
mod together;
mod unhurried;
mod waits;
mod words_anew;
