//! Who is called now, whose call has been followed, and when that is looked at again: a function of what is known.

use std::collections::BTreeMap;

use castaway_table::{Nudge, OpenCall};

use super::{
    person::{PATIENT, Person},
    tempo::Tempo,
};
use crate::{discord::failure, ui::notify::After};

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Whoever has just done something is there, and is not called before.
const FRESH_MS: u64 = 15 * MINUTE_MS;
/// Whoever is waited for and is not to be called is looked at again so much later, whatever happens.
const LOOK_MS: u64 = 24 * HOUR_MS;

/// Somebody whom a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitedFor {
    /// The person who is waited for.
    pub user: u64,
    /// Since when, in unix milliseconds.
    pub since_ms: u64,
    /// Until when; none where people take their time.
    pub until_ms: Option<u64>,
    /// They are waited for since they have done something themselves.
    pub fresh: bool,
    /// Who has nudged them in this wait, and when.
    pub nudged: Option<Nudge>,
}

/// A table that waits.
#[derive(Clone, Debug)]
pub struct WaitingTable<'a> {
    /// Where it is.
    pub channel: u64,
    /// The signs of its game.
    pub tag: &'a str,
    /// How urgent it is.
    pub tempo: Tempo,
    /// Whom it waits for.
    pub waiting: &'a [WaitedFor],
    /// The message of its board.
    pub panel: Option<u64>,
    /// The calls that stand.
    pub open: &'a BTreeMap<u64, OpenCall>,
}

/// Somebody to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Send {
    /// Who, since when and until when.
    pub waited: WaitedFor,
    /// The how many-th call of this wait it is.
    pub count: u32,
    /// Its sign, made of what is saved.
    pub sign: String,
    /// When they are looked at again once it stands, in unix milliseconds.
    pub again_ms: u64,
}

/// What is to be done about calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallPlan {
    /// Whose call stands no more.
    pub followed: Vec<u64>,
    /// Whose call says something else from now on: another time, or the way to another board.
    pub changed: Vec<WaitedFor>,
    /// Who is called.
    pub send: Vec<Send>,
    /// When the others are looked at again, in unix milliseconds.
    pub again_ms: Option<u64>,
}

/// How long somebody wants to be waited for before they are called.
fn patience_ms(tempo: Tempo, person: &Person, waited: &WaitedFor) -> u64 {
    let usual = tempo.patience_ms(waited.fresh);
    let wished = match person.after {
        After::Pace => usual,
        After::AtOnce => 0,
        After::Minutes15 => 15 * MINUTE_MS,
        After::Hour => HOUR_MS,
        After::Hours3 => 3 * HOUR_MS,
        After::Hours8 => 8 * HOUR_MS,
    };
    let wished = match waited.fresh {
        true => wished.max(usual.min(FRESH_MS)),
        false => wished,
    };
    match waited.until_ms {
        // A call after the deadline, or just before it, would help nobody.
        Some(until) => wished.min(until.saturating_sub(waited.since_ms) / 4 * 3),
        None => wished,
    }
}

/// When somebody is to be called next.
fn next_ms(
    table: &WaitingTable<'_>,
    person: &Person,
    waited: &WaitedFor,
    open: Option<&OpenCall>,
) -> u64 {
    if let Some(nudge) = waited.nudged
        && open.is_none_or(|call| call.sent_ms < nudge.at_ms)
    {
        return nudge.at_ms;
    }
    let patience = patience_ms(table.tempo, person, waited);
    // Whoever has just pressed something is there.
    let fresh = table.tempo.patience_ms(true).min(FRESH_MS);
    let there = |wait: u64| person.acted_ms.map_or(0, |at| at.saturating_add(wait));
    let Some(call) = open else {
        return waited.since_ms.saturating_add(patience).max(there(fresh));
    };
    let pause = patience.max(table.tempo.pause_ms());
    let after = |n: u64| call.sent_ms.saturating_add(pause.saturating_mul(n));
    match unheard(table, person, waited, call.count) {
        // They did something since, though not this: they are waited for anew.
        0 => after(1).max(there(patience.max(fresh))),
        n => after(n),
    }
}

/// How many of so many calls of a wait were not followed by a word.
fn unheard(table: &WaitingTable<'_>, person: &Person, waited: &WaitedFor, calls: u32) -> u64 {
    // Nobody gets more calls without a word than these.
    let first = calls.saturating_sub(u32::try_from(PATIENT).unwrap_or(u32::MAX));
    let signs = (first..calls).map(|n| sign(table, waited, n + 1));
    let known = signs.filter(|sign| person.unanswered.contains(sign));
    u64::try_from(known.count()).unwrap_or(u64::MAX)
}

