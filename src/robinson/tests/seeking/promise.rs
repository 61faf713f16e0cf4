//! How far a table is on its way to an end, in points.

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::Aim,
    policy::{still_owed, worth},
    state::State,
};

/// What speaks for a table that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Promise {
    /// How near it is to the end that is looked for.
    pub near: i64,
    /// How well it fares.
    pub well: i64,
}

/// Whether it is known what leads to an end; else only many games find it.
pub fn leads_to(end: &str) -> bool {
    end != "camp-lost" && end != "died"
}

/// What speaks for a table that goes on.
pub fn of(catalog: &Catalog, state: &State, end: &str) -> Promise {
    let people = state.people.iter().map(|p| i64::from(p.wounds));
    let guests = state.guests.iter().map(|g| i64::from(g.person.wounds));
    // The last wounds of a life weigh most.
    let hurt = |wounds: i64| wounds * wounds * wounds / 12;
    let life = -people.map(hurt).sum::<i64>() - guests.clone().map(hurt).sum::<i64>();
    let food = i64::from(state.stock.food + state.stock.npfood);
    let (near, well) = match end {
        "won" => (won(catalog, state), worth(catalog, state)),
        "time-over" => (6 * food.min(8) + 8 * i64::from(state.roof), life),
        "unfed" => (-20 * food, life + 8 * i64::from(state.roof)),
        "invention-gone" => {
            let gone = |key: &&Key| !state.inventions.contains_key(*key);
            let gone = state.drawn.iter().filter(gone).count();
            let well = life + 8 * i64::from(state.roof) + 6 * food.min(8);
            (600 * i64::from(gone > 0), well)
        }
        "died" => (-life, 0),
        // Somebody whom no player plays dies, and nobody else before.
        _ if end.starts_with("died-") => (4 * guests.map(hurt).sum::<i64>(), life),
        _ => (0, life),
    };
    Promise { near, well }
}

/// How much of what wins is there, and how little work is left.
fn won(catalog: &Catalog, state: &State) -> i64 {
    let aims = Island::view(catalog, state, None).aims;
    let parts = aims.iter().map(|aim| match aim.aim {
        Aim::Rounds { .. } => 0,
        _ => 150 * i64::from(aim.have.min(aim.of)) / i64::from(aim.of.max(1)),
    });
    parts.sum::<i64>() - 2 * still_owed(catalog, state)
}
