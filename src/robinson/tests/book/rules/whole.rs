//! Second, stricter tests of rules whose other tests hold only a part of the line.

use castaway_clause::clause;
use castaway_robinson::{
    ask::Question,
    command::Command,
    content::Face,
    event::Event,
    ids::{Kind, Phase, Res, Space, Track, Who},
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    task::{Ctx, Op, Roll},
};

use crate::table::{
    ME, Table, catalog,
    play::{assign, build, finish, gather, go, hunting, level, lucky, rolls},
};

/// What happened before the weather.
pub(super) fn acts(t: &Table) -> &[Event] {
    let end = t
        .events
        .iter()
        .position(|e| *e == Event::Phase(Phase::Weather))
        .unwrap_or(t.events.len());
    &t.events[..end]
}

pub(super) fn paid(t: &Table, seat: u8) -> i16 {
    acts(t)
        .iter()
        .map(|e| match e {
            Event::Det { who, n } if *who == Who::Seat(seat) => *n,
            _ => 0,
        })
        .sum()
}

#[test]
#[clause(id = "R-ASSIGN-3", says = "of two weapons side by side one stands and one fails", lies = Plan)]
#[clause(id = "EX-ASSIGN-3", says = "two wood and two pawns on the weapon are resolved as two Builds", lies = Plan)]
#[clause(id = "R-BUILD-3", says = "each Build with one pawn is rolled for", lies = Plan)]
fn two_weapons_side_by_side_are_two_builds_with_their_own_dice() {
    let t = lucky(
        || {
            let mut t = Table::of(&["carpenter", "soldier"]).wood(2);
            for _ in 0..2 {
                t.plan(level(Track::Weapon), &[ME]).expect("1 wood each");
            }
            t
        },
        |t| {
            go(t);
            finish(t);
        },
        |t| {
            let good = |r: &Roll| r.success == Some(Face::Success);
            let dull = |r: &Roll| r.adventure == Some(Face::Blank);
            let rolls = rolls(t);
            rolls.len() == 2 && rolls.iter().all(dull) && good(&rolls[0]) != good(&rolls[1])
        },
    );
    assert_eq!(t.s.weapon, 1, "one stands, the other failed for itself");
    let tries = |wanted: fn(&Event) -> bool| acts(&t).iter().filter(|e| wanted(e)).count();
    let of = |what: &Assignment| what.goal == level(Track::Weapon);
    assert_eq!(tries(|e| matches!(e, Event::Failed { .. })), 1);
    assert_eq!(
        acts(&t)
            .iter()
            .filter(|e| matches!(e, Event::Resolving { what } if of(what)))
            .count(),
        2
    );
}

#[test]
#[clause(id = "R-ASSIGN-3", says = "Hunt, Roof, Palisade, Weapon, Arrange Camp and Rest may each be planned twice", lies = Plan)]
#[clause(id = "R-PLAN-6", says = "a second hunt, level, Arrange Camp or Rest is accepted in the same round", lies = Plan)]
#[clause(id = "R-PLAN-10", says = "one character may take Arrange Camp or Rest twice, a pawn each", lies = Plan)]
#[clause(id = "R-SHELTER-7", says = "roof and palisade may each be planned twice with one pawn a stack", lies = Plan)]
fn every_repeatable_action_may_be_planned_twice_by_one_person() {
    for (goal, each) in [
        (Goal::Hunt, 2),
        (level(Track::Roof), 1),
        (level(Track::Palisade), 1),
        (level(Track::Weapon), 1),
        (Goal::Arrange, 1),
        (Goal::Rest, 1),
    ] {
        let mut t = Table::of(&["carpenter", "soldier"]).wood(9);
        t.s.shelter = true;
        hunting(&mut t, &["fox", "goat"]);
        t.plan(goal.clone(), &vec![ME; each]).expect("once");
        let again = if each == 2 { 1 } else { 0 };
        t.give_as(again, &assign(goal.clone(), &vec![Pawn::Seat(again); each]))
            .unwrap_or_else(|e| panic!("{goal:?} twice: {e:?}"));
        assert_eq!(t.s.plan.len(), 2, "{goal:?}");
    }
}

#[test]
#[clause(id = "EX-PLAN-6", says = "Fire raises the palisade, and next round the Fireplace can be planned", lies = Table)]
#[clause(id = "R-PLAN-15", says = "a Fire that is only planned does not serve the Fireplace, one built last round does", lies = Plan)]
fn the_fireplace_waits_for_the_round_after_the_fire() {
    let number = catalog()
        .tiles
        .values()
        .find(|c| Some(c.terrain) == catalog().inventions["fire"].terrain)
        .map(|c| c.number)
        .expect("mountains");
    let mut t = Table::of(&["cook", "soldier"])
        .tile(Space::T1, number)
        .wood(9);
    t.s.shelter = true;
    t.give_as(1, &assign(build("fire"), &[Pawn::Seat(1), Pawn::Seat(1)]))
        .expect("sure");
    assert_eq!(
        t.plan(build("fireplace"), &[ME]),
        Err(Rejection::NeedsItem("fire".into()))
    );
    go(&mut t);
    finish(&mut t);
    assert_eq!(t.s.palisade, 1);
    t.settle();
    assert!(t.s.planning && t.s.round == 2);
    t.s.stock.wood = 9;
    t.s.stock.fur = 9;
    t.plan(build("fireplace"), &[ME])
        .expect("now it can be tried");
}

