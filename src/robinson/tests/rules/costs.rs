//! Rules of what a plan asks for: pawns, costs, items, terrain, neutral pawns.

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    ids::{Kind, Space, Track},
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
};

use crate::table::{
    ME, Table, explore,
    play::{build, level},
};

#[test]
#[clause(id = "R-PLAN-3")]
#[clause(id = "R-PLAN-5")]
fn every_own_pawn_must_stand_before_resolution() {
    let mut t = Table::solo();
    t.plan(Goal::Rest, &[ME]).expect("free");
    assert_eq!(t.advance(), Err(Rejection::PawnsLeft { seat: 0, left: 1 }));
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("Friday and the Dog may stay");
    assert!(!t.s.planning || t.s.round == 2);
}

#[test]
#[clause(id = "R-PLAN-8")]
#[clause(id = "R-PLAN-18")]
fn a_hunt_needs_two_pawns_and_a_card() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(Goal::Hunt, &[ME, Pawn::Dog]),
        Err(Rejection::NothingToHunt)
    );
    t.s.piles.hunting.push("fox".into());
    t.plan(Goal::Hunt, &[ME])
        .expect("incomplete plans may stand");
    t.plan(Goal::Rest, &[ME]).expect("free");
    assert!(matches!(
        t.advance(),
        Err(Rejection::Undermanned { missing: 1, .. })
    ));
}

#[test]
#[clause(id = "R-PLAN-12")]
#[clause(id = "R-PLAN-13")]
#[clause(id = "R-PLAN-14")]
#[clause(id = "EX-PLAN-1")]
#[clause(id = "EX-PLAN-2")]
#[clause(id = "EX-COST-1")]
#[clause(id = "R-BUILD-7")]
fn costs_are_tied_and_serve_nothing_else() {
    let mut t = Table::of(&["cook", "soldier", "explorer"]).wood(2);
    let shelter = Goal::Build(Project::Shelter);
    assert!(matches!(
        t.plan(shelter.clone(), &[ME]),
        Err(Rejection::Needs { .. })
    ));
    t.s.stock.fur = 2;
    t.plan_at(shelter, &[ME], 1).expect("2 fur");
    assert_eq!(t.s.stock.fur, 0);
    let mut t = Table::of(&["cook", "soldier", "explorer"]).wood(4);
    t.s.shelter = true;
    t.plan(level(Track::Roof), &[ME]).expect("3 wood");
    assert!(t.plan(level(Track::Palisade), &[ME]).is_err());
    t.plan(level(Track::Weapon), &[ME]).expect("1 wood");
    assert_eq!(t.s.stock.wood, 0);
}

#[test]
#[clause(id = "R-PLAN-15")]
#[clause(id = "R-PLAN-16")]
#[clause(id = "EX-PLAN-3")]
#[clause(id = "EX-PLAN-5")]
fn only_items_of_earlier_rounds_count_and_are_not_used_up() {
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::M2, 2)
        .tile(Space::T1, 1)
        .wood(1);
    for key in ["bow", "belts"] {
        t.s.inventions.insert(
            key.into(),
            castaway_robinson::state::InventionState {
                built: false,
                since: 0,
                owner: None,
                suspended: false,
            },
        );
        t.s.piles.inventions.retain(|k| k.as_str() != key);
    }
    t.plan(build("knife"), &[ME]).expect("mountains");
    assert!(matches!(
        t.plan(build("bow"), &[ME]),
        Err(Rejection::NeedsItem(_))
    ));
    let mut t = t.item("knife");
    t.s.plan.clear();
    t.s.stock.fur = 1;
    t.s.stock.wood = 1;
    t.plan(build("belts"), &[ME]).expect("knife and fur");
    t.give_as(
        1,
        &Command::Assign(Assignment {
            goal: build("spear"),
            pawns: vec![Pawn::Seat(1)],
            price: 0,
            aids: vec![],
            discount: false,
        }),
    )
    .expect("knife again");
}

#[test]
#[clause(id = "R-ITEM-2")]
#[clause(id = "R-ITEM-3")]
#[clause(id = "R-TERRAIN-1")]
#[clause(id = "EX-TERRAIN-1")]
fn terrain_must_be_seen_and_uncovered() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(build("fire"), &[ME]),
        Err(Rejection::NeedsTerrain(
            castaway_robinson::ids::Terrain::Mountains
        ))
    );
    let mut t = t.tile(Space::M2, 5);
    t.plan(build("fire"), &[ME]).expect("mountains");
    let mut t = Table::solo().tile(Space::M2, 5);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .terrain_covered = true;
    assert!(t.plan(build("knife"), &[ME]).is_err());
    let mut t = t.tile(Space::T1, 11);
    t.plan(build("knife"), &[ME]).expect("another mountain");
}

#[test]
#[clause(id = "R-NEUT-1")]
#[clause(id = "R-NEUT-2")]
#[clause(id = "EX-NEUT-1")]
#[clause(id = "R-DOG-1")]
fn neutral_pawns_only_support_their_own_kind() {
    let mut t = Table::solo();
    assert_eq!(
        t.plan(explore(Space::M2), &[Pawn::Dog]),
        Err(Rejection::NeedsLeader)
    );
    assert_eq!(
        t.plan(build("shovel"), &[ME, Pawn::Dog]),
        Err(Rejection::PawnUnfit(Kind::Build))
    );
    t.plan(explore(Space::M2), &[ME, Pawn::Dog])
        .expect("the Dog explores");
    assert_eq!(
        t.plan(explore(Space::T1), &[ME, Pawn::Dog]),
        Err(Rejection::PawnNotFree)
    );
}
