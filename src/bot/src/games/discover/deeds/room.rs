//! Whether there is room for one thing more: in hand, or in a thing that carries some kinds of it.

use castaway_discover::{ids::Res, stock::Stock};

use crate::games::discover::scene::Scene;

/// Whether the hands of the seat that is spoken of are full; a thing of theirs may still have room for what it carries.
pub(super) fn is_full(scene: &Scene<'_>) -> bool {
    let (held, limit) = scene.known_to_seat().load(scene.seat);
    held >= limit
}

/// Whether they need leave nothing behind for one more of this kind.
pub(super) fn has_room(scene: &Scene<'_>, res: Res) -> bool {
    !scene.known_to_seat().is_too_much(&Stock::of(res, 1))
}
