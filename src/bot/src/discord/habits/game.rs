//! What the edge must know of a game in which people answer something once and for all.

use castaway_kernel::Key;
use castaway_table::{Loaded, Playable};

use crate::{
    discord::context::Ui,
    ui::{message::Message, press::Nth, texts::Lang},
};

/// A game whose people may have standing answers.
pub trait HabitUi: Playable {
    /// The text that says what whoever has nothing to do may do until others have; `None` where there is nothing.
    const MEANWHILE: Option<&'static str> = None;

    /// What a standing answer is called, in a few words; `None` for one that it does not know.
    fn habit(_: &Ui<Self>, _: &Loaded<Self>, _: &Key, _: Lang) -> Option<String> {
        None
    }

    /// Whether a standing answer counts only once all who are asked have settled it.
    fn habit_takes_all(_: &Key) -> bool {
        false
    }

    /// The page with the question that certainly comes next, as it stands in `next`, for a user in a language; `None` where a
    /// game has no such questions.
    fn ahead_page(
        _: &Ui<Self>,
        _: &Loaded<Self>,
        _next: &Loaded<Self>,
        _: (u64, Lang),
    ) -> Option<Message> {
        None
    }

    /// What else is to be known of standing answers in a game, as a sentence below them; most have nothing to add.
    fn habit_note(_: &Ui<Self>, _: &Loaded<Self>, _: Lang) -> Option<String> {
        None
    }

    /// The id of a menu of standing answers; `None` where there are none.
    fn habit_menu(_: Nth) -> Option<String> {
        None
    }
}
