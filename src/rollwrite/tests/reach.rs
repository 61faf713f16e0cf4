//! The fields within reach: every way offered is accepted, and what it promises can be done there.

use std::collections::BTreeSet;

use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    hex::Hex,
    ids::{Difficulty, Feature, Item, Resource},
    legal,
    map::Map,
    mark::{Mark, NoMark},
    reach::{Reach, ReachAim, reach},
    setup::{Island, Setup},
    state::{State, Structure},
};

fn go(catalog: &Catalog, state: &State, seat: Seat, command: &Command) -> State {
    RollWrite::apply(catalog, state, seat, command)
        .unwrap_or_else(|e| panic!("{command:?}: {e:?}"))
        .state
}

fn try_way(catalog: &Catalog, state: &State, seat: Seat, way: &Reach) {
    let orders = way.orders();
    let played = legal::play(catalog, state, seat, &orders);
    assert!(played.is_some(), "{orders:?} are not all accepted");
    let walk = Command::Walk {
        dice: way.dice.clone(),
        to: way.hex,
        cross: way.cross,
    };
    match way.aim {
        ReachAim::Hunt { with } => {
            let hunt = Command::Hunt {
                dice: way.dice.clone(),
                to: way.hex,
                cross: way.cross,
                with,
            };
            go(catalog, state, seat, &hunt);
        }
        ReachAim::Take { with, matching } => {
            let there = go(catalog, state, seat, &walk);
            let done = go(catalog, &there, seat, &Command::Take { die: with });
            let gained = done.players[seat.index()].survival > there.players[seat.index()].survival;
            assert_eq!(gained, matching);
        }
        ReachAim::Raze { with } => {
            let there = go(catalog, state, seat, &walk);
            go(catalog, &there, seat, &Command::Raze { die: with });
        }
        ReachAim::Build => {
            let there = go(catalog, state, seat, &walk);
            let legal = RollWrite::legal(catalog, &there, seat);
            assert!(legal.iter().any(|c| matches!(c, Command::Craft(_))));
        }
        ReachAim::Sea | ReachAim::Later | ReachAim::Stand => {
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
    let mut serving = 0;
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
            for way in &ways {
                aims[match way.aim {
                    ReachAim::Take { .. } => 0,
                    ReachAim::Hunt { .. } => 1,
                    ReachAim::Raze { .. } => 2,
                    ReachAim::Build => 3,
                    ReachAim::Sea => 4,
                    ReachAim::Later => 5,
                    ReachAim::Stand => 6,
                }] += 1;
                serving += u32::from(way.serves);
                if chance.die(4) == 0
                    || matches!(way.aim, ReachAim::Hunt { .. } | ReachAim::Raze { .. })
                {
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
    assert!(serving > 0, "no way ever served a goal");
}

#[test]
fn every_field_has_a_name_of_its_own_that_can_be_typed() {
    for (cols, rows) in [(14, 10), (10, 14), (20, 12), (9, 9)] {
        let map = Map::empty(cols, rows);
        let mut names = BTreeSet::new();
        for at in map.hexes() {
            let mark = Mark::of(at);
            assert_eq!(mark.hex(), at);
            let text = mark.to_string();
            for typed in [text.clone(), text.to_lowercase(), format!(" {text} ")] {
                assert_eq!(typed.parse(), Ok(mark), "{typed}");
            }
            names.insert(text);
        }
        assert_eq!(names.len(), usize::from(cols) * usize::from(rows));
    }
    // As the picture shows them: letters along the upper side, numbers along the left.
    assert_eq!(Mark::of(Hex::new(0, 9)).to_string(), "A10");
    assert_eq!(Mark::of(Hex::new(13, 0)).to_string(), "N1");
    for bad in ["", "7", "K", "KK3", "K0", "K-1", "K999", "ä3", "3K", "🏝3"] {
        assert_eq!(bad.parse::<Mark>(), Err(NoMark), "{bad}");
    }
}

#[test]
fn fields_that_serve_the_scenario_are_known() {
    let catalog = Catalog::load().unwrap();
    let setup = Setup {
        seats: 1,
        scenarios: vec!["s14".into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(3),
    };
    let mut state = RollWrite::create(&catalog, &setup, 3).unwrap().state;
    let seat = Seat(0);
    let start = RollWrite::legal(&catalog, &state, seat).remove(0);
    state = go(&catalog, &state, seat, &start);
    // One campfire stands, another can be built: only fields far enough from the first serve the goal.
    let distance = 5;
    let here = state.players[0].at.unwrap();
    state.structures.push(Structure {
        owner: seat,
        item: Item::Campfire,
        at: here,
    });
    let player = &mut state.players[0];
    player.made.insert(Item::Campfire);
    player.plans.insert(Item::Campfire, [1, 3, 6].into());
    player.stock.wood = 3;
    let ways = reach(&catalog, &state, seat);
    let builds = |w: &&Reach| w.aim == ReachAim::Build;
    assert!(ways.iter().filter(builds).any(|w| w.serves));
    for way in ways.iter().filter(builds) {
        assert_eq!(way.serves, way.hex.distance(here) >= distance, "{way:?}");
    }
    // Two more fires take six wood; smoke serves also while no die fits.
    let serving = |state: &State, wood: bool| {
        for way in reach(&catalog, state, seat) {
            let feature = state.map.get(way.hex).unwrap().feature;
            let logs = matches!(
                feature,
                Feature::Gather {
                    resource: Resource::Wood,
                    ..
                }
            );
            match way.aim {
                ReachAim::Take { .. } => {
                    let serves = feature == Feature::Smoke || (wood && logs);
                    assert_eq!(way.serves, serves, "{way:?}");
                }
                ReachAim::Later => assert_eq!(way.serves, feature == Feature::Smoke, "{way:?}"),
                ReachAim::Hunt { .. }
                | ReachAim::Raze { .. }
                | ReachAim::Build
                | ReachAim::Sea
                | ReachAim::Stand => {}
            }
        }
    };
    serving(&state, true);
    state.players[0].stock.wood = 6;
    serving(&state, false);
}

/// Whether a pawn that has walked so can take what lies there with a die that is left, and whether one of them matches.
fn taking(catalog: &Catalog, there: &State, rest: &[u8]) -> Option<bool> {
    let seat = Seat(0);
    let takes = rest.iter().filter_map(|die| {
        let done = RollWrite::apply(catalog, there, seat, &Command::Take { die: *die }).ok()?;
        Some(done.state.players[0].survival > there.players[0].survival)
    });
    takes.max()
}

/// What matters of a way, in the order in which it matters; less is better.
type Price = (u8, bool, usize, bool, u8);

/// Every way to a field that is accepted, tried one by one.
fn every_way(catalog: &Catalog, state: &State, to: Hex, steps: u8) -> Vec<Price> {
    let seat = Seat(0);
    let castaway_rollwrite::state::Phase::Turn(turn) = &state.phase else {
        return Vec::new();
    };
    let free: Vec<u8> = (0u8..)
        .zip(&turn.dice)
        .filter(|(_, d)| !d.spent)
        .map(|(slot, _)| slot)
        .collect();
    let mut all = Vec::new();
    for set in 0..1u32 << free.len() {
        let on = |i: usize| set & (1 << i) != 0;
        let pick = |wanted: bool| -> Vec<u8> {
            let places = (0..free.len()).filter(|i| on(*i) == wanted);
            places.map(|i| free[i]).collect()
        };
        let (dice, rest) = (pick(true), pick(false));
        let pips: u8 = dice.iter().map(|d| turn.dice[usize::from(*d)].value).sum();
        for cross in 0..=state.players[0].survival.min(4) {
            let cross = u8::try_from(cross).unwrap();
            let walk = Command::Walk {
                dice: dice.clone(),
                to,
                cross,
            };
            if let Ok(there) = RollWrite::apply(catalog, state, seat, &walk) {
                let takes = taking(catalog, &there.state, &rest);
                let lost = (pips + turn.stride).saturating_sub(steps);
                all.push((
                    cross,
                    takes.is_none(),
                    dice.len(),
                    takes != Some(true),
                    lost,
                ));
                break;
            }
        }
    }
    all
}

#[test]
fn of_all_ways_to_a_field_the_best_is_offered() {
    let catalog = Catalog::load().unwrap();
    let mut compared = [0; 3];
    for number in 0..8u64 {
        let mut chance = Chance::from_seed(number);
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(number),
        };
        let mut state = RollWrite::create(&catalog, &setup, number).unwrap().state;
        for _ in 0..30 {
            let Some(seat) = state.asked() else { break };
            state.players[0].survival = state.players[0].survival.max(2);
            for way in reach(&catalog, &state, seat) {
                if !matches!(way.aim, ReachAim::Take { .. } | ReachAim::Later) || chance.die(3) > 0
                {
                    continue;
                }
                let all = every_way(&catalog, &state, way.hex, way.steps);
                let best = all.iter().min().expect("the offered one at least");
                let later = way.aim == ReachAim::Later;
                let matching = matches!(way.aim, ReachAim::Take { matching: true, .. });
                let offered = (way.cross, later, way.dice.len(), !matching);
                assert_eq!(
                    offered,
                    (best.0, best.1, best.2, best.3),
                    "seed {number}: {way:?} of {all:?}"
                );
                compared[0] += usize::from(all.len() > 1);
                compared[1] += usize::from(later);
                compared[2] += usize::from(matching);
            }
            let list = RollWrite::legal(&catalog, &state, seat);
            state = go(&catalog, &state, seat, &list[chance.die(list.len())]);
        }
    }
    assert!(compared.iter().all(|n| *n > 10), "{compared:?}");
}

#[test]
fn a_picture_is_read_line_by_line() {
    use castaway_rollwrite::reach::reading_order;
    // Every second column lies half a field lower.
    let read = |col, row| reading_order(Hex::new(col, row));
    assert!(read(1, 0) < read(0, 0) && read(0, 0) < read(1, 1));
    assert!(read(2, 0) < read(1, 1) && read(9, 3) < read(8, 3) && read(8, 3) < read(1, 4));
}

#[test]
fn what_is_to_be_held_serves_until_there_is_enough() {
    let catalog = Catalog::load().unwrap();
    let mut seen = [0; 2];
    for number in 0..6u64 {
        let setup = Setup {
            seats: 1,
            scenarios: vec!["s09".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(number),
        };
        let mut state = RollWrite::create(&catalog, &setup, number).unwrap().state;
        let seat = Seat(0);
        let start = RollWrite::legal(&catalog, &state, seat).remove(0);
        state = go(&catalog, &state, seat, &start);
        // Six water and five food are to be held, and pot and flask to be owned.
        let player = &mut state.players[0];
        player.made.extend([Item::Pot, Item::Flask]);
        // Three nights eat of it before it counts.
        (player.stock.water, player.stock.food) = (0, 8);
        for way in reach(&catalog, &state, seat) {
            let ReachAim::Take { .. } = way.aim else {
                continue;
            };
            let feature = state.map.get(way.hex).unwrap().feature;
            let water = matches!(
                feature,
                Feature::Gather {
                    resource: Resource::Water,
                    ..
                }
            );
            assert_eq!(way.serves, water, "seed {number}: {way:?} {feature:?}");
            seen[usize::from(water)] += 1;
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "{seen:?}");
}
