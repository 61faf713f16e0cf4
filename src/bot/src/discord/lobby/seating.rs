//! Who sits at a table that fills up, and what will be played there: values, and changes of them.

use std::collections::BTreeMap;

use castaway_table::{Chair, Chairs};
use serde::{Deserialize, Serialize};

use super::terms::Terms;
use crate::ui::texts::Lang;

/// So many may wait for a chair.
pub const MOST_WAITING: usize = 10;
/// So long the host alone begins the game of people who are complete.
const HOSTS_MS: u64 = 60 * 60 * 1000;

/// Who sits at a table that fills up, and what will be played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating<O> {
    /// Which table of its channel; the buttons say so.
    pub id: u64,
    /// The language of its message, and of the game.
    pub language: Lang,
    /// Who sits there and for whom a chair is held, the host first; none of them is vacant for anybody.
    #[serde(alias = "people")]
    pub chairs: Chairs,
    /// How they are called, by user; empty in what older versions kept.
    #[serde(default)]
    pub names: BTreeMap<u64, String>,
    /// Who waits for a chair, whoever came first first.
    #[serde(default)]
    pub waiting: Vec<u64>,
    /// When and where its game begins.
    #[serde(flatten)]
    pub terms: Terms,
    /// What will be played.
    #[serde(flatten)]
    pub offer: O,
}

/// From when on anybody who sits there may begin the game; see [`Seating::open_ms`].
pub(super) fn opens_ms(chairs: &Chairs, terms: &Terms, fewest: usize) -> Option<u64> {
    let complete = chairs.missing().is_empty() && chairs.seated().len() >= fewest.max(2);
    let since = terms.since_ms.max(terms.start_ms);
    let known = terms.since_ms.is_some() && complete;
    since.filter(|_| known)?.checked_add(HOSTS_MS)
}

impl<O> Seating<O> {
    /// A table at which its host sits, with chairs that are held for guests.
    pub fn opened(
        id: u64,
        language: Lang,
        (host, name): (u64, String),
        guests: &[u64],
        offer: O,
    ) -> Self {
        let held = guests.iter().filter(|guest| **guest != host);
        let held = held.map(|guest| Chair::held(*guest));
        Self {
            id,
            language,
            chairs: Chairs([Chair::of(host)].into_iter().chain(held).collect()),
            names: BTreeMap::from([(host, name)]),
            waiting: Vec::new(),
            terms: Terms::default(),
            offer,
        }
    }

    /// The host: whoever sits there first.
    pub fn host(&self) -> Option<u64> {
        self.people().first().copied()
    }

    /// Who sits there.
    pub fn people(&self) -> Vec<u64> {
        self.chairs.seated()
    }

    /// From when on anybody who sits there may begin the game, in unix milliseconds: an hour after the table could begin, and after
    /// the agreed start. `None` while that is the host's alone, for somebody is missing.
    pub fn open_ms(&self, fewest: usize) -> Option<u64> {
        opens_ms(&self.chairs, &self.terms, fewest)
    }

    /// Notes since when the table can begin, if somebody sat down or got up: who only waits, presses once more, or comes to a table
    /// that could begin without them, lets the time of the others run.
    pub fn note_seats(&mut self, before: &Chairs, now_ms: u64) {
        let could = |chairs: &Chairs| chairs.missing().is_empty() && chairs.seated().len() > 1;
        if self.chairs != *before && !(could(before) && could(&self.chairs)) {
            self.terms.since_ms = Some(now_ms);
        }
    }

    /// So many seats there are, of the most that a game has: fewer where the host has closed some.
    pub fn seats(&self, most: usize) -> usize {
        let room = self.terms.room.map_or(most, usize::from);
        room.clamp(2.min(most), most).max(self.chairs.len())
    }

    /// The number of seats after this one, from all there are downwards and all over again; nobody loses a seat by it.
    pub fn next_room(&self, most: usize) -> u8 {
        let fewer = self.seats(most).saturating_sub(1);
        let least = self.chairs.len().max(2);
        u8::try_from(if fewer < least { most } else { fewer }).unwrap_or(u8::MAX)
    }

    /// One more sits down, on the chair that is held for them or on one more among so many; says whether they sit there.
    pub fn join(&mut self, user: u64, seats: usize) -> bool {
        if self.chairs.sits(user) {
            return true;
        }
        self.waiting.retain(|other| *other != user);
        let held = self.chairs.0.iter_mut();
        if let Some(chair) = held.into_iter().find(|c| c.invited == Some(user)) {
            *chair = Chair::of(user);
            return true;
        }
        let room = self.chairs.len() < seats;
        if room {
            self.chairs.0.push(Chair::of(user));
        }
        room
    }

    /// One gets up, or declines the chair that is held for them; whoever sits there next is the host then.
    pub fn leave(&mut self, user: u64) {
        let own = |chair: &Chair| chair.owner == Some(user) || chair.invited == Some(user);
        self.chairs.0.retain(|chair| !own(chair));
        self.waiting.retain(|other| *other != user);
    }

    /// Somebody for whom there is no chair waits for one; says whether there is room on the list.
    pub fn wait(&mut self, user: u64) -> bool {
        let known = self.waiting.contains(&user);
        let room = self.waiting.len() < MOST_WAITING;
        if !known && room {
            self.waiting.push(user);
        }
        known || room
    }

    /// Whoever waits sits down as long as there are fewer chairs than this; says who did.
    pub fn move_up(&mut self, seats: usize) -> Vec<u64> {
        let room = seats.saturating_sub(self.chairs.len());
        let next: Vec<u64> = self.waiting.iter().take(room).copied().collect();
        self.waiting.drain(..next.len());
        self.chairs
            .0
            .extend(next.iter().map(|user| Chair::of(*user)));
        next
    }

