//! Away from hexes that the sheet closes: where the camp should stand, and which hexes are explored for that.

use crate::{engine::Rules, ids::Space};

/// A bonus for what must be explored so that the camp has somewhere to go.
const WAY_OUT: i32 = 130;
/// The same with a round to spare.
const WAY_SOON: i32 = 60;

/// The round in which a hex closes; what never does lasts longest.
fn lasts(rules: &Rules<'_>, space: Space) -> u8 {
    rules.closes_in(space).unwrap_or(u8::MAX)
}

/// Whether a place lasts at least a round longer than the camp as it stands.
fn outlasts(rules: &Rules<'_>, space: Space) -> bool {
    lasts(rules, space) > lasts(rules, rules.s.camp)
}

/// Where the camp should go tonight, of some hexes, if it cannot stay another round.
pub(super) fn refuge(rules: &Rules<'_>, spaces: &[Space]) -> Option<Space> {
    let late = lasts(rules, rules.s.camp) <= rules.s.round.saturating_add(1);
    let mut open = spaces
        .iter()
        .copied()
        .filter(|space| outlasts(rules, *space));
    let first = open.next().filter(|_| late)?;
    Some(open.fold(first, |best, space| {
        match lasts(rules, space) > lasts(rules, best) {
            true => space,
            false => best,
        }
    }))
}

/// What exploring a hex is worth for the camp's sake: the less time is left, the more.
pub(super) fn way_out(rules: &Rules<'_>, space: Space) -> i32 {
    let left = lasts(rules, rules.s.camp).saturating_sub(rules.s.round);
    let beside = rules.s.camp.adjacent().contains(&space);
    let known = rules
        .camp_sites()
        .into_iter()
        .any(|site| outlasts(rules, site));
    if !beside || known || !outlasts(rules, space) {
        return 0;
    }
    match left {
        0..=2 => WAY_OUT,
        3 => WAY_SOON,
        _ => 0,
    }
}

/// Whether a hex closes before that of the camp.
pub(super) fn sooner(rules: &Rules<'_>, space: Space) -> bool {
    lasts(rules, space) < lasts(rules, rules.s.camp)
}
