//! Looks for a game that ends in a certain way: first among plain games of the simple player, then by playing many
//! tables side by side, of which the most promising go on after every round.

mod promise;

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Goal, Project},
    policy::{
        search::{Effort, Planner},
        suggest,
    },
    setup::{EventMix, Setup},
    state::State,
};

/// So many plain games are tried, and the shortest of those that end so is taken.
const PLAIN: u64 = 120;
/// So many more where nothing is known that leads to an end, and the first is taken.
const LUCK: u64 = 3_000;
/// So many times tables are played side by side, each time from another seed.
const TRIES: u64 = 12;
/// So many tables go on after a round.
const TABLES: usize = 24;
/// So many ways each of them goes on.
const WAYS: usize = 8;
/// At most so many of the ways of one table.
const OF_ONE: usize = 4;
/// More commands than a round has.
const STEPS: usize = 400;

/// A game that was found: its table and what was ordered.
pub struct Found {
    /// The table.
    pub setup: Setup,
    /// What chance began with.
    pub seed: u64,
    /// What was ordered.
    pub orders: Vec<(Seat, Command)>,
}

/// A table on its way.
#[derive(Clone)]
struct Way {
    state: State,
    orders: Vec<(Seat, Command)>,
}

/// A game of a scenario with so many seats whose end is called so.
pub fn seek(
    catalog: &Catalog,
    (scenario, seats): (&str, u8),
    end: &str,
    name: impl Fn(&Catalog, &State) -> Option<String>,
) -> Option<Found> {
    let mut setup = Setup::standard(seats);
    setup.scenario = scenario.into();
    let ends_so = |way: &Way| name(catalog, &way.state).is_some_and(|it| it == end);
    let plain = |seed| {
        let mut way = begin(catalog, &setup, seed)?;
        while way.state.end.is_none() {
            go_on(catalog, &mut way, &mut Chance::from_seed(seed), 0)?;
        }
        ends_so(&way).then_some((seed, way.orders))
    };
    let few = (0..PLAIN).filter_map(plain);
    let shortest = few.min_by_key(|(_, orders)| orders.len());
    let lucky = || match promise::leads_to(end) {
        true => None,
        false => (PLAIN..LUCK).find_map(plain),
    };
    if let Some((seed, orders)) = shortest.or_else(lucky) {
        return Some(Found {
            setup,
            seed,
            orders,
        });
    }
    // What is hardly ever met is looked for where it comes more easily.
    setup.friday = true;
    setup.dog = true;
    setup.equipment = 8;
    setup.events = EventMix::Easier;
    (0..TRIES).find_map(|seed| {
        let found = side_by_side(catalog, &setup, seed, end, &ends_so)?;
        Some(Found {
            setup: setup.clone(),
            seed,
            orders: found.orders,
        })
    })
}

fn begin(catalog: &Catalog, setup: &Setup, seed: u64) -> Option<Way> {
    let state = Island::create(catalog, setup, seed).ok()?.state;
    let orders = Vec::new();
    Some(Way { state, orders })
}

/// Many tables of one seed, until one of them ends so or none is left.
fn side_by_side(
    catalog: &Catalog,
    setup: &Setup,
    seed: u64,
    end: &str,
    ends_so: &impl Fn(&Way) -> bool,
) -> Option<Way> {
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut tables = vec![begin(catalog, setup, seed)?];
    while !tables.is_empty() {
        let mut next: Vec<(i64, Way)> = Vec::new();
        for table in &tables {
            let mut ways = Vec::new();
            let many = WAYS * TABLES / tables.len().max(TABLES / 4);
            for n in 0..many {
                let mut way = table.clone();
                // One thinks, one has sense, the others try more and more else.
                let odd = [100, 0, 4, 8, 12, 20, 30, 45][n % 8];
                if go_on(catalog, &mut way, &mut chance, odd).is_none() {
                    continue;
                }
                if way.state.end.is_some() {
                    if ends_so(&way) {
                        return Some(way);
                    }
                    continue;
                }
                ways.push((promise::of(catalog, &way.state, end), way));
            }
            ways.sort_by_key(|(points, _)| -points);
            let of_one = if tables.len() == 1 { TABLES } else { OF_ONE };
            next.extend(ways.into_iter().take(of_one));
        }
        next.sort_by_key(|(points, _)| -points);
        tables = next.into_iter().map(|(_, way)| way).take(TABLES).collect();
    }
    None
}

/// A round by the simple player with so many orders of a hundred by chance, or by the searching one for all hundred.
fn go_on(catalog: &Catalog, way: &mut Way, chance: &mut Chance, odd: usize) -> Option<()> {
    let round = way.state.round;
    let seats = u8::try_from(way.state.people.len()).expect("four at most");
    let mut planner = (odd == 100).then(|| {
        Planner::new(Effort {
            plans: 1,
            answers: 2,
            ahead: 1,
        })
    });
    for step in 0..STEPS {
        if way.state.end.is_some() || way.state.round > round {
            return Some(());
        }
        let order = if let Some(planner) = &mut planner {
            planner.order(catalog, &way.state)
        } else if odd > 0 && step < 120 && chance.die(100) < odd {
            let seat = match &way.state.ask {
                Some(ask) => ask.seats[chance.die(ask.seats.len())],
                None => Seat(u8::try_from(chance.die(seats.into())).expect("small")),
            };
            let mut legal = Island::legal(catalog, &way.state, seat);
            legal.retain(|c| {
                !matches!(
                    c,
                    Command::Unassign { .. } | Command::Leave { .. } | Command::Advance
                )
            });
            // What only the sheet offers is tried more often than it would come by itself.
            let special: Vec<Command> = legal.iter().filter(|c| special(c)).cloned().collect();
            if !special.is_empty() && chance.die(2) == 0 {
                legal = special;
            }
            chance.pick(&mut legal).map(|c| (seat, c))
        } else {
            None
        };
        let sense = || {
            (0..seats)
                .map(Seat)
                .find_map(|s| suggest(catalog, &way.state, s).map(|c| (s, c)))
        };
        let (seat, command) = order.or_else(sense)?;
        way.state = Island::apply(catalog, &way.state, seat, &command)
            .ok()?
            .state;
        way.orders.push((seat, command));
    }
    None
}

/// Whether an order plans an action of the sheet or something that is built on a tile.
fn special(command: &Command) -> bool {
    let Command::Assign(action) = command else {
        return false;
    };
    matches!(
        action.goal,
        Goal::Special { .. } | Goal::Build(Project::On(..))
    )
}
