//! Whether there is room in hand for one thing more.

use castaway_discover::{ids::Res, stock::Stock};

use crate::games::discover::scene::Scene;

/// Whether the seat that is spoken of would have to leave something behind for one thing more.
pub(super) fn is_full(scene: &Scene<'_>) -> bool {
    (scene.known_to_seat()).is_too_much(&Stock::of(Res::Wood, 1))
}