/// The sign of the how many-th call of a wait.
pub fn sign(table: &WaitingTable<'_>, waited: &WaitedFor, count: u32) -> String {
    let (user, since_ms) = (waited.user, waited.since_ms);
    failure::nonce('c', &[&table.channel, &table.tag, &user, &since_ms, &count])
}

/// What is to be done about the calls of a table now. Whoever is not among these people wants what everybody does.
pub fn plan(table: &WaitingTable<'_>, people: &BTreeMap<u64, Person>, now_ms: u64) -> CallPlan {
    let mut plan = CallPlan::default();
    let anybody = Person::default();
    for (user, call) in table.open {
        let mut waiting = table.waiting.iter();
        let waited = waiting.find(|w| w.user == *user && w.since_ms == call.since_ms);
        let wants = people
            .get(user)
            .unwrap_or(&anybody)
            .wants_calls_of(table.tag);
        match waited.filter(|_| wants) {
            None => plan.followed.push(*user),
            Some(waited) => {
                // Without a board the old way is as good as none.
                let moved = table.panel.is_some() && table.panel != call.panel;
                if moved || waited.until_ms != call.until_ms {
                    plan.changed.push(*waited);
                }
            }
        }
    }
    let mut again = None;
    let mut look_at = |at_ms: u64| again = Some(again.map_or(at_ms, |old: u64| old.min(at_ms)));
    for waited in table.waiting {
        let person = people.get(&waited.user).unwrap_or(&anybody);
        let open = table.open.get(&waited.user);
        let open = open.filter(|call| call.since_ms == waited.since_ms);
        // Past the deadline the table goes on without them.
        let late = waited.until_ms.is_some_and(|until| until <= now_ms);
        let count = open.map_or(0, |call| call.count).saturating_add(1);
        let sign = sign(table, waited, count);
        if late || !person.wants_calls_of(table.tag) || !person.may_be_called(&sign) {
            look_at(now_ms.saturating_add(LOOK_MS));
            continue;
        }
        let due = next_ms(table, person, waited, open);
        let due = person.loud_ms(due.max(now_ms));
        if due > now_ms {
            look_at(due);
            continue;
        }
        let sent = OpenCall {
            channel: table.channel,
            message: 0,
            sent_ms: now_ms,
            count,
            since_ms: waited.since_ms,
            until_ms: waited.until_ms,
            panel: table.panel,
        };
        let mut counted = person.clone();
        counted.count_call(&sign);
        let again_ms = match counted.unanswered.len() < PATIENT {
            true => person.loud_ms(next_ms(table, &counted, waited, Some(&sent))),
            false => now_ms.saturating_add(LOOK_MS),
        };
        plan.send.push(Send {
            waited: *waited,
            count,
            sign,
            again_ms,
        });
    }
    plan.again_ms = again;
    plan
}

#[cfg(test)]
mod tests {
    use castaway_table::Pace;

    use super::*;

    const ANNA: u64 = 7;

    fn waited(since_ms: u64, until_ms: Option<u64>) -> WaitedFor {
        WaitedFor {
            user: ANNA,
            since_ms,
            until_ms,
            fresh: false,
            nudged: None,
        }
    }

    fn planned(tempo: Tempo, waited: WaitedFor, person: Person, now_ms: u64) -> CallPlan {
        let table = WaitingTable {
            channel: 5,
            tag: "7f2a",
            tempo,
            waiting: &[waited],
            panel: Some(9),
            open: &BTreeMap::new(),
        };
        plan(&table, &[(ANNA, person)].into(), now_ms)
    }

    #[test]
    fn one_is_called_soon_at_a_quick_table_and_late_at_a_slow_one() {
        let first = |tempo: Tempo| planned(tempo, waited(0, None), Person::default(), 1).again_ms;
        assert_eq!(first(Tempo::Pace(Pace::Live)), Some(2 * MINUTE_MS));
        assert_eq!(first(Tempo::Pace(Pace::Several)), Some(HOUR_MS));
        assert_eq!(first(Tempo::Pace(Pace::Daily)), Some(4 * HOUR_MS));
        assert_eq!(first(Tempo::Pace(Pace::Relaxed)), Some(8 * HOUR_MS));
        let now = planned(Tempo::Turn, waited(1, None), Person::default(), 1);
        assert_eq!(now.send.len(), 1);
    }

