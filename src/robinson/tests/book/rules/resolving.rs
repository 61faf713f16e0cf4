//! Rules of resolving.

use castaway_clause::clause;
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    effect::{Effect, Mode, Target},
    event::Event,
    ids::{Phase, Res, Space, Track, Who},
    plan::{Goal, Pawn, Project},
    task::{Ctx, Enemy, Op},
};

use crate::table::{
    Table, explore,
    play::{assign, finish, go, in_action, level, rolls},
};

#[test]
#[clause(id = "R-RESOLVE-5", says = "the shelter is built before the night begins", lies = Table)]
#[clause(id = "R-RESOLVE-6", says = "determination gained in an action is on the sheet at once", lies = Sheet)]
#[clause(id = "R-RESOLVE-8", says = "wounds of an action and the morale they cost come at once", lies = Sheet)]
#[clause(id = "R-RESOLVE-9", says = "roof, palisade and weapon rise within the action", lies = Table)]
fn levels_wounds_determination_and_the_shelter_change_at_once() {
    let mut t = Table::of(&["cook", "soldier"]).wood(9);
    t.give_as(
        0,
        &assign(
            Goal::Build(Project::Shelter),
            &[Pawn::Seat(0), Pawn::Seat(0)],
        ),
    )
    .expect("sure");
    go(&mut t);
    let built = t.events.iter().position(|e| *e == Event::ShelterBuilt);
    let night = t
        .events
        .iter()
        .position(|e| *e == Event::Phase(Phase::Night));
    assert!(t.s.shelter && built < night);
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    let up = |track| {
        Op::Effect(Effect::Level {
            track,
            n: 1,
            mode: Mode::Demand,
        })
    };
    in_action(
        &mut t,
        vec![
            up(Track::Roof),
            up(Track::Palisade),
            up(Track::Weapon),
            Op::DetOne(Who::Seat(0), 2),
            Op::Effect(Effect::Wound {
                who: Target::Resolver,
                n: 4,
            }),
        ],
    );
    assert_eq!((t.s.roof, t.s.palisade, t.s.weapon), (1, 1, 1));
    assert_eq!((t.det(0), t.wounds(0), t.s.morale), (2, 4, -1));
}

#[test]
#[clause(id = "R-RESOLVE-7", says = "the free wood is gone at once", lies = Store)]
#[clause(id = "R-RESOLVE-11", says = "wood tied to a planned Build is not taken", lies = Plan)]
#[clause(id = "R-RESOLVE-11", says = "wood that still waits is not taken", lies = Future)]
#[clause(id = "R-RESOLVE-11", says = "what is missing wounds the resolver and nobody else", lies = Store)]
fn forced_losses_come_at_once_from_what_is_free() {
    let mut t = Table::of(&["cook", "soldier"]).wood(3);
    t.s.future.stock.wood = 5;
    t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0)]))
        .expect("ties 1");
    let lose = |n| {
        Op::Effect(Effect::Discard {
            res: Res::Wood,
            n,
            mode: Mode::Demand,
        })
    };
    in_action(&mut t, vec![lose(4)]);
    assert_eq!(t.s.stock.wood, 0);
    assert_eq!(t.s.plan[0].tied.wood, 1, "what is tied is not touched");
    assert_eq!(t.s.future.stock.wood, 5, "nor what comes later");
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (2, 0),
        "two are missing, the resolver suffers"
    );
}

#[test]
#[clause(id = "R-RESOLVE-4", says = "an Explore planned as sure is sure though its pawn's item is lost meanwhile", lies = Plan)]
#[clause(id = "EX-RESOLVE-1", says = "the pawn of a lost Map still makes the Explore sure and is gone next round", lies = Plan)]
#[clause(id = "EX-ITEM-4", says = "the pawn of a lost Map works this round and does not come in the next", lies = Plan)]
#[clause(id = "R-ITEM-8", says = "a lost Map brings no pawn in the next round", lies = Table)]
#[clause(id = "R-ITEM-10", says = "a pawn that was placed counts though its item is lost", lies = Plan)]
fn a_pawn_of_a_lost_item_still_counts_this_round() {
    let mut t = Table::of(&["cook", "soldier"]).item("map");
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let map = t.s.flags.neutral[0].id;
    t.give_as(
        0,
        &assign(explore(Space::M2), &[Pawn::Seat(0), Pawn::Neutral(map)]),
    )
    .expect("sure with the pawn of the Map");
    t.s.inventions.get_mut("map").expect("there").built = false;
    go(&mut t);
    finish(&mut t);
    assert!(rolls(&t).is_empty(), "it was sure");
    assert!(t.events.iter().any(|e| matches!(e, Event::Explored { .. })));
    t.settle();
    assert!(t.s.planning && t.s.round == 2);
    assert!(t.s.flags.neutral.is_empty(), "no pawn in the next round");
}

#[test]
#[clause(id = "EX-RESOLVE-2", says = "a source covered after the pawns were placed still yields one", lies = Board)]
fn a_source_covered_meanwhile_is_still_gathered() {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6);
    let gather = Goal::Gather {
        space: Space::M2,
        source: castaway_robinson::source_at::SourceAt::Printed(0),
    };
    t.give_as(0, &assign(gather, &[Pawn::Seat(0), Pawn::Seat(0)]))
        .expect("sure");
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(0);
    go(&mut t);
    finish(&mut t);
    assert!(t.events.iter().any(|e| matches!(
        e,
        Event::Gained {
            n: 1,
            future: true,
            ..
        }
    )));
}

#[test]
#[clause(id = "EX-RESOLVE-3", says = "the second fighter has the weapon that the first fight left: none", lies = Second)]
#[clause(id = "EX-RESOLVE-4", says = "the first fight takes the only palisade level; the second, asked for one, wounds its own fighter once", lies = Second)]
fn later_actions_meet_what_earlier_ones_left() {
    let enemy = Enemy {
        beast: None,
        strength: 2,
        weapon_loss: 2,
        food: 0,
        fur: 0,
        palisade_loss: 1,
        extra: vec![],
    };
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.weapon = 2;
    t.s.shelter = true;
    t.s.palisade = 1;
    in_action(
        &mut t,
        vec![
            Op::Fight(Who::Seat(0), enemy.clone()),
            Op::Fight(Who::Seat(1), enemy),
        ],
    );
    t.settle();
    assert_eq!((t.wounds(0), t.s.weapon, t.s.palisade), (0, 0, 0));
    assert_eq!(
        t.wounds(1),
        2 + 2 + 1,
        "weapon 0 against 2, no weapon and no palisade to lose"
    );
    let _ = Island::outcome(&t.s);
}
