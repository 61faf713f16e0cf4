//! What a token does for the first action of its kind alone.

use castaway_robinson::{
    odds::Sway,
    view::{PlacementView, View},
};

use super::words::Words;

/// That the token which the chances of an action count meets another one that is planned before it; none where this is the first.
pub fn later(w: &Words<'_>, view: &View, placement: &PlacementView) -> Option<String> {
    let odds = placement.odds.as_ref()?;
    let kind = placement.what.goal.kind();
    let mut before = view.plan.iter().take_while(|p| p.id != placement.id);
    let draws = odds.sways.contains(&Sway::AdventureToken);
    let key = match draws {
        true => "odds-later-card",
        false => "odds-later-token",
    };
    let later = odds.sways.contains(&Sway::FirstOfKind)
        && before.any(|p| !p.done && p.what.goal.kind() == kind);
    later.then(|| w.get(key))
}
