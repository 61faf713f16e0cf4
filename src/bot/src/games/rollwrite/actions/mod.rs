//! What can be done without walking, as a person thinks of it: one deed may be several orders.

mod company;
mod craft;
mod danger;
mod kinds;
mod single;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    ids::Item,
    legal,
    state::Phase,
    worth::{self, DeedWorth},
};

pub use self::danger::{Danger, averts, danger, night_hurts, tonight_hurts};
pub use self::kinds::Deed;
use self::single::single;
use super::{press::Dice, scene::Scene};

/// All deeds, the most wanted first; with dice picked, only those dice are spent.
pub fn deeds(scene: &Scene<'_>, picked: Dice) -> Vec<Deed> {
    let mut list = match &scene.state.phase {
        Phase::Turn(_) => turn(scene, picked),
        Phase::Start(_) => legal(scene, |c| matches!(c, Command::Grant(_))),
        Phase::Trade { .. } | Phase::Fight(_) => legal(scene, |_| true),
        Phase::Over(_) => Vec::new(),
    };
    list.retain(|deed| scene.accepts(&deed.commands));
    let worth = |deed: &Deed| {
        let orders = &deed.commands;
        DeedWorth::of(scene.catalog, scene.state, &scene.view, scene.seat, orders)
    };
    list.sort_by_cached_key(|deed| std::cmp::Reverse(worth(deed)));
    list
}

/// Whether a deed uses up goods that an item of the scenario needs and then lacks.
pub fn spoils(scene: &Scene<'_>, deed: &Deed) -> bool {
    let orders = &deed.commands;
    worth::spoils(scene.catalog, scene.state, &scene.view, scene.seat, orders)
}

/// What can be offered to neighbours: exchanges first, gifts last.
pub fn offers(scene: &Scene<'_>) -> Vec<Deed> {
    if scene.alone() || scene.turn().is_none() {
        return Vec::new();
    }
    let mut list = legal(scene, |c| matches!(c, Command::Offer { .. }));
    let gift = |d: &Deed| {
        let gift = |c: &Command| matches!(c, Command::Offer { take, .. } if take.total() == 0);
        d.commands.iter().any(gift)
    };
    list.sort_by_key(gift);
    list
}

/// A deed by its name.
pub fn deed(scene: &Scene<'_>, picked: Dice, code: &str) -> Option<Deed> {
    let mut all = deeds(scene, picked).into_iter().chain(offers(scene));
    all.find(|d| d.code == code)
}

/// Whether ending the day now would give away something that could be done with the dice left.
pub fn would_waste(scene: &Scene<'_>) -> bool {
    legal::would_waste(scene.catalog, scene.state, scene.seat, &scene.view.reach)
}

fn legal(scene: &Scene<'_>, wanted: impl Fn(&Command) -> bool) -> Vec<Deed> {
    RollWrite::legal(scene.catalog, scene.state, scene.seat)
        .into_iter()
        .filter(wanted)
        .filter_map(|c| single(scene, c))
        .collect()
}

/// The free dice among those picked, or all free ones.
fn free(scene: &Scene<'_>, picked: Dice) -> Vec<(u8, u8)> {
    let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
    (0_u8..)
        .zip(pool)
        .filter(|(slot, die)| !die.spent && (picked.is_empty() || picked.has(*slot)))
        .map(|(slot, die)| (slot, die.value))
        .collect()
}

fn turn(scene: &Scene<'_>, picked: Dice) -> Vec<Deed> {
    let dice = free(scene, picked);
    let mut list: Vec<Deed> = Vec::new();
    list.extend(craft::take(scene, &dice));
    for item in Item::ALL {
        list.extend(craft::make(scene, item));
        list.extend(craft::plan(scene, item, &dice));
    }
    list.extend(single(scene, Command::Finish));
    if let Some(die) = picked.single() {
        list.extend(craft::turns(scene, die));
        list.extend(single(scene, Command::Reroll { die }));
        for value in 1..=6 {
            list.extend(single(scene, Command::Mask { die, value }));
        }
    }
    if !scene.alone() {
        list.extend(legal(scene, |c| {
            let razes = matches!(c, Command::Raze { die } if picked.is_empty() || picked.has(*die));
            let fights = matches!(c, Command::Attack { .. } | Command::Shoot { .. });
            razes || fights
        }));
    }
    list
}
