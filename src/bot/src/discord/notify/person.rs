//! How somebody wants to be called, and what has become of their calls: values.

use castaway_table::Night;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::quiet::Quiet;
use crate::ui::{
    notify::{After, CallWay},
    texts::Lang,
};

/// After so many calls without a word nobody is called again until they do something.
pub const PATIENT: usize = 3;
/// When somebody sleeps who named a zone and no hours.
const USUAL: Quiet = Quiet {
    from: 23 * 60,
    to: 7 * 60,
};
/// More games than somebody mutes.
const MUTED: usize = 50;

/// How somebody wants to be called, and what has become of their calls.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// Their time zone by its name, where they named one.
    pub zone: Option<String>,
    /// The server from which they last saw their page: its zone is theirs while they named none.
    pub server: Option<u64>,
    /// The name of that zone, as it is when this is read.
    #[serde(skip)]
    pub usual: Option<String>,
    /// When they are never called.
    pub quiet: Option<Quiet>,
    /// They have said that there are no such hours.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sleepless: bool,
    /// The sign of the call that told them of such hours, as a deadline runs at night, too, for whoever has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offered: Option<String>,
    /// Where they are called.
    pub way: CallWay,
    /// How long the table waits before it calls them.
    pub after: After,
    /// The hour of their day at which they are told of all their games at once, instead of each call.
    pub digest: Option<u8>,
    /// Since when they are told so, or when they were last, in unix milliseconds.
    pub digested_ms: u64,
    /// The last such message that stands, by channel and message.
    pub digest_at: Option<(u64, u64)>,
    /// The games that never call them, by their signs.
    pub muted: Vec<String>,
    /// The language in which they are written to, as they last used it.
    pub lang: Option<Lang>,
    /// The channel of their direct messages, once it is known.
    pub direct: Option<u64>,
    /// Their direct messages are closed to the bot.
    pub closed: bool,
    /// When they last did anything after a call, or picked something for their calls, in unix milliseconds.
    pub acted_ms: Option<u64>,
    /// The signs of the calls since they last did anything.
    pub unanswered: Vec<String>,
    /// What no message could tell them, for their next command.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
}

impl Person {
    /// Where a call goes: into the channel where their direct messages are closed.
    pub fn reached_by(&self) -> CallWay {
        match self.way {
            CallWay::Direct if self.closed => CallWay::Mention,
            way => way,
        }
    }

    /// The hour of the one message of a day, where they want one and it can reach them.
    pub fn digest_hour(&self) -> Option<u8> {
        self.digest.filter(|_| !self.closed)
    }

    /// The zone in which their day is read.
    pub fn clock(&self) -> TimeZone {
        super::quiet::zone(self.zone.as_deref().or(self.usual.as_deref()))
    }

    /// Whether single calls of the game with these signs are wanted.
    pub fn wants_calls_of(&self, tag: &str) -> bool {
        self.way != CallWay::Nowhere && self.digest_hour().is_none() && !self.mutes(tag)
    }

    /// Whether the game with these signs never calls them.
    pub fn mutes(&self, tag: &str) -> bool {
        self.muted.iter().any(|muted| muted == tag)
    }

    /// The game with these signs calls them no more, or again.
    pub fn mute(&mut self, tag: &str, quiet: bool) {
        self.muted.retain(|muted| muted != tag);
        if quiet && !tag.is_empty() {
            self.muted.push(tag.to_owned());
            let surplus = self.muted.len().saturating_sub(MUTED);
            self.muted.drain(..surplus);
        }
    }

    /// Whether a call of this sign may go out: one that was counted before is no new one.
    pub fn may_be_called(&self, sign: &str) -> bool {
        self.unanswered.len() < PATIENT || self.unanswered.iter().any(|known| known == sign)
    }

    /// Whether the call of this sign, which was counted, is the last until they do something.
    pub fn is_last(&self, sign: &str) -> bool {
        let place = self.unanswered.iter().position(|known| known == sign);
        place.is_some_and(|place| place + 1 >= PATIENT)
    }

    /// Counts a call, before it goes out, so that no kill makes it uncounted.
    pub fn count_call(&mut self, sign: &str) {
        if !self.unanswered.iter().any(|known| known == sign) {
            self.unanswered.push(sign.to_owned());
        }
    }

