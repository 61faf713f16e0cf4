//! Each word for what is done, with the table before and after.

use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    ids::{Damage, Res},
    state::Label,
    stock::Stock,
    world::{Icon, World},
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
fn gain_spend_lose_convert() {
    let mut t = table();
    t.resolve(0, r#"[{"op":"gain","res":"stone","n":2}]"#);
    assert_eq!(
        stock(&t),
        of(&[(Res::Wood, 2), (Res::Food, 1), (Res::Stone, 2)])
    );
    t.resolve(
        0,
        r#"[{"op":"spend","res":"wood","n":1},{"op":"gain","res":"pelt","n":1}]"#,
    );
    assert_eq!(
        (stock(&t).units(Res::Wood), stock(&t).units(Res::Pelt)),
        (1, 1)
    );
    t.resolve(
        0,
        r#"[{"op":"spend","res":"meat","n":1},{"op":"gain","res":"pelt","n":1}]"#,
    );
    assert_eq!(
        stock(&t).units(Res::Pelt),
        1,
        "without the price nothing follows"
    );
    t.resolve(0, r#"[{"op":"lose","res":"stone","n":5}]"#);
    assert_eq!(stock(&t).units(Res::Stone), 0);
    t.resolve(
        0,
        r#"[{"op":"convert","frm":"food","to":"medicine","n":3}]"#,
    );
    assert_eq!(
        (stock(&t).units(Res::Food), stock(&t).units(Res::Medicine)),
        (0, 1)
    );
}

#[test]
fn lose_random_spares_quest_items() {
    let mut t = table();
    t.item(0, "coil", 0).item(0, "buckler", 0);
    t.resolve(0, r#"[{"op":"lose_random","n":9}]"#);
    assert!(stock(&t).is_empty());
    let items: Vec<_> = t
        .me()
        .items
        .iter()
        .map(|i| i.card.as_str().to_owned())
        .collect();
    assert_eq!(items, ["coil"]);
}

#[test]
fn stamina_others_stamina_share_stamina() {
    let mut t = table();
    t.resolve(
        0,
        r#"[{"op":"stamina","n":-2},{"op":"others_stamina","n":1}]"#,
    );
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (8, 11));
    t.seat(1).stamina = 3;
    t.resolve(0, r#"[{"op":"share_stamina","n":2}]"#);
    t.answer(0, Label::Seat(Seat(1)));
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (6, 5));
}

#[test]
fn damage_and_heal() {
    let mut t = table();
    t.resolve(
        0,
        r#"[{"op":"damage","kind":"sickness","n":1},{"op":"damage","kind":"any","n":1}]"#,
    );
    t.answer(0, Label::Damage(Damage::Physical));
    assert_eq!(t.me().damage, [Damage::Sickness, Damage::Physical]);
    t.seat(1).damage = vec![Damage::Sickness];
    t.resolve(
        0,
        r#"[{"op":"heal","kind":"sickness","n":1,"who":"space"}]"#,
    );
    t.answer(0, Label::Seat(Seat(1)));
    assert!(t.s.seats[1].damage.is_empty());
    t.resolve(0, r#"[{"op":"heal","kind":"any","n":2}]"#);
    t.answer(0, Label::Damage(Damage::Physical));
    assert!(t.me().damage.is_empty(), "the last one is no question");
}

#[test]
fn draw_project_and_found_item() {
    let mut t = table();
    t.resolve(0, r#"[{"op":"draw_project","n":1,"deck":"advanced"}]"#);
    assert_eq!((t.me().hand.len(), t.s.decks.advanced.len()), (3, 2));
    t.resolve(
        0,
        r#"[{"op":"draw_project","n":1,"who":"leader","deck":"normal"}]"#,
    );
    assert_eq!((t.me().hand.len(), t.s.decks.normal.len()), (4, 3));
    let top = t.s.decks.found.last().cloned().unwrap();
    t.resolve(1, r#"[{"op":"found_item"}]"#);
    assert_eq!(t.s.seats[1].items[0].card, top);
    assert_eq!(t.s.decks.found.len(), 5);
}

#[test]
fn choice_pay_or_and_roll() {
    let mut t = table();
    let half = r#"[{"op":"choice","a":[{"op":"spend","res":"stone","n":1}],"b":[{"op":"stamina","n":-1}]}]"#;
    t.resolve(0, half);
    assert_eq!(
        t.me().stamina,
        9,
        "the half that cannot be paid is no choice"
    );
    t.resolve(
        0,
        r#"[{"op":"pay_or","pay":{"wood":1},"els":[{"op":"stamina","n":-1}]}]"#,
    );
    assert_eq!(t.options(0), [Label::Yes, Label::No]);
    t.answer(0, Label::No);
    assert_eq!((t.me().stamina, stock(&t).units(Res::Wood)), (8, 2));
    t.resolve(
        0,
        r#"[{"op":"roll","ranges":[{"from":1,"to":12,"do":[{"op":"stamina","n":2}]}]}]"#,
    );
    assert_eq!(t.me().stamina, 10);
}

#[test]
fn each_and_threat_and_give_nearest() {
    let mut t = table();
    t.seat(1).at = t.away(World::CAMP, 3);
    t.resolve(
        0,
        r#"[{"op":"each","who":"without_fire","do":[{"op":"stamina","n":-1}]}]"#,
    );
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (10, 9));
    t.item(1, "mantle", 0);
    t.resolve(
        0,
        r#"[{"op":"each","who":"all","unless":"ignore_cold","do":[{"op":"stamina","n":-1}]}]"#,
    );
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (9, 9));
    t.threats(&["wild_4"]);
    t.resolve(0, r#"[{"op":"threat","who":"each_without_fire"}]"#);
    assert_eq!((t.me().stamina, t.s.seats[1].stamina), (9, 8));
    t.resolve(0, r#"[{"op":"give_nearest","n":1}]"#);
    t.answer(0, Label::Res(Res::Wood));
    assert_eq!(t.s.seats[1].stock, Stock::of(Res::Wood, 1));
}

#[test]
fn spawn_spawn_if_none_move_monster() {
    let mut t = table();
    t.resolve(0, r#"[{"op":"spawn","where":"adjacent"}]"#);
    let at = t.s.monsters[0].at;
    assert_eq!(t.s.world.distance(at, World::CAMP), 1);
    t.resolve(0, r#"[{"op":"spawn_if_none","where":"camp"}]"#);
    assert_eq!(t.s.monsters.len(), 1);
    t.resolve(
        0,
        r#"[{"op":"move_monster","which":"nearest","n":2,"dir":"away"}]"#,
    );
    assert_eq!(t.s.world.distance(t.s.monsters[0].at, World::CAMP), 3);
    t.s.monsters.clear();
    t.s.decks.beaten.push(Key::from("mimic"));
    t.resolve(0, r#"[{"op":"spawn_if_none","where":"nearest_landmark"}]"#);
    let steps = t.s.world.steps(World::CAMP, |_| true);
    let near = (1..=10).map(|n| steps[usize::from(t.landmark(n))]).min();
    assert_eq!(Some(steps[usize::from(t.s.monsters[0].at)]), near);
}

#[test]
fn place_fire_nearest_fire_out_fires_out() {
    let mut t = table();
    let at = t.away(World::CAMP, 2);
    t.seat(0).at = at;
    t.resolve(0, r#"[{"op":"place_fire","lit":false}]"#);
    assert_eq!(t.s.ground(at).fire, Some(false));
    t.resolve(0, r#"[{"op":"place_fire"}]"#);
    assert!(t.s.burns(at));
    t.resolve(0, r#"[{"op":"nearest_fire_out","range":1}]"#);
    assert_eq!((t.s.burns(at), t.s.burns(World::CAMP)), (false, true));
    t.resolve(0, r#"[{"op":"nearest_fire_out","range":1}]"#);
    assert!(t.s.burns(World::CAMP), "too far");
    t.seat(1).at = at;
    t.resolve(0, r#"[{"op":"fires_out","which":"without_survivor"}]"#);
    assert!(!t.s.burns(World::CAMP));
}

#[test]
fn sources_clean_and_place_water() {
    let mut t = table();
    t.resolve(0, r#"[{"op":"place_water","kind":"dirty","uses":2}]"#);
    t.order(0, Command::Gather(Gather::Water));
    assert_eq!(stock(&t).units(Res::Dirty), 1);
    t.resolve(0, r#"[{"op":"sources_clean","days":1}]"#);
    t.order(0, Command::Gather(Gather::Water));
    assert_eq!(
        (stock(&t).units(Res::Dirty), stock(&t).units(Res::Clean)),
        (1, 1)
    );
    assert!(t.s.ground(0).water.is_none(), "it dried up");
}

#[test]
fn reveal_tile_peek_tile_peek_token() {
    let mut t = Table::dealt("q_beacon", 1);
    t.resolve(0, r#"[{"op":"peek_tile","range":2}]"#);
    let Label::Tile(tile) = t.options(0)[0] else {
        panic!()
    };
    t.answer(0, Label::Tile(tile));
    assert!(t.me().peeked_tiles.contains(&tile) && !t.s.up[usize::from(tile)]);
    t.resolve(0, r#"[{"op":"reveal_tile","range":2}]"#);
    t.answer(0, Label::Tile(tile));
    assert!(t.s.up[usize::from(tile)] && t.me().peeked_tiles.is_empty());
    t.resolve(0, r#"[{"op":"peek_token","range":9}]"#);
    let Label::Space(space) = t.options(0)[0] else {
        panic!()
    };
    t.answer(0, Label::Space(space));
    assert!(t.me().peeked.contains(&space));
    assert!(!t.s.ground(space).tokens[0].up);
}

#[test]
#[clause(id = "D-NUM-4", says = "an enemy of a card is fought at once", lies = Map)]
fn fight_of_a_pool() {
    let mut t = table();
    t.resolve(0, r#"[{"op":"fight","pool":"animal"}]"#);
    let card = t.s.fight.as_ref().unwrap().card.clone();
    assert!(t.catalog.animals.contains_key(&card));
    t.silence();
    assert!(t.s.monsters.is_empty(), "it leaves with its card");
    t.resolve(0, r#"[{"op":"fight","pool":"monster"}]"#);
    assert_eq!((t.s.monsters.len(), t.s.monsters[0].up), (1, true));
}

#[test]
fn upgrade_in_each_kind() {
    let mut t = table();
    let at = t.landmark(2);
    t.seat(0).at = at;
    t.resolve(0, r#"[{"op":"upgrade","kind":"water_here","res":"clean"}]"#);
    t.order(0, Command::Gather(Gather::Water));
    assert_eq!(stock(&t).units(Res::Clean), 1);
    t.seat(0).stock.gain(Res::Meat, 1);
    t.resolve(0, r#"[{"op":"upgrade","kind":"cook_here"}]"#);
    t.order(0, Command::Cook(1));
    t.resolve(
        0,
        r#"[{"op":"upgrade","kind":"craft_discount_here","n":1}]"#,
    );
    t.holds(0, &[(Res::Wood, 1)]);
    t.hand(&["buckler"]);
    t.order(0, Command::Craft(Key::from("buckler"))).silence();
    assert!(stock(&t).is_empty(), "one wood instead of two");
    t.resolve(0, r#"[{"op":"upgrade","kind":"sleep_here","n":2}]"#);
    t.resolve(
        0,
        r#"[{"op":"upgrade","kind":"ferry","to":"nearest_water_source"}]"#,
    );
    let source = t.s.upgrades.last().unwrap().to.unwrap();
    assert!(matches!(
        t.s.world.site(source).unwrap().icon,
        Some(Icon::Water(_))
    ));
    t.order(0, Command::Ferry);
    assert_eq!(t.me().at, source);
    t.order(0, Command::Ferry);
    assert_eq!(t.me().at, at, "and back");
    t.seat(0).stamina = 0;
    t.night("n3").sleep();
    assert_eq!(t.me().stamina, 7 + 2);
}
