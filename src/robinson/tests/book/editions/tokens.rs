//! Tokens, dice and the pile.

use castaway_robinson::{
    content::Face,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track},
    plan::{Goal, Pawn},
    rulings::Reading,
    state::Tile,
    task::{Die, Op, Usable},
};

use super::by;
use crate::{
    clauses::at::{failed, plan, roll, taken, within, won},
    rules::help::rich,
    table::{
        ME, Table, explore,
        play::{assign, gather, has, level, ruling, token},
    },
};

/// The pawns that each action needs to be tried, with a time token on the camp's tile and on the one beside it.
fn slowed(t: &Table) -> Vec<u8> {
    let goals = [
        level(Track::Weapon),
        Goal::Arrange,
        Goal::Rest,
        gather(Space::M2, 0),
    ];
    let risky = |goal: &Goal| {
        let mut t = t.clone();
        let at = |space| Place::Space(space);
        token(&mut t, TokenKind::TimeConsuming, at(Space::M1));
        token(&mut t, TokenKind::TimeConsuming, at(Space::M2));
        plan(&mut t, 0, goal.clone(), &[ME]);
        t.s.plan[0].risky
    };
    goals.iter().map(risky).collect()
}

// editions/token.time_camp
#[test]
fn time_in_camp() {
    ruling("time-in-camp");
    let t = Table::of(&["cook"]).wood(9).tile(Space::M2, 6);
    assert_eq!(slowed(&t), [2, 2, 2, 2]);
    assert_eq!(slowed(&by(t, Reading::CampTimeOnTile)), [1, 1, 1, 2]);
}

/// Two Builds in wood, the first with the token; it fails and the second succeeds. Whether the token is left, and the
/// wood in the store.
fn first_build_fails(t: Table, second: bool) -> (bool, u16) {
    let mut t = t.wood(4);
    let at = Place::Action(Kind::Build);
    token(&mut t, TokenKind::AdditionalWood, at);
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    plan(&mut t, 1, level(Track::Weapon), &[Pawn::Seat(1)]);
    assert_eq!((t.s.plan[0].tied.wood, t.s.plan[1].tied.wood), (2, 1));
    taken(&mut t, 0, failed(Deck::Build));
    if second {
        taken(&mut t, 1, won(Deck::Build));
    }
    (has(&t, TokenKind::AdditionalWood, at), t.s.stock.wood)
}

// editions/token.extra_wood_build_discard
#[test]
fn wood_token_failed() {
    ruling("wood-token-failed");
    let t = Table::of(&["cook", "soldier"]);
    assert_eq!(first_build_fails(t.clone(), true), (false, 2), "it is paid");
    assert_eq!(first_build_fails(t.clone(), false), (true, 3), "it waits");
    let t = by(t, Reading::WoodTokenSpent);
    assert_eq!(
        first_build_fails(t.clone(), true),
        (false, 3),
        "nobody pays"
    );
    assert_eq!(first_build_fails(t, false), (false, 3));
}

/// Whether the reroll token is left after a roll, and whether that roll showed a success.
fn after_roll(t: &Table, seed: u64) -> (bool, bool) {
    let mut t = t.clone();
    t.s.chance = castaway_kernel::Chance::from_seed(seed);
    let at = Place::Action(Kind::Explore);
    token(&mut t, TokenKind::Reroll, at);
    plan(&mut t, 0, explore(Space::M2), &[ME]);
    t.s.phase = Phase::Action;
    let ctx = within(&t, 0);
    let roll = Op::Roll {
        full: true,
        deck: Deck::Explore,
    };
    t.run_ops(vec![roll], &ctx);
    let first = crate::table::play::rolls(&t)[0].success;
    (has(&t, TokenKind::Reroll, at), first == Some(Face::Success))
}

// editions/token.reroll_persist
#[test]
fn reroll_token() {
    ruling("reroll-token");
    let t = Table::of(&["cook"]);
    let other = by(t.clone(), Reading::RerollTokenNext);
    let (mut won, mut lost) = (0, 0);
    for seed in 0..12 {
        let (left, success) = after_roll(&t, seed);
        assert_eq!(left, !success, "it waits for a success");
        assert_eq!(after_roll(&other, seed), (false, success), "one roll");
        if success { won += 1 } else { lost += 1 }
    }
    assert!(won > 0 && lost > 0);
}

