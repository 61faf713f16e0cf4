use castaway_clause::clause;
use castaway_discover::{command::Command, world::World};

use crate::table::Table;

#[test]
#[clause(id = "D-EX-1", says = "9 stamina, seven actions, 1 is left and kept", lies = Own)]
fn a_day_of_nine_stamina() {
    let mut table = Table::plain("q_beacon", 1);
    table.seat(0).stamina = 9;
    let landmark = table.story(1, "l2");
    let steps = table.s.world.steps(landmark, |_| true);
    // A way of four spaces that ends at the landmark; the first space costs 2, all others 1.
    let start = (0..119u8).find(|s| steps[usize::from(*s)] == 5).unwrap();
    let hidden = (0..119u8)
        .find(|s| *s / 7 != start / 7 && steps[usize::from(*s)] > 6)
        .unwrap()
        / 7;
    let mut at = start;
    let mut way = Vec::new();
    while at != landmark {
        at = table
            .s
            .world
            .around(at)
            .min_by_key(|s| steps[usize::from(*s)])
            .unwrap();
        way.push(at);
    }
    table.seat(0).at = start;
    let beside = |table: &Table| {
        let seen = way[..way.len() - 1].iter().chain([&start]);
        let near = seen.clone().find_map(|s| {
            let mut around = table.s.world.around(*s).map(|n| n / 7);
            around
                .find(|t| *t != 0 && way.iter().chain([&start]).all(|s| s / 7 != *t))
                .map(|t| (*s, t))
        });
        near
    };
    let (from, tile) = beside(&table).unwrap_or((start, hidden));
    table.s.up[usize::from(tile)] = false;
    table.s.world.sites[usize::from(way[0])].cost = 2;
    let mut scouted = false;
    for to in way {
        if table.me().at == from && !scouted {
            table.order(0, Command::Scout { tile, second: None });
            scouted = true;
        }
        table.order(0, Command::Move(to));
    }
    table.order(0, Command::Investigate);
    assert_eq!(table.me().stamina, 9 - 2 - 4 - 1 - u8::from(scouted));
    assert!(scouted && table.me().at != World::CAMP);
    let left = table.me().stamina;
    table.night("n3").sleep();
    assert_eq!(table.me().stamina, left + 7);
}
