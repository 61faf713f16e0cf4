//! Ten thousand random days of people with clocks and habits of their own, held against what calls promise.

use std::collections::BTreeMap;

use castaway_table::{OpenCall, Pace};
use jiff::tz::TimeZone;
use rand::{Rng, RngExt, SeedableRng, rngs::StdRng};

use super::{
    person::{PATIENT, Person},
    plan::{WaitedFor, WaitingTable, plan},
    quiet::{self, Quiet},
    tempo::Tempo,
};
use crate::ui::notify::{After, CallWay};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;
/// 1 January 2026.
const YEAR: u64 = 1_767_225_600_000;
const ZONES: [&str; 6] = [
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "UTC",
];
const TEMPI: [Tempo; 6] = [
    Tempo::Hurried,
    Tempo::Turn,
    Tempo::Pace(Pace::Live),
    Tempo::Pace(Pace::Several),
    Tempo::Pace(Pace::Daily),
    Tempo::Pace(Pace::Relaxed),
];

fn one_of<T: Copy>(chance: &mut StdRng, all: &[T]) -> T {
    all[chance.random_range(0..all.len())]
}

fn person(chance: &mut StdRng) -> Person {
    let quiet = Quiet {
        from: chance.random_range(0..1440),
        to: chance.random_range(0..1440),
    };
    Person {
        zone: Some(one_of(chance, &ZONES).to_owned()),
        quiet: (quiet.from != quiet.to && chance.random_range(0..4) > 0).then_some(quiet),
        way: one_of(
            chance,
            &[
                CallWay::Mention,
                CallWay::Direct,
                CallWay::Mention,
                CallWay::Nowhere,
            ],
        ),
        after: one_of(chance, &After::ALL),
        muted: Vec::from_iter((chance.random_range(0..6) == 0).then(|| "7f2a".to_owned())),
        ..Person::default()
    }
}

/// A table over some days: what it waits for, and what its people have been told.
struct Days {
    tempo: Tempo,
    now: u64,
    waiting: Vec<WaitedFor>,
    open: BTreeMap<u64, OpenCall>,
    people: BTreeMap<u64, Person>,
    zones: BTreeMap<u64, TimeZone>,
    signs: Vec<String>,
    next: Option<u64>,
    sent: usize,
}

impl Days {
    fn new(chance: &mut StdRng) -> Self {
        let people: BTreeMap<u64, Person> = (1..=3).map(|user| (user, person(chance))).collect();
        let zone = |person: &Person| quiet::zone(person.zone.as_deref());
        Self {
            tempo: one_of(chance, &TEMPI),
            now: YEAR + chance.random_range(0..365 * DAY),
            waiting: Vec::new(),
            open: BTreeMap::new(),
            zones: people.iter().map(|(user, p)| (*user, zone(p))).collect(),
            people,
            signs: Vec::new(),
            next: None,
            sent: 0,
        }
    }

    /// Carries the plan of this moment out, and checks it.
    fn look(&mut self) {
        let table = WaitingTable {
            channel: 5,
            tag: "7f2a",
            tempo: self.tempo,
            waiting: &self.waiting,
            panel: Some(1),
            open: &self.open,
        };
        let plan = plan(&table, &self.people, self.now);
        let again = plan.send.iter().map(|send| send.again_ms);
        self.next = again.chain(plan.again_ms).min();
        for user in &plan.followed {
            self.open.remove(user);
        }
        for send in plan.send {
            let user = send.waited.user;
            let person = self.people.get_mut(&user).unwrap();
            assert!(self.waiting.contains(&send.waited), "somebody waited for");
            assert!(
                send.waited.until_ms.is_none_or(|until| until > self.now),
                "in time"
            );
            let hours = person
                .quiet
                .filter(|q| q.holds(self.now, &self.zones[&user]));
            assert_eq!(hours, None, "nobody in quiet hours");
            assert!(person.way != CallWay::Nowhere && person.muted.is_empty());
            assert!(!self.signs.contains(&send.sign), "nothing twice");
            assert!(person.unanswered.len() < PATIENT, "silence after three");
            person.count_call(&send.sign);
            self.signs.push(send.sign);
            self.sent += 1;
            let call = OpenCall {
                channel: 5,
                message: u64::try_from(self.sent).unwrap(),
                sent_ms: self.now,
                count: send.count,
                since_ms: send.waited.since_ms,
                until_ms: send.waited.until_ms,
                panel: Some(1),
            };
            // One for each person: the one before gives way.
            self.open.insert(user, call);
        }
        for (user, call) in &self.open {
            let waited = self.waiting.iter().find(|w| w.user == *user);
            assert_eq!(waited.map(|w| w.since_ms), Some(call.since_ms), "{user}");
        }
        assert_eq!(
            self.next.is_none(),
            self.waiting.is_empty(),
            "looked at again"
        );
        assert!(self.next.is_none_or(|at| at > self.now), "and not for ever");
    }