/// A carpenter without determination whose Build fails and wounds.
fn wounding_failure(t: Table, det: u16) -> Table {
    let mut t = t.wood(4);
    t.s.people[0].det = det;
    plan(&mut t, 0, level(Track::Weapon), &[ME]);
    t.s.phase = Phase::Action;
    let fell = roll(Deck::Build, Face::Det, Face::Wound, Face::Blank);
    let ctx = within(&t, 0);
    t.run_ops(vec![Op::AfterRoll(fell)], &ctx);
    t
}

// editions/dice.reroll_with_fresh_det
#[test]
fn fresh_determination() {
    ruling("fresh-determination");
    let t = Table::of(&["carpenter", "cook"]);
    let plain = wounding_failure(t.clone(), 0);
    assert_eq!((plain.question(), plain.det(0)), (None, 2));
    let t = by(t, Reading::FreshDetPays);
    let mut fresh = wounding_failure(t.clone(), 0);
    assert_eq!(fresh.options(), ["go", "wound"], "never the success die");
    fresh.pick("wound");
    let rerolled = |e: &castaway_robinson::event::Event| matches!(e, castaway_robinson::event::Event::Rerolled { die, .. } if *die == Die::Wound);
    assert!(fresh.events.iter().any(rerolled));
    assert_eq!(fresh.det(0), 0, "gained once, spent once");
    assert_eq!((fresh.question(), fresh.s.weapon), (None, 0), "it failed");
    let mut left = wounding_failure(t.clone(), 0);
    left.pick("go");
    assert_eq!((left.det(0), left.wounds(0)), (2, 1));
    // With determination of one's own any die may be rolled again, and the failure brings its two.
    let mut own = wounding_failure(t, 2);
    assert_eq!(own.options(), ["go", "success", "wound"]);
    own.pick("wound");
    own.settle();
    assert_eq!(own.det(0), 2);
}

// editions/dice.reroll_with_fresh_det: Friday's dice are his.
#[test]
fn fresh_determination_of_friday() {
    let asked = |t: Table| {
        let mut t = t;
        plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
        t.s.phase = Phase::Action;
        let fell = roll(Deck::Explore, Face::Det, Face::Wound, Face::Adventure);
        let ctx = within(&t, 0);
        t.run_ops(vec![Op::AfterRoll(fell)], &ctx);
        t.options()
    };
    let t = Table::solo();
    assert_eq!(asked(t.clone()), Vec::<String>::new());
    let fresh = by(t, Reading::FreshDetPays);
    assert_eq!(asked(fresh), ["go", "wound", "adventure"]);
}

/// What is traded in as the Action Phase ends, and what is left to use: wood, food, tokens.
fn found(t: Table) -> (u16, u16, Vec<String>) {
    let mut t = t;
    t.s.future.tokens = vec!["fallen_tree".into(), "nourishing_larvae".into()];
    t.s.phase = Phase::Action;
    let stop = Op::ArrangeChoice(castaway_robinson::ids::Who::Seat(0));
    t.run_ops(vec![Op::EndActions, stop], &Default::default());
    let arrived = |res| {
        let of = |e: &castaway_robinson::event::Event| match e {
            castaway_robinson::event::Event::Gained { res: r, n, .. } if *r == res => *n,
            _ => 0,
        };
        let here = |e: &&castaway_robinson::event::Event| {
            !matches!(e, castaway_robinson::event::Event::Phase(_))
        };
        t.events.iter().take_while(here).map(of).sum()
    };
    let wood = arrived(castaway_robinson::ids::Res::Wood);
    let food = arrived(castaway_robinson::ids::Res::Food);
    let left = t.s.discoveries.iter().map(|k| k.to_string()).collect();
    (wood, food, left)
}

// editions/end.trade_tokens
#[test]
fn found_resources() {
    ruling("found-resources");
    let t = Table::of(&["cook"]);
    assert_eq!(found(t.clone()), (1, 2, vec![]));
    let food = by(t, Reading::OnlyFoodTraded);
    assert_eq!(found(food.clone()), (0, 2, vec!["fallen_tree".into()]));
    let mut later = food;
    later.s.discoveries = vec!["fallen_tree".into()];
    later
        .use_it(Usable::Discovery("fallen_tree".into()))
        .expect("kept for later");
    assert_eq!(later.s.stock.wood + later.s.future.stock.wood, 1);
}

