//! Which cards belong to which day.
//!
//! Weekdays are short, seven to nine days: Monday and Wednesday easy, Tuesday and Thursday medium, Friday and Saturday on a
//! harsh island or with a hard card. A Sunday is long: two cards together, or one of ten days and more. No card of a weekday
//! comes back within five days. Days before the change keep what they had (`before.rs`).

mod before;

use castaway_kernel::{
    Chance, Key,
    date::{Date, Weekday},
};

use crate::{
    catalog::Catalog,
    content::{Check, ScenarioDef, Tier},
    ids::Difficulty,
    streams::{self, Label},
};

/// The first day of the short weeks, Monday 30 November 2026.
pub const SHORT: Date = Date(20_787);

/// Days within which no card of a weekday comes back.
pub const REST: u32 = 5;

/// Days within which no game of a Sunday comes back.
pub const LONG_REST: u32 = 42;

/// The least and the most days of a weekday.
pub const DAYS: std::ops::RangeInclusive<u8> = 7..=9;

/// What is played on a day: the cards, and how hard the island is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// One card, or two.
    pub scenarios: Vec<Key>,
    /// How hard.
    pub difficulty: Difficulty,
}

/// Whether a date has short weekdays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Seven to nine days.
    Short,
    /// Ten days and more.
    Long,
}

/// How long the game of a date is, from the change on.
pub fn length(date: Date) -> Length {
    match date.weekday() {
        Weekday::Sunday => Length::Long,
        Weekday::Monday
        | Weekday::Tuesday
        | Weekday::Wednesday
        | Weekday::Thursday
        | Weekday::Friday
        | Weekday::Saturday => Length::Short,
    }
}

/// What is played on a day.
pub fn plan(catalog: &Catalog, date: Date) -> Plan {
    if date < SHORT {
        return Plan {
            scenarios: before::scenarios(catalog, date),
            difficulty: Difficulty::Fair,
        };
    }
    let mut past: Vec<(Date, Plan)> = Vec::new();
    let mut day = SHORT;
    loop {
        let plan = draw(catalog, day, &past);
        if day >= date {
            return plan;
        }
        past.push((day, plan));
        day = day.next();
        past.retain(|(then, _)| day.0 - then.0 < LONG_REST);
    }
}

/// The cards that a day may bring.
fn choices(catalog: &Catalog, date: Date) -> Vec<Plan> {
    let fair: &[Tier] = match date.weekday() {
        Weekday::Monday | Weekday::Wednesday => &[Tier::Easy],
        Weekday::Tuesday | Weekday::Thursday => &[Tier::Medium],
        Weekday::Friday => &[],
        Weekday::Saturday => &[Tier::Hard],
        Weekday::Sunday => return long(catalog),
    };
    let harsh: &[Tier] = match date.weekday() {
        Weekday::Friday => &[Tier::Easy, Tier::Medium],
        Weekday::Saturday => &[Tier::Easy],
        _ => &[],
    };
    let of = |tiers: &[Tier], difficulty| {
        let fits = |card: &&ScenarioDef| {
            let days = days(catalog, card, difficulty);
            tiers.contains(&card.tier) && DAYS.contains(&days)
        };
        let cards = catalog.scenarios.iter().filter(fits);
        cards.map(|card| one(card, difficulty)).collect::<Vec<_>>()
    };
    let mut all = of(fair, Difficulty::Fair);
    all.extend(of(harsh, Difficulty::Harsh));
    all
}

fn one(card: &ScenarioDef, difficulty: Difficulty) -> Plan {
    Plan {
        scenarios: vec![card.id.clone()],
        difficulty,
    }
}

/// The limit of a card on a difficulty.
fn days(catalog: &Catalog, card: &ScenarioDef, difficulty: Difficulty) -> u8 {
    let level = catalog.difficulty(difficulty).map_or(0, |level| level.days);
    let shift = match (card.check, card.tier) {
        (Check::AtEnd, _) => 0,
        (Check::AnyTime, Tier::Hard) => level.max(0),
        (Check::AnyTime, Tier::Open | Tier::Easy | Tier::Medium) => level,
    };
    card.days.saturating_add_signed(shift)
}

/// What a Sunday may bring: two cards, or one that is longer than those of a weekday.
fn long(catalog: &Catalog) -> Vec<Plan> {
    let pairs = pairs(catalog, |_| true).into_iter();
    let pairs = pairs.map(|scenarios| Plan {
        scenarios,
        difficulty: Difficulty::Fair,
    });
    let longer = |card: &&ScenarioDef| card.days > *DAYS.end();
    let single = catalog.scenarios.iter().filter(longer);
    pairs
        .chain(single.map(|card| one(card, Difficulty::Fair)))
        .collect()
}

/// One of the choices of a day that has rested long enough.
fn draw(catalog: &Catalog, date: Date, past: &[(Date, Plan)]) -> Plan {
    let mut list = choices(catalog, date);
    let rested = |plan: &Plan| {
        past.iter().all(|(then, before)| {
            let apart = date.0 - then.0;
            match (length(date), length(*then)) {
                (Length::Long, Length::Long) => apart >= LONG_REST || before != plan,
                (Length::Short, Length::Short) => {
                    let again = |card| plan.scenarios.contains(card);
                    apart >= REST || !before.scenarios.iter().any(again)
                }
                // On a Sunday cards of the week may meet again.
                (Length::Long, Length::Short) | (Length::Short, Length::Long) => true,
            }
        })
    };
    if list.iter().any(rested) {
        list.retain(rested);
    }
    let key = format!("daily/{date}");
    let mut chance = Chance::from_seed(streams::seed(&key, Label::Scenario));
    chance.pick(&mut list).unwrap_or(Plan {
        scenarios: Vec::new(),
        difficulty: Difficulty::Fair,
    })
}

/// All pairs that a Sunday may bring: an easy card and a harder one.
pub fn pairs(catalog: &Catalog, fits: impl Fn(&ScenarioDef) -> bool) -> Vec<Vec<Key>> {
    let cards = |easy: bool| {
        catalog
            .scenarios
            .iter()
            .filter(move |c| c.combinable && c.tier != Tier::Open && (c.tier == Tier::Easy) == easy)
    };
    let mut list = Vec::new();
    for first in cards(true).filter(|c| fits(c)) {
        for second in cards(false).filter(|c| fits(c)) {
            list.push(vec![first.id.clone(), second.id.clone()]);
        }
    }
    list
}
