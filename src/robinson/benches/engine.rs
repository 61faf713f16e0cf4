//! How fast the engine is: one command, one whole game, one view.

#![allow(missing_docs)]

use std::hint::black_box;

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};
use criterion::{Criterion, criterion_group, criterion_main};

fn play(catalog: &Catalog, seed: u64, mut each: impl FnMut(&State, &Command)) -> State {
    let mut state = Island::create(catalog, &Setup::standard(1), seed)
        .expect("a standard setup")
        .state;
    while let Some(command) = policy::suggest(catalog, &state, Seat(0)) {
        each(&state, &command);
        state = Island::apply(catalog, &state, Seat(0), &command)
            .expect("the policy is legal")
            .state;
    }
    state
}

fn engine(c: &mut Criterion) {
    let catalog = Catalog::load().expect("the content is good");
    let mut steps = Vec::new();
    play(&catalog, 7, |state, command| {
        steps.push((state.clone(), command.clone()))
    });

    let mut at = 0;
    c.bench_function("apply one command", |b| {
        b.iter(|| {
            at = (at + 1) % steps.len();
            let (state, command) = &steps[at];
            black_box(Island::apply(&catalog, state, Seat(0), command).is_ok())
        });
    });
    let mut seed = 0;
    c.bench_function("whole playout by the policy", |b| {
        b.iter(|| {
            seed += 1;
            black_box(play(&catalog, seed, |_, _| {}))
        });
    });
    let (state, _) = &steps[steps.len() / 2];
    c.bench_function("view", |b| {
        b.iter(|| black_box(Island::view(&catalog, state, Some(Seat(0)))));
    });
    c.bench_function("legal while planning", |b| {
        let planning = steps
            .iter()
            .map(|(s, _)| s)
            .find(|s| s.planning && s.round >= 4)
            .expect("a planning in round 4");
        b.iter(|| black_box(Island::legal(&catalog, planning, Seat(0))));
    });
    c.bench_function("state to text and back", |b| {
        b.iter(|| {
            let text = serde_json::to_string(state).expect("a state is text");
            black_box(serde_json::from_str::<State>(&text).expect("text is a state"))
        });
    });
}

criterion_group!(benches, engine);
criterion_main!(benches);
