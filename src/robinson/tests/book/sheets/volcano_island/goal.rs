//! What wins, and when it is lost (R-S4-1, R-S4-8, R-S4-17).

use super::*;

fn aims(t: &Table) -> Vec<(u16, u16)> {
    let view = Island::view(catalog(), &t.s, Some(castaway_kernel::Seat(0)));
    view.aims.iter().map(|aim| (aim.have, aim.of)).collect()
}

/// Enough was explored for one or two players; the boat can be built.
fn ready(t: Table) -> Table {
    let spaces = [
        Space::T3,
        Space::B3,
        Space::T2,
        Space::B2,
        Space::M2,
        Space::T1,
    ];
    let mut t = t.item("rope").wood(3);
    for (space, number) in spaces.into_iter().zip([1, 2, 3, 4, 5, 6]) {
        t = t.tile(space, number);
    }
    done(&mut t, 3);
    t
}

/// Held by ruling("volcano-solo").
#[test]
#[clause(id = "R-S4-1", says = "six tiles and three totem places for one and two players, seven and four for three, eight and four for four", lies = Table)]
fn by_players() {
    let people = ["carpenter", "cook", "explorer", "soldier"];
    for (n, tiles, totems) in [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 4)] {
        let t = of(&people[..n]);
        assert_eq!(aims(&t), [(0, tiles), (0, totems), (0, 1)], "{n} players");
    }
}

#[test]
#[clause(id = "R-S4-1", says = "Friday is no player", lies = Friday)]
fn friday_is_none() {
    for friday in [false, true] {
        let mut setup = Setup::standard(3);
        setup.scenario = "volcano_island".into();
        setup.friday = friday;
        let s = Island::create(catalog(), &setup, 3).expect("granted").state;
        let view = Island::view(catalog(), &s, None);
        assert_eq!((view.aims[0].of, view.aims[1].of), (7, 4));
    }
}

/// Held by ruling("destroyed-tiles").
#[test]
#[clause(id = "R-S4-1", says = "what was explored counts, also under lava; start tile and volcano never do", lies = Board)]
fn what_counts() {
    let mut t = pair()
        .tile(Space::T3, 1)
        .tile(Space::M1, 2)
        .tile(Space::T2, 3);
    t.s.camp = Space::M1;
    assert_eq!(aims(&t)[0], (3, 6));
    t = house(t, &[Reading::TotemsAlone]);
    done(&mut t, 3);
    due(&mut t, 5);
    t = house(t, &[]);
    assert_eq!(aims(&t)[0], (3, 6));
    assert_eq!(aims(&t)[1], (3, 3));
}

