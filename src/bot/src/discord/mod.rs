//! The Discord edge: gateway client, slash commands, component router, live panels.

mod app;
mod arena;
mod bests;
mod cards;
mod client;
mod commands;
mod complete;
mod errors;
mod face;
mod games;
mod health;
mod lobby;
mod localize;
mod long;
mod own;
mod panels;
mod patience;
mod play;
mod reply;
mod roll;
mod router;
mod rulings;
mod share;

pub use app::{App, Ear};
pub use arena::{Clock, Day};
pub use client::{ClientError, Endpoint, Supervision, check_token, invite, run};
pub use face::{Face, Heading, Prescribed, Reader};
pub use reply::{Caller, How, now_ms};
