//! A counsel begins with pawns: whoever asks for a plan is told a plan, and what is used beside it afterwards.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::Effect,
    engine::Rules,
    event::Event,
    game::Island,
    ids::Who,
    policy::search::{Effort, best_plan_while},
    state::State,
    task::Usable,
};

/// The orders, where they only use common things because these draw something, behind a plan that is thought out without them.
pub(super) fn with_pawns(
    catalog: &Catalog,
    state: &State,
    uses: Vec<(Seat, Command)>,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    if !state.planning || state.ask.is_some() || uses.is_empty() {
        return uses;
    }
    let mut without = state.clone();
    for (seat, command) in &uses {
        let Command::Use(what) = command else {
            return uses;
        };
        let usage = Rules::new(catalog, state).use_of(Who::Seat(seat.0), what);
        if usage.is_some_and(|usage| usage.effects.iter().any(shows)) {
            return uses;
        }
        match what {
            Usable::Discovery(key) => without.discoveries.retain(|other| other != key),
            Usable::Equipment(key) => without.equipment.retain(|(other, _)| other != key),
            _ => return uses,
        }
    }
    let mut all = best_plan_while(catalog, &without, effort, go_on);
    all.retain(plans);
    all.extend(uses.iter().cloned());
    match is_possible(catalog, state, &all) {
        true => all,
        false => uses,
    }
}

/// The orders with what is used behind the pawns, where these can be planned without it: whoever asks for a plan is told a plan,
/// also where what is used draws something new.
pub(super) fn pawns_first(
    catalog: &Catalog,
    state: &State,
    mut orders: Vec<(Seat, Command)>,
) -> Vec<(Seat, Command)> {
    let advance = orders.iter().position(|(_, c)| *c == Command::Advance);
    let mut end = advance.unwrap_or(orders.len());
    for at in (0..end).rev() {
        let Some((seat, Command::Use(what))) = orders.get(at) else {
            continue;
        };
        // What is looked at beforehand is looked at for the plan.
        let usage = Rules::new(catalog, state).use_of(Who::Seat(seat.0), what);
        let first = usage.is_some_and(|usage| usage.effects.iter().any(shows));
        let after = orders.get(at + 1..end).unwrap_or_default();
        // What is asked because of a use is answered with it.
        let asked = matches!(after.first(), Some((_, Command::Choose(_))));
        if first || asked || !after.iter().any(plans) {
            continue;
        }
        let mut later = orders.clone();
        let used = later.remove(at);
        later.insert(end - 1, used);
        if is_possible(catalog, state, &later) {
            orders = later;
            end -= 1;
        }
    }
    orders
}

/// Whether an effect shows what a plan may heed.
fn shows(effect: &Effect) -> bool {
    match effect {
        Effect::Look { .. } | Effect::Scout { .. } | Effect::PrerollWeather => true,
        Effect::Choose { options } => options.iter().flat_map(|o| &o.effects).any(shows),
        _ => false,
    }
}

/// Whether an order places pawns.
fn plans((_, command): &(Seat, Command)) -> bool {
    matches!(
        command,
        Command::Assign(_) | Command::Join { .. } | Command::Plan(_)
    )
}

/// Whether all of these orders that place pawns can be given before anything new is shown or asked.
fn is_possible(catalog: &Catalog, state: &State, orders: &[(Seat, Command)]) -> bool {
    let mut now = state.clone();
    let mut left = orders.iter();
    while let Some((seat, command)) = left.next() {
        if *command == Command::Advance {
            break;
        }
        let Ok(applied) = Island::apply(catalog, &now, *seat, command) else {
            return false;
        };
        if applied.events.iter().any(Event::reveals) || applied.state.ask.is_some() {
            return !left.any(plans);
        }
        now = applied.state;
    }
    true
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Key;

    use super::*;
    use crate::{
        ids::Track,
        plan::{Assignment, Goal, Pawn, Project},
        policy::suggest,
        setup::Setup,
    };

    const ME: Seat = Seat(0);

    fn planned(goal: Goal, pawns: &[Pawn]) -> (Seat, Command) {
        let what = Assignment {
            goal,
            pawns: pawns.to_vec(),
            price: 0,
            aids: Vec::new(),
            discount: false,
        };
        (ME, Command::Assign(what))
    }

    /// Somebody alone whose pawns are free.
    fn free(catalog: &Catalog) -> State {
        let made = Island::create(catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state
    }

    #[test]
    fn where_a_thing_would_draw_something_a_plan_is_told_all_the_same() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = free(&catalog);
        state.equipment.clear();
        state.discoveries = vec!["treasure".into()];
        let little = Effort {
            plans: 1,
            answers: 1,
            ahead: 1,
        };
        let draws = Command::Use(Usable::Discovery("treasure".into()));
        let told = with_pawns(&catalog, &state, vec![(ME, draws.clone())], little, &|| {
            true
        });
        assert!(told.first().is_some_and(plans), "{told:?}");
        assert_eq!(told.last(), Some(&(ME, draws)));
    }

    #[test]
    fn a_plan_is_told_before_what_is_used_beside_it_and_after_what_it_needs() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = free(&catalog);
        state.round = 5;
        let things = ["pipe_tobacco", "hammer_nails", "storm_glass"].map(Key::from);
        state.equipment = things.map(|key| (key, 2)).to_vec();
        state.stock.wood = 1;
        let uses = |key: &str| (ME, Command::Use(Usable::Equipment(key.into())));
        let (pipe, hammer) = (uses("pipe_tobacco"), uses("hammer_nails"));
        let rest = planned(Goal::Rest, &[Pawn::Seat(0)]);
        let told = pawns_first(&catalog, &state, vec![pipe.clone(), rest.clone()]);
        assert_eq!(told, [rest.clone(), pipe.clone()]);
        // The pawn that the hammer lends stands in the plan.
        let lent = Island::apply(&catalog, &state, ME, &hammer.1).expect("it is allowed");
        let helper = lent.state.flags.neutral.last().expect("a pawn").id;
        let weapon = Goal::Build(Project::Level(Track::Weapon));
        let build = planned(weapon, &[Pawn::Seat(0), Pawn::Neutral(helper)]);
        let all = vec![pipe.clone(), hammer.clone(), build.clone(), rest.clone()];
        let told = pawns_first(&catalog, &state, all);
        assert_eq!(told, [hammer, build, rest.clone(), pipe]);
        // The weather is looked at for the plan.
        let looks = vec![uses("storm_glass"), rest];
        assert_eq!(pawns_first(&catalog, &state, looks.clone()), looks);
    }
}
