//! The end of a game, told as the end of its story: who lived, what it came of, how near it was.

pub mod card;
pub mod career;
pub mod symbol;
pub(super) mod words;

use std::sync::PoisonError;

use castaway_robinson::{
    chronicle::{Chronicle, goals},
    event::Event,
    game::Island,
    setup::Setup,
    state::End,
    task::CardRef,
};
use castaway_store::StoreError;
use castaway_table::{Loaded, happened};

use self::{
    card::card,
    career::{Brief, career_key},
    words::{Earlier, Told},
};
use super::{press::Press, scene::Scene, teach, weekly};
use crate::{
    discord::Ui,
    ui::{
        message::{Button, Picture, Style},
        press::GamePresses,
        texts::Lang,
    },
};

/// More steps than any game has.
const LONGEST: usize = 20_000;

/// The end in lines, for a panel; `None` while the game runs.
pub fn told(scene: &Scene<'_>) -> Option<Vec<String>> {
    let (w, view) = (&scene.words, &scene.view);
    let end = view.end?;
    let goals = goals(scene.catalog(), &view.scenario);
    let chronicle = Chronicle::read(scene.events, &goals);
    let face = if end == End::Won { "🎉" } else { "🌊" };
    let told = Told::new(w, view, &chronicle);
    let mut lines = vec![format!("{face} **{}**", told.title(end))];
    lines.extend(told.story(end));
    // The same that the picture and the leaderboards say.
    let points = weekly::standing(scene.state()).map(|standing| standing.points);
    lines.extend(points.map(|n| w.with("end-points", &[("points", n.into())])));
    lines.extend(told.points());
    Some(lines)
}

/// What can be played next by the same people: the same once more, and after the game to learn with the printed first.
pub fn again(scene: &Scene<'_>) -> Vec<Button> {
    let (w, view) = (&scene.words, &scene.view);
    let printed = Setup::standard(1).scenario;
    let onward = teach::is_first_game(scene) && view.scenario != printed;
    let again = Button::new(Press::Again.id(scene.version), w.get("button-again")).emoji("🔁");
    let onward = onward.then(|| {
        let name = w.card(&CardRef::Scenario(printed));
        let label = w.with("button-onward", &[("name", (&name).into())]);
        let button = Button::new(Press::Onward.id(scene.version), label);
        button.style(Style::Primary).emoji("⏭️")
    });
    onward.into_iter().chain([again]).collect()
}

/// All that happened in a game; what an older program wrote otherwise is left out. It reads the store.
///
/// # Errors
/// When the store fails.
pub fn events(ui: &Ui<Island>, loaded: &Loaded<Island>) -> Result<Vec<Event>, StoreError> {
    let log = ui.tables().store().log(loaded.place.key(), 0, LONGEST)?;
    Ok(happened::<Island>(&log))
}

/// The picture of a game that is over, for all; it reads the store.
pub fn picture(ui: &Ui<Island>, loaded: &Loaded<Island>, lang: Lang) -> Option<Picture> {
    let scene = Scene::of(ui.words(lang), ui.catalog(), loaded, &[], None);
    scene.view.end?;
    let told = events(ui, loaded);
    let told = told.inspect_err(|error| tracing::error!(%error, "a story could not be read"));
    // What cannot be read makes the card shorter.
    let told = told.unwrap_or_default();
    let people = loaded.meta.people();
    let career = career::of_all(ui, &people);
    let earlier = career.as_ref().map(|career| Earlier {
        career,
        together: people.len() > 1,
    });
    let ending = card(&scene.words, loaded, scene.view, &told, earlier)?;
    super::picture::ending(&ui.painter, ui.texts.of(lang), &ending)
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
        scenario: loaded.state.setup.scenario.to_string(),
    };
    // Another game of one of them may end in the same moment.
    let _one = ui.boards.lock().unwrap_or_else(PoisonError::into_inner);
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
