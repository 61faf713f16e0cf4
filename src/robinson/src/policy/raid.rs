//! What attacks on the island are worth, told from the sheet alone.

use std::collections::BTreeSet;

use castaway_kernel::Key;

use super::outlook;
use crate::{
    content::Aim,
    effect::{Amount, Count, Effect},
    engine::Rules,
    ids::{Track, Who},
    plan::{Goal, Pawn},
};

/// An attack that wins, before what it costs.
const WINS: i32 = 400;
/// A level that an attack makes what is attacked later weaker.
const WEAKER: i32 = 35;
/// One wound of an attack.
const WOUND: i32 = 28;
/// Wounds that somebody must have left after an attack.
const SPARE: i32 = 2;

/// How strong what these effects attack is now; none if they attack nothing.
pub(super) fn target(rules: &Rules<'_>, effects: &[Effect]) -> Option<i32> {
    let mut effects = effects.iter();
    effects.find_map(|effect| match effect {
        Effect::Attack { strength } => Some(i32::from(rules.amount(strength))),
        _ => None,
    })
}

/// The same for an action that lies open.
fn strength(rules: &Rules<'_>, goal: &Goal) -> Option<i32> {
    target(rules, &rules.special(goal)?.effects)
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
    let short = strength - i32::from(rules.s.weapon);
    let wounds = short.max(0);
    let life = outlook::life_left(rules, leader.who().unwrap_or(Who::Friday));
    if life <= wounds + SPARE {
        return -100;
    }
    let laid = action.effects.iter().filter_map(|effect| match effect {
        Effect::ScenarioMarker { marker, .. } => Some(marker),
        _ => None,
    });
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let aims = aims.unwrap_or_default();
    let worth = laid.map(|laid| {
        let wins = |aim: &Aim| matches!(aim, Aim::Markers { marker, .. } if marker == laid);
        match aims.iter().any(wins) {
            true => WINS,
            false => gain(rules, laid),
        }
    });
    worth.max().unwrap_or(0) - WOUND * wounds
}

/// By how much one more marker of this kind lowers an amount as it is now.
fn lowers(rules: &Rules<'_>, amount: &Amount, marker: &Key) -> i32 {
    let Some(minus) = &amount.minus else {
        return 0;
    };
    match &minus.of {
        Count::Markers(counted) if counted == marker => {
            i32::from(minus.each).min(rules.amount(amount).into())
        }
        Count::Markers(_) | Count::Totems => 0,
    }
}

/// Books to be expected in the rest of the game, doubled: half of the events have one.
fn books(rules: &Rules<'_>) -> i32 {
    let rounds = rules.scenario().map_or(0, |sheet| i32::from(sheet.rounds));
    (rounds - i32::from(rules.s.round)).max(0)
}

/// What one more marker of this kind is worth: attacks on the sheet that become easier, and wounds that books spare.
fn gain(rules: &Rules<'_>, marker: &Key) -> i32 {
    let Some(sheet) = rules.scenario() else {
        return 0;
    };
    let players = i32::try_from(rules.s.people.len()).unwrap_or(1);
    let actions = sheet.actions.iter().flat_map(|action| &action.effects);
    let attacks = actions.map(|effect| match effect {
        Effect::Attack { strength } => WEAKER * lowers(rules, strength, marker),
        _ => 0,
    });
    let book = sheet.book.iter().map(|effect| match effect {
        Effect::WoundBy { amount, .. } => {
            players * books(rules) * WOUND * lowers(rules, amount, marker) / 2
        }
        _ => 0,
    });
    attacks.chain(book).sum()
}

/// Wounds that the books of the rest of the game are expected to bring to everybody together, doubled.
pub(super) fn menace(rules: &Rules<'_>) -> i32 {
    let book = rules.scenario().map(|sheet| sheet.book.as_slice());
    let players = i32::try_from(rules.s.people.len()).unwrap_or(1);
    let wounds = book.unwrap_or_default().iter().map(|effect| match effect {
        Effect::WoundBy { amount, .. } => i32::from(rules.amount(amount)),
        _ => 0,
    });
    wounds.sum::<i32>() * players * books(rules)
}

/// Palisade levels that the books of the rest of the game are expected to take, doubled.
pub(super) fn battered(rules: &Rules<'_>) -> i32 {
    let book = rules.scenario().map(|sheet| sheet.book.as_slice());
    let levels = book.unwrap_or_default().iter().map(|effect| match effect {
        Effect::Level {
            track: Track::Palisade,
            n,
            ..
        } => i32::from(-*n).max(0),
        _ => 0,
    });
    levels.sum::<i32>() * books(rules)
}

/// How many markers lie whose place others could take that make something weaker: what can be attacked.
pub(super) fn prey(rules: &Rules<'_>) -> i32 {
    let Some(sheet) = rules.scenario() else {
        return 0;
    };
    let weakening = weakening(rules);
    let kinds = sheet.markers.iter().filter(|k| weakening.contains(&k.id));
    let prey: BTreeSet<_> = kinds.filter_map(|kind| kind.replaces.as_ref()).collect();
    let there = rules
        .s
        .markers
        .iter()
        .filter(|(kind, _)| prey.contains(kind));
    i32::try_from(there.count()).unwrap_or(0)
}

/// By how much the weakest of what can be attacked without winning is stronger than the weapon.
pub(super) fn outmatched(rules: &Rules<'_>) -> i32 {
    let Some(sheet) = rules.scenario() else {
        return 0;
    };
    let targets = sheet
        .actions
        .iter()
        .filter_map(|a| target(rules, &a.effects));
    targets
        .min()
        .map_or(0, |least| (least - i32::from(rules.s.weapon)).max(0))
}

/// The kinds of markers that make something on the sheet weaker.
fn weakening(rules: &Rules<'_>) -> BTreeSet<Key> {
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
