//! Last days that can still be won: the fields that are said to win do, and a day that can be won has one.
//!
//! `CASTAWAY_GAMES=200 cargo test --release -p castaway-rollwrite --test foresight -- --nocapture` measures more of them.

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    content::Check,
    foresight::{Budget, can_win, wins},
    ids::Difficulty,
    policy::{self, Style},
    setup::{Island, Setup},
    state::{Phase, State},
};

/// What an exhaustive search may think about.
const ALL: Budget = Budget(4_000_000);

/// A game played up to the morning of its last day, if it comes to that.
fn last_day(catalog: &Catalog, scenario: &str, seed: u64) -> Option<State> {
    let setup = Setup {
        seats: 1,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(seed),
    };
    let style = Style::number(0).wide(1);
    let mut state = RollWrite::create(catalog, &setup, seed).ok()?.state;
    while state.day < state.charter.days {
        let seat = state.asked()?;
        let order = policy::choose_as(catalog, &state, seat, &style)?;
        state = RollWrite::apply(catalog, &state, seat, &order).ok()?.state;
    }
    matches!(state.phase, Phase::Turn(_)).then_some(state)
}

/// Goals that stand open in the morning.
fn is_open(state: &State) -> bool {
    let goals = &state.charter.goals;
    let met = |g| castaway_rollwrite::engine::goal_met(state, Seat(0), g);
    !goals.is_empty() && !goals.iter().all(met)
}

#[test]
fn what_is_said_to_win_wins_and_what_can_be_won_is_shown() {
    let catalog = Catalog::load().unwrap();
    let wanted = std::env::var("CASTAWAY_GAMES").ok();
    let wanted: usize = wanted.and_then(|n| n.parse().ok()).unwrap_or(8);
    let seat = Seat(0);
    let (mut days, mut shown, mut fields, mut lost) = (0, 0, 0, 0);
    let scenarios: Vec<&str> = catalog
        .scenarios
        .iter()
        .filter(|s| !s.goals.is_empty())
        .map(|s| s.id.as_str())
        .collect();
    'all: for seed in 0..10_000u64 {
        for scenario in &scenarios {
            if days == wanted {
                break 'all;
            }
            let Some(state) = last_day(&catalog, scenario, seed) else {
                continue;
            };
            if !is_open(&state) || wins(&catalog, &state, seat, ALL).is_empty() {
                continue;
            }
            days += 1;
            let found = wins(&catalog, &state, seat, Budget::PANEL);
            shown += usize::from(!found.is_empty());
            for win in found {
                fields += 1;
                let mut after = state.clone();
                for order in &win.orders {
                    after = RollWrite::apply(&catalog, &after, seat, order)
                        .unwrap()
                        .state;
                }
                lost += usize::from(!can_win(&catalog, &after, seat, ALL));
            }
        }
    }
    println!("{days} days, a winning field shown on {shown}; of {fields} fields {lost} lose");
    assert_eq!(days, wanted);
    assert!(shown * 100 >= days * 95, "{shown} of {days}");
    assert!(lost * 20 <= fields, "{lost} of {fields}");
}

#[test]
fn a_task_that_is_looked_at_after_the_last_day_is_won_only_then() {
    let catalog = Catalog::load().unwrap();
    let state = (0..50)
        .find_map(|seed| last_day(&catalog, "s09", seed))
        .unwrap();
    assert_eq!(state.charter.check, Check::AtEnd);
    let mut early = state.clone();
    early.day -= 1;
    assert!(wins(&catalog, &early, Seat(0), Budget::PANEL).is_empty());
}
