//! Rules of planning and assigning.

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::{Kind, Phase, Space, Track, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    state::EventDeckCard,
    task::{Ctx, Op, Usable},
};

use super::help::{event_with, threat};
use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, go, level},
};

#[test]
#[clause(id = "R-PLAN-1", says = "while pawns are being placed no action is resolved", lies = Plan)]
#[clause(id = "R-RESOLVE-1", says = "seven actions planned in the wrong order are resolved in the printed one", lies = Plan)]
fn all_is_planned_before_anything_is_resolved_in_the_printed_order() {
    let mut t = Table::of(&["carpenter", "cook", "explorer", "soldier"])
        .tile(Space::M2, 5)
        .wood(9);
    t.s.people.iter_mut().for_each(|p| p.wounds = 1);
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    t.s.weapon = 3;
    threat(&mut t, 1, "food_crates");
    let p = |n| Pawn::Seat(n);
    // Planned in the wrong order on purpose.
    t.give_as(3, &assign(Goal::Rest, &[p(3)])).expect("rest");
    t.give_as(3, &assign(Goal::Arrange, &[p(3)]))
        .expect("arrange");
    t.give_as(2, &assign(explore(Space::T1), &[p(2)]))
        .expect("explore");
    let gather = Goal::Gather {
        space: Space::M2,
        source: castaway_robinson::source_at::SourceAt::Printed(0),
    };
    t.give_as(2, &assign(gather, &[p(2)])).expect("gather");
    t.give_as(1, &assign(level(Track::Weapon), &[p(1)]))
        .expect("build");
    t.give_as(0, &assign(Goal::Hunt, &[p(0), p(0)]))
        .expect("hunt");
    let small = Goal::Threat { slot: 1, option: 0 };
    t.give_as(1, &assign(small, &[p(1)])).expect("threat");
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::Resolving { .. }))
    );
    t.s.stock.food += 9;
    t.advance().expect("all stand");
    while t.s.ask.is_some() && !t.s.planning {
        t.first();
    }
    let kinds: Vec<Kind> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Resolving { what } => Some(what.goal.kind()),
            _ => None,
        })
        .collect();
    assert_eq!(
        kinds,
        [
            Kind::Threat,
            Kind::Hunt,
            Kind::Build,
            Kind::Gather,
            Kind::Explore,
            Kind::Arrange,
            Kind::Rest
        ]
    );
}

#[test]
#[clause(id = "R-PLAN-4", says = "one player's pawn joins the hunt of another", lies = Second)]
#[clause(id = "R-ASSIGN-1", says = "who began the hunt fights, who joined it only supports", lies = Second)]
#[clause(id = "R-ASSIGN-2", says = "the beast wounds only who leads the hunt", lies = Second)]
#[clause(id = "EX-ASSIGN-2", says = "a carpenter near death below the soldier's pawn is not wounded by the beast", lies = Second)]
fn pawns_of_several_share_an_action_and_only_the_top_one_bears_it() {
    let mut t = Table::of(&["carpenter", "soldier"]);
    t.s.people[0].wounds = 12;
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    t.give_as(1, &assign(Goal::Hunt, &[Pawn::Seat(1)])).ok();
    let id = t.s.plan.first().map(|p| p.id);
    match id {
        Some(placement) => t
            .give_as(
                0,
                &Command::Join {
                    placement,
                    pawns: vec![Pawn::Seat(0)],
                    lead: false,
                },
            )
            .expect("supports"),
        None => panic!("a hunt may be begun with one pawn"),
    }
    go(&mut t);
    while t.s.ask.is_some() && !t.s.planning && t.s.phase == Phase::Action {
        t.first();
    }
    let night = t
        .events
        .iter()
        .position(|e| *e == Event::Phase(Phase::Night))
        .unwrap_or(t.events.len());
    let hurt: Vec<Who> = t.events[..night]
        .iter()
        .filter_map(|e| match e {
            Event::Wounded { who, .. } => Some(*who),
            _ => None,
        })
        .collect();
    assert!(!hurt.is_empty(), "the soldier on top fought");
    assert!(hurt.iter().all(|who| *who == Who::Seat(1)), "{hurt:?}");
}

