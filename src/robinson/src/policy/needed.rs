//! What a plan needs of the things that are used for it: helpers and determination that it does not touch are kept.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::{Effect, Use},
    engine::Rules,
    game::Island,
    ids::{Res, Track, Who},
    plan::Goal,
    state::State,
    tonight,
};

use super::raid;

type Order = (Seat, Command);

/// The orders without the uses that the others can be given without: what only lends a pawn, determination or a weapon level is
/// as good in another round, and food where nobody goes hungry without it; nor is food taken for anything that tonight's meals need.
pub(crate) fn needed(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    without(catalog, state, orders, |planned, usage| {
        may_wait(planned, usage) || starves(planned, usage)
    })
}

/// The same of orders that are a part of a plan: food that is missing with them alone may come of the others.
pub(crate) fn needed_in_part(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    without(catalog, state, orders, may_wait)
}

/// The orders without the uses that are idle once the others stand, if these can be given without them.
fn without(
    catalog: &Catalog,
    state: &State,
    mut orders: Vec<Order>,
    idle: impl Fn(&Rules<'_>, &Use) -> bool,
) -> Vec<Order> {
    let mut at = orders.len();
    while at > 0 {
        at -= 1;
        let Some((seat, Command::Use(what))) = orders.get(at) else {
            continue;
        };
        let usage = Rules::new(catalog, state).use_of(Who::Seat(seat.0), what);
        let Some(usage) = usage else {
            continue;
        };
        let mut fewer = orders.clone();
        fewer.remove(at);
        // What was asked because of it is not asked then.
        while matches!(fewer.get(at), Some((_, Command::Choose(_)))) {
            fewer.remove(at);
        }
        let mut now = state.clone();
        let holds = fewer.iter().all(|(seat, command)| {
            let applied = Island::apply(catalog, &now, *seat, command);
            applied.map(|applied| now = applied.state).is_ok()
        });
        if holds && idle(&Rules::new(catalog, &now), &usage) {
            orders = fewer;
        }
    }
    orders
}

/// Whether all that a use brings is as good in another round, once this plan stands.
fn may_wait(planned: &Rules<'_>, usage: &Use) -> bool {
    let waits = |effect: &Effect| match effect {
        Effect::Pawn { .. } => true,
        Effect::Det { n, .. } => *n > 0,
        Effect::Level {
            track: Track::Weapon,
            n,
            ..
        } => *n > 0 && !fights(planned),
        Effect::Gain {
            res: Res::Food | Res::Npfood,
            n,
            ..
        } => *n > 0 && !tonight::is_short_of_food(planned),
        _ => false,
    };
    !usage.effects.is_empty() && usage.effects.iter().all(waits)
}

/// Whether a use takes food that is missing tonight, once this plan stands without it, and nobody dies for want of it.
fn starves(planned: &Rules<'_>, usage: &Use) -> bool {
    usage.food > 0
        && tonight::spare_food(planned) < usage.food.into()
        && tonight::doomed(planned).is_empty()
}

/// Whether a fight is planned or lurks.
pub(crate) fn fights(rules: &Rules<'_>) -> bool {
    let fight = |goal: &Goal| *goal == Goal::Hunt || raid::attacks(rules, goal);
    rules.s.waiting_beast.is_some() || rules.s.plan.iter().any(|p| fight(&p.what.goal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{policy::suggest, setup::Setup, task::Usable};

    const ME: Seat = Seat(0);

    /// A wounded cook alone under a roof, with so much food.
    fn cook(catalog: &Catalog, food: u16) -> State {
        let mut setup = Setup::standard(1);
        setup.characters = vec![Some("cook".into())];
        let made = Island::create(catalog, &setup, 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.plan.clear();
        state.stock = Default::default();
        state.stock.npfood = food;
        state.shelter = true;
        state.people[0].wounds = 3;
        state.people[0].det = 5;
        state
    }

    #[test]
    fn no_food_is_used_up_that_is_missing_tonight_unless_a_life_hangs_on_it() {
        let catalog = Catalog::load().expect("the content is good");
        let recipe = Usable::Ability("grandmas_recipe".into());
        let recipe = vec![(ME, Command::Use(recipe))];
        let kept = |state: &State| needed(&catalog, state, recipe.clone());
        assert_eq!(kept(&cook(&catalog, 2)), recipe, "a meal is left");
        assert!(kept(&cook(&catalog, 1)).is_empty());
        // What others do for the meals of tonight is not known from a part of a plan.
        let part = needed_in_part(&catalog, &cook(&catalog, 1), recipe.clone());
        assert_eq!(part, recipe);
        let mut frail = cook(&catalog, 1);
        frail.shelter = false;
        let dies_on = Rules::new(&catalog, &frail).dies_on(Who::Seat(0));
        frail.people[0].wounds = dies_on - 1;
        assert_eq!(kept(&frail), recipe, "the open air kills without it");
    }
}
