use castaway_clause::clause;
use castaway_discover::{
    Discover, absent,
    catalog::Catalog,
    command::{Command, Gather},
    effect::Deck,
    event::Event,
    hex::compass,
    ids::{Damage, Kind, Res, Support},
    known::Known,
    setup::Setup,
    state::{Fate, Label, Phase},
    world::{Face, World},
};
use castaway_kernel::{Game, Key, OnceShown, Seat, UndoGrade, undo_grade};

use crate::table::Table;

#[test]
#[clause(id = "D-GATHER-6", says = "a token that was kept pays like any resource", lies = Own)]
fn what_is_gathered_pays() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.s.spaces[0].fire = Some(false);
    table.token(0, Kind::A, Face::Res(Res::Wood), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    table.order(0, Command::Refire);
    assert!(table.me().stock.is_empty());
}

#[test]
#[clause(id = "D-INV-3", says = "a card that leads to another one costs no further action", lies = Map)]
fn a_door_costs_one_action() {
    let mut table = Table::plain("q_beacon", 1);
    let at = table.story(5, "l5");
    table.seat(0).at = at;
    table.holds(0, &[]).order(0, Command::Investigate);
    assert_eq!(
        (table.me().stamina, table.me().items.len()),
        (11, 0),
        "shut"
    );
    // It has nothing new to tell before somebody holds what opens it.
    let catalog = Catalog::load().unwrap();
    let news = |table: &Table| {
        let known = Known::new(&catalog, &table.s, Some(Seat(0)));
        (known.has_news(5, Seat(0)), known.told_at(5).cloned())
    };
    assert!(table.s.shut.contains(&5));
    assert_eq!(news(&table), (false, Some(Key::from("l5"))));
    table.item(0, "brass_key", 0);
    assert!(news(&table).0);
    table.s.decks.found.push(Key::from("kit"));
    table.order(0, Command::Investigate);
    table.answer(0, Label::Yes);
    assert_eq!((table.me().stamina, table.me().items.len()), (10, 2));
    assert!(table.s.told.contains(&5) && table.s.shut.is_empty());
    // What lay behind it is the story from now on.
    assert_eq!(news(&table), (false, catalog.stories["l5"].opens.clone()));
}

#[test]
#[clause(id = "D-NUM-3", says = "an upgrade is there for all and for good", lies = Other)]
#[clause(id = "D-CLAR-9", says = "a crossing places the figure directly", lies = Map)]
fn an_upgrade_is_for_all() {
    let mut table = Table::plain("q_beacon", 2);
    let at = table.landmark(2);
    (table.seat(0).at, table.seat(1).at) = (at, at);
    table.resolve(
        0,
        r#"[{"op":"upgrade","kind":"ferry","to":"nearest_water_source"}]"#,
    );
    let to = table.s.upgrades[0].to.unwrap();
    table.order(0, Command::EndTurn).order(1, Command::Ferry);
    assert_eq!(table.s.seats[1].at, to);
}

#[test]
#[clause(id = "D-RETREAT-4", says = "a two-space retreat makes one step where the second cannot be", lies = Map)]
fn two_spaces_or_one() {
    let mut table = Table::plain("q_beacon", 1);
    let to = table.beside(World::CAMP);
    let id = table.monster("shrike", to, true);
    table.holds(0, &[]);
    let way = |n| compass(n);
    let steps = |t: &Table, n: u8| {
        let first = t.s.world.beside(to, way(n))?;
        Some((first, t.s.world.beside(first, way(n))))
    };
    let two = (1..=12u8).find(|n| {
        steps(&table, *n)
            .is_some_and(|(a, b)| a != World::CAMP && b.is_some_and(|b| b != World::CAMP))
    });
    let number = two.unwrap();
    let (first, second) = steps(&table, number).unwrap();
    let mut short = table.clone();
    let dice = |t: &Table| {
        let dice = t.told.iter().rev().find_map(|e| match e {
            Event::Dice(dice) => Some(*dice),
            _ => None,
        });
        dice.unwrap_or_default()
    };
    table.until(0, &Command::Move(to), |t| {
        dice(t)[0] < 7 && dice(t)[1] == number
    });
    assert_eq!(table.s.monster(id).unwrap().at, second.unwrap());
    let beyond = second.unwrap() / 7;
    if beyond != to / 7 && beyond != first / 7 && beyond != 0 {
        short.s.up[usize::from(beyond)] = false;
        short.until(0, &Command::Move(to), |t| {
            dice(t)[0] < 7 && dice(t)[1] == number
        });
        assert_eq!(short.s.monster(id).unwrap().at, first);
    }
}

