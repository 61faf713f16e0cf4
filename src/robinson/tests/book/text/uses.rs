//! Samples of lasting effects and uses.

use castaway_robinson::{
    effect::{Cond, Effect, Larder, Passive, Use, Window},
    ids::Deck,
};

use super::shades::COLOURS;

/// Every lasting effect.
pub fn passives() -> Vec<Passive> {
    let mut all: Vec<Passive> = COLOURS.map(Passive::PawnEachRound).to_vec();
    for n in [1, 2] {
        all.extend([
            Passive::GatherBonus(n),
            Passive::Rest { det: 1, heal: n },
            Passive::FoodKeeps(Larder::UpTo(n)),
            Passive::MoralePhaseDet(n),
            Passive::IgnoreSnow(n),
            Passive::SnowAsRain(n),
            Passive::NightMeal { heal: n },
            Passive::CombatArmour(n),
        ]);
    }
    all.extend([
        Passive::FoodKeeps(Larder::All),
        Passive::Shortcut,
        Passive::Pit,
        Passive::ExtraDiscovery,
        Passive::IgnoreTrap,
        Passive::PawnFor {
            colour: castaway_robinson::effect::PawnColour::Explore,
            action: "explore_totem".into(),
        },
    ]);
    all
}

/// A use for every window, with and without price and condition.
pub fn uses() -> Vec<Use> {
    let windows = [
        Window::Any,
        Window::NoCard,
        Window::OwnAction,
        Window::NotResolving,
        Window::BeforeActions,
        Window::Planning,
        Window::Night,
        Window::Weather,
        Window::Combat,
        Window::OwnCombat,
        Window::AfterRoll(Some(Deck::Gather)),
        Window::AfterRoll(None),
        Window::ArrangeCamp,
        Window::Mystery,
    ];
    let mut all = Vec::new();
    for window in windows {
        for (det, food, wounds) in [(0, 0, 0), (2, 0, 0), (1, 1, 1), (0, 0, 1)] {
            for requires in [None, Some(Cond::BuiltShelter)] {
                all.push(Use {
                    at_once: false,
                    window,
                    det,
                    food,
                    wounds,
                    requires,
                    effects: vec![Effect::MoveCamp],
                });
            }
        }
    }
    all
}
