//! Chairs that people left or do not come to: what stands in the channel about them, and to whom they may go.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Announced, Deed, Meta, Way};

/// More messages about vacant chairs than stand in a channel at once.
const KEPT: usize = 8;
/// A wish that nobody answers may be repeated after so long.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// When a message was posted, in unix milliseconds: its number says so.
fn posted_ms(message: u64) -> u64 {
    (message >> 22).saturating_add(1_420_070_400_000)
}

/// A message that offers a vacant seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vacancy {
    /// The seat.
    pub seat: Seat,
    /// The message.
    pub message: u64,
}

/// What became of somebody's wishes for seats that are kept for others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wished {
    /// How many were decided.
    pub decided: u32,
    /// The seat that is asked for now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Seat>,
    /// Since when, in unix milliseconds; 0 in saves of older programs.
    #[serde(default)]
    pub since_ms: u64,
    /// When they last asked to move beside somebody, in unix milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside_ms: Option<u64>,
}

impl Wished {
    /// Nothing is asked for any more.
    fn close(&mut self) {
        if self.open.take().is_some() {
            self.decided = self.decided.saturating_add(1);
        }
    }
}

impl Meta {
    /// The wishes of somebody for a seat that is kept for another.
    pub fn wished_by(&self, user: u64) -> Wished {
        self.wished.get(&user).copied().unwrap_or_default()
    }

    /// Somebody without a seat asks for one that is kept for another: the channel is to be told, once until it is decided, or
    /// once a day.
    pub fn wish_for(&mut self, user: u64, seat: Seat, now_ms: u64) {
        let mut held = self.held_seats().into_iter();
        let kept = held.find(|(other, kept)| *other == seat && *kept != user);
        let Some((_, kept)) = kept.filter(|_| !self.chairs.sits(user)) else {
            return;
        };
        let wished = self.wished.entry(user).or_default();
        if wished.open == Some(seat) && now_ms < wished.since_ms.saturating_add(DAY_MS) {
            return;
        }
        wished.close();
        (wished.open, wished.since_ms) = (Some(seat), now_ms);
        let decided = wished.decided;
        let asks = Announced::AsksSeat {
            seat,
            kept,
            decided,
        };
        self.announce(user, now_ms, asks);
    }

    /// Somebody who takes no part asks to move beside whoever plays; says whether the channel is to be told, which it is once a day.
    pub fn wish_beside(&mut self, user: u64, now_ms: u64) -> bool {
        if self.may(user, Deed::TakePart) {
            return false;
        }
        let wished = self.wished.entry(user).or_default();
        let lately = |at_ms: u64| now_ms < at_ms.saturating_add(DAY_MS);
        if wished.beside_ms.is_some_and(lately) {
            return false;
        }
        wished.beside_ms = Some(now_ms);
        true
    }

    /// Somebody gets up from the table: the channel is to be told, with the first of their seats for others to take.
    pub fn get_up(&mut self, user: u64, now_ms: u64) {
        let seat = self.seats_of(user).first().copied();
        let entrusted = self.chairs.entrusted_by(user);
        if let (true, Some(seat)) = (self.leave(user), seat) {
            self.announce(user, now_ms, Announced::Left { seat, entrusted });
        }
    }

    /// What somebody wished of a seat is decided, or nobody could be asked, so that they may ask again.
    pub fn decide_wish(&mut self, user: u64, seat: Seat) {
        let wished = self.wished.get_mut(&user);
        if let Some(wished) = wished.filter(|wished| wished.open == Some(seat)) {
            wished.close();
        }
    }

    /// Notes a message that offers a seat; if somebody sits there by now, it is to be put away.
    pub fn note_vacancy(&mut self, seat: Seat, message: u64) {
        if self.chairs.owner(seat).is_some() {
            return self.put_away(message, Way::Gone);
        }
        self.vacancies.push(Vacancy { seat, message });
        let surplus = self.vacancies.len().saturating_sub(KEPT);
        self.vacancies.drain(..surplus);
    }

