//! What a planned action costs, where there is a choice.

use castaway_robinson::{
    plan::Goal,
    view::{ActionOffer, View},
};

use super::{
    press::{Draft, Press},
    scene::Scene,
    ways::is_possible,
    words::Words,
};
use crate::ui::{message::Button, press::GamePresses};

/// The offers of a goal, one per price.
pub fn all<'o>(scene: &'o Scene<'_>, goal: &Goal) -> Vec<&'o ActionOffer> {
    let all = scene.offers().iter();
    all.filter(|o| o.what.goal == *goal).collect()
}

/// A draft at its price, or at the first possible one if nobody can do it at that; with the offer of the price.
pub fn priced<'o>(scene: &'o Scene<'_>, draft: &Draft) -> Option<(Draft, &'o ActionOffer)> {
    let offers = all(scene, &draft.goal);
    let wanted = offers.iter().find(|o| o.what.price == draft.price);
    let can = |offer: &&&ActionOffer| offer.blocked.is_none() && is_possible(scene, offer);
    let offer = wanted
        .filter(can)
        .or_else(|| offers.iter().find(can))
        .or(wanted)
        .or(offers.first())?;
    let price = offer.what.price;
    Some((
        Draft {
            price,
            ..draft.clone()
        },
        offer,
    ))
}

/// A price in words: what is paid, or the item that is needed instead.
pub fn name(w: &Words<'_>, view: &View, offer: &ActionOffer) -> String {
    let item = match offer.what.goal {
        Goal::Threat { slot, option } => {
            let threat = view.threats.get(usize::from(slot));
            let threat = threat.and_then(Option::as_ref);
            threat
                .and_then(|t| t.actions.get(usize::from(option)))
                .and_then(|a| a.requires.get(usize::from(offer.what.price)))
                .and_then(|r| r.item.as_ref())
        }
        _ => None,
    };
    let item = item.map(|key| w.item(key));
    let cost = (!offer.cost.is_empty()).then(|| w.stock(&offer.cost));
    let parts: Vec<String> = item.into_iter().chain(cost).collect();
    if parts.is_empty() {
        w.get("needs-free")
    } else {
        parts.join(" + ")
    }
}

/// A button per price, where there is a choice.
pub fn buttons(scene: &Scene<'_>, draft: &Draft) -> Vec<Button> {
    let (w, view) = (&scene.words, &scene.view);
    let prices = all(scene, &draft.goal);
    if prices.len() < 2 {
        return Vec::new();
    }
    let button = |offer: &&ActionOffer| {
        let chosen = offer.what.price == draft.price;
        let name = name(w, view, offer);
        let label = if chosen { format!("✓ {name}") } else { name };
        let press = Press::Draft(Draft {
            price: offer.what.price,
            // A discount that one price needs may bar another; where it is needed the page finds it again. The price that
            // is chosen keeps it, or it would be the switch that turns it off.
            discount: chosen && draft.discount,
            ..draft.clone()
        });
        let off = chosen || offer.blocked.is_some() || !is_possible(scene, offer);
        Button::new(press.id(scene.version), label).disabled(off)
    };
    prices.iter().map(button).collect()
}
