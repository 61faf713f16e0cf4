//! Random games of every scenario for every number of seats in both editions, and that the simple player wins some.

use castaway_harness::{
    here,
    playouts::{self, Moment, Playouts},
    seeds,
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    policy,
    rulings::{Edition, Rulings},
    setup::{Setup, Wreckage},
    state::{End, State},
};

/// Games of random legal moves, over 1 to 4 seats.
struct Random;

/// One moment of so many is saved, shown and answered for whoever is silent.
const SAMPLE: usize = 2;
/// So many games of each scenario, number of seats and edition belong to every run; `CASTAWAY_EACH` says another number.
const EACH: u64 = 30;
/// Numbers of seats and editions, for each scenario.
const TABLES: u64 = 4 * 2;

/// Which scenario a seed is of by its place in the list, how many seats it has, which edition it plays, and the how many-th of
/// these tables it is.
fn table(catalog: &Catalog, seed: u64) -> (usize, u8, Edition, u64) {
    let sheets = catalog.scenarios.len() as u64;
    let (kind, nth) = (seed % (TABLES * sheets), seed / (TABLES * sheets));
    let sheet = usize::try_from(kind / TABLES).expect("small");
    let seats = u8::try_from(kind % 4 + 1).expect("small");
    let edition = match kind / 4 % 2 {
        0 => Edition::Second,
        _ => Edition::First,
    };
    (sheet, seats, edition, nth)
}

/// Every tenth game of a kind goes by chance, with the simple player now and then to untangle it; the others by both, about
/// half and half.
fn all_by_chance(catalog: &Catalog, seed: u64) -> bool {
    let (.., nth) = table(catalog, seed);
    nth % 10 == 5
}

/// The same command in an order of its own: options of an answer, helpers and aids of an action come in any.
fn plain(command: &Command) -> Command {
    let mut command = command.clone();
    match &mut command {
        Command::Choose(answer) => answer.picks.sort(),
        Command::Assign(action) => {
            // The pawn on top resolves it.
            if let [_, helpers @ ..] = &mut action.pawns[..] {
                helpers.sort_by_key(|pawn| format!("{pawn:?}"));
            }
            action.aids.sort();
        }
        _ => {}
    }
    command
}

impl Playouts for Random {
    type Game = Island;
    const STEPS: usize = 4_000;
    const SAMPLE: usize = SAMPLE;

    fn catalog() -> Catalog {
        Catalog::load().expect("the content is good")
    }

    fn games(catalog: &Catalog) -> u64 {
        let each = seeds::number("CASTAWAY_EACH").unwrap_or(EACH);
        each * TABLES * catalog.scenarios.len() as u64
    }

    fn setup(catalog: &Catalog, seed: u64) -> Setup {
        let (sheet, seats, edition, nth) = table(catalog, seed);
        let mut setup = Setup::standard(seats);
        let mut sheets = catalog.scenarios.keys();
        setup.scenario = sheets.nth(sheet).expect("it is there").clone();
        setup.rulings = Rulings::of(edition, &catalog.rulings);
        if nth.is_multiple_of(3) {
            setup.friday = true;
            setup.dog = true;
            setup.equipment = 8;
            setup.wreckage = Wreckage::Random;
        }
        if nth % 5 == 1 {
            // House rulings by chance: every reading meets every card sooner or later.
            let mut by = Chance::from_seed(seed ^ 0x1a35);
            for ruling in catalog.rulings.iter().filter(|r| !r.fixed) {
                let option = &ruling.options[by.die(ruling.options.len())];
                setup.rulings.set(ruling.id.clone(), option.clone());
            }
        }
        setup
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.people.len()).expect("four at most")
    }

    fn listed(list: &[Command], command: &Command) -> bool {
        let command = plain(command);
        list.iter().any(|listed| plain(listed) == command)
    }

    fn next(moment: &Moment<'_, Self>, chance: &mut Chance) -> Option<(Seat, Command)> {
        let seat = match &moment.state.ask {
            Some(ask) => ask.seats[chance.die(ask.seats.len())],
            None => moment.somebody(chance),
        };
        // Random planners may block each other for ever; the simple player untangles them now and then.
        let sense = chance.die(3) == 0 && !all_by_chance(moment.catalog, moment.seed);
        if sense || moment.step % 300 > 200 {
            let command = policy::suggest(moment.catalog, moment.state, seat);
            return Some((seat, command?));
        }
        let mut legal = moment.legal(seat);
        // Taking back is legal for ever; a game should end.
        if legal.len() > 1 && chance.die(10) > 0 {
            legal.retain(|c| !matches!(c, Command::Unassign { .. } | Command::Leave { .. }));
        }
        let advance = legal.iter().position(|c| *c == Command::Advance);
        let command = match advance {
            Some(at) if chance.die(2) == 0 => legal.remove(at),
            _ => chance.pick(&mut legal)?,
        };
        Some((seat, command))
    }
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    let report = playouts::check::<Random>(here!());
    println!("{report:#?}");
    if report.games > EACH {
        assert!(report.refused > report.games, "hardly a wrong command");
    }
}

/// Well under what the policy wins of these games, so that only a real loss of sense fails.
const FLOOR: usize = 2;

/// A game of the simple player, and whether it was won.
fn sensible(catalog: &Catalog, seed: u64) -> Result<bool, String> {
    let players = u8::try_from(seed % 2 + 1).expect("small");
    let created = Island::create(catalog, &Setup::standard(players), seed);
    let mut state = created.map_err(|e| format!("setup: {e:?}"))?.state;
    for _ in 0..2_000 {
        if state.end.is_some() {
            break;
        }
        let order = |seat| policy::suggest(catalog, &state, seat).map(|c| (seat, c));
        let found = (0..players).map(Seat).find_map(order);
        let (seat, command) = found.ok_or("nobody knows what to do")?;
        state = Island::apply(catalog, &state, seat, &command)
            .map_err(|e| format!("{command:?}: {e:?}"))?
            .state;
    }
    Ok(state.end == Some(End::Won))
}

#[test]
fn the_policy_wins_some_games_of_castaways() {
    let catalog = Catalog::load().expect("the content is good");
    let games = seeds::each(here!(), 500, |seed| sensible(&catalog, seed));
    let won = games.iter().filter(|won| **won).count();
    println!("won {won} of {}", games.len());
    if seeds::named().is_none() {
        assert!(won >= FLOOR, "only {won} of {} games were won", games.len());
    }
}
