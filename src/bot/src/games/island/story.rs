//! What happened, told in lines.

use super::scene::Scene;

/// The lines of the last step.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    scene.words.story(&scene.view, scene.events)
}

/// What matters most of the last step, in at most `n` lines, and how many lines that leaves out.
pub fn changed(scene: &Scene<'_>, n: usize) -> (Vec<String>, usize) {
    scene.words.digest(&scene.view, scene.events, n)
}
