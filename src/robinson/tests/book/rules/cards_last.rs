//! Rules of the book icon on cards and of the Whip and the Saber.

use castaway_clause::clause;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    effect::{Effect, MysteryLimits},
    ids::{Phase, Who},
    state::{EventDeckCard, Kept},
    task::{Ctx, Drawing, Op, Task, Usable},
};

use super::help::foe;
use crate::table::{Table, play::treasure};

fn held(t: &mut Table, key: &str) {
    t.s.piles.mysteries.retain(|k| k.as_str() != key);
    t.s.kept.push(Kept {
        serial: 903,
        card: key.into(),
        deck: None,
        uses: 0,
        holder: None,
        from: 0,
    });
}

/// Runs a step with a book effect that can be seen: one morale less each time. Gives how often.
fn with_book(step: impl Fn(&mut Table) -> Op) -> i8 {
    let mut cat = Catalog::load().expect("content");
    cat.scenarios.get_mut("castaways").expect("scenario 1").book = vec![Effect::Morale { n: -1 }];
    let mut t = Table::of(&["explorer"]);
    t.s.people[0].det = 3;
    let op = step(&mut t);
    t.s.stack.push(Task {
        op,
        ctx: Ctx::default(),
    });
    // The speech starts the waiting step and lifts morale by one.
    let speech = Command::Use(Usable::Ability("motivational_speech".into()));
    let after = Island::apply(&cat, &t.s, Seat(0), &speech)
        .expect("paid")
        .state;
    1 - after.morale
}

#[test]
#[clause(id = "R-CARD-46", says = "drawn, it brings the book effect for its icon and for its text", lies = Deck)]
#[clause(id = "R-CARD-46", says = "as a threat it brings the book effect once", lies = Table)]
fn the_island_fights_back_twice_and_once_more() {
    let drawn = with_book(|t| {
        t.s.piles.events = vec![EventDeckCard::Event("the_island_fights_back".into())];
        Op::DrawEvent
    });
    assert_eq!(drawn, 2, "for its icon and for its effect");
    let threat = with_book(|_| {
        Op::ThreatEffect(castaway_robinson::state::Threat {
            serial: 901,
            card: "the_island_fights_back".into(),
            wreckage: false,
        })
    });
    assert_eq!(threat, 1);
}

#[test]
#[clause(id = "R-CARD-50", says = "the card brings the book effect a single time", lies = Table)]
fn an_unlucky_incident_is_one_book_effect() {
    let times = with_book(|_| Op::MysteryCard("unlucky_incident".into()));
    assert_eq!(times, 1);
}

#[test]
#[clause(id = "R-CARD-51", says = "weapons rise by one as it becomes available, and not by its later use", lies = Kept)]
#[clause(id = "R-CARD-51", says = "its user ignores one trap, which counts as resolved; a second one that round hurts", lies = Kept)]
fn the_whip_raises_weapons_once_and_wards_one_trap_a_round() {
    let mut t = Table::of(&["carpenter", "cook"]);
    treasure(&mut t, "whip");
    assert_eq!(t.s.weapon, 1);
    let mut t = Table::of(&["carpenter", "cook"]);
    held(&mut t, "whip");
    t.s.piles.mysteries = vec!["blunt_spear".into(), "sharp_blade".into()];
    t.s.phase = Phase::Action;
    let drawing = |total| Drawing {
        limits: MysteryLimits {
            treasures: 0,
            traps: 9,
            creatures: 0,
            total,
            dangers: None,
            all: false,
        },
        aside: vec![],
        won: vec![],
        resolved: 0,
        stopped: false,
    };
    t.run_ops(vec![Op::Mystery(drawing(1))], &crate::table::play::acting());
    assert_eq!(t.options(), ["go", "ignore"]);
    t.pick("ignore");
    assert_eq!(t.question(), None, "it counts as resolved: 1 of 1");
    assert_eq!(t.wounds(0), 0);
    assert_eq!(t.s.piles.mystery_discard, ["sharp_blade"]);
    assert_eq!(t.s.kept[0].holder, Some(Who::Seat(0)));
    t.run_ops(vec![Op::Mystery(drawing(1))], &crate::table::play::acting());
    assert_eq!((t.question(), t.wounds(0)), (None, 2), "once a round");
    assert_eq!(t.s.weapon, 0, "a ward does not arm");
}

#[test]
#[clause(id = "R-CARD-39", says = "its user may use it in several fights for one wound each, or leave it", lies = Kept)]
#[clause(id = "R-CARD-39", says = "the other seat cannot use it in that round", lies = Second)]
#[clause(id = "R-CARD-39", says = "it counts against the beast of the hungry animals too", lies = Kept)]
fn a_saber_serves_one_user_a_round_for_a_wound_each_time() {
    let mut t = Table::of(&["carpenter", "cook"]);
    held(&mut t, "saber");
    t.s.phase = Phase::Weather;
    t.run_ops(vec![Op::HungryBeast], &Ctx::default());
    assert_eq!(
        t.options(),
        ["go", "use-k-s0-903", "use-k-s1-903"],
        "it may be left"
    );
    t.pick("use-k-s0-903");
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (1, 0),
        "3 against 3, and its own wound"
    );
    assert_eq!(t.s.kept[0].holder, Some(Who::Seat(0)));
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::Fight(Who::Seat(0), foe(3))], &Ctx::default());
    t.pick("use-k-s0-903");
    assert_eq!(t.wounds(0), 2, "again in another fight");
    t.run_ops(vec![Op::Fight(Who::Seat(1), foe(3))], &Ctx::default());
    assert_eq!((t.question(), t.wounds(1)), (None, 3), "not the cook");
    t.run_ops(vec![Op::Fight(Who::Seat(0), foe(3))], &Ctx::default());
    t.pick("go");
    assert_eq!(t.wounds(0), 5, "not used, not paid");
}