// editions/scen1.pile_window
#[test]
fn pile_directly_before() {
    ruling("pile-moments");
    let early = |t: &Table| {
        let mut t = t.clone().wood(3).tile(Space::M2, 5);
        t.s.phase = Phase::Morale;
        t.s.planning = false;
        t.run_ops(vec![Op::MayMoveCamp], &Default::default());
        t.use_it(Usable::Pile).is_ok()
    };
    let asked = |t: &Table, moment: Op| {
        let mut t = t.clone().wood(3);
        t.s.round = 2;
        t.s.phase = Phase::Production;
        t.run_ops(vec![moment], &Default::default());
        t.question().is_some()
    };
    let moments = |t: &Table| {
        [
            Op::PileBeforeEvent,
            Op::PileBeforePlanning,
            Op::PileAfterPlanning,
        ]
        .map(|op| asked(t, op))
    };
    let t = Table::of(&["cook"]);
    assert!(early(&t));
    assert_eq!(moments(&t), [false, false, true]);
    let older = by(t, Reading::PileDirectlyBefore);
    assert!(!early(&older), "not before that moment");
    assert_eq!(moments(&older), [false, true, false]);
}

/// A Table whose tile beside the camp has food, the token of New Flock and nothing open.
fn flock(t: Table, tile: u8) -> Table {
    let mut t = t.tile(Space::M2, tile);
    let at = (TokenKind::AdditionalFood, Place::Space(Space::M2));
    let info = castaway_robinson::state::TokenInfo {
        own_source: true,
        ..Default::default()
    };
    t.s.tokens.insert(at, info);
    t.s.links
        .insert(77, vec![castaway_robinson::state::Link::Token(at.0, at.1)]);
    crate::rules::help::lower(&mut t, Deck::Gather, "new_flock", 77);
    t
}

// editions/card.new_flock_token
#[test]
fn covered_flock() {
    ruling("covered-flock");
    // Tile 9 has food, tile 1 wood alone.
    for tile in [9, 1] {
        let gathered = |t: Table| {
            let mut t = flock(t, tile);
            let covered: &Tile = t.s.island.get(&Space::M2).expect("a tile");
            assert!(!covered.exhausted.is_empty());
            t.s.planning = true;
            t.s.ask = None;
            t.s.phase = Phase::Action;
            t.s.stack = vec![castaway_robinson::task::Task {
                op: Op::Planning,
                ctx: Default::default(),
            }];
            let source = castaway_robinson::source_at::SourceAt::FoodToken;
            let goal = Goal::Gather {
                space: Space::M2,
                source,
            };
            if t.give(&assign(goal, &[ME, ME])).is_err() {
                return None;
            }
            let ctx = within(&t, 0);
            let id = t.s.plan[0].id;
            t.run_ops(
                vec![
                    Op::Succeed(id),
                    Op::ArrangeChoice(castaway_robinson::ids::Who::Seat(0)),
                ],
                &ctx,
            );
            Some(t.s.gains.stock.food)
        };
        let t = Table::of(&["cook"]);
        assert_eq!(gathered(t.clone()), None, "tile {tile}: covered");
        assert_eq!(gathered(by(t, Reading::FlockYields)), Some(1), "{tile}");
    }
}

// editions/card.treasure_map
#[test]
fn treasure_map_pawns() {
    ruling("treasure-map-pawns");
    let needs = |t: Table, pawns: &[Pawn]| {
        let mut t = t;
        let serial = crate::clauses::at::hold(&mut t, "treasure_map", 1);
        let kind = Kind::Explore;
        plan(&mut t, 0, Goal::Card { kind, serial }, pawns);
        (t.s.plan[0].risky, t.s.plan[0].sure, t)
    };
    let t = rich("cook", 0);
    let (risky, sure, mut alone) = needs(t.clone(), &[ME]);
    assert_eq!((risky, sure), (2, 2));
    crate::table::play::rest_others(&mut alone);
    assert!(alone.advance().is_err(), "one pawn is too few");
    let older = by(t, Reading::MapMayFail);
    let (risky, sure, t) = needs(older.clone(), &[ME]);
    assert_eq!((risky, sure), (1, 2));
    // A failure keeps the map, a success uses it up.
    let mut lost = t.clone();
    taken(&mut lost, 0, failed(Deck::Explore));
    assert_eq!((lost.s.kept.len(), lost.det(0)), (1, 2));
    let mut found = t;
    taken(&mut found, 0, won(Deck::Explore));
    assert_eq!(found.s.kept.len(), 0);
    let (.., mut two) = needs(older, &[ME, ME]);
    crate::table::play::go(&mut two);
    assert!(crate::table::play::rolls(&two).is_empty(), "two are sure");
}