#[test]
#[clause(id = "EX-PLAN-7", says = "the Map opens the Shortcut and brings a pawn for Explore, not for Build", lies = Plan)]
fn the_map_gives_a_green_pawn_and_lets_the_shortcut_be_planned() {
    let mut t = Table::of(&["explorer", "soldier"]).wood(9);
    t.s.stock.fur = 9;
    assert_eq!(
        t.plan(build("shortcut"), &[ME]),
        Err(Rejection::NeedsItem("map".into()))
    );
    t = t.item("map");
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let [pawn] = t.s.flags.neutral.as_slice() else {
        panic!("one pawn: {:?}", t.s.flags.neutral);
    };
    let green = Pawn::Neutral(pawn.id);
    assert_eq!(
        t.plan(build("shortcut"), &[ME, green]),
        Err(Rejection::PawnUnfit(Kind::Build))
    );
    t.plan(build("shortcut"), &[ME]).expect("plannable");
    t.plan(crate::table::explore(Space::M2), &[ME, green])
        .expect("supports");
}

#[test]
#[clause(id = "R-PERS-2", says = "building the own invention gives its owner two determination, the other none", lies = Sheet)]
#[clause(id = "R-PERS-3", says = "once built it stands among the built items", lies = Table)]
#[clause(id = "R-PERS-4", says = "flipped back it is its owner's alone again: the other is refused", lies = Second)]
#[clause(id = "R-PERS-4", says = "built a second time it gives two determination again", lies = Sheet)]
#[clause(id = "R-ITEM-8", says = "an item that was flipped can be built again", lies = Table)]
fn a_personal_item_built_anew_pays_its_owner_anew() {
    let mut t = Table::of(&["cook", "soldier"]).item("fire").wood(9);
    t.s.shelter = true;
    t.s.stock.fur = 9;
    for time in 1..=2 {
        t.events.clear();
        t.plan(build("fireplace"), &[ME, ME]).expect("sure");
        go(&mut t);
        finish(&mut t);
        assert_eq!((paid(&t, 0), paid(&t, 1)), (2, 0), "time {time}");
        t.settle();
        assert!(t.s.built("fireplace") && t.s.planning);
        assert_eq!(
            t.plan(build("fireplace"), &[ME]),
            Err(Rejection::AlreadyBuilt("fireplace".into()))
        );
        t.run_ops(vec![Op::FlipItem("fireplace".into())], &Ctx::default());
        assert!(!t.s.built("fireplace"));
        assert!(matches!(
            t.give_as(1, &assign(build("fireplace"), &[Pawn::Seat(1)])),
            Err(Rejection::NotOwner(_))
        ));
        t.s.people.iter_mut().for_each(|p| p.wounds = 0);
        t.s.flags = Default::default();
        t.s.threats = [None, None];
        t.s.tokens.clear();
    }
}

#[test]
#[clause(id = "R-ITEM-10", says = "a Basket lost after it was assigned still adds one, and cannot be assigned next round", lies = Plan)]
#[clause(id = "R-ITEM-10", says = "a Bed lost in the phase still improves both Rests, and none next round", lies = Second)]
fn basket_and_bed_lost_meanwhile_work_to_the_end_of_the_phase() {
    let mut t = Table::of(&["cook", "soldier", "carpenter", "explorer"])
        .tile(Space::M2, 6)
        .item("basket")
        .item("bed")
        .wood(9);
    t.s.shelter = true;
    t.s.people[1].wounds = 6;
    let with_basket = Assignment {
        goal: gather(Space::M2, 0),
        pawns: vec![ME, ME],
        price: 0,
        aids: vec!["basket".into()],
        discount: false,
    };
    t.give(&Command::Assign(with_basket.clone()))
        .expect("with the basket");
    for (seat, track) in [(2, Track::Roof), (3, Track::Weapon)] {
        t.give_as(seat, &assign(level(track), &[Pawn::Seat(seat); 2]))
            .expect("sure");
    }
    go(&mut t);
    // While the group is asked which Build comes first, both items are lost.
    assert_eq!(
        t.question(),
        Some(&Question::NextAction { kind: Kind::Build })
    );
    let lost = vec![
        Op::FlipItem("basket".into()),
        Op::FlipItem("bed".into()),
        Op::NextAction,
    ];
    t.run_ops(lost, &Ctx::default());
    assert!(!t.s.built("basket") && !t.s.built("bed"));
    finish(&mut t);
    let wood = acts(&t).iter().find_map(|e| match e {
        Event::Gained {
            res: Res::Wood,
            n,
            future: true,
        } => Some(*n),
        _ => None,
    });
    assert_eq!(wood, Some(2), "1 and 1 of the basket");
    let healed: Vec<u8> = acts(&t)
        .iter()
        .filter_map(|e| match e {
            Event::Healed {
                who: Who::Seat(1),
                n,
            } => Some(*n),
            _ => None,
        })
        .collect();
    assert_eq!((healed, paid(&t, 1)), (vec![2, 2], 2), "the bed twice");
    t.settle();
    assert!(t.s.planning && t.s.round == 2);
    // In the next round both are missed.
    t.events.clear();
    t.s.people[1].wounds = 6;
    assert_eq!(
        t.give(&Command::Assign(with_basket)),
        Err(Rejection::AidUnfit("basket".into()))
    );
    go(&mut t);
    finish(&mut t);
    assert_eq!(paid(&t, 1), 0);
    assert!(acts(&t).contains(&Event::Healed {
        who: Who::Seat(1),
        n: 1
    }));
}
