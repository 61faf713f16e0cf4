//! The Discord edge, the same for every game: gateway client, router, panels, lobby, contests. It names no game.

mod agreed;
mod ahead;
mod any;
mod app;
mod archive;
mod asked;
mod begin;
mod begin_here;
mod bests;
mod bystander;
mod carrying;
mod catching_up;
mod client;
mod commands;
mod contests;
mod context;
mod current;
mod deadlines;
mod deliver;
mod end;
mod enter;
mod errands;
mod errors;
mod failure;
mod first_button;
mod following;
mod game_ui;
mod habits;
mod hall;
mod health;
mod here;
mod hint;
mod keeper;
mod leaving;
mod life;
mod lobby;
mod localize;
mod looks;
mod moot;
mod newest;
mod notices;
mod notify;
mod operators;
mod order;
mod pace;
mod panels;
mod passing;
mod pending;
mod piloting;
mod play;
mod privacy;
mod private_panel;
mod readiness;
mod recap;
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
mod stats;
mod suggesting;
mod taking_back;
mod telling;
mod too_late;
mod updates;
mod vacant;
mod voices;
mod ways_in;
mod when;

pub use app::{AnyGame, App, Clock, Command, CommandError, Consent, Ear, Lookup, Setting};
pub use carrying::Waiting;
pub use client::{ClientError, Endpoint, Supervision, check_token, invite, run};
pub use commands::{
    Ctx, days, game, open, open_game, seats as seat_commands, shared as shared_commands, starts,
    table as table_commands,
};
pub use context::Ui;
pub use first_button::FirstButton;
pub use following::Went;
pub use game_ui::{GameUi, Prescribed, is_over};
pub use habits::game::HabitUi;
pub use hall::Hall;
pub use lobby::game::{Invitation, LobbyUi, NoChoice};
pub use lobby::{
    seating::Seating,
    tempo,
    terms::{Ground, Terms},
};
pub use localize::localize;
pub(crate) use notify::people::nights;
pub use operators::{Operation, Operator};
pub use privacy::list::{Home, Keeping};
pub use registered::Registered;
pub use reply::{Caller, Here, How, now_ms};
pub use showing::{EndPicture, Heading, Showing};
pub use stats::Ended;
pub use suggesting::Uptake;
