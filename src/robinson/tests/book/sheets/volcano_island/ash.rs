//! The book and the ash (R-S4-10, R-S4-11).

use super::*;

#[test]
#[clause(id = "R-S4-10", says = "a book lays two ash markers on different spaces of the group's choice, explored or not", lies = Board)]
fn a_book_lays_two() {
    let mut t = pair().tile(Space::T3, 9);
    book(&mut t);
    let options = t.options();
    assert_eq!(options.len(), 9, "all ten but the volcano: {options:?}");
    assert!(!options.contains(&"M3".to_owned()));
    t.pick("T3");
    assert!(!t.options().contains(&"T3".to_owned()), "one on each");
    t.pick("B1");
    assert!(lies(&t, Space::T3) && lies(&t, Space::B1));
    assert_eq!(t.s.markers.len(), 2);
}

#[test]
#[clause(id = "R-S4-10", says = "it may lie on tiles that are face down and on spaces under lava", lies = Board)]
fn ash_on_what_is_down() {
    let mut t = pair()
        .tile(Space::M1, 1)
        .tile(Space::T1, 9)
        .tile(Space::T3, 3);
    t.s.camp = Space::M1;
    due(&mut t, 4);
    t.run_ops(vec![Op::FaceDown(Space::T3)], &Ctx::default());
    book(&mut t);
    for at in ["M4", "T3", "B3"] {
        assert!(t.options().contains(&at.to_owned()), "{at}");
    }
    t.pick("M4");
    t.pick("T3");
    assert!(lies(&t, Space::M4) && lies(&t, Space::T3));
}

/// Held by ruling("markers-on-face-down").
#[test]
#[clause(id = "R-S4-10", says = "a ruling of the first edition keeps it off them", lies = Board)]
fn ash_of_the_first_edition() {
    let t = pair()
        .tile(Space::M1, 1)
        .tile(Space::T1, 9)
        .tile(Space::T3, 3);
    let mut t = house(t, &[Reading::NoMarkersOnDown]);
    t.s.camp = Space::M1;
    due(&mut t, 4);
    t.run_ops(vec![Op::FaceDown(Space::T3)], &Ctx::default());
    book(&mut t);
    let options = t.options();
    assert!(!options.contains(&"M4".to_owned()) && !options.contains(&"T3".to_owned()));
    assert!(options.contains(&"B3".to_owned()), "an empty space is open");
}

#[test]
#[clause(id = "R-S4-10", says = "what finds no place is left out and hurts nobody", lies = Second)]
fn no_place_left() {
    let mut t = pair();
    let all = Space::ALL.iter().copied();
    let all: Vec<Space> = all
        .filter(|s| !matches!(s, Space::M3 | Space::T4))
        .collect();
    lay(&mut t, &all[1..]);
    book(&mut t);
    t.settle();
    assert!(all.iter().all(|&at| lies(&t, at)));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    book(&mut t);
    assert!(t.s.ask.is_none());
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-S4-11", says = "each action there needs one pawn more: to gather, to explore, at a totem", lies = Board)]
fn ash_slows() {
    let table = || pair().tile(Space::T3, 2).tile(Space::B3, 9);
    let mut t = table();
    for (goal, plain) in [
        (gather(Space::B3, 0), (1, 2)),
        (totem(Space::T3), (2, 3)),
        (explore(Space::T2), (3, 4)),
    ] {
        assert_eq!(needs(&t, &goal), plain, "{goal:?}");
    }
    lay(&mut t, &[Space::T3, Space::B3, Space::T2]);
    for (goal, slow) in [
        (gather(Space::B3, 0), (2, 3)),
        (totem(Space::T3), (3, 4)),
        (explore(Space::T2), (4, 5)),
    ] {
        assert_eq!(needs(&t, &goal), slow, "{goal:?}");
    }
}

#[test]
#[clause(id = "R-S4-11", says = "it adds to time tokens of the action and of the tile", lies = Board)]
fn ash_adds_up() {
    let mut t = pair().tile(Space::B3, 9);
    lay(&mut t, &[Space::B3]);
    token(
        &mut t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Gather),
    );
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::B3));
    assert_eq!(needs(&t, &gather(Space::B3, 0)), (4, 5));
}

/// Held by ruling("ash-on-camp").
#[test]
#[clause(id = "R-S4-11", says = "ash on the tile of the camp slows Build, Arrange Camp and Rest", lies = Board)]
fn ash_in_the_camp() {
    let mut t = pair();
    t.s.shelter = true;
    lay(&mut t, &[Space::M4]);
    assert_eq!(needs(&t, &level(Track::Roof)), (2, 3));
    assert_eq!(needs(&t, &Goal::Arrange), (2, 2));
    assert_eq!(needs(&t, &Goal::Rest), (2, 2));
    assert_eq!(
        needs(&t, &Goal::Hunt),
        (0, 0),
        "no place, and no beast either"
    );
}
