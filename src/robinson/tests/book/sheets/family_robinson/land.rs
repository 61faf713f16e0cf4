//! Food tokens, the action of the sheet and books (R-S6-5 to R-S6-7).

use castaway_robinson::{
    reject::Rejection,
    source_at::SourceAt,
    state::{Stock, TokenInfo},
};

use super::*;

/// A food token comes to a tile, of an item or of nothing.
fn food(t: &mut Table, space: Space, owner: Option<&str>) {
    let back = t.s.camp;
    let info = TokenInfo {
        owner: owner.map(Key::from),
        ..TokenInfo::default()
    };
    assert!(!t.s.has_token(TokenKind::AdditionalFood, Place::Space(space)) || space == back);
    match t
        .s
        .tokens
        .get_mut(&(TokenKind::AdditionalFood, Place::Space(space)))
    {
        Some(below) => below.more.push(info),
        None => {
            t.s.tokens
                .insert((TokenKind::AdditionalFood, Place::Space(space)), info);
        }
    }
}

/// A card lays a food token in the camp.
fn lay(t: &mut Table, phase: Phase) {
    let effect = Effect::Token {
        token: TokenKind::AdditionalFood,
        at: castaway_robinson::effect::At::Camp,
        own_source: false,
    };
    t.run_in(phase, vec![effect]);
}

fn lying(t: &Table, space: Space) -> usize {
    let first =
        t.s.tokens
            .get(&(TokenKind::AdditionalFood, Place::Space(space)));
    first.map_or(0, |first| 1 + first.more.len())
}

#[test]
#[clause(id = "R-S6-5", says = "food tokens lie on each other in the camp, and each gives one food more", lies = Board)]
fn food_tokens_stack() {
    let mut t = solo();
    lay(&mut t, Phase::Weather);
    lay(&mut t, Phase::Weather);
    assert_eq!(lying(&t, Space::M1), 2);
    t.s.phase = Phase::Production;
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    // The beach gives a wood and a fish.
    assert_eq!(
        t.s.stock,
        Stock {
            wood: 1,
            food: 3,
            ..Stock::default()
        }
    );
    let mut other = Table::solo();
    lay(&mut other, Phase::Weather);
    lay(&mut other, Phase::Weather);
    assert_eq!(lying(&other, Space::M1), 1, "on no other sheet");
}

#[test]
#[clause(id = "R-S6-5", says = "one that comes while actions are resolved works when they are done", lies = Board)]
fn fresh_ones_wait() {
    let mut t = solo();
    lay(&mut t, Phase::Weather);
    t.s.resolving = true;
    lay(&mut t, Phase::Action);
    let first = &t.s.tokens[&(TokenKind::AdditionalFood, Place::Space(Space::M1))];
    assert!(!first.fresh && first.more[0].fresh);
    t.s.resolving = false;
    t.run_ops(vec![Op::EndActions], &Ctx::default());
    let first =
        t.s.tokens
            .get(&(TokenKind::AdditionalFood, Place::Space(Space::M1)));
    assert!(first.is_none_or(|f| f.more.iter().all(|m| !m.fresh)));
}

#[test]
#[clause(id = "R-S6-5", says = "elsewhere, and of other kinds, one is enough", lies = Board)]
fn nowhere_else() {
    let mut t = solo().tile(Space::T1, 1);
    for token in [TokenKind::AdditionalWood, TokenKind::TimeConsuming] {
        for _ in 0..2 {
            let effect = Effect::Token {
                token,
                at: castaway_robinson::effect::At::Camp,
                own_source: false,
            };
            t.run_in(Phase::Weather, vec![effect]);
        }
        assert!(
            t.s.tokens[&(token, Place::Space(Space::M1))]
                .more
                .is_empty()
        );
    }
    let ctx = Ctx {
        space: Some(Space::T1),
        ..Ctx::default()
    };
    let effect = Effect::Token {
        token: TokenKind::AdditionalFood,
        at: castaway_robinson::effect::At::ActionTile,
        own_source: false,
    };
    let both = vec![Op::Effect(effect.clone()), Op::Effect(effect)];
    t.run_ops(both, &ctx);
    assert_eq!(lying(&t, Space::T1), 1);
}

