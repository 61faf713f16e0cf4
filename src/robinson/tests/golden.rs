//! Golden games: recorded commands lead to the same states. Every scenario of the catalog has one for each way to end.

mod meaning;
mod seeking;

use std::collections::BTreeMap;

use castaway_harness::{
    golden::{self, Record, Recorded},
    here,
};
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::{Aim, Scenario},
    ids::Who,
    state::{End, State},
};
use serde::{Deserialize, Serialize};

/// Games of computer players.
struct Sensible;

/// How a recorded game came out.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Ended {
    end: End,
}

impl Recorded for Sensible {
    type Game = Island;
    type End = Ended;
    const STRIDE: usize = 25;

    fn catalog() -> Catalog {
        Catalog::load().expect("the content is good")
    }

    fn end(state: &State) -> Option<Ended> {
        state.end.map(|end| Ended { end })
    }

    fn meaning(state: &State) -> Vec<u8> {
        let later = meaning::LATER.words(state).into_bytes();
        [meaning::words(state), later].concat()
    }

    fn record(
        catalog: &Catalog,
        wanted: &dyn Fn(&str) -> bool,
    ) -> impl Iterator<Item = (String, Record<Self>)> {
        let all = (catalog.scenarios.values()).flat_map(|sheet| {
            let games = kept(sheet).into_iter();
            games.map(move |(seats, end)| (sheet.id.as_str(), seats, end))
        });
        all.filter_map(move |(scenario, seats, end)| {
            let name = format!("{scenario}-{seats}-{end}");
            if !wanted(&name) {
                return None;
            }
            let found = seeking::seek(catalog, (scenario, seats), &end, ending);
            let Some(found) = found else {
                println!("{name}: no such game was found");
                return None;
            };
            let mut orders = found.orders.into_iter();
            println!("{name}: {} commands", orders.len());
            let table = (found.setup, found.seed);
            let game = Record::play(catalog, table, usize::MAX, |_| orders.next());
            Some((name, game.expect("the game that was found")))
        })
    }
}

/// The games worth keeping of a scenario: one for each way to end, for each number of seats in turn; of the first scenario
/// each for every number.
fn kept(sheet: &Scenario) -> Vec<(u8, String)> {
    let ends = ends(sheet).into_iter();
    match sheet.number {
        Some(1) => ends
            .flat_map(|end| (1..=4).map(move |seats| (seats, end.clone())))
            .collect(),
        // So that each end is met by other numbers of seats in other scenarios.
        n => {
            let first = n.or(sheet.own).unwrap_or_default();
            (1..=4).cycle().skip(first.into()).zip(ends).collect()
        }
    }
}

/// The ways in which games of a sheet end.
fn ends(sheet: &Scenario) -> Vec<String> {
    let mut ends: Vec<String> = ["won", "died", "time-over", "camp-lost"]
        .map(Into::into)
        .into();
    let people = sheet.people.iter();
    ends.extend(people.map(|person| format!("died-{}", person.id)));
    if !sheet.mouths.is_empty() {
        ends.push("unfed".into());
    }
    if sheet.win.all.contains(&Aim::Drawn) {
        ends.push("invention-gone".into());
    }
    if sheet.crew.iter().any(|member| member.vital) {
        ends.push("crew-lost".into());
    }
    if sheet.closing().is_some() {
        ends.push("out-of-reach".into());
    }
    ends
}

/// What an end is called: as in saves, with the name of whoever died if no player plays them.
fn ending(catalog: &Catalog, state: &State) -> Option<String> {
    let end = state.end?;
    let saved = serde_json::to_value(end).expect("an end can be saved");
    let tag = match &saved {
        serde_json::Value::Object(fields) => fields.keys().next()?,
        plain => plain.as_str()?,
    };
    let tag = tag.replace('_', "-");
    let End::Died(Who::Guest(n)) = end else {
        return Some(tag);
    };
    let sheet = catalog.scenarios.get(&state.setup.scenario)?;
    let person = sheet.people.get(usize::from(n))?;
    Some(format!("{tag}-{}", person.id))
}

#[test]
fn every_field_of_a_save_is_told_or_left_out_on_purpose() {
    assert_eq!(meaning::FIELDS.mistakes::<State>(), Vec::<String>::new());
    let told = [meaning::LATER.always, meaning::LATER.sometimes].concat();
    let left_out = meaning::FIELDS.left_out;
    assert!(told.iter().all(|name| left_out.contains(name)));
}

#[test]
fn recorded_games_come_out_the_same() {
    let catalog = Sensible::catalog();
    let mut by_seats = [0; 4];
    let mut recorded = BTreeMap::<_, Vec<String>>::new();
    for game in golden::check::<Sensible>(here!()) {
        by_seats[game.setup.characters.len() - 1] += 1;
        let state = State {
            end: Some(game.end.end),
            ..Island::create(&catalog, &game.setup, 0)
                .expect("a table")
                .state
        };
        let end = ending(&catalog, &state).expect("an end");
        recorded.entry(game.setup.scenario).or_default().push(end);
    }
    assert!(
        by_seats.iter().all(|n| *n > 0),
        "every number of seats has a game: {by_seats:?}"
    );
    let missing: Vec<String> = (catalog.scenarios.values())
        .flat_map(|sheet| {
            let there = recorded.get(&sheet.id);
            let lacks = move |end: &String| !there.is_some_and(|all| all.contains(end));
            let lacking = ends(sheet).into_iter().filter(lacks);
            lacking.map(|end| format!("{}: {end}", sheet.id))
        })
        .collect();
    assert!(
        missing.is_empty(),
        "no game of {}; CASTAWAY_BLESS=missing looks for them",
        missing.join(", ")
    );
}
