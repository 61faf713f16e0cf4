//! How many presses a day of an expedition takes for who knows the shortest way: the bot plays alone, and what it does in a day
//! is done by the components of the panel, as much as can be by each.
//!
//! More games: `CASTAWAY_SHORTEST=30 cargo test --workspace --test edge strides:: -- --nocapture`.

use crate::house::{Choice, House, choices, here, meaning};
use castaway::{
    discord::GameUi,
    games::discover::{
        deeds::{self, END, ENDS},
        drops, on_way,
        orders::goes_on,
        press::Press,
        spots, tonight,
    },
    ui::{reader::Reader, shared::Pressed, texts::Lang},
};
use castaway_discover::{
    Discover, bot,
    command::Command,
    engine::option_key,
    event::Event,
    on_way::OnWay,
    setup::Setup,
    state::{Phase, State},
};
use castaway_kernel::{Answer, DecisionId, Game, Key, Seat};
use castaway_table::{Habit, Loaded, Meta};

const ME: u64 = 7;
const SEAT: Seat = Seat(0);
/// So many orders of the bot are one day at most.
const ORDERS: usize = 200;
/// A game that is not over on this day is not looked at longer.
const UNTIL: u16 = 14;

/// The states that the bot leads through until the day is over, each with its order.
fn day(house: &House, state: &State) -> Vec<(Command, State)> {
    let ui = house.ui::<Discover>();
    let (mut now, mut all) = (state.clone(), Vec::new());
    while now.day == state.day && now.phase != Phase::Over && all.len() < ORDERS {
        let command = bot::choose(ui.catalog(), &now, SEAT).expect("it is the bot's turn");
        now = Discover::apply(ui.catalog(), &now, SEAT, &command)
            .unwrap()
            .state;
        all.push((command, now.clone()));
    }
    all
}

/// What a choice orders, and how many presses it takes.
fn orders(
    house: &House,
    loaded: &Loaded<Discover>,
    choice: &Choice,
) -> Option<(Vec<Command>, usize)> {
    let ui = house.ui::<Discover>();
    let scene = ui.explore_public(Lang::En, loaded, &[]);
    let value = choice.values.first().map_or("", String::as_str);
    let go = |to: &str, on_way: OnWay| {
        let way = spots::spot(&scene, to.parse().ok()?)?.way;
        Some((vec![on_way::go(&way, on_way)], 1))
    };
    let deed = |code: &str| {
        let deed = deeds::deed(&scene, code)?;
        // So is what is asked before something is spent that the quest needs.
        let more = usize::from(!deeds::spends(&scene, &deed).is_empty());
        Some((deed.commands, 1 + more))
    };
    let pick = |ask: u32, option: usize| {
        let decision = DecisionId(ask);
        let picks = vec![option_key(option)];
        Some((vec![Command::Choose(Answer { decision, picks })], 1))
    };
    match meaning::<Discover>(choice) {
        Pressed::Game(Press::Go(_)) => go(value, on_way::now(&scene)),
        Pressed::Game(Press::Menu(_, _)) => deed(value),
        // What is asked before the end is one press more.
        Pressed::Game(Press::Deed(_, code)) if code == END => {
            let more = usize::from(!tonight::unfinished(&scene).is_empty());
            Some((deeds::deed(&scene, ENDS)?.commands, 1 + more))
        }
        Pressed::Game(Press::Deed(_, code)) => deed(&code),
        Pressed::Game(Press::Pick(asked, option)) => pick(asked.ask, option.into()),
        Pressed::Game(Press::Picks(asked)) => pick(asked.ask, value.parse().ok()?),
        Pressed::Game(Press::Drops(asked)) => {
            Some((drops::orders(&scene, asked, &choice.values), 1))
        }
        _ => None,
    }
}

/// Where the orders of one press lead; they stop at anything new.
fn carried(house: &House, state: &State, orders: &[Command]) -> Option<State> {
    let ui = house.ui::<Discover>();
    let mut now = state.clone();
    let mut told: Vec<Event> = Vec::new();
    for (n, command) in orders.iter().enumerate() {
        if n > 0 && !goes_on(&now, SEAT, &told, command) {
            break;
        }
        match Discover::apply(ui.catalog(), &now, SEAT, command) {
            Ok(step) => {
                now = step.state;
                told.extend(step.events);
            }
            Err(_) if n > 0 => break,
            Err(_) => return None,
        }
    }
    Some(now)
}

