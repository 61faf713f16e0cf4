//! What danger tokens do.

use super::{Engine, Rules, stake::Stake};
use crate::{
    ask::Loss,
    ids::{Place, TokenKind, Who},
    rulings::Reading,
    task::{Ctx, Op, Task},
};

impl Rules<'_> {
    /// Whether a danger token works on the camp tile.
    fn camp_in_danger(&self) -> bool {
        self.token_works(TokenKind::GreaterDanger, Place::Space(self.s.camp))
    }

    /// Whether actions in camp wound those who are on top there.
    pub(crate) fn danger_wounds_in_camp(&self) -> bool {
        self.camp_in_danger() && !self.reads(Reading::CampDangerProduction)
    }
}

impl Engine<'_> {
    /// Everybody whose action happens on a tile with danger is wounded when unarmed (R-TOKEN-7, R-TOKEN-8).
    pub(crate) fn danger_wounds(&mut self, task: &Task) {
        if self.s.weapon > 0 {
            return;
        }
        let mut hit: Vec<Who> = Vec::new();
        let mut in_camp: Vec<Who> = Vec::new();
        for placement in &self.s.plan {
            let Some(leader) = placement.leader() else {
                continue;
            };
            if !self.rules().in_danger(&placement.what.goal) {
                continue;
            }
            let away = placement.what.goal.space();
            if away.is_some_and(|space| space != self.s.camp) {
                hit.push(leader);
                continue;
            }
            let again = in_camp.contains(&leader);
            if !again || self.rules().reads(Reading::CampDangerEachAction) {
                in_camp.push(leader);
            }
        }
        let hit: Vec<Who> = hit.into_iter().chain(in_camp).collect();
        if !hit.is_empty() && self.before(task, &Stake::Danger, Loss::Danger) {
            return;
        }
        let ops = hit.into_iter().map(|who| Op::Hurt(who, 1)).collect();
        self.push_ops(ops, &Ctx::default());
    }

    /// Ruling danger-in-camp: everybody is wounded while the camp stands in danger.
    pub(crate) fn camp_danger_in_production(&mut self) {
        if self.rules().reads(Reading::CampDangerProduction) && self.rules().camp_in_danger() {
            for who in self.s.characters().collect::<Vec<_>>() {
                self.push(Op::Hurt(who, 1), Ctx::default());
            }
        }
    }
}
