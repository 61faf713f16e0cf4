//! What the edge must know of a game whose tables fill up.

use castaway_kernel::Seat;
use castaway_table::{Loaded, Meta, Playable};
use serde::{Serialize, de::DeserializeOwned};

use super::seating::Seating;
use crate::{
    discord::{context::Ui, reply::Caller},
    ui::{message::Message, texts::Lang},
};

/// What the message of a table that fills up says of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its heading.
    pub title: String,
    /// What will be played.
    pub text: String,
}

/// The commands by which somebody who plays shares their seat with others, in their English words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharesSeat {
    /// It offers the seat to somebody.
    pub offer: &'static str,
    /// It lets somebody move for the seat as well.
    pub beside: &'static str,
}

/// What is offered at a table of a game with nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct NoChoice {}

/// A game whose tables fill up.
pub trait LobbyUi: Playable {
    /// What is chosen before people sit down at a table of it.
    type Offer: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The text that says that a table is no longer open, with the command that opens one.
    const NO_TABLE: &'static str = "lobby-gone";
    /// The text that says that a game rests on the shelf, with the command that takes it up.
    const SHELVED: &'static str = "shelf-board";
    /// The text that says that the channel of a game is gone, with the command that takes the game up elsewhere; none where
    /// there is no such command.
    const LOST: Option<&'static str> = None;
    /// Seats at a table.
    const SEATS: usize = 4;
    /// So many people begin.
    const FEWEST: usize = 2;
    /// Whether people may sit down and get up while its game runs; a chair that is held stays held then.
    const OPEN: bool = false;
    /// The commands by which somebody who plays shares their seat with others, where there are some.
    const SHARES_SEAT: Option<SharesSeat> = None;

    /// What a table of this game is opened with, in the words of its message.
    fn invitation(ui: &Ui<Self>, lang: Lang, table: &Seating<Self::Offer>) -> Invitation;

    /// What somebody at a table has chosen for themselves, in a few words; empty where there is nothing.
    fn chosen(_: &Ui<Self>, _: Lang, _: &Self::Offer, _: u64) -> String {
        String::new()
    }

    /// What a seat of a running game is called.
    fn seat_name(ui: &Ui<Self>, lang: Lang, _: &Loaded<Self>, seat: Seat) -> String {
        let n = u16::from(seat.0) + 1;
        ui.texts.of(lang).with("seat-name", &[("n", n.into())])
    }

    /// So many people begin what is offered.
    fn fewest(_: &Self::Offer) -> usize {
        Self::FEWEST
    }

    /// Whether what a table offers that stands already is what somebody wishes who would have opened one with this; said of games
    /// that offer several ways on when one is over.
    fn is_wished(_: &Self::Offer, _: &Self::Offer) -> bool {
        true
    }

    /// Adds what stands on the message of a table below its buttons.
    fn furnish(_: &Ui<Self>, _: &Seating<Self::Offer>, _: &mut Message) {}

    /// So many sit there when the game begins by itself at the time that is agreed.
    fn wished(_: &Self::Offer) -> usize {
        Self::SEATS
    }

    /// The page of options as the caller sees it, where there is more to choose than at any table.
    fn options(_: &Ui<Self>, _: &Seating<Self::Offer>, _: &Caller) -> Option<Message> {
        None
    }

    /// Forgets what somebody had chosen who leaves.
    fn forget(_: &mut Self::Offer, _: u64) {}

    /// What a table of it is opened with by somebody who has chosen nothing yet; `None` where something must be chosen.
    fn plain(_: &Ui<Self>, _: u64) -> impl Future<Output = Option<Self::Offer>> + Send {
        async { None }
    }

    /// The setup of the game of a table, with a seat for each of its chairs; the seed decides what nobody chose.
    fn setup_of(table: Seating<Self::Offer>, seed: u64) -> Self::Setup;

    /// The table as it begins, and what lies beside its game.
    fn begins(
        _: &Ui<Self>,
        table: Seating<Self::Offer>,
        meta: Meta,
    ) -> impl Future<Output = (Seating<Self::Offer>, Meta)> + Send {
        async { (table, meta) }
    }
}
