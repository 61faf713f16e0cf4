//! Games of the roll-and-write game, played by the deterministic player up to a day.
#![allow(dead_code, missing_docs, reason = "each user needs some of it")]

use std::collections::BTreeMap;

use castaway_kernel::{Game, Key, Seat};
use castaway_render::rollwrite::{Medal, Reach, ResultCard, reading_order};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    hex::Hex,
    ids::Difficulty,
    policy,
    setup::{Island, Setup},
    state::State,
    view::View,
};

/// A situation with what can be reached.
pub struct Situation {
    pub name: String,
    pub view: View,
    pub reach: Vec<Reach>,
}

/// A game played until `day` and then `more` orders.
pub fn game(
    catalog: &Catalog,
    (seats, scenario, seed): (u8, &[&str], u64),
    (day, more): (u8, u32),
) -> Option<State> {
    let setup = Setup {
        seats,
        scenarios: scenario.iter().map(|id| Key::from(*id)).collect(),
        difficulty: Difficulty::Fair,
        island: Island::Seed(seed),
    };
    let mut state = RollWrite::create(catalog, &setup, seed).ok()?.state;
    let mut left = more;
    for _ in 0..4000 {
        if state.day >= day {
            if left == 0 {
                break;
            }
            left -= 1;
        }
        let Some(seat) = state.asked() else { break };
        let command = policy::choose(catalog, &state, seat)?;
        state = RollWrite::apply(catalog, &state, seat, &command)
            .ok()?
            .state;
    }
    Some(state)
}

/// The fields worth a number: those with something on them, cheapest way first.
pub fn reach(catalog: &Catalog, state: &State) -> Vec<Reach> {
    let Some(seat) = state.asked() else {
        return Vec::new();
    };
    let mut found: BTreeMap<Hex, u8> = BTreeMap::new();
    for command in RollWrite::legal(catalog, state, seat) {
        let (at, dice) = match command {
            Command::Walk { dice, to, cross: 0 } => (to, dice.len()),
            Command::Hunt { dice, to, .. } => (to, dice.len() + 1),
            _ => continue,
        };
        let dice = u8::try_from(dice).unwrap_or(u8::MAX);
        let least = found.entry(at).or_insert(dice);
        *least = (*least).min(dice);
    }
    let fresh = |at: &Hex| {
        let field = state.map.get(*at);
        field.is_some_and(|f| !f.used && !state.map.is_empty(*at)) && state.pawn_at(*at).is_none()
    };
    let mut list: Vec<(Hex, u8)> = found.into_iter().filter(|(at, _)| fresh(at)).collect();
    list.sort_by_key(|(at, dice)| (*dice, reading_order(&state.map, *at)));
    list.truncate(25);
    list.sort_by_key(|(at, _)| reading_order(&state.map, *at));
    (1..)
        .zip(list)
        .map(|(number, (at, dice))| Reach { at, number, dice })
        .collect()
}

/// One situation out of a game.
pub fn situation(
    catalog: &Catalog,
    name: &str,
    setup: (u8, &[&str], u64),
    until: (u8, u32),
) -> Option<Situation> {
    let state = game(catalog, setup, until)?;
    Some(Situation {
        name: name.to_owned(),
        view: RollWrite::view(catalog, &state, Some(Seat(0))),
        reach: reach(catalog, &state),
    })
}

/// Early, in the middle and late, alone and in company.
pub fn all(catalog: &Catalog) -> Vec<Situation> {
    [
        situation(catalog, "solo_start", (1, &["s12"], 4), (0, 0)),
        situation(catalog, "solo_early", (1, &["s12"], 4), (2, 0)),
        situation(catalog, "solo_middle", (1, &["s13"], 7), (9, 3)),
        situation(catalog, "solo_late", (1, &["s00"], 11), (16, 1)),
        situation(catalog, "solo_over", (1, &["s08"], 5), (99, 0)),
        situation(catalog, "pair_middle", (2, &["s11"], 3), (6, 4)),
        situation(catalog, "four_early", (4, &["s15"], 2), (2, 5)),
        situation(catalog, "four_late", (4, &["s00"], 9), (15, 9)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Cards of finished games.
pub fn results() -> Vec<(&'static str, ResultCard)> {
    let card = ResultCard {
        over: "Daily island · 21 November 2026".to_owned(),
        island: "Lantern Reach".to_owned(),
        scenario: "Crown of the Reef".to_owned(),
        points: 128,
        points_word: "points".to_owned(),
        medal: Some(Medal::Sun),
        medal_word: "Sun medal".to_owned(),
        met: true,
        met_word: "Scenario met".to_owned(),
        days: 12,
        days_limit: 15,
        days_word: "Days".to_owned(),
        foot: "12 days in a row".to_owned(),
    };
    let german = ResultCard {
        over: "Insel des Tages · 21. November 2026".to_owned(),
        island: "Kestrel Shoal".to_owned(),
        scenario: "Langer Aufenthalt".to_owned(),
        points: 97,
        points_word: "Punkte".to_owned(),
        medal: Some(Medal::Silver),
        medal_word: "Silbermedaille".to_owned(),
        met_word: "Aufgabe erfüllt".to_owned(),
        days_word: "Tage".to_owned(),
        foot: String::new(),
        ..card.clone()
    };
    let failed = ResultCard {
        points: 8,
        medal: None,
        medal_word: "No medal".to_owned(),
        met: false,
        met_word: "Scenario failed".to_owned(),
        ..card.clone()
    };
    let bronze = ResultCard {
        medal: Some(Medal::Bronze),
        ..german.clone()
    };
    let gold = ResultCard {
        medal: Some(Medal::Gold),
        ..card.clone()
    };
    vec![
        ("sun", card),
        ("silver", german),
        ("none", failed),
        ("bronze", bronze),
        ("gold", gold),
    ]
}
