//! No card without a case: what the catalog prints against what the files hold.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Key;
use castaway_robinson::{
    effect::{Effect, Fate, Mode, Passive, Window},
    ids::{Deck, MysteryKind},
};

use crate::{case::File, table::catalog};

/// Decks whose every half has its cases. A deck that is missing here is not done yet.
const COMPLETE: &[&str] = &[
    "build",
    "gather",
    "explore",
    "event",
    "discovery",
    "equipment",
    "wreckage",
    "beast",
];

/// What the cases of one half must show.
#[derive(Debug, Default, PartialEq)]
struct Wanted {
    /// Ids of the alternatives: each is chosen once at least.
    choices: BTreeSet<String>,
    /// A demand or a condition, so one case is too few.
    both_ways: bool,
    /// A demand that nothing softens, so some case must show its wounds.
    unmet: bool,
}

/// Every half of a deck, by card and half.
fn halves(deck: &str) -> BTreeMap<(String, String), Wanted> {
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
                let name = match (ability.usage.window, &ability.usage.effects[..]) {
                    (Window::AfterRoll, [Effect::RerollDie { deck: Some(deck) }]) => {
                        format!("roll {}", deck.name())
                    }
                    (Window::OwnCombat, _) => "fight 5".into(),
                    (Window::Weather, _) => "weather".into(),
                    (_, [Effect::WoodDiscount]) => "discount".into(),
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
        for passive in &card.passive {
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
        if !card.on_build.is_empty() {
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
        Passive::PawnEachRound(_) => &["planning"],
        Passive::GatherBonus(_) => &["gather", "gather failed"],
        Passive::Rest { .. } => &["rest action"],
        Passive::FoodKeeps(_) => &["night"],
        Passive::MoralePhaseDet(_) => &["morale"],
        Passive::IgnoreSnow(_) | Passive::SnowAsRain(_) => &["weather"],
        Passive::NightMeal { .. } => &["use"],
        Passive::Shortcut => &["production"],
        Passive::Pit => &["production caught", "production missed"],
        Passive::CombatArmour(_) => &["fight 4"],
        Passive::ExtraDiscovery => &["explored"],
        Passive::IgnoreTrap => &["trapped"],
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
            | Effect::LevelHalf { .. }
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

/// What the cases of one half show.
#[derive(Debug, Default)]
struct Shown {
    /// How many there are.
    cases: usize,
    /// Every option chosen.
    picks: BTreeSet<String>,
    /// Some case ends with wounds.
    wounds: bool,
}

/// What the cases of a deck show: how often each half is played, and every option chosen in it.
fn shown(deck: &str) -> BTreeMap<(String, String), Shown> {
    let mut all: BTreeMap<(String, String), Shown> = BTreeMap::new();
    for file in File::names().iter().map(|n| File::read(n)) {
        if file.deck != deck {
            continue;
        }
        for (card, half, case) in file.cases() {
            let first = (half, &case.pick, &case.expect);
            let later = case.then.iter();
            let later = later.map(|l| (l.half.as_str(), &l.pick, &l.expect));
            for (half, pick, expect) in std::iter::once(first).chain(later) {
                let slot = all.entry((card.to_owned(), half.to_owned())).or_default();
                slot.cases += 1;
                slot.wounds |= expect.iter().any(|l| l.contains(" wounds +"));
                slot.picks.extend(pick.iter().map(|p| {
                    p.split_once(" of ")
                        .map_or(p.as_str(), |(key, _)| key)
                        .to_owned()
                }));
            }
        }
    }
    all
}

#[test]
fn every_half_of_a_complete_deck_has_its_cases() {
    let mut missing = Vec::new();
    for deck in COMPLETE {
        let shown = shown(deck);
        for ((card, half), wanted) in halves(deck) {
            let none = Shown::default();
            let Shown {
                cases,
                picks,
                wounds,
            } = shown.get(&(card.clone(), half.clone())).unwrap_or(&none);
            if wanted.unmet && !wounds {
                missing.push(format!("{deck}/{card} {half}: no demand is left unmet"));
            }
            let least = if wanted.both_ways { 2 } else { 1 };
            if *cases < least {
                missing.push(format!(
                    "{deck}/{card} {half}: {cases} of at least {least} cases"
                ));
            }
            for choice in wanted.choices.difference(picks) {
                missing.push(format!("{deck}/{card} {half}: nobody chooses {choice}"));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_case_names_a_half_that_is_printed() {
    // Later steps are played at other moments too; a case itself stands for something printed.
    let mut wrong = Vec::new();
    for file in File::names().iter().map(|n| File::read(n)) {
        if !COMPLETE.contains(&file.deck.as_str()) {
            continue;
        }
        let printed = halves(&file.deck);
        for (card, half, _) in file.cases() {
            if !printed.contains_key(&(card.to_owned(), half.to_owned())) {
                wrong.push(format!("{}/{card} {half}", file.deck));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_requirement_is_refused_and_every_price_paid() {
    let files: Vec<File> = File::names().iter().map(|n| File::read(n)).collect();
    let mut missing = Vec::new();
    for (key, card) in &catalog().events {
        for action in &card.actions {
            let steps: Vec<(&[String], &[String])> = files
                .iter()
                .filter(|f| f.deck == "event")
                .flat_map(File::cases)
                .filter(|(of, ..)| *of == key.as_str())
                .flat_map(|(_, half, case)| {
                    let first = (half, &case.given[..], &case.expect[..]);
                    let later = case.then.iter();
                    let later = later.map(|l| (l.half.as_str(), &l.given[..], &l.expect[..]));
                    std::iter::once(first).chain(later)
                })
                .filter(|(half, ..)| *half == "action")
                .map(|(_, given, expect)| (given, expect))
                .collect();
            for price in 0..action.requires.len() {
                let pays = |given: &[String]| {
                    let word = given.iter().find_map(|g| g.strip_prefix("pays "));
                    word.map_or(0, |n| n.parse().expect("a number")) == price
                };
                for refused in [true, false] {
                    let shown = steps
                        .iter()
                        .any(|(given, expect)| pays(given) && (*expect == ["refused"]) == refused);
                    if !shown {
                        missing.push(format!("{key} price {price}, refused: {refused}"));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
