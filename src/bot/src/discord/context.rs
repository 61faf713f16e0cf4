//! What a game works with at the edge.

use std::{ops::Deref, sync::Arc};

use castaway_table::{Loaded, Playable, Table, Trouble};

use super::app::App;

/// The context of one game: its tables, and through it what every game may say, show and look up; cheap to clone.
pub struct Ui<G: Playable> {
    app: App,
    tables: Table<G>,
}

impl<G: Playable> Clone for Ui<G> {
    fn clone(&self) -> Self {
        Self::new(&self.app, &self.tables)
    }
}

impl<G: Playable> Deref for Ui<G> {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl<G: Playable> Ui<G> {
    /// The context of the game of these tables.
    pub fn new(app: &App, tables: &Table<G>) -> Self {
        Self {
            app: app.clone(),
            tables: tables.clone(),
        }
    }

    /// Its tables.
    pub fn tables(&self) -> &Table<G> {
        &self.tables
    }

    /// Its content.
    pub fn catalog(&self) -> &Arc<G::Catalog> {
        self.tables.catalog()
    }

    /// The game of a channel with what its panel tells.
    ///
    /// # Errors
    /// When there is none or it cannot be read.
    pub async fn game(&self, channel: u64) -> Result<(Loaded<G>, Vec<G::Event>), Trouble<G>> {
        let loaded = self.tables.load(channel).await?;
        let events = self.tables.told(&loaded).await?;
        Ok((loaded, events))
    }
}

impl App {
    /// The context of one game; `None` if it is not on the list of games.
    pub fn ui<G: Playable>(&self) -> Option<Ui<G>> {
        let mut all = self.games.iter();
        let tables = all.find_map(|game| game.tables().downcast_ref::<Table<G>>())?;
        Some(Ui::new(self, tables))
    }
}
