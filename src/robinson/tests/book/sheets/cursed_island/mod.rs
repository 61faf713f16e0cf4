//! The Cursed Island: fog, crosses, the temple, its tokens (R-S2-1 to R-S2-16).

mod crosses;
mod fog;
mod places;
mod things;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Space, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    state::End,
    task::{Ctx, Enemy, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{build, gather},
};

pub(super) fn solo() -> Table {
    Table::on("cursed_island", &["carpenter"])
}

pub(super) fn pair() -> Table {
    Table::on("cursed_island", &["carpenter", "cook"])
}

pub(super) fn lay(t: &mut Table, marker: &str, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from(marker), space));
    t.s.markers.extend(all);
}

pub(super) fn lies(t: &Table, marker: &str, space: Space) -> bool {
    t.s.markers.contains(&(marker.into(), space))
}

pub(super) fn fog(n: u8) -> Effect {
    Effect::ScenarioMarker {
        marker: "fog".into(),
        n,
        at: None,
    }
}

pub(super) fn cross(space: Space) -> Goal {
    Goal::Build(Project::On("cross".into(), space))
}

pub(super) fn temple(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "temple".into(),
        space: Some(space),
    }
}

/// The pawns that the last planned action needs with dice.
pub(super) fn risky(t: &Table) -> u8 {
    t.s.plan.last().expect("something is planned").risky
}

/// Five tiles beside the one of the camp lie open.
pub(super) fn island(t: Table) -> Table {
    t.tile(Space::T1, 1)
        .tile(Space::M2, 2)
        .tile(Space::B1, 3)
        .tile(Space::T2, 5)
        .tile(Space::B2, 6)
}

/// The planned actions are carried out, every question answered with its first option, until the next plan.
pub(super) fn carry_out(t: &mut Table) {
    t.advance().expect("the plan stands");
    t.settle();
}
