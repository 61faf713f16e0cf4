//! Fights (R-COMBAT-1 to R-COMBAT-8, R-TEMP-1).

use super::{Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    effect::{Passive, Window},
    event::Event,
    ids::{Res, Track, Who},
    task::{Ctx, Enemy, Op, Owed, Task},
};

impl Engine<'_> {
    /// The weapon level that counts now.
    pub(crate) fn weapon_now(&self) -> u16 {
        self.s
            .weapon
            .saturating_add(self.s.flags.temp_weapon.into())
    }

    /// Before the comparison: whoever has something to use is asked, if it would help.
    pub(crate) fn fight(&mut self, task: Task, who: Who, enemy: Enemy) {
        let weapon = self.weapon_now();
        let mut options: Vec<Opt> = vec![option(
            "go",
            Label::Continue,
            vec![Op::Compare(who, enemy.clone())],
            &task.ctx,
        )];
        if weapon < u16::from(enemy.strength) {
            for (user, what) in self.combat_uses(who, task.ctx.placement.is_some()) {
                let mut option = self.use_option(user, &what, &task.ctx);
                option.then.push(task.clone());
                options.push(option);
            }
        }
        let question = Question::Combat {
            strength: enemy.strength,
            weapon,
        };
        self.choose(task, question, Some(who), options);
    }

    fn combat_uses(&self, who: Who, own_action: bool) -> Vec<(Who, crate::task::Usable)> {
        let mut found = self.usable_in(Window::Combat, Some(who));
        if own_action {
            found.extend(
                self.usable_in(Window::OwnCombat, Some(who))
                    .into_iter()
                    .filter(|(user, _)| *user == who),
            );
        }
        found
    }

    /// The comparison and everything after it.
    pub(crate) fn compare(&mut self, ctx: &Ctx, who: Who, enemy: &Enemy) {
        let weapon = self.weapon_now();
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
                ops.push(Op::Effect(crate::effect::Effect::Gain {
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

    /// R-CARD-26: wounds that armour keeps from its user of this round.
    pub(crate) fn armour(&mut self, who: Who) -> u8 {
        let Some(at) = self.armour_card() else {
            return 0;
        };
        if self.s.kept[at].holder.is_some_and(|h| h != who) {
            return 0;
        }
        self.s.kept[at].holder = Some(who);
        self.armour_of(&self.s.kept[at].card.clone()).unwrap_or(0)
    }
}
