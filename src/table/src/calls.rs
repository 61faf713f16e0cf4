//! Calls that stand: who was called to the board, by which message, and when the next look at that is due.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Meta, Way};

/// A message that calls somebody to the board and that they have not followed yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenCall {
    /// Where it stands: the channel of the game, or of somebody's direct messages.
    pub channel: u64,
    /// The message.
    pub message: u64,
    /// When it was sent, in unix milliseconds.
    pub sent_ms: u64,
    /// How many were sent since they are waited for, with this one.
    pub count: u32,
    /// Since when they are waited for, in unix milliseconds: a call of another wait was followed.
    pub since_ms: u64,
    /// Until when an answer is waited for, as it says; none where people take their time.
    pub until_ms: Option<u64>,
    /// The message of the board to which it shows the way; none in saves of older programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub panel: Option<u64>,
}

/// A call that is on its way: whether it has arrived is not known before that is noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calling {
    /// The sign by which Discord gives back what was posted.
    pub sign: String,
    /// Since when they are waited for, in unix milliseconds.
    pub since_ms: u64,
    /// When it was sent off, in unix milliseconds.
    pub at_ms: u64,
}

/// Calls as they were carried out: what stands now, and when they are looked at again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    /// Who is not called any more.
    pub followed: Vec<u64>,
    /// Calls that were sent, or say another time now, by who is called.
    pub sent: Vec<(u64, OpenCall)>,
}

impl Meta {
    /// The calls that stand, by who is called, with the one that an older program noted.
    pub fn open_calls(&self, channel: u64) -> BTreeMap<u64, OpenCall> {
        let mut all = self.calls.clone();
        if let Some(old) = self.call {
            // An older program called nobody before they were waited for.
            let since_ms = self.wait.since.get(&old.user).copied().unwrap_or(0);
            all.entry(old.user).or_insert(OpenCall {
                channel,
                message: old.message,
                sent_ms: since_ms,
                count: 1,
                since_ms,
                until_ms: old.until_ms,
                panel: None,
            });
        }
        all
    }

    /// Notes what has become of the calls in a channel; those that stand no more are to be put away.
    pub fn note_calls(&mut self, channel: u64, called: Called) {
        let before = self.open_calls(channel);
        self.call = None;
        self.calls.clone_from(&before);
        for user in &called.followed {
            self.calls.remove(user);
        }
        self.calls.extend(called.sent);
        let stands = |calls: &BTreeMap<u64, OpenCall>, message: u64| {
            calls.values().any(|call| call.message == message)
        };
        let panel = self.panel.map_or(u64::MAX, |panel| panel.message);
        // Only what stands in the channel below the panel moves it out of sight.
        let below = |call: &&OpenCall| call.channel == channel && call.message > panel;
        let gone: Vec<OpenCall> = (before.values().copied())
            .filter(|call| !stands(&self.calls, call.message))
            .collect();
        let come = self.calls.values().filter(below);
        let come = come.filter(|call| !stands(&before, call.message)).count();
        let went = gone.iter().filter(below).count();
        if let Some(panel) = &mut self.panel {
            let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            panel.below = panel.below.saturating_add(number(come));
            panel.below = panel.below.saturating_sub(number(went));
        }
        for call in gone {
            self.put_away_in(call.channel, channel, call.message, Way::Gone);
        }
    }

    /// Takes over calls of another game that was here before: they are to be put away.
    pub fn inherit_calls(&mut self, channel: u64, called: Called) {
        for (_, call) in called.sent {
            self.put_away_in(call.channel, channel, call.message, Way::Gone);
        }
    }

    /// Whoever is called is looked at anew, though the game did not move.
    pub fn owe_calls(&mut self) {
        if self.called.is_some() {
            self.called = Some(0);
        }
    }

    /// Whether whoever is waited for at this revision was not looked at yet. An older program that called nobody left no time
    /// for the next look.
    pub fn owes_calls(&self, revision: u64) -> bool {
        let unplanned =
            self.remind.is_none() && !self.wait.since.is_empty() && self.paused.is_none();
        unplanned || self.called.is_some_and(|called| called != revision)
    }

