//! What is said of a game that was ended by hand, and the ways to another one: with nothing of it left in its channel a button
//! carries what is to be played.

use castaway_discover::{Discover, state::Fate};
use castaway_table::{Loaded, on_heap};

use super::{anew::Anew, lines, press::Press, scene::Scene};
use crate::{
    discord::{Caller, Terms, Ui},
    ui::{
        message::{Button, Style},
        press::GamePresses,
    },
};

/// How the game stood that was ended, and the ways to another one.
pub fn farewell(scene: &Scene<'_>, loaded: &Loaded<Discover>) -> (Vec<String>, Vec<Button>) {
    let w = &scene.words;
    let known = scene.known();
    let here = scene.view.people.iter().filter(|p| p.fate == Fate::Here);
    let told = (1..=known.landmarks()).filter(|n| known.told_at(*n).is_some());
    let crafted = scene.catalog.projects.keys();
    let crafted = crafted.filter(|item| known.is_crafted(item)).count();
    let stage = lines::quest(scene).stage;
    let args = [
        ("day", scene.view.day.into()),
        ("stage", (&stage).into()),
        ("here", here.count().into()),
        ("of", scene.view.people.len().into()),
        ("told", told.count().into()),
        ("crafted", crafted.into()),
    ];
    let line = w.with("dx-farewell", &args);
    let button = |anew: Anew, key: &str| Button::new(Press::Anew(anew).id(0), w.get(key));
    let same = button(Anew::same(&loaded.state), "di-button-same").emoji("🔁");
    let again = button(Anew::other(&loaded.state), "di-button-again");
    let again = again.style(Style::Primary).emoji("🏝️");
    (vec![line], vec![again, same])
}

impl Ui<Discover> {
    /// Plays anew: who was alone begins at once, else a table opens.
    pub(super) async fn explore_anew(&self, caller: &Caller, anew: Anew) {
        let catalog = self.catalog().clone();
        let alone = anew.seats == 1;
        let offer = anew.offer(&catalog);
        let lang = self.table_language(caller).await;
        if alone && offer.fewest(&catalog) == 1 {
            return on_heap(|| self.begin_alone(caller, lang, offer)).await;
        }
        on_heap(|| self.open_lobby_on(caller, lang, offer, &[], Terms::default())).await;
    }
}
