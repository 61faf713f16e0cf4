//! Invariants that hold in every state the rules leaves behind.

use std::collections::BTreeMap;

use castaway_kernel::Key;

use crate::{
    catalog::Catalog,
    ids::{Deck, Who},
    plan::Pawn,
    state::{EventDeckCard, State},
};

/// Broken invariants, each in a sentence; see [`castaway_kernel::Game::check`].
pub fn check(catalog: &Catalog, state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    let mut must = |holds: bool, text: &str| {
        if !holds {
            broken.push(text.to_owned());
        }
    };
    must((-3..=3).contains(&state.morale), "morale left its track");
    must(
        state.shelter || crate::engine::Rules::new(catalog, state).sheltered() || (state.roof == 0 && state.palisade == 0)
            // R-EXPLORE-10 takes them when the camp moves; a flipped natural shelter ends the game.
            || state.end.is_some(),
        "roof or palisade without a shelter",
    );
    for who in state.seats() {
        let dies_on = state
            .person(who)
            .and_then(|p| catalog.characters.get(&p.character))
            .map_or(0, |c| c.dies_on);
        let wounds = state.person(who).map_or(0, |p| p.wounds);
        must(
            wounds < dies_on || state.end.is_some(),
            "a dead character in a running game",
        );
    }
    must(
        state.ask.is_some() || state.planning || state.end.is_some(),
        "the game waits for nobody",
    );
    must(
        state.end.is_some() || state.ask.is_some() || !state.stack.is_empty(),
        "nothing is left to do",
    );
    if let Some(ask) = &state.ask {
        must(
            ask.options.iter().any(|o| o.blocked.is_none()),
            "a question without an answer",
        );
        must(!ask.seats.is_empty(), "a question to nobody");
        let mut keys: Vec<&Key> = ask.options.iter().map(|o| &o.key).collect();
        keys.sort();
        let all = keys.len();
        keys.dedup();
        must(keys.len() == all, "two options of one name");
    }
    must(
        usize::from(state.round) <= 12,
        "the round marker left its track",
    );
    pawns(state, &mut must);
    conservation(catalog, state, &mut must);
    broken
}

fn pawns(state: &State, must: &mut impl FnMut(bool, &str)) {
    let mut used: BTreeMap<Pawn, usize> = BTreeMap::new();
    for placement in state.plan.iter().filter(|p| !p.done) {
        for pawn in &placement.what.pawns {
            *used.entry(*pawn).or_default() += 1;
        }
    }
    for (pawn, n) in used {
        let most = match pawn {
            Pawn::Seat(_) => 2,
            Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => 1,
        };
        must(n <= most, "a pawn stands in two places");
    }
    for seat in state.seats() {
        if let Who::Seat(n) = seat {
            let there = state.people[usize::from(n)].character.as_str();
            must(!there.is_empty(), "a seat without a character");
        }
    }
}

/// No card is lost or doubled, wherever it lies.
fn conservation(catalog: &Catalog, state: &State, must: &mut impl FnMut(bool, &str)) {
    let tiles = state.piles.tiles.len()
        + state.island.values().filter(|t| t.number > 0).count()
        + in_stack(state, |op| match op {
            crate::task::Op::OrderTiles(t)
            | crate::task::Op::ScoutedTiles(t)
            | crate::task::Op::TilesToPlace(t, _)
            | crate::task::Op::TilesUnder(t)
            | crate::task::Op::ShuffleTilesIn(t) => t.len(),
            crate::task::Op::TileOnTop(_) => 1,
            _ => 0,
        });
    must(
        tiles == catalog.tiles.len(),
        "island tiles were lost or doubled",
    );

    let mut inventions: Vec<&Key> = state
        .inventions
        .keys()
        .chain(&state.piles.inventions)
        .chain(&state.piles.idea_discard)
        .collect();
    let all = inventions.len();
    inventions.sort();
    inventions.dedup();
    must(inventions.len() == all, "an invention lies in two places");

    let drawn = in_stack(state, |op| match op {
        crate::task::Op::Mystery(d) | crate::task::Op::MysteryDraw(d) => {
            d.aside.len() + d.won.len()
        }
        crate::task::Op::MysteryCard(_) => 0,
        _ => 0,
    });
    let mysteries = state.piles.mysteries.len()
        + state.piles.mystery_discard.len()
        + state.kept.iter().filter(|k| k.deck.is_none()).count()
        + state.future.treasures.len()
        + state.gains.treasures.len()
        + state
            .people
            .iter()
            .chain(&state.friday)
            .map(|p| p.sheet.treasures.len())
            .sum::<usize>()
        + state
            .piles
            .events
            .iter()
            .filter(|e| matches!(e, EventDeckCard::Mystery { .. }))
            .count()
        + drawn;
    must(
        mysteries <= catalog.mysteries.len(),
        "a mystery card was doubled",
    );

    for deck in Deck::ALL {
        let printed: usize = catalog
            .adventures
            .iter()
            .filter(|((d, _), _)| d == deck)
            .map(|(_, c)| usize::from(c.count))
            .sum();
        let there = state.piles.adventures.get(deck).map_or(0, Vec::len);
        must(there <= printed, "an adventure card was doubled");
    }
}

/// Counts something over all open tasks and the alternatives of the open question.
fn in_stack(state: &State, count: impl Fn(&crate::task::Op) -> usize) -> usize {
    let stacked: usize = state.stack.iter().map(|t| count(&t.op)).sum();
    let asked = state
        .ask
        .as_ref()
        .map_or(0, |ask| count(&ask.prompt.origin.op));
    stacked + asked
}
