//! What every handler needs: tables, words, the painter, the way to Discord.

use std::sync::{Arc, OnceLock};

use castaway_robinson::{
    catalog::Catalog, event::Event, game::Island, rulings::Rulings, task::CardRef,
};
use castaway_rollwrite::RollWrite;
use castaway_table::{Loaded, Locks, Place, Table, Trouble, contest::Secret};
use serenity::all::Http;
use tokio::sync::watch;

use super::{
    contests::{Arena, Clock},
    face::Face,
    private_panel::Newest,
    reply::{Caller, How},
    shown::Panels,
};
use crate::{
    drawing::Easel,
    games::island::{scene::Scene, words::Words},
    painter::Pictures,
    ui::{
        message::{Message, Picture},
        texts::{AllTexts, Lang},
    },
};

/// Hears every answer to an interaction.
pub type Ear = Arc<dyn Fn(&Caller, How, &Message) + Send + Sync>;

/// The shared parts of the bot; cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts.
pub struct Parts {
    /// The tables of the island game.
    pub tables: Table<Island>,
    /// The tables of the roll-and-write game.
    pub rolls: Table<RollWrite>,
    /// The bot's texts.
    pub texts: AllTexts,
    /// Draws boards and cards.
    pub pictures: Pictures,
    /// Where they are drawn.
    pub easel: Easel,
    /// Live panels.
    pub panels: Panels,
    /// The newest press on each private panel.
    pub newest: Newest,
    /// Tables that fill up: one press on them after the other.
    pub lobbies: Locks,
    /// Contests.
    pub arena: Arena,
    http: OnceLock<Arc<Http>>,
    ear: OnceLock<Ear>,
    broken: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Puts the parts together.
    pub fn new(
        tables: Table<Island>,
        rolls: Table<RollWrite>,
        pictures: Pictures,
        easel: Easel,
        clock: Clock,
        secret: Secret,
    ) -> Self {
        Self(Arc::new(Parts {
            tables,
            rolls,
            texts: AllTexts::default(),
            pictures,
            easel,
            panels: Panels::default(),
            newest: Newest::default(),
            lobbies: Locks::default(),
            arena: Arena::new(clock, secret),
            http: OnceLock::new(),
            ear: OnceLock::new(),
            broken: watch::Sender::new(false),
        }))
    }

    /// Tells the way to Discord, once it is known.
    pub fn connect(&self, http: Arc<Http>) {
        let _ = self.0.http.set(http);
    }

    /// The way to Discord.
    pub fn http(&self) -> Option<&Arc<Http>> {
        self.0.http.get()
    }

    /// Has every answer heard, also where there is no way to Discord; the first ear stays.
    pub fn listen(&self, ear: Ear) {
        let _ = self.0.ear.set(ear);
    }

    /// Who hears the answers, if anybody does.
    pub fn ear(&self) -> Option<&Ear> {
        self.0.ear.get()
    }

    /// The saves serve nothing more until the program is started again.
    pub fn give_up(&self) {
        self.broken.send_replace(true);
    }

    /// Whether the saves have given up.
    pub fn is_broken(&self) -> bool {
        *self.broken.borrow()
    }

    /// Completes when the saves give up.
    pub async fn broken(&self) {
        // An error would mean that the sender is gone, but it is a part of this.
        let _ = self.broken.subscribe().wait_for(|b| *b).await;
    }

    /// The content.
    pub fn catalog(&self) -> &Catalog {
        self.tables.catalog()
    }

    /// Words in a language.
    pub fn words(&self, lang: Lang) -> Words<'_> {
        Words::new(self.texts.of(lang), self.catalog())
    }

    /// The moment of a game in a language, as a user sees it.
    pub fn scene<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Island>,
        events: &'a [Event],
        user: Option<u64>,
    ) -> Scene<'a> {
        Scene::of(self.words(lang), self.catalog(), loaded, events, user)
    }

    /// The board as a picture, drawn off the async threads; `None` if drawing fails.
    pub async fn board<G: Face>(&self, loaded: &Loaded<G>, lang: Lang) -> Option<Picture> {
        // Without a way to Discord nobody would see it.
        self.http()?;
        let app = self.clone();
        let loaded = loaded.clone();
        let work = move || G::picture(&app, &loaded, lang);
        self.easel.draw(work).await.flatten()
    }

    /// A card as a picture, as a table plays it; `None` if there is none of it.
    pub async fn card(&self, card: CardRef, rulings: Rulings, lang: Lang) -> Option<Picture> {
        self.http()?;
        let app = self.clone();
        let work = move || app.pictures.card(app.catalog(), &rulings, &card, lang);
        self.easel.draw(work).await.flatten()
    }

    /// The game of a place with what its panel tells.
    ///
    /// # Errors
    /// When there is none or it cannot be read.
    pub async fn game<G: Face>(
        &self,
        place: impl Into<Place>,
    ) -> Result<(Loaded<G>, Vec<G::Event>), Trouble<G>> {
        let tables = G::tables(self);
        let loaded = tables.load(place).await?;
        let events = tables.told(&loaded).await?;
        Ok((loaded, events))
    }
}
