//! Deeds that spend what the open stage of the quest still takes say so, and are asked about once.

use castaway_discover::{
    command::Command,
    effect::Passive,
    ids::{Damage, Res},
    stock::Stock,
};

use super::kinds::{Deed, Rank};
use crate::games::discover::scene::Scene;

/// What of that a deed spends; nothing where the quest is none the worse for it.
pub fn spends(scene: &Scene<'_>, deed: &Deed) -> Stock {
    let held = scene.me().map_or(Stock::NONE, |me| me.stock);
    let mut gone = Stock::NONE;
    for command in &deed.commands {
        gone.add(&paid(scene, &held, command).unwrap_or_default());
    }
    scene.known_to_seat().quest_loses(scene.seat, &gone)
}

/// What an order takes out of these goods.
fn paid(scene: &Scene<'_>, held: &Stock, command: &Command) -> Option<Stock> {
    let known = scene.known_to_seat();
    match command {
        Command::Craft(project) => known.price(project)?.paid(held),
        Command::Cook(n) => Some(Stock::of(Res::Meat, *n)),
        Command::Refire => Some(Stock::of(Res::Wood, 1)),
        Command::Recover { kind, .. } => Some(Stock::of(cure(scene, held, *kind)?, 1)),
        Command::Use { source, nth } => {
            let mut all = known.abilities(scene.seat).into_iter();
            let pay = all.find_map(|(other, n, passive)| match passive {
                Passive::CardAction { pay, .. } if other == *source && n == *nth => Some(pay),
                _ => None,
            });
            pay?.paid(held)
        }
        _ => None,
    }
}

/// What heals a damage of this kind.
fn cure(scene: &Scene<'_>, held: &Stock, kind: Damage) -> Option<Res> {
    match kind {
        Damage::Starvation => Some(Res::Food),
        Damage::Dehydration if held.units(Res::Clean) > 0 => Some(Res::Clean),
        Damage::Dehydration => Some(Res::Dirty),
        Damage::Sickness => Some(Res::Medicine),
        Damage::Physical => {
            let mut all = scene.known_to_seat().abilities(scene.seat).into_iter();
            all.find_map(|(_, _, passive)| match passive {
                Passive::RecoverAlsoPhysical { cost, .. } => Some(*cost),
                _ => None,
            })
        }
    }
}

/// Puts it behind the name of the deed, which stands back then, unless it heals.
pub(super) fn warn(scene: &Scene<'_>, deed: &mut Deed) {
    let spent = spends(scene, deed);
    if spent.is_empty() {
        return;
    }
    let what = scene.words.signs(&spent);
    let args = [("deed", (&deed.label).into()), ("what", (&what).into())];
    deed.label = scene.words.with("di-deed-takes", &args);
    if deed.rank != Rank::Heal {
        deed.rank = Rank::Aside;
    }
}
