//! Every kind of stop opens in a case of its own, and what is used there lessens the loss.

mod losses;
mod moments;

use castaway_clause::clause;
use castaway_kernel::Answer;
use castaway_robinson::{
    ask::Label,
    command::Command,
    content::{WeatherDie, WeatherFace},
    effect::{Effect, Target},
    ids::{Phase, Res, Who},
    state::Stock,
    tally::{stop, stops},
    task::{Ctx, Enemy, Op},
};

use crate::table::{Table, play::in_action};

/// A stop that is open: how to get there, what to pick, and how bad it was in the end.
struct Case {
    kind: &'static str,
    open: fn() -> Table,
    picks: &'static [&'static str],
    bad: fn(&Table) -> i64,
}

fn cook() -> Table {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    t
}

fn hurt(t: &Table) -> i64 {
    t.s.people.iter().map(|p| i64::from(p.wounds)).sum()
}

fn events(t: &mut Table, effects: Vec<Effect>) {
    t.s.phase = Phase::Event;
    t.run_ops(
        effects.into_iter().map(Op::Effect).collect(),
        &Ctx::default(),
    );
}

fn all_wounded() -> Effect {
    Effect::Wound {
        who: Target::EachPlayer,
        n: 1,
    }
}

fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    t.run_ops(
        vec![
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
            Op::NightEnd,
        ],
        &Ctx::default(),
    );
}

fn strength(strength: u8) -> Enemy {
    Enemy {
        beast: None,
        strength,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    }
}

fn serial(t: &Table) -> u32 {
    t.s.kept.first().map(|k| k.serial).expect("a kept card")
}

/// The cases of all kinds.
fn cases() -> impl Iterator<Item = &'static Case> {
    moments::CASES.iter().chain(losses::CASES)
}

/// Takes first options until the case is over.
fn settle(t: &mut Table) {
    let acting = t.s.resolving;
    for _ in 0..200 {
        if t.s.ask.is_none() || (acting && !t.s.resolving) {
            return;
        }
        t.first();
    }
    panic!("the questions do not end");
}

fn kind(t: &Table) -> Option<&'static str> {
    let ask = t.s.ask.as_ref()?;
    let go = ask.options.iter().find(|o| o.label == Label::Continue)?;
    let answer = Answer {
        decision: ask.id,
        picks: vec![go.key.clone()],
    };
    let mut after = t.s.clone();
    after.ask = None;
    stop(&t.s, &Command::Choose(answer), &after).map(|s| s.kind)
}

/// Stops that only one sheet has, which its own tests play: `sheets/giant_ape/lairs.rs` (`a_stop`), `sheets/volcano_island/things.rs`.
const OF_SHEETS: [&str; 2] = ["before breach", "before mysteries"];

#[test]
fn every_kind_of_stop_has_a_case() {
    let cases: Vec<&str> = cases().map(|c| c.kind).chain(OF_SHEETS).collect();
    let lost: Vec<&str> = stops().filter(|s| !cases.contains(s)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
#[clause(id = "R-USE-2", says = "equipment used at each stop that it opens makes the loss smaller", lies = Store)]
#[clause(id = "R-USE-2", says = "a kept amulet used before an action makes the loss smaller", lies = Kept)]
#[clause(id = "R-USE-5", says = "a discovery token used at each stop that it opens makes the loss smaller", lies = Store)]
#[clause(id = "R-USE-8", says = "an ability that can be paid makes the loss smaller at each stop that it opens", lies = Sheet)]
fn every_stop_opens_and_what_is_used_there_helps() {
    for case in cases() {
        let opened = (case.open)();
        assert_eq!(kind(&opened), Some(case.kind), "{:?}", opened.question());
        let mut passed = opened.clone();
        passed.pick("go");
        settle(&mut passed);
        let mut used = opened;
        for key in case.picks {
            if *key == "use-k-" {
                let key = format!("use-k-{}", serial(&used));
                used.pick(&key);
            } else {
                used.pick(key);
            }
        }
        settle(&mut used);
        assert!(
            (case.bad)(&used) < (case.bad)(&passed),
            "{}: {} when used, {} when passed",
            case.kind,
            (case.bad)(&used),
            (case.bad)(&passed)
        );
    }
}

#[test]
#[clause(id = "R-USE-2", says = "what would help nobody in a fight, a loss or the weather is not asked about", lies = Store)]
fn what_helps_nobody_opens_no_stop() {
    // Nothing to heal, an arrow out of reach, a beast that is beaten, a roof that holds.
    let mut t = cook();
    t.s.stock = Stock {
        food: 9,
        ..Stock::default()
    };
    t.s.people[0].det = 9;
    t.s.equipment = vec![
        ("flask_of_rum".into(), 2),
        ("biscuits".into(), 2),
        ("pistol".into(), 2),
        ("pipe_tobacco".into(), 2),
    ];
    t.s.discoveries = vec![
        "large_leaves".into(),
        "old_machete".into(),
        "tobacco".into(),
    ];
    t.s.weapon = 2;
    t.s.roof = 3;
    in_action(
        &mut t,
        vec![
            Op::Fight(Who::Seat(0), strength(2)),
            Op::Hurt(Who::Seat(0), 1),
            Op::Pay {
                owed: castaway_robinson::task::Owed::Res(Res::Food),
                n: 1,
                wounds: true,
            },
        ],
    );
    assert_eq!(t.question(), None);
    t.s.phase = Phase::Weather;
    let dice = vec![(WeatherDie::Rain, WeatherFace::Rain2)];
    t.run_ops(
        vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
        &Ctx::default(),
    );
    assert_eq!(t.question(), None);
}
