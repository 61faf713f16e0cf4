//! The gate an island must pass: the deterministic player neither always fails nor finds it trivial.

use castaway_kernel::{Game, Key};

use crate::{
    RollWrite,
    catalog::Catalog,
    ids::Difficulty,
    policy,
    setup::{Island, Setup},
    state::Outcome,
};

/// Orders after which a game of the player is given up; far above any real game.
const LONGEST: u32 = 4000;

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
    let mut state = RollWrite::create(catalog, setup, seed).ok()?.state;
    for _ in 0..LONGEST {
        let Some(seat) = state.asked() else {
            return RollWrite::outcome(&state);
        };
        let command = policy::choose(catalog, &state, seat)?;
        state = RollWrite::apply(catalog, &state, seat, &command)
            .ok()?
            .state;
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

/// The first island after `seed` that passes, with its number among the candidates.
pub fn worthy(
    catalog: &Catalog,
    scenario: &Key,
    difficulty: Difficulty,
    seed: u64,
    games: u64,
) -> Option<(Setup, u64, Vec<Outcome>)> {
    (0..8).find_map(|candidate| {
        let setup = Setup {
            seats: 1,
            scenarios: vec![scenario.clone()],
            difficulty,
            island: Island::Seed(seed.wrapping_mul(1000).wrapping_add(candidate)),
        };
        let (verdict, ends) = judge(catalog, &setup, games);
        (verdict == Verdict::Fair).then_some((setup, candidate, ends))
    })
}
