//! What a walk of several spaces gathers on its way beside tokens, and how that is saved.

use castaway_discover::{
    command::{Command, Gather},
    ids::{Kind, Res},
    on_way::OnWay,
    state::{Label, Spring, Task},
    world::{Face, Space, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

/// A way of four spaces over open ground of cost 1 without anything, and where it begins with empty hands.
fn bare_way() -> (Table, Vec<Space>) {
    let mut table = Table::plain("q_beacon", 1);
    for space in &mut table.s.spaces {
        space.water = None;
    }
    table.s.world.order.terrain = None;
    table.holds(0, &[]);
    let goal = table.away(World::CAMP, 4);
    let steps = table.s.world.steps(goal, |_| true);
    let mut way = vec![World::CAMP];
    while way.last() != Some(&goal) {
        let around = table.s.world.around(*way.last().unwrap());
        way.push(around.min_by_key(|s| steps[usize::from(*s)]).unwrap());
    }
    (table, way.split_off(1))
}

fn lay_spring(table: &mut Table, at: Space, res: Res, up: bool) {
    table.s.spaces[usize::from(at)].water = Some(Spring {
        res,
        up,
        left: None,
    });
}

/// How much water of both kinds somebody has who walked so, and where they are.
fn drawn(table: &Table, way: &[Space], gather: OnWay) -> (u8, u8, Space) {
    let mut gone = table.clone();
    let way = way.to_vec();
    gone.order(0, Command::Go { way, gather });
    let stock = &gone.me().stock;
    let units = |res| stock.units(res);
    (units(Res::Clean), units(Res::Dirty), gone.me().at)
}

#[test]
fn clean_water_is_drawn_by_the_way_where_that_is_asked_for() {
    let (mut table, way) = bare_way();
    let end = way[3];
    for at in [way[0], way[2]] {
        lay_spring(&mut table, at, Res::Clean, true);
    }
    let walks = |table: &Table, gather| drawn(table, &way, gather);
    assert_eq!(walks(&table, OnWay::Nothing), (0, 0, end));
    assert_eq!(walks(&table, OnWay::Tokens), (0, 0, end));
    assert_eq!(walks(&table, OnWay::Water), (2, 0, end));
    // It costs nothing beyond the steps, and is the same as one after the other.
    let mut gone = table.clone();
    let go = Command::Go {
        way: way.clone(),
        gather: OnWay::Water,
    };
    gone.order(0, go);
    let mut single = table.clone();
    for at in &way {
        single.order(0, Command::Move(*at));
        if single.s.ground(*at).water.is_some() {
            single.order(0, Command::Gather(Gather::Water));
        }
    }
    assert_eq!((gone.me().stamina, &gone.s), (8, &single.s));
    // A token comes first, and one thing is gathered after each step.
    let mut both = table.clone();
    both.token(way[0], Kind::A, Face::Res(Res::Medicine), false);
    assert_eq!(walks(&both, OnWay::Water), (1, 0, end));
    // Where there is no room the walk goes on without it, and asks nothing.
    let mut full = table.clone();
    full.holds(0, &[(Res::Stone, 9)]);
    assert_eq!(walks(&full, OnWay::Water), (1, 0, end));
    // Who could catch something in its place is not asked.
    table.item(0, "trap", 0);
    assert_eq!(walks(&table, OnWay::Water), (2, 0, end));
}

#[test]
fn water_that_may_be_dirty_is_left_alone_whatever_it_is() {
    let (mut table, way) = bare_way();
    table.s.world.order.terrain = Some(Key::from("cinder_isle"));
    let dirty = |table: &mut Table, res, up| {
        lay_spring(table, way[0], res, up);
        drawn(table, &way, OnWay::Water)
    };
    let end = way[3];
    assert_eq!(dirty(&mut table, Res::Dirty, true), (0, 0, end));
    for res in [Res::Clean, Res::Dirty] {
        assert_eq!(dirty(&mut table, res, false), (0, 0, end), "{res:?}");
    }
    assert_eq!(dirty(&mut table, Res::Clean, true), (1, 0, end));
    // While all sources are clean none is dirty.
    table.s.clean_until = table.s.day;
    assert_eq!(dirty(&mut table, Res::Dirty, true), (1, 0, end));
}

#[test]
fn a_walk_that_draws_water_stops_before_a_monster_and_goes_on_after_a_question() {
    let (mut table, way) = bare_way();
    lay_spring(&mut table, way[2], Res::Clean, true);
    let go = Command::Go {
        way: way.clone(),
        gather: OnWay::Water,
    };
    let mut met = table.clone();
    met.monster("mimic", way[3], true);
    met.order(0, go.clone());
    let me = met.me();
    assert_eq!((me.at, me.stock.units(Res::Clean)), (way[2], 1));
    assert_eq!(met.s.fights, 0);
    assert!(met.s.ask.is_none() && met.s.stack.is_empty());
    // What a token asks on the way ends nothing: the rest of the way is gone, and its water drawn.
    table.token(way[0], Kind::B, Face::WoodOrStone, false);
    table.order(0, go).answer(0, Label::Res(Res::Wood));
    let me = table.me();
    assert_eq!((me.at, me.stock.units(Res::Clean)), (way[3], 1));
}

#[test]
fn what_a_walk_gathers_is_read_as_it_was_saved_before_there_was_water_to_choose() {
    let go = |gather| Command::Go {
        way: vec![3, 4],
        gather,
    };
    let all = [
        (r#"{"go":{"way":[3,4],"gather":false}}"#, OnWay::Nothing),
        (r#"{"go":{"way":[3,4],"gather":true}}"#, OnWay::Tokens),
        (r#"{"go":{"way":[3,4],"gather":"water"}}"#, OnWay::Water),
    ];
    for (text, gather) in all {
        let read: Command = serde_json::from_str(text).unwrap();
        assert_eq!(read, go(gather));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
    let wrong = r#"{"go":{"way":[3,4],"gather":"all"}}"#;
    assert!(serde_json::from_str::<Command>(wrong).is_err());
    let task = r#"{"walk":[0,[3,4],true,2]}"#;
    let read: Task = serde_json::from_str(task).unwrap();
    assert_eq!(read, Task::Walk(Seat(0), vec![3, 4], OnWay::Tokens, 2));
    assert_eq!(serde_json::to_string(&read).unwrap(), task);
}
