use castaway_kernel::Seat;

use super::{Done, Engine};
use crate::{
    effect::{Again, Passive, Per, Pool},
    ids::{Die, Res, Support},
    state::{Fight, Label, Modifier, Prompt, Task},
    stock::{Cost, Pay},
};

/// What each resource does to the dice (D-COMBAT-3).
pub(super) const SPENDS: [(Res, Die); 4] = [
    (Res::Wood, Die::Gray),
    (Res::Stone, Die::Red),
    (Res::Poison, Die::Gray),
    (Res::Salvage, Die::Red),
];

impl Engine<'_> {
    /// The dice wait only for whoever holds something that can change a damage: supporters first, from the combatant's left,
    /// then the combatant (D-SUP-4).
    pub(crate) fn modify(&mut self) -> Done {
        let Some(fight) = self.s.fight.clone() else {
            return Ok(());
        };
        let able = |(seat, card): &(Seat, Support)| {
            let helps = match card {
                Support::Assault => !fight.hits(),
                Support::Defend => fight.hurts(),
                Support::Overpower => false,
            };
            helps && !fight.spoken.contains(seat) && self.s.is_here(*seat)
        };
        if let Some((seat, _)) = fight.supports.iter().find(|s| able(s)) {
            let option = |(label, again)| {
                let tasks = vec![Task::Spoken(*seat, again), Task::Modify];
                (label, tasks)
            };
            let options = [(Label::No, false), (Label::Yes, true)].map(option);
            self.ask(*seat, Prompt::Again, options.into());
            return Ok(());
        }
        let all = self.modifiers(&fight);
        let escapes = self.escapes(&fight);
        // Whoever is not struck has nothing to escape from.
        let flight = fight.hurts() && !escapes.is_empty();
        if !flight && !all.iter().any(|(_, die)| fight.is_helped_by(*die)) {
            self.push([Task::Blows]);
            return Ok(());
        }
        let mut options = vec![(Label::No, vec![Task::Blows])];
        for (modifier, _) in all {
            let tasks = vec![Task::Change(modifier), Task::Modify];
            options.push((Label::Modifier(modifier), tasks));
        }
        // Silence kills nobody who can escape (D-R-12).
        let ends = flight && self.is_on_last_dial(fight.seat);
        let silent = if ends { options.len() } else { 0 };
        for (source, nth) in escapes {
            let tasks = vec![Task::Escape(source, nth)];
            options.push((Label::Escape(source, nth), tasks));
        }
        let silent = u8::try_from(silent).unwrap_or(0);
        self.ask_with(Prompt::Modify, vec![(fight.seat, options, silent)]);
        Ok(())
    }

    /// What a combatant can change the dice with, and which die; `None` stands for either.
    pub(crate) fn modifiers(&self, fight: &Fight) -> Vec<(Modifier, Option<Die>)> {
        let mut all = Vec::new();
        let Some(survivor) = self.s.survivor(fight.seat) else {
            return all;
        };
        for (res, die) in SPENDS {
            if survivor.stock.units(res) > 0 {
                all.push((Modifier::Spend(res), Some(die)));
            }
        }
        let animal = self.catalog.animals.contains_key(&fight.card);
        for (source, nth, passive) in self.abilities(fight.seat) {
            let counters = survivor.source(source).map_or(0, |item| item.counters);
            if fight.used.contains(&(source, nth)) || !self.ready(fight.seat, source, passive.per())
            {
                continue;
            }
            match passive {
                Passive::CombatReroll { die, counter, .. } if counters >= *counter => {
                    let dice: &[Option<Die>] = match die {
                        Again::Gray => &[Some(Die::Gray)],
                        Again::Red => &[Some(Die::Red)],
                        Again::Any => &[Some(Die::Gray), Some(Die::Red)],
                        Again::Both => &[Some(Die::Gray), Some(Die::Red), None],
                    };
                    let again = |die: &Option<Die>| (Modifier::Again(source, nth, *die), *die);
                    all.extend(dice.iter().map(again));
                }
                Passive::CombatGray { pay, vs, .. } if !pay.is_free() => {
                    let fits = vs.is_none_or(|vs| (vs == Pool::Animal) == animal);
                    if fits && pay.payable(&survivor.stock) {
                        all.push((Modifier::Add(source, nth), Some(Die::Gray)));
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// A supporter rolls a die again, or lets it be (D-SUP-7, D-SUP-8).
    pub(crate) fn spoken(&mut self, seat: Seat, again: bool) -> Done {
        let Some(fight) = &mut self.s.fight else {
            return Ok(());
        };
        fight.spoken.push(seat);
        let card = fight.supports.iter().find(|(s, _)| *s == seat);
        let die = match card.map(|(_, card)| *card) {
            Some(Support::Assault) => Die::Gray,
            Some(Support::Defend) => Die::Red,
            Some(Support::Overpower) | None => return Ok(()),
        };
        if again {
            self.roll_die(die);
            self.tell_dice();
        }
        Ok(())
    }

    /// A modifier is used; what was added stays on a die that is rolled again (D-CLAR-2).
    pub(crate) fn change(&mut self, modifier: Modifier) -> Done {
        let Some(fight) = &self.s.fight else {
            return Ok(());
        };
        let seat = fight.seat;
        if !self.s.is_here(seat) {
            return Ok(());
        }
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
                let found = self.abilities(seat).into_iter();
                let mut found = found.filter(|(s, n, _)| (*s, *n) == (source, nth));
                if let Some((_, _, Passive::CombatReroll { counter, per, .. })) = found.next() {
                    self.spend_counters(seat, source, *counter)?;
                    if matches!(per, Some(Per::Day | Per::ThreeDays)) {
                        self.used(seat, source)?;
                    }
                }
                self.use_up(modifier);
                match die {
                    Some(die) => self.roll_die(die),
                    None => {
                        self.roll_die(Die::Gray);
                        self.roll_die(Die::Red);
                    }
                }
            }
            Modifier::Add(source, nth) => {
                let found = self.abilities(seat).into_iter();
                let mut found = found.filter(|(s, n, _)| (*s, *n) == (source, nth));
                if let Some((_, _, Passive::CombatGray { n, pay, .. })) = found.next() {
                    self.pay(seat, pay)?;
                    self.add_to_die(Die::Gray, *n);
                }
                self.use_up(modifier);
            }
        }
        self.tell_dice();
        Ok(())
    }

    /// An item is used once in a fight (D-COMBAT-4).
    fn use_up(&mut self, modifier: Modifier) {
        if let (Some(fight), Modifier::Again(source, nth, _) | Modifier::Add(source, nth)) =
            (&mut self.s.fight, modifier)
        {
            fight.used.push((source, nth));
        }
    }
}
