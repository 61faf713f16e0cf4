//! The gate an island must pass: the deterministic player neither always fails nor finds it trivial.

use castaway_kernel::Game;

use crate::{
    RollWrite,
    catalog::Catalog,
    content::{IslandDef, Tier},
    policy::{self, Style},
    setup::{Island, Setup},
    state::Outcome,
};

/// Orders after which a game of the player is given up; far above any real game.
const LONGEST: u32 = 4000;
/// Games that judge an island.
const GAMES: u64 = 12;
/// Games that medals are measured by.
pub(crate) const PAR_GAMES: u64 = 30;

/// What the player's games on fixed dice say about an island and its scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The scenario was never met.
    Hopeless,
    /// Worth playing.
    Fair,
    /// The scenario was met every time within half the days.
    Trivial,
}

/// A whole game of the player on every seat; `None` when it does not end, which tests exclude.
pub fn play(catalog: &Catalog, setup: &Setup, seed: u64) -> Option<Outcome> {
    play_as(catalog, setup, seed, &Style::number(0))
}

/// A whole game of a player of some style on every seat.
pub fn play_as(catalog: &Catalog, setup: &Setup, seed: u64, style: &Style) -> Option<Outcome> {
    let mut state = RollWrite::create(catalog, setup, seed).ok()?.state;
    for _ in 0..LONGEST {
        let Some(seat) = state.asked() else {
            return RollWrite::outcome(&state);
        };
        for command in policy::plan(catalog, &state, seat, style) {
            match RollWrite::apply(catalog, &state, seat, &command) {
                Ok(step) => state = step.state,
                // The plan is made anew.
                Err(_) => break,
            }
        }
    }
    None
}

/// Judges a setup by so many games with the dice 0, 1, 2 …
pub fn judge(catalog: &Catalog, setup: &Setup, games: u64) -> (Verdict, Vec<Outcome>) {
    let ends: Vec<Outcome> = (0..games).filter_map(|g| play(catalog, setup, g)).collect();
    let scores = || ends.iter().flat_map(|o| &o.scores);
    let limit = scores().map(|s| s.days).max().unwrap_or(0);
    let days: Option<u8> = setup
        .scenarios
        .iter()
        .filter_map(|id| catalog.scenario(id))
        .map(|s| s.days)
        .max();
    let half = days.unwrap_or(limit) / 2;
    let verdict = if !scores().any(|s| s.met) {
        Verdict::Hopeless
    } else if scores().all(|s| s.met && s.days < half) {
        Verdict::Trivial
    } else {
        Verdict::Fair
    };
    (verdict, ends)
}

/// The kind of island of a setup, where it is made from a seed.
fn kind<'a>(catalog: &'a Catalog, setup: &Setup) -> Option<&'a IslandDef> {
    match setup.island {
        Island::Seed(seed) => catalog.island_by_seed(setup.seats, setup.difficulty, seed),
        Island::Of { class, .. } => catalog.island_of(setup.seats, class),
        Island::Given(_) => None,
    }
}

/// The player's mean score on the island alone, without any card.
pub fn plain_mean(catalog: &Catalog, setup: &Setup, games: u64) -> Option<u16> {
    let open = catalog.scenarios.iter().find(|c| c.tier == Tier::Open)?;
    let plain = Setup {
        scenarios: vec![open.id.clone()],
        ..setup.clone()
    };
    let points: Vec<u64> = (0..games)
        .filter_map(|g| play(catalog, &plain, g))
        .filter_map(|o| o.scores.first().map(|s| u64::from(s.total())))
        .collect();
    let count = u64::try_from(points.len()).ok()?;
    let mean = points.iter().sum::<u64>().checked_div(count)?;
    u16::try_from(mean).ok()
}

/// Whether one of the first styles of the player meets the scenario with these very dice.
pub fn can_be_met(catalog: &Catalog, setup: &Setup, seed: u64) -> bool {
    (0..GAMES)
        .filter_map(|style| play_as(catalog, setup, seed, &Style::number(style)))
        .any(|end| end.scores.iter().any(|score| score.met))
}

/// Whether the game of a day may be played on this setup: the island lies in the band of its kind, and
/// its scenario is neither hopeless nor trivial there.
pub fn passes(catalog: &Catalog, setup: &Setup) -> bool {
    let band = kind(catalog, setup).and_then(|def| def.band);
    let fits = band.is_none_or(|[low, high]| {
        plain_mean(catalog, setup, GAMES).is_some_and(|mean| (low..=high).contains(&mean))
    });
    let open = setup.scenarios.iter().all(|id| {
        catalog
            .scenario(id)
            .is_some_and(|card| card.tier == Tier::Open)
    });
    fits && (open || judge(catalog, setup, GAMES).0 == Verdict::Fair)
}
