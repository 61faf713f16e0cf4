//! Last days that can still be won: the fields that are said to win do, and a day that can be won has one.
//!
//! `CASTAWAY_GAMES=200 cargo test --release -p castaway-rollwrite --test foresight -- --nocapture` measures more of them.

mod afar;
mod moves;
mod oracle;

use std::collections::BTreeMap;

use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::Check,
    engine,
    foresight::{Budget, can_win, wins},
    ids::Difficulty,
    policy::{self, Style},
    setup::{Island, Setup},
    state::{Phase, Standing, State},
};

/// What an exhaustive search may think about.
const ALL: Budget = Budget(1_000_000);
const ME: Seat = Seat(0);

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
    let met = |g| engine::goal_met(state, ME, g);
    !goals.is_empty() && !goals.iter().all(met)
}

fn after(catalog: &Catalog, state: &State, order: &Command) -> Option<State> {
    let applied = RollWrite::apply(catalog, state, ME, order).ok()?;
    Some(applied.state)
}

/// Whether the game is over with the task met and the player alive.
fn is_won(state: &State) -> bool {
    let Phase::Over(end) = &state.phase else {
        return false;
    };
    let dead = matches!(state.players[0].standing, Standing::Dead { .. });
    end.scores[0].met && !dead
}

/// Plays the day to its end by real orders, each of them one after which the day is still said to be won.
fn play_out(catalog: &Catalog, mut state: State) -> bool {
    for _ in 0..60 {
        let end = match state.charter.check {
            Check::AnyTime => Command::Finish,
            Check::AtEnd => Command::EndTurn,
        };
        if after(catalog, &state, &end).is_some_and(|end| is_won(&end)) {
            return true;
        }
        let idle = |c: &Command| {
            matches!(
                c,
                Command::EndTurn | Command::Finish | Command::Reroll { .. }
            )
        };
        let orders = RollWrite::legal(catalog, &state, ME);
        let next = orders.into_iter().filter(|c| !idle(c)).find_map(|order| {
            let next = after(catalog, &state, &order)?;
            can_win(catalog, &next, ME, ALL).then_some(next)
        });
        match next {
            Some(next) => state = next,
            None => return false,
        }
    }
    false
}

/// What was found on days that can be won.
#[derive(Debug, Default)]
struct Found {
    days: usize,
    shown: usize,
    fields: usize,
    lost: usize,
    /// Days with a winning field by what is thought about.
    smaller: BTreeMap<u32, usize>,
}

#[test]
fn what_is_said_to_win_wins_and_what_can_be_won_is_shown() {
    let catalog = Catalog::load().unwrap();
    let wanted = std::env::var("CASTAWAY_GAMES").ok();
    let wanted: usize = wanted.and_then(|n| n.parse().ok()).unwrap_or(30);
    let mut all = Found::default();
    let scenarios: Vec<&str> = catalog
        .scenarios
        .iter()
        .filter(|s| !s.goals.is_empty())
        .map(|s| s.id.as_str())
        .collect();
    'all: for seed in 0..10_000u64 {
        for scenario in &scenarios {
            if all.days == wanted {
                break 'all;
            }
            let Some(state) = last_day(&catalog, scenario, seed).filter(is_open) else {
                continue;
            };
            let found = wins(&catalog, &state, ME, Budget::PANEL);
            let mut won = 0;
            for win in &found {
                let walked = win
                    .orders
                    .iter()
                    .try_fold(state.clone(), |state, order| after(&catalog, &state, order));
                won += usize::from(walked.is_some_and(|walked| play_out(&catalog, walked)));
            }
            // A day that was played to a win can be won; of the others a search through real orders decides.
            let winnable = won > 0 || !oracle::wins(&catalog, &state, ME, ALL).is_empty();
            if found.len() > won || (won == 0 && winnable) {
                println!("{scenario} {seed}: {won} of {} fields win", found.len());
            }
            all.fields += found.len();
            all.lost += found.len() - won;
            all.days += usize::from(winnable);
            all.shown += usize::from(won > 0);
            for budget in [1_500, 3_000, 6_000, 12_000] {
                let found = !wins(&catalog, &state, ME, Budget(budget)).is_empty();
                *all.smaller.entry(budget).or_default() += usize::from(winnable && found);
            }
        }
    }
    let Found {
        days,
        shown,
        fields,
        lost,
        smaller,
    } = all;
    println!("days with a field by budget: {smaller:?}");
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
    assert!(wins(&catalog, &early, ME, Budget::PANEL).is_empty());
}
