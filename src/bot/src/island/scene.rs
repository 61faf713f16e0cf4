//! Everything a presenter may look at for one moment of one island game.

use castaway_kernel::{Game, Refusal, Seat};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    event::Event,
    game::Island,
    ids::Who,
    legal,
    plan::Assignment,
    reject::Rejection,
    rulings::Rulings,
    task::Usable,
    view::{Offer, PlacementView, View},
};

use super::words::Words;
use crate::session::{Loaded, Meta};

/// A moment of a game as one person looks at it.
pub struct Scene<'a> {
    /// Words in the language of the reader.
    pub words: Words<'a>,
    /// The revision that components are drawn for.
    pub revision: u64,
    /// The bot's data beside the game.
    pub meta: &'a Meta,
    /// What is seen.
    pub view: View,
    /// What happened last.
    pub events: &'a [Event],
    /// The seat that looks or acts.
    pub seat: Seat,
    catalog: &'a Catalog,
    loaded: &'a Loaded<Island>,
}

impl<'a> Scene<'a> {
    /// The moment as a user sees it: from the seat of theirs that is waited for, else from their first.
    pub fn of(
        words: Words<'a>,
        catalog: &'a Catalog,
        loaded: &'a Loaded<Island>,
        events: &'a [Event],
        user: Option<u64>,
    ) -> Self {
        let public = Island::view(catalog, &loaded.state, None);
        let seats = user.map_or_else(Vec::new, |user| loaded.meta.seats_of(user));
        let own = seats
            .iter()
            .copied()
            .find(|s| public.waiting.contains(&s.0))
            .or(seats.first().copied());
        // The public panel is drawn as the first seat that is waited for sees it; nothing in a view of this game is secret.
        let seat = own
            .or(public.waiting.first().map(|s| Seat(*s)))
            .unwrap_or(Seat(0));
        let view = Island::view(catalog, &loaded.state, Some(seat));
        Self {
            words: words.under(&loaded.state.rulings),
            revision: loaded.revision,
            meta: &loaded.meta,
            view,
            events,
            seat,
            catalog,
            loaded,
        }
    }

    /// Every action that could be planned, with cost, odds and reasons against it.
    pub fn offers(&self) -> Vec<Offer> {
        legal::offers(self.catalog, &self.loaded.state, self.seat)
    }

    /// What planning this would look like.
    ///
    /// # Errors
    /// The reason why it cannot be planned.
    pub fn preview(&self, what: &Assignment) -> Result<PlacementView, Rejection> {
        legal::preview(self.catalog, &self.loaded.state, self.seat, what)
    }

    /// Whether a command would be accepted, tried on a copy.
    ///
    /// # Errors
    /// The reason against it; a bug of ours counts as none, and shows when the command is given.
    pub fn accepts(&self, command: &Command) -> Result<(), Rejection> {
        match Island::apply(self.catalog, &self.loaded.state, self.seat, command) {
            Ok(_) | Err(Refusal::Fault(_)) => Ok(()),
            Err(Refusal::Rejected(reason)) => Err(reason),
        }
    }

    /// Everything that could be used now by anybody at the table, each thing once.
    pub fn usable(&self) -> Vec<(Who, Usable)> {
        let mut all = self.view.usable.clone();
        for seat in 0..u8::try_from(self.view.people.len()).unwrap_or(0) {
            if seat != self.seat.0 {
                let view = Island::view(self.catalog, &self.loaded.state, Some(Seat(seat)));
                all.extend(
                    view.usable
                        .into_iter()
                        .filter(|u| !self.view.usable.contains(u)),
                );
            }
        }
        all.dedup();
        all
    }

    /// What the table holds where the rules leave a choice.
    pub fn rulings(&self) -> &'a Rulings {
        &self.loaded.state.rulings
    }

    /// The content.
    pub fn catalog(&self) -> &'a Catalog {
        self.catalog
    }
}
