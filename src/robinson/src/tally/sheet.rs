//! What only a scenario's own sheet brings: book, totems, markers, numbers, actions, people and ends.

use castaway_kernel::Key;

use super::Feat;
use crate::{
    catalog::Catalog,
    content::{Aim, Icon, Scenario},
    effect::{Effect, Passive},
    event::Event,
    ids::Who,
    plan::Goal,
    state::{End, State},
    task::CardRef,
};

/// Everything that a sheet can bring.
pub(super) fn every(sheet: &Scenario, all: &mut Vec<Feat>) {
    if !sheet.book.is_empty() {
        all.push(Feat::Book);
    }
    let totems = u8::try_from(sheet.totems.len()).unwrap_or(u8::MAX);
    all.extend((1..=totems).map(Feat::Totem));
    all.extend(sheet.schedule.iter().map(|due| Feat::Scheduled(due.round)));
    all.extend(sheet.actions.iter().map(|a| Feat::Special(a.id.clone())));
    for kind in &sheet.markers {
        all.push(Feat::Laid(kind.id.clone()));
        if liftable(sheet, &kind.id) {
            all.push(Feat::Lifted(kind.id.clone()));
        }
    }
    for effect in effects(sheet) {
        if let Effect::NumberToken { n, .. } = effect {
            all.push(Feat::Numbered(*n));
        }
    }
    for person in &sheet.people {
        let id = || person.id.clone();
        all.extend([Feat::Joined(id()), Feat::Hurt(id()), Feat::Mended(id())]);
        all.push(Feat::Ended("died", Some(id())));
    }
    if !sheet.mouths.is_empty() {
        all.extend([Feat::Fed, Feat::Ended("unfed", None)]);
    }
    if sheet.win.all.contains(&Aim::Drawn) {
        all.push(Feat::Ended("invention gone", None));
    }
    if sheet.crew.iter().any(|member| member.vital) {
        all.push(Feat::Ended("crew lost", None));
    }
    if sheet.closing().is_some() {
        all.push(Feat::Ended("out of reach", None));
    }
    let anywhere = ["won", "died", "time over", "camp lost"];
    all.extend(anywhere.map(|end| Feat::Ended(end, None)));
}

/// What one event counts as on the sheet; `totems` are those found so far.
pub(super) fn feats(
    catalog: &Catalog,
    before: &State,
    event: &Event,
    totems: &mut u8,
) -> Vec<Feat> {
    let Some(sheet) = catalog.scenarios.get(&before.setup.scenario) else {
        return Vec::new();
    };
    let person = |who: &Who| match who {
        Who::Guest(n) => sheet.people.get(usize::from(*n)).map(|p| p.id.clone()),
        Who::Seat(_) | Who::Friday => None,
    };
    let one = match event {
        Event::Drawn(CardRef::Event(key)) => {
            let book = catalog.events.get(key).map(|card| card.icon);
            let book = book == Some(Some(Icon::Book)) && !sheet.book.is_empty();
            book.then_some(Feat::Book)
        }
        Event::Explored { number, .. } if totem(catalog, sheet, *number) => {
            *totems = totems.saturating_add(1);
            let there = usize::from(*totems) <= sheet.totems.len();
            there.then_some(Feat::Totem(*totems))
        }
        Event::Round(round) => {
            let due = sheet.schedule.iter().any(|due| due.round == *round);
            due.then_some(Feat::Scheduled(*round))
        }
        Event::Succeeded { what } => match &what.goal {
            Goal::Special { action, .. } => Some(Feat::Special(action.clone())),
            _ => None,
        },
        Event::MarkerLaid(kind, _) => Some(Feat::Laid(kind.clone())),
        Event::MarkerLifted(kind, _) => {
            let meant = liftable(sheet, kind);
            meant.then(|| Feat::Lifted(kind.clone()))
        }
        Event::NumberLaid(n, _) => Some(Feat::Numbered(*n)),
        Event::JoinedCamp(who) => person(who).map(Feat::Joined),
        Event::Wounded { who, .. } => person(who).map(Feat::Hurt),
        Event::Healed { who, .. } => person(who).map(Feat::Mended),
        Event::MouthsFed(_) => Some(Feat::Fed),
        Event::Ended(end) => {
            let guest = match end {
                End::Died(who) => person(who),
                _ => None,
            };
            Some(Feat::Ended(name(*end), guest))
        }
        _ => None,
    };
    one.into_iter().collect()
}

