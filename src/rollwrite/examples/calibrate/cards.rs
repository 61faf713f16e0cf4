//! How the cards go: each at its limit, at others, at each difficulty, and in pairs.

use castaway_rollwrite::{catalog::Catalog, ids::Difficulty, rotation, setup::Island};

use crate::lot::{Lot, Sum};

/// The cards named in the variable ONLY, or all.
fn named(catalog: &Catalog) -> Vec<String> {
    let only = std::env::var("ONLY").unwrap_or_default();
    let ids = catalog.scenarios.iter().map(|c| c.id.to_string());
    ids.filter(|id| only.is_empty() || only.split(',').any(|o| o == id))
        .collect()
}

/// Each card as it is.
pub fn each(catalog: &Catalog, lot: Lot) {
    for id in named(catalog) {
        Sum::of(&lot.play(catalog, &[&id], Island::Seed)).print(&id);
    }
}

/// Each card at each difficulty, as a table.
pub fn levels(catalog: &Catalog, lot: Lot) {
    println!("| card | tier | days | gentle | fair | harsh |\n|---|---|---|---|---|---|");
    for id in named(catalog) {
        let Some(card) = catalog.scenarios.iter().find(|c| c.id.as_str() == id) else {
            continue;
        };
        let cells = Difficulty::ALL.map(|difficulty| {
            let sum = Sum::of(&Lot { difficulty, ..lot }.play(catalog, &[&id], Island::Seed));
            format!(
                "{:.2}, day {:.1}, {} points",
                sum.share(),
                sum.day(),
                sum.at(50)
            )
        });
        println!(
            "| {id} | {:?} | {} | {} |",
            card.tier,
            card.days,
            cells.join(" | ")
        );
    }
}

/// How often each card is met by the day limit, around the one on it.
pub fn limits(catalog: &Catalog, lot: Lot) {
    let mut catalog = catalog.clone();
    for id in named(&catalog) {
        let at = catalog.scenarios.iter().position(|c| c.id.as_str() == id);
        let Some(at) = at else { continue };
        let days = catalog.scenarios[at].days;
        let mut line = format!("{id} {:?} now {days}:", catalog.scenarios[at].tier);
        for limit in days.saturating_sub(3).max(3)..=(days + 1).min(17) {
            catalog.scenarios[at].days = limit;
            let sum = Sum::of(&lot.play(&catalog, &[&id], Island::Seed));
            line += &format!("  {limit} {:.2}", sum.share());
        }
        catalog.scenarios[at].days = days;
        println!("{line}");
    }
}

/// All pairs that a Sunday may bring.
pub fn pairs(catalog: &Catalog, lot: Lot) {
    for pair in rotation::pairs(catalog, |_| true) {
        let ids: Vec<&str> = pair.iter().map(|k| k.as_str()).collect();
        Sum::of(&lot.play(catalog, &ids, Island::Seed)).print(&ids.join("+"));
    }
}
