//! What the next Event Phase brings: a beast that lurks, and a card that is pushed off the board.

use super::Menace;
use crate::{
    engine::Rules,
    ids::{Who, clockwise},
    plan::{Goal, Placement},
    state::Threat,
};

/// The beast that attacks next round, unless its card is dealt with.
pub(super) fn lurks(rules: &Rules<'_>) -> Option<Menace> {
    let (serial, _) = rules.s.waiting_beast.as_ref()?;
    let its = |slot: u8| {
        let card = rules.s.threats.get(usize::from(slot));
        card.and_then(Option::as_ref)
            .is_some_and(|card| card.serial == *serial)
    };
    let planned = |p: &Placement| matches!(p.what.goal, Goal::Threat { slot, .. } if its(slot));
    let next = clockwise(rules.s.first, rules.s.people.len());
    (!rules.s.plan.iter().any(planned)).then_some(Menace::Lurks(Who::Seat(next)))
}

/// Whether the next event pushes a card off the board that does something then: it takes the place of the newer one, which
/// pushes the older.
pub(super) fn pushes(rules: &Rules<'_>) -> bool {
    let [Some(old), Some(_)] = &rules.s.threats else {
        return false;
    };
    let planned = |p: &Placement| matches!(p.what.goal, Goal::Threat { slot: 0, .. });
    harms(rules, old) && !rules.s.plan.iter().any(planned)
}

/// Whether a card does something when newer ones push it off the board.
pub(crate) fn harms(rules: &Rules<'_>, threat: &Threat) -> bool {
    let card = match threat.wreckage {
        true => rules.cat.wreckage.get(&threat.card),
        false => rules.cat.events.get(&threat.card),
    };
    let beast = rules.s.waiting_beast.as_ref();
    let beast = beast.is_some_and(|(serial, _)| *serial == threat.serial);
    beast || card.is_some_and(|card| !rules.threat_of(card).is_empty())
}
