//! Whoever the night may kill, after every rest that is planned until then.

use super::{Luck, Menace, Night};
use crate::{
    engine::Rules,
    ids::{Phase, Who},
    plan::Goal,
};

/// With so few wounds to live somebody is named.
const FRAIL: u8 = 2;
/// Wounds of whoever goes hungry.
const HUNGER: u8 = 2;

/// Somebody who dies tonight, whatever falls until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Doom {
    /// The person who dies.
    pub(crate) who: Who,
    /// Wounds that would have to heal before the night for them to live.
    pub(crate) short: u8,
}

/// What somebody bears, and what the night does to them.
pub(super) struct Bears {
    /// Wounds until death now.
    now: u8,
    /// The same once every planned rest is over.
    by_night: u8,
    /// Wounds of the night that are certain.
    certain: u8,
}

impl Bears {
    /// Nothing for the dead.
    pub(super) fn of(rules: &Rules<'_>, night: &Night, who: Who) -> Option<Self> {
        let person = rules.s.person(who).filter(|person| !person.dead)?;
        let rests = night.rests.iter().filter(|(rests, _)| *rests == who);
        let healed = rests.fold(0_u8, |sum, (_, n)| sum.saturating_add(*n));
        let dies_on = rules.dies_on(who);
        let mut certain = person.night_wounds;
        // Whoever was fetched eats and sleeps like a character.
        if who != Who::Friday && person.outside.is_none() {
            let eats = rules.s.phase < Phase::Night;
            // Who goes hungry is chosen while there is food for some.
            let hungry = eats && night.food() == 0;
            let lacks = eats && night.lacks_second(rules);
            let wounds = u8::from(hungry) * HUNGER + u8::from(lacks) + u8::from(night.open);
            certain = certain.saturating_add(wounds);
        }
        Some(Self {
            now: dies_on.saturating_sub(person.wounds),
            by_night: dies_on.saturating_sub(person.wounds.saturating_sub(healed)),
            certain,
        })
    }

    pub(super) fn dies(&self) -> bool {
        self.dies_of(0)
    }

    /// Whether so many wounds more than are certain kill.
    pub(super) fn dies_of(&self, more: u16) -> bool {
        let all = more.saturating_add(u16::from(self.certain));
        all > 0 && all >= u16::from(self.by_night)
    }
}

/// Whoever is nearly dead, with what the night is certain to do.
pub(super) fn frail(rules: &Rules<'_>, night: &Night, who: Who) -> Option<Menace> {
    let bears = Bears::of(rules, night, who)?;
    let tonight = bears.dies();
    let left = match tonight {
        true => bears.by_night,
        false => bears.now,
    };
    (left <= FRAIL || tonight).then_some(Menace::Frail { who, left, tonight })
}

/// The castaways and guests who die tonight even if all that is planned succeeds; what lies at hand against it is not counted.
pub(crate) fn doomed(rules: &Rules<'_>) -> Vec<Doom> {
    let s = rules.s;
    // A hunt may bring any meal.
    let hunts = s.plan.iter().any(|p| p.what.goal == Goal::Hunt && !p.done);
    if s.end.is_some() || s.phase >= Phase::Night || hunts {
        return Vec::new();
    }
    let night = Night::of(rules, Luck::Best);
    let people = s.everyone().into_iter().filter(|who| *who != Who::Friday);
    let dies = |who| Some((who, Bears::of(rules, &night, who)?));
    people
        .filter_map(dies)
        .filter(|(_, bears)| bears.dies())
        .map(|(who, bears)| Doom {
            who,
            short: (bears.certain - bears.by_night).saturating_add(1),
        })
        .collect()
}
