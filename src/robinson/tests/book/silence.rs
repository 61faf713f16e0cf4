//! What counts when nobody answers, in cases of its own: what is kept back, and what a life is worth.

use castaway_kernel::{Await, Game, Key, Seat, Voice};
use castaway_robinson::{
    Island,
    ask::{Loss, Question},
    command::Command,
    ids::{Kind, Phase, Space, Who},
    plan::{Goal, Pawn},
    state::{End, Kept},
    task::{Ctx, Enemy, Op},
};

use crate::table::{Table, catalog};

/// Carries out what counts now and gives the options it picks.
fn silence(t: &mut Table) -> Vec<Key> {
    let (Seat(seat), command) = Island::fallback(catalog(), &t.s).expect("something counts");
    t.give_as(seat, &command).expect("it is legal");
    match command {
        Command::Choose(answer) => answer.picks,
        _ => Vec::new(),
    }
}

#[test]
fn the_question_before_a_fight_counts_armour_and_what_the_beast_does_besides() {
    let puma = catalog().beasts.values().find(|b| b.id.as_str() == "puma");
    let extra = puma.expect("a beast").extra.clone();
    for (item, helmet, counts) in [(false, true, (1, 2)), (true, false, (0, 0))] {
        let mut t = Table::of(&["cook", "soldier"]);
        if item {
            t = t.item("medicine");
        }
        if helmet {
            t.s.piles.mysteries.retain(|k| k.as_str() != "helmet");
            t.s.kept.push(Kept {
                serial: 600,
                card: "helmet".into(),
                deck: None,
                uses: 0,
                holder: None,
                from: 0,
            });
        }
        t.s.equipment = vec![("pistol".into(), 2)];
        t.s.phase = Phase::Event;
        let enemy = Enemy {
            beast: None,
            strength: 5,
            weapon_loss: 0,
            food: 0,
            fur: 0,
            palisade_loss: 0,
            extra: extra.clone(),
        };
        t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
        let (armour, more) = counts;
        let asked = Question::Combat {
            strength: 5,
            weapon: 0,
            armour,
            more,
        };
        assert_eq!(t.question(), Some(&asked));
        t.pick("go");
        // What was told is what it costs.
        assert_eq!(t.wounds(0), 5 - armour + more);
    }
}

#[test]
fn the_question_before_a_fight_counts_levels_that_a_beast_takes_and_that_are_not_there() {
    for (weapon, more) in [(0, 2), (1, 1), (2, 0)] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.equipment = vec![("pistol".into(), 2)];
        t.s.weapon = weapon;
        t.s.phase = Phase::Event;
        let enemy = Enemy {
            beast: None,
            strength: 6,
            weapon_loss: 2,
            food: 0,
            fur: 0,
            palisade_loss: 0,
            extra: Vec::new(),
        };
        t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
        let Some(Question::Combat { more: told, .. }) = t.question() else {
            panic!("{:?}", t.question());
        };
        assert_eq!(*told, more);
    }
}

fn voices(t: &Table) -> Vec<(Seat, Voice)> {
    let awaited = Island::awaited(catalog(), &t.s).into_iter();
    awaited.map(|one| (one.seat, one.voice)).collect()
}

/// The cook, with so many wounds, fights something that is stronger by three; a pistol is at hand.
fn fight(wounds: u8) -> Table {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].wounds = wounds;
    t.s.equipment = vec![("pistol".into(), 2)];
    t.s.phase = Phase::Event;
    let enemy = Enemy {
        beast: None,
        strength: 3,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    };
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy)], &Ctx::default());
    assert!(matches!(t.question(), Some(Question::Combat { .. })));
    t
}

#[test]
fn a_shot_is_fired_for_a_life_alone() {
    let mut t = fight(9);
    assert_eq!(voices(&t), [(Seat(0), Voice::One)]);
    assert_eq!(silence(&mut t), ["go"]);
    assert_eq!((t.wounds(0), t.s.equipment[0].1), (12, 2));
    let mut t = fight(10);
    assert_eq!(silence(&mut t), ["use-e-pistol"]);
    assert_eq!((t.wounds(0), t.s.equipment[0].1), (10, 1));
}

/// Before a night in the open, beside a tile that shelters.
fn evening(wounds: u8) -> Table {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 2);
    t.s.people[1].wounds = wounds;
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MayMoveCamp, Op::NightEnd], &Ctx::default());
    assert_eq!(t.question(), Some(&Question::MayMoveCamp));
    t
}

#[test]
fn the_camp_stays_unless_that_kills() {
    let mut t = evening(3);
    let vote = |seat| (Seat(seat), Voice::Vote);
    assert_eq!(voices(&t), [vote(0), vote(1)]);
    assert_eq!(silence(&mut t), ["stay"]);
    let mut t = evening(11);
    assert_eq!(silence(&mut t), ["M2"]);
    assert_eq!(t.wounds(1), 11);
}

/// A night with one portion of food.
fn supper(wounds: [u8; 3]) -> Table {
    let mut t = Table::of(&["cook", "soldier", "carpenter"]);
    t.s.shelter = true;
    t.s.stock.food = 1;
    for (person, wounds) in t.s.people.iter_mut().zip(wounds) {
        person.wounds = wounds;
    }
    t.s.phase = Phase::Night;
    let ops = vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }];
    t.run_ops(ops, &Ctx::default());
    t
}

