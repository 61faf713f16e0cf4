//! Clauses of gathering, with things lying where play puts them.

use castaway_clause::clause;
use castaway_rollwrite::{
    command::{Command, Shift},
    hex::Hex,
    ids::{Feature, Item, Resource},
    reject::Rejection,
};

use crate::table::{B, MID, Table, walk};

const fn gives(resource: Resource, value: u8) -> Feature {
    Feature::Gather { resource, value }
}

#[test]
#[clause(id = "W-GATHER-2", says = "one stands on the field: the next field does not count", lies = Field)]
fn nothing_is_taken_from_a_neighbour() {
    let mut t = Table::new(1);
    t.state.map.set(Hex::new(4, 3), gives(Resource::Wood, 1));
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::Nothing);
}

#[test]
#[clause(id = "W-GATHER-4", says = "a tool doubles its own goods only, and only for its owner", lies = Other)]
fn tools_serve_their_owner() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.b().made.extend([Item::Pickaxe, Item::Axe]);
    t.here(gives(Resource::Stone, 6));
    t.go(Command::Take { die: 0 });
    assert_eq!(
        t.a().stock.stone,
        1,
        "an axe breaks no stone, and the other pickaxe is not mine"
    );
}

#[test]
#[clause(id = "W-R-7", says = "a die turned to the printed value brings its survival point back", lies = Dice)]
fn a_turned_die_counts_as_it_shows() {
    let mut t = Table::new(1);
    t.a().survival = 1;
    t.here(gives(Resource::Water, 2));
    t.go(Command::Shift {
        die: 0,
        way: Shift::Up,
    });
    t.go(Command::Take { die: 0 });
    assert_eq!((t.a().stock.water, t.a().survival), (1, 1));
    t.a().masks = 1;
    t.here(gives(Resource::Water, 6));
    t.go(Command::Mask { die: 1, value: 6 });
    t.go(Command::Take { die: 1 });
    assert_eq!(t.a().survival, 2);
}

#[test]
#[clause(id = "W-GATHER-10", says = "what one has gathered is gone for the next player, who may stand there", lies = Other)]
fn the_map_is_shared() {
    let mut t = Table::new(2);
    t.here(gives(Resource::Food, 3));
    t.go(Command::Take { die: 0 });
    t.a().at = Some(Hex::new(0, 0));
    t.turn(B, [1, 3, 3, 3]);
    t.by(B, walk(&[0], MID, 0));
    assert_eq!(
        t.refused_by(B, Command::Take { die: 1 }),
        Rejection::Nothing
    );
    assert_eq!(t.b().stock.food, 0);
}

#[test]
#[clause(id = "W-ITEM-4", says = "the pot doubles a food field, with one survival point for a match", lies = Field)]
fn a_pot_doubles_a_field() {
    let mut t = Table::new(1);
    t.a().made.insert(Item::Pot);
    t.here(Feature::Gather {
        resource: Resource::Food,
        value: 4,
    });
    t.go(Command::Take { die: 3 });
    assert_eq!((t.a().stock.food, t.a().survival), (2, 1));
}
