//! The end of a game.

use castaway_discover::state::Outcome;

use super::{
    rows::sheet,
    state::{people, story, title},
};
use crate::{
    games::discover::{lines, lobby::quests, press::Press, scene::Scene},
    ui::{
        LEAF, RUST,
        message::{Button, Embed, Message, Style},
        press::GamePresses,
        scores::played_line,
        shared::Shared,
    },
};

/// The end: who has won, and how it came to that.
pub(super) fn over(scene: &Scene<'_>, outcome: &Outcome) -> Message {
    let w = &scene.words;
    let won = !outcome.winners.is_empty();
    let winners: Vec<String> = (outcome.winners.iter())
        .map(|seat| scene.mention(*seat))
        .collect();
    let winners = winners.join(", ");
    let key = match (won, scene.alone()) {
        (true, true) => "di-over-won",
        (true, false) => scene.ending("di-over-won-by", "di-over-last"),
        (false, true) => "di-over-lost",
        (false, false) => scene.ending("di-over-lost-all", "di-over-none"),
    };
    let args = [("who", (&winners).into()), ("day", outcome.day.into())];
    let mut text = vec![w.with(key, &args)];
    let quest = lines::quest(scene);
    // The end tells itself once: what happened says no more of it.
    if won || quest.is_done {
        text.extend(quest.story.last().map(|told| format!("*{told}*")));
    }
    if !won && scene.known().contest().is_none() {
        let key = match scene.alone() {
            true => "di-over-stage-you",
            false => "di-over-stage",
        };
        text.push(w.with(key, &[("stage", (&quest.stage).into())]));
    }
    text.extend(people(scene));
    text.extend(played_line(w.texts(), scene.meta.played));
    let story = story(&scene.without_end());
    if !story.is_empty() {
        text.push(story);
    }
    let colour = if won { LEAF } else { RUST };
    let mut message = Message::embed(Embed::new(title(scene), text.join("\n")).colour(colour));
    let id = |press: Press| press.id(scene.version);
    let shared = |press: Shared| press.id(Press::LETTER, scene.version);
    let seats = u8::try_from(scene.view.people.len()).unwrap_or(u8::MAX);
    let onward = quests::next(scene.catalog, &scene.view.quest, seats).map(|quest| {
        let quest = w.wording.name(&quest);
        let label = w.with("di-button-onward", &[("quest", (&quest).into())]);
        Button::new(id(Press::Onward), label)
            .style(Style::Primary)
            .emoji("🧭")
    });
    let share = Button::new(shared(Shared::Share), w.get("button-share"))
        .style(Style::Success)
        .emoji("📣");
    let again = Button::new(id(Press::Again), w.get("di-button-again")).emoji("🏝️");
    // Where no quest follows it is another world that one may want next.
    let again = match onward {
        Some(_) => again,
        None => again.style(Style::Primary),
    };
    let same = Button::new(id(Press::Same), w.get("di-button-same")).emoji("🔁");
    message.push_buttons(
        [share]
            .into_iter()
            .chain(onward)
            .chain([again, same])
            .collect(),
    );
    message.push_buttons(vec![
        Button::new(shared(Shared::Log(0)), w.get("di-button-story")).emoji("📖"),
        sheet(scene),
        Button::new(shared(Shared::Help(0)), w.get("button-help")).emoji("❔"),
    ]);
    message
}
