//! Named rulings of the camp, the goal, weather and items: what the default does, and what each other reading does.

use crate::table::{ME, Table, play::*};
use castaway_robinson::{
    content::WeatherFace,
    effect::{Effect, Mode},
    event::Event,
    ids::{Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::Goal,
    rulings::Reading,
    state::{End, TokenInfo},
    task::{CardRef, Ctx, Op, Owed},
};

/// A table in round 10 whose pile is complete.
fn nearly_won(readings: &[Reading]) -> Table {
    let mut t = house(Table::of(&["cook"]), readings);
    t.s.round = 10;
    t.s.pile = vec![1, 2, 3, 4, 5];
    t
}

fn any_step(t: &mut Table) {
    t.run_ops(vec![Op::Effect(Effect::Morale { n: 1 })], &Ctx::default());
}

//
#[test]
fn goal_item_lost() {
    ruling("goal-item-lost");
    let lost = |readings: &[Reading]| {
        let mut t = nearly_won(readings);
        t.s.pile[4] = 4;
        let ready = Op::Available(CardRef::Invention("fire".into()), None);
        t.run_ops(vec![ready, Op::FlipItem("fire".into())], &Ctx::default());
        t.s.pile[4] = 5;
        any_step(&mut t);
        t.s.end
    };
    assert_eq!(lost(&[]), None);
    assert_eq!(lost(&[Reading::GoalItemOnce]), Some(End::Won));
}

//
#[test]
fn goal_moment() {
    ruling("goal-moment");
    let mut t = nearly_won(&[]).item("fire");
    any_step(&mut t);
    assert_eq!(t.s.end, Some(End::Won), "as soon as all three hold");
    let mut t = nearly_won(&[Reading::GoalAtRoundEnd]).item("fire");
    any_step(&mut t);
    assert_eq!(t.s.end, None);
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!((t.s.end, t.s.round), (Some(End::Won), 10));
}

//
#[test]
fn pile_gift_after_stage() {
    ruling("pile-gift-after-stage");
    let laid = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]), readings);
        t.s.flags.pile_stage = Some(0);
        t.s.pile[0] = 1;
        let gift = Op::Effect(Effect::PileWood { n: 3 });
        t.run_ops(vec![gift], &Ctx::default());
        t.s.pile
    };
    assert_eq!(laid(&[]), [1, 0, 0, 0, 0], "lost");
    assert_eq!(
        laid(&[Reading::PileGoesOn]),
        [1, 2, 0, 0, 0],
        "the rest is lost"
    );
    // The players' own wood keeps to one stage a round.
    let mut t = house(Table::of(&["cook"]).wood(3), &[Reading::PileGoesOn]);
    t.s.flags.pile_stage = Some(0);
    t.s.pile[0] = 1;
    t.run_ops(vec![Op::PileWood(2)], &Ctx::default());
    assert_eq!((t.s.pile[1], t.s.stock.wood), (0, 3));
}

//
#[test]
fn sheet_item_token() {
    ruling("sheet-item-token");
    let moved = |readings: &[Reading]| {
        let t = Table::of(&["cook"]).tile(Space::M2, 5).item("hatchet");
        let mut t = house(t, readings);
        let owned = TokenInfo {
            owner: Some("hatchet".into()),
            ..TokenInfo::default()
        };
        let at = |s| (TokenKind::AdditionalWood, Place::Space(s));
        t.s.tokens.insert(at(Space::M1), owned);
        t.s.tokens.insert(at(Space::M2), TokenInfo::default());
        t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
        assert_eq!(t.s.tokens.len(), 1, "one token is left");
        t.s.built("hatchet")
    };
    assert!(moved(&[]));
    assert!(!moved(&[Reading::SheetItemTurnsBack]));
}

/// Wounds of a weaponless cook and soldier while the camp stands in danger.
fn in_danger(readings: &[Reading], weapon: u16) -> (u8, u8) {
    let mut t = house(Table::of(&["cook", "soldier"]), readings);
    t.s.weapon = weapon;
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M1));
    let soldier = castaway_robinson::plan::Pawn::Seat(1);
    for _ in 0..2 {
        t.give(&assign(Goal::Arrange, &[ME])).expect("free");
    }
    t.give_as(
        1,
        &assign(crate::table::explore(Space::M2), &[soldier, soldier]),
    )
    .expect("free");
    t.advance().expect("all stand");
    let begun = at(&t, |e| matches!(e, Event::Resolving { .. })).expect("it is carried out");
    let of = |seat| {
        let wounded =
            |e: &&Event| matches!(e, Event::Wounded { who: Who::Seat(s), .. } if *s == seat);
        u8::try_from(t.events[..begun].iter().filter(wounded).count()).expect("few")
    };
    let acted = (of(0), of(1));
    let mut t = house(Table::of(&["cook", "soldier"]), readings);
    t.s.weapon = weapon;
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M1));
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    (acted.0 + 10 * t.wounds(0), acted.1 + 10 * t.wounds(1))
}

