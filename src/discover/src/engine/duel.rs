use castaway_kernel::Seat;

use super::{Asked, Done, Engine, modify::SPENDS};
use crate::{
    effect::{Again, Passive, Per},
    event::Event,
    ids::{Die, Res, Support},
    state::{Duel, DuelStep, Label, Modifier, Prompt, Source, Task},
    stock::{Cost, Pay},
};

impl Engine<'_> {
    /// Asks everybody at once who holds something that can change a damage; supporters have but their own reroll (D-S5-9, D-S5-10).
    /// Of the answers the first in order that is no pass is carried out, and then all are asked anew: so it is as if each had
    /// been asked when all before had passed, and nobody waits a day for a pass.
    pub(super) fn duel_modify(&mut self) -> Done {
        let Some(duel) = &mut self.s.duel else {
            return Ok(());
        };
        duel.acted = None;
        let duel = duel.clone();
        let order = self.s.from(duel.from).into_iter();
        let parts: Vec<Asked> = order
            .filter_map(|seat| self.may_change(&duel, seat))
            .collect();
        if parts.is_empty() {
            // After all have passed damage is dealt (D-S5-19, D-R-14).
            self.push([Task::Duel(DuelStep::Blows)]);
            return Ok(());
        }
        self.push([Task::Duel(DuelStep::Answered)]);
        self.ask_with(Prompt::Duel, parts);
        Ok(())
    }

    /// What somebody may answer; nothing where nothing that they hold changes a damage for them.
    fn may_change(&self, duel: &Duel, seat: Seat) -> Option<Asked> {
        let mut options = vec![(Label::No, Vec::new())];
        if duel.die_of(seat).is_some() {
            let all = self.duel_modifiers(duel, seat);
            let helps = |m: &Modifier| Does::of(duel, seat, *m).helps(duel, seat);
            if !all.iter().any(helps) {
                return None;
            }
            let option = |modifier: Modifier| {
                let change = Task::Duel(DuelStep::Change(seat, modifier));
                (Label::Modifier(modifier), vec![change])
            };
            options.extend(all.into_iter().map(option));
        } else {
            again_of(duel, seat)?;
            options.push((Label::Yes, vec![Task::Duel(DuelStep::Again(seat))]));
        }
        Some((seat, options, 0))
    }

    /// What one of the two can change the dice with: resources by the colour of a die, abilities by whose it is (D-R-29).
    pub(crate) fn duel_modifiers(&self, duel: &Duel, seat: Seat) -> Vec<Modifier> {
        let mut all = Vec::new();
        let Some(survivor) = self.s.survivor(seat) else {
            return all;
        };
        let held = SPENDS.iter().filter(|(r, _)| survivor.stock.units(*r) > 0);
        all.extend(held.map(|(res, _)| Modifier::Spend(*res)));
        for (source, nth, passive) in self.abilities(seat) {
            let counters = survivor.source(source).map_or(0, |item| item.counters);
            if duel.used.contains(&(seat, source, nth)) || !self.ready(seat, source, passive.per())
            {
                continue;
            }
            let [own, other] = [duel.die(seat, true), duel.die(seat, false)];
            match passive {
                Passive::CombatReroll { die, counter, .. } if counters >= *counter => {
                    let dice: &[Option<Die>] = match die {
                        Again::Gray => &[Some(own)],
                        Again::Red => &[Some(other)],
                        Again::Any => &[Some(own), Some(other)],
                        Again::Both => &[Some(own), Some(other), None],
                    };
                    let again = |die: &Option<Die>| Modifier::Again(source, nth, *die);
                    all.extend(dice.iter().map(again));
                }
                Passive::CombatGray { pay, vs: None, .. }
                    if !pay.is_free() && pay.payable(&survivor.stock) =>
                {
                    all.push(Modifier::Add(source, nth));
                }
                _ => {}
            }
        }
        all
    }

    /// One effect at a time: whoever comes later than the first who changed something is asked again (D-S5-9).
    fn goes_first(&mut self, seat: Seat) -> bool {
        match &mut self.s.duel {
            Some(duel) if duel.acted.is_none() => {
                duel.acted = Some(seat);
                true
            }
            _ => false,
        }
    }

    /// One of the two changes the dice; what was added stays on a die that is rolled again (D-CLAR-2).
    pub(super) fn duel_change(&mut self, seat: Seat, modifier: Modifier) -> Done {
        if !self.s.is_here(seat) || !self.goes_first(seat) {
            return Ok(());
        }
        let of = |engine: &Self, source: Source, nth: u8| {
            let mut all = engine.abilities(seat).into_iter();
            all.find(|(s, n, _)| (*s, *n) == (source, nth)).map(|f| f.2)
        };
        match modifier {
            Modifier::Spend(res) => {
                self.pay(seat, &Cost::one(Pay::Res(res), 1))?;
                match res {
                    Res::Wood => self.roll_die(Die::Gray),
                    Res::Stone => self.roll_die(Die::Red),
                    Res::Poison => self.add_to_die(Die::Gray, 1),
                    _ => self.add_to_die(Die::Red, -1),
                }
            }
            Modifier::Again(source, nth, die) => {
                if let Some(Passive::CombatReroll { counter, per, .. }) = of(self, source, nth) {
                    self.spend_counters(seat, source, *counter)?;
                    if matches!(per, Some(Per::Day | Per::ThreeDays)) {
                        self.used(seat, source)?;
                    }
                }
                self.use_up_in_duel(seat, source, nth);
                let both = [Die::Gray, Die::Red];
                let dice = both.into_iter().filter(|d| die.is_none_or(|one| one == *d));
                dice.for_each(|die| self.roll_die(die));
            }
            Modifier::Add(source, nth) => {
                if let Some(Passive::CombatGray { n, pay, .. }) = of(self, source, nth) {
                    self.pay(seat, pay)?;
                    let own = self.s.duel.as_ref().map(|duel| duel.die(seat, true));
                    if let Some(own) = own {
                        self.add_to_die(own, *n);
                    }
                }
                self.use_up_in_duel(seat, source, nth);
            }
        }
        self.tell_duel();
        Ok(())
    }

    /// A supporter has the die of the card rolled again (D-SUP-7, D-SUP-8).
    pub(super) fn duel_again(&mut self, seat: Seat) -> Done {
        let die = self.s.duel.as_ref().and_then(|duel| again_of(duel, seat));
        let Some(die) = die.filter(|_| self.s.is_here(seat)) else {
            return Ok(());
        };
        if self.goes_first(seat) {
            if let Some(duel) = &mut self.s.duel {
                duel.spoken.push(seat);
            }
            self.roll_die(die);
            self.tell_duel();
        }
        Ok(())
    }

    /// All have answered: if somebody changed something the next one to the left is first now, else it is over (D-S5-11).
    pub(super) fn duel_answered(&mut self) -> Done {
        let started = u8::try_from(self.s.started()).unwrap_or(1).max(1);
        let Some(duel) = &mut self.s.duel else {
            return Ok(());
        };
        let next = match duel.acted {
            Some(acted) => {
                duel.from = Seat((acted.0 + 1) % started);
                DuelStep::Modify
            }
            None => DuelStep::Blows,
        };
        self.push([Task::Duel(next)]);
        Ok(())
    }

    pub(super) fn tell_duel(&mut self) {
        if let Some(duel) = &self.s.duel {
            self.tell(Event::DuelDice(duel.seats, duel.dice, duel.plus));
        }
    }

    fn use_up_in_duel(&mut self, seat: Seat, source: Source, nth: u8) {
        if let Some(duel) = &mut self.s.duel {
            duel.used.push((seat, source, nth));
        }
    }
}

