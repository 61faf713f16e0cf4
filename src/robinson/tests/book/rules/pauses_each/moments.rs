//! Stops of an action, a fight, the weather and the night.

use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    effect::{Cond, Effect, Target},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track, Who},
    plan::Goal,
    task::{Ctx, Op, Roll},
};

use super::{Case, all_wounded, cook, events, hurt, night, strength};
use crate::table::{
    ME, Table, explore,
    play::{assign, go, hunting, in_action, level, token, treasure},
};

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

pub(super) const CASES: &[Case] = &[
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
];
