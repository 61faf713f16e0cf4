//! Clauses of setup, turns and walks, with things lying where play puts them.

use castaway_clause::clause;
use castaway_kernel::{Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Shift},
    content::Stock,
    event::Event,
    hex::Hex,
    ids::{Feature, Item, Resource},
    legal,
    map::Map,
    reject::Rejection,
    setup::Island,
    state::{Phase, Standing, Turn},
};

use crate::table::{A, B, C, MID, Table, setup, walk};

/// A corridor of twelve fields with A on the first of them.
fn corridor(seats: u8) -> Table {
    let mut t = Table::new(seats);
    t.state.map = Map::empty(1, 12);
    for seat in 0..seats {
        t.state.players[usize::from(seat)].at = Some(Hex::new(0, seat));
    }
    t
}

#[test]
#[clause(id = "W-SETUP-6", says = "the order goes on clockwise past the last seat, and is the same every day", lies = Setup)]
fn the_order_is_the_same_every_day() {
    let catalog = Catalog::load().unwrap();
    let setup = setup(3, "s00", Island::Given(Map::empty(9, 9)));
    let begun = (0..40).map(|seed| RollWrite::create(&catalog, &setup, seed).unwrap().state);
    let state = begun
        .into_iter()
        .find(|s| s.order[0] == C)
        .expect("the last seat begins");
    assert_eq!(state.order, [C, A, B]);
    let mut t = Table::new(3);
    t.state.order = state.order;
    t.turn(C, [1, 2, 3, 4]);
    for _ in 0..2 {
        for seat in [C, A, B] {
            assert_eq!(t.state.asked(), Some(seat));
            t.by(seat, Command::EndTurn);
        }
    }
}

#[test]
#[clause(id = "W-SETUP-7", says = "nobody starts on a palm, on a crossed-out field, on the sea or beside the map", lies = Field)]
fn starts_are_empty_fields() {
    let mut t = Table::new(1);
    t.a().at = None;
    t.state.phase = Phase::Start(A);
    for (n, feature) in [Feature::Palm, Feature::Sea, Feature::Crystal]
        .into_iter()
        .enumerate()
    {
        let at = Hex::new(u8::try_from(n).unwrap(), 0);
        t.state.map.set(at, feature);
        assert_eq!(
            t.refused(Command::Start(at)),
            Rejection::StartField,
            "{feature:?}"
        );
    }
    t.state.map.cross_out(Hex::new(2, 0));
    assert_eq!(
        t.refused(Command::Start(Hex::new(2, 0))),
        Rejection::StartField
    );
    assert_eq!(
        t.refused(Command::Start(Hex::new(9, 0))),
        Rejection::StartField
    );
}

#[test]
#[clause(id = "W-R-21", says = "the second starts after the first, and not on the same field", lies = Other)]
fn starts_come_in_turn() {
    let mut t = Table::new(2);
    t.a().at = None;
    t.b().at = None;
    t.state.phase = Phase::Start(A);
    assert_eq!(t.refused_by(B, Command::Start(MID)), Rejection::NotNow);
    t.go(Command::Start(MID));
    assert_eq!(t.refused_by(B, Command::Start(MID)), Rejection::StartField);
    t.by(B, Command::Start(Hex::new(4, 5)));
    assert_eq!(
        t.state.asked(),
        Some(A),
        "the first day begins with the first player"
    );
}

#[test]
#[clause(id = "W-SETUP-8", says = "each of four players has three health, also under a harsh card", lies = Setup)]
fn everybody_has_three_health() {
    let catalog = Catalog::load().unwrap();
    for card in &catalog.scenarios {
        let setup = setup(4, card.id.as_str(), Island::Given(Map::empty(9, 9)));
        let state = RollWrite::create(&catalog, &setup, 3).unwrap().state;
        assert!(state.players.iter().all(|p| p.health == 3), "{}", card.id);
    }
}

