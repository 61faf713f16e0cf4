//! Sure builds that do nothing for each other are carried out without a question which of them comes first.

use crate::at_once::three;
use crate::person::{
    Person,
    company::{meta, sub, until, users},
};
use crate::planted::plant;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    catalog::Catalog,
    command::Command,
    ids::Track,
    plan::{Assignment, Goal, Pawn, Project},
    setup::Setup,
    state::State,
};
use serde_json::json;

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

/// The first plan of a game of three, with shelter and wood, where two build a level each for sure and one rests.
fn planned(catalog: &Catalog, seed: u64) -> Option<State> {
    let setup = Setup::standard(3);
    let mut state = Island::create(catalog, &setup, seed).ok()?.state;
    for _ in 0..60 {
        if state.ask.is_none() {
            break;
        }
        let seat = Island::awaited(catalog, &state).first()?.seat;
        let command = Island::legal(catalog, &state, seat).into_iter().next()?;
        state = Island::apply(catalog, &state, seat, &command).ok()?.state;
    }
    state.shelter = true;
    (state.stock.food, state.stock.wood) = (20, 20);
    for person in &mut state.people {
        person.det = 0;
    }
    let level = |track| Goal::Build(Project::Level(track));
    let goals = [level(Track::Roof), level(Track::Palisade), Goal::Rest];
    for (seat, goal) in (0..).zip(goals) {
        // One rests with each pawn by itself.
        let actions = match goal {
            Goal::Rest => vec![vec![Pawn::Seat(seat)]; 2],
            _ => vec![vec![Pawn::Seat(seat); 2]],
        };
        for pawns in actions {
            let action = Command::Assign(Assignment {
                goal: goal.clone(),
                pawns,
                price: 0,
                aids: vec![],
                discount: false,
            });
            state = Island::apply(catalog, &state, Seat(seat), &action)
                .ok()?
                .state;
        }
    }
    Some(state)
}

/// The first of them whose order comes to the same, as the engine asks it.
fn two_sure_builds() -> State {
    let catalog = Catalog::load().unwrap();
    for seed in 0..100 {
        let Some(state) = planned(&catalog, seed) else {
            continue;
        };
        let Ok(asked) = Island::apply(&catalog, &state, Seat(0), &Command::Advance) else {
            continue;
        };
        let ask = asked.state.ask.as_ref();
        let order =
            ask.is_some_and(|ask| matches!(ask.prompt.question, Question::NextAction { .. }));
        if order && Island::moot(&catalog, &asked.state).is_some() {
            return state;
        }
    }
    panic!("no such plan in 100 games");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_sure_builds_are_carried_out_without_a_question_of_order() {
    let mut me = Person::open().await;
    three(&mut me).await;
    me.catch_up().await;
    let start = two_sure_builds();
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    me.until(panel, "Round 1").await;
    for user in users(&me) {
        me.user = user;
        me.press_action(panel, "go").await;
        me.catch_up().await;
    }
    // Nobody has pressed anything else.
    until(&me, |me| state(me).plan.is_empty()).await;
    let log = me.store.log(me.channel, 0, 10_000).unwrap();
    let ordered = log.iter().filter(|entry| {
        let order = entry.command.tree()["order"].clone();
        let picked = &order["command"]["choose"]["picks"][0];
        picked.as_str().is_some_and(|pick| pick.starts_with('p'))
    });
    assert_eq!(ordered.count(), 1, "it is a step of the log all the same");
    me.close().await;
}
