//! What the catalog prints: every half of every card, and what its cases must show.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Key;
use castaway_robinson::{
    effect::{Effect, Fate, LevelAim, Mode, Passive, Window},
    ids::{Deck, MysteryKind},
};

use crate::table::catalog;

/// What the cases of one half must show.
#[derive(Debug, Default, PartialEq)]
pub struct Wanted {
    /// Ids of the alternatives: each is chosen once at least.
    pub choices: BTreeSet<String>,
    /// A demand or a condition, so one case is too few.
    pub both_ways: bool,
    /// A demand that nothing softens, so some case must show its wounds.
    pub unmet: bool,
}

/// Every half of a deck, by card and half.
pub fn halves(deck: &str) -> BTreeMap<(String, String), Wanted> {
    let mut all = BTreeMap::new();
    let mut half = |card: &Key, name: &str, effects: &[Effect]| {
        all.insert((card.to_string(), name.to_owned()), wanted(effects));
    };
    let cat = catalog();
    if let Some(deck) = Deck::from_name(deck) {
        for ((of, key), card) in &cat.adventures {
            if *of == deck {
                half(key, "upper", &card.effects);
                if comes_back(card.fate, &card.effects) {
                    half(key, "event", &card.event);
                }
                if let Some(usage) = &card.usage {
                    half(key, "fight 4", &usage.effects);
                }
            }
        }
        return all;
    }
    if deck == "event" {
        for (key, card) in &cat.events {
            half(key, "event", &card.event);
            half(key, "threat", &card.threat);
            let rewards: Vec<Effect> = card.actions.iter().flat_map(|a| a.reward.clone()).collect();
            half(key, "action", &rewards);
        }
        for (key, card) in &cat.events {
            for action in &card.actions {
                if !action.requires.is_empty() {
                    let slot = all.get_mut(&(key.to_string(), "action".to_owned()));
                    slot.expect("just put in").both_ways = true;
                }
            }
        }
        return all;
    }
    match deck {
        "mystery" => mysteries(&mut half),
        "discovery" => {
            for (key, token) in &cat.discovery {
                half(key, "found", &[]);
                let name = match token.usage.window {
                    Window::Weather => "weather",
                    Window::Mystery => "mysteries",
                    _ => "use",
                };
                if !token.automatic {
                    half(key, name, &token.usage.effects);
                }
            }
        }
        "equipment" => {
            for (key, card) in &cat.equipment {
                let name = match card.usage.window {
                    Window::ArrangeCamp => "arrange",
                    Window::Combat => "fight 5",
                    _ => "use",
                };
                half(key, name, &card.usage.effects);
            }
        }
        "wreckage" => {
            for (key, card) in &cat.wreckage {
                for (action, name) in card.actions.iter().zip(["action", "action 2"]) {
                    half(key, name, &action.reward);
                }
                half(key, "threat", &card.threat);
            }
        }
        "ability" => {
            for ability in cat.characters.values().flat_map(|c| &c.abilities) {
                let name = match ability.usage.window {
                    Window::AfterRoll(Some(deck)) => format!("roll {}", deck.name()),
                    Window::OwnCombat => "fight 5".into(),
                    Window::Weather => "weather".into(),
                    Window::OwnAction => "discount".into(),
                    _ => "use".into(),
                };
                half(&ability.id, &name, &ability.usage.effects);
            }
        }
        "invention" => inventions(&mut half),
        "beast" => {
            for key in cat.beasts.keys() {
                half(key, "hunt", &[]);
            }
        }
        _ => panic!("no deck {deck}"),
    }
    all
}

/// Creatures and traps act when drawn, treasures when available; what is used or lasts is a half too.
fn mysteries(half: &mut impl FnMut(&Key, &str, &[Effect])) {
    for (key, card) in &catalog().mysteries {
        let name = match card.kind {
            MysteryKind::Treasure => "available",
            MysteryKind::Creature | MysteryKind::Trap => "upper",
        };
        half(key, name, &card.effects);
        if comes_back(card.fate, &card.effects) {
            half(key, "event", &card.event);
        }
        if let Some(usage) = &card.usage {
            let name = match usage.window {
                Window::Weather => "weather",
                Window::Combat => "fight 4",
                _ => "use",
            };
            half(key, name, &usage.effects);
        }
        if let Some(action) = &card.action {
            half(key, "own action", &action.reward);
        }
        for passive in card.passive.iter().chain(&card.emptied) {
            for name in lasting(passive) {
                half(key, name, &[]);
            }
        }
    }
}

/// What an item does once, what it does by itself, and what is undone when it is lost.
fn inventions(half: &mut impl FnMut(&Key, &str, &[Effect])) {
    for (key, card) in &catalog().inventions {
        half(key, "available", &card.on_build);
        // What is no item is never lost.
        if card.repeat.is_none() {
            half(key, "lose", &[]);
        }
        for passive in &card.passive {
            for name in lasting(passive) {
                half(key, name, &[]);
            }
        }
    }
}

/// The steps in which something that lasts shows.
fn lasting(passive: &Passive) -> &'static [&'static str] {
    match passive {
        Passive::PawnEachRound(_) | Passive::PawnFor { .. } => &["planning"],
        Passive::GatherBonus(_) => &["gather", "gather failed"],
        Passive::Rest { .. } => &["rest action"],
        Passive::FoodKeeps(_) => &["night"],
        Passive::MoralePhaseDet(_) => &["morale"],
        Passive::IgnoreSnow(_) | Passive::SnowAsRain(_) => &["weather"],
        Passive::NightMeal { .. } => &["use"],
        Passive::Shortcut => &["production"],
        Passive::Pit => &["production caught", "production missed"],
        Passive::CombatArmour(_) => &["fight 4"],
        Passive::ExtraDiscovery => &["explored", "explore failed"],
        Passive::IgnoreTrap => &["trapped"],
        Passive::ExploreChoice(_) => &["explored"],
    }
}

fn comes_back(fate: Fate, effects: &[Effect]) -> bool {
    fate == Fate::ShuffleIntoEvents
        || effects.iter().any(|e| match e {
            Effect::Choose { options } => options
                .iter()
                .any(|o| o.fate == Some(Fate::ShuffleIntoEvents)),
            _ => false,
        })
}

fn wanted(effects: &[Effect]) -> Wanted {
    let mut wanted = Wanted::default();
    for effect in effects {
        match effect {
            Effect::Choose { options } => {
                for option in options {
                    wanted.choices.insert(option.id.to_string());
                    let inner = self::wanted(&option.effects);
                    wanted.choices.extend(inner.choices);
                }
            }
            Effect::If {
                cond: _,
                then,
                otherwise,
            } => {
                wanted.both_ways = true;
                for part in [then, otherwise] {
                    wanted.choices.extend(self::wanted(part).choices);
                }
            }
            Effect::Discard {
                mode: Mode::Demand, ..
            }
            | Effect::LevelTo {
                to: LevelAim::Half, ..
            }
            | Effect::DiscardInventions { .. } => {
                wanted.both_ways = true;
                wanted.unmet = true;
            }
            Effect::Det { n, mode, .. } | Effect::Level { n, mode, .. }
                if *n < 0 && *mode == Mode::Demand =>
            {
                wanted.both_ways = true;
                wanted.unmet = true;
            }
            _ => {}
        }
    }
    wanted
}
