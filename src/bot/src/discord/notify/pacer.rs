//! What the bot sends by itself keeps a distance: Discord takes about fifty requests a second over all, and those that
//! follow presses come first.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// Thirty a second, so that twenty are left for whoever presses.
const DISTANCE: Duration = Duration::from_micros(33_334);

/// Whose turn it is to send something.
#[derive(Default)]
pub struct Pacer(Mutex<Option<Instant>>);

impl Pacer {
    /// Waits until something may be sent.
    pub async fn turn(&self) {
        let at = self.slot(Instant::now());
        tokio::time::sleep_until(at).await;
    }

    /// The next moment that is free, from this one on.
    fn slot(&self, now: Instant) -> Instant {
        let mut next = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = next.map_or(now, |next| next.max(now));
        *next = Some(at + DISTANCE);
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_second_sees_more_than_forty_and_a_thousand_take_less_than_a_minute() {
        let (pacer, start) = (Pacer::default(), Instant::now());
        let times: Vec<Instant> = (0..1_000).map(|_| pacer.slot(start)).collect();
        for some in times.windows(41) {
            assert!(some[40] - some[0] > Duration::from_secs(1));
        }
        assert!(times[999] - start < Duration::from_secs(60));
        // After a rest the next one goes at once.
        let later = start + Duration::from_secs(100);
        assert_eq!(pacer.slot(later), later);
    }
}
