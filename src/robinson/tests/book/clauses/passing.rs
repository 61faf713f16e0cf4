//! Stops among several people: whose "go on" closes them (R-USE-8, R-NIGHT-3).

use castaway_clause::clause;
use castaway_kernel::{Answer, Game, Key, Seat};
use castaway_robinson::{
    ask::{Loss, Question},
    command::Command,
    content::{WeatherDie, WeatherFace},
    game::Island,
    ids::{Phase, Who},
    legal::{legal, still_to_pass},
    reject::Rejection,
    state::Kept,
    task::{Ctx, Op},
};

use crate::table::{Table, catalog, play::hunting};

/// Nothing to eat; the cook, in seat 0, could make soup.
fn hungry() -> Table {
    let mut t = Table::of(&["cook", "soldier", "carpenter"]);
    t.s.shelter = true;
    t.s.people[0].det = 3;
    t.s.equipment = vec![("biscuits".into(), 2)];
    t
}

fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    let ops = vec![
        Op::Feed { extra: false },
        Op::FeedRest { extra: false },
        Op::NightEnd,
    ];
    t.run_ops(ops, &Ctx::default());
}

fn going_on(t: &Table) -> Answer {
    Answer {
        decision: t.s.ask.as_ref().expect("a stop").id,
        picks: vec!["go".into()],
    }
}

fn meal(t: &Table) -> bool {
    matches!(t.question(), Some(Question::Before(Loss::Meal { .. })))
}

#[test]
#[clause(id = "R-USE-8", says = "nobody but the owner lets go what is personal: the stop stays open for them", lies = Second)]
fn the_owner_is_waited_for() {
    let mut t = hungry();
    night(&mut t);
    assert!(meal(&t));
    let asked = t.s.ask.clone().expect("a stop");
    assert_eq!(Island::view(catalog(), &t.s, None).waiting, [0]);
    t.pass(1).expect("seat 1 may go on");
    assert!(meal(&t), "the cook has not said anything");
    assert_eq!(t.s.ask.as_ref().map(|ask| ask.id), Some(asked.id));
    assert_eq!(t.pass(1), Err(Rejection::WentOn), "once is enough");
    let may = legal(catalog(), &t.s, Seat(1));
    assert!(!may.contains(&Command::Choose(going_on(&t))));
    assert!(
        may.iter().any(|c| matches!(c, Command::Use(_))),
        "the biscuits"
    );
    let go = going_on(&t);
    assert_eq!(still_to_pass(catalog(), &t.s, &go), [Seat(0)]);
    t.pass(0).expect("the cook goes on");
    assert!(!meal(&t));
    assert!(still_to_pass(catalog(), &t.s, &go).is_empty());
    assert!((0..3).all(|seat| t.wounds(seat) == 2));
}

#[test]
#[clause(id = "R-USE-8", says = "somebody who has gone on may use what is everybody's as long as the stop is open", lies = Second)]
fn going_on_gives_nothing_up() {
    let mut t = hungry();
    night(&mut t);
    t.pass(1).expect("seat 1 may go on");
    let biscuits = castaway_robinson::task::Usable::Equipment("biscuits".into());
    t.give_as(1, &Command::Use(biscuits))
        .expect("they are everybody's");
    assert!(meal(&t), "two still hunger");
    t.pass(0).expect("the cook goes on");
    t.settle();
    assert_eq!((0..3).map(|seat| t.wounds(seat)).sum::<u8>(), 4);
}

#[test]
#[clause(id = "R-USE-8", says = "what is everybody's anybody lets go with one press", lies = Store)]
fn common_things_wait_for_nobody() {
    let mut t = hungry();
    t.s.people[0].det = 2;
    night(&mut t);
    assert!(meal(&t));
    assert_eq!(Island::view(catalog(), &t.s, None).waiting, [0, 1, 2]);
    t.pass(2).expect("anybody");
    assert!(!meal(&t));
}

