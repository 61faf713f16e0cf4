//! Why something was refused, and what to do instead.

use super::{Wording, bundle::txt};
use crate::{reject::Rejection, state::Fate, stock::Stock, view::View};

impl Wording<'_> {
    /// Why something was refused, and what to do instead.
    pub fn refusal(&self, view: &View, reason: &Rejection) -> String {
        let me = view.viewer.and_then(|seat| view.people.get(seat.index()));
        match reason {
            Rejection::World => self.word("no-world"),
            Rejection::Seat => self.word("no-seat"),
            Rejection::NotNow => self.say("no-not-now", &[("why", txt(why_not_now(view)))]),
            Rejection::Answer => self.word("no-answer"),
            Rejection::Stamina => self.count("no-stamina", me.map_or(0, |me| me.stamina)),
            Rejection::Resources => {
                let stock = me.map_or(Stock::NONE, |me| me.stock);
                self.say("no-resources", &[("what", txt(&self.stock(&stock)))])
            }
            Rejection::Space => self.word("no-space"),
            Rejection::NothingHere => self.word("no-nothing"),
            Rejection::Tile => self.word("no-tile"),
            Rejection::Project => self.word("no-project"),
            Rejection::Fire => self.word("no-fire"),
            Rejection::Apart => self.word("no-apart"),
            Rejection::Unhurt => self.word("no-unhurt"),
            Rejection::Ability => self.word("no-ability"),
            Rejection::Goods => self.word("no-goods"),
            Rejection::Quest => self.word("no-quest"),
            Rejection::Late => self.word("no-late"),
            Rejection::Early => self.word("no-early"),
        }
    }
}

/// What stands in the way of somebody just now.
fn why_not_now(view: &View) -> &'static str {
    let fate = |seat: castaway_kernel::Seat| view.people.get(seat.index()).map(|p| p.fate);
    if view.people.iter().all(|p| p.fate != Fate::Here) {
        return "over";
    }
    if view.viewer.and_then(fate).is_some_and(|f| f != Fate::Here) {
        return "gone";
    }
    if let Some(asks) = &view.asks {
        return match view.viewer.is_some_and(|me| asks.open.contains(&me)) {
            true => "asked-you",
            false => "asked",
        };
    }
    if view.night.is_some() {
        return "night";
    }
    match &view.turn {
        Some(turn) if view.viewer != Some(turn.seat) => "turn",
        _ => "other",
    }
}
