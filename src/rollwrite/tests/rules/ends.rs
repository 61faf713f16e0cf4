//! Clauses of hunger, thirst, death, scenarios and the end, with things lying where play puts them.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_rollwrite::{
    command::Command,
    content::Stock,
    event::{Event, Harm},
    hex::Hex,
    ids::{Item, Resource},
    reject::Rejection,
    state::{Phase, Standing},
};

use crate::table::{A, B, C, MID, Table};

/// Ends the turns of the day.
fn night(t: &mut Table) {
    let day = t.state.day;
    while t.state.day == day && !matches!(t.state.phase, Phase::Over(_)) {
        let seat = t.state.asked().unwrap();
        t.by(seat, Command::EndTurn);
    }
}

#[test]
#[clause(id = "W-SURV-2", says = "each player pays from the own sheet: one drinks, the other goes thirsty", lies = Other)]
fn everybody_pays_alone() {
    let mut t = Table::new(2);
    t.state.day = 5;
    t.b().stock.water = 3;
    night(&mut t);
    assert_eq!((t.a().health, t.b().health, t.b().stock.water), (2, 3, 2));
}

#[test]
#[clause(id = "W-R-15", says = "whoever has food eats it: nobody saves it for a point of health", lies = Own)]
fn eating_is_no_choice() {
    let mut t = Table::new(1);
    t.state.day = 4;
    t.a().stock.food = 1;
    night(&mut t);
    assert_eq!((t.a().stock.food, t.a().health), (0, 3));
}

#[test]
#[clause(id = "W-SURV-3", says = "on a day of thirst food helps nobody, and the other way round", lies = Own)]
fn food_is_no_water() {
    for (day, resource) in [(3, Resource::Food), (4, Resource::Water)] {
        let mut t = Table::new(1);
        t.state.day = day;
        t.a().stock = Stock::one(resource);
        night(&mut t);
        assert_eq!((t.a().health, t.a().stock.get(resource)), (2, 1));
    }
}

#[test]
#[clause(id = "W-SURV-5", says = "the last health lost ends one's turns; the others play on without", lies = Other)]
fn the_dead_are_out() {
    let mut t = Table::new(3);
    t.state.day = 3;
    t.b().health = 1;
    for seat in [0, 2] {
        t.state.players[seat].stock.water = 1;
    }
    night(&mut t);
    assert!(matches!(t.b().standing, Standing::Dead { day: 3, .. }));
    for seat in [A, C] {
        assert_eq!(t.state.asked(), Some(seat));
        t.by(seat, Command::EndTurn);
    }
    assert_eq!(t.state.day, 5);
}

#[test]
#[clause(id = "W-END-1", says = "when all are dead the game is over before its last day", lies = Time)]
fn the_death_of_all_ends_it() {
    let mut t = Table::new(2);
    t.state.day = 3;
    t.a().health = 1;
    t.b().health = 1;
    night(&mut t);
    let outcome = t.outcome().expect("over");
    assert_eq!(outcome.scores[0].days, 3);
    assert_eq!(outcome.winners, [A, B]);
}

#[test]
#[clause(id = "W-SURV-6", says = "somebody who held all goals when dying has met the scenario, and competes with all", lies = Other)]
fn the_dead_may_have_met_it() {
    let mut t = Table::of(2, "s07");
    t.state.day = 3;
    t.a().made = Item::TOOLS.into();
    t.a().health = 1;
    t.a().stock.water = 0;
    t.b().stock.water = 1;
    night(&mut t);
    assert!(matches!(
        t.a().standing,
        Standing::Dead { day: 3, met: true }
    ));
    assert!(t.score().met);
    assert_eq!(
        t.score().bonus,
        0,
        "no days left are scored for a dead player"
    );
    assert_eq!(
        castaway_rollwrite::engine::score(&t.catalog, &t.state).winners,
        [A]
    );
}

#[test]
#[clause(id = "W-R-16", says = "a dead player's tent stands, scores, and can be torn down; the pawn blocks nobody", lies = Other)]
fn structures_outlive_their_owner() {
    let mut t = Table::new(2);
    t.stand(B, Item::Tent, Hex::new(4, 5));
    t.state.day = 3;
    t.a().stock.water = 1;
    t.b().health = 1;
    night(&mut t);
    assert_eq!(t.score_of(B).structures, 15);
    t.dice([1, 2, 3, 4]);
    t.go(crate::table::walk(&[0], Hex::new(4, 5), 0));
    t.go(Command::Raze { die: 1 });
    assert_eq!(t.score_of(B).structures, 0);
}

#[test]
#[clause(id = "W-R-18", says = "goals of the end are looked at after the last night is paid", lies = Time)]
fn the_last_night_counts_first() {
    for (food, met) in [(5, false), (6, true)] {
        let mut t = Table::of(1, "s09");
        t.a().made.extend([Item::Pot, Item::Flask]);
        t.state.day = t.state.charter.days;
        assert_eq!(t.state.day % 2, 0, "the last day asks for food");
        t.a().stock = Stock {
            food,
            water: 6,
            ..Stock::default()
        };
        assert_eq!(
            t.refused(Command::Finish),
            Rejection::GoalsOpen,
            "nothing to finish early"
        );
        t.go(Command::EndTurn);
        let score = t.outcome().unwrap().scores[0];
        assert_eq!(score.met, met, "{food} food before the night");
    }
}

