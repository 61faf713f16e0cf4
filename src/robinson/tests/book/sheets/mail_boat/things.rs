//! Inventions and tokens of the sheet (R-O1-6, R-O1-7).

use castaway_robinson::reject::Rejection;

use super::*;

#[test]
#[clause(id = "R-O1-6", says = "a beacon costs three wood, needs no item, and stands on each explored tile once", lies = Board)]
fn the_beacon() {
    let mut t = solo().wood(2);
    let refused = t.plan(beacon(Space::M1), &[ME, ME]);
    assert!(
        matches!(refused, Err(Rejection::Needs { .. })),
        "{refused:?}"
    );
    let mut t = solo().wood(6);
    t.plan(beacon(Space::M1), &[ME, ME]).expect("three wood");
    assert_eq!(t.s.stock.wood, 3, "tied to the plan");
    let refused = t.plan(beacon(Space::T1), &[ME]);
    assert_eq!(refused, Err(Rejection::Unreachable), "it is not explored");
    let mut t = ready(solo().wood(9), 2);
    let refused = t.plan(beacon(Space::T1), &[ME, ME]);
    assert_eq!(refused, Err(Rejection::AlreadyBuilt("beacon_fire".into())));
}

#[test]
#[clause(id = "R-O1-6", says = "it stands when the phase ends, so two of them may be planned in one round", lies = Future)]
fn two_beacons_at_once() {
    let mut t = pair().wood(6).tile(Space::T1, 1);
    t.plan(beacon(Space::M1), &[ME, ME]).expect("the camp");
    let second = [castaway_robinson::plan::Pawn::Seat(1); 2];
    t.give_as(1, &crate::table::play::assign(beacon(Space::T1), &second))
        .expect("the next tile");
    t.plan(Goal::Rest, &[castaway_robinson::plan::Pawn::Friday])
        .expect("a rest");
    assert!(t.s.markers.is_empty());
    t.advance().expect("the plan stands");
    t.settle();
    assert_eq!(t.s.markers.len(), 2);
}

/// Something built becomes available.
fn available(t: &mut Table, invention: &str) {
    let card = CardRef::Invention(invention.into());
    t.run_ops(vec![Op::Available(card, None)], &Ctx::default());
}

#[test]
#[clause(id = "R-O1-6", says = "the sailcloth roof costs nothing, needs a beach and raises the roof of a shelter by one", lies = Plan)]
fn the_sailcloth_roof() {
    let mut t = solo();
    t.plan(build("sailcloth_roof"), &[ME, ME]).expect("free");
    let mut t = solo();
    t.s.shelter = true;
    available(&mut t, "sailcloth_roof");
    assert_eq!(t.s.roof, 1);
    let mut t = solo();
    available(&mut t, "sailcloth_roof");
    assert_eq!(t.s.roof, 0, "nothing to lay it on");
    let mut t = solo();
    let beach = t.s.island.get_mut(&Space::M1).expect("the camp");
    beach.terrain_covered = true;
    let refused = t.plan(build("sailcloth_roof"), &[ME, ME]);
    assert!(
        matches!(refused, Err(Rejection::NeedsTerrain(_))),
        "{refused:?}"
    );
}

/// The token is at hand.
fn with(mut t: Table, token: &str) -> Table {
    t.s.discoveries = vec![token.into()];
    t
}

#[test]
#[clause(id = "R-O1-7", says = "dry wood brings two wood and the biscuits two nonperishable food, at once while planning", lies = Store)]
fn wood_and_biscuits() {
    for (token, res) in [("dry_wood", Res::Wood), ("sailors_biscuits", Res::Npfood)] {
        let mut t = with(solo(), token);
        t.use_it(Usable::Discovery(token.into())).expect("a use");
        let there = match res {
            Res::Wood => t.s.stock.wood,
            _ => t.s.stock.npfood,
        };
        assert_eq!((there, t.s.discoveries.len()), (2, 0), "{token}");
    }
}

#[test]
#[clause(id = "R-O1-7", says = "the whistle raises morale by one", lies = Store)]
fn the_whistle() {
    let mut t = with(pair(), "ships_whistle");
    t.use_it(Usable::Discovery("ships_whistle".into()))
        .expect("a use");
    assert_eq!((t.s.morale, t.s.discoveries.len()), (1, 0));
}

#[test]
#[clause(id = "R-O1-7", says = "the linen heals two wounds in the night, split as the group likes, and nobody by day", lies = Second)]
fn the_linen() {
    let mut t = with(pair(), "clean_linen");
    (t.s.people[0].wounds, t.s.people[1].wounds) = (2, 2);
    assert!(t.use_it(Usable::Discovery("clean_linen".into())).is_err());
    t.s.phase = Phase::Night;
    t.use_it(Usable::Discovery("clean_linen".into()))
        .expect("a use");
    for _ in 0..2 {
        t.pick("s1");
    }
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 0));
}

#[test]
fn the_last_beacon_is_advised_with_enough_pawns_to_be_sure() {
    let mut t = solo().tile(Space::T1, 1).wood(3);
    (t.s.shelter, t.s.stock.food) = (true, 9);
    t.s.markers.insert(("beacon_fire".into(), Space::T1));
    let all = castaway_robinson::guide::advise_all(catalog(), &t.s, castaway_kernel::Seat(0));
    let last = all
        .iter()
        .find(|step| step.what.goal == beacon(Space::M1))
        .unwrap_or_else(|| panic!("the beacon is advised: {all:?}"));
    assert_eq!(last.what.pawns.len(), 2, "{all:?}");
    assert_eq!(last.seen.odds, None, "nothing is rolled");
}
