//! The gate an island must pass: the deterministic player neither always fails nor finds it trivial.

use castaway_kernel::{Game, Key};

use crate::{
    RollWrite,
    catalog::Catalog,
    ids::Difficulty,
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

/// Whether the game of a day may be played on this setup.
pub fn passes(catalog: &Catalog, setup: &Setup) -> bool {
    judge(catalog, setup, GAMES).0 == Verdict::Fair
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
