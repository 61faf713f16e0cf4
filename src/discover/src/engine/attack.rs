use castaway_kernel::Seat;

use super::{Asked, Done, Engine, no};
use crate::{
    effect::Passive,
    event::Event,
    ids::{Damage, Die, Res, Support},
    reject::Rejection,
    state::{Duel, DuelStep, Label, Prompt, Task},
};

impl Engine<'_> {
    /// Attacks a survivor in the space (D-S5-5, D-S5-6); the others near choose support cards before the roll (D-S5-15).
    pub(crate) fn attack(&mut self, seat: Seat, target: Seat) -> Done {
        let Some(contest) = self.contest() else {
            return no(Rejection::Quest);
        };
        if self.s.day < contest.attack_from {
            return no(Rejection::Early);
        }
        if target == seat || !self.s.is_here(target) || self.s.place(target) != self.s.place(seat) {
            return no(Rejection::Apart);
        }
        self.tire(seat, contest.attack_cost)?;
        self.s.fights += 1;
        self.tell(Event::Attacked(seat, target));
        self.s.duel = Some(Duel {
            no: self.s.fights,
            seats: [seat, target],
            hurts_from: contest.hurts_from,
            supports: Vec::new(),
            dice: [0, 0],
            plus: [0, 0],
            rolls: [0, 0],
            used: Vec::new(),
            spoken: Vec::new(),
            from: seat,
            acted: None,
        });
        self.push([Task::Duel(DuelStep::Roll)]);
        self.ask_near(seat, &[seat, target]);
        Ok(())
    }

    /// One step of the attack.
    pub(crate) fn duel_step(&mut self, step: DuelStep) -> Done {
        match step {
            DuelStep::Roll => self.duel_roll(),
            DuelStep::Modify => self.duel_modify(),
            DuelStep::Change(seat, modifier) => self.duel_change(seat, modifier),
            DuelStep::Again(seat) => self.duel_again(seat),
            DuelStep::Answered => self.duel_answered(),
            DuelStep::Blows => self.duel_blows(),
            DuelStep::Steal(thief, from, res) => self.steal(thief, from, res),
            DuelStep::Over => {
                self.s.duel = None;
                Ok(())
            }
        }
    }

    /// Each of the two rolls the own die (D-S5-7); what costs nothing is added and needs no turn (D-S5-8, D-S5-9).
    fn duel_roll(&mut self) -> Done {
        let Some(duel) = self.s.duel.clone() else {
            return Ok(());
        };
        let (mut plus, mut used) = ([0i8; 2], Vec::new());
        for seat in duel.seats {
            for (source, nth, passive) in self.abilities(seat) {
                let (own, n) = match passive {
                    Passive::CombatGray {
                        n, vs: None, pay, ..
                    } if pay.is_free() => (true, *n),
                    Passive::CombatRed { n, .. } => (false, *n),
                    _ => continue,
                };
                if !self.ready(seat, source, passive.per()) {
                    continue;
                }
                let die = duel.die(seat, own);
                plus[die.index()] = plus[die.index()].saturating_add(n);
                used.push((seat, source, nth));
                if passive
                    .per()
                    .is_some_and(|p| p != crate::effect::Per::Combat)
                {
                    self.used(seat, source)?;
                }
            }
            for (_, passive) in self.burdens(seat) {
                let (own, n) = match passive {
                    Passive::CombatGray { n, .. } => (true, *n),
                    Passive::CombatRed { n, .. } => (false, *n),
                    _ => continue,
                };
                let die = duel.die(seat, own);
                plus[die.index()] = plus[die.index()].saturating_add(n);
            }
        }
        if let Some(duel) = &mut self.s.duel {
            duel.plus = plus;
            duel.used = used;
        }
        self.roll_die(Die::Gray);
        self.roll_die(Die::Red);
        self.tell_duel();
        self.push([Task::Duel(DuelStep::Modify)]);
        Ok(())
    }

    /// Both are hurt at once; who overpowers does one more, or is hurt with the attacker (D-S5-12, D-S5-13, D-S5-16). A card that
    /// would take a damage over takes none here (D-S5-17), and nobody retreats (D-S5-14).
    fn duel_blows(&mut self) -> Done {
        let Some(duel) = self.s.duel.clone() else {
            return Ok(());
        };
        let [attacker, defender] = duel.seats;
        let overpowers: Vec<Seat> = duel.players(Support::Overpower).collect();
        let mut hurt = Vec::new();
        if duel.hurts(Die::Gray) {
            hurt.extend(std::iter::repeat_n(defender, 1 + overpowers.len()));
        }
        if duel.hurts(Die::Red) {
            hurt.push(attacker);
            hurt.extend(overpowers);
        }
        for seat in hurt {
            if self.s.is_here(seat) {
                self.hurt(seat, Damage::Physical)?;
            }
        }
        self.push([
            Task::Limit(attacker),
            Task::Limit(defender),
            Task::Duel(DuelStep::Over),
        ]);
        self.ask_thefts(&duel);
        Ok(())
    }

    /// Whoever reached the number may steal a resource, whatever became of the damage (D-S5-18).
    fn ask_thefts(&mut self, duel: &Duel) {
        let part = |die: Die| -> Option<Asked> {
            let (thief, from) = duel.sides(die);
            let stock = self.s.survivor(from)?.stock;
            if !duel.hurts(die) || !self.s.is_here(thief) || stock.is_empty() {
                return None;
            }
            let held = || Res::ALL.iter().filter(|r| stock.tokens(**r) > 0);
            let option = |res: &Res| {
                let steal = Task::Duel(DuelStep::Steal(thief, from, *res));
                (Label::Res(*res), vec![steal])
            };
            let none = std::iter::once((Label::No, Vec::new()));
            let options: Vec<_> = none.chain(held().map(option)).collect();
            // Who is silent takes what there is most of.
            let most = (1..).zip(held()).max_by_key(|(_, r)| stock.tokens(**r));
            Some((thief, options, most.map_or(0, |(n, _)| n)))
        };
        let parts: Vec<Asked> = [Die::Gray, Die::Red].into_iter().filter_map(part).collect();
        if !parts.is_empty() {
            self.ask_with(Prompt::Steal, parts);
        }
    }

    /// A token goes from one to the other.
    fn steal(&mut self, thief: Seat, from: Seat, res: Res) -> Done {
        if !self.s.is_here(thief) || self.who(from)?.stock.tokens(res) == 0 {
            return Ok(());
        }
        let taken = self.who_mut(from)?.stock.take_token(res);
        self.tell(Event::Stolen(thief, from, res));
        self.gain(thief, &taken)
    }
}
