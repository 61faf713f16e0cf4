//! Traps, the hunt and the rescue (R-S7-8, R-S7-10 to R-S7-12).

use super::*;

/// Totem tiles on T1 (next to the camp), T2 (two away) and T3 (three away), a plain one on M2.
fn island(t: Table) -> Table {
    t.tile(Space::T1, 2)
        .tile(Space::T2, 6)
        .tile(Space::T3, 7)
        .tile(Space::M2, 1)
        .item("shovel")
        .wood(20)
}

#[test]
#[clause(id = "R-S7-10", says = "a trap takes a shovel and 4 wood, and stands when the phase ends", lies = Future)]
fn a_trap() {
    let mut t = island(solo());
    t.plan(trap_on(Space::T1), &[ME, ME]).expect("a trap");
    assert_eq!(t.s.plan[0].tied.wood, 4);
    go(&mut t);
    finish(&mut t);
    assert!(t.s.markers.contains(&("trap".into(), Space::T1)));
    let mut bare = solo().tile(Space::T1, 2).wood(20);
    assert_eq!(
        bare.plan(trap_on(Space::T1), &[ME, ME]),
        Err(Rejection::NeedsItem("shovel".into()))
    );
}

#[test]
#[clause(id = "R-S7-10", says = "only on totem tiles without a trap, on the camp's tile, next to it or two away", lies = Board)]
fn where_traps_stand() {
    let mut t = island(solo());
    assert_eq!(
        t.plan(trap_on(Space::M2), &[ME]),
        Err(Rejection::NeedsTotem)
    );
    assert_eq!(
        t.plan(trap_on(Space::T3), &[ME, ME]),
        Err(Rejection::TooFar(2))
    );
    trap(&mut t, &[Space::T1]);
    assert_eq!(
        t.plan(trap_on(Space::T1), &[ME]),
        Err(Rejection::AlreadyBuilt("trap".into()))
    );
    let mut t = island(solo());
    t.s.camp = Space::T1;
    t.plan(trap_on(Space::T1), &[ME]).expect("on its own tile");
}

#[test]
#[clause(id = "R-S7-10", says = "two spaces away it takes a pawn more", lies = Plan)]
fn one_pawn_more() {
    let mut t = island(solo());
    t.plan(trap_on(Space::T1), &[ME]).expect("near");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
    let mut t = island(solo());
    t.plan(trap_on(Space::T2), &[ME, ME]).expect("far");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 3));
}

#[test]
#[clause(id = "R-S7-10", says = "no trap on a tile that lies face down", lies = Board)]
fn face_down() {
    let mut t = island(solo());
    if let Some(tile) = t.s.island.get_mut(&Space::T1) {
        tile.face_down = true;
    }
    assert_eq!(
        t.plan(trap_on(Space::T1), &[ME]),
        Err(Rejection::Unreachable)
    );
}

/// Held by ruling("traps-a-round").
#[test]
#[clause(id = "R-S7-10", says = "three in all, one a round unless a ruling allows more", lies = Second)]
fn three_in_all() {
    let second = assign(trap_on(Space::T2), &[Pawn::Seat(1), Pawn::Seat(1)]);
    let mut t = island(pair());
    t.plan(trap_on(Space::T1), &[ME]).expect("a trap");
    assert_eq!(t.give_as(1, &second), Err(Rejection::PlannedAlready));
    let mut t = house(island(pair()), &[Reading::TrapsEachAction]);
    t.plan(trap_on(Space::T1), &[ME]).expect("a trap");
    t.give_as(1, &second).expect("another");
    let mut t = house(island(pair()), &[Reading::TrapsEachAction]);
    trap(&mut t, &[Space::M1, Space::M2]);
    t.plan(trap_on(Space::T1), &[ME]).expect("the third");
    assert_eq!(t.give_as(1, &second), Err(Rejection::AllStanding(3)));
}

fn ready(mut t: Table) -> Table {
    t = island(t);
    trap(&mut t, &[Space::T1, Space::T2, Space::T3]);
    t
}

#[test]
#[clause(id = "R-S7-11", says = "with three traps the hunt is offered; two pawns, no dice, no beast, and it wins at once", lies = Plan)]
fn the_hunt() {
    ruling("ape-strength");
    let mut t = island(solo());
    trap(&mut t, &[Space::T1, Space::T2]);
    assert_eq!(t.plan(catch(), &[ME, ME]), Err(Rejection::NotNow));
    let mut t = ready(solo());
    t.s.weapon = 6;
    t.plan(catch(), &[ME, ME]).expect("the hunt");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 2));
    go(&mut t);
    finish(&mut t);
    assert_eq!((t.s.end, t.s.weapon), (Some(End::Won), 1));
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