/// What nobody has to press, for the answers that are everybody's from the start give it.
fn settled(house: &House, state: &State) -> Option<Command> {
    let names: Vec<Key> = Discover::first_habits()
        .iter()
        .map(|n| Key::from(*n))
        .collect();
    let (_, answer) = Discover::by_habit(house.ui::<Discover>().catalog(), state, SEAT, &names)?;
    Discover::choose(answer)
}

/// The fewest presses from one morning to the next, and the state there.
fn presses(house: &House, loaded: &Loaded<Discover>) -> (usize, State, usize) {
    let days = day(house, &loaded.state);
    let mut least = vec![usize::MAX; days.len() + 1];
    least[0] = 0;
    for at in 0..days.len() {
        if least[at] == usize::MAX {
            continue;
        }
        let state = match at {
            0 => loaded.state.clone(),
            n => days[n - 1].1.clone(),
        };
        if settled(house, &state).as_ref() == Some(&days[at].0) {
            least[at + 1] = least[at + 1].min(least[at]);
        }
        let now = Loaded {
            state,
            ..loaded.clone()
        };
        // That nothing is gathered on the way is one press more.
        let mut bare = now.clone();
        let habits = bare.meta.habits.entry(ME).or_default();
        habits.all.push(Habit {
            name: Key::from("way.nothing"),
            basis: "all".into(),
            usual: false,
        });
        let drawn = |loaded| {
            let panel = Discover::panel(&house.ui(), loaded, &[], Reader::all(Lang::En));
            choices(&panel)
        };
        let all = drawn(&now).into_iter().map(|choice| (choice, &now, 0));
        let all = all.chain(drawn(&bare).into_iter().map(|choice| (choice, &bare, 1)));
        let mut tried: Vec<Vec<Command>> = Vec::new();
        for (choice, table, before) in all {
            let Some((orders, cost)) = orders(house, table, &choice) else {
                continue;
            };
            if tried.contains(&orders) {
                continue;
            }
            tried.push(orders.clone());
            let Some(then) = carried(house, &now.state, &orders) else {
                continue;
            };
            let reached = (at + 1..=days.len()).filter(|n| days[n - 1].1 == then);
            for n in reached {
                least[n] = least[n].min(least[at] + before + cost);
            }
        }
        if least[at + 1] == usize::MAX {
            // It may be done by a command alone, such as driving a herd: a menu and a press.
            least[at + 1] = least[at] + 2;
        }
    }
    if std::env::var("CASTAWAY_SHORTEST").is_ok() {
        let orders: Vec<String> = (days.iter().zip(&least[1..]))
            .map(|((order, _), n)| format!("{order:?} {n}"))
            .collect();
        println!("day {}: {}", loaded.state.day, orders.join(", "));
    }
    let end = days.last().map_or(loaded.state.clone(), |(_, s)| s.clone());
    (least[days.len()], end, days.len())
}

/// The presses of every whole day of a game.
async fn game(seed: u64) -> Vec<(usize, usize)> {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let alone = ui.catalog().quests.values().filter(|q| q.players[0] == 1);
    let quests: Vec<Key> = alone.map(|q| q.id.clone()).collect();
    let quest = &quests[usize::try_from(seed).unwrap() % quests.len()];
    let meta = Meta {
        chairs: [ME].into(),
        ..Meta::default()
    };
    let setup = Setup::new(quest.as_str(), 1, seed);
    house.begin::<Discover>(here(), setup, seed, meta).await;
    let mut loaded = house.game::<Discover>(here()).await;
    let mut all = Vec::new();
    while loaded.state.phase != Phase::Over && loaded.state.day <= UNTIL {
        let (n, end, orders) = presses(&house, &loaded);
        all.push((n, orders));
        loaded.state = end;
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_alone_takes_eight_presses_at_most_as_a_rule() {
    let games = std::env::var("CASTAWAY_SHORTEST").ok();
    let games: u64 = games.and_then(|n| n.parse().ok()).unwrap_or(4);
    let mut all = Vec::new();
    for seed in 0..games {
        let of = game(seed).await;
        println!("seed {seed}: {of:?}");
        all.extend(of);
    }
    let mut orders: Vec<usize> = all.iter().map(|(_, orders)| *orders).collect();
    let mut all: Vec<usize> = all.iter().map(|(n, _)| *n).collect();
    orders.sort_unstable();
    all.sort_unstable();
    let at = |all: &[usize], part: usize| all[all.len() * part / 100];
    println!(
        "{} days of {games} games: {} presses in the median, {} in the 90th percentile; {} orders in the median",
        all.len(),
        at(&all, 50),
        at(&all, 90),
        at(&orders, 50)
    );
    assert!(at(&all, 50) <= 8, "{all:?}");
}
