//! Cannibal Island: villages, the city, raids, its tokens and inventions (R-S5-1 to R-S5-17).

mod attacks;
mod raids;
mod things;
mod villages;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{gather, go, house, token},
};

pub(super) fn solo() -> Table {
    Table::on("cannibal_island", &["carpenter"])
}

pub(super) fn pair() -> Table {
    Table::on("cannibal_island", &["carpenter", "cook"])
}

pub(super) fn lay(t: &mut Table, marker: &str, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from(marker), space));
    t.s.markers.extend(all);
}

pub(super) fn lies(t: &Table, marker: &str, space: Space) -> bool {
    t.s.markers.contains(&(marker.into(), space))
}

pub(super) fn attack(action: &str, space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Hunt,
        action: action.into(),
        space: Some(space),
    }
}

pub(super) fn village(space: Space) -> Goal {
    attack("attack_village", space)
}

pub(super) fn city() -> Goal {
    attack("attack_city", Space::T4)
}

/// The totem of this number is found on T2 by the first seat.
pub(super) fn totem(t: &mut Table, n: usize) {
    let effects = catalog().scenarios[&Key::from("cannibal_island")].totems[n - 1].clone();
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        space: Some(Space::T2),
        action: true,
        ..Ctx::default()
    };
    t.run_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
}

/// The book effect, in the Event Phase.
pub(super) fn book(t: &mut Table) {
    let effects = catalog().scenarios[&Key::from("cannibal_island")]
        .book
        .clone();
    t.run_in(Phase::Event, effects);
}

/// The tile of the city lies face up with its markers, as from round 4 on.
pub(super) fn revealed(mut t: Table) -> Table {
    t.s.round = 4;
    if let Some(tile) = t.s.island.get_mut(&Space::T4) {
        tile.face_down = false;
    }
    lay(&mut t, "city", &[Space::T4]);
    t.s.numbers.insert(6, (Space::T4, 4));
    t
}

/// The strength of every fight so far.
pub(super) fn fights(t: &Table) -> Vec<u8> {
    let all = t.events.iter();
    all.filter_map(|event| match event {
        Event::Fight { strength, .. } => Some(*strength),
        _ => None,
    })
    .collect()
}
