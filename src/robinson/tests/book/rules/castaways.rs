//! Rules of scenario 1 and of the end of the game.

use castaway_clause::clause;
use castaway_robinson::{
    effect::Effect,
    ids::{Place, Space, TokenKind},
    reject::Rejection,
    state::End,
    task::{Ctx, Op, Usable},
};

use super::help::friday;
use crate::table::{
    ME, Table,
    play::{assign, build, go},
};

#[test]
#[clause(id = "R-S1-2", says = "wood of the store goes only as far as the first open stage, the rest stays", lies = Store)]
#[clause(id = "R-S1-2", says = "the next stage takes nothing in the same round", lies = Table)]
#[clause(id = "R-S1-6", says = "wood that a card lays fills the open stage, what is too much goes to no other and to no store", lies = Table)]
#[clause(id = "R-S1-9", says = "wood that an item lays fills the open stage, what is too much goes to no other and to no store", lies = Table)]
fn one_stage_of_the_pile_a_round_and_the_surplus_is_lost() {
    let mut t = Table::solo().wood(9);
    t.s.pile = vec![0; 5];
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::PileWood(5)], &Ctx::default());
    assert_eq!((t.s.pile[0], t.s.pile[1], t.s.stock.wood), (1, 0, 8));
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!((t.s.pile[1], t.s.stock.wood), (0, 8), "all of it is lost");
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!(t.s.pile, [1, 2, 0, 0, 0]);
    assert_eq!(t.s.stock.wood, 8, "the surplus goes to no store");
    assert_eq!(t.use_it(Usable::Pile), Err(Rejection::PileClosed));
}

#[test]
#[clause(id = "R-S1-4", says = "a full pile and Fire win at once in round 10 and not in round 9", lies = Table)]
#[clause(id = "R-END-1", says = "the goal is won without waiting for the end of the round", lies = Table)]
fn pile_fire_and_ship_win_at_once() {
    let mut t = Table::solo().item("fire");
    t.s.pile = vec![1, 2, 3, 4, 4];
    t.s.round = 9;
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 1 })], &Ctx::default());
    assert_eq!(t.s.end, None);
    t.s.round = 10;
    t.run_ops(vec![Op::Effect(Effect::Morale { n: 0 })], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-END-3", says = "the end of round 12 without the goal is the end of time", lies = Table)]
fn the_last_round_without_the_goal_is_lost() {
    let mut t = Table::solo();
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

#[test]
#[clause(id = "R-S1-7", says = "its three determination go to one player or are split", lies = Store)]
#[clause(id = "R-S1-7", says = "Friday may get some of it", lies = Friday)]
fn the_medallion_is_shared_freely() {
    for (answers, cook, friday_det) in [
        (["s0", "s0", "s0"], 0, 0),
        (["s0", "s1", "friday"], 1, 1),
        (["s1", "s1", "friday"], 2, 1),
    ] {
        let mut t = Table::of(&["carpenter", "cook"]);
        t.s.discoveries = vec!["medallion".into()];
        t.use_it(Usable::Discovery("medallion".into()))
            .expect("held");
        for answer in answers {
            t.pick(answer);
        }
        assert_eq!(t.question(), None, "3 in all");
        assert_eq!(t.det(0) + t.det(1) + friday(&t).1, 3);
        assert_eq!((t.det(1), friday(&t).1), (cook, friday_det));
    }
}

#[test]
#[clause(id = "R-S1-8", says = "once built it lays a wood token on the camp tile", lies = Board)]
#[clause(id = "R-S1-8", says = "the token goes along when the camp moves", lies = Board)]
#[clause(id = "R-S1-8", says = "where a wood token lies already it adds none", lies = Board)]
fn the_hatchet_brings_wood_to_the_camp_tile_and_moves() {
    let here = |t: &Table, space| {
        crate::table::play::has(t, TokenKind::AdditionalWood, Place::Space(space))
    };
    let mut t = Table::of(&["carpenter", "cook"]).wood(1).tile(Space::M2, 5);
    t.give(&assign(build("hatchet"), &[ME; 2])).expect("sure");
    go(&mut t);
    assert!(here(&t, Space::M1));
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(!here(&t, Space::M1) && here(&t, Space::M2));
    // Where one lies already it stays the only one.
    let mut t = Table::of(&["carpenter", "cook"]).wood(1).tile(Space::M2, 5);
    crate::table::play::token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M1));
    t.give(&assign(build("hatchet"), &[ME; 2])).expect("sure");
    go(&mut t);
    assert!(here(&t, Space::M1) && t.s.built("hatchet"));
    assert_eq!(
        t.s.tokens
            .keys()
            .filter(|(kind, _)| *kind == TokenKind::AdditionalWood)
            .count(),
        1
    );
}
