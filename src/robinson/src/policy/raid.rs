//! What attacks on the island are worth, told from the sheet alone.

use std::collections::BTreeSet;

use castaway_kernel::Key;

use super::outlook;
use crate::{
    content::Aim,
    effect::{Amount, Count, Effect},
    engine::Rules,
    ids::Who,
    plan::{Goal, Pawn},
};

/// An attack that wins, before what it costs.
const WINS: i32 = 400;
/// An attack that makes others easier.
const WEAKENS: i32 = 150;
/// One wound of an attack.
const WOUND: i32 = 28;
/// Wounds that somebody must have left after an attack.
const SPARE: i32 = 2;

/// How strong what an action attacks is now; none if it attacks nothing.
fn strength(rules: &Rules<'_>, goal: &Goal) -> Option<u8> {
    let mut effects = rules.special(goal)?.effects.iter();
    effects.find_map(|effect| match effect {
        Effect::Attack { strength } => Some(rules.amount(strength)),
        _ => None,
    })
}

/// Whether an action attacks something.
pub(super) fn attacks(rules: &Rules<'_>, goal: &Goal) -> bool {
    strength(rules, goal).is_some()
}

/// What an attack is worth with this pawn on top.
pub(super) fn value(rules: &Rules<'_>, goal: &Goal, leader: Pawn) -> i32 {
    let (Some(action), Some(strength)) = (rules.special(goal), strength(rules, goal)) else {
        return 0;
    };
    let short = i32::from(strength) - i32::from(rules.s.weapon);
    let wounds = short.max(0);
    let life = outlook::life_left(rules, leader.who().unwrap_or(Who::Friday));
    if life <= wounds + SPARE {
        return -100;
    }
    let lays = |marker: &Key| {
        let mut effects = action.effects.iter();
        effects.any(|e| matches!(e, Effect::ScenarioMarker { marker: laid, .. } if laid == marker))
    };
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let mut aims = aims.unwrap_or_default().iter();
    let wins = aims.any(|aim| matches!(aim, Aim::Markers { marker, .. } if lays(marker)));
    let base = match wins {
        true => WINS,
        false => WEAKENS,
    };
    base - WOUND * wounds
}

/// The kinds of markers that make something on the sheet weaker.
pub(super) fn weakening(rules: &Rules<'_>) -> BTreeSet<Key> {
    let Some(sheet) = rules.scenario() else {
        return BTreeSet::new();
    };
    let effects = sheet.actions.iter().flat_map(|action| action.brings());
    let amounts = effects
        .chain(&sheet.book)
        .filter_map(|effect| match effect {
            Effect::Attack { strength } => Some(strength),
            Effect::WoundBy { amount, .. } => Some(amount),
            _ => None,
        });
    let counted = |amount: &Amount| match amount.minus.as_ref().map(|minus| minus.of.clone()) {
        Some(Count::Markers(marker)) => Some(marker),
        Some(Count::Totems) | None => None,
    };
    amounts.filter_map(counted).collect()
}