    /// The game has left its channel: seats that were offered there are to be offered where it goes on.
    pub(crate) fn offer_anew(&mut self) {
        for offer in std::mem::take(&mut self.vacancies) {
            let tells = |told: &Announced| matches!(told, Announced::Left { seat, .. } if *seat == offer.seat);
            let told = self.announcements.iter().any(|one| tells(&one.what));
            let left = self.chairs.get(offer.seat).and_then(|chair| chair.left);
            if let (Some(user), false) = (left, told) {
                let what = Announced::Left {
                    seat: offer.seat,
                    entrusted: Vec::new(),
                };
                self.announce(user, posted_ms(offer.message), what);
            }
        }
    }

    /// Somebody sits on a seat again: what offers it is to be put away, but for the message that was pressed, which says so.
    pub fn fill_vacancy(&mut self, seat: Seat, pressed: Option<u64>) {
        let (filled, rest) = (self.vacancies.iter()).partition(|one| one.seat == seat);
        self.vacancies = rest;
        let filled: Vec<Vacancy> = filled;
        for one in filled.iter().filter(|one| Some(one.message) != pressed) {
            self.put_away(one.message, Way::Gone);
        }
    }

    /// The seats that are held for people who have not come.
    pub fn held_seats(&self) -> Vec<(Seat, u64)> {
        let held = self.chairs.each();
        held.filter(|(_, chair)| chair.owner.is_none())
            .filter_map(|(seat, chair)| Some((seat, chair.invited?)))
            .collect()
    }

    /// A seat stays held for whoever has not come, whatever another wished; says for whom, if it is held at all.
    pub fn keep_held(&mut self, seat: Seat, user: u64) -> Option<u64> {
        let mut held = self.held_seats().into_iter();
        let (_, kept) = held.find(|(other, _)| *other == seat)?;
        self.decide_wish(user, seat);
        Some(kept)
    }

