//! Who came in where, when a shared island is over.

use castaway_kernel::Seat;
use castaway_rollwrite::state::Score;

/// The seats with their places from 1, the best first; equals share a place.
pub fn places(scores: &[Score]) -> Vec<(usize, Seat)> {
    let mut all: Vec<(Seat, &Score)> = (0_u8..).map(Seat).zip(scores).collect();
    all.sort_by_key(|(_, score)| std::cmp::Reverse(score.rank()));
    let place = |score: &Score| {
        let better = scores.iter().filter(|other| other.rank() > score.rank());
        better.count() + 1
    };
    all.into_iter()
        .map(|(seat, score)| (place(score), seat))
        .collect()
}

/// The cup behind a name on the first place; the dead who did not meet the task win none.
pub fn cup(place: usize, met: bool, health: u32) -> &'static str {
    match place {
        1 if met || health > 0 => " 🏆",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(met: bool, survival: u16) -> Score {
        Score {
            met,
            survival,
            ..Score::default()
        }
    }

    #[test]
    fn the_task_counts_before_points_and_equals_share_a_place() {
        let scores = [
            score(false, 9),
            score(true, 4),
            score(true, 7),
            score(true, 4),
        ];
        let seats = |all: &[(usize, u8)]| -> Vec<(usize, Seat)> {
            all.iter()
                .map(|(place, seat)| (*place, Seat(*seat)))
                .collect()
        };
        assert_eq!(places(&scores), seats(&[(1, 2), (2, 1), (2, 3), (4, 0)]));
        assert_eq!(places(&[]), Vec::new());
        assert_eq!([cup(1, false, 1), cup(1, true, 0)], [" 🏆"; 2]);
        assert_eq!([cup(1, false, 0), cup(2, true, 3)], [""; 2]);
    }
}
