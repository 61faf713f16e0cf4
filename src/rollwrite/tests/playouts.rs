//! Random games of every scenario.

use castaway_harness::{
    here,
    playouts::{self, Moment, Playouts},
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Reply, Shift},
    hex::Hex,
    ids::{Difficulty, Item, Resource},
    policy::{self, Style},
    setup::{Island, Setup},
    state::State,
};

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

/// Games of random legal moves, over 1 to 4 seats.
struct Random;

impl Playouts for Random {
    type Game = RollWrite;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn setup(catalog: &Catalog, seed: u64) -> Setup {
        let mut chance = Chance::from_seed(seed);
        let at = chance.die(catalog.scenarios.len());
        Setup {
            seats: u8::try_from(seed % 4 + 1).unwrap(),
            scenarios: vec![catalog.scenarios[at].id.clone()],
            difficulty: Difficulty::ALL[chance.die(3)],
            island: Island::Seed(seed / 40),
        }
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.players.len()).unwrap()
    }

    fn next(moment: &Moment<'_, Self>, chance: &mut Chance) -> Option<(Seat, Command)> {
        let seat = RollWrite::turn(moment.state)?;
        let list = moment.legal(seat);
        if list.is_empty() {
            return None;
        }
        // Chance alone makes no weapon: every fifth game is mostly the computer player's, so that people meet and fight.
        if moment.seed % 5 == 3 && chance.die(4) > 0 {
            let style = Style::number(0).wide(1);
            let command = policy::choose_as(moment.catalog, moment.state, seat, &style);
            return Some((seat, command?));
        }
        Some((seat, pick(&list, chance)))
    }

    fn wild(moment: &Moment<'_, Self>, chance: &mut Chance) -> Vec<(Seat, Command)> {
        let seat = RollWrite::turn(moment.state);
        let three = seat.into_iter().cycle().take(3);
        three.map(|seat| (seat, wild(chance))).collect()
    }
}

#[test]
fn random_games_end_well() {
    let report = playouts::check::<Random>(here!());
    println!("{report:#?}");
    if report.games >= Random::GAMES {
        assert!(report.refused > report.games, "hardly a wrong command");
        for kind in [
            "attack", "craft", "hunt", "mask", "plan", "reply", "take", "walk",
        ] {
            assert!(report.used.contains_key(kind), "nobody gives {kind}");
        }
    }
}
