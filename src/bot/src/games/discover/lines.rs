//! Sentences about a table in the words of the game, with its people called as the message can call them.

use castaway_discover::{
    reject::Rejection,
    state::{Label, Prompt},
    wording::{People, QuestWords},
};
use castaway_kernel::Seat;

use super::scene::Scene;
use crate::ui::limits::LABEL;

/// The people of a table as a message calls them.
struct Cast<'s, 'a> {
    scene: &'s Scene<'a>,
    /// Whether they can be mentioned.
    mentions: bool,
}

impl People for Cast<'_, '_> {
    fn name(&self, seat: Seat) -> String {
        match self.mentions {
            true => self.scene.mention(seat),
            false => self.scene.called(seat),
        }
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.scene.view.viewer == Some(seat)
    }
}

fn cast<'s, 'a>(scene: &'s Scene<'a>, mentions: bool) -> Cast<'s, 'a> {
    Cast { scene, mentions }
}

/// A question in words.
pub fn prompt(scene: &Scene<'_>, prompt: &Prompt) -> String {
    let people = cast(scene, true);
    scene.words.wording.prompt(&scene.view, &people, prompt)
}

/// An option in words, as a button says it.
pub fn option(scene: &Scene<'_>, prompt: &Prompt, label: &Label) -> String {
    let people = cast(scene, false);
    let wording = &scene.words.wording;
    wording.option(&scene.view, &people, prompt, label, LABEL)
}

/// An option in words where there is room for all of them.
pub fn option_in_full(scene: &Scene<'_>, prompt: &Prompt, label: &Label) -> String {
    let people = cast(scene, false);
    let wording = &scene.words.wording;
    wording.option_in_full(&scene.view, &people, prompt, label, LABEL)
}

/// What an option brings or costs; empty where there is nothing to say.
pub fn option_about(scene: &Scene<'_>, prompt: &Prompt, label: &Label) -> String {
    let people = cast(scene, false);
    let wording = &scene.words.wording;
    let about = wording.option_about(&scene.view, &people, prompt, label);
    about.unwrap_or_default()
}

/// What happened, line by line.
pub fn story(scene: &Scene<'_>) -> Vec<String> {
    let people = cast(scene, true);
    let wording = &scene.words.wording;
    wording.telling(&scene.view, &people, &scene.events)
}

/// A few events out of all that happened, line by line.
pub fn some(scene: &Scene<'_>) -> Vec<String> {
    let people = cast(scene, true);
    let wording = &scene.words.wording;
    wording.telling_of_some(&scene.view, &people, &scene.events)
}

/// What the newest press brought, line by line; where that is little, what came right before it as well, as it was told then.
pub fn news(scene: &Scene<'_>, least: usize) -> Vec<String> {
    let people = cast(scene, true);
    let wording = &scene.words.wording;
    let old = scene.events.len().saturating_sub(scene.fresh);
    let before = wording.telling_until(&scene.view, &people, &scene.events, old);
    let mut lines = wording.telling_on(&scene.view, &people, &scene.events, old);
    // A fight that goes on is new as a whole: a roll and what became of it stand together.
    let same = before.iter().zip(&lines).take_while(|(a, b)| a == b);
    let same = same.count();
    lines.drain(..same.min(lines.len().saturating_sub(least)));
    lines
}

/// Why something is refused.
pub fn refusal(scene: &Scene<'_>, reason: &Rejection) -> String {
    scene.words.wording.refusal(&scene.view, reason)
}

/// The quest as it stands.
pub fn quest(scene: &Scene<'_>) -> QuestWords {
    scene.words.wording.quest(&scene.view)
}
