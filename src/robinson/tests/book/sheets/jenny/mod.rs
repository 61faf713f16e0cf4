//! Jenny Needs Help: before the rescue, the rescue, with the camp, the sheet's own things (R-S3-1 to R-S3-11).

mod away;
mod camp;
mod rescue;
mod sheet;

use castaway_clause::clause;
use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    content::WeatherFace,
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    rulings::Reading,
    setup::Setup,
    state::End,
    task::{Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, house, ruling, token},
};

pub(super) const JENNY: Who = Who::Guest(0);

/// No event comes after the night.
fn quiet(mut t: Table) -> Table {
    t.s.piles.events.clear();
    t
}

pub(super) fn solo() -> Table {
    quiet(Table::on("jenny", &["carpenter"]))
}

pub(super) fn pair() -> Table {
    quiet(Table::on("jenny", &["carpenter", "cook"]))
}

/// She has been fetched.
pub(super) fn rescued(mut t: Table) -> Table {
    t.s.guests[0].with_camp = true;
    t
}

pub(super) fn hers(t: &Table) -> u8 {
    t.s.guests[0].person.wounds
}

pub(super) fn hurt(mut t: Table, n: u8) -> Table {
    t.s.guests[0].person.wounds = n;
    t
}

pub(super) fn fetch() -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "fetch_jenny".into(),
        space: None,
    }
}

/// The raft was built in the round before.
pub(super) fn afloat(t: Table) -> Table {
    let mut t = t.item("rope").item("jenny_raft");
    t.s.round = 2;
    t.s.inventions
        .get_mut(&Key::from("jenny_raft"))
        .expect("the raft")
        .since = 1;
    t
}

/// A night passes, every question answered with its first option.
pub(super) fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    t.settle();
}
