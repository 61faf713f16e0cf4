//! How many presses a day of the explore-and-craft game takes for who knows the shortest way: games of the playing bot alone, its
//! orders carried out through what people see on the panel.
//!
//! More games: `CASTAWAY_BRIEF=30 cargo test --workspace --test brief -- --nocapture`.

#[path = "presses/mod.rs"]
#[allow(dead_code, reason = "every test file uses a part of it")]
mod house;

use std::collections::BTreeMap;

use castaway::{
    games::discover::{deeds, spots, tonight},
    ui::texts::Lang,
};
use castaway_discover::{
    Discover, bot,
    catalog::Catalog,
    command::Command,
    setup::Setup,
    state::{Phase, State},
};
use castaway_kernel::{Game, Key, Seat};
use castaway_table::{Loaded, Meta};
use house::{House, here};

const ME: Seat = Seat(0);
/// A game that is not over on this day is not looked at longer.
const UNTIL: u16 = 40;
/// The bot's orders that one press may stand for, at most.
const FAR: usize = 16;

/// What is done by a press, and how many presses that is.
struct Way {
    presses: usize,
    orders: Vec<Command>,
}

/// Everything that a person can do by one press on the panel, or by two where walking past things must first be ticked.
fn ways(house: &House, loaded: &Loaded<Discover>) -> Vec<Way> {
    let ui = house.ui::<Discover>();
    let scene = ui.explore_scene(Lang::En, loaded, &[], Some(ME));
    let one = |orders| Way { presses: 1, orders };
    let mut all: Vec<Way> = (deeds::deeds(&scene).into_iter())
        .map(|deed| one(deed.commands))
        .collect();
    // Whoever leaves something undone is asked.
    let asked = !tonight::undone(&scene).is_empty();
    all.extend(deeds::end(&scene).map(|end| Way {
        presses: 1 + usize::from(asked),
        orders: end.commands,
    }));
    for spot in spots::spots(&scene) {
        for gather in [true, false] {
            let way = spot.way.clone();
            all.push(Way {
                presses: if gather { 1 } else { 2 },
                orders: vec![Command::Go { way, gather }],
            });
        }
    }
    all
}

/// What comes of several orders, as far as they are carried out.
fn carried(catalog: &Catalog, s: &State, orders: &[Command]) -> Option<State> {
    let mut now = s.clone();
    for (n, order) in orders.iter().enumerate() {
        match Discover::apply(catalog, &now, ME, order) {
            Ok(next) => now = settled(catalog, next.state),
            Err(_) if n > 0 => break,
            Err(_) => return None,
        }
        if now.ask.is_some() {
            break;
        }
    }
    Some(now)
}

/// What standing answers make of a moment.
fn settled(catalog: &Catalog, mut s: State) -> State {
    let names: Vec<Key> = Discover::first_habits()
        .iter()
        .map(|n| Key::from(*n))
        .collect();
    while let Some((_, answer)) = Discover::by_habit(catalog, &s, ME, &names) {
        let command = Discover::choose(answer).unwrap();
        s = Discover::apply(catalog, &s, ME, &command).unwrap().state;
    }
    s
}

/// The moments that the bot comes to from here, one order after the other, until it is asked or its turn ends.
fn future(catalog: &Catalog, s: &State) -> Vec<State> {
    let mut all = Vec::new();
    let mut now = s.clone();
    for _ in 0..FAR {
        let Some(command) = bot::choose(catalog, &now, ME) else {
            break;
        };
        let next = Discover::apply(catalog, &now, ME, &command).unwrap();
        now = settled(catalog, next.state);
        all.push(now.clone());
        if now.ask.is_some() || now.day != s.day || now.phase == Phase::Over {
            break;
        }
    }
    all
}

/// Two moments from which all goes on in the same way: how often each question was asked is no part of it.
fn same(one: &State, other: &State) -> bool {
    let plain = |s: &State| {
        let mut s = s.clone();
        s.asks = 0;
        if let Some(ask) = &mut s.ask {
            ask.id = castaway_kernel::DecisionId(0);
        }
        // Whether one more thing is free to take matters only where something lies.
        if let Phase::Day(turn) = &mut s.phase {
            turn.free_gather = false;
        }
        s
    };
    plain(one) == plain(other)
}

/// The presses of every day of a game.
fn days(house: &House, mut loaded: Loaded<Discover>) -> BTreeMap<u16, usize> {
    let ui = house.ui::<Discover>();
    let catalog = ui.catalog();
    let mut days = BTreeMap::new();
    while loaded.state.phase != Phase::Over && loaded.state.day <= UNTIL {
        let s = &loaded.state;
        let day = s.day;
        let future = future(catalog, s);
        if s.ask.is_some() {
            // An option is a button or an entry of a menu.
            *days.entry(day).or_insert(0) += 1;
            loaded.state = future.into_iter().next().unwrap();
            continue;
        }
        let mut best: Option<(usize, usize, State)> = None;
        for way in ways(house, &loaded) {
            let Some(after) = carried(catalog, s, &way.orders) else {
                continue;
            };
            let Some(far) = future.iter().rposition(|then| same(then, &after)) else {
                continue;
            };
            let far = far + 1;
            // The most orders for a press.
            let better = best
                .as_ref()
                .is_none_or(|(presses, before, _)| far * presses > before * way.presses);
            if better {
                best = Some((way.presses, far, after));
            }
        }
        let (presses, far, after) = best.unwrap_or_else(|| {
            let command = bot::choose(catalog, s, ME);
            panic!("day {day}: no press for {command:?}")
        });
        if std::env::var("CASTAWAY_BRIEF").is_ok() {
            println!("day {day}: {presses} for {far} orders");
        }
        *days.entry(day).or_insert(0) += presses;
        loaded.state = after;
    }
    days
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_alone_takes_eight_presses_at_most_as_a_rule() {
    let house = House::open();
    let games = std::env::var("CASTAWAY_BRIEF").ok();
    let games: u64 = games.and_then(|n| n.parse().ok()).unwrap_or(2);
    let quests: Vec<Key> = house
        .ui::<Discover>()
        .catalog()
        .quests
        .keys()
        .cloned()
        .collect();
    let empty = house.store.copy();
    let mut all = Vec::new();
    for seed in 0..games {
        house.store.restore(&empty);
        let quest = &quests[usize::try_from(seed).unwrap() % quests.len()];
        let meta = Meta {
            chairs: vec![7].into(),
            ..Meta::default()
        };
        let setup = Setup::new(quest.as_str(), 1, seed);
        house.begin::<Discover>(here(), setup, seed, meta).await;
        let loaded = house.game::<Discover>(here()).await;
        let days = days(&house, loaded);
        println!("{quest}, seed {seed}: {days:?}");
        all.extend(days.into_values());
    }
    all.sort_unstable();
    let (median, slow) = (all[all.len() / 2], all[all.len() * 9 / 10]);
    println!(
        "{} days of {games} games: {median} presses in the median, {slow} in the 90th percentile",
        all.len()
    );
    assert!((2..=8).contains(&median), "{all:?}");
}
