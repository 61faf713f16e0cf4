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
    // A way of five spaces that ends at the landmark, beside a tile that it does not touch.
    let way_from = |start: u8| {
        let mut way = vec![start];
        while way.last() != Some(&landmark) {
            let around = table.s.world.around(*way.last().unwrap());
            way.push(around.min_by_key(|s| steps[usize::from(*s)]).unwrap());
        }
        way
    };
    let scouts = |way: &[u8]| {
        way[..5].iter().find_map(|s| {
            let mut around = table.s.world.around(*s).map(|n| n / 7);
            around
                .find(|t| *t != 0 && way.iter().all(|s| s / 7 != *t))
                .map(|t| (*s, t))
        })
    };
    let starts = (0..119u8).filter(|s| steps[usize::from(*s)] == 5);
    let found = starts
        .map(way_from)
        .find_map(|way| Some((scouts(&way)?, way)));
    let ((from, tile), way) = found.unwrap();
    table.seat(0).at = way[0];
    let way = way[1..].to_vec();
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
