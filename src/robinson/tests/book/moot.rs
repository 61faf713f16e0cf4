//! Nobody need be asked in which order actions are taken that are sure and change nothing for each other (R-RESOLVE-2).

use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    ask::{Loss, Question},
    command::Command,
    content::{WeatherDie, WeatherFace},
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn},
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Owed},
};

use crate::table::{
    Table, catalog,
    play::{assign, build, gather, house, level, on_board, token},
};

fn two() -> Table {
    let mut t = Table::of(&["carpenter", "cook"]).wood(9);
    t.s.stock.food = 9;
    t.s.shelter = true;
    t
}

/// Each seat does one thing with both pawns, and it is asked which comes first.
fn asked(t: &mut Table, goals: [Goal; 2]) -> bool {
    for (seat, goal) in (0..).zip(goals) {
        let pawns = [Pawn::Seat(seat), Pawn::Seat(seat)];
        t.give_as(seat, &assign(goal.clone(), &pawns))
            .unwrap_or_else(|e| panic!("{goal:?}: {e:?}"));
    }
    t.advance().expect("all stand");
    let ask = t.s.ask.as_ref().expect("a question");
    assert!(matches!(ask.prompt.question, Question::NextAction { .. }));
    Island::moot(catalog(), &t.s).is_some()
}

fn levels() -> [Goal; 2] {
    [level(Track::Roof), level(Track::Palisade)]
}

#[test]
fn the_order_of_sure_levels_is_moot_and_both_are_built() {
    let mut t = two();
    assert!(asked(&mut t, levels()));
    for _ in 0..9 {
        let Some((seat, answer)) = Island::moot(catalog(), &t.s) else {
            break;
        };
        t.give_as(seat.0, &Command::Choose(answer))
            .expect("an answer");
    }
    assert_eq!((t.s.roof, t.s.palisade), (1, 1));
}

#[test]
fn the_order_of_sure_gathers_is_moot() {
    let mut t = two().tile(Space::M2, 5);
    let sources = catalog().tiles[&5].sources.len();
    assert!(sources > 1);
    let both = [gather(Space::M2, 0), gather(Space::M2, 1)];
    assert!(asked(&mut t, both));
}

#[test]
fn a_token_on_the_way_makes_the_order_matter() {
    let on = [
        (TokenKind::Adventure, Place::Deck(Deck::Build)),
        (TokenKind::GreaterDanger, Place::Action(Kind::Build)),
    ];
    for (kind, place) in on {
        let mut t = two();
        token(&mut t, kind, place);
        assert!(!asked(&mut t, levels()), "{kind:?}");
    }
}

#[test]
fn what_dice_decide_and_what_is_explored_is_asked() {
    let mut t = two();
    for (seat, goal) in (0..).zip(levels()) {
        t.give_as(seat, &assign(goal, &[Pawn::Seat(seat)]))
            .expect("one pawn");
        t.give_as(seat, &assign(Goal::Rest, &[Pawn::Seat(seat)]))
            .expect("a rest");
    }
    t.advance().expect("all stand");
    assert!(t.s.ask.is_some() && Island::moot(catalog(), &t.s).is_none());
    let mut t = two();
    assert!(!asked(&mut t, [Space::M2, Space::B1].map(Goal::Explore)));
}

#[test]
fn of_two_items_one_may_change_the_other() {
    let mut t = two();
    for item in ["rope", "shovel", "pot"] {
        on_board(&mut t, item);
    }
    let t = t.tile(Space::M2, 1).tile(Space::T1, 4);
    let mut one = t.clone();
    assert!(!asked(&mut one, [build("rope"), build("pot")]));
    let mut other = t;
    assert!(asked(&mut other, [build("rope"), level(Track::Roof)]));
}

#[test]
fn the_order_of_two_sure_items_that_do_nothing_by_themselves_is_moot() {
    let mut t = two();
    on_board(&mut t, "rope");
    on_board(&mut t, "shovel");
    let mut t = t.tile(Space::M2, 1);
    assert!(asked(&mut t, [build("rope"), build("shovel")]));
    for _ in 0..9 {
        let Some((seat, answer)) = Island::moot(catalog(), &t.s) else {
            break;
        };
        t.give_as(seat.0, &Command::Choose(answer))
            .expect("an answer");
    }
    let done = ["rope", "shovel"].map(|item| {
        let waits = t.s.future.inventions.iter().any(|key| *key == *item);
        waits || t.s.built(item)
    });
    assert_eq!(done, [true, true]);
}

