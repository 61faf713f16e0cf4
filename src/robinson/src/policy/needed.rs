//! What a plan needs of the things that are used for it: helpers and determination that it does not touch are kept.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::{Effect, Use},
    engine::Rules,
    game::Island,
    ids::Who,
    state::State,
};

type Order = (Seat, Command);

/// The orders without the uses that the others can be given without: what only lends a pawn or determination is as good in
/// another round.
pub(crate) fn needed(catalog: &Catalog, state: &State, mut orders: Vec<Order>) -> Vec<Order> {
    let mut at = orders.len();
    while at > 0 {
        at -= 1;
        let Some((seat, Command::Use(what))) = orders.get(at) else {
            continue;
        };
        let rules = Rules::new(catalog, state);
        let usage = rules.use_of(Who::Seat(seat.0), what);
        if !usage.is_some_and(|usage| lends(&usage)) {
            continue;
        }
        let mut fewer = orders.clone();
        fewer.remove(at);
        // What was asked because of it is not asked then.
        while matches!(fewer.get(at), Some((_, Command::Choose(_)))) {
            fewer.remove(at);
        }
        let mut now = state.clone();
        let holds = fewer.iter().all(|(seat, command)| {
            let applied = Island::apply(catalog, &now, *seat, command);
            applied.map(|applied| now = applied.state).is_ok()
        });
        if holds {
            orders = fewer;
        }
    }
    orders
}

/// Whether a use brings nothing but pawns and determination.
fn lends(usage: &Use) -> bool {
    let only = |effect: &Effect| match effect {
        Effect::Pawn { .. } => true,
        Effect::Det { n, .. } => *n > 0,
        _ => false,
    };
    !usage.effects.is_empty() && usage.effects.iter().all(only)
}
