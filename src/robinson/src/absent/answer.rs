//! The answer to the open question: what is wished for first, unless somebody dies of it.

use std::cell::Cell;

use castaway_kernel::{Answer, Seat};

use super::{
    foresight::{Fate, course, fate},
    wishes::wishes,
};
use crate::{
    ask::{Ask, Label},
    command::Command,
    engine::Rules,
    event::Event,
    voice::asked,
};

/// So many answers in a row are chosen with care to keep somebody alive: several things used one after the other, and
/// who is healed by them.
const DEEP: u8 = 6;
/// So many ways are looked at for one answer; where none of them saves, none is likely to.
const WAYS: u32 = 400;

/// What counts at the open question, and of which seat.
pub(super) fn answer(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Command)> {
    let picks = Search::new().picks(rules, ask, DEEP);
    let picked: Vec<_> = picks.iter().filter_map(|at| ask.options.get(*at)).collect();
    let goes_on = picked.iter().all(|option| option.label == Label::Continue);
    // Who has let it go by still may use what they hold, and somebody's life hangs on it.
    let passed = ask.prompt.passed.iter().filter(|_| !goes_on);
    let waited = asked(rules, ask);
    let mut seats = waited.iter().chain(&ask.seats).chain(passed).copied();
    let may = |seat: &Seat| {
        picked
            .iter()
            .all(|option| rules.may_pick(*seat, &option.label))
    };
    let seat = seats.find(may)?;
    let picks = picked.iter().map(|option| option.key.clone()).collect();
    let decision = ask.id;
    Some((seat, Command::Choose(Answer { decision, picks })))
}

/// The ways that are still to be looked at.
pub(super) struct Search(Cell<u32>);

impl Search {
    pub(super) fn new() -> Self {
        Self::of(WAYS)
    }

    /// One that looks at no more than so many ways.
    pub(super) fn of(ways: u32) -> Self {
        Self(Cell::new(ways))
    }

    /// What becomes of the people with these options, if what is asked after them is answered with care; `None` where that
    /// was not found out.
    pub(super) fn outcome(&self, rules: &Rules<'_>, picks: &[usize]) -> Option<Fate> {
        let fate = match self.fate(rules, picks, 0) {
            // Mostly nobody is in danger, and one look is enough.
            fate if fate.harms() => self.fate(rules, picks, DEEP),
            fate => fate,
        };
        (self.0.get() > 0).then_some(fate)
    }

    /// What happens on the way there.
    pub(super) fn events(&self, rules: &Rules<'_>, picks: &[usize]) -> Vec<Event> {
        let mut all = Vec::new();
        course(
            rules,
            picks,
            |rules, ask| self.picks(rules, ask, DEEP),
            |event| all.push(event.clone()),
        );
        all
    }

    /// The same, where of the people whom a later question is about that choice is taken which is wished for after so many others;
    /// nothing where there is no such choice.
    pub(super) fn events_if(
        &self,
        rules: &Rules<'_>,
        picks: &[usize],
        after: usize,
    ) -> Option<Vec<Event>> {
        let met = Cell::new(false);
        let answers = |rules: &Rules<'_>, ask: &Ask| {
            let mut labels = ask.options.iter().map(|option| &option.label);
            let people = labels.all(|label| matches!(label, Label::Person(_)));
            let other = wishes(rules, ask).into_iter().nth(after);
            match other.filter(|_| people) {
                Some(other) => {
                    met.set(true);
                    other
                }
                None => self.picks(rules, ask, DEEP),
            }
        };
        let mut all = Vec::new();
        course(rules, picks, answers, |event| all.push(event.clone()));
        met.get().then_some(all)
    }

    /// The options that count, by their places.
    fn picks(&self, rules: &Rules<'_>, ask: &Ask, deep: u8) -> Vec<usize> {
        let mut wishes = wishes(rules, ask).into_iter();
        let Some(first) = wishes.next() else {
            return Vec::new();
        };
        // Mostly nobody is in danger, and one look is enough.
        if deep == 0 || wishes.len() == 0 || !self.fate(rules, &first, 0).harms() {
            return first;
        }
        let mut best = (self.fate(rules, &first, deep - 1), first);
        if !best.0.harms() {
            return best.1;
        }
        for wish in wishes {
            if best.0 == Fate::Safe || self.0.get() == 0 {
                break;
            }
            let fate = self.fate(rules, &wish, deep - 1);
            if fate < best.0 {
                best = (fate, wish);
            }
        }
        best.1
    }

    /// What becomes of the people with these options, if so many answers after it are chosen with care.
    fn fate(&self, rules: &Rules<'_>, picks: &[usize], deep: u8) -> Fate {
        self.0.set(self.0.get().saturating_sub(1));
        fate(rules, picks, |rules, ask| self.picks(rules, ask, deep))
    }
}
