//! What a run showed, and the middle of many.

use std::time::Duration;

/// What one run showed.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// From event sent to callback received, the shortest first.
    times: Vec<Duration>,
    /// Presses that were not possible or not answered.
    pub lost: u64,
    /// Games begun.
    pub games: u64,
    /// How long it took.
    pub took: Duration,
}

impl Figures {
    /// Figures from times in any order.
    pub fn new(mut times: Vec<Duration>, lost: u64, games: u64, took: Duration) -> Self {
        times.sort_unstable();
        Self {
            times,
            lost,
            games,
            took,
        }
    }

    /// How many presses were answered.
    pub fn presses(&self) -> usize {
        self.times.len()
    }

    /// The milliseconds that this share of the presses took at most; 0 if there were none.
    pub fn at(&self, share: f64) -> f64 {
        // The rank is below the length, so nothing is cut off.
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss
        )]
        let rank = ((self.times.len() as f64 - 1.0).max(0.0) * share) as usize;
        let time = self.times.get(rank).copied().unwrap_or_default();
        time.as_secs_f64() * 1e3
    }

    /// Presses answered in a second.
    pub fn rate(&self) -> f64 {
        self.times.len() as f64 / self.took.as_secs_f64().max(1e-9)
    }

    /// Milliseconds from one press to the next in each channel.
    pub fn each_ms(&self, channels: u64) -> f64 {
        channels as f64 * 1e3 / self.rate().max(1e-9)
    }
}

/// The middle of some values, between both if two are in the middle; 0 of none.
pub fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    let half = values.len() / 2;
    let upper = values.get(half).copied().unwrap_or_default();
    match values.len() % 2 {
        1 => upper,
        _ => {
            let lower = half.checked_sub(1).and_then(|n| values.get(n));
            lower.map_or(upper, |lower| (lower + upper) / 2.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(ms: &[u64]) -> Figures {
        let times = ms.iter().copied().map(Duration::from_millis).collect();
        Figures::new(times, 0, 0, Duration::from_secs(2))
    }

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let hundred: Vec<u64> = (1..=101).rev().collect();
        let figures = of(&hundred);
        let found = [0.0, 0.5, 0.9, 0.99, 1.0].map(|share| figures.at(share));
        assert_eq!(found, [1.0, 51.0, 91.0, 100.0, 101.0]);
        assert_eq!(of(&[7]).at(0.99), 7.0);
        assert_eq!(of(&[]).at(0.5), 0.0);
    }

    #[test]
    fn what_a_press_takes_counts_each_channel() {
        let figures = of(&[1; 400]);
        assert_eq!(figures.rate(), 200.0);
        assert_eq!(figures.each_ms(1), 5.0);
        assert_eq!(figures.each_ms(100), 500.0);
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median([3.0, 1.0, 200.0]), 3.0);
        assert_eq!(median([4.0, 1.0, 2.0, 200.0]), 3.0);
        assert_eq!(median([5.0]), 5.0);
        assert_eq!(median([]), 0.0);
    }
}
