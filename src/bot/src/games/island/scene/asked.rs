//! What is asked at the moment of a scene: who is waited for, what settles it, what counts in silence and what is asked next.

use castaway_kernel::{Answer, Awaited, Game, Key, Seat, Voice};
use castaway_robinson::{command::Command, game::Island, habit::Habit};
use castaway_table::Control;

use super::Scene;

impl Scene<'_> {
    /// The seats of people who are there that are asked next, whatever is answered now; none where that is not certain.
    pub fn asked_next(&self) -> Vec<Seat> {
        let next = match self.meta.is_solo() {
            true => None,
            false => Island::ahead(self.catalog, &self.loaded.state),
        };
        let awaited = next.map(|next| Island::awaited(self.catalog, &next));
        let seats = awaited.into_iter().flatten().map(|one| one.seat);
        let there = |seat: &Seat| {
            let owner = self.meta.chairs.owner(*seat);
            owner.is_some_and(|user| !self.meta.is_away(user))
        };
        seats.filter(there).collect()
    }

    /// Whether it is certain what is asked next, and of somebody who reads this, so that it can be answered ahead.
    pub fn is_certain_ahead(&self) -> bool {
        self.asked_next().iter().any(|seat| self.own.contains(seat))
    }

    /// Whether a standing answer of the reader says something to the open question, which is then not asked of them.
    pub fn skips_by_habit(&self, user: u64) -> bool {
        let settled = self.meta.habits_of(user).into_iter();
        let names: Vec<Key> = settled.map(|habit| habit.name.clone()).collect();
        let mut own = self.own.iter();
        own.any(|seat| Island::by_habit(self.catalog, &self.loaded.state, *seat, &names).is_some())
    }

    /// Who is there, is asked in which order things go ahead, and has not said once and for all that they go as they lie.
    pub fn lacks_order(&self) -> Vec<u64> {
        let mut users: Vec<u64> = Vec::new();
        if self.meta.is_solo() {
            return users;
        }
        let (state, names) = (&self.loaded.state, [Habit::Order.name()]);
        for one in Island::awaited(self.catalog, state) {
            let answers = Island::by_habit(self.catalog, state, one.seat, &names).is_some();
            let owner = self.meta.chairs.owner(one.seat).filter(|_| answers);
            let lacks = |user: &u64| {
                let settled = names.iter().all(|name| self.meta.has_habit(*user, name));
                !settled && !self.meta.is_away(*user) && !users.contains(user)
            };
            let owner = owner.filter(lacks);
            users.extend(owner);
        }
        users
    }

    /// The answer to the open question that counts when nobody gives one in time.
    pub fn in_silence(&self) -> Option<Answer> {
        match Island::fallback(self.catalog, &self.loaded.state)? {
            (_, Command::Choose(answer)) => Some(answer),
            _ => None,
        }
    }

    /// Whether the first of several who answers the open question settles it.
    pub fn is_anybodys(&self) -> bool {
        let awaited = Island::awaited(self.catalog, &self.loaded.state);
        // Where all move all, one voice is that of all.
        let shared = self.meta.control == Control::Shared;
        // Where nobody holds anything of their own, anybody lets the moment go by.
        let first_settles = |voice: &Voice| match voice {
            Voice::Small => true,
            Voice::Window { holders, .. } => holders.is_empty(),
            Voice::Vote => shared,
            Voice::One => false,
        };
        awaited.len() > 1 && awaited.iter().all(|one| first_settles(&one.voice))
    }

    /// Whether several hold something that they could use, so that each of them lets the moment go by.
    pub fn is_passed_by_each(&self) -> bool {
        let awaited = Island::awaited(self.catalog, &self.loaded.state);
        let each = |one: &Awaited| match &one.voice {
            Voice::Window { holders, .. } => holders.len() > 1,
            Voice::One | Voice::Small | Voice::Vote => false,
        };
        awaited.len() > 1 && awaited.iter().all(each)
    }

    /// The seats that are waited for: in a window those who hold something of their own, else all who are asked.
    pub fn waited_for(&self) -> Vec<Seat> {
        let awaited = Island::awaited(self.catalog, &self.loaded.state);
        let holds = |one: &Awaited| match &one.voice {
            Voice::Window { holders, .. } => holders.is_empty() || holders.contains(&one.seat),
            Voice::One | Voice::Small | Voice::Vote => true,
        };
        let seats = awaited.iter().filter(|one| holds(one));
        seats.map(|one| one.seat).collect()
    }
}