#[test]
#[clause(id = "R-PLAN-6", says = "two weapons may be planned in one round", lies = Plan)]
#[clause(id = "R-PLAN-10", says = "Arrange Camp and Rest take one pawn each", lies = Second)]
#[clause(id = "R-ASSIGN-3", says = "the same player plans two weapons side by side", lies = Plan)]
#[clause(id = "EX-ASSIGN-3", says = "two pawns on the weapon are two planned Builds, each with its own wood", lies = Plan)]
#[clause(id = "EX-BUILD-2", says = "two weapon levels are planned as two stacks", lies = Plan)]
fn most_actions_may_be_planned_again_and_again() {
    let mut t = Table::of(&["carpenter", "soldier"]).wood(9);
    t.s.shelter = true;
    t.s.stock.fur = 9;
    for _ in 0..2 {
        t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0)]))
            .expect("two side by side");
    }
    assert_eq!(t.s.plan.len(), 2);
    assert_eq!(t.s.stock.wood, 7, "each with its own wood");
    for (goal, pawns) in [(Goal::Arrange, 1), (Goal::Rest, 1)] {
        let _ = pawns;
        t.give_as(1, &assign(goal, &[Pawn::Seat(1)]))
            .expect("one pawn a use");
    }
    assert_eq!(
        t.give_as(1, &assign(Goal::Rest, &[Pawn::Seat(1)])),
        Err(Rejection::PawnNotFree)
    );
}

#[test]
#[clause(id = "R-ASSIGN-5", says = "an invention that is planned already is refused to the other", lies = Second)]
#[clause(id = "EX-PLAN-4", says = "Lantern and Fireplace are planned beside one Fire", lies = Plan)]
#[clause(id = "EX-PLAN-7", says = "a built Map brings one pawn when planning begins", lies = Table)]
fn each_invention_is_attempted_once_and_several_may_need_the_same_item() {
    let mut t = Table::of(&["carpenter", "cook"])
        .item("fire")
        .tile(Space::M2, 2)
        .wood(9);
    t.s.stock.fur = 9;
    for key in ["lantern", "fireplace"] {
        t.s.piles.inventions.retain(|k| k.as_str() != key);
        t.s.inventions
            .entry(key.into())
            .or_insert(castaway_robinson::state::InventionState {
                built: false,
                since: 0,
                owner: None,
                suspended: false,
            });
        t.s.inventions.get_mut(key).expect("on the board").owner = None;
        for number in [1, 2, 3, 4, 5, 6, 7, 9, 10, 11] {
            let needs = catalog().inventions[key].terrain;
            if needs.is_some_and(|n| catalog().tiles[&number].terrain == n) {
                t = t.tile(Space::T1, number);
                break;
            }
        }
        t.plan(build(key), &[ME])
            .unwrap_or_else(|e| panic!("{key}: {e:?}"));
    }
    assert_eq!(
        t.give_as(1, &assign(build("lantern"), &[Pawn::Seat(1)])),
        Err(Rejection::PlannedAlready)
    );
    // A built Map brings a green pawn when planning begins.
    let mut t = Table::solo().item("map");
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let pawns = &t.s.flags.neutral;
    assert_eq!(pawns.len(), 1);
    assert_eq!(pawns[0].from.as_str(), "map");
}

