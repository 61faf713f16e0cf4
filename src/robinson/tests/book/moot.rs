//! Nobody need be asked what comes to the same: what only takes of a short meal, a pile that is lost, the night that wins.

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    ask::{Label, Loss, Question},
    command::Command,
    content::{WeatherDie, WeatherFace},
    counsel::Counsel,
    effect::Effect,
    guide,
    ids::{Phase, Space, Who},
    policy::search::Effort,
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Owed, Usable},
};

use crate::table::{Table, catalog, play::house};

fn two() -> Table {
    let mut t = Table::of(&["carpenter", "cook"]).wood(9);
    t.s.stock.food = 9;
    t.s.shelter = true;
    t
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

#[test]
fn a_pile_that_is_lost_asks_for_no_wood() {
    let asked = |round: u8, ops: Vec<Op>, counted: bool| {
        let mut t = two();
        if counted {
            t = house(t, &[Reading::PointsCounted]);
        }
        t.s.round = round;
        t.s.pile = vec![1, 0, 0, 0, 0];
        t.run_ops(ops, &Ctx::default());
        assert_eq!(t.question(), Some(&Question::PileWood));
        t
    };
    let after = || vec![Op::PileAfterPlanning];
    // Five stages in three rounds.
    let mut lost = asked(10, after(), false);
    let (seat, answer) = Island::moot(catalog(), &lost.s).expect("nobody is asked");
    let ask = lost.s.ask.clone().expect("a question");
    let none = ask.options.iter().find(|o| o.label == Label::No);
    assert_eq!(
        none.map(|o| vec![o.key.clone()]),
        Some(answer.picks.clone())
    );
    lost.give_as(seat.0, &Command::Choose(answer))
        .expect("an answer");
    assert_eq!((lost.s.pile[0], lost.s.stock.wood), (1, 9));
    // It is asked while it can be filled, where full stages are points, and if somebody has it ask.
    let open = asked(7, after(), false);
    let counted = asked(10, after(), true);
    let mut wanted = two();
    (wanted.s.round, wanted.s.pile) = (10, vec![1, 0, 0, 0, 0]);
    wanted.use_it(Usable::Pile).expect("anybody may");
    assert_eq!(wanted.question(), Some(&Question::PileWood));
    for other in [open, counted, wanted] {
        assert!(Island::moot(catalog(), &other.s).is_none());
    }
}

#[test]
fn of_a_use_only_one_way_of_which_changes_anything_that_way_is_taken() {
    let (rain, snow) = (
        (WeatherDie::Rain, WeatherFace::Rain2),
        (WeatherDie::Winter, WeatherFace::Snow1),
    );
    let used = |sky: Vec<(WeatherDie, WeatherFace)>| {
        let mut t = Table::of(&["cook"]);
        t.s.people[0].det = 3;
        (t.s.phase, t.s.shelter) = (Phase::Weather, true);
        let ops = vec![Op::WeatherWindow(sky.clone()), Op::Clouds(sky)];
        t.run_ops(ops, &Ctx::default());
        t.pick("use-a-s0-hooch");
        assert_eq!(t.question(), Some(&Question::Alternative));
        t
    };
    let mut t = used(vec![rain]);
    let (seat, answer) = Island::moot(catalog(), &t.s).expect("nobody is asked");
    assert_eq!(answer.picks, [Key::from("rain")]);
    t.give_as(seat.0, &Command::Choose(answer))
        .expect("an answer");
    // Where both ways change something it is asked.
    assert!(Island::moot(catalog(), &used(vec![rain, snow]).s).is_none());
}

/// The weather of the last night of a goal that is met.
fn goal_met() -> Table {
    goal_met_by(&["soldier", "cook"])
}

/// The same with other people.
fn goal_met_by(characters: &[&str]) -> Table {
    let mut t = Table::on("mail_boat", characters).tile(Space::T1, 1);
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

#[test]
fn in_the_night_that_wins_nobody_is_advised_to_go_hungry_for_what_is_saved() {
    let mut t = goal_met_by(&["cook"]);
    t.s.planning = false;
    t.s.people[0].det = 3;
    t.s.stock.food = 0;
    assert!(guide::wins_tonight(catalog(), &t.s));
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    let meal = matches!(t.question(), Some(Question::Before(Loss::Meal { .. })));
    assert!(meal, "{:?}", t.question());
    let counsel = Counsel::find(catalog(), &t.s, Effort::default(), &|| true);
    let rest = counsel.rest(catalog(), &t.s);
    let soup = Key::from("use-a-s0-stone_soup");
    let first = rest.first().map(|one| &one.command);
    let Some(Command::Choose(answer)) = first else {
        panic!("no answer is advised: {first:?}");
    };
    assert!(answer.picks.contains(&soup), "{first:?}");
    for one in &rest {
        t.give_as(one.seat.0, &one.command).expect("an answer");
    }
    while let Some((seat, answer)) = Island::moot(catalog(), &t.s) {
        t.give_as(seat.0, &Command::Choose(answer))
            .expect("an answer");
    }
    assert_eq!((t.s.end, t.det(0)), (Some(End::Won), 0));
    assert_eq!(t.s.people[0].wounds, 0);
    // Before, there is something to save it for.
    t.s.round = 3;
    assert!(!guide::wins_tonight(catalog(), &t.s));
}

#[test]
fn nobody_is_asked_which_of_two_arrows_is_covered_where_both_are() {
    let covers = |characters: &[&str], n: u8| {
        let mut t = Table::of(characters);
        let cover = Op::Effect(Effect::CoverArrows { n });
        t.run_ops(vec![cover], &Ctx::default());
        assert_eq!(t.question(), Some(&Question::CoverArrow));
        t
    };
    // The soldier's sheet has two.
    let asked = covers(&["soldier"], 2);
    let (seat, answer) = Island::moot(catalog(), &asked.s).expect("nobody is asked");
    let mut all = asked.options().into_iter().map(|key| {
        let mut t = asked.clone();
        t.pick(&key);
        assert_eq!(t.s.people[0].covered_arrows.len(), 2);
        t.s
    });
    let first = all.next().expect("an arrow");
    assert!(all.all(|other| other == first), "any comes to the same");
    let mut t = asked.clone();
    t.give_as(seat.0, &Command::Choose(answer))
        .expect("an answer");
    assert!(t.s == first);
    // Of more than are covered it matters which.
    for other in [covers(&["soldier"], 1), covers(&["carpenter"], 2)] {
        assert!(Island::moot(catalog(), &other.s).is_none());
    }
}
