//! The story so far: a chapter for each day, told as its reader saw it.

use castaway_discover::{Discover, event::Event};
use castaway_kernel::Game;
use castaway_table::Past;

use super::{lines, scene::Scene};
use crate::ui::{
    SAND,
    message::{Embed, Message},
    story::Chapter,
};

/// The chapters of a past; each step is told from the table as it stood then.
pub fn chapters(scene: &Scene<'_>, past: Past<'_, Discover>) -> Vec<Chapter> {
    let mut chapters = vec![Chapter::default()];
    for step in past {
        // A step may end one day and begin the next: each part goes to its own.
        let mut rest = step.events.as_slice();
        while !rest.is_empty() {
            let opens = |event: &Event| Discover::chapter(event);
            let next = rest.iter().skip(1).position(|event| opens(event).is_some());
            let (now, later) = rest.split_at(next.map_or(rest.len(), |at| at + 1));
            if let Some(day) = now.first().and_then(opens) {
                chapters.push(Chapter {
                    name: scene.words.count("di-day", day),
                    lines: Vec::new(),
                });
            }
            let told = match &step.after {
                Some(table) => lines::story(&scene.at(table, now)),
                None => lines::story(&scene.telling(now)),
            };
            if let Some(chapter) = chapters.last_mut() {
                chapter.lines.extend(told);
            }
            rest = later;
        }
    }
    chapters
}

/// The quest with all that it has told, for whoever asks alone.
pub fn quest(scene: &Scene<'_>) -> Message {
    let quest = lines::quest(scene);
    let mut text: Vec<String> = quest.story;
    text.push(format!("🎯 **{}**", quest.stage_title));
    text.extend(quest.aims.iter().map(|aim| format!("▫️ {aim}")));
    Message::embed(Embed::new(quest.name, text.join("\n")).colour(SAND)).hidden()
}
