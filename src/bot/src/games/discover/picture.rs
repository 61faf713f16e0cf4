//! The picture of the explore-and-craft game.

use castaway_discover::Discover;

use super::{panel, scene::Scene, spots};
use crate::{discord::Ui, ui::message::Picture};

/// The part of the map around whose turn it is; none as long as it is not drawn.
pub fn window(_: &Ui<Discover>, _: &Scene<'_>) -> Option<Picture> {
    None
}

/// The whole map; none as long as it is not drawn.
pub fn whole(_: &Ui<Discover>, _: &Scene<'_>) -> Option<Picture> {
    None
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
