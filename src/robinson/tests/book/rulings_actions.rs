//! Named rulings of demands, builds and gathering: what the default does, and what each other reading does.

use crate::table::{ME, Table, play::*};
use castaway_robinson::{
    command::Command,
    effect::{Effect, Per},
    ids::{Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Assignment, Goal},
    reject::Rejection,
    rulings::Reading,
    task::{Ctx, Op, Owed},
};

/// A gathering action of one food that then demands two food of its resolver.
fn fresh_food_is_demanded(readings: &[Reading]) -> Table {
    let mut t = house(Table::of(&["carpenter"]).tile(Space::T1, 9), readings);
    t.give(&assign(gather(Space::T1, 0), &[ME, ME]))
        .expect("possible");
    let id = t.s.plan[0].id;
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        placement: Some(id),
        action: true,
        ..Ctx::default()
    };
    let gain = Effect::Gain {
        res: Res::Food,
        n: 1,
        per: Per::Once,
    };
    t.s.phase = Phase::Action;
    t.run_ops(
        vec![
            Op::Effect(gain),
            Op::Pay {
                owed: Owed::Res(Res::Food),
                n: 2,
                wounds: true,
            },
            // A question, to look at what the action has yielded so far.
            Op::ArrangeChoice(Who::Seat(0)),
            Op::ActionDone(id),
        ],
        &ctx,
    );
    t
}

//
#[test]
fn fresh_gains() {
    ruling("fresh-gains");
    let t = fresh_food_is_demanded(&[]);
    assert_eq!(
        (t.wounds(0), t.s.gains.stock.food),
        (2, 1),
        "what waits cannot pay"
    );
    let t = fresh_food_is_demanded(&[Reading::FreshGainsPay]);
    assert_eq!(
        (t.wounds(0), t.s.gains.stock.food),
        (1, 0),
        "one of two is paid"
    );
}

fn roof_with_token(readings: &[Reading]) -> Table {
    let mut t = house(Table::of(&["carpenter"]).wood(9), readings);
    t.s.shelter = true;
    token(&mut t, TokenKind::AdditionalWood, Place::Track(Track::Roof));
    t.give(&assign(level(Track::Roof), &[ME, ME]))
        .expect("possible");
    assert_eq!(t.s.plan[0].tied.wood, 3);
    t.advance().expect("planned");
    t
}

//
#[test]
fn level_wood_token() {
    ruling("level-wood-token");
    let at = Place::Track(Track::Roof);
    assert!(has(&roof_with_token(&[]), TokenKind::AdditionalWood, at));
    let t = roof_with_token(&[Reading::WoodTokenLeaves]);
    assert!(!has(&t, TokenKind::AdditionalWood, at));
    assert_eq!(t.s.roof, 1);
}

//
#[test]
fn failed_gather_bonus() {
    ruling("failed-gather-bonus");
    let wood = |readings: &[Reading], failed: bool| {
        let mut t = house(Table::of(&["cook"]).tile(Space::T1, 7), readings);
        t.give(&assign(gather(Space::T1, 0), &[ME]))
            .expect("possible");
        let id = t.s.plan[0].id;
        let ctx = Ctx {
            actor: Some(Who::Seat(0)),
            placement: Some(id),
            space: Some(Space::T1),
            gathered: Some(0.into()),
            action: true,
            ..Ctx::default()
        };
        let outcome = if failed {
            Op::FailAction(id)
        } else {
            Op::Succeed(id)
        };
        let bonus = Op::Effect(Effect::GainGathered { n: 1 });
        t.run_ops(vec![outcome, bonus, Op::ArrangeChoice(Who::Seat(0))], &ctx);
        t.s.gains.stock.wood
    };
    assert_eq!(wood(&[], true), 1, "paid without success");
    assert_eq!(wood(&[Reading::BonusNeedsSuccess], true), 0);
    assert_eq!(wood(&[Reading::BonusNeedsSuccess], false), 2);
}

