//! What wins the scenario, and how much of it there is.

use super::Rules;
use crate::{
    content::{Aim, ByPlayers, Scenario, WonWhen},
    effect::Effect,
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
            Aim::Explored(_) => self.is_moot(aim) || self.explored() >= self.needed(aim).into(),
            Aim::Times { action, .. } => self.done_on(action).len() >= self.needed(aim).into(),
            Aim::Free(who) => !self.is_captive(who),
            Aim::Done(action) => self.s.succeeded.contains(action),
        }
    }

    /// How many of something that is counted by the number of players are needed (R-S4-1).
    pub(crate) fn needed(&self, aim: &Aim) -> u8 {
        match aim {
            Aim::Explored(n) | Aim::Times { n, .. } => n.of(self.s.people.len()),
            Aim::Markers { n, .. } | Aim::Level { n, .. } => *n,
            Aim::Pile
            | Aim::Item(_)
            | Aim::Rounds { .. }
            | Aim::Made(_)
            | Aim::With(_)
            | Aim::Drawn
            | Aim::Shelter
            | Aim::Free(_)
            | Aim::Done(_) => 1,
        }
    }

    /// Whether the table does not ask for this to win (ruling volcano-goal).
    fn is_moot(&self, aim: &Aim) -> bool {
        matches!(aim, Aim::Explored(_)) && self.reads(Reading::TotemsAlone)
    }

    /// Tiles that were explored besides those that the sheet lays, face down or not (ruling destroyed-tiles).
    pub(crate) fn explored(&self) -> usize {
        let sheet = self.scenario().map(|sheet| &sheet.setup);
        let found = |n: u8| n > 0 && !sheet.is_some_and(|sheet| sheet.lays(n));
        self.s.island.values().filter(|t| found(t.number)).count()
    }

    /// Where an action succeeded that is taken once on each tile, in order.
    pub(crate) fn done_on(&self, action: &castaway_kernel::Key) -> &'a [crate::ids::Space] {
        self.s.done_on.get(action).map_or(&[], Vec::as_slice)
    }

    /// R-S4-17: whether all that wins the scenario holds but for what is built.
    pub(crate) fn all_but_built(&self) -> bool {
        let aims = self.scenario().map(|s| s.win.all.as_slice());
        let mut aims = aims.unwrap_or_default().iter();
        aims.all(|aim| matches!(aim, Aim::Item(_) | Aim::Made(_)) || self.met(aim, &self.s.pile))
    }

    /// Ruling goal-build-moment: whether a Build that wins counts before its phase is over.
    fn made_now(&self, item: &castaway_kernel::Key) -> bool {
        let waits = self.s.gains.inventions.iter();
        let mut waits = waits.chain(&self.s.future.inventions);
        !self.reads(Reading::GoalBuildWaits) && waits.any(|made| made == item)
    }

    /// How much of something that wins was built in this phase and counts once it is over.
    fn built_now(&self, aim: &Aim) -> u16 {
        let waits = self.s.gains.inventions.iter();
        let mut waits = waits.chain(&self.s.future.inventions);
        let number = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        match aim {
            Aim::Item(item) | Aim::Made(item) if !self.met(aim, &self.s.pile) => {
                u16::from(waits.any(|made| made == item))
            }
            Aim::Drawn => {
                let open = self.s.drawn.iter();
                let mut open: Vec<_> = open.filter(|key| !self.s.built(key.as_str())).collect();
                let before = open.len();
                for made in waits {
                    open.retain(|key| *key != made);
                }
                number(before - open.len())
            }
            Aim::Markers { marker, .. } => {
                let lays = |effect: &Effect| match effect {
                    Effect::ScenarioMarker { marker: kind, .. } => kind == marker,
                    _ => false,
                };
                let works = self.s.future.works.iter();
                let cards = works.filter_map(|(key, _)| self.cat.inventions.get(key));
                number(cards.filter(|card| card.on_build.iter().any(lays)).count())
            }
            _ => 0,
        }
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
        let all = all.filter(|aim| !self.is_moot(aim));
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
                Aim::Explored(_) | Aim::Times { .. } => {
                    let have = match aim {
                        Aim::Times { action, .. } => self.done_on(action).len(),
                        _ => self.explored(),
                    };
                    let have = u16::try_from(have).unwrap_or(u16::MAX);
                    (have, self.needed(aim).into())
                }
                Aim::Rounds { from, .. } => (self.s.round.min(*from).into(), u16::from(*from)),
                Aim::Item(_)
                | Aim::Made(_)
                | Aim::With(_)
                | Aim::Shelter
                | Aim::Free(_)
                | Aim::Done(_) => (u16::from(met), 1),
            };
            let waits = self.built_now(aim);
            let players = ByPlayers::always(self.needed(aim));
            let aim = match aim {
                Aim::Explored(_) => Aim::Explored(players),
                Aim::Times { action, .. } => Aim::Times {
                    action: action.clone(),
                    n: players,
                },
                aim => aim.clone(),
            };
            AimView {
                aim,
                have,
                of,
                waits,
                met,
            }
        })
        .collect()
    }
}
