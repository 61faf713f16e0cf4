//! Standing answers: what each of the people at a table answers once and for all, kept beside the game by their names.

use castaway_kernel::{DecisionId, Key};
use serde::{Deserialize, Serialize};

use crate::{Announced, Announcement, Meta, Pace};

/// More than anybody settles.
const MOST: usize = 24;

/// The standing answers of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// Those there are, the newest last.
    pub all: Vec<Habit>,
    /// Whether they were given those that the pace of the table begins with.
    pub given: bool,
    /// Whether they were given those that every table of the game begins with.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub begun: bool,
    /// Those that a step ended, for as long as that step may be taken back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ended: Vec<EndedHabit>,
    /// The question that was open when they settled something that answers it: for it that is as good as a press.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pressed: Option<DecisionId>,
}

/// A standing answer that a step has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndedHabit {
    /// What it was.
    pub habit: Habit,
    /// The revision that the step led to.
    pub at: u64,
}

/// Something that somebody answers once and for all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habit {
    /// Its name in the rules.
    pub name: Key,
    /// What it rests on, in signs of the rules.
    pub basis: String,
    /// Whether it goes with the pace of the table, and counts as long as that does.
    #[serde(default)]
    pub usual: bool,
}

/// An answer that was given by a standing one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByHabit {
    /// The person whose answer it was.
    pub user: u64,
    /// The name of the standing answer.
    pub name: Key,
    /// Whether it only went with the pace of the table, so that they have settled nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
}

impl Habits {
    /// One more counts from now on, as the newest.
    pub(crate) fn settle(&mut self, habit: Habit) {
        self.all.retain(|old| old.name != habit.name);
        self.ended.retain(|old| old.habit.name != habit.name);
        self.all.push(habit);
        let surplus = self.all.len().saturating_sub(MOST);
        self.all.drain(..surplus);
    }

    /// The same, and what it excludes counts no more and does not come back.
    pub(crate) fn settle_alone(&mut self, habit: Habit, excludes: fn(&Key, &Key) -> bool) {
        self.all.retain(|old| !excludes(&habit.name, &old.name));
        self.ended
            .retain(|old| !excludes(&habit.name, &old.habit.name));
        self.settle(habit);
    }

    /// Whether there is one of this name.
    fn has(&self, name: &Key) -> bool {
        self.all.iter().any(|habit| habit.name == *name)
    }
}

impl Meta {
    /// The standing answers of a user that count now, the newest last.
    pub fn habits_of(&self, user: u64) -> Vec<&Habit> {
        let all = self.habits.get(&user).map(|habits| &habits.all[..]);
        let pace = self.pace == Pace::Several;
        let counts = |habit: &&Habit| pace || !habit.usual;
        all.unwrap_or_default().iter().filter(counts).collect()
    }

    /// Whether a standing answer of this name counts now for a user.
    pub fn has_habit(&self, user: u64, name: &Key) -> bool {
        let all = self.habits_of(user);
        all.iter().any(|habit| habit.name == *name)
    }

    /// Their names.
    pub(crate) fn habit_names(&self, user: u64) -> Vec<Key> {
        let all = self.habits_of(user).into_iter();
        all.map(|habit| habit.name.clone()).collect()
    }

    /// A standing answer of a user counts no more.
    pub(crate) fn drop_habit(&mut self, user: u64, name: &Key) {
        if let Some(habits) = self.habits.get_mut(&user) {
            habits.all.retain(|habit| habit.name != *name);
            habits.ended.retain(|old| old.habit.name != *name);
        }
    }

    /// What a standing answer was that a step has just ended, so that it may come back with that step.
    pub(crate) fn note_ended(&mut self, user: u64, ended: EndedHabit) {
        if let Some(habits) = self.habits.get_mut(&user) {
            habits.ended.push(ended);
            let surplus = habits.ended.len().saturating_sub(MOST);
            habits.ended.drain(..surplus);
        }
    }

    /// Steps up to this revision stand, and those after it were taken back: what they ended counts again, and nothing beside it that it
    /// excludes. Whoever was told of the end is told of that as well.
    pub(crate) fn restore_habits(
        &mut self,
        to: u64,
        now_ms: u64,
        untold: fn(&Key) -> bool,
        excludes: fn(&Key, &Key) -> bool,
    ) {
        let mut back = Vec::new();
        for (user, habits) in &mut self.habits {
            let (again, rest) = std::mem::take(&mut habits.ended)
                .into_iter()
                .partition(|one| one.at > to);
            habits.ended = rest;
            let again: Vec<EndedHabit> = again;
            let names: Vec<Key> = again.iter().map(|one| one.habit.name.clone()).collect();
            for EndedHabit { habit, .. } in again {
                habits.settle_alone(habit, excludes);
            }
            // Of two that came back together the older may have ended by the newer.
            let stands = names.into_iter().filter(|name| habits.has(name));
            back.extend(stands.map(|name| (*user, name)));
        }
        for (user, name) in back.into_iter().filter(|(_, name)| !untold(name)) {
            let ends = Announced::Disarmed { name: name.clone() };
            let before = self.announcements.len();
            let owed = |one: &Announcement| one.user == user && one.what == ends;
            self.announcements.retain(|one| !owed(one));
            if self.announcements.len() == before {
                self.announce(user, now_ms, Announced::Rearmed { name });
            }
        }
    }

    /// Notes what a standing answer said, until somebody does something themselves.
    pub(crate) fn note_habit(&mut self, user: u64, name: Key) {
        let all = self.habits_of(user).into_iter();
        let usual = all
            .filter(|habit| habit.name == name)
            .any(|habit| habit.usual);
        let said = ByHabit { user, name, usual };
        if !self.by_habit.contains(&said) && self.by_habit.len() < MOST {
            self.by_habit.push(said);
        }
    }

