//! The Discord edge: gateway client, slash commands, component router, live panels.

pub(crate) mod app;
pub(crate) mod bests;
pub(crate) mod client;
pub(crate) mod commands;
pub(crate) mod complete;
pub(crate) mod contests;
pub(crate) mod days;
pub(crate) mod deadlines;
pub(crate) mod deliver;
pub(crate) mod errors;
pub(crate) mod face;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod keeper;
pub(crate) mod lobby;
pub(crate) mod localize;
pub(crate) mod next;
pub(crate) mod panels;
pub(crate) mod play;
pub(crate) mod private_panel;
pub(crate) mod reply;
pub(crate) mod rights;
pub(crate) mod router;
pub(crate) mod share;
pub(crate) mod shown;
pub(crate) mod telling;

pub use app::{App, Ear};
pub use client::{ClientError, Endpoint, Supervision, check_token, invite, run};
pub use contests::Clock;
pub use days::{Day, Week};
pub use face::{Face, Heading, Prescribed, Reader};
pub use reply::{Caller, How, now_ms};
