//! The fields within reach: every way offered is accepted, and what it promises can be done there.

use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    ids::{Difficulty, Item},
    reach::{Aim, NUMBERED, Reach, reach},
    setup::{Island, Setup},
    state::State,
};

fn go(catalog: &Catalog, state: &State, seat: Seat, command: &Command) -> State {
    RollWrite::apply(catalog, state, seat, command)
        .unwrap_or_else(|e| panic!("{command:?}: {e:?}"))
        .state
}

fn try_way(catalog: &Catalog, state: &State, seat: Seat, way: &Reach) {
    let walk = Command::Walk {
        dice: way.dice.clone(),
        to: way.hex,
        cross: way.cross,
    };
    match way.aim {
        Aim::Hunt { with } => {
            let hunt = Command::Hunt {
                dice: way.dice.clone(),
                to: way.hex,
                cross: way.cross,
                with,
            };
            go(catalog, state, seat, &hunt);
        }
        Aim::Take { with, matching } => {
            let there = go(catalog, state, seat, &walk);
            let done = go(catalog, &there, seat, &Command::Take { die: with });
            let gained = done.players[seat.index()].survival > there.players[seat.index()].survival;
            assert_eq!(gained, matching);
        }
        Aim::Raze { with } => {
            let there = go(catalog, state, seat, &walk);
            go(catalog, &there, seat, &Command::Raze { die: with });
        }
        Aim::Build => {
            let there = go(catalog, state, seat, &walk);
            let legal = RollWrite::legal(catalog, &there, seat);
            assert!(legal.iter().any(|c| matches!(c, Command::Craft(_))));
        }
        Aim::Sea | Aim::Later | Aim::Stand => {
            go(catalog, state, seat, &walk);
        }
    }
}

/// Gives a bow and what a tent costs, so that every aim comes up.
fn rich(state: &mut State, seat: Seat) {
    let player = &mut state.players[seat.index()];
    player.made.insert(Item::Bow);
    player.plans.insert(Item::Tent, [1, 2, 5].into());
    player.stock.rope = player.stock.rope.max(3);
    player.stock.food = 3;
    player.stock.water = 3;
}

#[test]
fn every_way_offered_can_be_gone_and_does_what_it_says() {
    let catalog = Catalog::load().unwrap();
    let mut aims = [0u32; 7];
    for number in 0..24u64 {
        let mut chance = Chance::from_seed(number);
        let setup = Setup {
            seats: u8::try_from(number % 3 + 1).unwrap(),
            scenarios: vec![["s00", "s06", "s12"][usize::try_from(number % 3).unwrap()].into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(number),
        };
        let mut state = RollWrite::create(&catalog, &setup, number).unwrap().state;
        for _ in 0..250 {
            let Some(seat) = state.asked() else { break };
            rich(&mut state, seat);
            let ways = reach(&catalog, &state, seat);
            let numbers: Vec<u8> = ways.iter().filter_map(|w| w.number).collect();
            assert!(numbers.len() <= NUMBERED);
            assert!(
                numbers
                    .iter()
                    .copied()
                    .eq(1..=u8::try_from(numbers.len()).unwrap())
            );
            for way in &ways {
                aims[match way.aim {
                    Aim::Take { .. } => 0,
                    Aim::Hunt { .. } => 1,
                    Aim::Raze { .. } => 2,
                    Aim::Build => 3,
                    Aim::Sea => 4,
                    Aim::Later => 5,
                    Aim::Stand => 6,
                }] += 1;
                assert!(way.aim == Aim::Stand || way.number.is_some() || numbers.len() == NUMBERED);
                if chance.die(4) == 0 || matches!(way.aim, Aim::Hunt { .. } | Aim::Raze { .. }) {
                    try_way(&catalog, &state, seat, way);
                }
            }
            let list = RollWrite::legal(&catalog, &state, seat);
            let does = |c: &&Command| {
                matches!(
                    c,
                    Command::Take { .. }
                        | Command::Craft(_)
                        | Command::Plan { .. }
                        | Command::Hunt { .. }
                )
            };
            let good: Vec<&Command> = list.iter().filter(does).collect();
            let command = if good.is_empty() {
                list[chance.die(list.len())].clone()
            } else {
                good[chance.die(good.len())].clone()
            };
            state = go(&catalog, &state, seat, &command);
        }
    }
    assert!(
        aims.iter().all(|n| *n > 0),
        "some aims never came up: {aims:?}"
    );
}