#[test]
#[clause(id = "EX-PLAN-6", says = "a built Fire raises the palisade by one", lies = Table)]
#[clause(id = "EX-PLAN-6", says = "the Fireplace is refused while Fire is only planned, and can be planned in the next round", lies = Plan)]
fn a_built_fire_raises_the_palisade_and_serves_from_the_next_round() {
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
    t.s.shelter = true;
    t.s.piles.events = vec![EventDeckCard::Event("fight".into())];
    t.give_as(1, &assign(build("fire"), &[Pawn::Seat(1), Pawn::Seat(1)]))
        .expect("sure");
    assert_eq!(
        t.plan(build("fireplace"), &[ME]),
        Err(Rejection::NeedsItem("fire".into()))
    );
    go(&mut t);
    t.settle();
    assert!(t.s.built("fire"));
    let raised: Vec<(i16, u16)> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Level {
                track: Track::Palisade,
                n,
                to,
            } => Some((*n, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(raised, [(1, 1)]);
    assert!(t.s.planning && t.s.round == 2);
    assert_eq!(t.plan(build("fireplace"), &[ME]), Ok(()));
}

#[test]
#[clause(id = "R-PLAN-17", says = "a weapon of two serves two cards that need a weapon, and nothing of it is used up", lies = Plan)]
#[clause(id = "EX-PLAN-8", says = "weapon two: two cards that need no more and a hunt are planned together", lies = Plan)]
#[clause(id = "R-THREAT-1", says = "a card that needs a weapon is refused without one", lies = Board)]
fn one_weapon_level_serves_any_number_of_actions() {
    let weapon = |n: u8| {
        move |a: &castaway_robinson::content::ThreatAction| {
            a.requires.iter().any(|r| r.weapon >= 1 && r.weapon <= n) && a.requires.len() == 1
        }
    };
    let (one, _) = event_with(weapon(2));
    let two = catalog()
        .events
        .values()
        .filter(|e| e.id.as_str() != one && e.actions.first().is_some_and(weapon(2)))
        .map(|e| e.id.as_str())
        .next()
        .expect("a second");
    let mut t = Table::of(&["carpenter", "cook", "soldier"]).wood(9);
    t.s.stock.food = 9;
    t.s.stock.fur = 9;
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    threat(&mut t, 0, one);
    threat(&mut t, 1, two);
    let go = |t: &mut Table, seat: u8, slot: u8| {
        let n = usize::from(
            catalog().events[&t.s.threats[usize::from(slot)]
                .as_ref()
                .expect("a card")
                .card]
                .actions[0]
                .pawns,
        );
        t.give_as(
            seat,
            &assign(Goal::Threat { slot, option: 0 }, &vec![Pawn::Seat(seat); n]),
        )
    };
    t.s.weapon = 0;
    assert!(matches!(go(&mut t, 0, 0), Err(Rejection::NeedsWeapon(_))));
    t.s.weapon = 2;
    go(&mut t, 0, 0).expect("the first card");
    go(&mut t, 1, 1).expect("the second card");
    t.give_as(2, &assign(Goal::Hunt, &[Pawn::Seat(2), Pawn::Seat(2)]))
        .expect("and a hunt");
    assert_eq!(t.s.weapon, 2, "nothing is used up by planning");
}

#[test]
#[clause(id = "R-PLAN-7", says = "a card printed with two pawns is offered for just two", lies = Board)]
#[clause(id = "R-PLAN-9", says = "a weapon or a hex next door takes one pawn and dice, or two to be sure", lies = Table)]
fn so_many_pawns_as_printed_and_not_more() {
    let (key, action) = event_with(|a| a.pawns == 2 && a.requires.is_empty());
    let mut t = Table::of(&["carpenter", "cook"]).wood(5);
    threat(&mut t, 1, key);
    let goal = Goal::Threat { slot: 1, option: 0 };
    assert_eq!(action.pawns, 2);
    let offer = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let of = |goal: &Goal| {
        offer
            .iter()
            .find(|o| o.what.goal == *goal)
            .expect("offered")
    };
    assert_eq!((of(&goal).risky, of(&goal).sure), (2, 2));
    for goal in [level(Track::Weapon), explore(Space::M2)] {
        assert_eq!((of(&goal).risky, of(&goal).sure), (1, 2), "{goal:?}");
        assert!(of(&goal).odds.is_some());
    }
    for goal in [Goal::Arrange, Goal::Rest] {
        assert_eq!((of(&goal).risky, of(&goal).sure), (1, 1), "{goal:?}");
    }
    assert!(matches!(
        t.give(&assign(Goal::Rest, &[ME, ME])),
        Err(Rejection::TooManyPawns { .. })
    ));
}

#[test]
#[clause(id = "R-PLAN-11", says = "each source of a tile is a place of its own", lies = Board)]
#[clause(id = "R-PLAN-11", says = "shelter, roof, palisade and weapon are four places", lies = Table)]
fn every_pawn_stands_on_the_place_of_one_action() {
    let t = Table::solo().tile(Space::M2, 6);
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let sources = offers
        .iter()
        .filter(|o| {
            matches!(
                o.what.goal,
                Goal::Gather {
                    space: Space::M2,
                    ..
                }
            )
        })
        .count();
    assert_eq!(
        sources,
        catalog().tiles[&6].sources.len(),
        "each source is a place"
    );
    let levels = offers
        .iter()
        .filter(|o| {
            matches!(
                o.what.goal,
                Goal::Build(Project::Level(_) | Project::Shelter)
            )
        })
        .map(|o| &o.what.goal)
        .collect::<std::collections::BTreeSet<_>>();
    assert_eq!(levels.len(), 4, "shelter, roof, palisade, weapon");
}

#[test]
#[clause(id = "R-NEUT-3", says = "the Map's pawn is there in the next round too", lies = Table)]
#[clause(id = "R-NEUT-3", says = "the pawn of the Candles is there once", lies = Store)]
#[clause(id = "R-RESOLVE-3", says = "a single-use pawn is gone after its Build", lies = Plan)]
#[clause(id = "R-DISC-4", says = "the Candles are spent for a pawn that supports a Build", lies = Store)]
fn neutral_pawns_of_items_come_every_round_and_those_of_tokens_once() {
    let mut t = Table::solo().item("map").wood(5);
    t.s.discoveries = vec!["candles".into()];
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    t.use_it(Usable::Discovery("candles".into()))
        .expect("a pawn");
    let from: Vec<&str> = t.s.flags.neutral.iter().map(|n| n.from.as_str()).collect();
    assert_eq!(from, ["map", "candles"]);
    let candle = t.s.flags.neutral[1].id;
    t.plan(level(Track::Weapon), &[ME, Pawn::Neutral(candle)])
        .expect("supports a Build");
    go(&mut t);
    t.settle();
    let from: Vec<&str> = t.s.flags.neutral.iter().map(|n| n.from.as_str()).collect();
    assert_eq!(from, ["map"], "the next round has the map's only");
    assert!(t.s.discoveries.is_empty());
}
