//! What the bot sends by itself keeps a distance: Discord takes about fifty requests a second over all, and those that
//! follow presses come first.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::ui::limits::time::REQUESTS;

/// So many requests of a second are left for whoever presses.
const PRESSES: u64 = 20;
/// The others go out at this distance.
const DISTANCE: Duration = Duration::from_micros(1_000_000 / (REQUESTS - PRESSES) + 1);

/// Whose turn it is to send something.
#[derive(Default)]
pub struct Pacer(Mutex<Option<Instant>>);

impl Pacer {
    /// Waits until something may be sent.
    pub async fn turn(&self) {
        self.turns(1).await;
    }

    /// Waits until so many things may be sent one after the other.
    pub async fn turns(&self, many: u32) {
        let at = self.slot(Instant::now(), many);
        tokio::time::sleep_until(at).await;
    }

    /// The next moment that is free, from this one on, with room for so many things after it.
    fn slot(&self, now: Instant, many: u32) -> Instant {
        let mut next = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = next.map_or(now, |next| next.max(now));
        *next = Some(at + DISTANCE * many);
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_second_sees_more_than_forty_and_a_thousand_take_less_than_a_minute() {
        let (pacer, start) = (Pacer::default(), Instant::now());
        let times: Vec<Instant> = (0..1_000).map(|_| pacer.slot(start, 1)).collect();
        for some in times.windows(41) {
            assert!(some[40] - some[0] > Duration::from_secs(1));
        }
        assert!(times[999] - start < Duration::from_secs(60));
        // After a rest the next one goes at once.
        let later = start + Duration::from_secs(100);
        assert_eq!(pacer.slot(later, 1), later);
    }

    #[test]
    fn a_thousand_tables_that_go_on_by_themselves_keep_below_forty_posts_a_second() {
        let (pacer, start) = (Pacer::default(), Instant::now());
        // What calls is ordered before them, so it goes first.
        let call = pacer.slot(start, 1);
        assert_eq!(call, start);
        let times: Vec<Instant> = (0..1_000).map(|_| pacer.slot(start, 2)).collect();
        for some in times.windows(21) {
            assert!(some[20] - some[0] > Duration::from_secs(1));
        }
        assert!(times[999] - start < Duration::from_secs(90));
    }
}
