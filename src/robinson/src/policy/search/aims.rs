//! How near the goal is, and what the sheet does until then.

use super::worth::rounds_left;
use crate::{
    engine::Rules,
    policy::{climate, owed::Owed, raid},
};

// Weights found by trying, over some dozens of games of each sheet.
/// Points of a pawn's work that the goal still asks for, in tenths.
const EFFORT: i64 = 24;
/// The same on top where the work is more than can be done by then.
const LATE: i64 = 5;
/// Tenths of a pawn's work for the goal that can be hoped for from each pawn in a round: the rest goes into living.
const SHARE: i64 = 5;
/// A round in which the goal comes too late for certain.
const TOO_LATE: i64 = 300;
/// One wound of the books to come, doubled as they are counted.
const MENACE: i64 = 7;
/// Something found that can be attacked.
const PREY: i64 = 40;
/// A level that the weapon lacks for the weakest attack.
const OUTMATCHED: i64 = 20;
/// A palisade level, for each castaway, that books and hungry animals will take in place of wounds.
const BATTERED: i64 = 8;
/// A pawn more for each action on a tile.
const SURCHARGE: i64 = 14;

/// Wood on the pile.
pub(super) fn piled(rules: &Rules<'_>) -> i64 {
    rules.s.pile.iter().map(|&w| i64::from(w)).sum()
}

/// What the goal still asks for, and whether that can be done in the rounds that are left.
pub(super) fn left(rules: &Rules<'_>, owed: &Owed) -> i64 {
    if rules
        .scenario()
        .is_some_and(|sheet| sheet.woodpile.is_some())
    {
        return 0;
    }
    let effort = i64::from(owed.effort(rules));
    let rounds = rounds_left(rules) + 1;
    let players = i64::try_from(rules.s.people.len()).unwrap_or(1);
    let friday = i64::from(rules.s.friday.as_ref().is_some_and(|f| !f.dead));
    let able = (2 * players + friday) * rounds * SHARE;
    let late = (effort - able).max(0);
    let too_late = i64::from(owed.late.max(0)) + (i64::from(owed.steps) - rounds).max(0);
    -(effort * EFFORT + late * LATE) / 10 - TOO_LATE * too_late
}

/// What the sheet will do, and what lies about because of it.
pub(super) fn sheet(rules: &Rules<'_>) -> i64 {
    let Some(sheet) = rules.scenario() else {
        return 0;
    };
    let mut points = -MENACE * i64::from(raid::menace(rules));
    points += PREY * i64::from(raid::prey(rules));
    points -= OUTMATCHED * i64::from(raid::outmatched(rules));
    let players = i64::try_from(rules.s.people.len()).unwrap_or(1);
    let battered = i64::from(raid::battered(rules)) / 2 + climate::hungry(rules) / 3;
    points += BATTERED * players * battered.min(rules.s.palisade.into());
    for (kind, space) in &rules.s.markers {
        let pawns = sheet.marker(kind).map_or(0, |kind| i64::from(kind.pawns));
        let camp = if *space == rules.s.camp { 3 } else { 1 };
        points -= SURCHARGE * pawns * camp;
    }
    points
}
