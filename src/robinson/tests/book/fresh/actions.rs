//! Actions: fights, Builds, Gathers, Arrange Camp (chapters 11 to 22).

use castaway_clause::clause;
use castaway_robinson::{
    ids::{Kind, Place, Space, TokenKind},
    plan::{Goal, Pawn},
};

use super::at::plan;
use super::evening;
use crate::rules::help::{threat, two};
use crate::table::{
    ME, Table,
    play::{build, event, finish, go, has, hunting, open},
};

const SECOND: Pawn = Pawn::Seat(1);

#[test]
#[clause(id = "R-RESOLVE-9", says = "a weapon of the Threat Action counts in the hunt after it", lies = Second)]
fn a_new_weapon_for_the_hunt() {
    let mut t = two().tile(Space::M2, 6);
    t.s.weapon = 2;
    hunting(&mut t, &["wild_pig"]);
    threat(&mut t, 1, "ravishing_windstorm");
    plan(&mut t, 0, Goal::Threat { slot: 1, option: 0 }, &[ME]);
    plan(&mut t, 1, Goal::Hunt, &[SECOND, SECOND]);
    evening(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1), t.s.weapon), (0, 0, 2));
    assert_eq!((t.s.stock.food, t.s.stock.fur), (9 + 3 - 2, 1));
    assert_eq!((t.det(0), t.det(1)), (1, 0));
}

#[test]
#[clause(id = "R-COMBAT-4", says = "Frenzy meets the strength, the lost level still wounds who has none", lies = Sheet)]
fn frenzy_loses_no_level() {
    let mut t = Table::of(&["soldier", "cook"]).tile(Space::M2, 6);
    t.s.people[0].det = 3;
    hunting(&mut t, &["tapir"]);
    plan(&mut t, 0, Goal::Hunt, &[ME, ME]);
    go(&mut t);
    t.pick("use-a-s0-frenzy");
    finish(&mut t);
    super::until_move(&mut t);
    assert_eq!((t.wounds(0), t.det(0), t.s.weapon), (1, 0, 0));
    assert_eq!((t.s.stock.food, t.s.stock.fur), (9 + 2 - 2, 1));
}

#[test]
#[clause(id = "R-USE-7", says = "both shots of a Pistol in one hunt add six, and the card is gone", lies = Second)]
fn two_shots() {
    let mut t = two().tile(Space::M2, 6);
    t.s.equipment = vec![("pistol".into(), 2)];
    hunting(&mut t, &["bear"]);
    plan(&mut t, 1, Goal::Hunt, &[SECOND, SECOND]);
    go(&mut t);
    t.pick("use-e-pistol");
    t.pick("use-e-pistol");
    finish(&mut t);
    super::until_move(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1), "the bear's lost level");
    assert!(t.s.equipment.is_empty());
    assert_eq!((t.s.stock.food, t.s.stock.fur), (9 + 5 - 2, 2));
}

#[test]
#[clause(id = "R-SETUP-7", says = "anybody builds the spear of a soldier who is not there, and nobody is paid for it", lies = Second)]
fn nobodys_spear() {
    let mut t = two().tile(Space::M2, 6).item("knife").wood(1);
    crate::table::play::on_board(&mut t, "spear");
    plan(&mut t, 1, build("spear"), &[SECOND, SECOND]);
    evening(&mut t);
    assert!(t.s.built("spear"));
    assert_eq!((t.s.weapon, t.s.stock.wood), (3, 0));
    assert_eq!((t.det(0), t.det(1)), (0, 0));
}

#[test]
#[clause(id = "R-TOKEN-9", says = "beside Arrange Camp the first needs two pawns and is paid once, the next one", lies = Second)]
fn mess_in_the_camp() {
    let mut t = two().tile(Space::M2, 6);
    event(&mut t, "mess_in_the_camp");
    t.s.phase = castaway_robinson::ids::Phase::Action;
    plan(&mut t, 0, Goal::Arrange, &[ME, ME]);
    plan(&mut t, 1, Goal::Arrange, &[SECOND]);
    assert_eq!((t.s.plan[0].risky, t.s.plan[1].risky), (2, 1));
    evening(&mut t);
    assert_eq!((t.det(0), t.det(1), t.s.morale), (2, 2, 2));
    assert!(!has(
        &t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Arrange)
    ));
}

#[test]
#[clause(id = "R-ARRANGE-2", says = "with four players morale is chosen instead, the Bible's one and one come on top", lies = Store)]
fn a_bible_for_four() {
    let mut t = Table::of(&["carpenter", "cook", "explorer", "soldier"]).tile(Space::M2, 6);
    t.s.equipment = vec![("bible".into(), 2)];
    t.s.people[0].wounds = 2;
    t.s.people[0].pawn_limit = Some(1);
    plan(&mut t, 0, Goal::Arrange, &[ME]);
    go(&mut t);
    let mut read = false;
    while t.s.resolving {
        let options = open(&t);
        let bible = options.iter().find(|o| o.contains("bible"));
        match bible {
            Some(bible) if !read => {
                read = true;
                t.pick(bible);
            }
            _ if options.iter().any(|o| o == "morale") => t.pick("morale"),
            _ => t.pick("go"),
        }
    }
    assert!(read);
    assert_eq!((t.s.morale, t.det(0), t.wounds(0)), (1, 1, 1));
    assert_eq!(t.s.equipment, [("bible".into(), 1)]);
}
