//! Whose picture is drawn next, and how long the drawing thread rests after it.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// With so many presses a second the drawing thread rests twice as long as it worked.
const CALM: f64 = 40.0;
/// A rest is never longer, so that a picture that took long does not hold up those of others.
const LONGEST: Duration = Duration::from_secs(1);
/// So many times as long as it worked it rests at most.
const MOST: f64 = 8.0;

/// Lets pictures of public panels be drawn one at a time, and fewer of them the more is pressed. A picture that waits
/// shows the newest state when its turn comes, so none is missing in the end.
pub(super) struct Pace {
    one: Arc<Semaphore>,
    presses: AtomicU64,
    counted: Mutex<Counted>,
}

/// When presses were counted last, and how many there had been.
struct Counted {
    at: Instant,
    presses: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            // One picture at a time leaves a core for answering presses.
            one: Arc::new(Semaphore::new(1)),
            presses: AtomicU64::new(0),
            counted: Mutex::new(Counted {
                at: Instant::now(),
                presses: 0,
            }),
        }
    }
}

impl Pace {
    /// Notes that something was pressed.
    pub(super) fn press(&self) {
        self.presses.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits for the right to draw; none when the bot stops.
    pub(super) async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.one).acquire_owned().await.ok()
    }

    /// Gives the right to draw back after a rest, so that presses are not kept waiting.
    pub(super) fn rest(&self, turn: OwnedSemaphorePermit, worked: Duration) {
        let pause = worked.mul_f64(times(self.presses_per_second(Instant::now())));
        let pause = pause.min(LONGEST);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            drop(turn);
        });
    }

    /// How many presses a second there were since this was asked last.
    fn presses_per_second(&self, now: Instant) -> f64 {
        let presses = self.presses.load(Ordering::Relaxed);
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let seconds = now.duration_since(counted.at).as_secs_f64();
        let new = u32::try_from(presses - counted.presses).unwrap_or(u32::MAX);
        *counted = Counted { at: now, presses };
        f64::from(new) / seconds.max(0.1)
    }
}

/// How many times as long as it worked the drawing thread rests.
fn times(presses_per_second: f64) -> f64 {
    (1.0 + presses_per_second / CALM).min(MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_pressed_the_longer_it_rests() {
        let rests = [0.0, 40.0, 200.0, 9_000.0].map(times);
        assert_eq!(rests, [1.0, 2.0, 6.0, 8.0]);
    }

    #[test]
    fn presses_are_counted_once() {
        let pace = Pace::default();
        let start = Instant::now();
        for _ in 0..50 {
            pace.press();
        }
        let after = |seconds| start + Duration::from_secs(seconds);
        let rate = pace.presses_per_second(after(1));
        assert!((rate - 50.0).abs() < 1.0, "{rate}");
        assert!(pace.presses_per_second(after(2)) < f64::EPSILON);
    }

    #[tokio::test]
    async fn one_draws_and_the_next_waits_for_the_rest() {
        let pace = Pace::default();
        let turn = pace.turn().await.expect("a turn");
        assert_eq!(pace.one.available_permits(), 0);
        pace.rest(turn, Duration::from_millis(1));
        assert!(pace.turn().await.is_some());
    }
}
