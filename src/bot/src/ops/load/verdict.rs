//! Whether a press is fast enough beside another bot's.

/// How often as long as the other bot's a press may take at p50.
pub const AIM_P50: f64 = 1.0;
/// The same at p99.
pub const AIM_P99: f64 = 1.5;
/// Beyond this it has failed at p50.
pub const BOUND_P50: f64 = 1.5;
/// The same at p99.
pub const BOUND_P99: f64 = 3.0;

/// Whether a press is fast enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadVerdict {
    /// As it should be.
    Met,
    /// Not as it should be, but within bounds.
    Short,
    /// Out of bounds.
    Failed,
}

impl LoadVerdict {
    /// Judges how often as long as the other's a press takes.
    pub fn of(p50: f64, p99: f64) -> Self {
        // What cannot be compared is not within anything.
        let within = |most50: f64, most99: f64| p50 <= most50 && p99 <= most99;
        if within(AIM_P50, AIM_P99) {
            LoadVerdict::Met
        } else if within(BOUND_P50, BOUND_P99) {
            LoadVerdict::Short
        } else {
            LoadVerdict::Failed
        }
    }

    /// The verdict in words.
    pub fn words(self) -> &'static str {
        match self {
            LoadVerdict::Met => "both aims are met",
            LoadVerdict::Short => "an aim is missed, but within bounds",
            LoadVerdict::Failed => "failed",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn aims_and_bounds_hold_at_both_places() {
        assert_eq!(LoadVerdict::of(1.0, 1.5), LoadVerdict::Met);
        assert_eq!(LoadVerdict::of(1.01, 1.0), LoadVerdict::Short);
        assert_eq!(LoadVerdict::of(0.5, 1.51), LoadVerdict::Short);
        assert_eq!(LoadVerdict::of(1.5, 3.0), LoadVerdict::Short);
        assert_eq!(LoadVerdict::of(1.51, 1.0), LoadVerdict::Failed);
        assert_eq!(LoadVerdict::of(0.5, 3.01), LoadVerdict::Failed);
        assert_eq!(LoadVerdict::of(f64::NAN, 1.0), LoadVerdict::Failed);
        assert_eq!(LoadVerdict::of(f64::INFINITY, 1.0), LoadVerdict::Failed);
    }
}
