//! Why an order is refused, in words.

use super::Wording;
use crate::reject::Rejection;

impl Wording {
    /// One sentence that says why an order is refused.
    pub fn rejection(&self, why: &Rejection) -> String {
        let id = match why {
            Rejection::Seats => "seats",
            Rejection::Scenario => "scenario",
            Rejection::Island => "island",
            Rejection::NotNow => "not-now",
            Rejection::StartField => "start-field",
            Rejection::Grant => "grant",
            Rejection::Die => "die",
            Rejection::Way => "way",
            Rejection::Nothing => "nothing",
            Rejection::MaskBoxes => "mask-boxes",
            Rejection::NoFire => "no-fire",
            Rejection::SmokeValue(n) => {
                return self.with("refuse-smoke-value", [("n", (*n).into())]);
            }
            Rejection::ChartValue => "chart-value",
            Rejection::MinDie(n) => return self.with("refuse-min-die", [("n", (*n).into())]),
            Rejection::Survival => "survival",
            Rejection::NoShift => "no-shift",
            Rejection::NoMask => "no-mask",
            Rejection::Value => "value",
            Rejection::PlanBox(item) => {
                return self.with("refuse-plan-box", [("item", self.item(*item).into())]);
            }
            Rejection::PlanOpen(item) => {
                return self.with("refuse-plan-open", [("item", self.item(*item).into())]);
            }
            Rejection::Resources => "resources",
            Rejection::Made(item) => {
                return self.with("refuse-made", [("item", self.item(*item).into())]);
            }
            Rejection::NotEmpty => "not-empty",
            Rejection::TooNear => "too-near",
            Rejection::NoBow => "no-bow",
            Rejection::HuntDie(n) => return self.with("refuse-hunt-die", [("n", (*n).into())]),
            Rejection::NothingToRaze => "nothing-to-raze",
            Rejection::NotAdjacent => "not-adjacent",
            Rejection::Offer => "offer",
            Rejection::Weapons => "weapons",
            Rejection::NothingToLose => "nothing-to-lose",
            Rejection::NoLine => "no-line",
            Rejection::FightMask => "fight-mask",
            Rejection::GoalsOpen => "goals-open",
        };
        self.plain(&format!("refuse-{id}"))
    }
}
