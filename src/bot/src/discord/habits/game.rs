//! What the edge must know of a game in which people answer something once and for all.

use castaway_kernel::Key;
use castaway_table::{Loaded, Playable};

use crate::{
    discord::context::Ui,
    ui::{press::Nth, texts::Lang},
};

/// A game whose people may have standing answers.
pub trait HabitUi: Playable {
    /// What a standing answer is called, in a few words; `None` for one that it does not know.
    fn habit(_: &Ui<Self>, _: &Loaded<Self>, _: &Key, _: Lang) -> Option<String> {
        None
    }

    /// The id of a menu of standing answers; `None` where there are none.
    fn habit_menu(_: Nth) -> Option<String> {
        None
    }
}