#[test]
#[clause(id = "W-SCEN-3", says = "every player picks the flask or the pot for themselves before coming ashore", lies = Other)]
fn everybody_picks_the_own_grant() {
    let catalog = Catalog::load().unwrap();
    let setup = setup(2, "s15", Island::Given(Map::empty(9, 9)));
    let mut t = Table::new(2);
    t.state = RollWrite::create(&catalog, &setup, 1).unwrap().state;
    let (first, second) = (t.state.order[0], t.state.order[1]);
    assert_eq!(t.refused_by(first, Command::Start(MID)), Rejection::Grant);
    assert_eq!(
        t.refused_by(first, Command::Grant(Item::Raft)),
        Rejection::Grant
    );
    t.by(first, Command::Grant(Item::Pot));
    assert_eq!(
        t.refused_by(first, Command::Grant(Item::Flask)),
        Rejection::Grant,
        "one of them"
    );
    t.by(first, Command::Start(MID));
    assert_eq!(
        t.refused_by(second, Command::Start(Hex::new(0, 0))),
        Rejection::Grant
    );
    t.by(second, Command::Grant(Item::Flask));
    t.by(second, Command::Start(Hex::new(0, 0)));
    let made = |t: &Table, seat: Seat| t.state.players[seat.index()].made.clone();
    assert_eq!(made(&t, first), [Item::Pot].into());
    assert_eq!(made(&t, second), [Item::Flask].into());
}

#[test]
#[clause(id = "W-TURN-2", says = "a die that walked takes nothing, plans nothing and is not turned", lies = Dice)]
fn a_die_is_spent_once() {
    let mut t = Table::new(1);
    t.a().survival = 2;
    t.a().masks = 1;
    t.go(walk(&[0], Hex::new(4, 3), 0));
    t.here(Feature::Crystal);
    assert_eq!(t.refused(Command::Take { die: 0 }), Rejection::Die);
    assert_eq!(
        t.refused(Command::Plan {
            die: 0,
            item: Item::Raft
        }),
        Rejection::Die
    );
    assert_eq!(
        t.refused(Command::Shift {
            die: 0,
            way: Shift::Up
        }),
        Rejection::Die
    );
    assert_eq!(
        t.refused(Command::Mask { die: 0, value: 3 }),
        Rejection::Die
    );
    assert_eq!(t.refused(walk(&[0, 1], Hex::new(4, 2), 0)), Rejection::Die);
    t.go(Command::Take { die: 1 });
}

#[test]
fn a_day_is_spent_when_only_the_night_is_left() {
    let mut t = corridor(1);
    let spent = |t: &Table| legal::is_spent(&t.catalog, &t.state, A);
    let turn = |t: &mut Table, change: fn(&mut Turn)| match &mut t.state.phase {
        Phase::Turn(turn) => change(turn),
        other => panic!("{other:?}"),
    };
    assert!(!spent(&t), "four dice");
    turn(&mut t, |turn| {
        turn.dice.iter_mut().for_each(|d| d.spent = true)
    });
    t.a().masks = 1;
    assert!(spent(&t), "a mask turns no die that is spent");
    turn(&mut t, |turn| turn.stride = 2);
    assert!(!spent(&t), "a walk that a hunt interrupted goes on");
    turn(&mut t, |turn| turn.stride = 0);
    t.a().stock = Stock::default();
    assert!(spent(&t));
    turn(&mut t, |turn| turn.dice[3].spent = false);
    assert!(!spent(&t), "one die");
}

#[test]
#[clause(id = "W-R-2", says = "dice that are left when the turn ends are lost: the next turn has its own four", lies = Dice)]
fn dice_left_are_lost() {
    let mut t = Table::new(1);
    t.go(walk(&[0], Hex::new(4, 3), 0));
    t.go(Command::EndTurn);
    assert_eq!(t.free().len(), 4);
}

