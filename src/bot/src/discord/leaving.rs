//! What a game leaves in a channel when it goes for good or to another place: no save knows of it any more, so it is put
//! away at once.

use castaway_table::{Meta, Stale, Way};
use serde_json::Value;

use super::{context::Ui, game_ui::GameUi};

impl<G: GameUi> Ui<G> {
    /// Puts away what a game leaves beside its panel: old boards, questions, and calls wherever they stand. Boards that
    /// were to be taken away for the panel say this instead.
    pub(super) fn leave(&self, channel: u64, left: &Meta, board: &Value) {
        for old in remains(channel, left) {
            let at = old.channel.unwrap_or(channel);
            let body = match old.way {
                Way::Moved => Some(board.clone()),
                way => self.farewell(left.language, way),
            };
            match body {
                Some(body) => self.edit_patiently(at, old.message, body),
                None => self.delete_patiently(at, old.message),
            }
        }
        self.forget(channel);
    }
}

/// All of that, but for the panel.
fn remains(channel: u64, left: &Meta) -> Vec<Stale> {
    let rest = Meta {
        panel: None,
        ..left.clone()
    };
    rest.all_stale(channel)
}
