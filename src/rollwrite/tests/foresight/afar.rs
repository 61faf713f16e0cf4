//! A task that is called out of reach is never met, and one that is not met is called so in time.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    foresight::out_of_reach,
    ids::Difficulty,
    policy::{self, Style},
    setup::{Island, Setup},
    state::Phase,
    view::Prospect,
};

use super::ME;

/// Games of each scenario.
const GAMES: u64 = 12;

/// Whether the task was met, and on which day it was first called out of reach.
fn played(catalog: &Catalog, scenario: &str, seed: u64) -> Option<(bool, Option<u8>)> {
    let setup = Setup {
        seats: 1,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Harsh,
        island: Island::Seed(seed),
    };
    // Some play well, some do not.
    let style = Style::number(0).wide(1 + usize::try_from(seed % 3).ok()?);
    let mut state = RollWrite::create(catalog, &setup, seed).ok()?.state;
    let mut gone = None;
    while let Some(seat) = state.asked() {
        if gone.is_none() && out_of_reach(catalog, &state, ME) {
            gone = Some(state.day);
            let view = RollWrite::view(catalog, &state, Some(ME));
            assert_eq!(view.prospect, Prospect::Gone);
            assert!(
                view.reach.iter().all(|way| !way.serves),
                "nothing serves it"
            );
        }
        let order = policy::choose_as(catalog, &state, seat, &style)?;
        state = RollWrite::apply(catalog, &state, seat, &order).ok()?.state;
    }
    let Phase::Over(end) = &state.phase else {
        return None;
    };
    Some((end.scores[0].met, gone))
}

#[test]
fn what_is_called_out_of_reach_is_not_met() {
    let catalog = Catalog::load().unwrap();
    let (mut met, mut missed, mut called) = (0, 0, 0);
    for scenario in catalog.scenarios.iter().filter(|s| !s.goals.is_empty()) {
        for seed in 0..GAMES {
            let id = scenario.id.as_str();
            let Some((won, gone)) = played(&catalog, id, seed) else {
                continue;
            };
            let false_alarm = won && gone.is_some();
            assert!(
                !false_alarm,
                "{id} {seed}: out of reach on day {gone:?}, and met"
            );
            met += usize::from(won);
            missed += usize::from(!won);
            called += usize::from(gone.is_some());
        }
    }
    println!("{met} met, {missed} missed, {called} of them called out of reach");
    assert!(met > 20 && missed > 20, "{met} met, {missed} missed");
    assert!(called * 2 > missed, "{called} of {missed}");
}
