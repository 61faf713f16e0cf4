//! The Discord edge, the same for every game: gateway client, router, panels, lobby, contests. It names no game.

mod ahead;
mod any;
mod app;
mod archive;
mod asked;
mod begin;
mod begin_here;
mod bests;
mod carrying;
mod client;
mod commands;
mod contests;
mod context;
mod current;
mod deadlines;
mod deliver;
mod end;
mod enter;
mod errors;
mod failure;
mod game_ui;
mod health;
mod here;
mod keeper;
mod lobby;
mod localize;
mod looks;
mod newest;
mod order;
mod pace;
mod panels;
mod pending;
mod play;
mod private_panel;
pub mod records;
mod registered;
mod reply;
mod reporting;
mod rights;
mod router;
mod scores;
mod settings;
mod share;
mod share_past;
mod showing;
mod shown;
mod shown_pictures;
mod sitting;
mod taking_back;
mod telling;
mod when;

pub use app::{AnyGame, App, Clock, Command, CommandError, Consent, Ear, Setting};
pub use carrying::Waiting;
pub use client::{ClientError, Endpoint, Supervision, check_token, invite, run};
pub use commands::{Ctx, days, game, open, open_game, shared as shared_commands, starts};
pub use context::Ui;
pub use game_ui::{GameUi, Heading, Prescribed, is_over};
pub use lobby::game::{Invitation, LobbyUi, NoChoice};
pub use lobby::{
    seating::Seating,
    terms::{Ground, Terms},
};
pub use localize::localize;
pub use registered::Registered;
pub use reply::{Caller, Here, How, now_ms};
pub use showing::{Face, Showing};
