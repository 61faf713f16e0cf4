//! Every kind of stop opens in a case of its own, and what is used there lessens the loss.

use castaway_clause::clause;
use castaway_kernel::Answer;
use castaway_robinson::{
    ask::Label,
    command::Command,
    content::{Face, WeatherDie, WeatherFace},
    effect::{Alternative, Cond, Effect, Holding, LevelAim, Mode, Target},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::Goal,
    state::{End, Future, Stock},
    tally::{stop, stops},
    task::{Ctx, Enemy, Op, Roll},
};

use crate::table::{
    ME, Table, explore,
    play::{assign, go, hunting, in_action, level, token, treasure},
};

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

/// The amulet lies open, and one token that endangers explorations.
fn amulet() -> Table {
    let mut t = Table::solo().tile(Space::M2, 5);
    treasure(&mut t, "protective_amulet");
    t.s.tokens.clear();
    token(
        &mut t,
        TokenKind::GreaterDanger,
        Place::Action(Kind::Explore),
    );
    t
}

fn serial(t: &Table) -> u32 {
    t.s.kept.first().map(|k| k.serial).expect("a kept card")
}

const CASES: &[Case] = &[
    Case {
        kind: "after roll",
        open: || {
            let mut t = Table::of(&["explorer"]);
            t.s.people[0].det = 2;
            let roll = Roll {
                deck: Deck::Explore,
                success: Some(Face::Det),
                wound: None,
                adventure: None,
            };
            in_action(&mut t, vec![Op::AfterRoll(roll)]);
            t
        },
        picks: &["success"],
        bad: |t| i64::from(!t.events.iter().any(|e| matches!(e, Event::Rerolled { .. }))),
    },
    Case {
        kind: "combat",
        open: || {
            let mut t = cook();
            t.s.discoveries = vec!["old_machete".into()];
            in_action(&mut t, vec![Op::Fight(Who::Seat(0), strength(2))]);
            t
        },
        picks: &["use-d-old_machete"],
        bad: hurt,
    },
    Case {
        kind: "weather",
        open: || {
            let mut t = cook();
            t.s.discoveries = vec!["large_leaves".into()];
            t.s.phase = Phase::Weather;
            let dice = vec![(WeatherDie::Rain, WeatherFace::Rain1)];
            t.run_ops(
                vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
                &Ctx::default(),
            );
            t
        },
        picks: &["use-d-large_leaves"],
        bad: hurt,
    },
    Case {
        kind: "demand",
        open: || {
            let mut t = cook();
            t.s.equipment = vec![("biscuits".into(), 1)];
            let owed = Effect::Discard {
                res: Res::Food,
                n: 1,
                mode: Mode::Demand,
            };
            events(&mut t, vec![owed]);
            t
        },
        picks: &["use-e-biscuits"],
        bad: hurt,
    },
    Case {
        kind: "lethal",
        open: || {
            let mut t = cook();
            (t.s.people[0].wounds, t.s.people[0].det) = (12, 2);
            t.s.stock.food = 1;
            in_action(&mut t, vec![Op::Hurt(Who::Seat(0), 1)]);
            t
        },
        picks: &["use-a-s0-grandmas_recipe"],
        bad: |t| i64::from(t.s.end.is_some()),
    },
    Case {
        kind: "weapon needed",
        open: || {
            let mut t = cook();
            t.s.discoveries = vec!["old_machete".into()];
            t.s.equipment = vec![("pistol".into(), 1)];
            let cond = Effect::If {
                cond: Cond::WeaponBelow(4),
                then: vec![all_wounded()],
                otherwise: vec![],
            };
            events(&mut t, vec![cond]);
            t
        },
        picks: &["use-d-old_machete", "use-e-pistol"],
        bad: hurt,
    },
    Case {
        kind: "arrange bonus",
        open: || {
            let mut t = cook();
            t.s.equipment = vec![("bible".into(), 1)];
            in_action(&mut t, vec![Op::ArrangeBonus]);
            t
        },
        picks: &["use-e-bible"],
        bad: |t| -i64::from(t.det(0)),
    },
    Case {
        kind: "night",
        open: || {
            let mut t = cook();
            t.s.stock.food = 2;
            t.s.people[1].wounds = 2;
            t.s.equipment = vec![("flask_of_rum".into(), 1)];
            night(&mut t);
            t
        },
        picks: &["use-e-flask_of_rum"],
        bad: hurt,
    },
    Case {
        kind: "before meal",
        open: || {
            let mut t = cook();
            t.s.stock.food = 1;
            t.s.equipment = vec![("biscuits".into(), 1)];
            night(&mut t);
            t
        },
        picks: &["use-e-biscuits"],
        bad: hurt,
    },
    Case {
        kind: "before own meal",
        open: || {
            let mut t = cook().tile(Space::M2, 5);
            t.s.stock.food = 1;
            t.s.people[0].outside = Some(Space::M2);
            t.s.people[0].sheet = Future {
                equipment: vec!["biscuits".into()],
                ..Future::default()
            };
            night(&mut t);
            t
        },
        picks: &["use-e-s0-biscuits"],
        bad: hurt,
    },
    Case {
        kind: "before arrows",
        open: || {
            let mut t = cook();
            (t.s.people[0].wounds, t.s.people[0].det) = (3, 2);
            t.s.stock.food = 1;
            in_action(&mut t, vec![Op::Hurt(Who::Seat(0), 1)]);
            t
        },
        picks: &["use-a-s0-grandmas_recipe"],
        bad: |t| -i64::from(t.s.morale),
    },
    Case {
        kind: "before low morale",
        open: || {
            let mut t = cook();
            t.s.morale = -1;
            t.s.discoveries = vec!["tobacco".into()];
            t.s.phase = Phase::Morale;
            t.run_ops(vec![Op::MoraleEffect], &Ctx::default());
            t
        },
        picks: &["use-d-tobacco"],
        bad: hurt,
    },
    Case {
        kind: "before goods",
        open: || {
            let mut t = cook();
            (t.s.people[0].wounds, t.s.people[0].det) = (3, 2);
            t.s.stock.food = 2;
            events(
                &mut t,
                vec![Effect::LoseAll {
                    what: Holding::Resources,
                }],
            );
            t
        },
        picks: &["use-a-s0-grandmas_recipe"],
        bad: hurt,
    },
    Case {
        kind: "before determination",
        open: || {
            let mut t = Table::of(&["explorer", "cook"]);
            t.s.people[0].det = 3;
            let all = Effect::LoseAll {
                what: Holding::Det(Target::Resolver),
            };
            in_action(&mut t, vec![Op::Effect(all)]);
            t
        },
        picks: &["use-a-s0-motivational_speech"],
        bad: |t| -i64::from(t.s.morale),
    },
    Case {
        kind: "before item",
        open: || {
            let mut t = cook().item("pot");
            t.s.discoveries = vec!["healing_herbs".into()];
            crate::table::play::on_board(&mut t, "medicine");
            let cond = Effect::If {
                cond: Cond::NoItem("medicine".into()),
                then: vec![all_wounded()],
                otherwise: vec![],
            };
            events(&mut t, vec![cond]);
            t
        },
        picks: &["use-d-healing_herbs"],
        bad: hurt,
    },
    Case {
        kind: "before half",
        open: || {
            let mut t = cook();
            t.s.discoveries = vec!["thorny_bushes".into()];
            let half = Effect::LevelTo {
                track: Track::Palisade,
                to: LevelAim::Half,
            };
            events(&mut t, vec![half]);
            t
        },
        picks: &["use-d-thorny_bushes"],
        bad: hurt,
    },
    Case {
        kind: "before inventions",
        open: || {
            let mut t = Table::solo();
            t.s.inventions.clear();
            t.s.people[0].det = 3;
            events(&mut t, vec![Effect::DiscardInventions { n: 1 }]);
            t
        },
        picks: &["use-a-s0-a_new_idea"],
        bad: hurt,
    },
    Case {
        kind: "before alternatives",
        open: || {
            let mut t = cook();
            t.s.equipment = vec![("biscuits".into(), 1)];
            let alternative = |id: &str, effect| Alternative {
                id: id.into(),
                effects: vec![effect],
                fate: None,
            };
            let food = Effect::Discard {
                res: Res::Food,
                n: 1,
                mode: Mode::Demand,
            };
            let options = vec![
                alternative("food", food),
                alternative("wounds", all_wounded()),
            ];
            events(&mut t, vec![Effect::Choose { options }]);
            t
        },
        picks: &["use-e-biscuits", "food"],
        bad: hurt,
    },
    Case {
        kind: "before danger",
        open: || {
            let mut t = Table::solo();
            t.s.people[0].wounds = 5;
            let camp = Place::Space(t.s.camp);
            token(&mut t, TokenKind::GreaterDanger, camp);
            t.s.discoveries = vec!["old_machete".into()];
            t.plan(Goal::Rest, &[ME]).expect("a rest");
            go(&mut t);
            t
        },
        picks: &["use-d-old_machete"],
        bad: |t| i64::from(t.s.people[0].wounds),
    },
    Case {
        kind: "before action",
        open: || {
            let mut t = amulet();
            t.plan(explore(Space::M3), &[ME, ME]).expect("sure");
            go(&mut t);
            t
        },
        picks: &["use-k-"],
        bad: hurt,
    },
    Case {
        kind: "before beast",
        open: || {
            let mut t = Table::of(&["soldier", "cook"]);
            hunting(&mut t, &["birds", "chamois"]);
            t.s.people[0].det = 2;
            let fight = Effect::FightHunting {
                who: Target::FirstPlayer,
                won: false,
            };
            events(&mut t, vec![fight]);
            t
        },
        picks: &["use-a-s0-tracking", "bottom"],
        bad: hurt,
    },
    Case {
        kind: "save wood",
        open: || {
            let mut t = Table::of(&["carpenter", "soldier"]);
            t.s.stock.wood = 1;
            t.s.people[0].det = 2;
            t.give(&assign(level(Track::Weapon), &[ME, ME]))
                .expect("a sure build");
            go(&mut t);
            t
        },
        picks: &["save"],
        bad: |t| -i64::from(t.s.stock.wood),
    },
    Case {
        kind: "before game",
        open: || {
            let mut t = cook().item("fire");
            t.s.round = 12;
            let stages = crate::table::catalog().scenarios["castaways"]
                .woodpile
                .as_ref();
            t.s.pile = stages.expect("a pile").stages.clone();
            *t.s.pile.last_mut().expect("a stage") -= 1;
            t.s.discoveries = vec!["oil".into()];
            t.s.phase = Phase::Night;
            t.run_ops(vec![Op::RoundEnd], &Ctx::default());
            t
        },
        picks: &["use-d-oil"],
        bad: |t| i64::from(t.s.end != Some(End::Won)),
    },
];

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

#[test]
fn every_kind_of_stop_has_a_case() {
    let cases: Vec<&str> = CASES.iter().map(|c| c.kind).collect();
    let lost: Vec<&str> = stops().filter(|s| !cases.contains(s)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
#[clause(id = "R-USE-2", says = "equipment used at each stop that it opens makes the loss smaller", lies = Store)]
#[clause(id = "R-USE-2", says = "a kept amulet used before an action makes the loss smaller", lies = Kept)]
#[clause(id = "R-USE-5", says = "a discovery token used at each stop that it opens makes the loss smaller", lies = Store)]
#[clause(id = "R-USE-8", says = "an ability that can be paid makes the loss smaller at each stop that it opens", lies = Sheet)]
fn every_stop_opens_and_what_is_used_there_helps() {
    for case in CASES {
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