    /// Whoever is waited for, wants calls and has not had enough was called, or will be.
    fn nobody_is_forgotten(&self) {
        for waited in &self.waiting {
            let person = &self.people[&waited.user];
            let called = self.open.contains_key(&waited.user);
            let wants = person.wants_calls_of("7f2a") && person.unanswered.len() < PATIENT;
            // The longest anybody waits for a first call, and a night.
            let late = waited.until_ms.is_some_and(|until| until <= self.now);
            if wants && !called && !late && self.now > waited.since_ms + 2 * DAY {
                panic!("{:?} {waited:?} {person:?} at {}", self.tempo, self.now);
            }
        }
    }

    /// Somebody does something: they are waited for anew, or not, and others may be now.
    fn act(&mut self, chance: &mut StdRng) {
        let user = chance.random_range(1..=3);
        let person = self.people.get_mut(&user).unwrap();
        if !person.unanswered.is_empty() {
            person.unanswered.clear();
            person.acted_ms = Some(self.now);
        }
        self.waiting
            .retain(|w| w.user != user || chance.random_range(0..8) == 0);
        for other in 1..=3 {
            if self.waiting.iter().all(|w| w.user != other) && chance.random_range(0..2) == 0 {
                let until = match self.tempo {
                    Tempo::Hurried => Some(10 * MINUTE),
                    Tempo::Turn => None,
                    Tempo::Pace(pace) => pace.delay_ms(),
                };
                self.waiting.push(WaitedFor {
                    user: other,
                    since_ms: self.now,
                    until_ms: until.map(|delay| self.now + delay),
                    fresh: other == user,
                    nudged: None,
                });
            }
        }
        // Whoever let the time go by is away.
        let now = self.now;
        self.waiting
            .retain(|w| w.until_ms.is_none_or(|until| until > now));
    }
}

#[test]
fn ten_thousand_days_keep_what_calls_promise() {
    let (mut days, mut sent) = (0, 0);
    for seed in 0.. {
        if days >= 10_000 {
            break;
        }
        let mut chance = StdRng::seed_from_u64(seed);
        let mut table = Days::new(&mut chance);
        let end = table.now + 10 * DAY;
        days += 10;
        let rest: u64 = one_of(
            &mut chance,
            &[20 * MINUTE, 120 * MINUTE, 600 * MINUTE, 4 * DAY],
        );
        let mut acts = table.now;
        while table.now < end {
            if table.now >= acts {
                table.act(&mut chance);
                acts = table.now + 1 + chance.next_u64() % (2 * rest);
            }
            table.look();
            table.nobody_is_forgotten();
            table.now = table
                .next
                .map_or(acts, |at| at.min(acts))
                .max(table.now + 1);
        }
        sent += table.sent;
    }
    assert!(sent > 2_000, "{sent} calls");
}

#[test]
fn three_calls_of_one_wait_come_at_growing_distances_and_then_none() {
    let mut chance = StdRng::seed_from_u64(1);
    for tempo in TEMPI {
        let mut table = Days::new(&mut chance);
        table.tempo = tempo;
        table.people = [(1, Person::default())].into();
        table.waiting = vec![WaitedFor {
            user: 1,
            since_ms: table.now,
            until_ms: None,
            fresh: false,
            nudged: None,
        }];
        let (end, mut times) = (table.now + 30 * DAY, Vec::new());
        while table.now < end {
            let before = table.sent;
            table.look();
            if table.sent > before {
                times.push(table.now);
            }
            table.now = table.next.unwrap();
        }
        assert_eq!(times.len(), 3, "{tempo:?}");
        assert!(times[2] - times[1] > times[1] - times[0], "{tempo:?}");
        assert_eq!(table.open.len(), 1);
        // A word of theirs, and the next wait calls anew.
        table.people = [(1, Person::default())].into();
        table.waiting[0].since_ms = table.now;
        for _ in 0..2 {
            table.look();
            table.now = table.next.unwrap();
        }
        assert!(table.sent > 3, "{tempo:?}");
    }
}