#[test]
#[clause(id = "R-S6-5", says = "tokens of items move with the camp onto others, the rest stays where it lies", lies = Board)]
fn tokens_move_with_the_camp() {
    let mut t = solo().tile(Space::T1, 1).item("snare").item("corral");
    food(&mut t, Space::M1, Some("snare"));
    food(&mut t, Space::M1, None);
    food(&mut t, Space::M1, Some("corral"));
    food(&mut t, Space::T1, None);
    t.run_ops(vec![Op::MoveCampTo(Space::T1)], &Ctx::default());
    assert_eq!((lying(&t, Space::M1), lying(&t, Space::T1)), (1, 3));
    assert!(t.s.built("snare") && t.s.built("corral"));
    t.run_ops(vec![Op::FlipItem("snare".into())], &Ctx::default());
    t.settle();
    assert_eq!(lying(&t, Space::T1), 2, "its own token goes with an item");
    t.run_ops(
        vec![Op::RemoveToken(
            TokenKind::AdditionalFood,
            Place::Space(Space::T1),
        )],
        &Ctx::default(),
    );
    let left = &t.s.tokens[&(TokenKind::AdditionalFood, Place::Space(Space::T1))];
    assert_eq!(
        left.owner,
        Some("corral".into()),
        "what belongs to nothing goes first"
    );
}

#[test]
#[clause(id = "R-S6-5", says = "all of them go when the tile is turned down", lies = Board)]
fn all_go_with_the_tile() {
    let mut t = solo().tile(Space::T1, 1);
    food(&mut t, Space::M1, None);
    food(&mut t, Space::M1, None);
    t.run_ops(
        vec![Op::MoveCampTo(Space::T1), Op::FaceDown(Space::M1)],
        &Ctx::default(),
    );
    assert_eq!(lying(&t, Space::M1), 0);
}

