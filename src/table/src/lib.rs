//! Tables of any game: one per place, with its people, what can be taken back, records, replays and contests.
//!
//! It loads, applies, commits and answers. It knows no particular game, no Discord, no drawing and no clock.
#![forbid(unsafe_code)]

pub mod contest;

mod act;
mod again;
mod agree;
mod ahead;
mod announcement;
mod archived;
mod asked_anew;
mod ballot;
mod begin;
mod blocking;
mod calls;
mod carry;
mod chairs;
mod consent;
mod fault;
mod forget;
mod habit;
mod holiday;
mod lapse;
mod load;
mod lock;
mod may;
mod meta;
mod motion;
mod night;
mod nudge;
mod on_heap;
mod pace;
mod past;
mod place;
mod prepared;
mod ready;
mod recent;
mod record;
mod replay;
mod report;
mod settle;
mod short;
mod stale;
mod standin;
mod story;
mod stretch;
mod suggest;
mod table;
mod tag;
mod tend;
mod together;
mod undo;
mod vacancy;
mod visit;
mod vote_end;
mod wait;
mod words_met;
mod write;

pub use act::{COMPUTER, STANDING, SUGGESTED, UNANSWERED};
pub use again::Again;
pub use ahead::{Ahead, Foretold};
pub use announcement::{Announced, Announcement};
pub use ballot::{Poll, Said, Voter, Word};
pub use begin::{Begun, Opening, Stand, Start};
pub use blocking::{Unfinished, blocking};
pub use calls::{Called, Calling, OpenCall};
pub use chairs::{Chair, Chairs};
pub use consent::Silence;
pub use fault::Faults;
pub use forget::{Kept, prune};
pub use habit::{ByHabit, EndedHabit, Habit, Habits};
pub use load::Loaded;
pub use lock::{Guard, Locks};
pub use may::{Control, Deed};
pub use meta::{
    Call, Contest, Mark, Meta, Own, Panel, Picked, Placing, Post, Rung, Step, Updated, Vote,
    Yardstick,
};
pub use motion::{Motion, Moved, Term};
pub use night::{Night, Nights};
pub use nudge::{Nudge, Nudged};
pub use on_heap::on_heap;
pub use pace::{Asked, Pace, Wait, Waited};
pub use past::{Ordered, Passage, Past};
pub use place::{Place, Slot};
pub use prepared::Prepared;
pub use record::{Record, Stamp, happened};
pub use replay::{ReplayError, replay};
pub use report::{Report, ReportError, Reports};
pub use settle::Settled;
pub use stale::{Stale, StoryPost, Way};
pub use standin::StandIn;
pub use stretch::{Span, Stretch};
pub use suggest::{Counted, Suggestion};
pub use table::{Act, Acted, Common, Done, Playable, Table, Trouble};
pub use tag::tag;
pub use together::{Made, PRESENT_MS, PlannedFor, Together, Unready};
pub use undo::{CONSENT, Undo};
pub use vacancy::{Vacancy, Wished};
pub use visit::{DAY_MS, Visit};
pub use vote_end::{VoiceOf, VoteBy, VoteEnd};
pub use wait::{has_planned, is_left_to_others, left_to_others, waited_for};
pub use words_met::Unexplained;
pub use write::Saving;
