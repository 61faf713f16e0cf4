//! Random games of every quest over 1 to 4 seats: invariants, exact saves, what is listed, replays.

use castaway_discover::{
    Discover,
    catalog::Catalog,
    command::{Command, Gather},
    ids::{Difficulty, Res},
    on_way::OnWay,
    setup::Setup,
    state::{Fate, State},
    stock::Stock,
    trade::Goods,
};
use castaway_harness::{
    here,
    playouts::{self, Moment, Playouts},
};
use castaway_kernel::{Chance, Game, Key, Seat};

/// Games of random legal orders.
struct Random;

/// Orders out of the blue, most of them wrong.
fn wild(chance: &mut Chance) -> Command {
    let n = |chance: &mut Chance, faces| u8::try_from(chance.die(faces)).unwrap();
    match chance.die(10) {
        0 => Command::Move(n(chance, 130)),
        1 => Command::Gather(Gather::Token(n(chance, 4))),
        2 => Command::Scout {
            tile: n(chance, 20),
            second: None,
        },
        3 => Command::Craft(Key::from("spear")),
        4 => Command::Cook(n(chance, 4)),
        5 => Command::Accept(Seat(n(chance, 5))),
        6 => Command::Exit,
        7 => Command::Deliver,
        8 => Command::Go {
            way: (0..3).map(|_| n(chance, 119)).collect(),
            gather: OnWay::Water,
        },
        _ => {
            let to = Seat(n(chance, 5));
            offer(chance, to)
        }
    }
}

fn offer(chance: &mut Chance, to: Seat) -> Command {
    let goods = |chance: &mut Chance| Goods {
        stock: Stock::of(
            Res::ALL[chance.die(10)],
            u8::try_from(chance.die(3)).unwrap(),
        ),
        ..Goods::default()
    };
    Command::Offer {
        to,
        give: goods(chance),
        take: goods(chance),
    }
}

impl Playouts for Random {
    type Game = Discover;
    const GAMES: u64 = 120;
    const STRIDE: usize = 25;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn setup(catalog: &Catalog, seed: u64) -> Setup {
        let mut chance = Chance::from_seed(seed);
        let seats = u8::try_from(seed % 4 + 1).unwrap();
        let fits = |q: &&castaway_discover::content::QuestDef| q.players[0] <= seats;
        let quests: Vec<&Key> = (catalog.quests.values().filter(fits))
            .map(|q| &q.id)
            .collect();
        let quest = quests[chance.die(quests.len())];
        let mut setup = Setup::new(quest.as_str(), seats, seed);
        setup.world.difficulty = Difficulty::ALL[chance.die(3)];
        setup
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.seats.len()).unwrap()
    }

    fn next(moment: &Moment<'_, Self>, chance: &mut Chance) -> Option<(Seat, Command)> {
        let waited = Discover::awaited(moment.catalog, moment.state);
        let seat = waited.get(chance.die(waited.len()))?.seat;
        if moment.state.ask.is_none() && chance.die(12) == 0 && moment.state.seats.len() > 1 {
            let to = Seat(u8::try_from(chance.die(moment.state.seats.len())).unwrap());
            let command = offer(chance, to);
            if Discover::admits(moment.catalog, moment.state, seat, &command) {
                return Some((seat, command));
            }
        }
        // Whoever was offered something says so, and a leader may change at dawn.
        for other in moment.seats().filter(|o| *o != seat) {
            if chance.die(6) == 0 && moment.state.ask.is_none() {
                let mut list = moment.legal(other);
                if let Some(command) = chance.pick(&mut list) {
                    return Some((other, command));
                }
            }
        }
        let mut list = moment.legal(seat);
        if chance.die(6) > 0 && list.len() > 1 {
            list.retain(|c| *c != Command::EndTurn);
        }
        Some((seat, chance.pick(&mut list)?))
    }

    fn wild(moment: &Moment<'_, Self>, chance: &mut Chance) -> Vec<(Seat, Command)> {
        let waited = Discover::awaited(moment.catalog, moment.state);
        let first = waited.first().map(|w| w.seat);
        first.into_iter().map(|seat| (seat, wild(chance))).collect()
    }

    fn broken(moment: &Moment<'_, Self>) -> Vec<String> {
        let s = moment.state;
        let waits = !Discover::awaited(moment.catalog, s).is_empty();
        let over = s.seats.iter().all(|p| p.fate != Fate::Here);
        let wrong =
            (waits == over).then(|| "nobody is waited for, or somebody at the end".to_owned());
        wrong.into_iter().collect()
    }
}

#[test]
fn random_games_end_well() {
    let report = playouts::check::<Random>(here!());
    println!("{report:#?}");
    if report.games >= Random::GAMES {
        assert!(report.refused > report.games, "hardly a wrong command");
        for kind in [
            "choose", "move", "gather", "scout", "craft", "offer", "recover",
        ] {
            assert!(report.used.contains_key(kind), "nobody gives {kind}");
        }
    }
}
