//! All calls that come up in the channel, and what must be true of them.

use std::collections::BTreeMap;

use castaway_kernel::Game;
use castaway_robinson::{Island, catalog::Catalog, state::State};
use castaway_table::{Meta, Pace};
use serde_json::Value;

use super::{HOUR, MINUTE, folk::Folk, life::Life, span::Span};

/// A call that was seen.
#[derive(Clone, Copy, Debug)]
struct Seen {
    user: u64,
    at_ms: u64,
    /// Since when the table had waited for them; unknown of a call that was never noted.
    since_ms: Option<u64>,
}

/// Somebody who looks at the channel all the time.
pub struct Watch {
    seed: u64,
    span: Span,
    pace: Pace,
    folk: Vec<Folk>,
    seen: BTreeMap<u64, Seen>,
    /// How many calls somebody had since they did something.
    silent: BTreeMap<u64, usize>,
    /// When somebody did something last, in unix milliseconds.
    acted: BTreeMap<u64, u64>,
}

/// How long a table of this pace waits before it calls, and between two calls.
fn times(pace: Pace) -> (u64, u64) {
    match pace {
        Pace::Live => (2 * MINUTE, 5 * MINUTE),
        Pace::Several => (HOUR, 2 * HOUR),
        Pace::Daily => (4 * HOUR, 8 * HOUR),
        Pace::Relaxed => (8 * HOUR, 24 * HOUR),
    }
}

impl Watch {
    pub fn new((seed, span): (u64, Span), pace: Pace, folk: &[Folk]) -> Self {
        Self {
            seed,
            span,
            pace,
            folk: folk.to_vec(),
            seen: BTreeMap::new(),
            silent: BTreeMap::new(),
            acted: BTreeMap::new(),
        }
    }

    /// The command that plays this game again.
    pub fn again(&self) -> String {
        let (asks, seed) = (self.span.asks(), self.seed);
        format!(
            "{asks}CASTAWAY_SEED={seed} cargo test -p castaway --test edge week:: -- --nocapture"
        )
    }

    pub fn calls(&self) -> usize {
        self.seen.len()
    }

    /// Somebody does something, so their calls are counted anew.
    pub fn heard(&mut self, user: u64, now_ms: u64) {
        self.silent.remove(&user);
        self.acted.insert(user, now_ms);
    }

    fn sleeps(&self, user: u64, at_ms: u64) -> bool {
        let of = self.folk.iter().find(|one| one.user == user);
        of.expect("one of the four").sleeps(at_ms)
    }

    /// The calls that stand in the channel, by message, with who is called.
    fn standing(life: &Life) -> BTreeMap<u64, u64> {
        let me = life.read();
        let all = me.handle().messages(me.channel, me.user);
        all.iter().filter_map(called).collect()
    }

    /// Looks at the channel: nobody sleeps who is called, and nobody is called a fourth time without a word of theirs.
    pub fn look(&mut self, life: &Life) {
        let now_ms = life.now_ms();
        for (message, user) in Self::standing(life) {
            if self.seen.contains_key(&message) {
                continue;
            }
            self.seen.insert(
                message,
                Seen {
                    user,
                    at_ms: now_ms,
                    since_ms: None,
                },
            );
            // The clock goes on by this much while somebody presses.
            let asleep = [now_ms, now_ms - MINUTE / 4].map(|at_ms| self.sleeps(user, at_ms));
            assert_ne!(
                asleep,
                [true; 2],
                "{}: {user} is woken at {now_ms}",
                self.again()
            );
            let silent = self.silent.entry(user).or_default();
            *silent += 1;
            assert!(*silent <= 3, "{}: {user} is called on and on", self.again());
        }
    }

    /// What is true of the calls whenever nothing is due: one for each who is called, of whom the table waits and who can do
    /// something; none too early, and nobody forgotten.
    pub fn judge(&mut self, catalog: &Catalog, state: &State, meta: &Meta, life: &Life) {
        let (now_ms, again) = (life.now_ms(), self.again());
        let standing = Self::standing(life);
        let noted: BTreeMap<u64, u64> = meta
            .calls
            .iter()
            .map(|(user, call)| (call.message, *user))
            .collect();
        assert_eq!(
            standing, noted,
            "{again}: what stands and what is noted at {now_ms}"
        );
        let (patience, pause) = times(self.pace);
        for (user, call) in &meta.calls {
            let uncalled = meta.uncalled();
            assert!(
                meta.wait.since.get(user) == Some(&call.since_ms)
                    || uncalled.contains(&(*user, call.since_ms)),
                "{again}: {user} is called for nothing: {meta:?}"
            );
            assert!(
                can_act(catalog, state, meta, *user) || uncalled.iter().any(|(who, _)| who == user),
                "{again}: {user} can do nothing: {meta:?}"
            );
            // One that was posted before a kill and never noted counts too: nobody is called twice for it.
            let others = self.seen.iter().filter(|(message, seen)| {
                let same = match seen.since_ms {
                    Some(since_ms) => since_ms == call.since_ms,
                    None => seen.at_ms >= call.since_ms,
                };
                **message != call.message && seen.user == *user && same
            });
            let last = others.map(|(_, seen)| seen.at_ms).max();
            let seen = self.seen.get_mut(&call.message).expect("it was seen");
            seen.since_ms = Some(call.since_ms);
            let first = last.map_or(call.since_ms + patience.min(longest(self.pace)), |last| {
                last + pause
            });
            assert!(
                call.sent_ms >= first,
                "{again}: {user} is called too early, at {} after {last:?}: {meta:?}",
                call.sent_ms
            );
        }
        let uncalled: BTreeMap<u64, u64> = meta.uncalled().into_iter().collect();
        for (user, since_ms) in meta.wait.since.iter().chain(&uncalled) {
            let kept = life.read().store.get_global(&format!("notify/{user}"));
            let kept = kept.unwrap().unwrap_or_default();
            let silent = kept["unanswered"]
                .as_array()
                .is_some_and(|all| all.len() >= 3);
            let late = self
                .pace
                .delay_ms()
                .is_some_and(|delay| !meta.is_away(*user) && since_ms + delay <= now_ms);
            if silent || late || self.sleeps(*user, now_ms) || meta.calls.contains_key(user) {
                continue;
            }
            let there = self
                .acted
                .get(user)
                .map_or(0, |at| at + patience.min(15 * MINUTE));
            let due = (since_ms + patience.min(longest(self.pace))).max(there);
            assert!(
                now_ms < due,
                "{again}: {user} is forgotten since {due}, at {now_ms}: {meta:?}"
            );
        }
    }
}

/// A call comes at the latest when three quarters of the time are over.
fn longest(pace: Pace) -> u64 {
    pace.delay_ms().map_or(u64::MAX, |delay| delay / 4 * 3)
}

/// A call, and who is called.
fn called(message: &Value) -> Option<(u64, u64)> {
    let words = message["content"].as_str()?.strip_prefix("🔔")?;
    let (_, from) = words.split_once("<@")?;
    let (user, _) = from.split_once('>')?;
    Some((message["id"].as_str()?.parse().ok()?, user.parse().ok()?))
}

/// Whether there is something that somebody can do for the table.
fn can_act(catalog: &Catalog, state: &State, meta: &Meta, user: u64) -> bool {
    if Island::open_plan(state).is_some() {
        return meta.chairs.sits(user) && !meta.together.ready.contains(&user);
    }
    let seats = meta.moves(user).into_iter();
    let mut all = seats.map(|seat| Island::legal(catalog, state, seat));
    all.any(|all| !all.is_empty())
}