#[test]
#[clause(id = "W-TURN-4", says = "whoever is dead or has finished is passed over", lies = Other)]
fn the_dice_pass_those_who_are_gone_by() {
    for standing in [
        Standing::Dead { day: 1, met: false },
        Standing::Done { day: 1 },
    ] {
        let mut t = Table::new(3);
        t.b().standing = standing;
        t.b().at = None;
        t.go(Command::EndTurn);
        assert_eq!((t.state.asked(), t.state.day), (Some(C), 1));
        t.by(C, Command::EndTurn);
        assert_eq!((t.state.asked(), t.state.day), (Some(A), 2));
    }
}

#[test]
#[clause(id = "W-TURN-5", says = "thirst comes after the last turn of the day: water given away before is missing then", lies = Time)]
fn the_day_is_paid_after_the_last_turn() {
    let mut t = Table::new(2);
    t.state.day = 3;
    t.a().stock.water = 1;
    t.go(Command::EndTurn);
    assert_eq!((t.a().stock.water, t.a().health), (1, 3), "not yet");
    let (give, take) = (Stock::default(), Stock::one(Resource::Water));
    t.by(B, Command::Offer { to: A, give, take });
    t.go(Command::Reply(castaway_rollwrite::command::Reply::Accept));
    t.by(B, Command::EndTurn);
    assert_eq!((t.a().health, t.b().health), (2, 3));
    assert_eq!((t.a().stock.water, t.b().stock.water), (0, 0));
}

#[test]
#[clause(id = "W-MOVE-1", says = "a 6 goes exactly six fields along a corridor", lies = Dice)]
fn a_pip_is_a_step() {
    let mut t = corridor(1);
    t.dice([6, 1, 1, 1]);
    assert_eq!(t.refused(walk(&[0], Hex::new(0, 7), 0)), Rejection::Way);
    t.go(walk(&[0], Hex::new(0, 6), 0));
}

#[test]
#[clause(id = "W-MOVE-3", says = "one may go back over the fields one came from, on the same day", lies = Field)]
fn fields_are_entered_again() {
    let mut t = corridor(1);
    t.dice([3, 3, 3, 3]);
    for to in [3, 0, 3, 0] {
        let die = u8::try_from(4 - t.free().len()).unwrap();
        t.go(walk(&[die], Hex::new(0, to), 0));
    }
    assert_eq!(t.a().at, Some(Hex::new(0, 0)));
}

#[test]
#[clause(id = "W-MOVE-4", says = "pips that a walk leaves are lost: they carry no second walk", lies = Dice)]
fn pips_left_are_lost() {
    let mut t = corridor(1);
    t.dice([6, 1, 1, 1]);
    t.go(walk(&[0], Hex::new(0, 2), 0));
    assert_eq!(t.refused(walk(&[], Hex::new(0, 3), 0)), Rejection::Die);
}

#[test]
#[clause(id = "W-MOVE-5", says = "a field behind palms is out of reach without a survival point, however many dice there are", lies = Field)]
fn palms_shut_a_field_in() {
    let mut t = Table::new(1);
    t.dice([6, 6, 6, 6]);
    let shut = Hex::new(4, 2);
    for at in shut.around() {
        t.state.map.set(at, Feature::Palm);
    }
    t.here(Feature::Empty);
    assert_eq!(t.refused(walk(&[0, 1, 2, 3], shut, 0)), Rejection::Way);
    t.a().survival = 1;
    t.go(walk(&[0], shut, 1));
}

#[test]
#[clause(id = "W-MOVE-6", says = "crossed-out fields and hunted lizards are walked over and stood on", lies = Field)]
fn used_fields_are_free() {
    let mut t = corridor(1);
    t.dice([1, 2, 1, 1]);
    for (row, feature) in [(1, Feature::Lizard { value: 4 }), (2, Feature::Mask)] {
        t.state.map.set(Hex::new(0, row), feature);
        t.state.map.cross_out(Hex::new(0, row));
    }
    t.go(walk(&[0], Hex::new(0, 1), 0));
    t.go(walk(&[1], Hex::new(0, 3), 0));
}