/// Food for one of two, whose cook could heal for it.
fn short_meal(change: impl FnOnce(&mut Table)) -> Table {
    let mut t = two();
    t.s.stock.food = 1;
    t.s.people[0].wounds = 2;
    t.s.people[1].det = 2;
    change(&mut t);
    t.s.phase = Phase::Night;
    let ops = vec![Op::Feed { extra: false }, Op::FeedRest { extra: false }];
    t.run_ops(ops, &Ctx::default());
    let stop = matches!(t.question(), Some(Question::Before(Loss::Meal { .. })));
    assert!(stop, "{:?}", t.question());
    t
}

#[test]
fn no_table_waits_before_a_short_meal_for_what_would_take_of_it() {
    let mut t = short_meal(|_| {});
    let (seat, answer) = Island::moot(catalog(), &t.s).expect("nobody is asked");
    t.give_as(seat.0, &Command::Choose(answer))
        .expect("an answer");
    assert_eq!(t.question(), Some(&Question::WhoEats { portions: 1 }));
    // What feeds somebody is asked about, and whatever heals where somebody is frail.
    let feeds = short_meal(|t| t.s.equipment = vec![("biscuits".into(), 2)]);
    assert!(Island::moot(catalog(), &feeds.s).is_none());
    let frail = short_meal(|t| t.s.people[0].wounds = 10);
    assert!(Island::moot(catalog(), &frail.s).is_none());
}

/// The weather of the last night of a goal that is met.
fn goal_met() -> Table {
    let mut t = Table::on("mail_boat", &["soldier", "cook"]).tile(Space::T1, 1);
    t.s.round = 4;
    t.s.shelter = true;
    (t.s.stock.food, t.s.stock.wood) = (9, 9);
    for space in [Space::M1, Space::T1] {
        t.s.markers.insert(("beacon_fire".into(), space));
    }
    t.s.phase = Phase::Weather;
    t
}

/// The same with something at hand against the rain.
fn last_rain(change: impl FnOnce(&mut Table)) -> Table {
    let mut t = goal_met();
    t.s.people[1].det = 3;
    change(&mut t);
    let dice = vec![(WeatherDie::Rain, WeatherFace::Rain2)];
    let ops = [
        Op::WeatherWindow(dice.clone()),
        Op::Clouds(dice),
        Op::WeatherEnd,
        Op::NightPhase,
    ];
    t.run_ops(ops.into(), &Ctx::default());
    let asked = matches!(t.question(), Some(Question::Weather { .. }));
    assert!(asked, "{:?}", t.question());
    t
}

#[test]
fn nobody_is_asked_what_to_use_in_the_night_that_wins_whatever_is_used() {
    let mut t = last_rain(|_| {});
    while let Some((seat, answer)) = Island::moot(catalog(), &t.s) {
        t.give_as(seat.0, &Command::Choose(answer))
            .expect("an answer");
    }
    assert_eq!((t.s.end, t.det(1)), (Some(End::Won), 3));
    // It matters while something is missing, another night comes, somebody would be wounded or die of it, or points are counted.
    let missing = last_rain(|t| t.s.markers.clear());
    let early = last_rain(|t| t.s.round = 3);
    let deadly = last_rain(|t| {
        t.s.stock = Default::default();
        t.s.people[0].wounds = 11;
    });
    let harmful = last_rain(|t| t.s.stock = Default::default());
    let counted = last_rain(|t| *t = house(t.clone(), &[Reading::PointsCounted]));
    // Somebody may be healed at any moment.
    let hurt = last_rain(|t| {
        t.s.people[0].wounds = 4;
        t.s.people[1].det = 5;
    });
    let friday = last_rain(|t| {
        let mut friday = Table::solo().s.friday.expect("he helps one alone");
        friday.wounds = 1;
        t.s.friday = Some(friday);
    });
    for other in [missing, early, deadly, harmful, counted, hurt, friday] {
        assert!(Island::moot(catalog(), &other.s).is_none());
    }
}

#[test]
fn before_a_loss_in_that_night_nobody_is_asked_while_everybody_is_well() {
    let stopped = |wounds: u8| {
        let mut t = goal_met();
        t.s.people[0].det = 3;
        t.s.people[1].wounds = wounds;
        let pay = Op::Pay {
            owed: Owed::Det(Who::Seat(0)),
            n: 3,
            wounds: false,
        };
        t.run_ops(vec![pay, Op::NightPhase], &Ctx::default());
        let stop = Question::Before(Loss::Determination);
        assert_eq!(t.question(), Some(&stop));
        Island::moot(catalog(), &t.s)
    };
    assert!(stopped(0).is_some());
    assert!(stopped(1).is_none(), "who is hurt may be healed yet");
}
