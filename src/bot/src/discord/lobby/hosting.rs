//! What a person begins or decides for a table of any game: a game alone, another one after one that is over, an option.

use castaway_table::{Loaded, Meta, on_heap};

use super::seating::Seating;
use crate::{
    discord::{
        context::Ui,
        game_ui::{GameUi, is_over},
        reply::Caller,
    },
    ui::texts::Lang,
};

impl<G: GameUi> Ui<G> {
    /// Begins the game of somebody who waits for nobody; where a table fills up they are pointed to it. Of presses of the same moment
    /// the second sees what the first has opened or begun.
    pub async fn begin_alone(&self, caller: &Caller, language: Lang, offer: G::Offer) {
        let holds = self.lobbies.lock(caller.channel).await;
        if !self.is_welcome(caller).await || on_heap(|| self.points_to_table(caller)).await {
            return;
        }
        let host = (caller.user, caller.name.clone());
        let table = Seating::opened(0, language, host, &[], offer);
        let meta = Meta {
            language,
            names: table.names.clone(),
            guild: caller.guild,
            ..Meta::default()
        };
        let (table, meta) = G::begins(self, table, meta).await;
        let meta = Meta {
            chairs: table.chairs.clone(),
            ..meta
        };
        let setup = G::setup_of(table, self.seed());
        self.begin_here(caller, setup, meta, holds).await;
    }

    /// The game of the caller's channel, if it is over; else the caller sees how it stands, or why it does not show.
    pub async fn over_here(&self, caller: &Caller) -> Option<Loaded<G>> {
        match self.tables().load(caller.channel).await {
            Ok(loaded) if is_over(&loaded) => return Some(loaded),
            Ok(loaded) => self.show_panel(caller, &loaded).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
        None
    }

    /// The host changes what is offered at a table; nobody else does.
    pub async fn change_offer(
        &self,
        caller: &Caller,
        lobby: u64,
        change: impl FnOnce(&mut Seating<G::Offer>) + Send,
    ) {
        let user = caller.user;
        let change = move |table: &mut Seating<G::Offer>| match table.host() == Some(user) {
            true => {
                change(table);
                Ok(())
            }
            false => Err("lobby-host-only"),
        };
        // On the message that all see there is no page of options to show.
        let shared = caller.message.is_some_and(|(_, hidden)| !hidden);
        let page = move |ui: &Self, table: &Seating<G::Offer>, caller: &Caller| {
            G::options(ui, table, caller).filter(|_| !shared)
        };
        self.change_table(caller, lobby, page, change).await;
    }
}