/// Held by ruling("volcano-goal").
#[test]
#[clause(id = "R-S4-1", says = "a ruling asks for the totem places alone", lies = Board)]
fn totems_alone() {
    let mut t = house(pair(), &[Reading::TotemsAlone]).item("rope").wood(3);
    assert_eq!(aims(&t), [(0, 3), (0, 1)]);
    done(&mut t, 3);
    t.plan(build("jolly_boat"), &[ME, ME]).expect("a boat");
    go(&mut t);
    t.settle();
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S4-17", says = "the Jolly-Boat can be planned when all that is needed was explored, not before", lies = Board)]
fn the_boat_comes_last() {
    let last = Err(Rejection::NeedsGoal);
    let mut t = ready(pair());
    t.s.done_on.clear();
    done(&mut t, 2);
    assert_eq!(
        t.plan(build("jolly_boat"), &[ME, ME]),
        last,
        "a totem place is missing"
    );
    let mut t = ready(pair());
    t.s.island.remove(&Space::T1);
    t.s.piles.tiles.push(6);
    assert_eq!(
        t.plan(build("jolly_boat"), &[ME, ME]),
        last,
        "a tile is missing"
    );
    let mut t = ready(pair());
    t.plan(build("jolly_boat"), &[ME, ME])
        .expect("all is there");
}

/// Held by ruling("boat-wait").
#[test]
#[clause(id = "R-S4-17", says = "what is explored in this round counts from the next one on", lies = Table)]
fn not_in_the_same_round() {
    let mut t = ready(of(&["carpenter", "cook"]));
    t.s.done_on.clear();
    done(&mut t, 2);
    t.s.numbers.clear();
    deck(&mut t, &["barrel", "boxes", "candles", "helmet"]);
    t.give_as(1, &assign(totem(Space::B3), &[OTHER, OTHER, Pawn::Friday]))
        .expect("the last place");
    assert_eq!(
        t.plan(build("jolly_boat"), &[ME, ME]),
        Err(Rejection::NeedsGoal)
    );
}

/// Held by ruling("sheet-4-items").
#[test]
#[clause(id = "R-S4-17", says = "it needs a rope and three wood, and building it wins at once", lies = Table)]
fn the_boat_wins() {
    let mut t = ready(pair());
    t.s.inventions.remove(&Key::from("rope"));
    assert_eq!(
        t.plan(build("jolly_boat"), &[ME, ME]),
        Err(Rejection::NeedsItem("rope".into()))
    );
    let mut t = ready(pair());
    t.plan(build("jolly_boat"), &[ME, ME]).expect("a boat");
    t.give_as(1, &assign(gather(Space::T3, 0), &[OTHER, OTHER]))
        .expect("besides");
    assert_eq!(t.s.stock.wood, 0);
    go(&mut t);
    t.settle();
    assert_eq!(t.s.end, Some(End::Won));
    let night = |e: &Event| *e == Event::Phase(Phase::Night);
    assert!(!t.events.iter().any(night), "before the night");
}

#[test]
#[clause(id = "R-S4-17", says = "it is built though the totem places lie under lava by then", lies = Board)]
fn the_boat_after_the_lava() {
    let mut t = ready(pair()).tile(Space::M1, 9);
    t.s.camp = Space::M1;
    for round in 4..=8 {
        due(&mut t, round);
        assert_eq!(t.s.end, None, "round {round}");
    }
    t.plan(build("jolly_boat"), &[ME, ME]).expect("a boat");
}

#[test]
#[clause(id = "R-S4-7", says = "lava that leaves too few spaces to explore loses the game at once", lies = Board)]
fn out_of_reach() {
    ruling("volcano-tiles");
    // Eight are needed by four, and lava takes a space that was not explored.
    let mut t = of(&["carpenter", "cook", "explorer", "soldier"]).tile(Space::T3, 1);
    t.s.camp = Space::T3;
    due(&mut t, 4);
    assert_eq!(t.s.end, None, "M4 was explored by nobody");
    t = t.tile(Space::T2, 3);
    t.s.camp = Space::T2;
    due(&mut t, 5);
    assert_eq!(t.s.end, Some(End::OutOfReach));
    // Two players need six of eight: two spaces may be lost, a third not.
    let mut t = pair()
        .tile(Space::T2, 3)
        .tile(Space::M2, 5)
        .tile(Space::M1, 2);
    t.s.camp = Space::M1;
    due(&mut t, 5);
    assert_eq!(t.s.end, None);
    due(&mut t, 6);
    assert_eq!(t.s.end, Some(End::OutOfReach));
}

#[test]
#[clause(id = "R-S4-7", says = "so do totem places of which too few are left", lies = Deck)]
fn too_few_totems() {
    let table = || {
        let spaces = [
            Space::T3,
            Space::B3,
            Space::T2,
            Space::B2,
            Space::M2,
            Space::M1,
        ];
        // Totems of tiles 2, 4 and 5 will lie under lava, 6 and 7 are in the stack.
        let mut t = pair();
        for (space, number) in spaces.into_iter().zip([2, 4, 5, 1, 3, 9]) {
            t = t.tile(space, number);
        }
        t.s.camp = Space::M1;
        t
    };
    let mut t = table();
    due(&mut t, 5);
    assert_eq!(t.s.end, None, "one is open, two may be found");
    due(&mut t, 6);
    assert_eq!(t.s.end, Some(End::OutOfReach));
    let mut t = table();
    done(&mut t, 1);
    due(&mut t, 5);
    due(&mut t, 6);
    assert_eq!(t.s.end, None, "one is done, two may be found");
}

#[test]
#[clause(id = "R-S4-7", says = "so does a rest of the island to which no way is left", lies = Board)]
fn cut_off() {
    let mut t = pair().tile(Space::T3, 1);
    t.s.camp = Space::B3;
    t = t.tile(Space::B3, 2);
    due(&mut t, 6);
    assert_eq!(
        t.s.end,
        Some(End::OutOfReach),
        "behind T2, B2 and the volcano"
    );
}
