//! What is looked up at an expedition: a card that was seen, the odds of a fight, how unclear points are played.

use castaway_discover::{Discover, contest::Pressure, event::Event};
use castaway_table::{Loaded, Trouble};

use super::{
    cards, lobby, odds, rulings,
    scene::Scene,
    typed::{fitting, meant},
};
use crate::{
    discord::{Caller, How, Lookup, Ui},
    ui::{
        common,
        message::{Message, escape},
    },
};

/// Looks something up for the caller.
pub async fn look_up(ui: &Ui<Discover>, caller: &Caller, what: Lookup) {
    match what {
        Lookup::Card(name) => ui.explore_card(caller, &name).await,
        Lookup::Odds => ui.page(caller, odds::page).await,
        Lookup::Rulings(None) => ui.explore_rulings(caller, 0).await,
        Lookup::Rulings(Some(name)) => ui.explore_ruling(caller, &name).await,
    }
}

/// What fits what was typed, of what whoever types may know.
pub async fn offered(ui: &Ui<Discover>, caller: &Caller, what: &Lookup) -> Vec<(String, String)> {
    match what {
        Lookup::Card(typed) => match ui.tables().load(caller.place).await {
            Ok(loaded) => {
                let all = ui.all_told(&loaded).await;
                let scene = ui.explore_for(caller.lang, &loaded, &all, Some(caller.user));
                fitting(cards::names(&scene).into_iter(), typed)
            }
            // A completion that fails is merely empty.
            Err(_) => Vec::new(),
        },
        Lookup::Odds => Vec::new(),
        Lookup::Rulings(typed) => {
            let all = rulings::names(&ui.explore_words(caller.lang));
            let all = all.into_iter().map(|(n, name)| (n.to_string(), name));
            fitting(all, typed.as_deref().unwrap_or_default())
        }
    }
}

impl Ui<Discover> {
    /// Shows a card that the caller has seen in the game of their place.
    pub(super) async fn explore_card(&self, caller: &Caller, name: &str) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(Trouble::OtherGame) => {
                let text = self.explore_words(caller.lang).get("dx-card-elsewhere");
                return self.say(caller, How::New, &common::notice(text)).await;
            }
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let all = self.all_told(&loaded).await;
        let page = {
            let scene = self.explore_for(caller.lang, &loaded, &all, Some(caller.user));
            let key = meant(cards::names(&scene).into_iter(), name);
            key.map(|key| cards::page(&scene, &key.as_str().into()))
        };
        match page {
            Some(page) => self.say(caller, How::New, &page).await,
            None => self.unknown_word(caller, "dx-unknown-card", name).await,
        }
    }

    /// All that was told in this game and stands: a card that was seen may be read as long as it goes on.
    pub(super) async fn all_told(&self, loaded: &Loaded<Discover>) -> Vec<Event> {
        self.tables().story(loaded).await.unwrap_or_default()
    }

    /// Shows the caller a page about the cards that were seen, alone.
    pub(super) async fn reads(
        &self,
        caller: &Caller,
        page: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        match self.tables().load(caller.place).await {
            Ok(loaded) => {
                let all = self.all_told(&loaded).await;
                self.page_of(caller, &loaded, &all, page).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Shows the caller a page of the table as it stands after these events, alone.
    pub(super) async fn page_of(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        told: &[Event],
        page: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        let message = {
            let scene = self.explore_page(caller.lang, loaded, told, caller.user);
            page(&scene).hidden().at(loaded.place, &loaded.meta.tag)
        };
        let how = match caller.message {
            Some((_, true)) => How::Update,
            _ => How::New,
        };
        self.say(caller, how, &message).await;
    }

    /// Says that something that was typed is not known.
    pub(super) async fn unknown_word(&self, caller: &Caller, key: &str, typed: &str) {
        let word = escape(typed.trim());
        let text = self.explore_words(caller.lang);
        let text = text.with(key, &[("word", (&word).into())]);
        self.say(caller, How::New, &common::notice(text)).await;
    }

    /// Shows a page of the unclear points.
    pub(super) async fn explore_rulings(&self, caller: &Caller, page: u8) {
        let pressure = self.pressure_here(caller).await;
        let words = self.explore_words(caller.lang);
        let message = rulings::page(&words, page, pressure);
        self.say(caller, caller.turn(), &message).await;
    }

    /// Shows one unclear point, by its number or its name.
    async fn explore_ruling(&self, caller: &Caller, name: &str) {
        let words = self.explore_words(caller.lang);
        match meant(rulings::names(&words).into_iter(), name) {
            Some(n) => {
                let message = rulings::one(&words, n);
                self.say(caller, How::New, &message).await;
            }
            None => self.unknown_word(caller, "dr-unknown", name).await,
        }
    }

    /// How the competition of the caller's channel plays the point that can be chosen; none where there is none.
    async fn pressure_here(&self, caller: &Caller) -> Option<Pressure> {
        if let Some(table) = self.lobby(caller.channel).await {
            return lobby::page::is_contest(&table.offer).then_some(table.offer.pressure);
        }
        let loaded = self.tables().load(caller.place).await.ok()?;
        let scene = self.explore_public(caller.lang, &loaded, &[]);
        scene.known().contest().map(|_| loaded.state.pressure)
    }
}