//
#[test]
fn pawn_surcharges() {
    ruling("pawn-surcharges");
    let sure = |readings: &[Reading], tokens: &[Place]| {
        let mut t = house(Table::of(&["cook"]).tile(Space::T1, 7), readings);
        for &at in tokens {
            token(&mut t, TokenKind::TimeConsuming, at);
        }
        t.give(&assign(gather(Space::T1, 0), &[ME])).expect("free");
        t.s.plan[0].sure
    };
    let both = [Place::Action(Kind::Gather), Place::Space(Space::T1)];
    assert_eq!(sure(&[], &both), 4);
    assert_eq!(sure(&[Reading::SurchargesOnce], &both), 3);
    assert_eq!(sure(&[Reading::SurchargesOnce], &both[..1]), 3);
}

//
#[test]
fn arrange_at_best() {
    ruling("arrange-at-best");
    let asked = |readings: &[Reading], morale: i8| {
        let mut t = house(
            Table::of(&["cook", "carpenter", "explorer", "soldier"]),
            readings,
        );
        t.s.morale = morale;
        in_action(&mut t, vec![Op::ArrangeChoice(Who::Seat(0))]);
        open(&t)
    };
    assert_eq!(asked(&[], 3), ["det", "morale"]);
    assert_eq!(asked(&[Reading::BestMoraleBarred], 3), ["det"]);
    assert_eq!(asked(&[Reading::BestMoraleBarred], 2), ["det", "morale"]);
}

/// A Gather with Basket and Sack that fails.
fn failed_with_aids(readings: &[Reading]) -> u16 {
    let t = Table::of(&["cook"]).tile(Space::T1, 7);
    let mut t = house(t.item("basket").item("sack"), readings);
    t.give(&Command::Assign(Assignment {
        goal: gather(Space::T1, 0),
        pawns: vec![ME],
        price: 0,
        aids: vec!["basket".into(), "sack".into()],
        discount: false,
    }))
    .expect("possible");
    let id = t.s.plan[0].id;
    let ctx = Ctx {
        placement: Some(id),
        ..acting()
    };
    t.run_ops(
        vec![Op::FailAction(id), Op::ArrangeChoice(Who::Seat(0))],
        &ctx,
    );
    t.s.gains.stock.wood
}

// inventions/basket
#[test]
fn aids_on_failure() {
    ruling("aids-on-failure");
    assert_eq!(failed_with_aids(&[]), 0);
    assert_eq!(failed_with_aids(&[Reading::AidsOnFailure]), 2, "one each");
}

// inventions/bed
#[test]
fn bed_and_hammock() {
    ruling("bed-and-hammock");
    let rested = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]).item("bed"), readings);
        treasure(&mut t, "hammock");
        t.s.kept[0].from = 1;
        t.s.people[0].wounds = 6;
        t.give(&assign(Goal::Rest, &[ME])).expect("free");
        let id = t.s.plan[0].id;
        let ctx = acting();
        t.run_ops(vec![Op::Succeed(id), Op::ArrangeChoice(Who::Seat(0))], &ctx);
        (t.wounds(0), t.det(0))
    };
    assert_eq!(rested(&[]), (4, 1), "the better one");
    assert_eq!(rested(&[Reading::BedAndHammock]), (4, 2));
}

// editions/distance.limit
#[test]
fn distance_limit() {
    ruling("distance-limit");
    let far = |readings: &[Reading]| {
        let t = Table::of(&["cook", "soldier"]).tile(Space::M2, 1);
        let mut t = house(t.tile(Space::M3, 7).tile(Space::M4, 3), readings);
        t.give(&assign(gather(Space::M4, 0), &[ME, ME]))
    };
    assert_eq!(far(&[]), Ok(()), "three pawns and one to be sure");
    assert_eq!(far(&[Reading::TwoStepsAtMost]), Err(Rejection::Unreachable));
}
