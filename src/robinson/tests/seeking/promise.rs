//! How far a table is on its way to an end, in points.

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::{Aim, Scenario},
    state::State,
};

/// Whether it is known what leads to an end; else only many games find it.
pub fn leads_to(end: &str) -> bool {
    end != "camp-lost" && end != "died"
}

/// The points of a table that goes on.
pub fn of(catalog: &Catalog, state: &State, end: &str) -> i64 {
    let people = state.people.iter().map(|p| i64::from(p.wounds));
    let guests = state.guests.iter().map(|g| i64::from(g.person.wounds));
    // The last wounds of a life weigh most.
    let hurt = |wounds: i64| wounds * wounds * wounds / 12;
    let life = -people.map(hurt).sum::<i64>() - guests.clone().map(hurt).sum::<i64>();
    let food = i64::from(state.stock.food + state.stock.npfood);
    match end {
        "won" => goal(catalog, state) + life + 6 * food.min(6),
        "time-over" => life + 6 * food.min(8) + 8 * i64::from(state.roof),
        "unfed" => life - 20 * food + 8 * i64::from(state.roof),
        "invention-gone" => {
            let gone = |key: &&Key| !state.inventions.contains_key(*key);
            let gone = state.drawn.iter().filter(gone).count();
            life + 600 * i64::from(gone > 0) + 8 * i64::from(state.roof) + 6 * food.min(8)
        }
        "died" => -life,
        // Somebody whom no player plays dies, and nobody else before.
        _ if end.starts_with("died-") => life + 4 * guests.map(hurt).sum::<i64>(),
        _ => life,
    }
}

/// How much of what wins a scenario is there, and of what leads to it.
fn goal(catalog: &Catalog, state: &State) -> i64 {
    let Some(sheet) = catalog.scenarios.get(&state.setup.scenario) else {
        return 0;
    };
    let aims = Island::view(catalog, state, None).aims;
    let mut points: i64 = aims
        .iter()
        .map(|aim| match aim.aim {
            Aim::Rounds { .. } => 0,
            _ => 200 * i64::from(aim.have.min(aim.of)) / i64::from(aim.of.max(1)),
        })
        .sum();
    points += 60 * aims.iter().filter(|aim| aim.met).count() as i64;
    points += 45
        * needed(catalog, sheet)
            .filter(|key| state.built(key.as_str()))
            .count() as i64;
    points += 10 * state.inventions.values().filter(|i| i.built).count() as i64;
    let (wood, fur) = (i64::from(state.stock.wood), i64::from(state.stock.fur));
    points += 12 * wood.min(8) + 14 * fur.min(5);
    points += 12 * i64::from(state.weapon.min(12)) + 6 * i64::from(state.palisade.min(4));
    points += 14 * i64::from(state.roof.min(4)) + 30 * i64::from(state.shelter);
    points += 8 * state.island.values().filter(|t| t.number > 0).count() as i64;
    let better = |(kind, _): &&(Key, _)| {
        let kind = sheet.marker(kind);
        kind.is_some_and(|kind| kind.replaces.is_some() && kind.covers_totem)
    };
    points + 120 * state.markers.iter().filter(better).count() as i64
}

/// The inventions of the sheet and what they are made with.
fn needed<'a>(catalog: &'a Catalog, sheet: &'a Scenario) -> impl Iterator<Item = &'a Key> {
    sheet.inventions.iter().flat_map(|card| {
        let tools = catalog.inventions.get(&card.id).map(|card| &card.items);
        tools.into_iter().flatten().chain([&card.id])
    })
}
