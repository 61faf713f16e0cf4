//! What somebody alone is counselled: orders that were thought through once, and hold for as long as the game goes as they say.

mod pawns;

use castaway_kernel::{Game, Seat, stream::seed_of};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    event::Event,
    game::Island,
    guide,
    policy::{
        needed, needed_in_part,
        search::{Effort, best_answer_while, best_plan_laying, spared},
        suggest,
    },
    state::State,
};

use pawns::{pawns_first, with_pawns};

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
        let found = guide::without_last_wounds(catalog, state, found);
        let found = guide::without_dear_hunts(catalog, state, found);
        let found = guide::without_idle_tools(catalog, state, found);
        let found = guide::busy(catalog, state, needed(catalog, state, found));
        let found = guide::without_idle_rests(catalog, state, found);
        let found = guide::made_sure(catalog, state, found);
        let found = guide::fed(catalog, state, found);
        let found = guide::goal_first(catalog, state, found);
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
    /// others. What anybody may use or answer is for whoever looks. Food for tonight is left to no order of others that is not given yet.
    pub fn of_seats(&self, catalog: &Catalog, state: &State, seats: &[Seat]) -> Vec<Counselled> {
        let rest = self.rest(catalog, state);
        let orders = rest.into_iter().map(|one| (one.seat, one.command));
        let possible = followed(catalog, state, orders.collect(), seats);
        let orders = possible.into_iter().map(|one| (one.seat, one.command));
        let kept = needed_in_part(catalog, state, orders.collect());
        let kept = guide::fed(catalog, state, kept);
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

/// The orders until the plan stands or something new is shown. What leads back to where it began is left out, and never thought of
/// twice: whoever follows would go round for ever.
fn found(
    catalog: &Catalog,
    state: &State,
    effort: Effort,
    go_on: &dyn Fn() -> bool,
) -> Vec<(Seat, Command)> {
    let mut all: Vec<(Seat, Command)> = Vec::new();
    let mut now = state.clone();
    // How many orders there were, and how all stood, before a use that had something asked.
    let mut asked: Option<(usize, State)> = None;
    let mut in_vain = false;
    loop {
        let before = all.len();
        // A plan ends where something is asked: one that has the pile ask for nothing would come to nothing, and one that has it
        // ask several people would hold up what all of them plan. It asks anyway before the night.
        let several = now.people.len() > 1;
        let keeps = || now.ask.is_none() && (several || guide::keeps_wood(catalog, &now, Seat(0)));
        let lays_wood = !in_vain && !keeps();
        let next = orders(catalog, &now, lays_wood, effort, go_on);
        let next = with_pawns(catalog, &now, next, effort, go_on);
        for (seat, command) in pawns_first(catalog, &now, next) {
            if command == Command::Advance || all.len() == ORDERS {
                return all;
            }
            let Ok(applied) = Island::apply(catalog, &now, seat, &command) else {
                return all;
            };
            let was = std::mem::replace(&mut now, applied.state);
            if matches!(command, Command::Use(_)) && now.ask.is_some() {
                asked = Some((all.len(), was));
            }
            all.push((seat, command));
            // Whatever comes then is thought about when it is known; so is what is asked beside a plan.
            let shown = applied.events.iter().any(Event::reveals);
            if shown || !now.planning || now.end.is_some() {
                return all;
            }
            if now.ask.is_some() {
                break;
            }
        }
        if now.ask.is_none()
            && let Some((at, was)) = asked.take()
            && is_same(&was, &now)
        {
            all.truncate(at);
            now = was;
            if std::mem::replace(&mut in_vain, true) {
                return all;
            }
            continue;
        }
        if all.len() == before {
            return all;
        }
    }
}

/// Whether everything stands as it did, but for the numbers that are given away.
fn is_same(was: &State, now: &State) -> bool {
    let mut was = was.clone();
    was.next_serial = now.next_serial;
    was == *now
}

/// What is ordered next: an answer, or what makes the plan whole.
fn orders(
    catalog: &Catalog,
    state: &State,
    lays_wood: bool,
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
            true => best_plan_laying(catalog, state, effort, lays_wood, go_on),
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
    use super::*;
    use crate::{
        ids::Space,
        plan::{Assignment, Goal, Pawn},
        setup::Setup,
        source_at::SourceAt,
        state::Tile,
        task::Usable,
    };

    const ME: Seat = Seat(0);

    /// A cook and somebody else in the planning of a round.
    fn two(catalog: &Catalog) -> State {
        let mut setup = Setup::standard(2);
        setup.characters = vec![Some("cook".into()), Some("soldier".into())];
        let made = Island::create(catalog, &setup, 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let mut seats = [ME, Seat(1)].into_iter();
            let next = seats.find_map(|seat| Some((seat, suggest(catalog, &state, seat)?)));
            let (seat, command) = next.expect("somebody is asked");
            let applied = Island::apply(catalog, &state, seat, &command);
            state = applied.expect("it is allowed").state;
        }
        state
    }

    #[test]
    fn what_the_whole_plan_uses_is_told_whoever_follows_a_part_of_it() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = two(&catalog);
        state.stock = Default::default();
        state.stock.npfood = 1;
        state.shelter = true;
        (state.people[0].wounds, state.people[0].det) = (3, 5);
        // Another gathers what is eaten for it.
        let recipe = Usable::Ability("grandmas_recipe".into());
        let step = Noted {
            sign: sign(&state),
            seat: ME,
            command: Command::Use(recipe),
        };
        let counsel = Counsel {
            steps: vec![step.clone()],
        };
        let told = counsel.of_seats(&catalog, &state, &[ME]).into_iter();
        let told: Vec<_> = told.map(|one| (one.seat, one.command)).collect();
        assert_eq!(told, [(ME, step.command)]);
    }

    #[test]
    fn whoever_is_told_a_part_of_a_plan_leaves_food_for_tonight_to_nobody() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = two(&catalog);
        state.stock = Default::default();
        state.tokens = Default::default();
        // Nothing else feeds anybody.
        state.threats = Default::default();
        for person in &mut state.people {
            (person.allowed, person.pawn_limit) = (None, None);
        }
        let grows = Tile {
            number: 2,
            ..Tile::default()
        };
        state.island.insert(Space::M2, grows);
        let order = |seat, goal, pawns| {
            Command::Assign(Assignment {
                goal,
                pawns: vec![Pawn::Seat(seat); pawns],
                price: 0,
                aids: Vec::new(),
                discount: false,
            })
        };
        let food = Goal::Gather {
            space: Space::M2,
            source: SourceAt::Printed(0),
        };
        // The other one gathers, and the cook arranges the camp.
        let orders = [
            (Seat(1), order(1, food.clone(), 2)),
            (ME, order(0, Goal::Arrange, 1)),
            (ME, order(0, Goal::Arrange, 1)),
        ];
        let mut now = state.clone();
        let mut steps = Vec::new();
        for (seat, command) in orders {
            let applied = Island::apply(&catalog, &now, seat, &command);
            let then = applied.expect("it is allowed").state;
            let sign = sign(&std::mem::replace(&mut now, then));
            steps.push(Noted {
                sign,
                seat,
                command,
            });
        }
        let counsel = Counsel { steps };
        let told = |state: &State, seat| {
            let told = counsel.of_seats(&catalog, state, &[seat]).into_iter();
            told.map(|one| one.command).collect::<Vec<_>>()
        };
        assert_eq!(told(&state, Seat(1)), [order(1, food.clone(), 2)]);
        assert_eq!(told(&state, ME), [order(0, food.clone(), 2)]);
        // Once it is planned the rest of the plan is as good as it was.
        let planned = Island::apply(&catalog, &state, Seat(1), &order(1, food, 2));
        let planned = planned.expect("it is allowed").state;
        let arrange = || order(0, Goal::Arrange, 1);
        assert_eq!(told(&planned, ME), [arrange(), arrange()]);
    }

    #[test]
    fn wood_that_is_not_laid_leads_back_to_where_it_was_asked_for() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = two(&catalog);
        state.round = 4;
        state.stock.wood = 3;
        let given = |state: &State, command: &Command| {
            let applied = Island::apply(&catalog, state, ME, command);
            applied.expect("it is allowed").state
        };
        let asked = given(&state, &Command::Use(Usable::Pile));
        let ask = asked.ask.as_ref().expect("it is asked how much");
        let pick = |at: usize| {
            let picks = vec![ask.options[at].key.clone()];
            let decision = ask.id;
            Command::Choose(castaway_kernel::Answer { decision, picks })
        };
        assert!(is_same(&state, &given(&asked, &pick(0))));
        assert!(!is_same(&state, &given(&asked, &pick(1))));
    }
}
