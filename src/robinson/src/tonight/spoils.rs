//! Food that would rot after the night.

use super::{Luck, Night};
use crate::{engine::Rules, ids::Phase};

/// How much of so much more fresh food rots after this night, once so much besides is taken before the meal.
pub(crate) fn spoils(rules: &Rules<'_>, more: u16, taken: u16) -> u16 {
    if rules.s.phase >= Phase::Night {
        return 0;
    }
    let night = Night::of(rules, Luck::Sure);
    let rotting = |fresh: u16| {
        let with = Night {
            fresh: fresh.saturating_sub(taken),
            ..night.clone()
        };
        with.rots(rules)
    };
    rotting(night.fresh.saturating_add(more)).saturating_sub(rotting(night.fresh))
}
