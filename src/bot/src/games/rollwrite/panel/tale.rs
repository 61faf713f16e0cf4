//! What happened, in lines.

use castaway_rollwrite::event::Event;

use crate::{
    games::rollwrite::{brief, scene::Scene},
    ui::limits::newest_lines,
};

/// Lines of the story on the panel.
const STORY: usize = 7;
/// Days of the story on the panel of a person alone.
const DAYS: usize = 2;

/// The newest lines of what happened: alone in signs, in company in words.
pub(super) fn story(scene: &Scene<'_>) -> String {
    let lines = if scene.alone() {
        brief::days(&scene.words, scene.events, scene.view.day, DAYS)
    } else {
        let lines = lines(scene);
        lines[lines.len().saturating_sub(STORY)..].to_vec()
    };
    let newest: Vec<String> = lines.iter().map(|l| format!("-# {l}")).collect();
    newest_lines(&newest, 1200)
}

/// What happened, line by line; dice are seen on the buttons and need no line.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    let names = scene.names();
    let told = scene.events.iter().filter(|event| {
        let seen = matches!(event, Event::Rolled { .. } | Event::Ended { .. });
        let began = matches!(event, Event::Began { .. }) && scene.alone();
        !seen && !began
    });
    told.map(|event| line(scene, event, &names)).collect()
}

/// An event as a sentence; a person alone is spoken to.
pub fn line(scene: &Scene<'_>, event: &Event, names: &[String]) -> String {
    let wording = scene.words.wording;
    if scene.alone() {
        wording.event_alone(event)
    } else {
        wording.event(event, names)
    }
}
