//! The end of a game, told as the end of its story: who lived, what it came of, how near it was.

pub mod career;
pub mod share;
mod words;

use castaway_render::{EndCard, plain};
use castaway_robinson::{
    chronicle::Chronicle, event::Event, game::Island, ids::Who, state::End, task::CardRef,
    view::View,
};
use castaway_store::StoreError;
use castaway_table::{Loaded, happened};

use self::{
    career::{Brief, Career, career_key},
    words::Told,
};
use super::{scene::Scene, weekly, words::Words};
use crate::{
    discord::Ui,
    ui::{message::Picture, texts::Lang},
};

/// More steps than any game has.
const LONGEST: usize = 20_000;

/// The end in lines, for a panel; `None` while the game runs.
pub fn told(scene: &Scene<'_>) -> Option<Vec<String>> {
    let (w, view) = (&scene.words, &scene.view);
    let end = view.end?;
    let chronicle = Chronicle::read(scene.events, &view.goal_item);
    let face = if end == End::Won { "🎉" } else { "🌊" };
    let told = Told::new(w, view, &chronicle);
    let mut lines = vec![format!("{face} **{}**", told.title(end))];
    lines.extend(told.story(end));
    Some(lines)
}

/// All that happened in a game; what an older program wrote otherwise is left out. It reads the store.
///
/// # Errors
/// When the store fails.
pub fn events(ui: &Ui<Island>, loaded: &Loaded<Island>) -> Result<Vec<Event>, StoreError> {
    let log = ui.tables().store().log(loaded.place.key(), 0, LONGEST)?;
    Ok(happened::<Island>(&log))
}

/// The card of a game that is over, with its words for those who do not see it.
pub struct Ending {
    /// The table.
    pub view: View,
    /// The card.
    pub card: EndCard,
    /// The same in words.
    pub alt: String,
}

/// Makes the card of a game that is over; `career` holds the earlier games of whoever it is for.
pub fn card(
    words: &Words<'_>,
    loaded: &Loaded<Island>,
    view: View,
    events: &[Event],
    career: Option<&Career>,
) -> Option<Ending> {
    let end = view.end?;
    let chronicle = Chronicle::read(events, &view.goal_item);
    let told = Told::new(words, &view, &chronicle);
    let points = weekly::standing(&loaded.state).map_or(0, |s| s.points);
    let turns = told.turns().into_iter();
    let turns = turns.map(|(round, text)| (round, plain(&text))).collect();
    let people = view.people.iter().chain(view.friday.as_ref());
    let deeds = |who: Who| chronicle.deeds.get(&who).cloned().unwrap_or_default();
    let card = EndCard {
        title: told.title(end),
        over: words.with(
            "end-over",
            &[
                (
                    "scenario",
                    (&words.card(&CardRef::Scenario(view.scenario.clone()))).into(),
                ),
                ("people", view.people.len().into()),
            ],
        ),
        past: career.map_or_else(String::new, |career| {
            words::past(words, career, &loaded.meta.tag, points)
        }),
        story: told.story(end).iter().map(|line| plain(line)).collect(),
        rounds: chronicle.rounds.clone(),
        turns_word: words.get("end-turns"),
        turns,
        deeds: people.map(|person| deeds(person.who)).collect(),
    };
    let alt = alt(&card);
    Some(Ending { view, card, alt })
}

/// The card in words.
fn alt(card: &EndCard) -> String {
    let mut parts = vec![format!("{}. {}", card.over, card.title)];
    parts.extend(card.story.iter().cloned());
    parts.extend((!card.past.is_empty()).then(|| card.past.clone()));
    let turns = card.turns.iter().map(|(n, text)| format!("{n}: {text}"));
    parts.extend(turns);
    parts.join(" ")
}

/// The picture of a game that is over, for all; it reads the store.
pub fn picture(ui: &Ui<Island>, loaded: &Loaded<Island>, lang: Lang) -> Option<Picture> {
    let scene = Scene::of(ui.words(lang), ui.catalog(), loaded, &[], None);
    scene.view.end?;
    let told = events(ui, loaded);
    let told = told.inspect_err(|error| tracing::error!(%error, "a story could not be read"));
    // What cannot be read makes the card shorter.
    let told = told.unwrap_or_default();
    let career = alone(loaded).and_then(|user| career::read(ui, user));
    let ending = card(&scene.words, loaded, scene.view, &told, career.as_ref())?;
    super::picture::ending(&ui.painter, ui.texts.of(lang), &ending)
}

/// The user who plays alone: only then do earlier games concern the one who looks.
fn alone(loaded: &Loaded<Island>) -> Option<u64> {
    match loaded.meta.people().as_slice() {
        [user] => Some(*user),
        _ => None,
    }
}

/// Enters a game that is over among the games of everybody who played it; a second time changes nothing.
///
/// # Errors
/// When the store fails.
pub fn remember(ui: &Ui<Island>, loaded: &Loaded<Island>) -> Result<(), StoreError> {
    let Some(standing) = weekly::standing(&loaded.state) else {
        return Ok(());
    };
    if loaded.meta.tag.is_empty() {
        return Ok(());
    }
    let brief = Brief {
        tag: loaded.meta.tag.clone(),
        saved: standing.met,
        points: standing.points,
        round: loaded.state.round,
    };
    for user in loaded.meta.people() {
        let mut career = career::read(ui, user).unwrap_or_default();
        if career.enter(brief.clone()) {
            let value = serde_json::to_value(&career);
            let value = value.map_err(|e| StoreError::Invalid(e.to_string()))?;
            ui.tables().store().put_global(&career_key(user), value)?;
        }
    }
    Ok(())
}