#[test]
#[clause(id = "D-GOLD-1", says = "a card beats the rules: the Machinist begins with an advanced project", lies = Own)]
fn a_card_beats_the_rules() {
    let catalog = Catalog::load().unwrap();
    let machinist = Key::from("mc");
    for seed in 0..200 {
        let begun = Discover::create(&catalog, &Setup::new("q_beacon", 1, seed), 1)
            .unwrap()
            .state;
        let Some(at) = begun.seats[0].dealt.iter().position(|c| *c == machinist) else {
            continue;
        };
        let choice = Discover::legal(&catalog, &begun, Seat(0))[at].clone();
        let s = Discover::apply(&catalog, &begun, Seat(0), &choice)
            .unwrap()
            .state;
        let advanced = |p: &&Key| catalog.projects[*p].deck == Deck::Advanced;
        assert_eq!(s.seats[0].hand.iter().filter(advanced).count(), 1);
        return;
    }
    panic!("the Machinist is never dealt");
}

#[test]
#[clause(id = "D-CLAR-4", says = "a supporter's items change no dice", lies = Other)]
fn supporters_use_no_items() {
    let mut table = Table::plain("q_beacon", 2);
    let to = table.beside(World::CAMP);
    table.monster("mimic", to, true);
    table
        .item(1, "spear", 0)
        .holds(0, &[])
        .holds(1, &[(Res::Wood, 3)]);
    table.order(0, Command::Move(to));
    let asked = table.options(1);
    assert!(
        asked
            .iter()
            .all(|l| matches!(l, Label::No | Label::Support(_)))
    );
    for seed in 0..40 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::Support(Support::Overpower));
        assert!(other.options(1).is_empty());
    }
}

#[test]
#[clause(id = "D-CLAR-5", says = "who defeats an enemy and falls takes the reward first", lies = Own)]
#[clause(id = "D-R-26", says = "whoever fell gathers nothing", lies = Own)]
fn the_reward_comes_first() {
    let mut table = Table::plain("q_beacon", 2);
    let to = table.beside(World::CAMP);
    table.monster("mimic", to, true);
    table.seat(1).at = table.away(to, 5);
    table.holds(0, &[]);
    table.seat(0).damage = vec![Damage::Physical; 3];
    table.until(0, &Command::Move(to), |t| {
        t.me().fate == Fate::Lost && t.s.monsters.is_empty()
    });
    assert_eq!(table.me().stock.units(Res::Salvage), 1, "it lies there");
    assert_eq!(table.s.turn().map(|turn| turn.seat), Some(Seat(1)));
}

#[test]
#[clause(id = "D-CLAR-10", says = "one's own space is distance 0, a neighbour 1", lies = Map)]
fn distances() {
    let table = Table::plain("q_beacon", 1);
    let near = table.beside(World::CAMP);
    assert_eq!(table.s.world.distance(World::CAMP, World::CAMP), 0);
    assert_eq!(table.s.world.distance(World::CAMP, near), 1);
}

#[test]
#[clause(id = "D-CLAR-11", says = "a casualty's projects are in no deck any more", lies = Decks)]
fn what_is_removed_is_gone() {
    let mut table = Table::plain("q_beacon", 2);
    let hand = table.s.seats[1].hand.clone();
    table.order(1, Command::GiveUp);
    let decks = &table.s.decks;
    let left = decks
        .normal
        .iter()
        .chain(&table.s.face_up)
        .chain(&table.s.seats[0].hand);
    assert!(left.clone().all(|p| !hand.contains(p)));
    assert_eq!(left.count(), 6);
}