/// What a modifier does to the dice of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Does {
    /// Rolls a die again, or both.
    Again(Option<Die>),
    /// Adds to it.
    Raise(Die),
    /// Takes from it.
    Lower(Die),
}

impl Does {
    /// What a modifier of one of the two does: resources by the colour of a die, what adds on the own one (D-R-29, D-S5-8).
    pub fn of(duel: &Duel, seat: Seat, modifier: Modifier) -> Self {
        match modifier {
            Modifier::Spend(Res::Wood) => Self::Again(Some(Die::Gray)),
            Modifier::Spend(Res::Stone) => Self::Again(Some(Die::Red)),
            Modifier::Spend(Res::Poison) => Self::Raise(Die::Gray),
            Modifier::Spend(_) => Self::Lower(Die::Red),
            Modifier::Again(_, _, die) => Self::Again(die),
            Modifier::Add(..) => Self::Raise(duel.die(seat, true)),
        }
    }

    /// Whether it may change a damage for the better of one of the two.
    pub fn helps(self, duel: &Duel, seat: Seat) -> bool {
        let mine = |die: Die| duel.die_of(seat) == Some(die);
        // The own die wants to hurt, the other one not.
        let wrong = |die: Die| mine(die) != duel.hurts(die);
        match self {
            Self::Again(Some(die)) => wrong(die),
            Self::Again(None) => wrong(Die::Gray) || wrong(Die::Red),
            Self::Raise(die) => mine(die) && wrong(die),
            Self::Lower(die) => !mine(die) && wrong(die),
        }
    }
}

impl Duel {
    /// The die that is "yours" or "the enemy's" for one of the two (D-S5-8).
    pub(crate) fn die(&self, seat: Seat, own: bool) -> Die {
        match (self.die_of(seat) == Some(Die::Gray)) == own {
            true => Die::Gray,
            false => Die::Red,
        }
    }
}

/// The die that a supporter may still have rolled again.
pub(crate) fn again_of(duel: &Duel, seat: Seat) -> Option<Die> {
    let card = duel.supports.iter().find(|(s, _)| *s == seat)?.1;
    let die = match card {
        Support::Assault => Die::Gray,
        Support::Defend => Die::Red,
        Support::Overpower => return None,
    };
    (!duel.spoken.contains(&seat)).then_some(die)
}
