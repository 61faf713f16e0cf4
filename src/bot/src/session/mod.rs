//! One table per place: loads, applies, commits, takes back. It knows no particular game.

mod again;
mod begin;
mod fault;
mod lapse;
mod lock;
mod meta;
mod place;
mod record;
mod replay;
mod table;
mod undo;
mod untold;

pub use again::Again;
pub use begin::{Begun, Opening, Stand, Start};
pub use fault::Faults;
pub use lock::{Guard, Locks};
pub use meta::{Call, Contest, Mark, Meta, Own, Panel, Picked, Placing, Stale, Step, Vote, Way};
pub use place::{Place, Slot};
pub use record::{Record, Stamp, happened};
pub use replay::{ReplayError, replay};
pub use table::{Act, Done, Loaded, Playable, Table, Trouble};
pub use undo::Undo;
