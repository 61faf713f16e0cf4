//! What was measured, in words.

use super::{
    figures::{Figures, median},
    verdict::{AIM_P50, AIM_P99, LoadVerdict},
    wish::Load,
};

/// The shares of presses that are told of.
const SHARES: [f64; 4] = [0.5, 0.9, 0.99, 1.0];

/// How the presses come.
pub fn kind(load: &Load) -> String {
    let channels = match load.channels {
        1 => "1 channel".to_owned(),
        n => format!("{n} channels"),
    };
    match load.closed {
        true => format!("closed loop, {channels}"),
        false => format!("open loop, {channels}, {}/s asked for", load.rate),
    }
}

/// One run.
pub fn run(load: &Load, figures: &Figures) -> String {
    let mut text = format!(
        "{}: {} presses in {:.1} s ({:.0}/s), {} games begun, {} lost\n",
        kind(load),
        figures.presses(),
        figures.took.as_secs_f64(),
        figures.rate(),
        figures.games,
        figures.lost,
    );
    text += &times("from event sent to callback received", |share| {
        figures.at(share)
    });
    if load.closed {
        text += &each(figures.each_ms(load.channels));
    }
    text
}

/// The middle of several runs.
pub fn medians(load: &Load, runs: &[Figures]) -> String {
    let middle = |of: &dyn Fn(&Figures) -> f64| median(runs.iter().map(of));
    let what = format!(
        "medians of {} runs ({:.0}/s)",
        runs.len(),
        middle(&Figures::rate)
    );
    let mut text = times(&what, |share| middle(&|run| run.at(share)));
    if load.closed {
        text += &each(middle(&|run| run.each_ms(load.channels)));
    }
    text
}

fn times(what: &str, at: impl Fn(f64) -> f64) -> String {
    let [p50, p90, p99, most] = SHARES.map(at);
    format!("{what}: p50 {p50:.2} ms, p90 {p90:.2} ms, p99 {p99:.2} ms, most {most:.2} ms")
}

fn each(ms: f64) -> String {
    format!("\none press after another in each channel: {ms:.2} ms a press")
}

/// A run of ours and one of the other bot's just after it.
pub struct Pair {
    /// What this bot took.
    pub ours: Figures,
    /// The other's.
    pub theirs: Figures,
}

impl Pair {
    /// How often as long as the other's this share of our presses takes.
    fn ratio(&self, share: f64) -> f64 {
        self.ours.at(share) / self.theirs.at(share)
    }

    /// The pair in one line.
    pub fn line(&self, peer: &str) -> String {
        format!(
            "{}; {}; ratios {:.2} and {:.2}",
            side("Castaway", self.ours.at(0.5), self.ours.at(0.99)) + &lost(&self.ours),
            side(peer, self.theirs.at(0.5), self.theirs.at(0.99)) + &lost(&self.theirs),
            self.ratio(0.5),
            self.ratio(0.99),
        )
    }
}

fn side(who: &str, p50: f64, p99: f64) -> String {
    format!("{who} p50 {p50:.2} ms, p99 {p99:.2} ms")
}

fn lost(figures: &Figures) -> String {
    match figures.lost {
        0 => String::new(),
        lost => format!(", {lost} lost"),
    }
}

/// The medians of the pairs, and what they mean.
pub fn compared(peer: &str, pairs: &[Pair]) -> (String, LoadVerdict) {
    let middle = |of: &dyn Fn(&Pair) -> f64| median(pairs.iter().map(of));
    let (p50, p99) = (
        middle(&|pair| pair.ratio(0.5)),
        middle(&|pair| pair.ratio(0.99)),
    );
    let ours = |share| middle(&|pair| pair.ours.at(share));
    let theirs = |share| middle(&|pair| pair.theirs.at(share));
    let verdict = LoadVerdict::of(p50, p99);
    let text = format!(
        "medians of {} pairs: {}; {}\nratio {p50:.2} at p50 (aim {AIM_P50:.1}), {p99:.2} at p99 (aim {AIM_P99:.1}): {}",
        pairs.len(),
        side("Castaway", ours(0.5), ours(0.99)),
        side(peer, theirs(0.5), theirs(0.99)),
        verdict.words(),
    );
    (text, verdict)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn of(ms: u64) -> Figures {
        let times = vec![Duration::from_millis(ms); 10];
        Figures::new(times, 0, 0, Duration::from_secs(1))
    }

    fn wish(closed: bool) -> Load {
        Load {
            channels: 1,
            rate: 10,
            seconds: 1,
            closed,
            runs: 3,
            beside: None,
            alike: false,
        }
    }

    #[test]
    fn the_ratio_is_the_middle_of_the_pairs() {
        // One slow moment of the machine hits one side of one pair only.
        let pairs = [(2, 4), (3, 4), (90, 4)].map(|(ours, theirs)| Pair {
            ours: of(ours),
            theirs: of(theirs),
        });
        let (text, verdict) = compared("other", &pairs);
        assert_eq!(verdict, LoadVerdict::Met);
        let wanted = "medians of 3 pairs: Castaway p50 3.00 ms, p99 3.00 ms; other p50 4.00 ms, p99 4.00 ms\n\
                      ratio 0.75 at p50 (aim 1.0), 0.75 at p99 (aim 1.5): both aims are met";
        assert_eq!(text, wanted);
        let slow = [Pair {
            ours: of(7),
            theirs: of(4),
        }];
        let (text, verdict) = compared("other", &slow);
        assert_eq!(verdict, LoadVerdict::Failed);
        assert!(text.ends_with(": failed"), "{text}");
    }

    #[test]
    fn a_closed_loop_tells_what_a_press_takes() {
        let runs = [of(1), of(3), of(2)];
        let text = medians(&wish(true), &runs);
        let wanted = "medians of 3 runs (10/s): p50 2.00 ms, p90 2.00 ms, p99 2.00 ms, most 2.00 ms\n\
                      one press after another in each channel: 100.00 ms a press";
        assert_eq!(text, wanted);
        assert!(!medians(&wish(false), &runs).contains("a press"));
    }
}
