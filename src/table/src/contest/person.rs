//! What is remembered of one person over many contests: the streak.

use castaway_kernel::date::Date;
use serde::{Deserialize, Serialize};

/// A person's days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Person {
    /// Days in a row up to the last one.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
    /// The last day that was finished.
    pub last: Option<Date>,
    /// The month in which a missed day was last forgiven, as year times twelve and month.
    pub frozen: Option<u32>,
    /// Days finished in all.
    pub days: u32,
}

fn month(date: Date) -> u32 {
    let (year, month, _) = date.civil();
    year * 12 + month
}

impl Person {
    /// Counts a finished day. A single missed day is forgiven once in each month; a day that is finished late does
    /// not break what was finished after it.
    pub fn finish(&mut self, day: Date) {
        let gap = match self.last {
            Some(last) if last.0 >= day.0 => return,
            Some(last) => day.0 - last.0,
            None => 0,
        };
        let missed = day.before();
        let free = self.frozen != Some(month(missed));
        self.streak = match gap {
            1 => self.streak.saturating_add(1),
            2 if free => {
                self.frozen = Some(month(missed));
                self.streak.saturating_add(1)
            }
            _ => 1,
        };
        self.best = self.best.max(self.streak);
        self.last = Some(day);
        self.days = self.days.saturating_add(1);
    }

    /// The streak as it stands on a day: broken if too much was missed.
    pub fn streak_on(&self, today: Date) -> u32 {
        let Some(last) = self.last else { return 0 };
        match today.0.saturating_sub(last.0) {
            0 | 1 => self.streak,
            2 if self.frozen != Some(month(last.next())) => self.streak,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_streak_forgives_one_day_a_month() {
        let mut person = Person::default();
        for day in ["2026-11-01", "2026-11-02", "2026-11-02", "2026-11-04"] {
            person.finish(on(day));
        }
        assert_eq!((person.streak, person.days), (3, 3));
        assert_eq!(person.streak_on(on("2026-11-05")), 3);
        assert_eq!(
            person.streak_on(on("2026-11-06")),
            0,
            "the month's freeze is used"
        );
        person.finish(on("2026-11-06"));
        assert_eq!((person.streak, person.best), (1, 3));
        for day in 7..=29 {
            person.finish(on(&format!("2026-11-{day:02}")));
        }
        assert_eq!(
            person.streak_on(on("2026-12-01")),
            0,
            "the thirtieth lies in November"
        );
        person.finish(on("2026-11-30"));
        person.finish(on("2026-12-02"));
        assert_eq!(person.streak, 26);
        person.finish(on("2026-12-05"));
        assert_eq!(person.streak, 1);
        person.finish(on("2026-12-04"));
        assert_eq!((person.streak, person.last), (1, Some(on("2026-12-05"))));
    }
}
