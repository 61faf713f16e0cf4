//! The picture of the explore-and-craft game.

use std::borrow::Cow;

use castaway_discover::Discover;
use castaway_render::{
    Layout, RenderError,
    discover::{MapInput, alt},
};

use super::{captions::Captions, panel, scene::Scene, spots};
use crate::{
    discord::Ui,
    ui::{BOARD, message::Picture},
};

/// The part of the map around whose turn it is; `None` if it cannot be drawn, which is logged.
pub fn window(ui: &Ui<Discover>, scene: &Scene<'_>) -> Option<Picture> {
    map(ui, scene, Layout::Window)
}

/// The whole map with everybody; `None` if it cannot be drawn, which is logged.
pub fn whole(ui: &Ui<Discover>, scene: &Scene<'_>) -> Option<Picture> {
    map(ui, scene, Layout::Full)
}

fn map(ui: &Ui<Discover>, scene: &Scene<'_>, layout: Layout) -> Option<Picture> {
    let drawn = given(scene, |input| {
        let png = ui.painter.discover_png(input, layout)?;
        Ok::<_, RenderError>(Picture {
            name: BOARD.into(),
            alt: alt(input).into(),
            png,
        })
    });
    drawn
        .inspect_err(|error| tracing::error!(%error, "a map could not be drawn"))
        .ok()
}

/// All that a picture of the map is made of, as it is before it becomes pixels: what it draws, and its words.
pub fn drawing(scene: &Scene<'_>, layout: Layout) -> (String, String) {
    given(scene, |input| {
        let drawn = match layout {
            Layout::Full => castaway_render::discover::whole(input),
            Layout::Window => castaway_render::discover::window(input),
        };
        (drawn, alt(input))
    })
}

fn given<T>(scene: &Scene<'_>, draw: impl FnOnce(&MapInput<'_>) -> T) -> T {
    let mut view = Cow::Borrowed(&scene.view);
    // The hearts are those that the enemy has left.
    if let Some(fight) = &scene.view.fight
        && scene.view.health_left(fight) < fight.health
        && let Some(drawn) = &mut view.to_mut().fight
    {
        drawn.health = scene.view.health_left(fight);
    }
    draw(&MapInput {
        catalog: scene.catalog,
        view: &view,
        quest: &scene.words.wording.name(&scene.view.quest),
        aims: &scene.words.wording.goals(&scene.view),
        labels: &Captions(scene),
    })
}

/// The map in words: every open space on which there is anything, tile by tile.
pub fn in_words(scene: &Scene<'_>) -> String {
    let known = scene.known();
    let mut lines = panel::people(scene);
    for tile in (0_u8..).take(known.tiles().len()) {
        let name = castaway_discover::wording::tile_name(tile);
        if !known.is_tile_open(tile) {
            continue;
        }
        let first = tile.saturating_mul(7);
        let spaces =
            (first..first.saturating_add(7)).filter(|at| !spots::signs(scene, *at).is_empty());
        let spaces: Vec<String> = spaces.map(|at| spots::label(scene, at)).collect();
        lines.push(format!("**{name}** {}", spaces.join(" | ")));
    }
    lines.join("\n")
}