    /// When the store is to hand this game over next: for its deadline or for its calls.
    pub(crate) fn next_ms(&self) -> Option<u64> {
        self.deadline.into_iter().chain(self.remind).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Call, Panel};

    const HERE: u64 = 50;

    fn call(channel: u64, message: u64) -> OpenCall {
        OpenCall {
            channel,
            message,
            sent_ms: 1,
            count: 1,
            since_ms: 1,
            until_ms: None,
            panel: None,
        }
    }

    #[test]
    fn what_stands_no_more_is_to_be_put_away_where_it_stood() {
        let mut meta = Meta {
            chairs: [7, 8].into(),
            panel: Some(Panel {
                message: 100,
                at_ms: 1,
                below: 1,
                shown: None,
            }),
            calls: [(7, call(HERE, 101)), (8, call(90, 55))].into(),
            ..Meta::default()
        };
        let second = call(HERE, 102);
        meta.note_calls(
            HERE,
            Called {
                followed: vec![8],
                sent: vec![(7, second)],
            },
        );
        assert_eq!(meta.calls, [(7, second)].into());
        assert_eq!(meta.panel.map(|panel| panel.below), Some(1));
        let stale: Vec<_> = meta.stale.iter().map(|s| (s.channel, s.message)).collect();
        assert_eq!(stale, [(None, 101), (Some(90), 55)]);
        // All that is left goes with the game.
        let left = meta.all_stale(HERE);
        let left = left.last().map(|stale| (stale.channel, stale.message));
        assert_eq!(left, Some((None, 102)));
    }

    #[test]
    fn calls_of_the_game_before_are_put_away_by_the_next_and_are_none_of_its_own() {
        let mut meta = Meta::default();
        let sent = vec![(7, call(HERE, 101)), (8, call(90, 55))];
        let followed = vec![9];
        meta.inherit_calls(HERE, Called { followed, sent });
        let stale: Vec<_> = meta.stale.iter().map(|s| (s.channel, s.message)).collect();
        assert_eq!(stale, [(None, 101), (Some(90), 55)]);
        assert!(meta.stale.iter().all(|old| old.way == Way::Gone));
        assert!(meta.calls.is_empty());
    }

    #[test]
    fn the_call_of_an_older_program_stands_and_is_taken_over() {
        let old = r#"{ "seats": [7, 8], "call": { "message": 9, "user": 8, "until_ms": null },
            "wait": { "since": { "8": 5 }, "common": null } }"#;
        let mut meta: Meta = serde_json::from_str(old).unwrap();
        let known = meta.open_calls(HERE);
        assert_eq!((known[&8].message, known[&8].since_ms), (9, 5));
        meta.note_calls(HERE, Called::default());
        assert_eq!((meta.call, meta.calls.clone()), (None::<Call>, known));
        assert!(meta.stale.is_empty());
        // Whom it waited for is looked at when this program starts.
        meta.called = Some(4);
        assert!(meta.owes_calls(4));
        meta.remind = Some(9);
        assert!(!meta.owes_calls(4) && meta.owes_calls(5));
    }

    #[test]
    fn whoever_is_left_behind_is_looked_at_anew() {
        let mut meta = Meta {
            chairs: [7, 8].into(),
            pace: crate::Pace::Live,
            called: Some(3),
            ..Meta::default()
        };
        meta.wait.since = [(7, 0), (8, 500_000)].into();
        assert!(!meta.leave_behind(599_999));
        assert_eq!(meta.called, Some(3));
        assert!(meta.leave_behind(600_000) && meta.owes(3));
        assert_eq!(meta.called, Some(0));
    }

    #[test]
    fn the_earlier_of_deadline_and_calls_is_next() {
        let next = |deadline, remind| {
            let meta = Meta {
                deadline,
                remind,
                ..Meta::default()
            };
            meta.next_ms()
        };
        assert_eq!(next(None, None), None);
        assert_eq!(next(Some(5), None), Some(5));
        assert_eq!(next(Some(5), Some(3)), Some(3));
    }
}
