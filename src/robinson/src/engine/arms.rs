//! Temporary weapon levels that meet a requirement (R-TEMP-1, R-TEMP-2).

use castaway_kernel::Key;

use super::{Done, Engine, Rules, stake::Stake};
use crate::{
    ask::{Loss, Question},
    effect::{Cond, Effect, Window},
    ids::Who,
    plan::{Assignment, Goal},
    reject::Rejection,
    rulings::Reading,
    task::{CardRef, Ctx, Op, Task, Usable},
};

/// Something that gives weapon levels for one comparison.
#[derive(Clone, Debug)]
pub(crate) struct Arm {
    /// The printed thing, which also names it among the aids of a plan.
    pub card: CardRef,
    /// How it is used.
    pub what: Usable,
    /// How many levels.
    pub levels: u8,
    /// Determination of the user.
    pub det: u8,
}

impl Arm {
    /// The name among the aids of a plan.
    pub(crate) fn key(&self) -> &Key {
        self.card.key()
    }
}

impl Rules<'_> {
    /// What this person could use now for weapon levels; `own` adds what serves own actions only.
    pub(crate) fn arms(&self, who: Who, own: bool) -> Vec<Arm> {
        self.things_of(who)
            .into_iter()
            .filter_map(|what| {
                let usage = self.use_of(who, &what)?;
                let fits = match usage.window {
                    Window::Combat => true,
                    Window::OwnCombat => own,
                    _ => false,
                };
                let levels = usage.effects.iter().find_map(|e| match e {
                    Effect::TempWeapon { n } => Some(*n),
                    _ => None,
                })?;
                if !fits || self.able(who, &what).is_err() {
                    return None;
                }
                Some(Arm {
                    card: self.card_of(&what)?,
                    what,
                    levels,
                    det: usage.det,
                })
            })
            .collect()
    }

    /// How many plans a thing can still serve, and whether one person alone may use it this round.
    fn supply(&self, what: &Usable) -> (u8, bool) {
        match what {
            Usable::Equipment(key) => {
                let left = self.s.equipment.iter().find(|(k, _)| k == key);
                (left.map_or(0, |(_, n)| *n), false)
            }
            Usable::Kept(serial) => {
                let Some(kept) = self.s.kept.iter().find(|k| k.serial == *serial) else {
                    return (0, false);
                };
                let alone = kept.deck.is_none()
                    && self
                        .cat
                        .mysteries
                        .get(&kept.card)
                        .is_some_and(|c| c.one_user);
                (if kept.uses == 0 { u8::MAX } else { kept.uses }, alone)
            }
            Usable::Discovery(key) if self.stays(key) => (u8::MAX, true),
            Usable::Ability(_)
            | Usable::Discovery(_)
            | Usable::Meal(_)
            | Usable::FridayReroll
            | Usable::Pile => (1, false),
        }
    }

    /// Whether a token is kept when it is used (R-S2-14).
    pub(crate) fn stays(&self, token: &Key) -> bool {
        self.cat.discovery.get(token).is_some_and(|t| t.stays)
    }

    /// What this person could use for weapon levels and has not promised to a Threat Action still to come.
    fn spare_arms(&self, who: Who, own: bool, acting: Option<u32>) -> Vec<Arm> {
        let mut arms = self.arms(who, own);
        arms.retain(|arm| !self.promised(&arm.what, acting));
        arms
    }

    /// Whether Threat Actions still to come need all that is left of a thing.
    pub(crate) fn promised(&self, what: &Usable, acting: Option<u32>) -> bool {
        let Some(card) = self.card_of(what) else {
            return false;
        };
        let promised = self.s.plan.iter().filter(|p| {
            let threat = matches!(p.what.goal, Goal::Threat { .. });
            threat && !p.done && Some(p.id) != acting && p.what.aids.contains(card.key())
        });
        promised.count() >= usize::from(self.supply(what).0)
    }

    /// Temporary weapons that a planned Threat Action of this leader could be given.
    pub(crate) fn plan_arms(&self, leader: Who, replace: Option<u32>) -> Vec<Arm> {
        let mut arms = self.arms(leader, !self.reads(Reading::FrenzyInCombat));
        arms.retain(|arm| {
            let (left, alone) = self.supply(&arm.what);
            let mut others = self
                .s
                .plan
                .iter()
                .filter(|p| Some(p.id) != replace && p.what.aids.contains(arm.key()));
            let used = others.clone().count();
            let foreign = others.any(|p| p.leader() != Some(leader));
            used < usize::from(left) && !(alone && foreign)
        });
        arms
    }

    /// Whether weapons and aids meet what an action asks for; gives the determination that the aids cost.
    pub(crate) fn check_arms(
        &self,
        what: &Assignment,
        leader: Who,
        need: u8,
        replace: Option<u32>,
    ) -> Result<u8, Rejection> {
        let offered = self.plan_arms(leader, replace);
        let mut help: Vec<&Arm> = Vec::new();
        for (at, aid) in what.aids.iter().enumerate() {
            let arm = offered.iter().find(|a| a.key() == aid);
            match arm {
                Some(arm) if !what.aids[..at].contains(aid) => help.push(arm),
                Some(_) | None => return Err(Rejection::AidUnfit(aid.clone())),
            }
        }
        let levels: u16 = help.iter().map(|a| u16::from(a.levels)).sum();
        let total = self.s.weapon.saturating_add(levels);
        if total < u16::from(need) {
            return Err(Rejection::NeedsWeapon(need));
        }
        // Nobody wastes a weapon that is not needed.
        if let Some(idle) = help
            .iter()
            .find(|a| total - u16::from(a.levels) >= u16::from(need))
        {
            return Err(Rejection::AidUnfit(idle.key().clone()));
        }
        Ok(help.iter().fold(0, |sum: u8, a| sum.saturating_add(a.det)))
    }

    /// Whether somebody's temporary weapons could meet a requirement outside an own action.
    pub(crate) fn could_arm(&self, who: Who, need: u8) -> bool {
        let help: u16 = self
            .spare_arms(who, false, None)
            .iter()
            .map(|a| u16::from(a.levels))
            .sum();
        self.weapon_now().saturating_add(help) >= u16::from(need)
    }

    /// Whether effects take anything from anybody who is there.
    fn takes(&self, effects: &[Effect], ctx: &Ctx) -> bool {
        effects.iter().any(|e| {
            let from = e.facts().takes;
            from.is_none_or(|who| !self.targets(who, ctx).is_empty())
        })
    }
}

