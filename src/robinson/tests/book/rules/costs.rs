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
#[clause(id = "R-PLAN-3", says = "a player's pawn that is left holds the round up", lies = Plan)]
#[clause(id = "R-PLAN-3", says = "Friday and the Dog may be left", lies = Friday)]
#[clause(id = "R-PLAN-5", says = "nothing is resolved until all own pawns stand", lies = Plan)]
fn every_own_pawn_must_stand_before_resolution() {
    let mut t = Table::solo();
    t.plan(Goal::Rest, &[ME]).expect("free");
    assert_eq!(t.advance(), Err(Rejection::PawnsLeft { seat: 0, left: 1 }));
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("Friday and the Dog may stay");
    assert!(!t.s.planning || t.s.round == 2);
}

#[test]
#[clause(id = "R-PLAN-8", says = "with an empty Hunting deck no hunt can be planned", lies = Deck)]
#[clause(id = "R-PLAN-8", says = "a hunt with one pawn cannot be resolved", lies = Plan)]
#[clause(id = "R-PLAN-18", says = "a hunt may be planned with weapon 0", lies = Plan)]
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
#[clause(id = "R-PLAN-12", says = "what the store cannot pay cannot be planned", lies = Store)]
#[clause(id = "R-PLAN-13", says = "the price of a plan leaves the store", lies = Plan)]
#[clause(id = "R-PLAN-14", says = "wood tied to the roof pays no palisade", lies = Plan)]
#[clause(id = "EX-PLAN-1", says = "three players' shelter is refused with two wood and allowed with two fur", lies = Store)]
#[clause(id = "EX-PLAN-2", says = "of four wood three go to the roof; a palisade is refused, a weapon allowed", lies = Plan)]
#[clause(id = "EX-COST-1", says = "three players pay two fur for the shelter and three wood for a roof level", lies = Plan)]
#[clause(id = "R-BUILD-7", says = "for three players a shelter costs two fur, a roof level three wood", lies = Plan)]
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
#[clause(id = "R-PLAN-15", says = "a Knife that is only planned makes no Bow possible", lies = Plan)]
#[clause(id = "R-PLAN-16", says = "two actions of one round rely on the same Knife", lies = Table)]
#[clause(id = "EX-PLAN-3", says = "Knife and Bow together: the Bow is refused", lies = Plan)]
#[clause(id = "EX-PLAN-5", says = "with a built Knife both Spear and Belts are planned", lies = Plan)]
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
#[clause(id = "R-ITEM-2", says = "Fire cannot be planned before mountains are explored", lies = Board)]
#[clause(id = "R-ITEM-3", says = "mountains count as soon as a tile shows them", lies = Board)]
#[clause(id = "R-TERRAIN-1", says = "covered mountains serve no Knife unless another tile shows them", lies = Board)]
#[clause(id = "EX-TERRAIN-1", says = "with its one mountain tile covered the Knife is refused until another is there", lies = Board)]
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
#[clause(id = "R-NEUT-2", says = "a neutral pawn alone makes no action", lies = Plan)]
#[clause(id = "EX-NEUT-1", says = "an Explore by the Dog alone, without a leader, is refused", lies = Plan)]
#[clause(id = "R-DOG-1", says = "the Dog helps an Explore and no Build", lies = Plan)]
#[clause(id = "R-DOG-1", says = "it cannot stand on two actions", lies = Plan)]
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
