//! Ada, out on the light and in the camp, and the raft (R-O2-6, R-O2-7).

use super::*;

const ADA: Who = Who::Guest(0);

fn fetch() -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "fetch_ada".into(),
        space: None,
    }
}

fn hers(t: &Table) -> u8 {
    t.s.guests[0].person.wounds
}

#[test]
#[clause(id = "R-O2-6", says = "out on the light each night wounds her once and nothing else does; the eleventh wound loses the game", lies = Table)]
fn out_on_the_light() {
    let mut t = solo();
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    t.settle();
    assert_eq!(
        (hers(&t), t.wounds(0)),
        (1, 3),
        "she neither starves nor sleeps in the open with them"
    );
    let mut t = solo();
    t.s.guests[0].person.wounds = 10;
    (t.s.stock.food, t.s.shelter, t.s.phase) = (9, true, Phase::Night);
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::Died(ADA)));
}

#[test]
#[clause(id = "R-O2-6", says = "in the camp she eats and rests like the others, also with Bed and Hammock", lies = Second)]
fn in_the_camp() {
    let mut t = rescued(pair());
    t.s.shelter = true;
    (t.s.stock.food, t.s.phase) = (2, Phase::Night);
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    assert_eq!(t.options(), ["s0", "s1", "g0"], "who goes without");
    let mut t = rescued(solo().item("bed"));
    t.s.guests[0].person.wounds = 5;
    (t.s.stock.food, t.s.shelter) = (9, true);
    t.plan(Goal::Rest, &[Pawn::Guest(0)]).expect("a rest");
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.advance().expect("the plan stands");
    t.settle();
    assert_eq!(hers(&t), 3, "two with the bed");
}

#[test]
#[clause(id = "R-O2-7", says = "the raft costs a wood, and from the round after an Explore on it brings her, once", lies = Board)]
fn the_raft() {
    let mut t = solo();
    assert!(matches!(
        t.plan(build("reed_raft"), &[ME]),
        Err(Rejection::Needs { .. })
    ));
    let mut t = solo().wood(1);
    t.plan(build("reed_raft"), &[ME, ME]).expect("a raft");
    let mut t = solo().item("reed_raft");
    t.s.inventions
        .get_mut(&Key::from("reed_raft"))
        .expect("there")
        .since = 1;
    assert_eq!(
        t.plan(fetch(), &[ME, ME]),
        Err(Rejection::NotNow),
        "not in its round"
    );
    t.s.round = 2;
    t.plan(fetch(), &[ME, ME]).expect("it floats");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    carry_out(&mut t);
    assert!(t.s.guests[0].with_camp && t.events.contains(&Event::JoinedCamp(ADA)));
    assert_eq!(t.plan(fetch(), &[ME, ME]), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "R-O2-7", says = "a token on the Explore deck is a wound out there, not a card, and the odds say so", lies = Deck)]
fn a_token_on_the_deck() {
    use castaway_kernel::Game;
    use castaway_robinson::ids::{Deck, Place, TokenKind};
    let mut t = solo().item("reed_raft");
    t.s.round = 2;
    crate::table::play::token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Explore));
    t.plan(fetch(), &[ME, ME]).expect("it floats");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    let view = castaway_robinson::Island::view(catalog(), &t.s, None);
    let odds = view.plan[0].odds.clone().expect("odds");
    assert_eq!((odds.wound, odds.adventure), (100, 0));
    carry_out(&mut t);
    let drawn = t.events.iter().any(|e| {
        matches!(
            e,
            Event::Drawn(castaway_robinson::task::CardRef::Adventure(..))
        )
    });
    assert!(!drawn && t.s.guests[0].with_camp);
}
