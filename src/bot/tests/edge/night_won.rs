//! The night that wins the game asks nobody whether the camp moves, and nobody has voted on it.

use crate::at_once::three;
use crate::person::{
    Person,
    company::{meta, sub, until, users},
};
use crate::planted::plant;
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::{End, State},
};
use castaway_table::STANDING;
use serde_json::json;

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

/// A game of three on the sheet to learn with, in the planning of its last round.
fn last_round(catalog: &Catalog, seed: u64) -> Option<State> {
    let setup = Setup {
        scenario: "mail_boat".into(),
        ..Setup::standard(3)
    };
    let mut state = Island::create(catalog, &setup, seed).ok()?.state;
    for _ in 0..600 {
        if state.planning && state.ask.is_none() && state.round == 4 {
            return Some(state);
        }
        let awaited = Island::awaited(catalog, &state);
        let step = awaited.iter().find_map(|one| {
            let command = policy::suggest(catalog, &state, one.seat).unwrap_or(Command::Advance);
            Island::apply(catalog, &state, one.seat, &command).ok()
        });
        state = step?.state;
    }
    None
}

/// The same with a shelter, two beacons and enough to live on, where all rest.
fn all_rest(catalog: &Catalog, seed: u64) -> Option<State> {
    let mut state = last_round(catalog, seed)?;
    state.plan.clear();
    state.shelter = true;
    (state.roof, state.palisade) = (9, 9);
    (state.stock.food, state.stock.wood) = (20, 20);
    let tiles: Vec<_> = state.island.keys().copied().collect();
    state.markers = (tiles.into_iter())
        .map(|at| (Key::from("beacon_fire"), at))
        .collect();
    for person in &mut state.people {
        person.wounds = 0;
    }
    for seat in [0, 0, 1, 1, 2, 2] {
        let rest = Command::Assign(Assignment {
            goal: Goal::Rest,
            pawns: vec![Pawn::Seat(seat)],
            price: 0,
            aids: vec![],
            discount: false,
        });
        state = Island::apply(catalog, &state, Seat(seat), &rest)
            .ok()?
            .state;
    }
    Some(state)
}

/// The first of them in which the plan leads to the camp in the night that wins.
fn before_the_night() -> State {
    let catalog = Catalog::load().unwrap();
    for seed in 0..100 {
        let Some(state) = all_rest(&catalog, seed) else {
            continue;
        };
        let Ok(night) = Island::apply(&catalog, &state, Seat(0), &Command::Advance) else {
            continue;
        };
        let ask = night.state.ask.as_ref();
        let camp = ask.is_some_and(|ask| ask.prompt.question == Question::MayMoveCamp);
        if camp && Island::moot(&catalog, &night.state).is_some() {
            return state;
        }
    }
    panic!("no such night in 100 games");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_the_camp_stands_in_the_night_that_wins_nobody_has_voted_on() {
    let mut me = Person::open().await;
    three(&mut me).await;
    me.catch_up().await;
    let start = before_the_night();
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    me.until(panel, "Round 4").await;
    for user in users(&me) {
        me.user = user;
        me.press_action(panel, "go").await;
        me.catch_up().await;
    }
    until(&me, |me| state(me).end.is_some()).await;
    assert_eq!(state(&me).end, Some(End::Won));
    let log = me.store.log(me.channel, 0, 10_000).unwrap();
    let chosen = log.last().expect("the last step");
    let order = chosen.command.tree()["order"].clone();
    assert!(order["command"]["choose"].is_object(), "{order}");
    assert_eq!(chosen.mark.as_deref(), Some(STANDING));
    let votes = log.iter().filter(|entry| {
        let order = &entry.command.tree()["order"];
        !order["vote"].is_null()
    });
    assert_eq!(votes.count(), 0, "nobody voted");
    let told = me.slash("log", json!([])).await;
    assert!(!me.words(told).contains("🗳️"), "{}", me.words(told));
    me.close().await;
}
