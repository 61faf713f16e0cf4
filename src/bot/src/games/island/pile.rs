//! How much wood the pile still needs in each round.

use castaway_robinson::view::View;

/// Wood that the pile needs in each of the rounds in which the ship may come or that are left until then, rounded up; 0 where it needs
/// none, or where one stage a round fills it no more (R-S1-2).
pub fn a_round(view: &View) -> u16 {
    let open = view.pile.iter().filter(|(wood, of)| wood < of);
    let (stages, lacks) = open.fold((0_u16, 0_u16), |(n, lacks), (wood, of)| {
        (n + 1, lacks + u16::from(of.saturating_sub(*wood)))
    });
    let last = view.ship.map_or(view.rounds, |(_, last)| last);
    // Tonight is one of them.
    let nights = match view.round > last {
        true => 0,
        false => u16::from(last - view.round) + 1,
    };
    match nights < stages {
        true => 0,
        false => lacks.div_ceil(nights.max(1)),
    }
}
