//! The book: raids on the camp (R-S5-12, R-S5-13).

use super::*;

#[test]
#[clause(id = "R-S5-12", says = "every character is wounded three times less one for each burned village, Friday never", lies = Second)]
fn a_raid_wounds() {
    for n in 0..=4u8 {
        let spots = [Space::T1, Space::B1, Space::B2, Space::B3];
        let mut t = pair()
            .tile(Space::T1, 1)
            .tile(Space::B1, 3)
            .tile(Space::B2, 9)
            .tile(Space::B3, 11);
        lay(&mut t, "burned_village", &spots[..n.into()]);
        book(&mut t);
        let each = 3u8.saturating_sub(n);
        assert_eq!((t.wounds(0), t.wounds(1)), (each, each), "{n} burned");
        assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
    }
}

#[test]
#[clause(id = "EX-S5-3", says = "with two burned villages each character takes one wound", lies = Second)]
fn two_burned() {
    let mut t = pair().tile(Space::T1, 2).tile(Space::B1, 5);
    lay(&mut t, "burned_village", &[Space::T1, Space::B1]);
    book(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
#[clause(id = "R-S5-13", says = "then the camp moves at once with what a move costs", lies = Board)]
fn the_camp_is_driven_away() {
    let mut t = solo().tile(Space::T1, 1).tile(Space::B1, 3);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (3, 2);
    book(&mut t);
    assert_eq!(t.options(), ["T1", "B1"]);
    t.pick("B1");
    assert_eq!(t.s.camp, Space::B1);
    assert!(t.s.shelter);
    assert_eq!(
        (t.s.roof, t.s.palisade),
        (2, 1),
        "half is lost, rounded down"
    );
}

#[test]
#[clause(id = "R-S5-13", says = "a camp that cannot move loses shelter, roof and palisade and nobody is hurt for it", lies = Second)]
fn a_camp_that_cannot_move() {
    let mut t = pair();
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (3, 2);
    book(&mut t);
    assert!(!t.s.shelter);
    assert_eq!((t.s.roof, t.s.palisade), (0, 0));
    assert_eq!((t.wounds(0), t.wounds(1)), (3, 3), "of the raid alone");
    assert!(t.events.contains(&Event::ShelterLost));
}

#[test]
#[clause(id = "R-S5-13", says = "without a built shelter each takes two wounds more, and a natural one does not help", lies = Second)]
fn without_a_shelter() {
    let mut t = pair();
    book(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (5, 5));
    // A natural shelter with levels on it: they are lost, and everybody is hurt.
    let natural = catalog()
        .tiles
        .values()
        .find(|c| c.natural_shelter)
        .expect("a tile")
        .number;
    let mut t = pair().tile(Space::T1, natural);
    t.s.camp = Space::T1;
    lay(&mut t, "village", &[Space::M1]);
    t.s.palisade = 2;
    book(&mut t);
    assert_eq!((t.s.palisade, t.wounds(0)), (0, 5));
}

#[test]
#[clause(id = "R-S5-13", says = "villages all around are no place to move to", lies = Board)]
fn among_villages() {
    crate::table::play::ruling("raid-among-villages");
    let mut t = solo().tile(Space::T1, 2).tile(Space::B1, 5);
    lay(&mut t, "village", &[Space::T1, Space::B1]);
    book(&mut t);
    assert_eq!((t.s.camp, t.wounds(0)), (Space::M1, 5));
}

/// Held by ruling("raid-unmoved").
#[test]
#[clause(id = "R-S5-13", says = "a ruling lets the group choose between the shelter and the wounds", lies = Second)]
fn the_choice_of_the_first_edition() {
    let table = || {
        let mut t = house(pair(), &[Reading::RaidChoice]);
        t.s.shelter = true;
        t.s.roof = 2;
        book(&mut t);
        t
    };
    let mut t = table();
    t.pick("wounds");
    assert_eq!(
        (t.s.shelter, t.s.roof, t.wounds(0), t.wounds(1)),
        (true, 2, 5, 5)
    );
    let mut t = table();
    t.pick("shelter");
    assert_eq!((t.s.shelter, t.s.roof, t.wounds(0)), (false, 0, 3));
}
