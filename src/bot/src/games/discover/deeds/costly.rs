//! Deeds that spend what the open stage of the quest still takes say so, and are asked about once.

use castaway_discover::{command::Command, ids::Res, stock::Stock};

use super::kinds::{Deed, Rank};
use crate::games::discover::scene::Scene;

/// What of that a deed spends; nothing where the quest is none the worse for it.
pub fn spends(scene: &Scene<'_>, deed: &Deed) -> Stock {
    let known = scene.known_to_seat();
    let held = scene.me().map_or(Stock::NONE, |me| me.stock);
    let mut gone = Stock::NONE;
    for command in &deed.commands {
        match command {
            Command::Craft(project) => {
                let paid = known.price(project).and_then(|price| price.paid(&held));
                gone.add(&paid.unwrap_or_default());
            }
            Command::Cook(n) => gone.gain(Res::Meat, *n),
            Command::Refire => gone.gain(Res::Wood, 1),
            _ => {}
        }
    }
    known.quest_loses(scene.seat, &gone)
}

/// Puts it behind the name of the deed, which stands back then.
pub(super) fn warn(scene: &Scene<'_>, deed: &mut Deed) {
    let spent = spends(scene, deed);
    if spent.is_empty() {
        return;
    }
    let what = scene.words.signs(&spent);
    let args = [("deed", (&deed.label).into()), ("what", (&what).into())];
    deed.label = scene.words.with("di-deed-takes", &args);
    deed.rank = Rank::Aside;
}
