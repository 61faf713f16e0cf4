//! The player: every order of its plans is accepted, it plays the same again, and it plays well.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    daily, gate,
    ids::{Class, Difficulty},
    medal::Par,
    policy::{self, Style},
    setup::{Island, Setup},
};

fn setup(seats: u8, scenario: &str, class: Class, seed: u64) -> Setup {
    Setup {
        seats,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Fair,
        island: Island::Of { class, seed },
    }
}

#[test]
fn its_plans_are_accepted_and_come_again() {
    let catalog = Catalog::load().unwrap();
    let style = Style::number(0).wide(4);
    for (seats, scenario) in [(1, "s06"), (1, "s13"), (1, "s10"), (2, "s00"), (3, "s15")] {
        let setup = setup(seats, scenario, Class::Standard, 5);
        let mut state = RollWrite::create(&catalog, &setup, 9).unwrap().state;
        while let Some(seat) = state.asked() {
            let plan = policy::plan(&catalog, &state, seat, &style);
            assert_eq!(plan, policy::plan(&catalog, &state, seat, &style));
            assert_eq!(
                plan.first().cloned(),
                policy::choose_as(&catalog, &state, seat, &style)
            );
            for command in plan {
                state = RollWrite::apply(&catalog, &state, seat, &command)
                    .unwrap_or_else(|e| panic!("{scenario} {command:?}: {e:?}"))
                    .state;
            }
        }
    }
}

#[test]
fn it_plays_well_and_a_wide_search_better_than_a_narrow_one() {
    let catalog = Catalog::load().unwrap();
    let mean = |width| {
        let style = Style::number(0).wide(width);
        let points = (0..8u64).map(|seed| {
            let setup = setup(1, "s00", Class::Standard, seed);
            let end = gate::play_as(&catalog, &setup, seed, &style).unwrap();
            u32::from(end.scores[0].total())
        });
        points.sum::<u32>() / 8
    };
    let (narrow, usual) = (mean(1), mean(8));
    assert!(usual >= 110, "{usual} on eight islands");
    assert!(usual > narrow, "{usual} and {narrow}");
}

#[test]
fn the_game_of_a_day_passes_its_gate_and_has_medals() {
    let catalog = Catalog::load().unwrap();
    let today = daily::of(&catalog, "2026-12-08".parse().unwrap());
    assert!(gate::passes(&catalog, &today.setup));
    let par = daily::par(&catalog, &today.setup, today.seed).unwrap();
    let Par {
        bronze,
        silver,
        gold,
        sun,
    } = par;
    assert!(bronze <= silver && silver <= gold && gold < sun, "{par:?}");
}
