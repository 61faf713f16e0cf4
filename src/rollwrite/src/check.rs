//! Invariants of a state.

use crate::{
    catalog::Catalog,
    engine,
    state::{Phase, Standing, State},
};

/// Broken invariants, each in a sentence; empty when all is well.
pub fn check(catalog: &Catalog, state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    let mut must = |holds: bool, what: &str| {
        if !holds {
            broken.push(what.to_owned());
        }
    };
    let started = !matches!(state.phase, Phase::Start(_));
    for (seat, player) in (0u8..).map(castaway_kernel::Seat).zip(&state.players) {
        must(player.health <= catalog.rules.health, "health never grows");
        must(
            player.masks_used <= player.masks,
            "more masks used than owned",
        );
        must(
            player.masks <= catalog.rules.mask_boxes,
            "more masks than boxes",
        );
        must(
            player.charted.len() <= catalog.rules.chart.len(),
            "more sections than the map has",
        );
        must(
            (player.smokes == 0) == player.smoke_value.is_none(),
            "smoke without a value",
        );
        let alive = player.standing == Standing::Playing;
        must(
            !started || alive == player.at.is_some(),
            "a pawn stands where its player plays",
        );
        must(
            (player.health == 0) == matches!(player.standing, Standing::Dead { .. }),
            "death",
        );
        if let Some(at) = player.at {
            must(
                state.map.land(at) && !state.map.blocked(at),
                "a pawn stands on a blocked field",
            );
            must(state.pawn_at(at) == Some(seat), "two pawns on one field");
        }
    }
    for (at, s) in state.structures.iter().enumerate() {
        must(state.map.is_empty(s.at), "a structure stands on a feature");
        must(
            state.structures[..at].iter().all(|o| o.at != s.at),
            "two structures on one field",
        );
    }
    must(
        (1..=state.charter.days).contains(&state.day),
        "the day is beyond the limit",
    );
    match &state.phase {
        Phase::Turn(turn) | Phase::Trade { turn, .. } => {
            must(
                turn.dice.iter().all(|d| (1..=6).contains(&d.value)),
                "a die shows 1 to 6",
            );
        }
        Phase::Over(outcome) => {
            must(
                *outcome == engine::score(catalog, state),
                "the score is not the score",
            );
        }
        Phase::Start(_) | Phase::Fight(_) => {}
    }
    broken
}
