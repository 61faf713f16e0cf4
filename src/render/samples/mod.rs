//! Views made by hand: situations of a game, rich enough to draw everything once.
//!
//! Shared by the tests, the bench and the example through `#[path]`.
#![allow(dead_code, missing_docs, reason = "each user needs some of it")]

mod cards;
mod ending;
mod film;
mod guests;
mod late;
mod middle;
mod pieces;
mod volcano;
mod words;

#[allow(unused_imports, reason = "the bench needs boards only")]
pub use cards::cards;
#[allow(unused_imports, reason = "the bench needs boards only")]
pub use ending::endings;
pub use film::{arrived, hunted, trapped};
pub use guests::{rescued, waiting};
pub use late::{late_solo, won};
pub use middle::{crowded, lost, mid_game};
pub use pieces::start;
use pieces::*;
pub use volcano::volcano;

#[allow(unused_imports, reason = "the bench needs one language only")]
pub use words::{English, German};

use castaway_render::View;
use castaway_robinson::{
    content::{Requirement, ThreatAction, WeatherDie, WeatherFace},
    effect::Effect,
    ids::{Phase, Res, Who},
    task::CardRef,
    view::{ThreatView, WeatherView},
};

/// The first round of a game for two, with the wreckage on its space and nothing planned.
pub fn first_round() -> View {
    let mut view = start(&["carpenter", "cook"]);
    view.friday = Some(person(Who::Friday, "friday"));
    view.dog = true;
    view.dog_free = true;
    view.threats[0] = Some(ThreatView {
        card: CardRef::Wreckage(key("wrecked_lifeboat")),
        actions: vec![
            ThreatAction {
                pawns: 1,
                requires: Vec::new(),
                reward: vec![Effect::Gain {
                    res: Res::Wood,
                    n: 2,
                    per: Default::default(),
                }],
                mixed: false,
            },
            ThreatAction {
                pawns: 2,
                requires: Vec::new(),
                reward: vec![Effect::Gain {
                    res: Res::Food,
                    n: 2,
                    per: Default::default(),
                }],
                mixed: false,
            },
        ],
        threat: Vec::new(),
        beast: false,
        planned: false,
    });
    view
}

/// Three people in the Weather Phase.
pub fn three() -> View {
    let mut view = start(&["explorer", "soldier", "cook"]);
    view.round = 4;
    view.phase = Phase::Weather;
    view.weather = WeatherView {
        dice: vec![WeatherDie::Rain],
        rain: false,
        snow: true,
        storm: false,
        prerolled: vec![(WeatherDie::Rain, WeatherFace::Rain1)],
    };
    view.threats[0] = Some(threat(
        "otters",
        1,
        vec![Requirement {
            weapon: 1,
            ..Default::default()
        }],
    ));
    view
}

/// Every situation with its name.
pub fn all() -> Vec<(&'static str, View)> {
    vec![
        ("first_round", first_round()),
        ("mid_game", mid_game()),
        ("late_solo", late_solo()),
        ("crowded", crowded()),
        ("won", won()),
        ("lost", lost()),
        ("three", three()),
        ("waiting", waiting()),
        ("rescued", rescued()),
        ("volcano", volcano()),
        ("arrived", arrived()),
        ("hunted", hunted()),
        ("trapped", trapped()),
    ]
}