    /// What somebody has settled counts no more, for they sit there no more.
    pub(crate) fn forget_habits(&mut self, user: u64) {
        self.habits.remove(&user);
        self.by_habit.retain(|said| said.user != user);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn habit(name: &str, usual: bool) -> Habit {
        Habit {
            name: name.into(),
            basis: String::new(),
            usual,
        }
    }

    #[test]
    fn what_goes_with_a_pace_counts_as_long_as_it_does() {
        let mut meta = Meta {
            pace: Pace::Several,
            ..Meta::default()
        };
        let habits = meta.habits.entry(7).or_default();
        habits.settle(habit("order", true));
        habits.settle(habit("wood", false));
        assert_eq!(meta.habit_names(7), ["order", "wood"]);
        // What nobody has settled is told as such.
        for (name, usual) in [("order", true), ("wood", false)] {
            meta.note_habit(7, name.into());
            let said = meta.by_habit.pop().expect("it is noted");
            assert_eq!((said.name.as_str(), said.usual), (name, usual));
        }
        meta.pace = Pace::Daily;
        assert_eq!(meta.habit_names(7), ["wood"]);
        assert!(meta.habit_names(8).is_empty());
        meta.note_habit(7, "wood".into());
        meta.forget_habits(7);
        assert_eq!((meta.habits.len(), meta.by_habit.len()), (0, 0));
    }

    #[test]
    fn what_a_step_ended_comes_back_with_that_step_and_is_told_where_its_end_was() {
        let mut meta = Meta::default();
        for (user, at) in [(7, 4), (8, 5), (9, 5)] {
            let habits = meta.habits.entry(user).or_default();
            habits.settle(habit("wood", false));
            meta.drop_habit(user, &"wood".into());
            let habit = habit("wood", false);
            meta.note_ended(user, EndedHabit { habit, at });
        }
        let name = Key::from("wood");
        // The end of one was not told yet.
        meta.announce(8, 1, Announced::Disarmed { name: name.clone() });
        meta.restore_habits(4, 2, |_| false, |_, _| false);
        assert!(meta.habits_of(7).is_empty(), "its step stands");
        assert_eq!(meta.habit_names(8), ["wood"]);
        assert_eq!(meta.habit_names(9), ["wood"]);
        let told: Vec<_> = meta
            .announcements
            .iter()
            .map(|a| (a.user, &a.what))
            .collect();
        assert_eq!(told, [(9, &Announced::Rearmed { name })]);
        // What somebody ends themselves does not come back.
        meta.drop_habit(7, &"wood".into());
        meta.restore_habits(0, 3, |_| false, |_, _| false);
        assert!(meta.habits_of(7).is_empty());
    }

    #[test]
    fn whose_end_nobody_was_told_of_comes_back_without_a_word() {
        let mut meta = Meta::default();
        let ended = EndedHabit {
            habit: habit("pile", false),
            at: 4,
        };
        meta.habits.entry(7).or_default();
        meta.note_ended(7, ended);
        meta.restore_habits(3, 9, |name| name.as_str() == "pile", |_, _| false);
        assert_eq!(meta.habit_names(7), ["pile"]);
        assert!(meta.announcements.is_empty());
    }

    /// Whether both speak of one pile, and are not the same.
    fn of_one_pile(one: &Key, other: &Key) -> bool {
        let pile = |name: &Key| name.as_str().starts_with("pile");
        pile(one) && pile(other) && one != other
    }

    #[test]
    fn what_comes_back_stands_beside_nothing_that_it_excludes() {
        let mut meta = Meta::default();
        let habits = meta.habits.entry(7).or_default();
        habits.settle(habit("stay", false));
        habits.settle(habit("pile-never", false));
        for (name, at) in [("pile-all.1", 4), ("pile-all.2", 5), ("wood", 5)] {
            let habit = habit(name, false);
            meta.note_ended(7, EndedHabit { habit, at });
        }
        meta.restore_habits(3, 9, |_| false, of_one_pile);
        assert_eq!(meta.habit_names(7), ["stay", "pile-all.2", "wood"]);
        let told: Vec<&Announced> = meta.announcements.iter().map(|a| &a.what).collect();
        let name = |name: &str| Announced::Rearmed { name: name.into() };
        assert_eq!(told, [&name("pile-all.2"), &name("wood")]);
    }

    #[test]
    fn what_is_settled_ends_what_it_excludes_also_for_an_undo() {
        let mut meta = Meta::default();
        let ended = EndedHabit {
            habit: habit("pile-all.2", false),
            at: 4,
        };
        let habits = meta.habits.entry(7).or_default();
        habits.settle(habit("pile-none.3", false));
        meta.note_ended(7, ended);
        let habits = meta.habits.entry(7).or_default();
        habits.settle_alone(habit("pile-never", false), of_one_pile);
        meta.restore_habits(3, 9, |_| false, of_one_pile);
        assert_eq!(meta.habit_names(7), ["pile-never"]);
    }

    #[test]
    fn settled_again_it_is_the_newest() {
        let mut habits = Habits::default();
        for name in ["a", "b", "a"] {
            habits.settle(habit(name, false));
        }
        let names: Vec<&str> = habits.all.iter().map(|h| h.name.as_str()).collect();
        assert_eq!(names, ["b", "a"]);
        for n in 0..100 {
            habits.settle(habit(&n.to_string(), false));
        }
        assert_eq!(habits.all.len(), MOST);
    }
}