#[test]
#[clause(id = "W-MOVE-7", says = "two players in a row cost a point each; whoever is gone stands in nobody's way", lies = Other)]
fn pawns_block_each() {
    let mut t = corridor(3);
    t.dice([3, 3, 3, 3]);
    t.a().survival = 1;
    assert_eq!(t.refused(walk(&[0], Hex::new(0, 3), 1)), Rejection::Way);
    t.a().survival = 2;
    let before = t.state.clone();
    t.go(walk(&[0], Hex::new(0, 3), 2));
    t.state = before;
    t.b().at = None;
    t.b().standing = Standing::Done { day: 1 };
    t.go(walk(&[0], Hex::new(0, 3), 1));
}

#[test]
#[clause(id = "W-MOVE-8", says = "a bow alone opens no way: nobody simply walks onto a live lizard", lies = Field)]
fn a_lizard_is_hunted_or_not_entered() {
    let mut t = corridor(1);
    t.a().made.insert(Item::Bow);
    t.a().survival = 3;
    t.state
        .map
        .set(Hex::new(0, 1), Feature::Lizard { value: 3 });
    assert_eq!(t.refused(walk(&[0], Hex::new(0, 1), 0)), Rejection::Way);
    assert_eq!(t.refused(walk(&[2], Hex::new(0, 2), 0)), Rejection::Way);
    t.go(walk(&[2], Hex::new(0, 2), 1));
    assert!(
        !t.state.map.get(Hex::new(0, 1)).unwrap().used,
        "it lives on"
    );
}

#[test]
#[clause(id = "W-MOVE-10", says = "the blocked field costs its pip too, and nobody stops on it with the last one", lies = Field)]
fn a_point_is_no_place_to_stand() {
    let mut t = corridor(1);
    t.a().survival = 1;
    t.state.map.set(Hex::new(0, 2), Feature::Palm);
    assert_eq!(
        t.refused(walk(&[1], Hex::new(0, 2), 1)),
        Rejection::Way,
        "a 2 ends on the palm"
    );
    assert_eq!(
        t.refused(walk(&[1], Hex::new(0, 3), 1)),
        Rejection::Way,
        "two pips are too few"
    );
    t.go(walk(&[2], Hex::new(0, 3), 1));
}

#[test]
#[clause(id = "W-R-13", says = "a walk pays what its way costs, neither more nor less", lies = Own)]
fn a_walk_names_its_price() {
    let mut t = corridor(1);
    t.a().survival = 2;
    assert_eq!(t.refused(walk(&[1], Hex::new(0, 2), 1)), Rejection::Way);
    t.go(walk(&[1], Hex::new(0, 2), 0));
    assert_eq!(t.a().survival, 2);
}

#[test]
#[clause(id = "W-MOVE-11", says = "all four dice may be one walk", lies = Dice)]
fn four_dice_are_one_walk() {
    let mut t = corridor(1);
    t.go(walk(&[0, 1, 2, 3], Hex::new(0, 10), 0));
    assert!(t.events.contains(&Event::Walked {
        seat: A,
        to: Hex::new(0, 10),
        steps: 10,
        crossed: 0
    }));
}

#[test]
#[clause(id = "W-R-14", says = "pips left after a hunt go on with another die, also past a second lizard", lies = Field)]
fn a_hunt_in_passing_goes_on() {
    let mut t = corridor(1);
    t.a().made.insert(Item::Bow);
    t.dice([6, 4, 5, 1]);
    for row in [1, 3] {
        t.state
            .map
            .set(Hex::new(0, row), Feature::Lizard { value: 4 });
    }
    let hunt = |dice: &[u8], row, with| Command::Hunt {
        dice: dice.to_vec(),
        to: Hex::new(0, row),
        cross: 0,
        with,
    };
    t.go(hunt(&[0], 1, 1));
    t.go(hunt(&[], 3, 2));
    t.go(walk(&[3], Hex::new(0, 7), 0));
    assert_eq!(
        (t.a().lizards, t.a().lizard_points, t.a().stock.food),
        (2, 8, 2)
    );
    assert!(t.free().is_empty());
}