    /// A seat that is held for somebody who has not come goes to another; says whether they sit there now.
    pub fn give_held(&mut self, seat: Seat, user: u64) -> bool {
        let held = self.held_seats().iter().any(|(other, _)| *other == seat);
        if !held || self.chairs.sits(user) {
            return false;
        }
        if let Some(chair) = self.chairs.0.get_mut(seat.index()) {
            chair.invited = Some(user);
        }
        if let Some(wished) = self.wished.get_mut(&user) {
            wished.close();
        }
        self.sit(user, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chair, Pace, Panel};

    fn gone(meta: &Meta) -> Vec<u64> {
        meta.stale.iter().map(|old| old.message).collect()
    }

    #[test]
    fn what_offers_a_seat_goes_when_somebody_sits_there() {
        let mut meta = Meta {
            chairs: [1, 2].into(),
            ..Meta::default()
        };
        assert!(meta.leave(2));
        meta.note_vacancy(Seat(1), 70);
        meta.fill_vacancy(Seat(0), None);
        assert_eq!(gone(&meta), [0; 0], "that is another seat");
        assert!(meta.sit(2, Seat(1)));
        meta.fill_vacancy(Seat(1), None);
        assert_eq!(gone(&meta), [70]);
        // Whoever is back before it was posted makes it moot.
        meta.note_vacancy(Seat(1), 71);
        assert_eq!(gone(&meta), [70, 71]);
        assert!(meta.leave(2));
        meta.note_vacancy(Seat(1), 72);
        meta.sit(3, Seat(1));
        meta.fill_vacancy(Seat(1), Some(72));
        assert_eq!(gone(&meta), [70, 71], "the pressed one says who sits there");
        assert_eq!(meta.vacancies, []);
    }

    #[test]
    fn of_giving_a_held_seat_and_keeping_it_only_the_first_counts() {
        let mut meta = Meta {
            chairs: [1, 2].into(),
            ..Meta::default()
        };
        meta.chairs.0.push(Chair::held(5));
        meta.wish_for(7, Seat(2), 10);
        let mut kept = meta.clone();
        assert!(meta.give_held(Seat(2), 7));
        assert_eq!(meta.keep_held(Seat(2), 7), None, "it was given");
        assert_eq!(kept.keep_held(Seat(2), 7), Some(5));
        assert_eq!(kept.wished_by(7).open, None);
        assert_eq!(kept.held_seats(), [(Seat(2), 5)]);
    }

    #[test]
    fn whoever_leaves_is_not_left_behind_when_their_time_would_be_over() {
        let mut meta = Meta {
            // With fewer no time would pass once one has left.
            chairs: [1, 2, 3].into(),
            pace: Pace::Live,
            ..Meta::default()
        };
        meta.wait.since.insert(2, 5);
        assert!(meta.due_ms().is_some(), "their time runs");
        meta.get_up(2, 10);
        assert_eq!((meta.due_ms(), meta.leave_behind(u64::MAX)), (None, false));
        assert_eq!(meta.away, [0; 0]);
        // Whoever was away before they left is named no longer, either.
        assert!(meta.sit(2, Seat(1)));
        meta.away.push(2);
        meta.get_up(2, 20);
        assert!(!meta.is_away(2));
    }

    #[test]
    fn whoever_leaves_or_asks_is_told_of_once() {
        let mut meta = Meta {
            chairs: [1, 2].into(),
            ..Meta::default()
        };
        meta.chairs.0.push(Chair::held(5));
        for at_ms in [10, 20] {
            meta.wish_for(7, Seat(2), at_ms);
        }
        let asks = |decided| Announced::AsksSeat {
            seat: Seat(2),
            kept: 5,
            decided,
        };
        let told = |meta: &Meta| -> Vec<Announced> {
            let all = meta.announcements.iter();
            all.map(|one| one.what.clone()).collect()
        };
        assert_eq!(told(&meta), [asks(0)]);
        // Whoever it is kept for, or who sits there, asks for nothing.
        meta.wish_for(5, Seat(2), 30);
        meta.wish_for(1, Seat(2), 30);
        assert_eq!(told(&meta), [asks(0)]);
        // Decided, it may be asked for once more.
        meta.decide_wish(7, Seat(1));
        meta.wish_for(7, Seat(2), 40);
        assert_eq!(told(&meta), [asks(0)], "that was another seat");
        meta.decide_wish(7, Seat(2));
        meta.wish_for(7, Seat(2), 40);
        assert_eq!(told(&meta), [asks(0), asks(1)]);
        // Whoever never got an answer asks again.
        meta.wish_for(7, Seat(2), 40 + DAY_MS);
        assert_eq!(told(&meta), [asks(0), asks(1), asks(2)]);
        meta.announcements.clear();
        for at_ms in [50, 60] {
            meta.get_up(2, at_ms);
        }
        let left = Announced::Left {
            seat: Seat(1),
            entrusted: Vec::new(),
        };
        assert_eq!(told(&meta), [left]);
        meta.panel = Some(Panel {
            message: 1,
            at_ms: 1,
            below: 0,
            shown: Some(3),
        });
        assert!(meta.is_solo() && meta.owes(3), "a start sees to it");
        meta.announcements.clear();
        assert!(!meta.owes(3));
    }

    #[test]
    fn whoever_looks_on_asks_to_move_beside_somebody_once_a_day() {
        let mut meta = Meta {
            chairs: [1].into(),
            ..Meta::default()
        };
        assert!(!meta.wish_beside(1, 10), "they play themselves");
        assert!(meta.wish_beside(7, 10));
        assert!(!meta.wish_beside(7, 20), "they have asked");
        assert!(meta.wish_beside(8, 20), "another has not");
        assert!(meta.wish_beside(7, 10 + DAY_MS));
        meta.chairs.entrust(1, Some(8));
        assert!(!meta.wish_beside(8, 30 + DAY_MS), "they move already");
        // What older programs saved of wishes knows nothing of it.
        let old: Wished = serde_json::from_str(r#"{"decided":1}"#).unwrap();
        assert_eq!((old.decided, old.beside_ms), (1, None));
    }

    #[test]
    fn only_a_seat_that_is_held_and_empty_is_given_away() {
        let mut meta = Meta {
            chairs: [1, 2].into(),
            ..Meta::default()
        };
        meta.chairs.0.push(Chair::held(5));
        assert_eq!(meta.held_seats(), [(Seat(2), 5)]);
        assert!(!meta.give_held(Seat(1), 7), "somebody sits there");
        assert!(!meta.give_held(Seat(2), 1), "they have a seat");
        assert!(meta.give_held(Seat(2), 7));
        assert_eq!(meta.chairs, [1, 2, 7].into());
        assert!(!meta.give_held(Seat(2), 8));
    }
}
