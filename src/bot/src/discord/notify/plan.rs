//! Who is called now, whose call has been followed, and when that is looked at again: a function of what is known.

use std::collections::BTreeMap;

use castaway_table::{OpenCall, Pace};

use super::person::{PATIENT, Person};
use crate::{discord::failure, ui::notify::After};

const MINUTE_MS: u64 = 60 * 1000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
/// Whoever has just done something is there, and is not called before.
const FRESH_MS: u64 = 15 * MINUTE_MS;
/// Whoever is waited for and is not to be called is looked at again so much later, whatever happens.
const LOOK_MS: u64 = 24 * HOUR_MS;
/// So many calls come in one wait.
const CALLS: u32 = 3;

/// How urgent it is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// The game itself hurries somebody.
    Hurried,
    /// People take turns, and all others wait.
    Turn,
    /// As was agreed.
    Pace(Pace),
}

/// Somebody whom a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waited {
    /// Who.
    pub user: u64,
    /// Since when, in unix milliseconds.
    pub since_ms: u64,
    /// Until when; none where people take their time.
    pub until_ms: Option<u64>,
    /// They are waited for since they have done something themselves.
    pub fresh: bool,
}

/// A table that waits.
#[derive(Clone, Debug)]
pub struct Table<'a> {
    /// Where it is.
    pub channel: u64,
    /// The signs of its game.
    pub tag: &'a str,
    /// How urgent it is.
    pub tempo: Tempo,
    /// Whom it waits for.
    pub waiting: &'a [Waited],
    /// The calls that stand.
    pub open: &'a BTreeMap<u64, OpenCall>,
}

/// Somebody to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Send {
    /// Who, since when and until when.
    pub waited: Waited,
    /// The how many-th call of this wait it is.
    pub count: u32,
    /// Its sign, made of what is saved.
    pub sign: String,
}

/// What is to be done about calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Whose call stands no more.
    pub followed: Vec<u64>,
    /// Whose call says another time from now on.
    pub retimed: Vec<Waited>,
    /// Who is called.
    pub send: Vec<Send>,
    /// When all this is looked at again, in unix milliseconds.
    pub again_ms: Option<u64>,
}

impl Tempo {
    /// How long one waits before the first call, where nothing else was said.
    fn patience_ms(self, fresh: bool) -> u64 {
        match (self, fresh) {
            (Self::Hurried | Self::Turn, false) => 0,
            (Self::Hurried, true) => 3 * MINUTE_MS,
            (Self::Turn, true) => 8 * HOUR_MS,
            (Self::Pace(pace), _) => match pace {
                Pace::Live => 2 * MINUTE_MS,
                Pace::Several => HOUR_MS,
                Pace::Daily => 4 * HOUR_MS,
                Pace::Relaxed => 8 * HOUR_MS,
            },
        }
    }

    /// How long one waits after a call at least before the next.
    fn pause_ms(self) -> u64 {
        match self {
            Self::Hurried | Self::Turn => 24 * HOUR_MS,
            Self::Pace(pace) => match pace {
                Pace::Live => 5 * MINUTE_MS,
                Pace::Several => 2 * HOUR_MS,
                Pace::Daily => 8 * HOUR_MS,
                Pace::Relaxed => 24 * HOUR_MS,
            },
        }
    }
}

