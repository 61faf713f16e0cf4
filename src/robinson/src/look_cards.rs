//! What a view shows of cards on the board: threats and inventions.

use crate::{
    content::InventionKind,
    engine::Rules,
    plan::Goal,
    task::CardRef,
    view::{InventionView, ThreatView},
};

/// What lies on a Threat space.
pub(crate) fn threat_view(rules: &Rules<'_>, slot: u8) -> Option<ThreatView> {
    let threat = rules.s.threats[usize::from(slot)].as_ref()?;
    let (card, source) = if threat.wreckage {
        (
            rules.cat.wreckage.get(&threat.card)?,
            CardRef::Wreckage(threat.card.clone()),
        )
    } else {
        (
            rules.cat.events.get(&threat.card)?,
            CardRef::Event(threat.card.clone()),
        )
    };
    Some(ThreatView {
        card: source,
        actions: card.actions.clone(),
        threat: rules.threat_of(card),
        beast: rules
            .s
            .waiting_beast
            .as_ref()
            .is_some_and(|(serial, _)| *serial == threat.serial),
        planned: rules
            .s
            .plan
            .iter()
            .any(|p| matches!(p.what.goal, Goal::Threat { slot: s, .. } if s == slot)),
    })
}

/// Every invention on the board, what is built first.
pub(crate) fn inventions(rules: &Rules<'_>) -> Vec<InventionView> {
    let terrain = rules.s.explored_terrain(rules.cat);
    let mut list: Vec<InventionView> = rules
        .s
        .inventions
        .iter()
        .filter_map(|(key, state)| {
            let card = rules.cat.inventions.get(key)?;
            let pending = state.suspended
                || rules.s.future.inventions.contains(key)
                || rules.s.gains.inventions.contains(key);
            let ready = !state.built
                && card.terrains().all(|t| terrain.contains(&t))
                && card.items.iter().all(|i| rules.s.built(i.as_str()))
                && card.with.as_ref().is_none_or(|who| rules.with_camp(who));
            Some(InventionView {
                id: key.clone(),
                built: state.built && !state.suspended,
                pending,
                owner: state.owner,
                scenario: card.kind == InventionKind::Scenario,
                prices: card.price.clone(),
                terrains: card.terrains().collect(),
                items: card.items.clone(),
                with: card.with.clone(),
                ready,
                wanted: rules.s.drawn.contains(key),
            })
        })
        .collect();
    list.sort_by_key(|i| (!i.built, !i.pending, !i.ready, i.scenario));
    list
}
