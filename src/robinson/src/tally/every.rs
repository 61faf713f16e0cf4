//! Everything of a scenario that a tally should show, by the catalog.

use castaway_kernel::Key;

use super::{Feat, asked, sheet};
use crate::{
    catalog::Catalog,
    content::InventionKind,
    effect::{Alternative, Effect, Fate, Passive},
    task::CardRef,
};

/// Everything that can happen in games of this scenario.
pub fn every(catalog: &Catalog, scenario: &Key) -> Vec<Feat> {
    let mut all = Vec::new();
    for (key, card) in &catalog.events {
        let source = CardRef::Event(key.clone());
        all.push(Feat::Drawn(source.clone()));
        if !card.threat.is_empty() {
            all.push(Feat::ThreatFired(source.clone()));
        }
        actions(&source, card.actions.len(), &mut all);
        choices(&source, &card.event, &mut all);
        choices(&source, &card.threat, &mut all);
        for action in &card.actions {
            choices(&source, &action.reward, &mut all);
        }
    }
    for (key, card) in &catalog.wreckage {
        let source = CardRef::Wreckage(key.clone());
        actions(&source, card.actions.len(), &mut all);
    }
    for ((deck, key), card) in &catalog.adventures {
        let source = CardRef::Adventure(*deck, key.clone());
        all.push(Feat::Drawn(source.clone()));
        if !card.event.is_empty() {
            all.push(Feat::CameBack(source.clone()));
        }
        if keeps(card.fate, &card.effects) {
            all.push(Feat::Kept(source.clone()));
        }
        choices(&source, &card.effects, &mut all);
        choices(&source, &card.event, &mut all);
        if let Some(usage) = &card.usage {
            all.push(Feat::Used(source.clone()));
            choices(&source, &usage.effects, &mut all);
        }
    }
    for (key, card) in &catalog.mysteries {
        let source = CardRef::Mystery(key.clone());
        all.push(Feat::Drawn(source.clone()));
        if !card.event.is_empty() {
            all.push(Feat::CameBack(source.clone()));
        }
        if keeps(card.fate, &card.effects) {
            all.push(Feat::Kept(source.clone()));
        }
        choices(&source, &card.effects, &mut all);
        choices(&source, &card.event, &mut all);
        if let Some(usage) = &card.usage {
            all.push(Feat::Used(source.clone()));
            choices(&source, &usage.effects, &mut all);
        }
        if card.action.is_some() {
            all.push(Feat::Used(source));
        }
    }
    things(catalog, scenario, &mut all);
    let own = catalog.scenarios.get(scenario);
    if let Some(own) = own {
        sheet::every(own, &mut all);
    }
    asked::every(own, &mut all);
    all.sort();
    all.dedup();
    all
}

/// Items, tokens, equipment, abilities, beasts and tiles.
fn things(catalog: &Catalog, scenario: &Key, all: &mut Vec<Feat>) {
    let special = catalog.scenarios.get(scenario);
    for (key, card) in &catalog.inventions {
        let here = special.is_some_and(|s| s.inventions.iter().any(|i| i.id == *key));
        if card.kind == InventionKind::Scenario && !here {
            continue;
        }
        all.push(Feat::Built(key.clone()));
        let meal = card
            .passive
            .iter()
            .any(|p| matches!(p, Passive::NightMeal { .. }));
        if meal {
            all.push(Feat::Used(CardRef::Invention(key.clone())));
        }
    }
    for (key, token) in &catalog.discovery {
        let here = special.is_some_and(|s| s.tokens.iter().any(|t| t.id == *key));
        let elsewhere = catalog
            .scenarios
            .values()
            .any(|s| s.tokens.iter().any(|t| t.id == *key));
        if elsewhere && !here {
            continue;
        }
        let source = CardRef::Discovery(key.clone());
        all.push(Feat::Found(key.clone()));
        // Those that are traded in by themselves are used by who sleeps outside.
        all.push(Feat::Used(source.clone()));
        choices(&source, &token.usage.effects, all);
    }
    for (key, card) in &catalog.equipment {
        let source = CardRef::Equipment(key.clone());
        all.push(Feat::Used(source.clone()));
        choices(&source, &card.usage.effects, all);
    }
    for character in catalog.characters.values() {
        for ability in &character.abilities {
            let source = CardRef::Ability(ability.id.clone());
            all.push(Feat::Used(source.clone()));
            choices(&source, &ability.usage.effects, all);
        }
    }
    all.extend(catalog.beasts.keys().cloned().map(Feat::Fought));
    // The landing tile lies open from the start.
    all.extend(
        catalog
            .tiles
            .keys()
            .filter(|n| **n != 8)
            .map(|n| Feat::Explored(*n)),
    );
}

fn actions(source: &CardRef, n: usize, all: &mut Vec<Feat>) {
    for option in 0..u8::try_from(n).unwrap_or(u8::MAX) {
        all.push(Feat::ThreatAction(source.clone(), option));
    }
}

/// The alternatives that effects offer, however deep they lie.
fn choices(source: &CardRef, effects: &[Effect], all: &mut Vec<Feat>) {
    for options in effects.iter().flat_map(alternatives) {
        all.push(Feat::Chosen(source.clone(), options.id.clone()));
        choices(source, &options.effects, all);
    }
}

/// The alternatives of an effect, and of those that it holds.
fn alternatives(effect: &Effect) -> Vec<&Alternative> {
    if let Effect::Choose { options } = effect {
        return options.iter().collect();
    }
    let inner = effect.parts().into_iter().flatten();
    inner.flat_map(alternatives).collect()
}

/// Whether a card can stay with the group.
fn keeps(fate: Fate, effects: &[Effect]) -> bool {
    let by_choice = |option: &&Alternative| option.fate == Some(Fate::Keep);
    fate == Fate::Keep || effects.iter().flat_map(alternatives).any(|o| by_choice(&o))
}
