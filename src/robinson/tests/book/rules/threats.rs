//! Rules of neutral pawns, threats and the order of resolving.

use castaway_clause::clause;
use castaway_kernel::Game;
use castaway_robinson::{
    ask::Question,
    command::Command,
    effect::{Effect, Target},
    event::Event,
    game::Island,
    ids::{Kind, Phase, Space, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    state::Threat,
    task::{CardRef, Ctx, Op},
};

use super::help::{event_with, threat};
use crate::table::{
    Table, catalog,
    play::{assign, at, go, level},
};

#[test]
#[clause(id = "EX-ASSIGN-1", says = "a card two players share is discarded, and its leader alone gains the one determination", lies = Second)]
#[clause(id = "R-THREAT-2", says = "no dice are rolled and the card goes", lies = Board)]
#[clause(id = "R-THREAT-3", says = "nobody but who leads gains any determination of it", lies = Sheet)]
#[clause(id = "R-THREAT-4", says = "the card goes and its Threat Effect does not come", lies = Board)]
#[clause(id = "R-THREAT-5", says = "a card that is planned already is refused", lies = Plan)]
fn a_threat_action_never_fails_and_pays_only_who_leads_it() {
    let det = |a: &castaway_robinson::content::ThreatAction| {
        a.pawns == 2
            && a.reward.iter().any(|e| {
                matches!(
                    e,
                    Effect::Det {
                        who: Target::Resolver,
                        n: 1,
                        ..
                    }
                )
            })
    };
    let (key, action) = event_with(det);
    let mut t = Table::of(&["carpenter", "cook"])
        .wood(9)
        .item("fire")
        .item("knife");
    t.s.stock.food = 9;
    t.s.stock.fur = 9;
    t.s.weapon = 5;
    threat(&mut t, 1, key);
    let goal = Goal::Threat { slot: 1, option: 0 };
    t.give_as(0, &assign(goal.clone(), &[Pawn::Seat(0)]))
        .expect("begun");
    let placement = t.s.plan[0].id;
    t.give_as(
        1,
        &Command::Join {
            placement,
            pawns: vec![Pawn::Seat(1)],
            lead: false,
        },
    )
    .expect("helps");
    assert!(
        t.give_as(0, &assign(goal, &[Pawn::Seat(0)])).is_err(),
        "each card once"
    );
    go(&mut t);
    t.settle();
    let until = at(&t, |e| *e == Event::Phase(Phase::Night)).expect("the actions are over");
    let gained: Vec<(Who, i16)> = t.events[..until]
        .iter()
        .filter_map(|e| match e {
            Event::Det { who, n } => Some((*who, *n)),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [(Who::Seat(0), 1)], "{key}");
    assert!(
        t.events.iter().all(|e| !matches!(e, Event::Rolled { .. })),
        "no dice"
    );
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::ThreatGone(CardRef::Event(k)) if k.as_str() == key))
    );
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::ThreatFired(CardRef::Event(k)) if k.as_str() == key))
    );
    assert_eq!(action.pawns, 2);
}

#[test]
#[clause(id = "R-THREAT-6", says = "with the small reward planned the large one is refused", lies = Plan)]
#[clause(id = "R-THREAT-7", says = "an event pushes it off like any card, and nothing is lost by it", lies = Board)]
fn wreckage_gives_the_small_or_the_large_reward_and_goes_without_harm() {
    let mut t = Table::of(&["carpenter", "cook"]);
    threat(&mut t, 1, "food_crates");
    let of = |option| Goal::Threat { slot: 1, option };
    t.give_as(0, &assign(of(0), &[Pawn::Seat(0)]))
        .expect("the small one");
    assert_eq!(
        t.give_as(1, &assign(of(1), &[Pawn::Seat(1), Pawn::Seat(1)])),
        Err(Rejection::PlannedAlready),
        "never both"
    );
    let mut t = Table::of(&["carpenter", "cook"]);
    threat(&mut t, 0, "food_crates");
    threat(&mut t, 1, "winter_depression");
    let before = (t.s.stock, t.s.morale, t.wounds(0), t.wounds(1));
    let card = Threat {
        serial: 750,
        card: "otters".into(),
        wreckage: false,
    };
    t.run_ops(vec![Op::PlaceThreat(card)], &Ctx::default());
    assert_eq!((t.s.stock, t.s.morale, t.wounds(0), t.wounds(1)), before);
    let on: Vec<&str> =
        t.s.threats
            .iter()
            .flatten()
            .map(|x| x.card.as_str())
            .collect();
    assert_eq!(
        on,
        ["winter_depression", "otters"],
        "it moves like an event"
    );
}

#[test]
#[clause(id = "R-RESOLVE-2", says = "of two Builds the one planned later may be picked to come first", lies = Plan)]
fn the_group_orders_actions_of_one_kind() {
    let mut t = Table::of(&["carpenter", "cook"]).wood(5);
    t.s.shelter = true;
    t.give_as(
        0,
        &assign(level(Track::Weapon), &[Pawn::Seat(0), Pawn::Seat(0)]),
    )
    .expect("sure");
    t.give_as(
        1,
        &assign(level(Track::Roof), &[Pawn::Seat(1), Pawn::Seat(1)]),
    )
    .expect("sure");
    t.s.stock.food = 9;
    t.advance().expect("all stand");
    assert!(matches!(
        t.question(),
        Some(Question::NextAction { kind: Kind::Build })
    ));
    assert_eq!(t.options().len(), 2);
    let second = t.options()[1].clone();
    t.pick(&second);
    let first = t.events.iter().find_map(|e| match e {
        Event::Resolving { what } => Some(what.goal.clone()),
        _ => None,
    });
    assert_eq!(first, Some(level(Track::Roof)));
}

#[test]
#[clause(id = "R-NEUT-3", says = "the pawn the Belts bring is shown with their name where it is placed", lies = Plan)]
fn a_placed_neutral_pawn_is_shown_with_its_origin() {
    let mut t = Table::of(&["cook", "soldier"])
        .item("belts")
        .tile(Space::M2, 5);
    t.s.flags.neutral.clear();
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let view = |t: &Table| Island::view(catalog(), &t.s, None);
    let before = view(&t);
    assert_eq!((before.neutral.len(), before.placed.len()), (1, 0));
    let helper = Pawn::Neutral(before.neutral[0].id);
    let wood = Goal::Gather {
        space: Space::M2,
        source: castaway_robinson::source_at::SourceAt::Printed(0),
    };
    t.plan(wood, &[Pawn::Seat(0), helper])
        .expect("belts gather");
    let after = view(&t);
    assert_eq!((after.neutral.len(), after.placed.len()), (0, 1));
    assert_eq!(after.placed[0].from.as_str(), "belts");
    let words = castaway_robinson::text::TableWords::new(
        castaway_robinson::text::Lang::En,
        catalog(),
        &after,
    );
    assert!(
        words.pawn(helper).contains("Belts"),
        "{}",
        words.pawn(helper)
    );
}