#[test]
fn those_go_hungry_who_are_farthest_from_death() {
    let mut t = supper([0, 8, 2]);
    while t.question() != Some(&Question::WhoEats { portions: 1 }) {
        silence(&mut t);
    }
    assert_eq!(silence(&mut t), ["s0", "s2"]);
    assert_eq!([t.wounds(0), t.wounds(1), t.wounds(2)], [2, 8, 4]);
}

/// The cook's soup is the cook's own, the biscuits are everybody's.
#[test]
fn a_stop_is_let_go_by_for_each_who_holds_something() {
    let mut t = Table::of(&["cook", "soldier", "carpenter"]);
    t.s.shelter = true;
    t.s.people[0].det = 3;
    t.s.equipment = vec![("biscuits".into(), 2)];
    t.s.phase = Phase::Night;
    let ops = vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }];
    t.run_ops(ops, &Ctx::default());
    let window = Voice::Window {
        holders: vec![Seat(0)],
        pass: "go".into(),
    };
    assert_eq!(voices(&t), [(Seat(0), window.clone())]);
    t.pass(1).expect("the soldier goes on");
    assert_eq!(
        voices(&t),
        [(Seat(0), window)],
        "the cook is still waited for"
    );
    // The soup costs the cook's determination, the biscuits lie there: nobody goes hungry beside them.
    assert_eq!(silence(&mut t), ["use-e-biscuits"]);
    assert_eq!((t.det(0), t.s.equipment[0].1), (3, 1));
    while matches!(t.question(), Some(Question::Before(Loss::Meal { .. }))) {
        silence(&mut t);
    }
    assert_eq!(t.det(0), 3);
}

#[test]
fn nobody_goes_hungry_beside_biscuits() {
    for (there, left) in [(0, 1), (1, 2)] {
        let mut t = Table::of(&["cook"]);
        t.s.shelter = true;
        t.s.stock.food = there;
        t.s.equipment = vec![("biscuits".into(), 2)];
        t.s.phase = Phase::Night;
        let ops = vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }];
        t.run_ops(ops, &Ctx::default());
        while t.question().is_some() {
            silence(&mut t);
        }
        assert_eq!((t.wounds(0), t.s.equipment[0].1), (0, left), "{there}");
    }
}

#[test]
fn of_a_plan_the_undermanned_goes_and_who_is_left_rests() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.plan(Goal::Arrange, &[Pawn::Seat(0)]).expect("a plan");
    t.plan(Goal::Hunt, &[Pawn::Seat(0)])
        .expect_err("nothing to hunt");
    t.s.piles.hunting = vec!["fox".into()];
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.plan(Goal::Hunt, &[Pawn::Seat(0)]).expect("half a hunt");
    let plans = Island::awaited(catalog(), &t.s);
    assert!(plans.len() == 2 && plans.iter().all(|one| one.what == Await::Plan));
    silence(&mut t);
    let goals = |t: &Table| {
        t.s.plan
            .iter()
            .map(|p| p.what.goal.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(goals(&t), [Goal::Arrange]);
    for _ in 0..3 {
        silence(&mut t);
    }
    assert_eq!(
        goals(&t),
        [Goal::Arrange, Goal::Rest, Goal::Rest, Goal::Rest]
    );
    let next = Island::fallback(catalog(), &t.s);
    assert_eq!(next, Some((Seat(0), Command::Advance)));
}

#[test]
fn who_may_not_rest_gathers_with_both_pawns_so_that_no_die_is_rolled() {
    let mut t = Table::of(&["cook"]).tile(Space::M2, 1);
    t.s.people[0].allowed = Some(vec![Kind::Gather, Kind::Explore]);
    silence(&mut t);
    let [planned] = &t.s.plan[..] else {
        panic!("{:?}", t.s.plan);
    };
    assert_eq!(planned.what.goal.kind(), Kind::Gather);
    assert_eq!(planned.what.pawns, [Pawn::Seat(0); 2]);
    let next = Island::fallback(catalog(), &t.s);
    assert_eq!(next, Some((Seat(0), Command::Advance)));
}

#[test]
fn nothing_goes_to_the_pile_but_what_wins() {
    let mut t = Table::of(&["cook", "soldier"]).wood(3);
    t.run_ops(vec![Op::MayPile], &Ctx::default());
    assert_eq!(t.question(), Some(&Question::PileWood));
    assert_eq!(silence(&mut t), ["0"]);
    assert_eq!(t.s.stock.wood, 3);
}

#[test]
fn what_wins_is_used_before_the_game_is_over() {
    let mut t = Table::of(&["cook", "soldier"]).item("fire");
    t.s.round = 12;
    let pile = catalog().scenarios["castaways"].woodpile.as_ref();
    t.s.pile = pile.expect("a pile").stages.clone();
    *t.s.pile.last_mut().expect("a stage") -= 1;
    t.s.discoveries = vec!["oil".into()];
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.question(), Some(&Question::Before(Loss::Game)));
    assert_eq!(silence(&mut t), ["use-d-oil"]);
    assert_eq!(t.s.end, Some(End::Won));
}
