//! Second, stricter tests of Threat Actions, and of hunts that lack a pawn as they do.

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::Res,
    plan::{Goal, Pawn},
    reject::Rejection,
    state::Threat,
    task::CardRef,
};

use super::whole::{acts, paid};
use crate::table::{
    ME, Table, catalog,
    play::{assign, finish, go, hunting, rolls},
};

fn threat(t: &mut Table, slot: usize, key: &str) {
    t.s.threats[slot] = Some(Threat {
        serial: 700 + u32::try_from(slot).expect("two"),
        card: key.into(),
        wreckage: catalog().wreckage.contains_key(key),
    });
}

const CARD: Goal = Goal::Threat { slot: 1, option: 0 };

#[test]
#[clause(id = "EX-ASSIGN-1", says = "two share Argument: it goes, morale rises by one, only the top one gains determination", lies = Second)]
#[clause(id = "R-ASSIGN-1", says = "the second seat placed its pawn first and resolves, the first one supports", lies = Second)]
#[clause(id = "R-ASSIGN-2", says = "who supports gains nothing", lies = Second)]
#[clause(id = "R-THREAT-2", says = "the card goes without a roll", lies = Board)]
#[clause(id = "R-THREAT-3", says = "the determination of the card is the resolver's alone", lies = Second)]
fn two_share_a_threat_action_and_only_the_top_one_is_paid() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.morale = -1;
    threat(&mut t, 1, "argument");
    t.give_as(1, &assign(CARD, &[Pawn::Seat(1)])).expect("top");
    let placement = t.s.plan[0].id;
    let join = Command::Join {
        placement,
        pawns: vec![Pawn::Seat(0)],
        lead: false,
    };
    t.give_as(0, &join).expect("below");
    go(&mut t);
    finish(&mut t);
    let moved: Vec<(i8, i8)> = acts(&t)
        .iter()
        .filter_map(|e| match e {
            Event::Morale { n, to } => Some((*n, *to)),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [(1, 0)]);
    assert_eq!((paid(&t, 0), paid(&t, 1)), (0, 1));
    let gone = Event::ThreatGone(CardRef::Event("argument".into()));
    assert!(acts(&t).contains(&gone) && rolls(&t).is_empty());
}

#[test]
#[clause(id = "R-THREAT-4", says = "the tied wood does not come back", lies = Plan)]
#[clause(id = "R-THREAT-4", says = "the card goes and its Threat Effect does not come while actions last", lies = Board)]
#[clause(id = "R-PLAN-13", says = "the wood leaves the store for the action when the pawns are placed", lies = Plan)]
fn the_wood_tied_to_a_threat_action_is_gone_and_its_threat_effect_never_comes() {
    let (key, pawns) = catalog()
        .events
        .values()
        .find_map(|e| {
            let action = e.actions.first()?;
            let [price] = action.requires.as_slice() else {
                return None;
            };
            let plain = price.wood == 1 && price.weapon == 0;
            plain.then_some((e.id.as_str(), usize::from(action.pawns)))
        })
        .expect("a card for one wood");
    let mut t = Table::of(&["carpenter", "cook"]);
    threat(&mut t, 1, key);
    assert!(
        matches!(t.plan(CARD, &vec![ME; pawns]), Err(Rejection::Needs { .. })),
        "{key} without wood"
    );
    t.s.stock.wood = 1;
    t.plan(CARD, &vec![ME; pawns]).expect("1 wood");
    assert_eq!((t.s.stock.wood, t.s.plan[0].tied.wood), (0, 1));
    go(&mut t);
    finish(&mut t);
    let card = CardRef::Event(key.into());
    assert!(acts(&t).contains(&Event::ThreatGone(card.clone())));
    assert!(!t.events.contains(&Event::ThreatFired(card)));
    t.settle();
    assert_eq!(
        (t.s.round, t.s.stock.wood),
        (2, 1),
        "only what the beach brought"
    );
}

#[test]
#[clause(id = "R-THREAT-6", says = "one pawn brings one food, two pawns one of each food", lies = Board)]
fn food_crates_give_one_food_or_one_of_each_food() {
    for (option, pawns, wanted) in [(0, 1, (1, 0)), (1, 2, (1, 1))] {
        let mut t = Table::of(&["carpenter", "cook"]);
        threat(&mut t, 1, "food_crates");
        let goal = Goal::Threat { slot: 1, option };
        t.plan(goal.clone(), &vec![ME; pawns]).expect("its pawns");
        go(&mut t);
        let gained = |res| {
            acts(&t)
                .iter()
                .map(|e| match e {
                    Event::Gained { res: r, n, .. } if *r == res => *n,
                    _ => 0,
                })
                .sum::<u16>()
        };
        assert_eq!((gained(Res::Food), gained(Res::Npfood)), wanted);
    }
}

#[test]
#[clause(id = "R-PLAN-7", says = "with one pawn on a card for two nothing is resolved", lies = Plan)]
#[clause(id = "R-PLAN-7", says = "a third pawn on a card for two is refused", lies = Plan)]
#[clause(id = "R-PLAN-8", says = "with one pawn on a hunt nothing is resolved", lies = Plan)]
#[clause(id = "R-PLAN-8", says = "with an empty Hunting deck a hunt is refused", lies = Deck)]
fn a_threat_or_a_hunt_with_one_pawn_missing_cannot_be_resolved() {
    let mut t = Table::of(&["carpenter", "cook"]);
    threat(&mut t, 1, "argument");
    hunting(&mut t, &["fox"]);
    for goal in [CARD, Goal::Hunt] {
        let mut t = t.clone();
        t.plan(goal.clone(), &[ME]).expect("begun");
        let placement = t.s.plan[0].id;
        assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 2));
        crate::table::play::rest_others(&mut t);
        assert_eq!(
            t.advance(),
            Err(Rejection::Undermanned {
                placement,
                missing: 1
            }),
            "{goal:?}"
        );
    }
    assert!(
        matches!(
            t.plan(CARD, &[ME, ME, Pawn::Seat(1)]),
            Err(Rejection::TooManyPawns { max: 2 })
        ),
        "nor a third pawn"
    );
    t.s.piles.hunting.clear();
    assert_eq!(t.plan(Goal::Hunt, &[ME, ME]), Err(Rejection::NothingToHunt));
}