    /// Chairs that are held for people who did not come are held no more.
    pub fn release(&mut self) {
        self.chairs.0.retain(|chair| chair.owner.is_some());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Offer {
        scenario: String,
    }

    fn table(chairs: impl Into<Chairs>) -> Seating<Offer> {
        Seating {
            id: 9,
            language: Lang::De,
            chairs: chairs.into(),
            names: BTreeMap::new(),
            waiting: Vec::new(),
            terms: Terms::default(),
            offer: Offer {
                scenario: "s14".into(),
            },
        }
    }

    #[test]
    fn a_chair_is_taken_once_and_one_that_is_held_is_nobody_elses() {
        let mut at = table(vec![u64::MAX, 77]);
        assert!(at.join(77, 4) && at.people() == [u64::MAX, 77]);
        at.chairs.0.push(Chair::held(5));
        assert!(at.join(6, 4) && !at.join(8, 4), "the third chair is held");
        assert_eq!(at.chairs.missing(), [5]);
        assert!(at.join(5, 4) && at.people() == [u64::MAX, 77, 5, 6]);
        at.chairs.0[2] = Chair::held(5);
        at.leave(5);
        assert!(at.join(8, 4), "what was declined is free");
        at.chairs.0.push(Chair::held(5));
        at.release();
        assert_eq!(at.chairs.missing(), [0; 0]);
    }

    #[test]
    fn whoever_sits_next_is_host_when_the_host_leaves() {
        let mut at = table(vec![1, 2]);
        at.chairs.0.insert(1, Chair::held(5));
        at.leave(1);
        assert_eq!((at.host(), at.chairs.missing().len()), (Some(2), 1));
        at.leave(2);
        assert_eq!(at.host(), None);
    }

    #[test]
    fn whoever_waits_moves_up_in_the_order_in_which_they_came() {
        let mut at = table(vec![1, 2]);
        assert!(!at.join(3, 2) && at.wait(3) && at.wait(4) && at.wait(3));
        assert_eq!((at.waiting.clone(), at.move_up(2)), (vec![3, 4], vec![]));
        at.leave(1);
        assert_eq!((at.move_up(2), at.host()), (vec![3], Some(2)));
        at.leave(4);
        assert_eq!(at.waiting, [0; 0]);
        // A chair that is held goes to whoever it is held for, also from the list.
        assert!(at.wait(9));
        at.chairs.0.push(Chair::held(9));
        assert!(at.join(9, 3) && at.waiting.is_empty());
        at.waiting = (10..20).collect();
        assert!(!at.wait(21) && at.wait(19));
    }

    #[test]
    fn who_is_complete_waits_for_the_host_for_an_hour_and_not_before_the_agreed_start() {
        let mut at = table(vec![1, 2]);
        assert_eq!(at.open_ms(1), None, "nobody knows since when");
        at.terms.since_ms = Some(5);
        assert_eq!(at.open_ms(1), Some(5 + HOSTS_MS));
        assert_eq!(at.open_ms(3), None, "too few for this game");
        at.terms.start_ms = Some(900);
        assert_eq!(at.open_ms(2), Some(900 + HOSTS_MS));
        at.chairs.0.push(Chair::held(5));
        assert_eq!(at.open_ms(2), None, "somebody is still expected");
        at.release();
        at.leave(2);
        assert_eq!(at.open_ms(1), None, "the host sits there alone");
        at.terms.since_ms = Some(u64::MAX);
        assert!(at.join(2, 4) && at.open_ms(1).is_none());
    }

    #[test]
    fn the_hour_of_the_host_begins_with_the_second_who_comes_and_anew_only_where_one_is_left() {
        let mut at = table(vec![1, 2]);
        at.terms.since_ms = Some(5);
        let before = at.chairs.clone();
        assert!(at.join(2, 2) && !at.join(3, 2) && at.wait(3));
        at.note_seats(&before, 9);
        assert_eq!(at.terms.since_ms, Some(5), "nobody came or went");
        assert!(at.join(3, 4));
        at.note_seats(&before, 9);
        assert_eq!(at.terms.since_ms, Some(5), "two could begin before");
        let before = at.chairs.clone();
        at.leave(3);
        at.note_seats(&before, 11);
        assert_eq!(at.terms.since_ms, Some(5), "and two still can");
        let before = at.chairs.clone();
        at.leave(2);
        at.note_seats(&before, 13);
        assert_eq!(at.terms.since_ms, Some(13));
    }

    #[test]
    fn a_closed_seat_is_nobodys_and_no_press_takes_one_away() {
        let mut at = table(vec![1, 2]);
        assert_eq!((at.seats(4), at.next_room(4)), (4, 3));
        at.terms.room = Some(3);
        assert_eq!((at.seats(4), at.next_room(4)), (3, 2));
        assert!(at.join(3, at.seats(4)));
        // Below three nobody could sit on: the next number is that of all seats.
        assert_eq!(at.next_room(4), 4);
        assert!(!at.join(4, at.seats(4)) && at.wait(4));
        at.terms.room = Some(2);
        assert_eq!(at.seats(4), 3);
        at.terms.room = Some(4);
        assert_eq!(at.move_up(at.seats(4)), [4]);
    }

    #[test]
    fn a_table_that_an_older_version_kept_is_read() {
        let lobby = json!({
            "id": 9, "scenario": "s14", "language": table([]).language, "people": [u64::MAX, 77],
        });
        let lobby: Seating<Offer> = serde_json::from_value(lobby).unwrap();
        assert_eq!(lobby, table([u64::MAX, 77]));
        let text = serde_json::to_string(&lobby).unwrap();
        assert_eq!(
            serde_json::from_str::<Seating<Offer>>(&text).unwrap(),
            lobby
        );
    }
}
