//! The Discord edge: gateway client, slash commands, component router, live panels.

mod app;
mod arena;
mod bests;
mod cards;
mod client;
mod commands;
mod complete;
mod days;
mod deliver;
mod errors;
mod face;
mod games;
mod health;
mod keeper;
mod lobby;
mod localize;
mod long;
mod next;
mod own;
mod panels;
mod patience;
mod play;
mod reply;
mod rights;
mod roll;
mod router;
mod rulings;
mod share;
mod shown;
mod telling;

pub use app::{App, Ear};
pub use arena::Clock;
pub use client::{ClientError, Endpoint, Supervision, check_token, invite, run};
pub use days::{Day, Week};
pub use face::{Face, Heading, Prescribed, Reader};
pub use reply::{Caller, How, now_ms};
