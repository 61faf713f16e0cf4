use castaway_clause::clause;
use castaway_discover::{
    command::Command, ids::Res, reject::Rejection, state::Fate, stock::Stock, world::World,
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

fn place(table: &Table, target: &str) -> u8 {
    table.s.world.target(target.parse().unwrap()).unwrap()
}

#[test]
#[clause(id = "D-WIN-1", says = "the stage says what is asked", lies = Quest)]
#[clause(id = "D-WIN-2", says = "then the next one takes its place", lies = Quest)]
#[clause(id = "D-WIN-3", says = "the last one says how a survivor wins", lies = Quest)]
#[clause(id = "D-WIN-4", says = "a winner leaves with everything and has no more part", lies = Other)]
#[clause(id = "D-WIN-5", says = "the others play on", lies = Other)]
#[clause(id = "D-WIN-6", says = "projects in a winner's hand are gone", lies = Own)]
#[clause(id = "D-R-10", says = "on one's own turn", lies = Own)]
#[clause(id = "D-SPEND-4", says = "what is delivered is one's own; what lies counts for all", lies = Quest)]
fn a_beacon() {
    let mut table = Table::plain("q_beacon", 2);
    let far = place(&table, "F3");
    table.seat(0).at = far;
    table.seat(1).at = far;
    assert_eq!(table.refused(0, Command::Deliver), Rejection::Quest);
    table.order(0, Command::Investigate).silence();
    assert_eq!(table.s.quest.stage, 2);
    table
        .holds(0, &[(Res::Wood, 5)])
        .holds(1, &[(Res::Stone, 1), (Res::Food, 1), (Res::Dirty, 1)]);
    table.order(0, Command::Deliver);
    assert_eq!(
        (table.me().stock.units(Res::Wood), table.s.quest.stage),
        (2, 2)
    );
    table.order(0, Command::EndTurn).order(1, Command::Deliver);
    assert_eq!(table.s.quest.stage, 3);
    assert_eq!(table.refused(1, Command::Exit), Rejection::Space);
    table.seat(1).at = place(&table, "F1");
    assert_eq!(table.refused(0, Command::Exit), Rejection::NotNow);
    table.order(1, Command::Exit);
    let winner = &table.s.seats[1];
    assert_eq!(
        (winner.fate, winner.hand.len(), winner.stock),
        (Fate::Won, 0, Stock::default())
    );
    assert_eq!(table.s.in_order(), [Seat(0)]);
}

#[test]
#[clause(id = "D-WIN-7", says = "who started counts, whoever is left", lies = Quest)]
#[clause(id = "D-EX-12", says = "four started and one fell: it counts as four", lies = Quest)]
fn who_started_counts() {
    let mut table = Table::plain("q_beacon", 4);
    table.order(3, Command::GiveUp);
    table.s.quest.stage = 2;
    table.seat(0).at = place(&table, "F3");
    table.holds(0, &[(Res::Wood, 3), (Res::Stone, 1)]);
    table.order(0, Command::Deliver);
    assert_eq!(table.s.quest.stage, 2, "four wood for four");
}

#[test]
#[clause(id = "D-WIN-8", says = "an objective does nothing until a stage names it", lies = Map)]
fn objectives() {
    let mut table = Table::plain("q_relay", 1);
    table.seat(0).at = place(&table, "O1");
    table.holds(0, &[(Res::Salvage, 3)]);
    assert_eq!(table.refused(0, Command::Activate), Rejection::Quest);
    table.s.quest.stage = 2;
    for target in ["O1", "O2", "O3"] {
        table.seat(0).at = place(&table, target);
        table.order(0, Command::Activate);
        if target != "O3" {
            assert_eq!(table.refused(0, Command::Activate), Rejection::Space);
        }
    }
    assert_eq!(
        (table.s.quest.stage, table.me().stock.units(Res::Salvage)),
        (3, 0)
    );
    table.sleep();
    assert_eq!(table.s.quest.stage, 4, "one is held at nightfall");
}

#[test]
#[clause(id = "D-CRAFT-7", says = "the quest's item is given to whoever lays down the last", lies = Own)]
fn an_engine() {
    let mut table = Table::plain("q_engine", 1);
    table.s.quest.stage = 3;
    table.holds(0, &[(Res::Wood, 2), (Res::Salvage, 1), (Res::Pelt, 1)]);
    table.order(0, Command::Deliver);
    let coil = Key::from("coil");
    assert!(table.me().holds(&coil).is_some());
    assert_eq!(table.s.quest.stage, 4);
    let boss = table.s.monsters.iter().find(|m| m.special).unwrap();
    assert_eq!(boss.at, place(&table, "F1"));
    table.s.monsters.clear();
    table.s.quest.stage = 5;
    table.seat(0).at = place(&table, "F1");
    let mut without = table.clone();
    without.seat(0).items.clear();
    assert_eq!(without.refused(0, Command::Exit), Rejection::Goods);
    table.order(0, Command::Exit);
    assert_eq!(table.me().fate, Fate::Won);
}

#[test]
#[clause(id = "D-MON-3", says = "a boss comes as soon as its landmark is revealed", lies = Hidden)]
fn a_boss_waits_for_its_landmark() {
    let mut table = Table::plain("q_cure", 1);
    let at = place(&table, "F2");
    let tile = usize::from(at) / 7;
    table.s.up[tile] = false;
    table.s.quest.stage = 2;
    table.seat(0).at = place(&table, "N3");
    table.holds(0, &[(Res::Medicine, 1)]);
    table.order(0, Command::Deliver);
    assert!(table.s.monsters.is_empty() && table.s.quest.boss_waits);
    let near = (0..119).find(|s| {
        usize::from(*s) / 7 != tile && table.s.world.around(*s).any(|n| usize::from(n) / 7 == tile)
    });
    table.seat(0).at = near.unwrap();
    table.order(
        0,
        Command::Scout {
            tile: u8::try_from(tile).unwrap(),
            second: None,
        },
    );
    assert_eq!(table.s.monsters[0].at, at);
}

#[test]
#[clause(id = "D-WIN-2", says = "three different landmarks for march, one twice is one", lies = Quest)]
fn waymarks() {
    let mut table = Table::plain("q_march", 1);
    for n in [1, 1, 2, 3] {
        let at = table.landmark(n);
        table.story(n, "l3");
        table.seat(0).at = at;
        table.seat(0).stamina = 12;
        table.holds(0, &[]);
        let _ = castaway_discover::engine::apply(
            &table.catalog.clone(),
            &table.s,
            Seat(0),
            &Command::Investigate,
        )
        .map(|applied| table.s = applied.state);
    }
    assert_eq!(table.s.quest.stage, 2);
}

#[test]
#[clause(id = "D-WIN-2", says = "a herd is driven for 1 more, and a monster sends it back along its trail", lies = Quest)]
fn a_herd() {
    let mut table = Table::plain("q_herd", 1);
    table.s.quest.stage = 2;
    let from = place(&table, "O1");
    table.seat(0).at = from;
    table.holds(0, &[(Res::Food, 2)]);
    table.order(0, Command::Deliver);
    assert_eq!(table.s.quest.trail, [from]);
    let goal = place(&table, "F1");
    let steps = table.s.world.steps(goal, |_| true);
    let next = table
        .s
        .world
        .around(from)
        .min_by_key(|s| steps[usize::from(*s)])
        .unwrap();
    let before = table.me().stamina;
    table.order(0, Command::Drive(next));
    assert_eq!(
        (table.s.quest.trail.len(), table.me().stamina),
        (2, before - 2)
    );
    table.s.quest.trail.push(table.beside(next));
    table.seat(0).at = World::CAMP;
    let herd = *table.s.quest.trail.last().unwrap();
    let other = table.s.world.around(herd).find(|s| *s != next).unwrap();
    table.monster("mimic", other, false);
    table.until_moved(herd);
    assert_eq!(table.s.quest.trail, [from]);
}

#[test]
#[clause(id = "D-WIN-2", says = "water takes the farthest tile each night; its survivors are set on the nearest dry space and hurt", lies = Quest)]
fn a_flood() {
    let mut table = Table::plain("q_flood", 1);
    table.s.quest.stage = 2;
    let safe = place(&table, "F1");
    let steps = table.s.world.steps(safe, |_| true);
    let far = (0..119u8).max_by_key(|s| steps[usize::from(*s)]).unwrap();
    table.seat(0).at = far;
    table.night("n3").holds(0, &[(Res::Food, 1)]);
    table.order(0, Command::EndTurn);
    table.silence();
    assert_eq!(table.s.flooded.len(), 1);
    assert!(table.s.is_open(table.me().at));
    let gone = *table.s.flooded.first().unwrap();
    assert_ne!(usize::from(gone), usize::from(safe) / 7);
    if gone == far / 7 {
        assert_eq!(table.me().damage.len(), 1);
    }
}
