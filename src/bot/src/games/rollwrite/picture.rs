//! The picture of the roll-and-write game.

use castaway_render::{
    Layout, Painter,
    rollwrite::{BoardInput, Reach, rollwrite_alt},
};

use super::{
    captions::Captions,
    destinations::{Spot, gathers, named},
    panel,
    scene::Scene,
    tonight,
};
use crate::ui::{BOARD, message::Picture};

/// The island and sheets; `None` if they cannot be drawn, which is logged.
pub fn board(painter: &Painter, scene: &Scene<'_>, layout: Layout) -> Option<Picture> {
    with_board(scene, layout, |input| match painter.rollwrite_png(input) {
        Ok(png) => Some(Picture {
            name: BOARD.into(),
            alt: rollwrite_alt(input).into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "an island could not be drawn");
            None
        }
    })
}

/// The island and sheets in words.
pub fn in_words(scene: &Scene<'_>) -> String {
    with_board(scene, Layout::Full, rollwrite_alt)
}

/// Does something with the board as it is drawn.
fn with_board<T>(scene: &Scene<'_>, layout: Layout, work: impl FnOnce(&BoardInput<'_>) -> T) -> T {
    let named = named(scene);
    // Where the task can be met today nothing else is yellow, but what one dies without.
    let won = named.iter().any(|s| s.win.is_some() && s.serves) && !tonight::kills(scene);
    let lacks = |s: &Spot| gathers(scene, s).is_some_and(|r| tonight::lacks(scene, r));
    let night = |s: &Spot| !s.deadly && lacks(s);
    let reach: Vec<Reach> = named
        .iter()
        .map(|s| Reach {
            at: s.at,
            serves: s.serves || (!won && night(s)),
            dice: u8::try_from(s.dice.len()).unwrap_or(4),
        })
        .collect();
    let island = panel::island_name(scene);
    let scenario = panel::scenario_name(&scene.words, &scene.view.charter.scenarios);
    work(&BoardInput {
        catalog: scene.catalog,
        view: &scene.view,
        island: &island,
        scenario: &scenario,
        reach: &reach,
        labels: &Captions(scene),
        layout,
    })
}