    #[test]
    fn nobody_is_called_when_it_is_too_late_to_help() {
        let person = Person {
            after: After::Hours8,
            ..Person::default()
        };
        let several = Tempo::Pace(Pace::Several);
        let until = Some(6 * HOUR_MS);
        let plan = planned(several, waited(0, until), person, 1);
        assert_eq!(plan.again_ms, Some(6 * HOUR_MS / 4 * 3));
    }

    #[test]
    fn whoever_has_just_done_something_is_not_called_at_once() {
        let person = Person {
            after: After::AtOnce,
            ..Person::default()
        };
        let fresh = WaitedFor {
            fresh: true,
            ..waited(0, None)
        };
        let daily = Tempo::Pace(Pace::Daily);
        let plan = planned(daily, fresh, person.clone(), 0);
        assert_eq!(plan.again_ms, Some(FRESH_MS));
        assert_eq!(planned(daily, waited(0, None), person, 0).send.len(), 1);
    }

    const CALL: OpenCall = OpenCall {
        channel: 5,
        message: 9,
        sent_ms: 10,
        count: 1,
        since_ms: 3,
        until_ms: Some(50),
        panel: Some(4),
    };

    /// Anna's first call stands at a table whose board is this message.
    fn called(waiting: &[WaitedFor], panel: Option<u64>) -> CallPlan {
        let table = WaitingTable {
            channel: 5,
            tag: "7f2a",
            tempo: Tempo::Hurried,
            waiting,
            panel,
            open: &[(ANNA, CALL)].into(),
        };
        plan(&table, &BTreeMap::new(), 20)
    }

    #[test]
    fn a_call_that_was_followed_goes_and_one_whose_time_moved_says_so() {
        let of = |waiting: &[WaitedFor]| called(waiting, Some(4));
        assert_eq!(of(&[]).followed, [ANNA]);
        assert_eq!(of(&[]).again_ms, None);
        assert_eq!(of(&[waited(4, Some(50))]).followed, [ANNA], "another wait");
        let same = waited(3, Some(50));
        assert_eq!((of(&[same]).followed, of(&[same]).send.len()), (vec![], 0));
        assert_eq!(of(&[same]).changed, []);
        let later = waited(3, Some(60));
        assert_eq!(of(&[later]).changed, [later]);
    }

    #[test]
    fn a_call_whose_board_has_moved_shows_the_new_way() {
        let same = waited(3, Some(50));
        assert_eq!(called(&[same], Some(5)).changed, [same]);
        assert_eq!(called(&[same], None).changed, [], "there is none");
    }

    #[test]
    fn a_word_of_theirs_counts_calls_anew_and_keeps_the_next_one_away() {
        let daily = Tempo::Pace(Pace::Daily);
        let one = waited(0, None);
        let call = OpenCall {
            sent_ms: 4 * HOUR_MS,
            count: 3,
            since_ms: 0,
            ..CALL
        };
        let table = WaitingTable {
            channel: 5,
            tag: "7f2a",
            tempo: daily,
            waiting: &[one],
            panel: Some(4),
            open: &[(ANNA, call)].into(),
        };
        let signs = (1..=3).map(|n| sign(&table, &one, n));
        let silent = Person {
            unanswered: signs.collect(),
            ..Person::default()
        };
        let at = |person: &Person, now_ms: u64| {
            let plan = plan(&table, &[(ANNA, person.clone())].into(), now_ms);
            let sent = plan.send.first();
            (sent.map(|send| (send.count, send.again_ms)), plan.again_ms)
        };
        let year = 365 * 24 * HOUR_MS;
        assert_eq!(at(&silent, year), (None, Some(year + LOOK_MS)));
        let heard = |acted_ms: u64| Person {
            acted_ms: Some(acted_ms),
            ..Person::default()
        };
        assert_eq!(at(&heard(year), year), (None, Some(year + 4 * HOUR_MS)));
        let (then, next) = (year + 4 * HOUR_MS, year + 12 * HOUR_MS);
        assert_eq!(at(&heard(year), then), (Some((4, next)), None));
        // Never sooner after a call than otherwise.
        let word = 5 * HOUR_MS;
        assert_eq!(at(&heard(word), word), (None, Some(12 * HOUR_MS)));
    }

    #[test]
    fn whoever_has_picked_something_a_moment_ago_is_not_called_at_once() {
        let person = Person {
            after: After::AtOnce,
            acted_ms: Some(9 * HOUR_MS),
            ..Person::default()
        };
        let daily = Tempo::Pace(Pace::Daily);
        let plan = planned(daily, waited(0, None), person, 9 * HOUR_MS);
        assert_eq!(plan.again_ms, Some(9 * HOUR_MS + FRESH_MS));
    }
}