impl Engine<'_> {
    /// The temporary weapons of a planned Threat Action are used as it is resolved.
    pub(crate) fn use_arms(&mut self, leader: Who, aids: &[Key], ctx: &Ctx) {
        for aid in aids {
            let arm = self
                .rules()
                .arms(leader, true)
                .into_iter()
                .find(|a| a.key() == aid);
            if let Some(arm) = arm {
                let wounds = self
                    .rules()
                    .use_of(leader, &arm.what)
                    .map_or(0, |u| u.wounds);
                self.tell(crate::event::Event::Used(leader, arm.what.clone()));
                self.pay_use(leader, &arm.what);
                if wounds > 0 {
                    self.push(Op::Hurt(leader, wounds), ctx.clone());
                }
            }
        }
    }

    /// Asks which temporary weapon meets what is needed; false if there is nothing to ask.
    pub(crate) fn ask_arms(&mut self, task: &Task, who: Who, need: u8, without: Vec<Op>) -> bool {
        let weapon = self.rules().weapon_now();
        if weapon >= u16::from(need) {
            return false;
        }
        let stake = Stake::Weapons {
            who,
            own: task.ctx.placement.is_some() && !self.rules().reads(Reading::FrenzyInCombat),
        };
        // R-COMBAT-3: several together may meet it.
        let most = self.rules().arms_of(&self.rules().helps(&stake, &task.ctx));
        let question = Question::WeaponNeeded { need, weapon };
        weapon.saturating_add(most) >= u16::from(need)
            && self.pause(task, &stake, question, Some(who), without)
    }

    /// A condition; one about weapons may be met by temporary levels.
    pub(crate) fn if_effect(
        &mut self,
        task: &Task,
        cond: &Cond,
        then: Vec<Effect>,
        otherwise: Vec<Effect>,
    ) -> Done {
        let item = match cond {
            Cond::NoItem(key) if self.rules().takes(&then, &task.ctx) => Some(key),
            Cond::Item(key) if self.rules().takes(&otherwise, &task.ctx) => Some(key),
            _ => None,
        };
        if let Some(key) = item.filter(|key| !self.s.built(key.as_str()))
            && self.before(task, &Stake::Item(key.clone()), Loss::Item(key.clone()))
        {
            return Ok(());
        }
        let effects = if self.rules().holds(cond) {
            then
        } else {
            otherwise
        };
        let ops: Vec<Op> = effects.into_iter().map(Op::Effect).collect();
        let need = match cond {
            Cond::WeaponAtLeast(n) | Cond::WeaponBelow(n) => Some(*n),
            Cond::Shelter
            | Cond::BuiltShelter
            | Cond::FirmShelter
            | Cond::Item(_)
            | Cond::NoItem(_)
            | Cond::CampCanMove
            | Cond::CampOnTotem => None,
        };
        if let Some(need) = need {
            let who = task.ctx.actor.unwrap_or_else(|| self.rules().first());
            if self.ask_arms(task, who, need, ops.clone()) {
                return Ok(());
            }
            self.s.flags.temp_weapon = 0;
        }
        self.push_ops(ops, &task.ctx);
        Ok(())
    }
}
