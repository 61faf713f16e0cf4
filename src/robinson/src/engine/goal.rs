//! What wins the scenario, and how much of it there is.

use super::Rules;
use crate::{
    content::{Aim, Scenario, WonWhen},
    rulings::Reading,
    view::AimView,
};

impl<'a> Rules<'a> {
    /// R-END-1, R-S1-4: the goal is met at the moment everything holds.
    pub(crate) fn goal_met(&self) -> bool {
        self.goal_met_with(&self.s.pile)
    }

    /// The same, if so much wood lay on the pile.
    pub(crate) fn goal_met_with(&self, wood: &[u8]) -> bool {
        self.scenario()
            .is_some_and(|scenario| scenario.win.all.iter().all(|aim| self.met(aim, wood)))
    }

    /// Whether one of the things holds that win the scenario, if so much wood lay on the pile.
    pub(crate) fn met(&self, aim: &Aim, wood: &[u8]) -> bool {
        match aim {
            Aim::Pile => self
                .scenario()
                .and_then(|scenario| scenario.woodpile.as_ref())
                .is_some_and(|pile| pile.stages.iter().zip(wood).all(|(of, wood)| wood >= of)),
            Aim::Item(item) => {
                self.s.built(item.as_str())
                    || (self.reads(Reading::GoalItemOnce) && self.s.times_built.contains_key(item))
            }
            Aim::Made(item) => self.s.built(item.as_str()) || self.made_now(item),
            Aim::With(person) => self.with_camp(person),
            Aim::Rounds { from, to } => (*from..=*to).contains(&self.s.round),
            Aim::Markers { marker, n } => self.tiles_with(marker) >= usize::from(*n),
            Aim::Drawn => self.drawn_built() == self.s.drawn.len(),
            Aim::Shelter => self.s.shelter,
            Aim::Level { track, n } => self.s.level(*track) >= u16::from(*n),
            Aim::Free(who) => !self.is_captive(who),
            Aim::Done(action) => self.s.succeeded.contains(action),
        }
    }

    /// Ruling goal-build-moment: whether a Build that wins counts before its phase is over.
    fn made_now(&self, item: &castaway_kernel::Key) -> bool {
        let waits = self.s.gains.inventions.iter();
        let mut waits = waits.chain(&self.s.future.inventions);
        !self.reads(Reading::GoalBuildWaits) && waits.any(|made| made == item)
    }

    /// How many of the inventions drawn at the start are built.
    pub(crate) fn drawn_built(&self) -> usize {
        let drawn = self.s.drawn.iter();
        drawn.filter(|key| self.s.built(key.as_str())).count()
    }

    /// When it is looked at whether the scenario is won.
    pub(crate) fn won_when(&self) -> WonWhen {
        match self.scenario().map(|scenario| scenario.win.when) {
            Some(WonWhen::AtOnce) if self.reads(Reading::GoalAtRoundEnd) => WonWhen::RoundEnds,
            when => when.unwrap_or_default(),
        }
    }

    /// The sheet that is played.
    pub(crate) fn scenario(&self) -> Option<&'a Scenario> {
        self.cat.scenarios.get(&self.s.setup.scenario)
    }

    /// What wins the scenario, with how much of it there is.
    pub(crate) fn aims(&self) -> Vec<AimView> {
        let all = self.scenario().map(|scenario| scenario.win.all.as_slice());
        let all = all.unwrap_or_default().iter();
        all.map(|aim| {
            let met = self.met(aim, &self.s.pile);
            let (have, of) = match aim {
                Aim::Pile => {
                    let sizes = self.scenario().and_then(|s| s.woodpile.as_ref());
                    let sizes = sizes.map(|pile| pile.stages.as_slice());
                    let sum = |all: &[u8]| all.iter().map(|&n| u16::from(n)).sum();
                    (sum(&self.s.pile), sum(sizes.unwrap_or_default()))
                }
                Aim::Markers { marker, n } => {
                    let there = self.tiles_with(marker);
                    (u16::try_from(there).unwrap_or(u16::MAX), u16::from(*n))
                }
                Aim::Drawn => {
                    let small = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
                    (small(self.drawn_built()), small(self.s.drawn.len()))
                }
                Aim::Level { track, n } => (self.s.level(*track), u16::from(*n)),
                Aim::Item(_)
                | Aim::Made(_)
                | Aim::With(_)
                | Aim::Rounds { .. }
                | Aim::Shelter
                | Aim::Free(_)
                | Aim::Done(_) => (u16::from(met), 1),
            };
            let aim = aim.clone();
            AimView { aim, have, of, met }
        })
        .collect()
    }
}
