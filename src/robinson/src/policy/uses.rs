//! Abilities and items used of one's own accord while planning.

use castaway_kernel::Seat;

use super::{
    answer::spare_wood,
    outlook::{self, Outlook},
    style::{Spending, Style},
};
use crate::{
    effect::{Effect, Hidden},
    engine::Rules,
    ids::{Kind, Res, Track, Who},
    plan::{Goal, Project},
    task::Usable,
    tonight,
};

/// Whether using the thing now is worth its price.
pub(super) fn worth_using(
    rules: &Rules<'_>,
    look: &Outlook,
    style: &Style<'_>,
    seat: Seat,
    what: &Usable,
) -> bool {
    let state = rules.s;
    let det = state.people[seat.index()].det;
    let hungry = look.food_short > 0;
    match what {
        _ if style.spending == Spending::Nothing => false,
        Usable::Ability(_) if style.spending == Spending::NoDetermination => false,
        // Morale would wound them for it when the next round begins; hunger wounds more.
        Usable::Ability(_) if !hungry && tonight::is_owed(rules, Who::Seat(seat.0), what) => false,
        Usable::Ability(key) => match key.as_str() {
            "motivational_speech" => det >= 4 && state.morale < 1,
            "stone_soup" => det >= 3 && hungry,
            "defensive_plan" => det >= 4 || (state.weapon < 3 && state.round >= 7),
            "grandmas_recipe" => outlook::weakest(rules) <= 9 && look.food_short <= -100,
            "handyman" => det >= 3 && building(rules),
            _ => false,
        },
        Usable::Equipment(key) => match key.as_str() {
            "empty_bottle" => true,
            "biscuits" => hungry,
            "hammer_nails" => building(rules),
            "pipe_tobacco" => det < 4,
            _ => false,
        },
        Usable::Discovery(key) => match key.as_str() {
            "large_leaves" => false,
            "candles" => building(rules),
            _ => true,
        },
        // What is not kept back goes to the pile before it goes into plans; then the pile is asked about again.
        Usable::Pile if style.keeps_wood => false,
        Usable::Pile => state.round > 1 && state.plan.is_empty() && spare_wood(rules) > 0,
        Usable::Meal(_) | Usable::FridayReroll => false,
        Usable::Kept(_) => rules
            .use_of(Who::Seat(seat.0), what)
            .is_some_and(|usage| usage.effects.iter().any(|e| serves(rules, hungry, e))),
    }
}

/// Whether an effect of a kept card is of use while planning.
fn serves(rules: &Rules<'_>, hungry: bool, effect: &Effect) -> bool {
    match effect {
        Effect::Pawn { colour, .. } => colour.supports(Kind::Build) && building(rules),
        // The beast is looked at while it can still be led away.
        Effect::Look {
            at: Hidden::WaitingBeast,
        } => rules.s.waiting_beast.is_some(),
        Effect::Choose { options } => options
            .iter()
            .any(|o| o.effects.iter().any(|e| serves(rules, hungry, e))),
        Effect::Gain { res, n, .. } => hungry && *n > 0 && matches!(res, Res::Food | Res::Npfood),
        _ => false,
    }
}

/// Whether there is something worth building with what lies in the stock.
fn building(rules: &Rules<'_>) -> bool {
    let s = rules.s;
    let price = rules.camp_price();
    let camp = s.stock.wood >= u16::from(price.wood) || s.stock.fur >= u16::from(price.fur);
    let roof = Goal::Build(Project::Level(Track::Roof));
    let level =
        camp && (s.roof < 4 || !rules.sheltered()) && !s.plan.iter().any(|p| p.what.goal == roof);
    let invention = s.inventions.keys().any(|key| rules.buildable(key).is_ok());
    level || invention
}