/// Held by ruling("recultivation").
#[test]
#[clause(id = "R-S6-6", says = "exactly two pawns, no dice, as often as one likes in a round", lies = Plan)]
fn exactly_two_pawns() {
    ruling("recultivation");
    let mut t = pair();
    let nothing = t.plan(recultivation(), &[ME, ME]);
    assert_eq!(
        nothing,
        Err(Rejection::NoEffect),
        "no black marker lies anywhere"
    );
    t.s.island.get_mut(&Space::M1).expect("the camp").exhausted = [0, 1].into();
    let three = t.plan(recultivation(), &[ME, ME, Pawn::Friday]);
    assert_eq!(three, Err(Rejection::TooManyPawns { max: 2 }));
    let mut once = house(t.clone(), &[Reading::SheetActionOnce]);
    for t in [&mut t, &mut once] {
        t.plan(recultivation(), &[ME]).expect("may be joined");
        assert!(t.advance().is_err(), "one is too few");
        t.s.plan.clear();
        t.plan(recultivation(), &[ME, ME]).expect("two");
        assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 2));
    }
    let again = assign(recultivation(), &[Pawn::Seat(1), Pawn::Seat(1)]);
    assert_eq!(once.give_as(1, &again), Err(Rejection::PlannedAlready));
    t.give_as(1, &again).expect("once more in the round");
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    let opened = |e: &&Event| matches!(e, Event::Reopened(Space::M1, _));
    assert_eq!(t.events.iter().filter(opened).count(), 2);
    assert!(!t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

#[test]
#[clause(id = "R-S6-6", says = "it comes after all other actions", lies = Plan)]
fn after_all_others() {
    let mut t = pair();
    t.s.island.get_mut(&Space::M1).expect("the camp").exhausted = [0].into();
    t.plan(recultivation(), &[ME, ME]).expect("two");
    for _ in 0..2 {
        t.give_as(1, &assign(Goal::Rest, &[Pawn::Seat(1)]))
            .expect("a rest");
    }
    t.plan(Goal::Arrange, &[Pawn::Friday])
        .expect("Friday tidies");
    t.advance().expect("the plan stands");
    t.settle();
    let order: Vec<Kind> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Resolving { what } => Some(what.goal.kind()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [Kind::Arrange, Kind::Rest, Kind::Rest, Kind::Sheet]);
}

#[test]
#[clause(id = "R-S6-6", says = "any black marker goes: of a source, of a terrain, one that waits for a tile, near or far", lies = Board)]
fn any_black_marker() {
    let mut t = solo().tile(Space::M4, 2);
    let far = t.s.island.get_mut(&Space::M4).expect("laid");
    far.exhausted = [0].into();
    far.terrain_covered = true;
    t.s.island.entry(Space::B3).or_default().waiting_markers = 2;
    let lift = || vec![Effect::LiftBlackMarker];
    t.run_in(Phase::Weather, lift());
    assert_eq!(t.options(), ["M4-0", "M4-terrain", "B3"]);
    t.pick("M4-terrain");
    t.run_in(Phase::Weather, lift());
    t.pick("B3");
    assert_eq!(t.s.island[&Space::B3].waiting_markers, 1);
    t.run_in(Phase::Weather, lift());
    t.pick("M4-0");
    let far = &t.s.island[&Space::M4];
    assert!(far.exhausted.is_empty() && !far.terrain_covered);
}

#[test]
#[clause(id = "R-S6-6", says = "markers of cards and of the camp's spaces are out of its reach", lies = Kept)]
fn other_markers() {
    let mut t = solo();
    t.s.arrange_marker = true;
    t.run_in(Phase::Weather, vec![Effect::LiftBlackMarker]);
    assert!(t.options().is_empty() && t.s.arrange_marker);
}

/// Production with a book before it.
fn half(mut t: Table, wood: u16, food: u16) -> Table {
    let book = catalog().scenarios[&Key::from("family_robinson")]
        .book
        .clone();
    t.run_in(Phase::Event, book);
    t.s.phase = Phase::Production;
    let stock = Stock {
        wood,
        food,
        ..Stock::default()
    };
    t.run_ops(vec![Op::Produce(stock)], &Ctx::default());
    t
}

/// Held by ruling("book-half").
#[test]
#[clause(id = "R-S6-7", says = "half of the total comes, rounded down, of the group's choice", lies = Store)]
fn half_of_the_production() {
    ruling("book-half");
    let t = half(solo(), 1, 2);
    assert_eq!(
        t.options(),
        ["w0", "w1"],
        "one of three, and no more of a kind than there is"
    );
    let t = half(solo(), 0, 1);
    assert!(t.options().is_empty() && t.s.stock.food == 0);
    let t = half(house(solo(), &[Reading::SheetHalfUp]), 1, 2);
    assert_eq!(t.options(), ["w0", "w1"], "two of three");
    let mut t = half(house(solo(), &[Reading::SheetHalfUp]), 0, 1);
    t.settle();
    assert_eq!(t.s.stock.food, 1);
}

#[test]
#[clause(id = "EX-S6-1", says = "of two wood and three food two come: two wood, one of each, or two food", lies = Store)]
fn the_worked_example() {
    for (pick, wood, food) in [("w2", 2, 0), ("w1", 1, 1), ("w0", 0, 2)] {
        let mut t = half(solo(), 2, 3);
        assert_eq!(t.options(), ["w0", "w1", "w2"]);
        t.pick(pick);
        t.settle();
        assert_eq!((t.s.stock.wood, t.s.stock.food), (wood, food), "{pick}");
    }
}

#[test]
#[clause(id = "R-S6-7", says = "two books halve once, and after Production a book changes nothing", lies = Store)]
fn two_books() {
    let mut t = solo();
    let book = catalog().scenarios[&Key::from("family_robinson")]
        .book
        .clone();
    t.run_in(Phase::Event, book);
    let mut t = half(t, 0, 4);
    t.settle();
    assert_eq!(t.s.stock.food, 2);
}

#[test]
#[clause(id = "R-S6-7", says = "what the Shortcut and tokens of the camp bring is halved with the rest", lies = Board)]
fn all_of_it_is_halved() {
    let mut t = solo().tile(Space::T1, 1);
    food(&mut t, Space::M1, None);
    t.s.shortcut = Some(Space::T1);
    let book = catalog().scenarios[&Key::from("family_robinson")]
        .book
        .clone();
    t.run_in(Phase::Event, book);
    t.s.phase = Phase::Production;
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t.settle();
    // A wood and two food of the camp, one of the Shortcut.
    assert_eq!(t.s.stock.wood + t.s.stock.food, 2);
}

#[test]
#[clause(id = "R-S6-6", says = "Friday may take it with somebody, and what is gathered from an opened source counts again", lies = Friday)]
fn with_friday() {
    let mut t = solo().tile(Space::T1, 1);
    t.s.island.get_mut(&Space::T1).expect("laid").exhausted = [0].into();
    t.plan(recultivation(), &[ME, Pawn::Friday]).expect("two");
    t.plan(Goal::Rest, &[ME]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    let source = SourceAt::Printed(0);
    assert!(t.s.round == 2 || t.s.end.is_some(), "{source:?}");
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Reopened(Space::T1, _)))
    );
}
