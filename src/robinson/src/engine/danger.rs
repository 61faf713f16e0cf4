//! What danger tokens do.

use super::{Engine, stake::Stake};
use crate::{
    ask::Loss,
    ids::{Kind, Place, TokenKind, Who},
    rulings::Reading,
    task::{Ctx, Op, Task},
};

impl Engine<'_> {
    /// Everybody whose action happens on a tile with danger is wounded when unarmed (R-TOKEN-7, R-TOKEN-8).
    pub(crate) fn danger_wounds(&mut self, task: &Task) {
        if self.s.weapon > 0 {
            return;
        }
        let mut hit: Vec<Who> = Vec::new();
        let mut in_camp: Vec<Who> = Vec::new();
        let camp = self.camp_in_danger() && !self.reads(Reading::CampDangerProduction);
        for placement in &self.s.plan {
            let Some(leader) = placement.leader() else {
                continue;
            };
            let kind = placement.what.goal.kind();
            match placement.what.goal {
                crate::plan::Goal::Gather { space, .. } | crate::plan::Goal::Explore(space) => {
                    if self.token_works(TokenKind::GreaterDanger, Place::Space(space)) {
                        hit.push(leader);
                    }
                }
                crate::plan::Goal::Threat { .. }
                | crate::plan::Goal::Hunt
                | crate::plan::Goal::Build(_)
                | crate::plan::Goal::Card { .. }
                | crate::plan::Goal::Arrange
                | crate::plan::Goal::Rest => {
                    let here = matches!(kind, Kind::Build | Kind::Arrange | Kind::Rest);
                    let again =
                        in_camp.contains(&leader) && !self.reads(Reading::CampDangerEachAction);
                    if camp && here && !again {
                        in_camp.push(leader);
                    }
                }
            }
        }
        let hit: Vec<Who> = hit.into_iter().chain(in_camp).collect();
        if !hit.is_empty() && self.before(task, &Stake::Danger, Loss::Danger) {
            return;
        }
        let ops = hit.into_iter().map(|who| Op::Hurt(who, 1)).collect();
        self.push_ops(ops, &Ctx::default());
    }

    /// Whether a danger token works on the camp tile.
    fn camp_in_danger(&self) -> bool {
        self.token_works(TokenKind::GreaterDanger, Place::Space(self.s.camp))
    }

    /// Ruling danger-in-camp: everybody is wounded while the camp stands in danger.
    pub(crate) fn camp_danger_in_production(&mut self) {
        if self.reads(Reading::CampDangerProduction) && self.camp_in_danger() {
            for who in self.s.seats() {
                self.push(Op::Hurt(who, 1), Ctx::default());
            }
        }
    }
}
