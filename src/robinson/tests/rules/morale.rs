//! Rules of the Morale and Production Phases.

use castaway_clause::clause;
use castaway_robinson::{
    effect::Effect,
    ids::{Phase, Place, Res, Space, TokenKind, Who},
    plan::{Goal, Project},
    reject::Rejection,
    task::{Ctx, Op, Usable},
};

use crate::table::{
    Table,
    play::{assign, token},
};

#[test]
#[clause(id = "R-MORALE-1")]
#[clause(id = "R-MORALE-6")]
#[clause(id = "EX-MORALE-1")]
#[clause(id = "EX-UD-1")]
fn low_morale_costs_determination_and_then_wounds() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.morale = -3;
    t.s.people[0].det = 1;
    t.s.phase = Phase::Morale;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!((t.det(0), t.wounds(0), t.wounds(1)), (0, 2, 0));
}

#[test]
#[clause(id = "R-MORALE-2")]
#[clause(id = "R-MORALE-3")]
#[clause(id = "R-MORALE-4")]
fn good_morale_gives_determination_or_heals() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!(t.det(0), 0);
    t.s.morale = 2;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!(t.det(0), 2);
    t.s.morale = 3;
    t.s.people[0].wounds = 2;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    t.pick("heal");
    assert_eq!((t.det(0), t.wounds(0)), (2, 1));
}

#[test]
#[clause(id = "R-MORALE-5")]
#[clause(id = "R-EVENT-12")]
#[clause(id = "R-UD-6")]
fn morale_stays_on_its_track() {
    let mut t = Table::solo();
    t.run_in(Phase::Event, vec![Effect::Morale { n: -9 }]);
    assert_eq!((t.s.morale, t.wounds(0)), (-3, 0));
}

#[test]
#[clause(id = "R-PROD-1")]
#[clause(id = "R-PROD-3")]
#[clause(id = "EX-PROD-1")]
#[clause(id = "R-TOKEN-18")]
#[clause(id = "R-TOKEN-19")]
fn the_camp_tile_produces_and_tokens_add() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 1));
    token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M1));
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (3, 2));
    t.s.island
        .get_mut(&Space::M1)
        .expect("camp")
        .exhausted
        .extend([0, 1]);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (3, 2));
}

#[test]
#[clause(id = "R-MORALE-7")]
fn determination_belongs_to_whom_it_is_given() {
    let mut t = Table::of(&["explorer", "soldier"]);
    t.s.people[1].det = 9;
    let speech = Usable::Ability("motivational_speech".into());
    assert!(
        matches!(
            t.use_it(speech.clone()),
            Err(Rejection::NeedsDet { have: 0, .. })
        ),
        "another's tokens do not pay"
    );
    t.run_ops(vec![Op::DetOne(Who::Seat(0), 3)], &Ctx::default());
    t.use_it(speech).expect("usable as soon as gained");
    assert_eq!((t.det(0), t.det(1)), (0, 9));
}

#[test]
#[clause(id = "R-PROD-2")]
fn tokens_markers_and_events_change_production() {
    let mut t = Table::solo();
    t.s.island
        .get_mut(&Space::M1)
        .expect("the beach")
        .exhausted
        .insert(0);
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(
        t.s.stock.wood + t.s.stock.food,
        1,
        "a covered source gives nothing"
    );
    let mut t = Table::solo();
    t.s.flags.production_delta = vec![(Res::Food, -1)];
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 0));
}

#[test]
#[clause(id = "R-PROD-4")]
fn anybody_may_use_what_is_available() {
    let mut t = Table::of(&["cook", "soldier"]).wood(1);
    t.s.future.stock.wood = 5;
    let weapon = Goal::Build(Project::Level(castaway_robinson::ids::Track::Weapon));
    t.give_as(
        1,
        &assign(weapon.clone(), &[castaway_robinson::plan::Pawn::Seat(1)]),
    )
    .expect("the soldier uses common wood");
    assert!(
        t.give_as(
            0,
            &assign(weapon, &[castaway_robinson::plan::Pawn::Seat(0)])
        )
        .is_err(),
        "Future Resources do not count"
    );
}
