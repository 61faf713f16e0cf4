//! Family Robinson: what is to be built, children, the land, its tokens (R-S6-1 to R-S6-10).

mod children;
mod goal;
mod land;
mod things;
mod totems;

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Place, Space, TokenKind, Who},
    plan::{Goal, Pawn},
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog,
    play::{assign, build, house, ruling},
};

pub(super) fn solo() -> Table {
    Table::on("family_robinson", &["carpenter"])
}

pub(super) fn pair() -> Table {
    Table::on("family_robinson", &["carpenter", "cook"])
}

/// Every invention that was drawn is built, and the camp is as the goal asks.
pub(super) fn done(mut t: Table) -> Table {
    for key in t.s.drawn.clone() {
        t = t.item(key.as_str());
    }
    t.s.shelter = true;
    (t.s.roof, t.s.palisade, t.s.weapon) = (1, 1, 1);
    t
}

/// The token of the sheet is at hand.
pub(super) fn with(mut t: Table, token: &str) -> Table {
    t.s.discoveries = vec![token.into()];
    t
}

/// The token is used.
pub(super) fn used(t: &mut Table, token: &str) {
    t.use_it(Usable::Discovery(token.into())).expect("a use");
}

/// The action of the sheet.
pub(super) fn recultivation() -> Goal {
    Goal::Special {
        kind: Kind::Sheet,
        action: "recultivation".into(),
        space: None,
    }
}
