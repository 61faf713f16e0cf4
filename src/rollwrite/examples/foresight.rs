//! How long looking ahead takes on last days: `cargo run --release -p castaway-rollwrite --example foresight 200`.
#![expect(
    clippy::disallowed_methods,
    reason = "a measurement of time needs a clock"
)]

use std::time::{Duration, Instant};

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    foresight::{self, Budget},
    ids::Difficulty,
    policy::{self, Style},
    setup::{Island, Setup},
    state::{Phase, State},
};

/// All moments of the last day of a game of the player.
fn last_day(catalog: &Catalog, scenario: &str, seed: u64) -> Vec<State> {
    let setup = Setup {
        seats: 1,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(seed),
    };
    let style = Style::number(0).wide(1);
    let Ok(first) = RollWrite::create(catalog, &setup, seed) else {
        return Vec::new();
    };
    let mut state = first.state;
    let mut moments = Vec::new();
    while let Some(seat) = state.asked() {
        if state.day == state.charter.days && matches!(state.phase, Phase::Turn(_)) {
            moments.push(state.clone());
        }
        let next = policy::choose_as(catalog, &state, seat, &style);
        let next = next.and_then(|order| RollWrite::apply(catalog, &state, seat, &order).ok());
        match next {
            Some(next) => state = next.state,
            None => break,
        }
    }
    moments
}

fn main() {
    let Ok(catalog) = Catalog::load() else {
        return;
    };
    let wanted = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let wanted: usize = wanted.unwrap_or(200);
    let scenarios: Vec<String> = catalog
        .scenarios
        .iter()
        .filter(|s| !s.goals.is_empty())
        .map(|s| s.id.to_string())
        .collect();
    let (mut days, mut wins, mut single) = (0, Vec::new(), Vec::new());
    'all: for seed in 0.. {
        for scenario in &scenarios {
            let moments = last_day(&catalog, scenario, seed);
            days += usize::from(!moments.is_empty());
            for state in &moments {
                wins.push(timed(|| {
                    foresight::wins(&catalog, state, Seat(0), Budget::PANEL);
                }));
                single.push(timed(|| {
                    foresight::can_win(&catalog, state, Seat(0), Budget::PANEL);
                }));
            }
            if days >= wanted {
                break 'all;
            }
        }
    }
    println!("{days} last days");
    told("the yellow fields of a panel", wins);
    told("whether a day can be won", single);
}

fn timed(work: impl Fn()) -> Duration {
    let run = |_| {
        let begun = Instant::now();
        work();
        begun.elapsed()
    };
    // The fastest of some runs, for other work on the machine comes between.
    (0..20).map(run).min().unwrap_or_default()
}

fn told(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |percent: usize| {
        let found = times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
        found.map_or(0, Duration::as_micros)
    };
    println!(
        "{what}: {} moments, median {} µs, 99 of 100 within {} µs, longest {} µs",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
}
