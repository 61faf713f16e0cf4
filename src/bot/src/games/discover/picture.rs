//! The picture of the explore-and-craft game.

use castaway_discover::Discover;
use castaway_render::{
    Layout,
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
    let quest = scene.words.wording.name(&scene.view.quest);
    let input = MapInput {
        catalog: scene.catalog,
        view: &scene.view,
        quest: &quest,
        aims: &scene.words.wording.goals(&scene.view),
        labels: &Captions(scene),
    };
    match ui.painter.discover_png(&input, layout) {
        Ok(png) => Some(Picture {
            name: BOARD.into(),
            alt: alt(&input).into(),
            png,
        }),
        Err(error) => {
            tracing::error!(%error, "a map could not be drawn");
            None
        }
    }
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
