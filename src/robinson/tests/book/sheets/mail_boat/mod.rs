//! The Mail Boat, our own sheet to learn the game with: goal, weather, book, totems, things (R-O1-1 to R-O1-8).

mod goal;
mod learnt;
mod things;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    ids::{Phase, Res, Space, Who},
    plan::{Goal, Project},
    state::End,
    task::{CardRef, Ctx, Op, Usable},
};

use crate::table::{ME, Table, catalog, play::build};

pub(super) fn solo() -> Table {
    Table::on("mail_boat", &["carpenter"])
}

pub(super) fn pair() -> Table {
    Table::on("mail_boat", &["carpenter", "cook"])
}

/// Shelter and beacon stand in this round.
pub(super) fn ready(t: Table, round: u8) -> Table {
    let mut t = t.tile(Space::T1, 1);
    for space in [Space::M1, Space::T1] {
        t.s.markers.insert(("beacon_fire".into(), space));
    }
    t.s.shelter = true;
    t.s.round = round;
    t
}

/// A beacon, built on a tile.
pub(super) fn beacon(space: Space) -> Goal {
    Goal::Build(Project::On("beacon_fire".into(), space))
}

/// A round ends.
pub(super) fn ended(mut t: Table) -> Option<End> {
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    t.settle();
    t.s.end
}