#[test]
#[clause(id = "D-R-8", says = "in silence what can be paid is paid", lies = Time)]
fn silence_pays() {
    let mut table = Table::plain("q_beacon", 1);
    table.night("n3").holds(0, &[(Res::Food, 1)]);
    table.order(0, Command::EndTurn);
    assert_eq!(table.options(0), [Label::Yes, Label::No]);
    table.silence();
    assert!(table.me().stock.is_empty() && table.me().damage.is_empty());
}

#[test]
fn silence_leaves_behind_what_is_held_most_often() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Wood, 2), (Res::Stone, 5), (Res::Food, 3)]);
    table.token(0, Kind::A, Face::Res(Res::Food), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert!(table.options(0).len() > 1);
    table.silence();
    assert_eq!(table.me().stock.units(Res::Stone), 4);
    assert_eq!(table.me().stock.all(), 10);
}

#[test]
fn silence_heals_what_it_can_and_ends_the_turn() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Food, 1), (Res::Medicine, 2)]);
    let me = table.seat(0);
    me.damage = vec![Damage::Starvation, Damage::Sickness, Damage::Physical];
    me.stamina = 5;
    let who = Seat(0);
    let heals = [Damage::Starvation, Damage::Sickness].map(|kind| Command::Recover { who, kind });
    for wanted in heals.into_iter().chain([Command::EndTurn]) {
        let command = absent::fallback(&table.catalog, &table.s, who);
        assert_eq!(command, Some(wanted.clone()));
        table.order(0, wanted);
    }
    let mut tired = Table::plain("q_beacon", 1);
    tired.holds(0, &[(Res::Medicine, 1)]);
    tired.seat(0).damage.push(Damage::Sickness);
    tired.seat(0).stamina = 0;
    let command = absent::fallback(&tired.catalog, &tired.s, who);
    assert_eq!(command, Some(Command::EndTurn), "no stamina is left for it");
}

#[test]
#[clause(id = "D-R-16", says = "a 1 and a 12 mean nothing by themselves", lies = Dice)]
fn no_number_is_special() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.token(0, Kind::C, Face::Animal(Key::from("hare")), true);
    let one =
        |t: &Table| t.told.contains(&Event::Dice([5, 1])) || t.told.contains(&Event::Dice([5, 12]));
    table.until(0, &Command::Gather(Gather::Token(0)), one);
    assert!(table.me().damage.is_empty());
    assert_eq!(table.me().stock.units(Res::Meat), 1, "5 is enough for 5");
}

