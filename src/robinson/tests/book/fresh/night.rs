//! The Night Phase and who sleeps outside (chapters 22 and 24).

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    ids::{Phase, Space},
    task::Usable,
};

use super::at::{during, hold, meal, morning, sleeps};
use super::night;
use crate::rules::help::two;

#[test]
#[clause(id = "R-OUTSIDE-6", says = "hungry and in the open outside is three wounds, in the open in camp one", lies = Outside)]
fn a_bad_night() {
    let mut t = two().tile(Space::M2, 6);
    t.s.stock.food = 1;
    t.s.piles.events.clear();
    sleeps(&mut t, 0, Space::M2, 0);
    night(&mut t);
    t.pick("stay");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (3, 1));
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "a token on the sheet serves its finder and nobody else this night", lies = Outside)]
fn whose_tobacco() {
    let mut t = two().tile(Space::M2, 6);
    t.s.stock.food = 1;
    sleeps(&mut t, 0, Space::M2, 1);
    t.s.people[0].sheet.tokens.push("tobacco".into());
    night(&mut t);
    let smoke = Command::Use(Usable::Discovery("tobacco".into()));
    assert!(t.give_as(1, &smoke).is_err());
    t.give_as(0, &smoke).expect("the finder");
    assert_eq!(t.s.morale, 1);
    assert!(t.s.people[0].sheet.tokens.is_empty());
}

#[test]
#[clause(id = "R-NIGHT-6", says = "a Barrel that is still full keeps no food", lies = Kept)]
fn a_full_barrel() {
    let mut t = two();
    t.s.shelter = true;
    t.s.people[1].wounds = 1;
    t.s.stock.food = 5;
    hold(&mut t, "barrel", 1);
    during(&mut t, Phase::Night, [meal(), morning()].concat());
    t.settle();
    assert_eq!((t.wounds(1), t.s.stock.food), (1, 0));
    assert_eq!(t.s.kept[0].uses, 1, "still full");
}
