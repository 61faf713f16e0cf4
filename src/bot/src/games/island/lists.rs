//! What can be named in a game of the island, each with its code and its name.

use castaway_kernel::Key;
use castaway_robinson::{event::Event, plan::Goal, task::CardRef, view::ActionOffer};

use super::{codes, lines, parse, press::Draft, price, scene::Scene, ways};
use crate::{discord::Ui, ui::texts::Lang};
use castaway_robinson::game::Island;

/// The code of the wood discount among the aids.
pub const DISCOUNT: &str = "-discount";

/// The characters with their names.
pub fn character_names(ui: &Ui<Island>, lang: Lang) -> Vec<(Key, String)> {
    let wording = castaway_robinson::text::Wording::get(lang);
    ui.catalog()
        .characters
        .keys()
        .map(|key| (key.clone(), wording.character(key)))
        .collect()
}

/// The scenarios, the printed ones first, by their numbers.
pub fn scenario_names(ui: &Ui<Island>, lang: Lang) -> Vec<(Key, String)> {
    let wording = castaway_robinson::text::Wording::get(lang);
    let named = ui.catalog().listed_scenarios().into_iter().map(|sheet| {
        let name = wording.card(&CardRef::Scenario(sheet.id.clone()));
        (sheet.id.clone(), name)
    });
    named.collect()
}

/// The scenarios by their names, each with what it asks for.
pub fn scenario_lines(ui: &Ui<Island>, lang: Lang) -> Vec<(String, String)> {
    let wording = castaway_robinson::text::Wording::get(lang);
    let lines = ui.catalog().listed_scenarios().into_iter().map(|sheet| {
        let name = wording.card(&CardRef::Scenario(sheet.id.clone()));
        let line = format!("{name} · 🎯 {}", wording.scenario_aims(sheet));
        (name, line)
    });
    lines.collect()
}

/// The scenario that is meant by its key, its printed number or its name; what was typed if none is.
pub fn scenario_named(ui: &Ui<Island>, lang: Lang, text: &str) -> Result<Key, String> {
    let text = text.trim();
    let sheets = &ui.catalog().scenarios;
    let number = text.parse::<u8>().ok();
    let by_number = sheets
        .values()
        .find(|sheet| number.is_some() && sheet.number == number);
    let exact = sheets.get(text).or(by_number).map(|sheet| sheet.id.clone());
    let names = scenario_names(ui, lang);
    let indexed: Vec<(usize, String)> = (0..)
        .zip(names.iter().map(|(_, name)| name.clone()))
        .collect();
    let named = || {
        let at = parse::one_of(text, &indexed)?;
        names.get(at).map(|(key, _)| key.clone())
    };
    exact.or_else(named).ok_or_else(|| text.to_owned())
}

/// The prices of a goal.
pub fn price_list(scene: &Scene<'_>, goal: &Goal) -> Vec<(String, String)> {
    let name = |offer: &&ActionOffer| {
        let name = price::name(&scene.words, &scene.view, offer);
        (offer.what.price.to_string(), name)
    };
    price::all(scene, goal).iter().map(name).collect()
}

/// The price that a person means: its code, or what is paid in words of either language.
pub fn price_of(scene: &Scene<'_>, goal: &Goal, typed: &str) -> Option<u8> {
    let offers = price::all(scene, goal);
    let mut names: Vec<(u8, String)> = Vec::new();
    for offer in offers {
        let price = offer.what.price;
        if typed.trim() == price.to_string() {
            return Some(price);
        }
        for words in scene.words.both() {
            names.push((price, price::name(&words, &scene.view, offer)));
        }
    }
    parse::price(typed, &names)
}

/// The items that help with a goal, and the discount.
pub fn aid_list(scene: &Scene<'_>, goal: &Goal) -> Vec<(String, String)> {
    let Some((draft, offer)) = price::priced(scene, &Draft::new(goal.clone())) else {
        return Vec::new();
    };
    let (items, discount) = ways::helpers(scene, &draft, offer);
    let mut entries: Vec<(String, String)> = items
        .iter()
        .map(|card| (card.key().to_string(), scene.words.card(card)))
        .collect();
    if discount {
        entries.push((DISCOUNT.into(), scene.words.get("discount-off")));
    }
    entries
}

/// The planned actions.
pub fn placement_list(scene: &Scene<'_>) -> Vec<(String, String)> {
    let (w, view) = (&scene.words, &scene.view);
    let open = view.plan.iter().filter(|p| !p.done);
    open.map(|p| {
        (
            p.id.to_string(),
            format!(
                "{} ({})",
                w.goal(view, &p.what.goal),
                w.pawns(view, &p.what.pawns)
            ),
        )
    })
    .collect()
}

/// What can be used now.
pub fn usable_list(scene: &Scene<'_>) -> Vec<(String, String)> {
    let all = scene.usable();
    all.iter()
        .map(|(seat, who, u)| {
            let label = scene.words.usable(&scene.view, *who, u);
            (codes::use_by(*seat, u), label)
        })
        .collect()
}

/// The cards in play, and those seen in what happened.
pub fn card_list(scene: &Scene<'_>) -> Vec<CardRef> {
    let mut cards = lines::cards_in_play(&scene.view);
    let abilities = scene
        .view
        .people
        .iter()
        .flat_map(|p| &p.abilities)
        .map(|(key, ..)| CardRef::Ability(key.clone()));
    let seen = scene.events.iter().filter_map(|event| match event {
        Event::Drawn(card)
        | Event::CameBack(card)
        | Event::ThreatFired(card)
        | Event::Kept(card) => Some(card.clone()),
        Event::Fight {
            beast: Some(beast), ..
        } => Some(CardRef::Beast(beast.clone())),
        _ => None,
    });
    for card in abilities.chain(seen) {
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    cards
}