    /// A call of this sign about a deadline tells them of quiet hours, where they know nothing of them and were not told before.
    pub fn offer_quiet(&mut self, sign: &str) {
        if self.sleeps().is_none() && !self.sleepless && self.offered.is_none() {
            self.offered = Some(sign.to_owned());
        }
    }

    /// Counts a call no more, for it could never go out.
    pub fn discount_call(&mut self, sign: &str) {
        self.unanswered.retain(|known| known != sign);
    }

    /// When they are told of all their games next, in unix milliseconds.
    pub fn digest_ms(&self) -> Option<u64> {
        let hour = self.digest_hour()?;
        let at = super::quiet::next_time(u16::from(hour) * 60, self.digested_ms, &self.clock());
        Some(self.loud_ms(at))
    }

    /// In which hours of their day none of their time passes; none where nothing is known of them.
    pub fn sleeps(&self) -> Option<Quiet> {
        let usual = || (self.zone.is_some() && !self.sleepless).then_some(USUAL);
        self.quiet.or_else(usual)
    }

    /// The same as stretches of the next days.
    pub fn nights(&self, from_ms: u64) -> Vec<Night> {
        let nights = |hours: Quiet| hours.nights(from_ms, &self.clock());
        self.sleeps().map(nights).unwrap_or_default()
    }

    /// They name hours in which they are never called, or say that there are none.
    pub fn keep_quiet(&mut self, hours: Option<Quiet>) {
        self.quiet = hours;
        self.sleepless = hours.is_none();
    }

    /// The first moment from this one on at which they may be called.
    pub fn loud_ms(&self, at_ms: u64) -> u64 {
        match self.quiet {
            Some(quiet) => quiet.end_ms(at_ms, &self.clock()),
            None => at_ms,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_that_was_counted_before_is_counted_once() {
        let mut person = Person::default();
        for sign in ["a", "a", "b", "c"] {
            assert!(person.may_be_called(sign));
            person.count_call(sign);
        }
        assert!(!person.may_be_called("d") && person.may_be_called("b"));
        assert_eq!(
            ["a", "b", "c", "d"].map(|sign| person.is_last(sign)),
            [false, false, true, false]
        );
        person.discount_call("b");
        assert!(person.may_be_called("d"));
    }

    #[test]
    fn closed_direct_messages_fall_back_to_the_channel_and_so_does_the_message_of_a_day() {
        let person = Person {
            way: CallWay::Direct,
            digest: Some(18),
            ..Person::default()
        };
        assert_eq!(
            (person.reached_by(), person.digest_hour()),
            (CallWay::Direct, Some(18))
        );
        assert!(!person.wants_calls_of("7f2a"));
        let closed = Person {
            closed: true,
            ..person
        };
        assert_eq!(
            (closed.reached_by(), closed.digest_hour()),
            (CallWay::Mention, None)
        );
        assert!(closed.wants_calls_of("7f2a"));
    }

    #[test]
    fn games_are_muted_by_their_signs_and_not_without_end() {
        let mut person = Person::default();
        for n in 0..60 {
            person.mute(&format!("{n:04x}"), true);
        }
        assert!(person.mutes("003b") && !person.mutes("0000"));
        person.mute("003b", false);
        person.mute("", true);
        assert!(!person.mutes("003b") && !person.mutes(""));
    }

    #[test]
    fn whoever_named_a_zone_sleeps_at_night_until_they_say_otherwise() {
        let mut person = Person::default();
        assert!(person.sleeps().is_none() && person.nights(9).is_empty());
        person.zone = Some("Europe/Berlin".to_owned());
        assert_eq!(person.sleeps(), Some(USUAL));
        assert_eq!(person.loud_ms(9), 9, "calls keep to what was said");
        let hours = Quiet::read("21-5");
        person.keep_quiet(hours);
        assert_eq!(person.sleeps(), hours);
        person.keep_quiet(None);
        assert!(person.sleeps().is_none());
    }

    #[test]
    fn whoever_has_no_quiet_hours_is_told_of_them_once() {
        let mut person = Person::default();
        person.offer_quiet("a");
        person.offer_quiet("b");
        assert_eq!(person.offered.as_deref(), Some("a"));
        let mut sleepless = Person::default();
        sleepless.keep_quiet(None);
        sleepless.offer_quiet("a");
        assert_eq!(sleepless.offered, None);
    }
}