/// Rain is coming; the cook has Hooch, the table Large Leaves.
fn rain() -> Table {
    let mut t = Table::of(&["soldier", "cook"]);
    t.s.people[1].det = 3;
    t.s.discoveries = vec!["large_leaves".into()];
    t.s.phase = Phase::Weather;
    let dice = vec![(WeatherDie::Rain, WeatherFace::Rain2)];
    t.run_ops(vec![Op::WeatherWindow(dice)], &Ctx::default());
    assert!(matches!(t.question(), Some(Question::Weather { .. })));
    t
}

#[test]
#[clause(id = "R-USE-8", says = "a button for what is everybody's works for somebody who has gone on", lies = Second)]
fn common_buttons_stay() {
    let mut t = rain();
    t.pass(0).expect("the soldier goes on");
    let ask = t.s.ask.clone().expect("the cook is asked");
    let leaves = Answer {
        decision: ask.id,
        picks: vec!["use-d-large_leaves".into()],
    };
    let leaves = Command::Choose(leaves);
    assert!(legal(catalog(), &t.s, Seat(0)).contains(&leaves));
    t.give_as(0, &leaves).expect("they are everybody's");
    assert!(t.s.discoveries.is_empty());
    // Personal things stay their owner's, also then.
    let mut t = rain();
    t.pass(0).expect("the soldier goes on");
    let ask = t.s.ask.clone().expect("the cook is asked");
    let key = ask.options.iter().map(|o| &o.key);
    let hooch = key.clone().find(|k| k.as_str().contains("hooch"));
    let hooch = Command::Choose(Answer {
        decision: ask.id,
        picks: vec![hooch.expect("the cook's").clone()],
    });
    assert_eq!(t.give_as(0, &hooch), Err(Rejection::NotYours));
    t.give_as(1, &hooch).expect("the cook's own");
}

/// Hungry animals come, and the group has the Saber, which wounds who uses it.
fn saber(holder: Option<Who>) -> Table {
    let mut t = Table::of(&["soldier", "cook"]);
    t.s.piles.mysteries.retain(|k| k.as_str() != "saber");
    let serial = t.s.serial();
    t.s.kept.push(Kept {
        serial,
        card: "saber".into(),
        deck: None,
        uses: 0,
        holder,
        from: 1,
    });
    hunting(&mut t, &["tiger"]);
    t.s.phase = Phase::Weather;
    t.run_ops(vec![Op::HungryBeast], &Ctx::default());
    t
}

#[test]
#[clause(id = "R-USE-4", says = "who uses the card is who says so: each has a button of their own", lies = Second)]
fn who_draws_the_saber_bears_it() {
    let mut t = saber(None);
    let ask = t.s.ask.clone().expect("a stop");
    let keys: Vec<Key> = (ask.options.iter())
        .map(|o| o.key.clone())
        .filter(|k| k.as_str().starts_with("use-k-"))
        .collect();
    assert_eq!(keys.len(), 2, "{:?}", t.options());
    let by = |key: &Key| {
        Command::Choose(Answer {
            decision: ask.id,
            picks: vec![key.clone()],
        })
    };
    assert_eq!(t.give_as(1, &by(&keys[0])), Err(Rejection::NotYours));
    t.give_as(1, &by(&keys[1])).expect("the cook's own button");
    assert_eq!(t.s.kept[0].holder, Some(Who::Seat(1)));
    // Nobody's until then, it is let go by anybody.
    let mut t = saber(None);
    t.pass(0).expect("anybody");
    assert!(t.s.ask.is_none());
    // Claimed this round, it is that person's alone.
    let mut t = saber(Some(Who::Seat(1)));
    assert_eq!(Island::view(catalog(), &t.s, None).waiting, [1]);
    t.pass(0).expect("the soldier goes on");
    assert!(t.s.ask.is_some(), "the cook decides");
}
