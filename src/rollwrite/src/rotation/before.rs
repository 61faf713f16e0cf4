//! Which scenario belonged to which day before the weeks became short.
//!
//! Monday was easy, Tuesday and Thursday medium, Wednesday pure score, Friday and Saturday hard, and on
//! Sunday two cards were played together. No card came back within ten days, the pure score aside.

use castaway_kernel::{Chance, Key};

use castaway_kernel::date::{Date, Weekday};

use super::pairs;
use crate::{
    catalog::Catalog,
    content::{ScenarioDef, Tier},
    streams::{self, Label},
};

/// Days within which no card comes back.
const REST: u32 = 10;

/// The first day that the rest is counted from, 1 January 2026; earlier days are drawn freely.
const EPOCH: Date = Date(20_454);

/// What a weekday asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    /// One card of a tier.
    One(Tier),
    /// Two cards that can be combined.
    Pair,
}

/// What the weekday of a date asked for.
fn asks(date: Date) -> Asks {
    match date.weekday() {
        Weekday::Monday => Asks::One(Tier::Easy),
        Weekday::Tuesday | Weekday::Thursday => Asks::One(Tier::Medium),
        Weekday::Wednesday => Asks::One(Tier::Open),
        Weekday::Friday | Weekday::Saturday => Asks::One(Tier::Hard),
        Weekday::Sunday => Asks::Pair,
    }
}

/// The cards of a day: one, or two on a Sunday.
pub(super) fn scenarios(catalog: &Catalog, date: Date) -> Vec<Key> {
    let mut past: Vec<(Date, Vec<Key>)> = Vec::new();
    let mut day = EPOCH.min(date);
    loop {
        let resting = |k: &Key| past.iter().any(|(_, cards)| cards.contains(k));
        let cards = draw(catalog, day, &resting);
        if day >= date {
            return cards;
        }
        past.push((day, cards));
        day = day.next();
        past.retain(|(then, _)| day.0 - then.0 < REST);
    }
}

fn draw(catalog: &Catalog, date: Date, resting: &impl Fn(&Key) -> bool) -> Vec<Key> {
    let key = format!("daily/{date}");
    let mut chance = Chance::from_seed(streams::seed(&key, Label::Scenario));
    let id = |card: &ScenarioDef| card.id.clone();
    let fresh = |tier: Tier| -> Vec<Key> {
        let of = |c: &&ScenarioDef| c.tier == tier && (tier == Tier::Open || !resting(&c.id));
        catalog.scenarios.iter().filter(of).map(id).collect()
    };
    match asks(date) {
        Asks::One(tier) => {
            let mut list = fresh(tier);
            // The easy cards with a plus are kept for Sundays, which have few of them.
            let plain = |k: &Key| catalog.scenario(k).is_some_and(|c| !c.combinable);
            if tier == Tier::Easy && list.iter().any(plain) {
                list.retain(plain);
            }
            if list.is_empty() {
                list = catalog
                    .scenarios
                    .iter()
                    .filter(|c| c.tier == tier)
                    .map(id)
                    .collect();
            }
            chance.pick(&mut list).into_iter().collect()
        }
        Asks::Pair => {
            let mut list = pairs(catalog, |c| !resting(&c.id));
            if list.is_empty() {
                list = pairs(catalog, |_| true);
            }
            chance.pick(&mut list).unwrap_or_default()
        }
    }
}
