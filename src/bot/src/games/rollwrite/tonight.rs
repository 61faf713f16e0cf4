//! What the coming night takes, as the rules tell it of the moment that is looked at.

use castaway_rollwrite::{command::Command, hex::Hex, ids::Resource, tonight};

use super::scene::Scene;

/// What the coming night asks for.
pub fn asked<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Resource> + 'a {
    tonight::asked(&scene.view)
}

/// Whether the coming night asks for this and none is there.
pub fn lacks(scene: &Scene<'_>, resource: Resource) -> bool {
    tonight::lacks(&scene.view, scene.seat, resource)
}

/// Whether the sea takes this field when the next day begins.
pub fn sinks(scene: &Scene<'_>, at: Hex) -> bool {
    tonight::sinks(&scene.view, at)
}

/// Whether the player dies tonight of what is missing now.
pub fn kills(scene: &Scene<'_>) -> bool {
    tonight::kills(&scene.view, scene.seat)
}

/// Whether these orders leave the player where the night kills, with no die to leave or to find what is missing.
pub fn deadly(scene: &Scene<'_>, orders: &[Command]) -> bool {
    tonight::deadly(scene.catalog, scene.state, &scene.view, scene.seat, orders)
}