/// How long somebody wants to be waited for before they are called.
fn patience_ms(tempo: Tempo, person: &Person, waited: &Waited) -> u64 {
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

/// When somebody is to be called next, whose calls of this wait so far are these; `None` where they had enough of them.
fn next_ms(tempo: Tempo, person: &Person, waited: &Waited, open: Option<&OpenCall>) -> Option<u64> {
    let patience = patience_ms(tempo, person, waited);
    match open {
        None => Some(waited.since_ms.saturating_add(patience)),
        Some(call) if call.count >= CALLS => None,
        Some(call) => {
            let pause = patience.max(tempo.pause_ms());
            Some(
                call.sent_ms
                    .saturating_add(pause.saturating_mul(call.count.into())),
            )
        }
    }
}

/// The sign of a call.
fn sign(table: &Table<'_>, waited: &Waited, count: u32) -> String {
    failure::nonce(
        'c',
        &[
            &table.channel,
            &table.tag,
            &waited.user,
            &waited.since_ms,
            &count,
        ],
    )
}

/// What is to be done about the calls of a table now. Whoever is not among these people wants what everybody does.
pub fn plan(table: &Table<'_>, people: &BTreeMap<u64, Person>, now_ms: u64) -> Plan {
    let mut plan = Plan::default();
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
            Some(waited) if waited.until_ms != call.until_ms => plan.retimed.push(*waited),
            Some(_) => {}
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
        let due = match person.wants_calls_of(table.tag) && !late {
            true => next_ms(table.tempo, person, waited, open),
            false => None,
        };
        let Some(due) = due else {
            look_at(now_ms.saturating_add(LOOK_MS));
            continue;
        };
        let due = person.loud_ms(due.max(now_ms));
        if due > now_ms {
            look_at(due);
            continue;
        }
        let count = open.map_or(0, |call| call.count) + 1;
        let sign = sign(table, waited, count);
        if !person.may_be_called(&sign) {
            look_at(now_ms.saturating_add(LOOK_MS));
            continue;
        }
        let sent = OpenCall {
            channel: table.channel,
            message: 0,
            sent_ms: now_ms,
            count,
            since_ms: waited.since_ms,
            until_ms: waited.until_ms,
        };
        let further = next_ms(table.tempo, person, waited, Some(&sent));
        let silent = person.unanswered.len() + 1 >= PATIENT;
        let further = further.filter(|_| !silent).map(|at| person.loud_ms(at));
        look_at(further.unwrap_or(now_ms.saturating_add(LOOK_MS)));
        plan.send.push(Send {
            waited: *waited,
            count,
            sign,
        });
    }
    plan.again_ms = again;
    plan
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: u64 = 7;

    fn waited(since_ms: u64, until_ms: Option<u64>) -> Waited {
        Waited {
            user: ANNA,
            since_ms,
            until_ms,
            fresh: false,
        }
    }

    fn planned(tempo: Tempo, waited: Waited, person: Person, now_ms: u64) -> Plan {
        let table = Table {
            channel: 5,
            tag: "7f2a",
            tempo,
            waiting: &[waited],
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
        let fresh = Waited {
            fresh: true,
            ..waited(0, None)
        };
        let daily = Tempo::Pace(Pace::Daily);
        let plan = planned(daily, fresh, person.clone(), 0);
        assert_eq!(plan.again_ms, Some(FRESH_MS));
        assert_eq!(planned(daily, waited(0, None), person, 0).send.len(), 1);
    }

    #[test]
    fn a_call_that_was_followed_goes_and_one_whose_time_moved_says_so() {
        let call = OpenCall {
            channel: 5,
            message: 9,
            sent_ms: 10,
            count: 1,
            since_ms: 3,
            until_ms: Some(50),
        };
        let open = [(ANNA, call)].into();
        let of = |waiting: &[Waited]| {
            let table = Table {
                channel: 5,
                tag: "7f2a",
                tempo: Tempo::Hurried,
                waiting,
                open: &open,
            };
            plan(&table, &BTreeMap::new(), 20)
        };
        assert_eq!(of(&[]).followed, [ANNA]);
        assert_eq!(of(&[]).again_ms, None);
        assert_eq!(of(&[waited(4, Some(50))]).followed, [ANNA], "another wait");
        let same = waited(3, Some(50));
        assert_eq!((of(&[same]).followed, of(&[same]).send.len()), (vec![], 0));
        let later = waited(3, Some(60));
        assert_eq!(of(&[later]).retimed, [later]);
    }
}
