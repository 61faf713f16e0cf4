//! Stops before something is lost: life, food, goods, levels, items, the game.

use castaway_robinson::{
    effect::{Alternative, Cond, Effect, Holding, LevelAim, Mode, Target},
    ids::{Phase, Res, Space, Track, Who},
    state::{End, Future},
    task::{Ctx, Op},
};

use super::{Case, all_wounded, cook, events, hurt, night};
use crate::table::{Table, play::in_action};

pub(super) const CASES: &[Case] = &[
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
        kind: "before mouths",
        open: || {
            let mut t = Table::on("family_robinson", &["cook"]);
            t.s.round = 7;
            t.s.equipment = vec![("biscuits".into(), 1)];
            t.s.phase = Phase::Night;
            t.run_ops(vec![Op::FeedMouths], &Ctx::default());
            t
        },
        picks: &["use-e-biscuits"],
        bad: |t| i64::from(t.s.end.is_some()),
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