//
#[test]
fn danger_in_camp() {
    ruling("danger-in-camp");
    // Tens: in Production; ones: by acting.
    assert_eq!(in_danger(&[], 0), (1, 0), "once for each who acts there");
    assert_eq!(in_danger(&[], 1), (0, 0));
    assert_eq!(in_danger(&[Reading::CampDangerEachAction], 0), (2, 0));
    assert_eq!(in_danger(&[Reading::CampDangerEachAction], 1), (0, 0));
    assert_eq!(in_danger(&[Reading::CampDangerProduction], 0), (10, 10));
    assert_eq!(in_danger(&[Reading::CampDangerProduction], 1), (10, 10));
}

// R-TOKEN-7, R-TOKEN-8: a wound on the way does not spare the one in camp, whichever is planned first.
#[test]
fn danger_on_a_tile_and_in_camp_both_wound() {
    for camp_first in [true, false] {
        let mut t = Table::of(&["cook"]);
        for space in [Space::M1, Space::M2] {
            token(&mut t, TokenKind::GreaterDanger, Place::Space(space));
        }
        let mut goals = [Goal::Arrange, crate::table::explore(Space::M2)];
        if !camp_first {
            goals.reverse();
        }
        for goal in goals {
            t.give(&assign(goal, &[ME])).expect("free");
        }
        t.advance().expect("all stand");
        let begun = at(&t, |e| matches!(e, Event::Resolving { .. })).expect("carried out");
        let hurt = t.events[..begun].iter();
        let hurt = hurt.filter(|e| matches!(e, Event::Wounded { .. }));
        assert!(hurt.count() == 2, "camp first: {camp_first}");
    }
}

//
#[test]
fn outside_weather() {
    ruling("outside-weather");
    let hurt = |readings: &[Reading], ops: Vec<Op>| {
        let t = Table::of(&["cook", "soldier"]).tile(Space::M2, 5);
        let mut t = house(t, readings);
        t.s.people[0].outside = Some(Space::M2);
        t.s.phase = Phase::Weather;
        t.run_ops(ops, &Ctx::default());
        t.settle();
        (t.wounds(0), t.wounds(1))
    };
    let beast = || vec![Op::Hungry(WeatherFace::Beast)];
    let palisade = || vec![Op::Hungry(WeatherFace::Palisade)];
    let clouds = || {
        vec![Op::Pay {
            owed: Owed::Res(Res::Food),
            n: 2,
            wounds: true,
        }]
    };
    let only = [Reading::OutsideCloudsOnly];
    assert_eq!((hurt(&[], beast()), hurt(&only, beast())), ((0, 3), (3, 3)));
    assert_eq!(
        (hurt(&[], palisade()), hurt(&only, palisade())),
        ((0, 1), (1, 1))
    );
    assert_eq!(hurt(&[], vec![Op::Storm]), (0, 1));
    assert_eq!(hurt(&only, vec![Op::Storm]), (1, 1));
    assert_eq!(
        (hurt(&[], clouds()), hurt(&only, clouds())),
        ((0, 2), (0, 2))
    );
}

//
#[test]
fn rebuilt_bonus() {
    ruling("rebuilt-bonus");
    let levels = |readings: &[Reading]| {
        let mut t = house(Table::of(&["cook"]), readings);
        let ready = || Op::Available(CardRef::Invention("sling".into()), None);
        let lost = || Op::FlipItem("sling".into());
        on_board(&mut t, "sling");
        let mut seen = Vec::new();
        for op in [ready(), lost(), ready(), lost()] {
            t.run_ops(vec![op], &Ctx::default());
            seen.push(t.s.weapon);
        }
        seen
    };
    let sling = catalog_level("sling");
    assert_eq!(levels(&[]), [sling, 0, sling, 0]);
    assert_eq!(levels(&[Reading::BonusOnce]), [sling, 0, 0, 0]);
}

/// The weapon levels that an item brings.
fn catalog_level(key: &str) -> u16 {
    let card = &crate::table::catalog().inventions[key];
    let level = card.on_build.iter().find_map(|e| match e {
        Effect::Level {
            track: Track::Weapon,
            n,
            mode: Mode::Demand | Mode::IfPossible,
        } => u16::try_from(*n).ok(),
        _ => None,
    });
    level.expect("it brings some")
}

#[test]
fn temporary_weapons_and_danger() {
    ruling("temporary-weapons-danger");
    let mut t = Table::of(&["cook"]);
    t.s.equipment = vec![("pistol".into(), 2)];
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
    t.give(&assign(crate::table::explore(Space::M2), &[ME, ME]))
        .expect("free");
    t.advance().expect("all stand");
    let begun = at(&t, |e| matches!(e, Event::Resolving { .. })).expect("carried out");
    let hurt = at(&t, |e| matches!(e, Event::Wounded { .. })).expect("a wound");
    assert!(hurt < begun, "the pistol does not help against the way");
}
