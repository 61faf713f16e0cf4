//! The explore-and-craft game at the edge: a table is played to its end by what is drawn, and nothing that is said to somebody
//! depends on what they must not know.

#[path = "explore/begin.rs"]
mod begin;
#[path = "explore/fares.rs"]
mod fares;
#[path = "explore/first_day.rs"]
mod first_day;
#[path = "explore/gives_up.rs"]
mod gives_up;
#[path = "explore/guided.rs"]
mod guided;
#[path = "explore/hidden.rs"]
mod hidden;
#[path = "presses/mod.rs"]
#[allow(dead_code)] // The tests of presses use the rest of it.
mod house;
#[path = "explore/landmarks.rs"]
mod landmarks;
#[path = "explore/newcomer.rs"]
mod newcomer;
#[path = "explore/odds.rs"]
mod odds;
#[path = "../../discover/tests/otherwise/mod.rs"]
mod otherwise;
#[path = "explore/paused.rs"]
mod paused;
mod paused_game;
mod person;
#[path = "explore/rivals.rs"]
mod rivals;
#[path = "explore/seats.rs"]
mod seats;
#[path = "explore/settled.rs"]
mod settled;
#[path = "explore/share.rs"]
mod share;
#[path = "explore/solo.rs"]
mod solo;
#[path = "explore/stale.rs"]
mod stale;
#[path = "explore/stock.rs"]
mod stock;
#[path = "explore/table.rs"]
mod table;
#[path = "explore/told.rs"]
mod told;
#[path = "../../discover/tests/twin/mod.rs"]
mod twin;
#[path = "explore/ways.rs"]
mod ways;
#[path = "explore/whispered.rs"]
mod whispered;
