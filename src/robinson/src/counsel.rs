//! What somebody alone is counselled: orders that were thought through once, and hold for as long as the game goes as they say.

use castaway_kernel::{Game, Seat, stream::seed_of};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::Catalog,
    command::Command,
    effect::Effect,
    engine::Rules,
    event::Event,
    game::Island,
    guide,
    ids::Who,
    policy::{
        needed,
        search::{Effort, best_answer_while, best_plan_while, spared},
        suggest,
    },
    state::State,
};

/// More orders than a plan takes, with what is used before.
const ORDERS: usize = 16;

/// Orders one after the other, each for the moment that the ones before lead to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counsel {
    steps: Vec<Noted>,
}

/// An order that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Noted {
    /// The sign of the moment that it is for.
    sign: String,
    seat: Seat,
    command: Command,
}

/// An order that is still to be given.
#[derive(Clone, Debug, PartialEq)]
pub struct Counselled {
    /// Whose order it is.
    pub seat: Seat,
    /// The order.
    pub command: Command,
    /// The moment at which it is given.
    pub state: State,
}

impl Counsel {
    /// What the searching player would do until the plan stands, as far as nothing new is shown by it; empty where the plan
    /// is good as it is. It is looked for as long as `go_on` says so.
    pub fn find(
        catalog: &Catalog,
        state: &State,
        effort: Effort,
        go_on: &dyn Fn() -> bool,
    ) -> Self {
        let found = found(catalog, state, effort, go_on);
        let mut now = state.clone();
        let mut steps = Vec::new();
        let found = guide::busy(catalog, state, needed(catalog, state, found));
        for (seat, command) in found {
            let Ok(applied) = Island::apply(catalog, &now, seat, &command) else {
                break;
            };
            let sign = sign(&std::mem::replace(&mut now, applied.state));
            steps.push(Noted {
                sign,
                seat,
                command,
            });
        }
        Self { steps }
    }

    /// The orders that are left at this moment; none where it is not one that they lead to.
    pub fn rest(&self, catalog: &Catalog, state: &State) -> Vec<Counselled> {
        let here = sign(state);
        let passed = |step: &&Noted| step.sign != here;
        let mut now = state.clone();
        let mut rest = Vec::new();
        for step in self.steps.iter().skip_while(passed) {
            let Ok(applied) = Island::apply(catalog, &now, step.seat, &step.command) else {
                break;
            };
            rest.push(Counselled {
                seat: step.seat,
                command: step.command.clone(),
                state: std::mem::replace(&mut now, applied.state),
            });
        }
        rest
    }

    /// Those of the orders that are left for these seats: where each moves their own pawns, they are given without those of the
    /// others. What anybody may use or answer is for whoever looks.
    pub fn of_seats(&self, catalog: &Catalog, state: &State, seats: &[Seat]) -> Vec<Counselled> {
        let rest = self.rest(catalog, state);
        let orders = rest.into_iter().map(|one| (one.seat, one.command));
        let possible = followed(catalog, state, orders.collect(), seats);
        let orders = possible.into_iter().map(|one| (one.seat, one.command));
        let kept = needed(catalog, state, orders.collect());
        followed(catalog, state, kept, seats)
    }
}

/// The orders that these seats can give one after the other, without those of others.
fn followed(
    catalog: &Catalog,
    state: &State,
    orders: Vec<(Seat, Command)>,
    seats: &[Seat],
) -> Vec<Counselled> {
    let mut now = state.clone();
    let mut own = Vec::new();
    for (seat, command) in orders {
        let anybody = matches!(command, Command::Use(_) | Command::Choose(_));
        let by = seats.iter().filter(|by| **by == seat || anybody);
        let given = |by: &Seat| Some((*by, Island::apply(catalog, &now, *by, &command).ok()?));
        let Some((seat, applied)) = by.copied().find_map(|by| given(&by)) else {
            continue;
        };
        let state = std::mem::replace(&mut now, applied.state);
        own.push(Counselled {
            seat,
            command,
            state,
        });
    }
    own
}

/// The orders until the plan stands or something new is shown.
fn found(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    let mut all: Vec<(Seat, Command)> = Vec::new();
    let mut now = state.clone();
    loop {
        let before = all.len();
        let next = orders(catalog, &now, effort, go_on);
        for (seat, command) in pawns_first(catalog, &now, next) {
            if command == Command::Advance || all.len() == ORDERS {
                return all;
            }
            let Ok(applied) = Island::apply(catalog, &now, seat, &command) else {
                return all;
            };
            all.push((seat, command));
            now = applied.state;
            // Whatever comes then is thought about when it is known; so is what is asked beside a plan.
            let shown = applied.events.iter().any(Event::reveals);
            if shown || !now.planning || now.end.is_some() {
                return all;
            }
            if now.ask.is_some() {
                break;
            }
        }
        if all.len() == before {
            return all;
        }
    }
}

/// The orders with what is used behind the pawns, where these can be planned without it: whoever asks for a plan is told a plan,
/// also where what is used draws something new.
fn pawns_first(
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

/// What is ordered next: an answer, or what makes the plan whole.
fn orders(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    let Some(ask) = &state.ask else {
        // Nothing is risked any more where all is won.
        if state.planning
            && let Some(calm) = guide::calm_plan(catalog, state)
        {
            return calm;
        }
        return match state.planning {
            true => best_plan_while(catalog, state, effort, go_on),
            false => Vec::new(),
        };
    };
    let quick = || {
        let mut seats = ask.seats.iter().chain(&ask.prompt.passed);
        seats.find_map(|seat| Some((*seat, suggest(catalog, state, *seat)?)))
    };
    let answer = best_answer_while(catalog, state, ask, effort, go_on).or_else(quick);
    let rules = Rules::new(catalog, state);
    let settled = |(seat, command)| match command {
        Command::Choose(answer) => (seat, Command::Choose(guide::settled(&rules, ask, answer))),
        command => (seat, command),
    };
    // Whoever asks wants to live, however little the game is worth.
    let spares = |order| spared(&rules, ask, order);
    answer.map(settled).map(spares).into_iter().collect()
}

/// Tells a moment from every other. It is kept in saves, so it must not depend on what the program was built with; a sign that
/// another version wrote is of no moment, and what it is for is overtaken.
fn sign(state: &State) -> String {
    format!("{:016x}", seed_of(&format!("{state:?}")))
}

#[cfg(test)]
mod tests {
    use castaway_kernel::Key;

    use super::*;
    use crate::{
        ids::Track,
        plan::{Assignment, Goal, Pawn, Project},
        setup::Setup,
        task::Usable,
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

    #[test]
    fn a_plan_is_told_before_what_is_used_beside_it_and_after_what_it_needs() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
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