#[test]
#[clause(id = "D-R-19", says = "a walk is taken back by a press, what was turned up by nobody", lies = Hidden)]
fn what_can_be_taken_back() {
    let mut table = Table::plain("q_beacon", 1);
    let to = table.beside(World::CAMP);
    table.token(to, Kind::A, Face::Res(Res::Wood), false);
    let grade = |t: &Table| undo_grade(false, t.told.iter().any(Discover::reveals));
    table.order(0, Command::Move(to));
    assert_eq!(grade(&table), UndoGrade::Click);
    assert_eq!(Discover::ONCE_SHOWN, OnceShown::Stays);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(grade(&table), UndoGrade::Consent);
    let before = table.s.clone();
    table.order(0, Command::Move(World::CAMP));
    assert!(!Discover::chanced(&before, &table.s));
    // What chance takes says nothing of chance, and is taken back by nobody alone all the same.
    table.holds(0, &[(Res::Wood, 1), (Res::Stone, 1)]);
    table.told.clear();
    table.resolve(0, r#"[{"op":"lose_random","n":1}]"#);
    assert!(!table.told.iter().any(Discover::reveals));
    assert!(Discover::chanced(&before, &table.s));
    // The end opens the whole land: whoever takes it back has seen it.
    let mut table = Table::plain("q_beacon", 1);
    let tiles = table.s.up.len();
    table.s.up.iter_mut().skip(1).for_each(|up| *up = false);
    let open = |t: &Table| {
        let known = Known::new(&t.catalog, &t.s, None);
        let all = (0..u8::try_from(tiles).unwrap()).filter(|tile| known.is_tile_open(*tile));
        all.count()
    };
    assert_eq!(open(&table), 1);
    table.order(0, Command::GiveUp);
    assert_eq!(open(&table), tiles);
    assert!(table.s.phase == Phase::Over);
    assert_eq!(grade(&table), UndoGrade::Consent);
}

#[test]
#[clause(id = "D-R-31", says = "what an item does is known to all once somebody has made it", lies = Hidden)]
fn what_was_crafted_is_known() {
    let mut table = Table::plain("q_beacon", 2);
    table
        .hand(&["blank", "buckler"])
        .holds(0, &[(Res::Wood, 2)]);
    let knows = |t: &Table| {
        let known = Known::new(&t.catalog, &t.s, Some(Seat(1)));
        known.is_crafted(&Key::from("buckler"))
    };
    assert!(!knows(&table));
    table
        .order(0, Command::Craft(Key::from("buckler")))
        .silence();
    assert!(knows(&table));
}

#[test]
#[clause(id = "D-ACT-2", says = "the list of a turn's orders", lies = Own)]
fn the_list_of_actions() {
    let mut table = Table::plain("q_beacon", 2);
    let at = table.story(4, "l3");
    (table.seat(0).at, table.seat(1).at) = (at, at);
    table.s.spaces[usize::from(at)].fire = Some(true);
    table.token(at, Kind::A, Face::Res(Res::Wood), false);
    table.hand(&["blank", "buckler"]);
    table
        .holds(0, &[(Res::Wood, 3), (Res::Meat, 1), (Res::Food, 1)])
        .item(0, "firekit", 0);
    table.seat(0).damage = vec![Damage::Starvation];
    let hidden = table
        .s
        .world
        .around(at)
        .map(|n| n / 7)
        .find(|t| *t != at / 7 && *t != 0);
    if let Some(tile) = hidden {
        table.s.up[usize::from(tile)] = false;
    }
    let list = Discover::legal(&table.catalog, &table.s, Seat(0));
    let has = |is: fn(&Command) -> bool| list.iter().any(is);
    assert!(has(|c| matches!(c, Command::Move(_))));
    assert!(has(|c| matches!(c, Command::Gather(_))));
    assert!(has(|c| matches!(c, Command::Scout { .. })) == hidden.is_some());
    assert!(has(|c| *c == Command::Investigate));
    assert!(has(|c| matches!(c, Command::Craft(_))));
    assert!(has(|c| *c == Command::Cook(1)));
    assert!(has(|c| matches!(c, Command::Recover { .. })));
    assert!(has(|c| matches!(c, Command::Show { .. })));
    assert!(has(|c| *c == Command::EndTurn));
    assert!(!has(|c| matches!(
        c,
        Command::Loot { .. } | Command::Refire | Command::Exit
    )));
}

#[test]
#[clause(id = "D-RETREAT-3", says = "with no legal neighbour it goes to the nearest space without a survivor", lies = Map)]
fn a_retreat_past_survivors() {
    let mut table = Table::plain("q_beacon", 4);
    for tile in 1..table.s.up.len() {
        table.s.up[tile] = false;
    }
    let at = 1;
    let id = table.monster("warden", at, true);
    let near: Vec<u8> = table.s.world.around(at).filter(|s| *s < 7).collect();
    assert_eq!(near.len(), 3, "the camp and two neighbours");
    for (seat, place) in (1..).zip(&near) {
        table.seat(seat).at = *place;
    }
    for seat in 0..4 {
        table.holds(seat, &[]);
    }
    table.order(0, Command::Move(at)).silence();
    let to = table.s.monster(id).unwrap().at;
    assert!(to < 7 && to != at && !near.contains(&to), "{to}");
}
