//! What there is to eat tonight, and what is left of it.

use super::{Luck, Menace, Night, brings};
use crate::{
    engine::Rules,
    ids::{Phase, Place, Res, TokenKind},
    plan::{Assignment, Goal},
};

impl Night {
    /// What the meals of the night lack, and then what is lacking for a token that asks for more.
    pub(super) fn meal(&self, rules: &Rules<'_>) -> Vec<Menace> {
        let eaters = self.eaters;
        let all = eaters.saturating_add(self.mouths);
        let short = (self.food() < all).then(|| Menace::Hunger {
            food: self.food(),
            eaters: all,
            best: Self::of(rules, Luck::Best).food(),
            hunts: hunts(rules),
        });
        // Whoever had nothing to eat has nothing more to give either.
        let food = self.food().saturating_sub(all);
        let asks = eaters > 0 && is_dearer(rules);
        let lacks = (asks && food < eaters).then(|| Menace::Dearer {
            food,
            eaters,
            needed: self.eaten(rules),
        });
        short.into_iter().chain(lacks).collect()
    }

    /// Whether everybody in camp surely lacks what a token asks for after the meal.
    pub(super) fn lacks_second(&self, rules: &Rules<'_>) -> bool {
        let all = self.eaters.saturating_add(self.mouths);
        is_dearer(rules) && self.food() <= all
    }

    /// How many go hungry.
    pub(super) fn hungry(&self) -> u16 {
        let all = self.eaters.saturating_add(self.mouths);
        all.saturating_sub(self.food()).min(self.eaters)
    }

    /// Food that is left after the meals, and that nothing keeps.
    pub(super) fn rots(&self, rules: &Rules<'_>) -> u16 {
        let left = self.fresh.saturating_sub(self.eaten(rules));
        left.saturating_sub(rules.kept_food())
    }

    /// Portions of all who eat.
    fn eaten(&self, rules: &Rules<'_>) -> u16 {
        let meals = if is_dearer(rules) { 2 } else { 1 };
        let eaters = self.eaters.saturating_mul(meals);
        eaters.saturating_add(self.mouths)
    }
}

/// Whether a token asks everybody for one more portion tonight; one that was laid in this phase works by then.
fn is_dearer(rules: &Rules<'_>) -> bool {
    rules.s.has_token(TokenKind::AdditionalFood, Place::Night)
}

/// Whether a hunt is planned and still to come.
fn hunts(rules: &Rules<'_>) -> bool {
    let mut plan = rules.s.plan.iter();
    plan.any(|p| p.what.goal == Goal::Hunt && p.manned() && !p.done)
}

/// Whether somebody goes hungry tonight as things stand.
pub(crate) fn is_short_of_food(rules: &Rules<'_>) -> bool {
    rules.s.phase < Phase::Night && !Night::of(rules, Luck::Sure).meal(rules).is_empty()
}

/// The meals that are missing tonight as things stand.
pub(crate) fn meals_short(rules: &Rules<'_>) -> u16 {
    let night = Night::of(rules, Luck::Sure);
    let all = night.eaters.saturating_add(night.mouths);
    match rules.s.phase < Phase::Night {
        true => all.saturating_sub(night.food()),
        false => 0,
    }
}

/// Food that an action brings if it succeeds, what is hunted apart.
pub(crate) fn portions(rules: &Rules<'_>, what: &Assignment) -> u16 {
    let of = |res| brings(rules, what, res);
    of(Res::Food).saturating_add(of(Res::Npfood))
}

/// Food that tonight's meals surely leave; once they are eaten nobody misses any.
pub(crate) fn spare_food(rules: &Rules<'_>) -> u16 {
    if rules.s.phase >= Phase::Night {
        return u16::MAX;
    }
    let night = Night::of(rules, Luck::Sure);
    night.food().saturating_sub(night.eaten(rules))
}

/// How much of so much more fresh food rots after this night, once so much besides is taken before the meal.
pub(crate) fn spoils(rules: &Rules<'_>, more: u16, taken: u16) -> u16 {
    if rules.s.phase >= Phase::Night {
        return 0;
    }
    let night = Night::of(rules, Luck::Sure);
    let rotting = |fresh: u16| {
        let with = Night {
            fresh: fresh.saturating_sub(taken),
            ..night.clone()
        };
        with.rots(rules)
    };
    rotting(night.fresh.saturating_add(more)).saturating_sub(rotting(night.fresh))
}
