//! A simulated Discord on loopback: the REST routes and the gateway a bot uses, a handle that
//! plays the members, and a web page to look at it all.
//!
//! An unmodified bot runs against it: give its HTTP client [`Sandbox::base_url`] as proxy and
//! [`Sandbox::token`] as token; the gateway address comes from the simulator itself. What
//! Discord refuses is refused here with the same codes, see [`limits`]. Other web sites that are
//! open in the same browser reach none of it: the token is new at every start, and requests that
//! a browser sends from elsewhere are refused.
#![forbid(unsafe_code)]

mod absent;
mod attachments;
mod body;
mod changes;
mod config;
mod errors;
mod faults;
mod files;
mod first_page;
mod gateway;
mod guard;
mod handle;
mod ids;
mod interactions;
mod journal;
pub mod limits;
mod mentions;
mod messages;
mod page;
mod persist;
mod picture;
mod play;
mod rest;
mod secrets;
mod server;
mod session;
mod spool;
mod state;
mod tally;
mod validate;
mod views;

pub use config::{Rank, SandboxConfig, SandboxError, SimUser};
pub use faults::Route;
pub use first_page::{FirstPage, StartButton};
pub use handle::{
    Ack, AutocompleteChoice, ChannelInfo, Counters, InteractionId, RoleInfo, SandboxHandle,
    UserInfo,
};
pub use server::{Sandbox, start};
