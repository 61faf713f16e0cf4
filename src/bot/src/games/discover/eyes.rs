//! With whose eyes somebody looks at a table.

use castaway_discover::{Discover, absent::awaited, event::Event};
use castaway_kernel::Seat;
use castaway_table::Loaded;

use super::scene::Scene;
use crate::{discord::Ui, ui::texts::Lang};

impl Ui<Discover> {
    /// The moment as a user sees it.
    pub fn explore_for<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
        user: Option<u64>,
    ) -> Scene<'a> {
        let mut scene = match user.and_then(|user| eyes(loaded, user)) {
            Some(seat) => self.explore_scene(lang, loaded, events, Some(seat)),
            None => self.explore_public(lang, loaded, events),
        };
        scene.reader = user;
        scene
    }

    /// The moment as a user sees it on their own page, where they also answer for a seat that is nobody's.
    pub fn explore_page<'a>(
        &'a self,
        lang: Lang,
        loaded: &'a Loaded<Discover>,
        events: &[Event],
        user: u64,
    ) -> Scene<'a> {
        let mut scene = match nobodys(loaded, user) {
            Some(seat) => self.explore_scene(lang, loaded, events, Some(seat)),
            None => self.explore_for(lang, loaded, events, Some(user)),
        };
        scene.reader = Some(user);
        scene
    }
}

/// The seat with whose eyes a user looks: one of their own, the one that is waited for first; else one that is waited for and that
/// they may act for.
pub(super) fn eyes(loaded: &Loaded<Discover>, user: u64) -> Option<Seat> {
    let waited = awaited(&loaded.state);
    let kept = loaded.meta.keeps(user);
    let own = kept.iter().find(|seat| waited.contains(seat));
    let moved = loaded.meta.moves(user);
    let other = moved.iter().find(|seat| waited.contains(seat));
    own.or(kept.first()).or(other).copied()
}

/// The seat that a user answers for on their own page though it is nobody's: one that is asked something while none of theirs is,
/// since nobody else answers for it.
fn nobodys(loaded: &Loaded<Discover>, user: u64) -> Option<Seat> {
    loaded.state.ask.as_ref()?;
    let waited = awaited(&loaded.state);
    let kept = loaded.meta.keeps(user);
    if kept.iter().any(|seat| waited.contains(seat)) {
        return None;
    }
    let free = |seat: &Seat| waited.contains(seat) && loaded.meta.chairs.owner(*seat).is_none();
    loaded.meta.moves(user).into_iter().find(free)
}
