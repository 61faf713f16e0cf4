//! What a game leaves in a channel when it goes for good or to another place: no save knows of it any more, so it is put
//! away at once.

use castaway_table::{Meta, Stale, Way};
use serde_json::Value;

use super::{context::Ui, game_ui::GameUi};

impl<G: GameUi> Ui<G> {
    /// Puts away what a game leaves beside its panel: old boards, questions, and calls wherever they stand. Boards that
    /// point to the panel say this instead.
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
    let here = |message, way| Stale {
        channel: None,
        message,
        way,
    };
    let asked = left.vote.as_ref().and_then(|vote| vote.message);
    let calls = left.open_calls(channel).into_values().map(|call| Stale {
        channel: Some(call.channel),
        message: call.message,
        way: Way::Gone,
    });
    let old = left.stale.iter().copied();
    let asked = asked.map(|message| here(message, Way::Moot));
    old.chain(asked).chain(calls).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_table::{Call, Vote};

    #[test]
    fn nothing_that_a_game_has_posted_is_forgotten() {
        let stale = |message, channel, way| Stale {
            channel,
            message,
            way,
        };
        let vote = Vote {
            message: Some(3),
            ..Vote::default()
        };
        let left = Meta {
            stale: vec![stale(1, None, Way::Moved), stale(2, Some(90), Way::Gone)],
            vote: Some(vote),
            call: Some(Call {
                message: 4,
                user: 7,
                until_ms: None,
            }),
            ..Meta::default()
        };
        let all = remains(50, &left);
        let all: Vec<_> = all.iter().map(|s| (s.channel, s.message, s.way)).collect();
        let expected = [
            (None, 1, Way::Moved),
            (Some(90), 2, Way::Gone),
            (None, 3, Way::Moot),
            (Some(50), 4, Way::Gone),
        ];
        assert_eq!(all, expected);
    }
}
