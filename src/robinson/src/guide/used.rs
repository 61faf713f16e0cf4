//! What a thing is used for that a plan is given with.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::Effect,
    engine::Rules,
    game::Island,
    ids::{Res, Track, Who},
    plan::Goal,
    policy,
    state::State,
    task::Usable,
    tonight,
};

/// What a use is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Serves {
    /// An action that could not be planned without it.
    Action(Goal),
    /// A meal that somebody would miss.
    Meal,
    /// A fight that is planned or lurks.
    Fight,
    /// The pile that the scenario is won with.
    Pile,
    /// What it does by itself.
    Itself,
}

/// What a seat would use a thing for at this moment, if these orders follow.
pub fn serves(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    what: &Usable,
    then: &[(Seat, Command)],
) -> Serves {
    if *what == Usable::Pile {
        return Serves::Pile;
    }
    let mut without = state.clone();
    // What was asked because of the use is not asked without it.
    let asked = |(_, command): &&(Seat, Command)| matches!(command, Command::Choose(_));
    for (by, command) in then.iter().skip_while(asked) {
        match (Island::apply(catalog, &without, *by, command), command) {
            (Ok(applied), _) => without = applied.state,
            (Err(_), Command::Assign(what)) => return Serves::Action(what.goal.clone()),
            (Err(_), Command::Join { placement, .. }) => {
                let joined = without.plan.iter().find(|p| p.id == *placement);
                return joined.map_or(Serves::Itself, |p| Serves::Action(p.what.goal.clone()));
            }
            (Err(_), _) => break,
        }
    }
    let rules = Rules::new(catalog, &without);
    let usage = rules.use_of(Who::Seat(seat.0), what);
    let brings = |of: fn(&Effect) -> bool| {
        let usage = usage.as_ref();
        usage.is_some_and(|usage| usage.effects.iter().any(of))
    };
    let feeds = |effect: &Effect| {
        matches!(
            effect,
            Effect::Gain {
                res: Res::Food | Res::Npfood,
                ..
            }
        )
    };
    let arms = |effect: &Effect| {
        matches!(
            effect,
            Effect::Level {
                track: Track::Weapon,
                ..
            }
        )
    };
    if brings(feeds) && tonight::is_short_of_food(&rules) {
        Serves::Meal
    } else if brings(arms) && policy::fights(&rules) {
        Serves::Fight
    } else {
        Serves::Itself
    }
}
