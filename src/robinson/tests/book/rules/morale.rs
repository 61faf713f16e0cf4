//! Rules of the Morale and Production Phases.

use castaway_clause::clause;
use castaway_robinson::{
    effect::{Effect, Output},
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
#[clause(id = "R-MORALE-1", says = "on the lowest space the First Player owes three determination", lies = Sheet)]
#[clause(id = "R-MORALE-6", says = "the one that is there is taken, the two that lack are wounds", lies = Sheet)]
#[clause(id = "EX-MORALE-1", says = "lowest morale, one determination: none left, two wounds", lies = Sheet)]
#[clause(id = "EX-UD-1", says = "three owed and one there: two wounds for the First Player, none for the other", lies = Sheet)]
fn low_morale_costs_determination_and_then_wounds() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.morale = -3;
    t.s.people[0].det = 1;
    t.s.phase = Phase::Morale;
    t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
    assert_eq!((t.det(0), t.wounds(0), t.wounds(1)), (0, 2, 0));
}

#[test]
#[clause(id = "R-MORALE-2", says = "on the second space above the middle the First Player gains two determination", lies = Sheet)]
#[clause(id = "R-MORALE-3", says = "on the highest space one may heal one wound in place of the determination", lies = Sheet)]
#[clause(id = "R-MORALE-4", says = "in the middle nothing is gained", lies = Sheet)]
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
#[clause(id = "R-MORALE-5", says = "a fall by nine ends on the lowest space", lies = Table)]
#[clause(id = "R-EVENT-12", says = "what an event takes below the lowest space costs no wound", lies = Table)]
#[clause(id = "R-UD-6", says = "morale that can fall no further is no reason for wounds", lies = Table)]
fn morale_stays_on_its_track() {
    let mut t = Table::solo();
    t.run_in(Phase::Event, vec![Effect::Morale { n: -9 }]);
    assert_eq!((t.s.morale, t.wounds(0)), (-3, 0));
}

#[test]
#[clause(id = "R-PROD-1", says = "the open wood and the open food source of the camp give one each", lies = Store)]
#[clause(id = "R-PROD-1", says = "with both sources covered nothing is produced", lies = Board)]
#[clause(id = "R-PROD-3", says = "what is produced lies in the store at once", lies = Store)]
#[clause(id = "EX-PROD-1", says = "the beach brings one wood and one food", lies = Store)]
#[clause(id = "R-TOKEN-18", says = "a wood token on the camp tile adds one wood", lies = Board)]
#[clause(id = "R-TOKEN-18", says = "with the sources covered the wood token adds nothing", lies = Board)]
#[clause(id = "R-TOKEN-19", says = "the extra wood of a token on the camp tile comes at the production", lies = Board)]
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
#[clause(id = "R-MORALE-7", says = "another's determination pays for no ability of mine and stays untouched", lies = Second)]
#[clause(id = "R-MORALE-7", says = "determination just gained pays for an ability", lies = Sheet)]
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
#[clause(id = "R-PROD-2", says = "a marker on a source takes its yield away", lies = Board)]
#[clause(id = "R-PROD-2", says = "a food token on the camp tile adds one food", lies = Board)]
#[clause(id = "R-PROD-2", says = "an effect of minus one food before the production leaves only the wood", lies = Table)]
fn tokens_markers_and_events_change_production() {
    let produced = |change: &dyn Fn(&mut Table)| {
        let mut t = Table::of(&["cook", "soldier"]);
        change(&mut t);
        t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        (t.s.stock.wood, t.s.stock.food)
    };
    let cover = |source: u8| {
        produced(&|t: &mut Table| {
            let beach = t.s.island.get_mut(&Space::M1).expect("the beach");
            beach.exhausted.insert(source);
        })
    };
    assert_eq!((cover(0), cover(1)), ((0, 1), (1, 0)), "wood, then fish");
    let food = |t: &mut Table| token(t, TokenKind::AdditionalFood, Place::Space(Space::M1));
    assert_eq!(produced(&food), (1, 2));
    let less = |t: &mut Table| {
        let (res, n) = (Res::Food, -1);
        t.run_in(
            Phase::Event,
            vec![Effect::Production {
                mode: Output::By { res, n },
            }],
        );
    };
    assert_eq!(produced(&less), (1, 0));
}

#[test]
#[clause(id = "R-PROD-4", says = "the second player builds with the common wood", lies = Second)]
#[clause(id = "R-PROD-4", says = "wood that still waits pays for nothing", lies = Future)]
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
