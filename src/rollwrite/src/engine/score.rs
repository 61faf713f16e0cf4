//! The points at the end, by source.

use castaway_kernel::Seat;

use super::{goals::marks, goals_met};
use crate::{
    catalog::Catalog,
    ids::{Item, Task},
    state::{Outcome, Player, Score, Standing, State},
};

/// Points for smoke or map: a fixed number alone (W-SMOKE-4, W-CHART-3), in company for whoever has most if all together have
/// enough (W-SMOKE-5, W-CHART-4), and a few for everybody who took part if several have most (W-SMOKE-6, W-CHART-5, W-R-20).
fn majority(catalog: &Catalog, state: &State, own: &Player, task: Task) -> u16 {
    let rules = &catalog.rules;
    let all: Vec<usize> = state.players.iter().map(|p| marks(p, task)).collect();
    let mine = marks(own, task);
    let most = all.iter().copied().max().unwrap_or(0);
    if all.iter().sum::<usize>() < usize::from(rules.marks) || mine == 0 {
        return 0;
    }
    let tie = all.iter().filter(|n| **n == most).count() > 1;
    match (tie, mine == most) {
        (true, _) => rules.tie_vp,
        (false, true) => rules.marks_vp,
        (false, false) => 0,
    }
}

fn vp(catalog: &Catalog, item: Item) -> u16 {
    catalog.item(item).map_or(0, |card| card.vp)
}

/// The points of a seat by source (W-SCORE-1): crystals up the ladder and none beyond it (W-CRYS-2, W-R-9), every structure that
/// stands (W-BUILD-6), unused masks (W-MASK-3), unspent survival points (W-SP-6). What is carried counts nothing (W-SCORE-2).
fn one(catalog: &Catalog, state: &State, seat: Seat, player: &Player) -> Score {
    let rules = &catalog.rules;
    let made = |item: &&Item| player.made.contains(*item);
    let copies = |item: Item| {
        let count = u16::try_from(state.own(seat, item).len()).unwrap_or(u16::MAX);
        vp(catalog, item).saturating_mul(count)
    };
    let (met, days) = match player.standing {
        Standing::Playing => (goals_met(state, seat), state.day),
        Standing::Done { day } => (true, day),
        Standing::Dead { day, met } => (met, day),
    };
    let bonus = match player.standing {
        Standing::Done { day } => state.charter.early_bonus(day),
        Standing::Playing | Standing::Dead { .. } => 0,
    };
    Score {
        tools: Item::TOOLS
            .iter()
            .filter(made)
            .map(|item| vp(catalog, *item))
            .sum(),
        structures: copies(Item::Tent).saturating_add(copies(Item::Campfire)),
        raft: if player.made.contains(&Item::Raft) {
            vp(catalog, Item::Raft)
        } else {
            0
        },
        crystals: rules
            .crystals
            .iter()
            .take(usize::from(player.crystals))
            .sum(),
        smoke: majority(catalog, state, player, Task::Smoke),
        chart: majority(catalog, state, player, Task::Chart),
        masks: u16::try_from(marks(player, Task::Mask))
            .unwrap_or(0)
            .saturating_mul(rules.mask_vp),
        lizards: player.lizard_points,
        survival: player.survival,
        bonus,
        met,
        days,
        health: player.health,
    }
}

/// The scores of all seats as the game stands, and who leads (W-END-2).
pub fn score(catalog: &Catalog, state: &State) -> Outcome {
    let seats = || (0u8..).map(Seat).zip(&state.players);
    let scores: Vec<Score> = seats()
        .map(|(seat, p)| one(catalog, state, seat, p))
        .collect();
    let best = scores.iter().map(Score::rank).max();
    let winners = seats()
        .zip(&scores)
        .filter(|(_, score)| Some(score.rank()) == best)
        .map(|((seat, _), _)| seat)
        .collect();
    Outcome { scores, winners }
}
