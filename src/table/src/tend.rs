//! What standing answers rest on: they are given with the table and its pace, come along to the next game, and end when that changes.

use castaway_kernel::Key;

use crate::{Announced, EndedHabit, Habit, Loaded, Meta, Pace, Playable, Table};

/// Between what a standing answer rests on with each of several seats.
const BETWEEN: &str = "+";

impl<G: Playable> Table<G> {
    /// What a standing answer of a user rests on, over all their seats; `None` where it rests on nothing.
    pub(super) fn basis(&self, loaded: &Loaded<G>, user: u64, name: &Key) -> Option<String> {
        let seats = loaded.meta.seats_of(user).into_iter();
        let of = |seat| G::basis(&self.0.catalog, &loaded.state, seat, name);
        let all: Vec<String> = seats.filter_map(of).collect();
        (!all.is_empty()).then(|| joined(&all.join(BETWEEN)))
    }

    /// What people had settled at the table before counts in a new game, where it rests on something there. What a question or a step of
    /// the game before made of it is none of this one, which counts both from the beginning.
    pub(super) fn bring_habits(&self, loaded: &mut Loaded<G>) {
        let mut brought = std::mem::take(&mut loaded.meta.habits);
        for (user, habits) in &mut brought {
            habits.pressed = None;
            habits.ended.clear();
            if !loaded.meta.chairs.sits(*user) {
                // It is seen what it rests on when they sit there.
                continue;
            }
            habits.all.retain_mut(|habit| {
                let basis = self.basis(loaded, *user, &habit.name);
                let rests = basis.is_some();
                habit.basis = basis.unwrap_or_default();
                rests
            });
        }
        loaded.meta.habits = brought;
    }

    /// Gives everybody what the pace of the table begins with, and takes away what rests on nothing any more.
    pub(super) fn tend_habits(&self, loaded: &mut Loaded<G>, now_ms: u64) {
        if Self::asks_all(&loaded.meta) || G::outcome(&loaded.state).is_some() {
            return;
        }
        if !G::first_habits().is_empty() {
            for user in loaded.meta.people() {
                self.give_first(loaded, user);
            }
        }
        if loaded.meta.pace == Pace::Several && !G::usual_habits().is_empty() {
            for user in loaded.meta.people() {
                self.give_usual(loaded, user);
            }
        }
        for user in loaded.meta.people() {
            let lost = loaded.meta.habits.get(&user).map(|habits| {
                let all = habits.all.iter();
                let lost = all.filter(|habit| {
                    let kept = joined(&habit.basis);
                    self.basis(loaded, user, &habit.name) != Some(kept)
                });
                lost.cloned().collect::<Vec<_>>()
            });
            for habit in lost.into_iter().flatten() {
                let at = loaded.revision;
                self.disarm(loaded, user, habit.name.clone(), now_ms);
                if !G::is_passing(&habit.name) {
                    loaded.meta.note_ended(user, EndedHabit { habit, at });
                }
            }
        }
    }

    /// Whether every question is asked: alone nobody waits for anybody, so only a game that says something from its start on
    /// answers by itself.
    pub(super) fn asks_all(meta: &Meta) -> bool {
        meta.is_solo() && G::first_habits().is_empty()
    }

    fn give_first(&self, loaded: &mut Loaded<G>, user: u64) {
        if loaded.meta.habits.get(&user).is_some_and(|h| h.begun) {
            return;
        }
        for name in G::first_habits().iter().map(|name| Key::from(*name)) {
            // Somebody who has no seat yet is given it when they have.
            let Some(basis) = self.basis(loaded, user, &name) else {
                return;
            };
            let habits = loaded.meta.habits.entry(user).or_default();
            habits.begun = true;
            habits.settle(Habit {
                name,
                basis,
                usual: false,
            });
        }
    }

    fn give_usual(&self, loaded: &mut Loaded<G>, user: u64) {
        if loaded.meta.habits.get(&user).is_some_and(|h| h.given) {
            return;
        }
        let usual = G::usual_habits().iter().map(|name| Key::from(*name));
        let usual: Vec<Habit> = usual
            .filter_map(|name| {
                let basis = self.basis(loaded, user, &name)?;
                let usual = true;
                Some(Habit { name, basis, usual })
            })
            .collect();
        let habits = loaded.meta.habits.entry(user).or_default();
        habits.given = true;
        let known = |habit: &Habit| habits.all.iter().any(|old| old.name == habit.name);
        let new: Vec<Habit> = usual.into_iter().filter(|habit| !known(habit)).collect();
        // What somebody has settled themselves is newer.
        habits.all.splice(0..0, new);
    }

    /// A standing answer counts no more, and all are told so where they do not see it anyway.
    pub(super) fn disarm(&self, loaded: &mut Loaded<G>, user: u64, name: Key, now_ms: u64) {
        loaded.meta.drop_habit(user, &name);
        if G::is_passing(&name) || G::ends_in_sight(&name) {
            return;
        }
        let what = Announced::Disarmed { name };
        loaded.meta.announce(user, now_ms, what);
    }
}

/// What a standing answer rests on without the seats of which it needs nothing: however many they are, it is the same. Older
/// programs kept them.
fn joined(basis: &str) -> String {
    let all = basis.split(BETWEEN).filter(|one| !one.is_empty());
    all.collect::<Vec<_>>().join(BETWEEN)
}
