//! How games of the simple player end: `cargo run --release -p castaway-robinson --example stats`.
#![allow(clippy::expect_used)]

use std::collections::BTreeMap;

use castaway_kernel::{Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, event::Event, policy, setup::Setup, tally};

fn main() {
    let catalog = Catalog::load().expect("the content is good");
    for players in 1..=4u8 {
        let mut ends: BTreeMap<String, u32> = BTreeMap::new();
        let mut pile = 0u32;
        let mut rounds = 0u32;
        let mut fire = 0u32;
        let (mut presses, mut stops, mut passed) = (0u32, 0u32, 0u32);
        let mut kinds: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
        let mut hurt: BTreeMap<String, u32> = BTreeMap::new();
        let n: u64 = std::env::args()
            .nth(1)
            .and_then(|a| a.parse().ok())
            .unwrap_or(200);
        for seed in 0..n {
            let mut state = Island::create(&catalog, &Setup::standard(players), seed)
                .expect("a standard setup")
                .state;
            for step in 0.. {
                if state.end.is_some() {
                    break;
                }
                assert!(
                    step < 3000,
                    "{players} players, seed {seed}: {:?} {:?}",
                    state.ask,
                    state.plan
                );
                let (seat, command) = (0..players)
                    .find_map(|s| policy::suggest(&catalog, &state, Seat(s)).map(|c| (Seat(s), c)))
                    .expect("somebody is asked");
                presses += 1;
                let applied =
                    Island::apply(&catalog, &state, seat, &command).expect("a legal command");
                if let Some(stop) = tally::stop(&state, &command, &applied.state) {
                    stops += 1;
                    let (opened, passes) = kinds.entry(stop.kind).or_default();
                    *opened += 1;
                    *passes += u32::from(stop.used.is_none());
                    passed += u32::from(stop.used.is_none());
                }
                let mut last = String::new();
                for event in &applied.events {
                    match event {
                        Event::Wounded { n, .. } => {
                            *hurt.entry(last.clone()).or_default() += u32::from(*n);
                        }
                        Event::Healed { .. } | Event::Morale { .. } | Event::Level { .. } => {}
                        Event::Unmet { owed, .. } => last = format!("unmet {owed:?}"),
                        other => {
                            last = format!("{other:?}")
                                .split([' ', '{'])
                                .next()
                                .unwrap_or_default()
                                .chars()
                                .take(70)
                                .collect();
                        }
                    }
                }
                state = applied.state;
            }
            *ends.entry(format!("{:?}", state.end)).or_default() += 1;
            pile += state.pile.iter().map(|&w| u32::from(w)).sum::<u32>();
            rounds += u32::from(state.round);
            fire += u32::from(state.built("fire"));
        }
        let mut hurt: Vec<_> = hurt.into_iter().map(|(k, v)| (v, k)).collect();
        hurt.sort();
        hurt.reverse();
        hurt.truncate(12);
        println!("{hurt:?}");
        println!("stops, opened and passed: {kinds:?}");
        println!(
            "{players} players: {:.2} presses and {:.3} stops a round, {passed} of {stops} passed",
            f64::from(presses) / f64::from(rounds),
            f64::from(stops) / f64::from(rounds)
        );
        println!(
            "{players} players: {ends:?}; pile {} round {} fire {}",
            pile as f64 / n as f64,
            rounds as f64 / n as f64,
            fire
        );
    }
}
