//! The explore-and-craft game at the edge: a table is played to its end by what is drawn, and nothing that is said to somebody
//! depends on what they must not know.

mod begin;
mod drops;
mod ended;
mod fares;
mod first_day;
mod gives_up;
mod guided;
mod hidden;
mod landmarks;
mod newcomer;
mod odds;
mod onward;
#[path = "../../../../discover/tests/otherwise/mod.rs"]
mod otherwise;
mod paused;
mod reading;
mod rivals;
mod seats;
mod settled;
mod share;
mod short;
mod solo;
mod stale;
mod stock;
mod table;
mod told;
#[path = "../../../../discover/tests/twin/mod.rs"]
mod twin;
mod wanted;
mod ways;
mod whispered;
