//! What counts when nobody answers in time: always a legal command that goes on and lets nobody die who can be saved.

mod games;
mod lethal;
mod page;
mod table;
