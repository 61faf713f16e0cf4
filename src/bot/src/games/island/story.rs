//! What happened, told in lines.

use super::scene::Scene;

/// The lines of the last step.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    scene.words.story(&scene.view, scene.events)
}
