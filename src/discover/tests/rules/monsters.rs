use castaway_clause::clause;
use castaway_discover::{
    Discover,
    command::Command,
    event::Event,
    state::Label,
    wording::{Lang, Wording},
    world::World,
};
use castaway_kernel::{Game, Key, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-MON-1", says = "a random monster comes face down", lies = Map)]
#[clause(id = "D-MON-3", says = "nothing comes to a landmark that is not revealed", lies = Hidden)]
fn monsters_come() {
    let mut table = Table::plain("q_beacon", 1);
    table.resolve(0, r#"[{"op":"spawn","where":"lowest_landmark"}]"#);
    let monster = table.s.monsters[0].clone();
    assert_eq!((monster.at, monster.up), (table.landmark(1), false));
    assert_eq!(table.s.decks.monsters.len(), 7);
    let mut hidden = Table::dealt("q_beacon", 1);
    hidden.resolve(0, r#"[{"op":"spawn","where":"random_landmark"}]"#);
    assert!(hidden.s.monsters.is_empty());
    assert_eq!(hidden.s.decks.monsters.len(), 8);
}

#[test]
#[clause(id = "D-MON-2", says = "where a survivor is it is turned up and fought at once", lies = Map)]
#[clause(id = "D-R-24", says = "of several there the leader names one", lies = Other)]
#[clause(id = "D-MMOVE-3", says = "the leader names who fights", lies = Other)]
fn a_monster_comes_to_survivors() {
    let mut table = Table::plain("q_beacon", 2);
    table.resolve(1, r#"[{"op":"spawn","where":"here"}]"#);
    assert_eq!(
        table.options(0),
        [Label::Seat(Seat(0)), Label::Seat(Seat(1))]
    );
    table.answer(0, Label::Seat(Seat(1)));
    assert!(table.s.monsters[0].up);
    assert_eq!(table.s.fight.as_ref().map(|f| f.seat), Some(Seat(1)));
}

#[test]
#[clause(id = "D-MON-4", says = "whoever enters its space fights it", lies = Map)]
#[clause(id = "D-MOVE-6", says = "before the free gather", lies = Map)]
#[clause(id = "D-MON-5", says = "several one after the other, in an order of one's own", lies = Map)]
fn entering_is_fighting() {
    let mut table = Table::plain("q_beacon", 1);
    let to = table.beside(World::CAMP);
    let (first, second) = (
        table.monster("mimic", to, true),
        table.monster("husk", to, false),
    );
    table.holds(0, &[]);
    table.order(0, Command::Move(to));
    assert_eq!(
        table.options(0),
        [Label::Monster(first), Label::Monster(second)]
    );
    table.answer(0, Label::Monster(second)).silence();
    assert_eq!(table.s.fights, 2, "then the other");
    assert!(table.s.turn().is_none_or(|turn| turn.free_gather));
}

#[test]
#[clause(id = "D-MON-6", says = "an empty supply is made of all tokens off the map", lies = Decks)]
#[clause(id = "D-GOLD-2", says = "with all on the map nothing comes", lies = Decks)]
fn the_supply() {
    let mut table = Table::plain("q_beacon", 1);
    table.s.decks.beaten = table.s.decks.monsters.drain(..).collect();
    table.resolve(0, r#"[{"op":"spawn","where":"lowest_landmark"}]"#);
    assert_eq!(
        (table.s.monsters.len(), table.s.decks.monsters.len()),
        (1, 7)
    );
    for _ in 0..7 {
        let card = table.s.decks.monsters[0].clone();
        let at = table.landmark(2);
        table.monster(card.as_str(), at, false);
    }
    table.resolve(0, r#"[{"op":"spawn","where":"lowest_landmark"}]"#);
    assert_eq!(table.s.monsters.len(), 8);
}

#[test]
#[clause(id = "D-MMOVE-1", says = "step by step over any ground, and it stops where a survivor is", lies = Map)]
#[clause(id = "D-MMOVE-2", says = "there it is turned up and fought", lies = Map)]
#[clause(id = "D-EX-6", says = "its card is drawn and both dice rolled", lies = Map)]
#[clause(id = "D-EX-11", says = "one that does not arrive stays face down", lies = Map)]
fn the_nearest_monster_is_pulled() {
    let mut table = Table::plain("q_beacon", 1);
    let (near, far) = (table.away(World::CAMP, 3), table.away(World::CAMP, 5));
    let id = table.monster("mimic", near, false);
    let other = table.monster("husk", far, false);
    let pull = r#"[{"op":"move_monster","which":"nearest","n":2,"dir":"to_me"}]"#;
    table.holds(0, &[]).resolve(0, pull);
    let steps = table.s.world.steps(World::CAMP, |_| true);
    let monster = table.s.monster(id).unwrap();
    assert_eq!((steps[usize::from(monster.at)], monster.up), (1, false));
    assert_eq!(table.s.monster(other).unwrap().at, far, "only the nearest");
    table.resolve(0, pull);
    assert_eq!(table.s.fights, 1);
    assert!(table.told.iter().any(|e| matches!(e, Event::Dice(_))));
}

#[test]
#[clause(id = "D-MMOVE-4", says = "the leader settles equal distances", lies = Other)]
#[clause(id = "D-LEAD-2", says = "the leader decides ties", lies = Other)]
fn the_leader_settles_ties() {
    let mut table = Table::plain("q_beacon", 2);
    let middle = table.away(World::CAMP, 2);
    let to = table.s.world.steps(middle, |_| true);
    let all = 0..u8::try_from(to.len()).unwrap();
    let opposite = all
        .into_iter()
        .find(|s| to[usize::from(*s)] == 2 && *s != World::CAMP)
        .unwrap();
    table.seat(1).at = opposite;
    table.monster("mimic", middle, false);
    table.resolve(
        1,
        r#"[{"op":"move_monster","which":"all","n":1,"dir":"nearest_survivor"}]"#,
    );
    assert_eq!(table.options(0).len(), 2);
    assert!(table.options(1).is_empty());
    table.answer(0, Label::Space(opposite));
    let at = table.s.monsters[0].at;
    assert_eq!(table.s.world.distance(at, opposite), 1);
}

#[test]
#[clause(id = "D-MMOVE-5", says = "it stays on explored tiles and goes around what is not", lies = Hidden)]
#[clause(id = "D-R-17", says = "without a nearer explored space it stays", lies = Hidden)]
#[clause(id = "D-R-18", says = "its distances count explored spaces", lies = Hidden)]
fn it_stays_on_explored_tiles() {
    let mut table = Table::plain("q_beacon", 1);
    let far = table.away(World::CAMP, 6);
    table.monster("mimic", far, false);
    for tile in 1..table.s.up.len() {
        table.s.up[tile] = tile == usize::from(far) / 7;
    }
    table.resolve(
        0,
        r#"[{"op":"move_monster","which":"all","n":3,"dir":"nearest_survivor"}]"#,
    );
    assert_eq!(table.s.monsters[0].at, far, "no explored way leads on");
}

#[test]
#[clause(id = "D-MMOVE-6", says = "all move, then fights follow", lies = Map)]
fn all_move_before_anybody_fights() {
    let mut table = Table::plain("q_beacon", 1);
    let around: Vec<_> = table.s.world.around(World::CAMP).take(2).collect();
    for at in around {
        table.monster("mimic", at, false);
    }
    table.holds(0, &[]);
    table.resolve(
        0,
        r#"[{"op":"move_monster","which":"all","n":1,"dir":"nearest_survivor"}]"#,
    );
    let first = table
        .told
        .iter()
        .position(|e| matches!(e, Event::Fight(..)))
        .unwrap();
    let moves = table.told[..first]
        .iter()
        .filter(|e| matches!(e, Event::Went(..)));
    assert_eq!(moves.count(), 2);
}

#[test]
#[clause(id = "D-SMON-1", says = "a special monster is no random one", lies = Decks)]
#[clause(id = "D-SMON-2", says = "effects that move monsters do not move it; entering its space is a fight", lies = Map)]
#[clause(id = "D-ENEMY-1", says = "a boss is an enemy of its own", lies = Map)]
fn a_boss_stays() {
    let mut table = Table::plain("q_cure", 1);
    table.s.quest.stage = 2;
    let at = table.s.world.target("N3".parse().unwrap()).unwrap();
    table.seat(0).at = at;
    table.holds(0, &[(castaway_discover::ids::Res::Medicine, 1)]);
    table.order(0, Command::Deliver);
    let boss = table.s.monsters[0].clone();
    assert!(boss.special && boss.up);
    assert_eq!(Some(boss.at), table.s.world.target("F2".parse().unwrap()));
    assert_eq!(table.s.decks.monsters.len(), 8);
    table.resolve(
        0,
        r#"[{"op":"move_monster","which":"all","n":2,"dir":"to_me"}]"#,
    );
    assert_eq!(table.s.monsters[0].at, boss.at);
    table.seat(0).at = table.beside(boss.at);
    table.order(0, Command::Move(boss.at));
    assert_eq!(table.s.fights, 1);
}

#[test]
fn the_quest_leads_to_where_its_boss_is() {
    let mut table = Table::plain("q_cure", 1);
    table.s.quest.stage = 2;
    table.seat(0).at = table.s.world.target("N3".parse().unwrap()).unwrap();
    table.holds(0, &[(castaway_discover::ids::Res::Medicine, 1)]);
    table.order(0, Command::Deliver);
    let goals = |table: &Table| {
        let view = Discover::view(&table.catalog, &table.s, Some(Seat(0)));
        Wording::new(&table.catalog, Lang::En).goals(&view)
    };
    assert_eq!(goals(&table), [table.s.monsters[0].at]);
    // It has retreated.
    let aside = table.beside(table.s.monsters[0].at);
    table.s.monsters[0].at = aside;
    assert_eq!(goals(&table), [aside]);
}

#[test]
#[clause(id = "D-ENEMY-2", says = "no effect moves an enemy feature token; it is fought by gathering alone", lies = Map)]
#[clause(id = "D-R-30", says = "what retreats is not fought again until somebody enters or it moves", lies = Map)]
fn feature_enemies_stay() {
    let mut table = Table::plain("q_beacon", 1);
    let to = table.beside(World::CAMP);
    let face = castaway_discover::world::Face::Animal(Key::from("hare"));
    table.token(to, castaway_discover::ids::Kind::C, face, true);
    table.resolve(
        0,
        r#"[{"op":"move_monster","which":"all","n":2,"dir":"to_me"}]"#,
    );
    assert_eq!(table.s.ground(to).tokens.len(), 1);
    table.order(0, Command::Move(to));
    assert_eq!(table.s.fights, 0);
    let gather = Command::Gather(castaway_discover::command::Gather::Token(0));
    table.order(0, gather);
    assert_eq!(table.s.fights, 1);
}
