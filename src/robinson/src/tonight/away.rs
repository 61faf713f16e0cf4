//! Whoever is not with the camp yet and dies there before long, and children for whom there is too little to eat.

use castaway_kernel::Key;

use super::{Menace, Night, is_certain};
use crate::{
    content::{SheetPerson, SpecialAction},
    effect::Effect,
    engine::Rules,
    ids::{Phase, Who},
    plan::Goal,
};

/// With so many nights to live somebody is named.
const NIGHTS: u8 = 3;

/// Everybody away from the camp who dies in one of the next nights, unless they are fetched before.
pub(super) fn away(rules: &Rules<'_>) -> Vec<Menace> {
    let Some(sheet) = rules.scenario() else {
        return Vec::new();
    };
    let guests = (0..).zip(&rules.s.guests).zip(&sheet.people);
    let away = guests.filter(|((_, guest), _)| !guest.with_camp);
    away.filter_map(|((n, guest), card)| {
        let wounds = guest.person.wounds;
        let left = card.dies_on.saturating_sub(wounds);
        let waits = !guest.person.dead && card.away_wounds > 0;
        let nights = waits.then(|| left.div_ceil(card.away_wounds))?;
        let action = rescue(&sheet.actions, card);
        if nights > NIGHTS || is_fetched(rules, action) {
            return None;
        }
        // The wounds of a night come when it begins.
        let first = match rules.s.phase < Phase::Night {
            true => rules.s.round,
            false => rules.s.round.saturating_add(1),
        };
        let round = first.saturating_add(nights.saturating_sub(1));
        let tonight = round == rules.s.round;
        let still = !tonight || may_fetch(rules, action);
        let rescue = action.filter(|_| still).map(|action| action.id.clone());
        (round <= sheet.rounds).then_some(Menace::Away {
            who: Who::Guest(n),
            wounds,
            dies_on: card.dies_on,
            each: card.away_wounds,
            round,
            tonight,
            rescue,
        })
    })
    .collect()
}

/// The action that brings somebody to the camp.
fn rescue<'a>(actions: &'a [SpecialAction], card: &SheetPerson) -> Option<&'a SpecialAction> {
    let brings = |effect: &Effect| match effect {
        Effect::JoinCamp { person } => *person == card.id,
        _ => false,
    };
    let mut actions = actions.iter();
    actions.find(|action| action.brings().any(brings))
}

fn is(goal: &Goal, wanted: &Key) -> bool {
    matches!(goal, Goal::Special { action, .. } if action == wanted)
}

/// Whether they are surely fetched as things are planned.
fn is_fetched(rules: &Rules<'_>, action: Option<&SpecialAction>) -> bool {
    let mut plan = rules.s.plan.iter();
    action.is_some_and(|action| plan.any(|p| is(&p.what.goal, &action.id) && is_certain(rules, p)))
}

/// Whether they can still be fetched in this round.
fn may_fetch(rules: &Rules<'_>, action: Option<&SpecialAction>) -> bool {
    let Some(action) = action else {
        return false;
    };
    if rules.s.phase < Phase::Action || rules.s.planning {
        let mut open = rules.special_goals().into_iter();
        return open.any(|goal| is(&goal, &action.id));
    }
    let mut plan = rules.s.plan.iter();
    plan.any(|p| is(&p.what.goal, &action.id) && p.manned() && !p.done)
}

/// The children eat first, and the game is lost where there is too little for them.
pub(super) fn unfed(rules: &Rules<'_>, night: &Night) -> Option<Menace> {
    let lost = rules.s.phase < Phase::Night && night.food() < night.mouths;
    lost.then_some(Menace::Unfed {
        food: night.food(),
        need: night.mouths,
    })
}
