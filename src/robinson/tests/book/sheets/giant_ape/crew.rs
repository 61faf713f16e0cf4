//! Who is lost, in which order, and what comes of it (R-S7-2, R-S7-3, R-S7-8, R-S7-9).

use castaway_robinson::{content::Face, ids::Deck, task::Roll};

use super::*;

/// Held by ruling("book-and-morale").
#[test]
#[clause(id = "R-S7-2", says = "a book kills the first of the crew and lowers morale, unless a ruling keeps it", lies = Table)]
fn a_book() {
    let mut t = solo();
    book(&mut t);
    assert!(dead(&t, "lights"));
    assert_eq!(t.s.morale, -1);
    let event = Event::CrewLost {
        who: "lights".into(),
        captured: false,
    };
    assert!(t.events.contains(&event));
    book(&mut t);
    assert!(dead(&t, "cameraman") && !dead(&t, "sound"));
    let mut t = house(solo(), &[Reading::BookKeepsMorale]);
    book(&mut t);
    assert!(dead(&t, "lights"));
    assert_eq!(t.s.morale, 0);
}

#[test]
#[clause(id = "R-S7-2", says = "the actress is taken captive, and the next one is next", lies = Table)]
fn the_actress() {
    let mut t = lost(solo(), 5);
    book(&mut t);
    assert_eq!(t.s.absent.get("actress"), Some(&Absence::Captive));
    assert_eq!(t.s.end, None);
    book(&mut t);
    assert!(dead(&t, "double"));
}

#[test]
#[clause(id = "R-S7-3", says = "with the director the game is lost, and with nobody before him", lies = Table)]
fn the_director() {
    let mut t = lost(solo(), 7);
    book(&mut t);
    assert_eq!(t.s.end, None);
    book(&mut t);
    assert_eq!(t.s.end, Some(End::CrewLost));
}

/// Held by ruling("caught-again").
#[test]
#[clause(id = "R-S7-8", says = "freed, she is the first again, unless a ruling spares her", lies = Table)]
fn caught_again() {
    let free = |t: &mut Table| {
        let effect = castaway_robinson::effect::Effect::FreeCrew {
            who: "actress".into(),
        };
        t.run_in(Phase::Action, vec![effect]);
    };
    let mut t = lost(solo(), 7);
    free(&mut t);
    assert!(t.events.contains(&Event::CrewFreed("actress".into())));
    book(&mut t);
    assert_eq!(t.s.absent.get("actress"), Some(&Absence::Captive));
    let mut t = house(lost(solo(), 7), &[Reading::CaughtOnce]);
    free(&mut t);
    book(&mut t);
    assert_eq!(t.s.absent.get("actress"), Some(&Absence::Freed));
    assert!(dead(&t, "actor"));
}

/// Held by ruling("hungry-crew").
#[test]
#[clause(id = "R-S7-2", says = "hunger costs one of the crew only where a ruling says so, once a night", lies = Second)]
fn hunger() {
    let night = |readings: &[Reading]| {
        let mut t = house(pair(), readings);
        t.s.stock = Default::default();
        let starve = [0, 1].map(|seat| Op::Without {
            who: Who::Seat(seat),
            extra: false,
        });
        t.run_ops(starve.to_vec(), &Ctx::default());
        t.s.absent.len()
    };
    assert_eq!(night(&[]), 0);
    assert_eq!(night(&[Reading::HungryCrew]), 1);
}

/// What a use of the lost item is now; none if it would do nothing.
fn found(t: &mut Table, seat: u8) -> Result<(), Rejection> {
    t.s.discoveries = vec!["lost_item".into()];
    let what = Usable::Discovery("lost_item".into());
    t.give_as(seat, &castaway_robinson::command::Command::Use(what))
}

#[test]
#[clause(id = "R-S7-9", says = "the first living one lends a brown pawn, 2 determination, a roll ahead, a look, morale or weapons", lies = Second)]
fn what_each_leaves() {
    ruling("sheet-7-figures");
    let mut t = pair();
    found(&mut t, 1).expect("a pawn");
    assert_eq!(t.s.flags.neutral.len(), 1);
    assert!(t.s.discoveries.is_empty(), "it is used up");
    let mut t = lost(pair(), 1);
    found(&mut t, 1).expect("determination");
    t.settle();
    assert_eq!(t.det(0) + t.det(1), 2);
    let mut t = lost(pair(), 2);
    assert_eq!(found(&mut t, 1), Err(Rejection::NoEffect), "no dice yet");
    t.s.numbers.insert(1, (Space::T1, 1));
    t.s.numbers.insert(2, (Space::T2, 1));
    found(&mut t, 1).expect("a roll");
    assert_eq!(t.s.weather.prerolled.as_ref().map(Vec::len), Some(2));
    let mut t = lost(pair(), 3);
    found(&mut t, 1).expect("a look");
    let mut t = lost(pair(), 7);
    found(&mut t, 1).expect("weapons");
    assert_eq!(t.s.weapon, 2);
}

#[test]
#[clause(id = "R-S7-9", says = "the make-up artist and the director leave nothing, and the token stays", lies = Store)]
fn nothing_left() {
    for n in [4, 8] {
        let mut t = lost(solo(), n);
        assert_eq!(found(&mut t, 0), Err(Rejection::NoEffect));
        assert_eq!(t.s.discoveries.len(), 1);
    }
}

/// Held by ruling("captive-bonus").
#[test]
#[clause(id = "R-S7-9", says = "a captive is passed over, unless a ruling counts her; free, she gives morale", lies = Store)]
fn a_captive_is_passed_over() {
    let mut t = lost(solo(), 5);
    found(&mut t, 0).expect("she lives");
    assert_eq!(t.s.morale, 1);
    let mut t = lost(solo(), 7);
    found(&mut t, 0).expect("the actor");
    assert_eq!((t.s.morale, t.s.weapon), (0, 2));
    let mut t = house(lost(solo(), 7), &[Reading::CaptivesLend]);
    found(&mut t, 0).expect("the actress");
    assert_eq!((t.s.morale, t.s.weapon), (1, 0));
}

#[test]
#[clause(id = "R-S7-9", says = "what the double leaves rolls a die of one's own action again, beside an ability that does", lies = Second)]
fn the_double() {
    ruling("double-and-dice");
    let mut t = calm(Table::on("giant_ape", &["carpenter", "explorer"]));
    t = lost(t, 6);
    t.s.discoveries = vec!["lost_item".into()];
    t.s.people[1].det = 2;
    let now = castaway_robinson::command::Command::Use(Usable::Discovery("lost_item".into()));
    assert_eq!(t.give_as(1, &now), Err(Rejection::NotNow));
    let roll = Roll {
        deck: Deck::Explore,
        success: Some(Face::Det),
        wound: None,
        adventure: None,
    };
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        ..Ctx::default()
    };
    t.run_ops(vec![Op::AfterRoll(roll)], &ctx);
    assert_eq!(t.options(), ["go", "success", "success-lost_item"]);
    t.pick("success-lost_item");
    assert!(t.s.discoveries.is_empty());
    assert_eq!(t.det(1), 2, "the ability is not paid");
    assert!(t.events.iter().any(|e| matches!(e, Event::Rerolled { .. })));
}
