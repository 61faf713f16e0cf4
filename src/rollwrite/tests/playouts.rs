//! Random games: no panic, no stuck state, invariants, exact saves, agreement, the same game again.

use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Reply, Shift},
    hex::Hex,
    ids::{Difficulty, Item, Resource},
    setup::{Island, Setup},
    state::State,
};

const GAMES: u64 = 300;

/// Orders out of the blue, most of them wrong.
fn wild(chance: &mut Chance) -> Command {
    let n = |chance: &mut Chance, faces| u8::try_from(chance.die(faces)).unwrap();
    let die = n(chance, 5);
    let item = Item::ALL[chance.die(9)];
    let to = Hex::new(n(chance, 22), n(chance, 14));
    match chance.die(14) {
        0 => Command::Start(to),
        1 => Command::Walk {
            dice: vec![die],
            to,
            cross: n(chance, 2),
        },
        2 => Command::Hunt {
            dice: vec![die],
            to,
            cross: 0,
            with: n(chance, 5),
        },
        3 => Command::Take { die },
        4 => Command::Shift {
            die,
            way: Shift::Down,
        },
        5 => Command::Mask {
            die,
            value: n(chance, 8),
        },
        6 => Command::Plan { die, item },
        7 => Command::Craft(item),
        8 => Command::Raze { die },
        9 => Command::Reply(Reply::Accept),
        10 => Command::Attack {
            target: Seat(n(chance, 6)),
            weapons: vec![item],
        },
        11 => Command::Shoot {
            target: Seat(n(chance, 6)),
        },
        12 => Command::Arm(vec![item, Item::Bow]),
        _ => Command::Forfeit(Resource::ALL[chance.die(5)]),
    }
}

/// Ends turns and offers less often than it builds and takes.
fn pick(list: &[Command], chance: &mut Chance) -> Command {
    let good: Vec<&Command> = list
        .iter()
        .filter(|c| {
            matches!(
                c,
                Command::Take { .. }
                    | Command::Craft(_)
                    | Command::Attack { .. }
                    | Command::Hunt { .. }
                    | Command::Shoot { .. }
                    | Command::Raze { .. }
                    | Command::Plan { .. }
            )
        })
        .collect();
    if !good.is_empty() && chance.die(2) == 0 {
        return good[chance.die(good.len())].clone();
    }
    if chance.die(6) == 0 && list.contains(&Command::EndTurn) {
        return Command::EndTurn;
    }
    list[chance.die(list.len())].clone()
}

fn play(catalog: &Catalog, number: u64, log: &mut Vec<(Seat, Command)>) -> State {
    let mut chance = Chance::from_seed(number);
    let seats = u8::try_from(number % 4 + 1).unwrap();
    let at = chance.die(catalog.scenarios.len());
    let setup = Setup {
        seats,
        scenarios: vec![catalog.scenarios[at].id.clone()],
        difficulty: Difficulty::ALL[chance.die(3)],
        island: Island::Seed(number / 40),
    };
    let mut state = RollWrite::create(catalog, &setup, number).unwrap().state;
    for step in 0.. {
        assert!(step < 6000, "game {number} does not end");
        let broken = RollWrite::check(catalog, &state);
        assert!(broken.is_empty(), "game {number} step {step}: {broken:?}");
        let saved = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&saved).unwrap(), state);
        let Some(seat) = state.asked() else { break };
        let list = RollWrite::legal(catalog, &state, seat);
        assert!(!list.is_empty(), "game {number} step {step} is stuck");
        for _ in 0..3 {
            let command = wild(&mut chance);
            let accepted = RollWrite::apply(catalog, &state, seat, &command).is_ok();
            assert_eq!(
                accepted,
                list.contains(&command),
                "game {number} step {step}: {command:?}"
            );
        }
        if step % 20 == 0 {
            for command in &list {
                let step = RollWrite::apply(catalog, &state, seat, command);
                assert!(
                    step.is_ok(),
                    "game {number}: {command:?} is listed and refused"
                );
            }
        }
        let command = pick(&list, &mut chance);
        state = RollWrite::apply(catalog, &state, seat, &command)
            .unwrap()
            .state;
        log.push((seat, command));
    }
    let mut again = RollWrite::create(catalog, &setup, number).unwrap().state;
    for (seat, command) in log.iter() {
        again = RollWrite::apply(catalog, &again, *seat, command)
            .unwrap()
            .state;
    }
    assert_eq!(again, state, "game {number} replays to another end");
    state
}

#[test]
fn random_games_end_well() {
    let catalog = Catalog::load().unwrap();
    let games = std::env::var("GAMES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(GAMES);
    let mut used = std::collections::BTreeMap::<String, u32>::new();
    for number in 0..games {
        let mut log = Vec::new();
        play(&catalog, number, &mut log);
        for (_, command) in log {
            let text = serde_json::to_string(&command).unwrap();
            let name = text.split('"').nth(1).unwrap_or_default().to_owned();
            *used.entry(name).or_default() += 1;
        }
    }
    println!("{used:#?}");
}
