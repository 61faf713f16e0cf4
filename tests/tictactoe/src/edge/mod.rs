//! Tic-tac-toe at the edge.

mod commands;
mod press;
mod ui;