/// How many totems of the sheet were found before.
pub(super) fn totems(catalog: &Catalog, before: &State) -> u8 {
    let Some(sheet) = catalog.scenarios.get(&before.setup.scenario) else {
        return 0;
    };
    let found = before.island.values().map(|tile| tile.number);
    let found = found.filter(|n| totem(catalog, sheet, *n)).count();
    u8::try_from(found).unwrap_or(u8::MAX)
}

/// What an end is called in a report.
pub fn name(end: End) -> &'static str {
    match end {
        End::Won => "won",
        End::Died(_) => "died",
        End::TimeOver => "time over",
        End::CampLost => "camp lost",
        End::Unfed => "unfed",
        End::InventionGone => "invention gone",
        End::CrewLost => "crew lost",
        End::OutOfReach => "out of reach",
    }
}

/// Whether a tile has a totem that somebody finds.
fn totem(catalog: &Catalog, sheet: &Scenario, number: u8) -> bool {
    let card = catalog.tiles.get(&number);
    card.is_some_and(|card| card.totem) && !sheet.setup.lays(number)
}

/// Whether something takes markers of a kind off, besides a tile that is turned down.
fn liftable(sheet: &Scenario, kind: &Key) -> bool {
    let replaced = sheet
        .markers
        .iter()
        .any(|k| k.replaces.as_ref() == Some(kind));
    let lifts = |e: &Effect| matches!(e, Effect::LiftMarkers { marker, .. } if marker == kind);
    replaced || effects(sheet).into_iter().any(lifts)
}

/// Whether somebody can have enough of lifting markers.
pub(super) fn lifts_fewer(sheet: &Scenario) -> bool {
    let fewer = |e: &Effect| matches!(e, Effect::LiftMarkers { up_to: true, .. });
    effects(sheet).into_iter().any(fewer)
}

/// Whether an action of the sheet brings more each time, as mystery cards that must all be drawn.
pub(super) fn draws_steps(sheet: &Scenario) -> bool {
    sheet.actions.iter().any(|action| !action.steps.is_empty())
}

/// Whether a token of the sheet lets a drawn mystery card do nothing.
pub(super) fn ignores_mysteries(sheet: &Scenario) -> bool {
    let ignores = |e: &Effect| matches!(e, Effect::IgnoreMystery { .. });
    effects(sheet).into_iter().any(ignores)
}

/// Whether something of the sheet lets people choose among tiles.
pub(super) fn chooses_tiles(sheet: &Scenario) -> bool {
    let mut passives = sheet.inventions.iter().flat_map(|card| &card.passive);
    passives.any(|passive| matches!(passive, Passive::ExploreChoice(_)))
}

/// All effects of a sheet, however deep they lie.
fn effects(sheet: &Scenario) -> Vec<&Effect> {
    let lists = [&sheet.book].into_iter();
    let lists = lists.chain(&sheet.totems);
    let lists = lists.chain(sheet.schedule.iter().map(|due| &due.effects));
    let lists = lists.chain([&sheet.breach, &sheet.production]);
    let actions = || sheet.actions.iter();
    let lists = lists.chain(actions().map(|action| &action.effects));
    let steps = actions().flat_map(|action| &action.steps);
    let lists = lists.chain(steps.map(|step| &step.effects));
    let lists = lists.chain(sheet.inventions.iter().map(|card| &card.on_build));
    let lists = lists.chain(sheet.tokens.iter().map(|token| &token.usage.effects));
    lists.flatten().flat_map(inside).collect()
}

/// An effect and those that it holds.
fn inside(effect: &Effect) -> Vec<&Effect> {
    let parts = effect.parts().into_iter().flatten().flat_map(inside);
    std::iter::once(effect).chain(parts).collect()
}
