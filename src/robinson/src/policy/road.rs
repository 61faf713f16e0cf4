//! The road to what wins: the items that it takes, and the actions that bring it, as the sheet says.

use std::collections::BTreeSet;

use castaway_kernel::Key;

use crate::{
    content::{ActionAt, Aim, Invention, Scenario, SpecialAction},
    effect::Effect,
    engine::Rules,
    plan::Goal,
};

/// Whether an action of the scenario brings about something that wins.
pub(crate) fn brings(action: &SpecialAction, aim: &Aim) -> bool {
    match aim {
        Aim::Done(wanted) => return action.id == *wanted,
        Aim::Times { action: wanted, .. } => return action.id == *wanted,
        Aim::Free(who) => return action.while_captive.as_ref() == Some(who),
        _ => {}
    }
    action.brings().any(|effect| match (effect, aim) {
        (Effect::JoinCamp { person }, Aim::With(wanted)) => person == wanted,
        _ => false,
    })
}

/// Whether this is an action that brings about something that wins and is not there yet.
pub(super) fn leads_to_goal(rules: &Rules<'_>, goal: &Goal) -> bool {
    let Some((sheet, action)) = rules.scenario().zip(rules.special(goal)) else {
        return false;
    };
    let mut open = sheet
        .win
        .all
        .iter()
        .filter(|aim| !rules.met(aim, &rules.s.pile));
    open.any(|aim| brings(action, aim))
}

/// The items on the road that are not built yet: those that win, those on which actions hang that bring what wins, and
/// what all of them need.
pub(super) fn items(rules: &Rules<'_>) -> BTreeSet<Key> {
    let Some(sheet) = rules.scenario() else {
        return BTreeSet::new();
    };
    let mut wanted: Vec<&Key> = sheet.win.items().collect();
    if sheet.win.all.contains(&Aim::Drawn) {
        wanted.extend(&rules.s.drawn);
    }
    for aim in sheet
        .win
        .all
        .iter()
        .filter(|aim| !rules.met(aim, &rules.s.pile))
    {
        wanted.extend(opens(sheet, aim));
    }
    // What it takes to lay the markers that are counted.
    for aim in &sheet.win.all {
        if let Aim::Markers { marker, .. } = aim
            && !rules.met(aim, &rules.s.pile)
        {
            let lays = |card: &&Invention| {
                card.repeat.as_ref().and_then(|repeat| repeat.without()) == Some(marker)
            };
            let builds = sheet.inventions.iter().filter(lays);
            wanted.extend(builds.flat_map(|card| &card.items));
        }
    }
    unbuilt(rules, wanted)
}

/// The items that are not built yet and without which nothing can be planned that brings what an aim asks for.
pub(super) fn before(rules: &Rules<'_>, sheet: &Scenario, aim: &Aim) -> BTreeSet<Key> {
    unbuilt(rules, opens(sheet, aim).collect())
}

/// The items on which actions hang that bring what an aim asks for.
fn opens<'a>(sheet: &'a Scenario, aim: &'a Aim) -> impl Iterator<Item = &'a Key> {
    let hang = (sheet.actions.iter()).filter(move |action| brings(action, aim));
    hang.filter_map(|action| match &action.at {
        ActionAt::Item(item) => Some(item),
        ActionAt::Number(_)
        | ActionAt::Marker(_)
        | ActionAt::Totem
        | ActionAt::Nowhere
        | ActionAt::Standing { .. } => None,
    })
}

/// Those of these items that are not built yet, and of all that they need.
fn unbuilt<'a>(rules: &'a Rules<'_>, mut wanted: Vec<&'a Key>) -> BTreeSet<Key> {
    let mut road = BTreeSet::new();
    while let Some(item) = wanted.pop() {
        if !rules.unbuilt(item) || !road.insert(item.clone()) {
            continue;
        }
        let card = rules.cat.inventions.get(item);
        wanted.extend(card.into_iter().flat_map(|card| &card.items));
    }
    road
}

/// The wood and fur that these items cost.
pub(super) fn price(rules: &Rules<'_>, items: &BTreeSet<Key>) -> (i32, i32) {
    let cards = items
        .iter()
        .filter_map(|item| rules.cat.inventions.get(item));
    let prices = cards.filter_map(|card| card.price.first());
    prices.fold((0, 0), |(wood, fur), price| {
        (wood + i32::from(price.wood), fur + i32::from(price.fur))
    })
}
