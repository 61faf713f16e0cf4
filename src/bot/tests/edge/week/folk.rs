//! Four people: where they live, when they sleep, and when they come to look at the game.

use castaway_sandbox::UserInfo;
use castaway_table::Meta;
use jiff::{Timestamp, tz::TimeZone};

use super::{DAY, HOUR, MINUTE};

/// How somebody plays over days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// Comes soon after the table waits for them, while they are awake.
    Prompt,
    /// Comes every evening at nine.
    Nightly,
    /// Comes when called, and forgets every fourth call for two days.
    Forgetful,
    /// Is prompt, leaves in the second round, and comes back two days later.
    Returning,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Folk {
    pub user: u64,
    pub habit: Habit,
    /// Their zone by its name.
    pub zone: &'static str,
    /// The hours of their day at which they begin to sleep and wake.
    sleeps: (u16, u16),
    /// When they were here last, in unix milliseconds.
    last_ms: u64,
    /// When they left, in unix milliseconds.
    pub left_ms: Option<u64>,
    /// They have left and come back.
    pub returned: bool,
}

/// The four of a game: who has which habit goes round with the seed.
pub fn gathered(users: &[UserInfo], seed: u64) -> Vec<Folk> {
    let habits = [
        Habit::Prompt,
        Habit::Nightly,
        Habit::Forgetful,
        Habit::Returning,
    ];
    let homes = [
        ("Europe/Berlin", (22, 8)),
        ("America/New_York", (23, 9)),
        ("Asia/Kolkata", (22, 7)),
        ("Pacific/Auckland", (0, 10)),
    ];
    let turn = usize::try_from(seed % 4).unwrap();
    let four = users.iter().zip(homes).enumerate();
    let four = four.map(|(n, (user, (zone, sleeps)))| Folk {
        user: user.id,
        habit: habits[(n + turn) % 4],
        zone,
        sleeps,
        last_ms: 0,
        left_ms: None,
        returned: false,
    });
    four.collect()
}

impl Folk {
    /// Their quiet hours, as they type them.
    pub fn quiet(&self) -> String {
        format!("{}-{}", self.sleeps.0, self.sleeps.1)
    }

    /// The minute of their day.
    fn minute(&self, at_ms: u64) -> u16 {
        let at = Timestamp::from_millisecond(i64::try_from(at_ms).unwrap()).unwrap();
        let at = at.to_zoned(TimeZone::get(self.zone).unwrap());
        u16::try_from(at.hour()).unwrap() * 60 + u16::try_from(at.minute()).unwrap()
    }

    /// Whether they sleep, and want no call.
    pub fn sleeps(&self, at_ms: u64) -> bool {
        let (from, to) = (self.sleeps.0 * 60, self.sleeps.1 * 60);
        let minute = self.minute(at_ms);
        match from < to {
            true => (from..to).contains(&minute),
            false => minute >= from || minute < to,
        }
    }

    /// The first moment from this one on at which they are awake.
    fn awake(&self, at_ms: u64) -> u64 {
        let mut moments = (0..24 * 60).map(|n| at_ms + n * MINUTE);
        moments.find(|at| !self.sleeps(*at)).expect("they wake")
    }

    /// The next time at which their clock shows this hour.
    fn next(&self, hour: u16, after_ms: u64) -> u64 {
        let mut moments = (1..=25 * 60).map(|n| after_ms / MINUTE * MINUTE + n * MINUTE);
        let shows = |at: &u64| self.minute(*at) == hour * 60;
        moments.find(shows).expect("every day has that hour")
    }

    /// They were here.
    pub fn was_here(&mut self, now_ms: u64) {
        self.last_ms = now_ms;
    }

    /// When they come next.
    pub fn comes(&self, now_ms: u64, meta: &Meta) -> u64 {
        let again = self.last_ms + 10 * MINUTE;
        let since = meta.wait.since.get(&self.user);
        let prompt = || match since {
            Some(since) => self.awake((since + 5 * MINUTE).max(again).max(now_ms)),
            // Whoever is not waited for looks in once a day.
            None => self.next(18, now_ms.max(again)),
        };
        match self.habit {
            Habit::Prompt => prompt(),
            Habit::Nightly => self.next(21, self.last_ms.max(now_ms)),
            Habit::Forgetful => match meta.calls.get(&self.user) {
                Some(call) => {
                    let forgets = (call.sent_ms / MINUTE).is_multiple_of(4);
                    let pause = if forgets { 2 * DAY } else { 25 * MINUTE };
                    self.awake((call.sent_ms + pause).max(again).max(now_ms))
                }
                // Nobody calls whoever is away, so they look in every other day.
                None => self.next(19, (self.last_ms + DAY + HOUR).max(now_ms)),
            },
            Habit::Returning => match self.left_ms {
                Some(left) if !self.returned => self.awake((left + 2 * DAY).max(now_ms)),
                _ => prompt(),
            },
        }
    }
}
