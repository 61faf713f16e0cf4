//! What somebody alone is counselled: orders that were thought through once, and hold for as long as the game goes as they say.

use std::hash::{DefaultHasher, Hash, Hasher};

use castaway_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::Catalog,
    command::Command,
    event::Event,
    game::Island,
    policy::{
        search::{Effort, best_answer_while, best_plan_while},
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
        let mut steps: Vec<Noted> = Vec::new();
        let mut now = state.clone();
        loop {
            let before = steps.len();
            for (seat, command) in orders(catalog, &now, effort, go_on) {
                if command == Command::Advance || steps.len() == ORDERS {
                    return Self { steps };
                }
                let Ok(applied) = Island::apply(catalog, &now, seat, &command) else {
                    return Self { steps };
                };
                let sign = sign(&now);
                steps.push(Noted {
                    sign,
                    seat,
                    command,
                });
                now = applied.state;
                // Whatever comes then is thought about when it is known; so is what is asked beside a plan.
                let shown = applied.events.iter().any(Event::reveals);
                if shown || !now.planning || now.end.is_some() {
                    return Self { steps };
                }
                if now.ask.is_some() {
                    break;
                }
            }
            if steps.len() == before {
                return Self { steps };
            }
        }
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
}

/// What is ordered next: an answer, or what makes the plan whole.
fn orders(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    let Some(ask) = &state.ask else {
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
    answer.into_iter().collect()
}

/// Tells a moment from every other, as the same program writes it.
fn sign(state: &State) -> String {
    let mut hasher = DefaultHasher::new();
    format!("{state:?}").hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
