//! Each word for what holds as long as a card is held, with the table before and after.

use castaway_discover::{
    command::{Command, Gather},
    ids::{Damage, Kind, Res},
    state::{Label, Source},
    stock::Stock,
    world::{Face, Icon, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

/// A table where seat 0 holds something and nothing lies about.
fn table() -> Table {
    let mut table = Table::plain("q_beacon", 2);
    table
        .holds(0, &[(Res::Wood, 2), (Res::Food, 1)])
        .holds(1, &[]);
    table
}

fn stock(table: &Table) -> Stock {
    table.me().stock
}

fn of(list: &[(Res, u8)]) -> Stock {
    let mut all = Stock::default();
    for (res, n) in list {
        all.gain(*res, *n);
    }
    all
}

#[test]
fn counters_card_action_and_carry_limit() {
    let mut t = table();
    t.s.decks.found.push(Key::from("rations"));
    t.resolve(0, r#"[{"op":"found_item"}]"#);
    assert_eq!(t.me().items[0].counters, 3);
    let eat = Command::Use {
        source: Source::Item(0),
        nth: 1,
    };
    t.order(0, eat.clone())
        .order(0, eat.clone())
        .order(0, eat.clone());
    assert_eq!(
        (
            t.me().items[0].counters,
            stock(&t).units(Res::Food),
            t.me().stamina
        ),
        (0, 4, 10)
    );
    assert_eq!(
        t.refused(0, eat),
        castaway_discover::reject::Rejection::Ability
    );
    t.plays(0, "ph").holds(0, &[(Res::Wood, 10)]);
    t.token(0, Kind::A, Face::Res(Res::Food), false);
    t.order(0, Command::Gather(Gather::Token(0)));
    assert!(t.s.ask.is_none(), "a limit of twelve");
}

#[test]
fn free_scout_scout_two_terrain_discount() {
    let mut t = Table::dealt("q_beacon", 1);
    let edge = (1..7).find(|at| {
        let mut tiles: Vec<u8> =
            t.s.world
                .around(*at)
                .map(|n| n / 7)
                .filter(|n| *n > 0)
                .collect();
        tiles.dedup();
        tiles.len() > 1
    });
    let edge = edge.unwrap();
    t.seat(0).at = edge;
    let tiles: Vec<u8> =
        t.s.world
            .around(edge)
            .map(|n| n / 7)
            .filter(|n| *n > 0)
            .collect();
    t.plays(0, "pf").item(0, "map", 0);
    let scout = Command::Scout {
        tile: tiles[0],
        second: tiles.iter().copied().find(|n| *n != tiles[0]),
    };
    t.order(0, scout);
    assert_eq!(t.me().stamina, 12, "the first of a day is free");
    assert_eq!(
        t.s.up.iter().filter(|up| **up).count(),
        3,
        "and turns two up"
    );
    let mut t = table();
    let to = t.beside(World::CAMP);
    t.s.world.sites[usize::from(to)].cost = 3;
    t.plays(0, "cl");
    t.order(0, Command::Move(to));
    assert_eq!(t.me().stamina, 8, "3 less 1");
}

#[test]
fn on_gather_and_on_reward() {
    let mut t = table();
    t.plays(0, "wd").holds(0, &[]);
    for _ in 0..2 {
        t.token(0, Kind::A, Face::Res(Res::Wood), false);
        t.order(0, Command::Gather(Gather::Token(0)));
    }
    assert_eq!(stock(&t), Stock::of(Res::Wood, 3), "one more, once a day");
    t.plays(0, "sw").holds(0, &[]);
    t.token(0, Kind::B, Face::Res(Res::Wood), false);
    t.order(0, Command::Gather(Gather::Token(0)));
    t.answer(0, Label::Res(Res::Salvage));
    assert_eq!(stock(&t), of(&[(Res::Wood, 1), (Res::Salvage, 1)]));
    t.plays(0, "sc").holds(0, &[]);
    t.token(0, Kind::D, Face::Res(Res::Food), false);
    t.s.decks.tokens[Kind::D.index()].push(Face::Res(Res::Medicine));
    t.s.decks.tokens[Kind::D.index()].remove(0);
    t.order(0, Command::Gather(Gather::Token(0)));
    t.answer(0, Label::Yes);
    assert_eq!(
        stock(&t),
        Stock::of(Res::Medicine, 1),
        "another one in its place"
    );
    t.plays(0, "bt").holds(0, &[]);
    t.seat(1).at = t.away(World::CAMP, 5);
    t.token(0, Kind::C, Face::Animal(Key::from("hare")), false);
    t.until(0, &Command::Gather(Gather::Token(0)), |t| {
        t.s.ground(0).tokens.is_empty()
    });
    assert_eq!(stock(&t), Stock::of(Res::Meat, 2));
}

#[test]
fn cook_anywhere_and_cook_bonus() {
    let mut t = table();
    t.seat(0).at = t.away(World::CAMP, 3);
    t.plays(0, "ck")
        .item(0, "smoker", 0)
        .holds(0, &[(Res::Meat, 3)]);
    t.order(0, Command::Cook(3));
    assert_eq!(stock(&t), Stock::of(Res::Food, 5), "at most two more");
}

#[test]
fn night_stamina_night_gain_ignore_cold() {
    let mut t = table();
    t.plays(0, "rn").seat(0).stamina = 0;
    t.night("n3").sleep();
    assert_eq!(t.me().stamina, 9);
    let mut t = table();
    t.item(0, "snare", 0);
    let meat = |t: &Table| t.me().stock.units(Res::Meat);
    t.until(0, &Command::EndTurn, |t| t.s.turn().is_some());
    t.night("n3");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut other = t.clone();
        other.s.seed = seed;
        other.sleep();
        seen.insert(meat(&other));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1]);
    let mut t = table();
    t.seat(0).at = t.away(World::CAMP, 3);
    t.item(0, "mantle", 0).holds(0, &[(Res::Wood, 1)]);
    t.night("n20")
        .order(0, Command::EndTurn)
        .order(1, Command::EndTurn);
    assert!(
        t.options(0).is_empty(),
        "nothing is asked of whoever is warm"
    );
    assert!(t.me().damage.is_empty());
}

#[test]
fn cold_without_a_mantle() {
    let mut t = table();
    t.seat(0).at = t.away(World::CAMP, 3);
    t.holds(0, &[(Res::Wood, 1)]);
    t.night("n20")
        .order(0, Command::EndTurn)
        .order(1, Command::EndTurn);
    t.answer(0, Label::No);
    assert_eq!(t.me().damage, [Damage::Sickness]);
    assert!(t.s.seats[1].damage.is_empty(), "at the fire");
}

#[test]
fn craft_discount_recover_also_physical() {
    let mut t = table();
    t.plays(0, "eg").holds(0, &[(Res::Wood, 1)]);
    t.hand(&["snare"]);
    t.order(0, Command::Craft(Key::from("snare"))).silence();
    assert!(stock(&t).is_empty());
    t.plays(0, "md").holds(0, &[(Res::Medicine, 2)]);
    t.seat(0).damage = vec![Damage::Physical, Damage::Physical];
    let heal = Command::Recover {
        who: Seat(0),
        kind: Damage::Physical,
    };
    t.order(0, heal.clone());
    assert_eq!(t.me().damage.len(), 1);
    assert_eq!(
        t.refused(0, heal),
        castaway_discover::reject::Rejection::Unhurt,
        "once a day"
    );
}

#[test]
fn ignore_threat_replace_threat_draw_two() {
    let threat = r#"[{"op":"threat","who":"me"}]"#;
    let two = |t: &mut Table| {
        t.threats(&["wild_5", "wild_4"]);
    };
    let mut t = Table::plain("q_beacon", 1);
    two(&mut t);
    t.plays(0, "st").resolve(0, threat);
    t.answer(0, Label::No);
    assert_eq!(t.me().stamina, 12);
    t.resolve(0, threat);
    assert_eq!(t.me().stamina, 11, "not again for three days");
    let mut t = Table::plain("q_beacon", 1);
    two(&mut t);
    t.item(0, "torch", 1).resolve(0, threat);
    t.answer(0, Label::Item(Key::from("torch")));
    assert_eq!((t.me().stamina, t.me().items[0].counters), (11, 0));
    let mut t = Table::plain("q_beacon", 1);
    two(&mut t);
    t.plays(0, "nt").resolve(0, threat);
    t.answer(0, Label::Card(Key::from("wild_4")));
    assert_eq!((t.me().stamina, t.s.decks.past_threats.len()), (11, 12));
}

#[test]
fn counts_as_fire_for_threats_and_camp_no_monsters() {
    let mut t = table();
    let far = t.away(World::CAMP, 4);
    (t.seat(0).at, t.seat(1).at) = (far, far);
    t.item(0, "lamp", 0);
    t.threats(&["wild_4"]);
    t.resolve(0, r#"[{"op":"threat","who":"each_without_fire"}]"#);
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (10, 10));
    t.item(0, "palisade", 0);
    t.resolve(0, r#"[{"op":"spawn","where":"camp"}]"#);
    assert!(t.s.monsters.is_empty());
}

#[test]
fn as_leader_and_at_water_gather_alt() {
    let mut t = table();
    t.plays(0, "ld").night("n3");
    let before = t.me().hand.len();
    t.sleep();
    assert_eq!(t.me().hand.len(), before + 1, "a project at dawn");
    t.night("n3").sleep();
    assert_eq!(t.me().hand.len(), before + 1, "once in three days");
    let mut t = table();
    t.item(0, "trap", 0).holds(0, &[]);
    t.resolve(0, r#"[{"op":"place_water","kind":"clean","uses":9}]"#);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut other = t.clone();
        other.s.seed = seed;
        other.order(0, Command::Gather(Gather::Water));
        other.answer(0, Label::Res(Res::Food));
        seen.insert(stock(&other).units(Res::Food));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn combat_gray_combat_red_combat_reroll() {
    let mut t = table();
    t.seat(1).at = t.away(World::CAMP, 5);
    t.plays(0, "hn")
        .item(0, "buckler", 0)
        .item(0, "crossbow", 1)
        .holds(0, &[]);
    t.token(0, Kind::C, Face::Animal(Key::from("lynx")), true);
    let gather = Command::Gather(Gather::Token(0));
    t.until(0, &gather, |t| t.s.ask.is_some());
    assert_eq!(t.s.fight.as_ref().unwrap().plus, [1, -1]);
    let again = t
        .options(0)
        .into_iter()
        .rev()
        .find(|l| matches!(l, Label::Modifier(_)))
        .unwrap();
    t.answer(0, again);
    assert_eq!(t.me().items[1].counters, 0);
    let mut t = table();
    t.seat(1).at = t.away(World::CAMP, 5);
    t.item(0, "sling", 0).holds(0, &[(Res::Stone, 1)]);
    t.token(0, Kind::C, Face::Animal(Key::from("hare")), true);
    t.until(0, &gather, |t| {
        t.s.fight.as_ref().is_some_and(|f| f.dice[0] == 4)
    });
    let add = t.options(0).into_iter().find(|l| {
        matches!(
            l,
            Label::Modifier(castaway_discover::state::Modifier::Add(..))
        )
    });
    t.answer(0, add.unwrap());
    assert_eq!(
        (stock(&t), t.s.ground(0).tokens.len()),
        (Stock::of(Res::Meat, 1), 0)
    );
}

#[test]
fn terrain_rules() {
    let on = |terrain: &str| {
        let mut t = table();
        t.s.world.order.terrain = Some(Key::from(terrain));
        t
    };
    let mut t = on("reed_mire");
    t.holds(0, &[(Res::Dirty, 3)]);
    t.order(
        0,
        Command::Use {
            source: Source::Terrain,
            nth: 0,
        },
    );
    assert_eq!(stock(&t), Stock::of(Res::Clean, 3));
    let mut t = on("frost_spine");
    t.seat(0).at = t.away(World::CAMP, 3);
    t.holds(0, &[(Res::Pelt, 1)]);
    t.night("n20")
        .order(0, Command::EndTurn)
        .order(1, Command::EndTurn);
    t.answer(0, Label::Res(Res::Pelt));
    assert!(stock(&t).is_empty() && t.me().damage.is_empty());
    let mut t = on("amber_waste");
    let to = t.beside(World::CAMP);
    t.s.world.sites[usize::from(to)].ground = 1;
    t.holds(0, &[]);
    t.order(0, Command::Move(to));
    assert_eq!(t.me().stamina, 8, "a dune without water");
    let mut t = on("hollow_vale");
    t.seat(1).at = t.away(World::CAMP, 5);
    t.holds(0, &[])
        .token(0, Kind::C, Face::Animal(Key::from("hare")), true);
    t.until(0, &Command::Gather(Gather::Token(0)), |t| {
        !t.s.ground(0).tokens.is_empty()
    });
    assert!(t.s.ground(0).tokens[0].up, "it does not flee");
    let mut t = on("rust_flats");
    let to = t.beside(World::CAMP);
    for at in [to, World::CAMP] {
        t.s.world.sites[usize::from(at)].ground = 1;
    }
    t.holds(0, &[]);
    t.order(0, Command::Move(to));
    assert!(stock(&t).is_empty());
    t.order(0, Command::Move(World::CAMP));
    assert_eq!(stock(&t), Stock::of(Res::Salvage, 1), "every second one");
    let mut t = on("cinder_isle");
    let at = t.s.world.space_of(Icon::Objective(1)).unwrap();
    t.seat(0).at = at;
    t.seat(0).stamina = 0;
    t.night("n3").sleep();
    assert_eq!(t.me().stamina, 8, "a vent is a fire");
}
