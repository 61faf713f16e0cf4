//! Spring Tide, our own hard sheet: high water, sea walls, Ada, the quarry, its tokens (R-O2-1 to R-O2-10).

mod ada;
mod goal;
mod things;
mod walls;
mod water;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Space, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    state::End,
    task::{Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, gather},
};

pub(super) fn solo() -> Table {
    quiet(Table::on("spring_tide", &["carpenter"]))
}

pub(super) fn pair() -> Table {
    quiet(Table::on("spring_tide", &["carpenter", "cook"]))
}

/// No event comes after the night.
fn quiet(mut t: Table) -> Table {
    t.s.piles.events.clear();
    t
}

/// Five tiles beside the one of the camp lie open.
pub(super) fn island(t: Table) -> Table {
    t.tile(Space::T1, 1)
        .tile(Space::M2, 2)
        .tile(Space::B1, 3)
        .tile(Space::T2, 5)
        .tile(Space::B2, 6)
}

pub(super) fn lay(t: &mut Table, marker: &str, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from(marker), space));
    t.s.markers.extend(all);
}

pub(super) fn lies(t: &Table, marker: &str, space: Space) -> bool {
    t.s.markers.contains(&(marker.into(), space))
}

pub(super) fn wall(space: Space) -> Goal {
    Goal::Build(Project::On("sea_wall".into(), space))
}

/// The sheet.
pub(super) fn sheet() -> &'static castaway_robinson::content::Scenario {
    &catalog().scenarios[&Key::from("spring_tide")]
}

/// The totem of this number is found by the resolver while actions are resolved.
pub(super) fn totem(t: &mut Table, n: usize, at: Space) {
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(at),
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    t.s.resolving = true;
    let effects = sheet().totems[n - 1].iter().cloned();
    t.run_ops(effects.map(Op::Effect).collect(), &ctx);
}

/// Ada has been fetched.
pub(super) fn rescued(mut t: Table) -> Table {
    t.s.guests[0].with_camp = true;
    t
}

/// The planned actions are carried out, every question answered with its first option, until the next plan.
pub(super) fn carry_out(t: &mut Table) {
    t.s.stock.food += 9;
    t.advance().expect("the plan stands");
    t.settle();
}
