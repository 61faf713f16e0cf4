//! Rules of scenario 1 and of the end of the game.

use castaway_clause::clause;
use castaway_robinson::{
    effect::Effect,
    ids::{Place, Space, TokenKind},
    reject::Rejection,
    state::End,
    task::{Ctx, Op, Usable},
};

use crate::{
    help::friday,
    table::{
        ME, Table,
        play::{assign, build, go},
    },
};

#[test]
#[clause(id = "R-S1-1")]
#[clause(id = "R-S1-2")]
#[clause(id = "R-S1-3")]
#[clause(id = "R-S1-6")]
#[clause(id = "R-S1-9")]
fn one_stage_of_the_pile_a_round_and_the_surplus_is_lost() {
    let mut t = Table::solo().wood(9);
    t.s.pile = vec![0; 5];
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::PileWood(5)], &Ctx::default());
    assert_eq!((t.s.pile[0], t.s.pile[1], t.s.stock.wood), (1, 0, 8));
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!(t.s.pile[1], 0);
    t.s.flags.pile_stage = None;
    t.run_ops(vec![Op::Effect(Effect::PileWood { n: 3 })], &Ctx::default());
    assert_eq!((t.s.pile[1], t.s.pile[2]), (2, 0));
    assert_eq!(t.use_it(Usable::Pile), Err(Rejection::PileClosed));
}

#[test]
#[clause(id = "R-S1-4")]
#[clause(id = "R-END-1")]
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
#[clause(id = "R-END-3")]
fn the_last_round_without_the_goal_is_lost() {
    let mut t = Table::solo();
    t.s.round = 12;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::TimeOver));
}

#[test]
#[clause(id = "R-S1-7")]
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
#[clause(id = "R-S1-8")]
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
