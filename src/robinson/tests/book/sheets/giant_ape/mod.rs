//! The giant ape: the crew, lairs, traps, the hunt, its tokens and inventions (R-S7-1 to R-S7-12).

mod crew;
mod lairs;
mod things;
mod traps;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    event::Event,
    ids::{Kind, Phase, Space, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    rulings::Reading,
    state::{Absence, End},
    task::{Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog,
    play::{assign, finish, go, house, ruling},
};

/// The crew in the order in which it is lost.
pub(super) const CREW: [&str; 9] = [
    "lights",
    "cameraman",
    "sound",
    "screenwriter",
    "makeup",
    "actress",
    "double",
    "actor",
    "director",
];

fn calm(mut t: Table) -> Table {
    t.s.absent.clear();
    t.s.morale = 0;
    t
}

pub(super) fn solo() -> Table {
    calm(Table::on("giant_ape", &["carpenter"]))
}

pub(super) fn pair() -> Table {
    calm(Table::on("giant_ape", &["carpenter", "cook"]))
}

/// The first so many of the crew are lost.
pub(super) fn lost(mut t: Table, n: usize) -> Table {
    for id in &CREW[..n] {
        let absence = match *id {
            "actress" => Absence::Captive,
            _ => Absence::Dead,
        };
        t.s.absent.insert((*id).into(), absence);
    }
    t
}

/// The book effect, in the Event Phase.
pub(super) fn book(t: &mut Table) {
    let effects = catalog().scenarios[&Key::from("giant_ape")].book.clone();
    t.run_in(Phase::Event, effects);
}

/// These results of the animals die at the camp, one after the other.
pub(super) fn animals(t: &mut Table, faces: &[WeatherFace]) {
    let faces = faces.iter().map(|face| Op::Hungry(*face)).collect();
    t.run_ops(faces, &Ctx::default());
}

pub(super) fn trap(t: &mut Table, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from("trap"), space));
    t.s.markers.extend(all);
}

pub(super) fn trap_on(space: Space) -> Goal {
    Goal::Build(Project::On("trap".into(), space))
}

pub(super) fn catch() -> Goal {
    Goal::Special {
        kind: Kind::Hunt,
        action: "catch_ape".into(),
        space: None,
    }
}

pub(super) fn free_on(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "free_actress".into(),
        space: Some(space),
    }
}

pub(super) fn dead(t: &Table, id: &str) -> bool {
    t.s.absent.get(id) == Some(&Absence::Dead)
}