#[test]
#[clause(id = "R-S7-11", says = "a trap built in this round serves a hunt of the next one", lies = Future)]
fn a_later_round() {
    let mut t = island(solo());
    trap(&mut t, &[Space::T2, Space::T3]);
    t.plan(trap_on(Space::T1), &[ME, ME]).expect("the third");
    assert_eq!(
        t.plan(catch(), &[Pawn::Friday, Pawn::Dog]),
        Err(Rejection::NotNow)
    );
    go(&mut t);
    while t.s.ask.is_some() {
        t.first();
    }
    assert_eq!(t.s.round, 2);
    t.plan(catch(), &[ME, ME]).expect("the hunt");
}

#[test]
#[clause(id = "R-S7-11", says = "it costs 5 weapon levels, and the resolver a wound for each that is missing", lies = Second)]
fn missing_weapons() {
    let mut t = ready(pair());
    t.s.weapon = 2;
    let two = [Pawn::Seat(1), Pawn::Seat(1)];
    t.give_as(1, &assign(catch(), &two)).expect("the hunt");
    go(&mut t);
    finish(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1), t.s.weapon), (0, 3, 0));
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S7-11", says = "whoever dies of it has not caught him", lies = Second)]
fn dying_of_it() {
    let mut t = ready(pair());
    let who = Who::Seat(1);
    t.s.people[1].wounds = 10;
    let two = [Pawn::Seat(1), Pawn::Seat(1)];
    t.give_as(1, &assign(catch(), &two)).expect("the hunt");
    go(&mut t);
    finish(&mut t);
    assert_eq!(t.s.end, Some(End::Died(who)));
}

#[test]
#[clause(id = "R-S7-12", says = "with the Tranquilizer it costs 1 weapon level", lies = Store)]
fn tranquilized() {
    let mut t = ready(solo()).item("tranquilizer");
    t.s.weapon = 6;
    t.plan(catch(), &[ME, ME]).expect("the hunt");
    go(&mut t);
    finish(&mut t);
    assert_eq!((t.s.end, t.s.weapon), (Some(End::Won), 5));
}

#[test]
#[clause(id = "R-S7-8", says = "while the actress is captive the hunt succeeds and does not win; her freedom does", lies = Plan)]
fn captivity_blocks() {
    ruling("hunt-while-captive");
    let mut t = lost(ready(solo()), 6);
    t.s.weapon = 6;
    t.plan(catch(), &[ME, ME]).expect("the hunt");
    go(&mut t);
    finish(&mut t);
    assert_eq!(t.s.end, None);
    let free = castaway_robinson::effect::Effect::FreeCrew {
        who: "actress".into(),
    };
    t.run_in(Phase::Action, vec![free]);
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S7-8", says = "she is freed on the tile with number 4, only there and only while captive", lies = Board)]
fn the_rescue_is_offered() {
    let mut t = island(solo());
    t.s.numbers.insert(3, (Space::M2, 0));
    t.s.numbers.insert(4, (Space::T1, 0));
    assert_eq!(
        t.plan(free_on(Space::T1), &[ME, ME]),
        Err(Rejection::NotNow)
    );
    let mut t = lost(t, 6);
    assert_eq!(
        t.plan(free_on(Space::M2), &[ME, ME]),
        Err(Rejection::NotNow)
    );
    t.plan(free_on(Space::T1), &[ME, ME]).expect("the rescue");
}

#[test]
#[clause(id = "R-S7-8", says = "the rescue resolves exactly one creature, then she is free, and can be freed again", lies = Second)]
fn the_rescue() {
    let mut t = lost(island(pair()), 6);
    t.s.numbers.insert(4, (Space::T1, 0));
    let two = [Pawn::Seat(1), Pawn::Seat(1)];
    t.s.weapon = 20;
    t.give_as(1, &assign(free_on(Space::T1), &two))
        .expect("the rescue");
    go(&mut t);
    while t.s.ask.is_some() && t.s.resolving {
        assert_ne!(
            t.question(),
            Some(&castaway_robinson::ask::Question::MysteryGoOn)
        );
        t.first();
    }
    assert!(!t.s.absent.contains_key("actress"));
    let creatures = t.events.iter().filter(|e| {
        matches!(e, Event::Drawn(castaway_robinson::task::CardRef::Mystery(key))
            if catalog().mysteries[key].kind == castaway_robinson::ids::MysteryKind::Creature)
    });
    assert_eq!(creatures.count(), 1);
    assert!(t.s.succeeded.is_empty());
}