#[test]
#[clause(id = "W-R-19", says = "alone, completing ends the game at once; in company one leaves the map and the others go on", lies = Other)]
fn completing_leaves_the_map() {
    let mut solo = Table::of(1, "s07");
    solo.a().made = Item::TOOLS.into();
    solo.go(Command::Finish);
    let left = u16::from(solo.state.charter.days - 1);
    assert_eq!(solo.outcome().unwrap().scores[0].bonus, 6 * left);
    let mut t = Table::of(3, "s07");
    t.a().made = Item::TOOLS.into();
    t.go(Command::Finish);
    assert_eq!((t.a().at, t.state.asked()), (None, Some(B)));
    t.state.day = 3;
    night(&mut t);
    assert_eq!(
        (t.a().health, t.b().health),
        (3, 2),
        "whoever has left pays nothing"
    );
    assert_eq!(
        t.state.asked(),
        Some(B),
        "the first turn of the next day is the next player's"
    );
}

#[test]
#[clause(id = "W-END-2", says = "a scenario met beats any points; equal results share the win", lies = Time)]
fn met_beats_points() {
    let mut t = Table::of(3, "s07");
    t.b().made = Item::TOOLS.into();
    t.b().standing = Standing::Done { day: 9 };
    t.a().survival = 500;
    let outcome = castaway_rollwrite::engine::score(&t.catalog, &t.state);
    assert_eq!(outcome.winners, [B]);
    let equal = Table::new(3);
    let outcome = castaway_rollwrite::engine::score(&equal.catalog, &equal.state);
    assert_eq!(outcome.winners, [A, B, C]);
}

#[test]
#[clause(id = "W-SCORE-2", says = "goods, food, water and health left score nothing", lies = Own)]
fn what_is_left_scores_nothing() {
    let mut t = Table::new(1);
    t.a().stock = Stock {
        wood: 9,
        rope: 9,
        stone: 9,
        food: 9,
        water: 9,
    };
    assert_eq!(t.score().total(), 0);
}

#[test]
#[clause(id = "W-R-27", says = "a field at the rim of the map is at the sea; one with six land neighbours is not", lies = Field)]
fn the_rim_is_at_the_sea() {
    let mut t = Table::new(1);
    assert!(t.state.map.at_sea(Hex::new(0, 0)) && t.state.map.at_sea(Hex::new(8, 4)));
    assert!(!t.state.map.at_sea(MID));
    t.state
        .map
        .set(Hex::new(4, 3), castaway_rollwrite::ids::Feature::Palm);
    assert!(!t.state.map.at_sea(MID), "a palm is land");
    t.state
        .map
        .set(Hex::new(4, 3), castaway_rollwrite::ids::Feature::Sea);
    assert!(t.state.map.at_sea(MID));
}

#[test]
#[clause(id = "W-MOVE-9", says = "sunken land takes the structure, wounds the pawn on it and washes it to free land", lies = Field)]
fn the_tide_takes_what_stands_there() {
    let mut t = Table::of(2, "s13");
    let from = 5;
    t.state.day = from - 1;
    t.a().at = Some(Hex::new(4, 0));
    t.b().at = Some(Hex::new(4, 1));
    t.a().stock.food = 1;
    t.b().stock.food = 1;
    t.stand(A, Item::Tent, Hex::new(4, 0));
    night(&mut t);
    assert!(t.events.contains(&Event::Hurt {
        seat: A,
        harm: Harm::Tide,
        health: 2
    }));
    let at = t.a().at.expect("washed ashore");
    assert!(
        at != Hex::new(4, 1) && at.row > 0 && t.state.map.land(at),
        "{at:?}"
    );
    assert_eq!((t.b().health, t.score().structures), (3, 0));
}

#[test]
#[clause(id = "W-SCEN-1", says = "a tide that finds only sea takes nothing and is no news", lies = Field)]
fn a_tide_over_water_is_no_news() {
    let mut t = Table::of(1, "s13");
    t.state.day = 4;
    t.a().stock.food = 1;
    for col in 0..9 {
        t.state
            .map
            .set(Hex::new(col, 0), castaway_rollwrite::ids::Feature::Sea);
    }
    night(&mut t);
    assert!(
        !t.events.iter().any(|e| matches!(e, Event::Sank { .. })),
        "{:?}",
        t.events
    );
    assert_eq!(t.a().health, 3);
}

#[test]
#[clause(id = "W-TURN-6", says = "alone a day is a turn: seventeen turns are the game", lies = Time)]
fn seventeen_turns_alone() {
    let mut t = Table::new(1);
    t.a().stock = Stock {
        food: 9,
        water: 9,
        ..Stock::default()
    };
    let mut turns = 0;
    while t.outcome().is_none() {
        t.go(Command::EndTurn);
        turns += 1;
    }
    assert_eq!((turns, t.a().stock.water, t.a().stock.food), (17, 1, 2));
    assert!(t.legal(A).is_empty());
    assert_eq!(t.refused_by(Seat(0), Command::EndTurn), Rejection::NotNow);
}

#[test]
#[clause(id = "W-SURV-7", says = "eating more heals nobody, and neither does a new day", lies = Own)]
fn food_heals_nobody() {
    let mut t = Table::new(1);
    t.a().health = 1;
    t.a().stock = Stock {
        food: 9,
        water: 9,
        ..Stock::default()
    };
    for _ in 0..10 {
        t.go(Command::EndTurn);
    }
    assert_eq!(t.a().health, 1);
}
