//! The ways to man an action, each with what it is worth.

use castaway_kernel::{Key, Seat};

use super::{
    outlook::{Outlook, life_left},
    pressing::{self, PRESSES},
    style::Style,
    value,
};
use crate::{
    engine::Rules,
    guide,
    ids::{Kind, Who},
    odds::Odds,
    plan::{Assignment, Pawn},
    view::ActionOffer,
    ways,
};

/// A wound of a healthy castaway.
const WOUND: i32 = 20;
/// The last of Friday's wounds but one, for whoever spares him; the first of four are worth a part of it.
const FRIDAY: i32 = 90;
/// How much a drawn adventure is feared.
const ADVENTURE: i32 = 12;
/// The determination of a failure.
const TRY: i32 = 14;
/// The chance of the last wound, in percent, that nobody takes.
const RISK: u8 = 15;
/// Share of the worth, in percent, when two persons work.
const TWO: i32 = 62;
/// The same for three.
const THREE: i32 = 48;

/// Every sensible way, with few and with many pawns.
pub(super) fn weighed(
    rules: &Rules<'_>,
    look: &Outlook,
    style: &Style<'_>,
    seat: Seat,
    offer: &ActionOffer,
) -> Vec<(i32, Assignment)> {
    let own = Pawn::Seat(seat.0);
    let mut found = Vec::new();
    let goal = &offer.what.goal;
    let planned = || rules.s.plan.iter().any(|p| p.what.goal == *goal);
    // What the whole game hangs on is worth a wound, and is left to no dice.
    let presses = pressing::presses(rules, goal) && !planned();
    let certain = presses || (style.spares && guide::decides(rules, goal));
    let style = &Style {
        spares: style.spares && !presses,
        ..*style
    };
    for leader in ways::distinct(&offer.leaders) {
        let value = value::value(rules, look, offer, leader)
            + style.lean(rules, &look.owed, goal)
            + i32::from(presses) * PRESSES;
        if value <= 0 {
            continue;
        }
        let mut pool = ways::helpers(offer, leader);
        // Helpers that nobody else needs come first.
        pool.sort_by_key(|p| (*p == own, *p == Pawn::Friday));
        let mut counts = vec![offer.risky, offer.sure];
        counts.dedup();
        if certain && pool.len() >= usize::from(offer.sure.saturating_sub(1)) {
            counts = vec![offer.sure];
        }
        for n in counts {
            let extra = usize::from(n.saturating_sub(1));
            if pool.len() < extra {
                continue;
            }
            let mut pawns = vec![leader];
            pawns.extend(pool.iter().copied().take(extra));
            let score = score(rules, style, offer, (value, certain), &pawns, n);
            if score > 0 {
                found.push((
                    score,
                    Assignment {
                        pawns,
                        aids: aids(rules, offer),
                        ..offer.what.clone()
                    },
                ));
            }
        }
    }
    found
}

fn score(
    rules: &Rules<'_>,
    style: &Style<'_>,
    offer: &ActionOffer,
    (value, certain): (i32, bool),
    pawns: &[Pawn],
    n: u8,
) -> i32 {
    let persons = pawns.iter().filter(|p| p.who().is_some()).count();
    let leader = pawns.first().and_then(|p| p.who()).unwrap_or(Who::Friday);
    let mut score = value;
    if style.spares && is_deadly(rules, offer, leader, n) {
        return 0;
    }
    if n < offer.sure
        && let Some(odds) = &offer.odds
    {
        // Friday's wounds weigh less, a weak castaway's more.
        let wound = match (leader, life_left(rules, leader)) {
            (Who::Friday, i32::MIN..=1) => 60,
            (Who::Friday, life) if style.spares => FRIDAY / life,
            (Who::Friday, _) => 10,
            // Whoever no player plays rests, and never rolls.
            (Who::Guest(_), _) => WOUND,
            (Who::Seat(_), i32::MIN..=2) => 200,
            (Who::Seat(_), 3..=4) => 50,
            (Who::Seat(_), _) => WOUND,
        };
        score = score * i32::from(odds.success) / 100;
        score -= danger(odds, wound, style);
        // Failure brings determination, so a try is worth something.
        score += TRY * (100 - i32::from(odds.success)) / 100;
    } else if style.spares
        && let Some(odds) = rules.odds(&offer.what.goal, leader, n >= offer.sure, None)
    {
        // What lies there comes without dice.
        score -= danger(&odds, WOUND, style);
    }
    let share = match certain {
        // No pawn is spared there.
        true => 100,
        false => [100, 100, TWO, THREE, 40][persons.min(4)],
    };
    score * share / 100 + if leader == Who::Friday { 3 } else { 0 }
}

/// What the wounds and cards that an action may bring take off, where a wound takes so much.
fn danger(odds: &Odds, wound: i32, style: &Style<'_>) -> i32 {
    let danger = i32::from(odds.wound) * wound / 100 + i32::from(odds.adventure) * ADVENTURE / 100;
    danger * (100 + style.care) / 100
}

/// Whether somebody would lead an action whose wounds may well be their last.
fn is_deadly(rules: &Rules<'_>, offer: &ActionOffer, leader: Who, n: u8) -> bool {
    // What lies there wounds Friday where it would bring somebody else a card, also when it is sure to succeed.
    let odds = rules.odds(&offer.what.goal, leader, n >= offer.sure, None);
    odds.is_some_and(|odds| may_kill(rules, leader, &odds))
}

/// Whether this may well bring whoever leads it the last wound, alone or with those that come at the same time.
pub(crate) fn may_kill(rules: &Rules<'_>, leader: Who, odds: &Odds) -> bool {
    let left = u8::try_from(life_left(rules, leader).max(1)).unwrap_or(u8::MAX);
    odds.wounds(left) > RISK
}

/// The items that make this Gather richer.
pub(super) fn aids(rules: &Rules<'_>, offer: &ActionOffer) -> Vec<Key> {
    if offer.what.goal.kind() != Kind::Gather {
        return vec![];
    }
    let state = rules.s;
    state
        .inventions
        .keys()
        .filter(|k| state.built(k.as_str()) && rules.gather_bonus(k) > 0)
        .filter(|k| !state.plan.iter().any(|p| p.what.aids.contains(k)))
        .cloned()
        .collect()
}
