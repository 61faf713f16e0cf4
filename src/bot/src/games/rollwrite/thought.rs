//! What was thought for somebody who goes by hints, as it is kept beside the game.

use castaway_rollwrite::command::Command;
use castaway_table::Place;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::scene::Scene;

/// What was thought for somebody, kept beside the game until it goes on.
#[derive(Serialize, Deserialize)]
struct Thought {
    /// The moment it was thought for.
    revision: u64,
    /// All orders of the turn.
    orders: Vec<Command>,
    /// Whether the panel shows it: only one that nobody else sees.
    shown: bool,
}

/// What is kept of a plan that was thought for this moment.
pub(super) fn keep(scene: &Scene<'_>, place: Place, plan: &[Command]) -> Option<Value> {
    let thought = Thought {
        revision: scene.version.revision,
        orders: plan.to_vec(),
        shown: place.is_own(),
    };
    serde_json::to_value(thought).ok()
}

/// What was thought for this moment; nothing once the game has gone on.
fn read(scene: &Scene<'_>) -> Option<Thought> {
    let thought = Thought::deserialize(scene.meta.counsel.as_ref()?).ok()?;
    (thought.revision == scene.version.revision).then_some(thought)
}

/// The plan that the panel shows.
pub(super) fn shown(scene: &Scene<'_>) -> Option<Vec<Command>> {
    let thought = read(scene).filter(|thought| thought.shown)?;
    Some(thought.orders)
}

/// The plan that was thought for this moment.
pub(super) fn kept(scene: &Scene<'_>) -> Option<Vec<Command>> {
    Some(read(scene)?.orders)
}
