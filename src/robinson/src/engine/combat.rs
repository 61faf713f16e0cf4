//! Fights (R-COMBAT-1 to R-COMBAT-8, R-TEMP-1).

use super::{Engine, Rules, stake::Stake};
use crate::{
    ask::Question,
    effect::{Effect, Passive, Target},
    event::Event,
    ids::{Res, Track, Who},
    rulings::Reading,
    task::{Ctx, Enemy, Op, Owed, Task},
};

impl Rules<'_> {
    /// The weapon level that counts now.
    pub(crate) fn weapon_now(&self) -> u16 {
        self.s
            .weapon
            .saturating_add(self.s.flags.temp_weapon.into())
    }

    /// The kept card that is armour and works this round.
    pub(crate) fn armour_card(&self) -> Option<usize> {
        self.s.kept.iter().position(|k| {
            k.deck.is_none() && k.from <= self.s.round && self.armour_of(&k.card).is_some()
        })
    }

    fn armour_of(&self, card: &castaway_kernel::Key) -> Option<u8> {
        self.cat
            .mysteries
            .get(card)?
            .passive
            .iter()
            .find_map(|p| match p {
                Passive::CombatArmour(n) => Some(*n),
                _ => None,
            })
    }

    /// The wounds that armour would keep from somebody, who need not claim it for that.
    fn armour_for(&self, who: Who) -> u8 {
        let card = self.armour_card().map(|at| &self.s.kept[at]);
        card.filter(|k| k.holder.is_none_or(|h| h == who))
            .and_then(|k| self.armour_of(&k.card))
            .unwrap_or(0)
    }

    /// The wounds that whoever fights takes besides those of its strength, as things stand: also of levels that a beast takes and
    /// that are not there (R-UD-3).
    fn wounds_after(&self, enemy: &Enemy) -> u8 {
        let taken = [
            (Track::Weapon, enemy.weapon_loss),
            (Track::Palisade, enemy.palisade_loss),
        ];
        let missing = taken.map(|(track, n)| {
            let there = u8::try_from(self.s.level(track)).unwrap_or(u8::MAX);
            n.saturating_sub(there)
        });
        let besides = self.wounds_besides(&enemy.extra);
        missing.into_iter().fold(besides, u8::saturating_add)
    }

    /// The wounds that whoever fights takes of what else a beast does, as things stand.
    fn wounds_besides(&self, extra: &[Effect]) -> u8 {
        let wounds = extra.iter().map(|effect| match effect {
            Effect::Wound {
                who: Target::Resolver,
                n,
            } => *n,
            Effect::If {
                cond,
                then,
                otherwise,
            } => match self.holds(cond) {
                true => self.wounds_besides(then),
                false => self.wounds_besides(otherwise),
            },
            _ => 0,
        });
        wounds.fold(0, u8::saturating_add)
    }
}

impl Engine<'_> {
    /// R-COMBAT-1: every fight begins alike. Before the comparison whoever has something to use is asked, if it would help.
    pub(crate) fn fight(&mut self, task: Task, who: Who, enemy: Enemy) {
        let weapon = self.rules().weapon_now();
        let stake = Stake::Fight {
            who: Some(who),
            own: task.ctx.placement.is_some() || self.rules().reads(Reading::FrenzyInCombat),
        };
        let question = Question::Combat {
            strength: enemy.strength,
            weapon,
            armour: self.rules().armour_for(who),
            more: self.rules().wounds_after(&enemy),
        };
        let compare = Op::Compare(who, enemy.clone());
        // What armour keeps off needs no weapon.
        let short =
            weapon.saturating_add(self.rules().armour_for(who).into()) < enemy.strength.into();
        if !short || !self.pause(&task, &stake, question, Some(who), vec![compare.clone()]) {
            self.push(compare, task.ctx);
        }
    }

    /// R-COMBAT-2, R-COMBAT-4 to R-COMBAT-8: the comparison and everything after it.
    pub(crate) fn compare(&mut self, ctx: &Ctx, who: Who, enemy: &Enemy) {
        let weapon = self.rules().weapon_now();
        self.s.flags.temp_weapon = 0;
        self.tell(Event::Fight {
            who,
            beast: enemy.beast.clone(),
            strength: enemy.strength,
            weapon,
        });
        let short = u16::from(enemy.strength).saturating_sub(weapon);
        // Armour that keeps nothing off is not claimed for the round.
        let armour = if short > 0 { self.armour(who) } else { 0 };
        let wounds = u8::try_from(short)
            .unwrap_or(u8::MAX)
            .saturating_sub(armour);
        // R-UD-3: whoever fights bears what is missing.
        let ctx = Ctx {
            actor: Some(who),
            action: true,
            ..ctx.clone()
        };
        let mut ops = vec![Op::Hurt(who, wounds)];
        let level = |track, n| Op::Pay {
            owed: Owed::Track(track),
            n,
            wounds: true,
        };
        if enemy.weapon_loss > 0 {
            ops.push(level(Track::Weapon, enemy.weapon_loss));
        }
        for (res, n) in [(Res::Food, enemy.food), (Res::Fur, enemy.fur)] {
            if n > 0 {
                ops.push(Op::Effect(Effect::Gain {
                    res,
                    n,
                    per: crate::effect::Per::Once,
                }));
            }
        }
        if enemy.palisade_loss > 0 {
            ops.push(level(Track::Palisade, enemy.palisade_loss));
        }
        ops.extend(enemy.extra.iter().cloned().map(Op::Effect));
        self.push_ops(ops, &ctx);
    }

    /// R-CARD-26: wounds that armour keeps from its user of this round.
    pub(crate) fn armour(&mut self, who: Who) -> u8 {
        let kept_off = self.rules().armour_for(who);
        if kept_off > 0
            && let Some(at) = self.rules().armour_card()
        {
            self.s.kept[at].holder = Some(who);
        }
        kept_off
    }
}
