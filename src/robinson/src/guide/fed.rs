//! Hands that would idle or build tools while somebody goes hungry: where they surely gather food or salvage it they do, and nobody leaves
//! it to others who may plan something else.

use std::cmp::Reverse;

use castaway_kernel::{Game, Seat};

use super::{busy::gathers, needs::waits};
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    ids::{Res, Who},
    offers,
    plan::{Assignment, Goal, Pawn},
    policy,
    state::State,
    tonight,
};

/// Whoever has no more life left than this may rest.
const FRAIL: i32 = 3;

type Order = (Seat, Command);

/// The orders of a plan, or of somebody's part of it, at a table of several: as long as somebody goes hungry with the others of them,
/// those that can wait make room for gathering food for sure, or for a wreckage card that brings some.
pub(crate) fn fed(catalog: &Catalog, state: &State, orders: Vec<Order>) -> Vec<Order> {
    // What is joined is called by its number, which another order changes.
    let joins = |(_, command): &Order| matches!(command, Command::Join { .. });
    let several = state.people.len() > 1;
    if !several || !state.planning || state.ask.is_some() || orders.iter().any(joins) {
        return orders;
    }
    let rules = Rules::new(catalog, state);
    let (waiting, mut all): (Vec<Order>, Vec<Order>) = orders
        .iter()
        .cloned()
        .partition(|order| idles(&rules, order));
    if waiting.is_empty() {
        return orders;
    }
    let mut now = state.clone();
    for (seat, command) in &all {
        match Island::apply(catalog, &now, *seat, command) {
            Ok(applied) => now = applied.state,
            Err(_) => return orders,
        }
    }
    let before = all.len();
    for (seat, _) in &waiting {
        if tonight::meals_short(&Rules::new(catalog, &now)) == 0 {
            break;
        }
        let Some(what) = feeds(catalog, &now, *seat) else {
            continue;
        };
        let command = Command::Assign(what);
        if let Ok(applied) = Island::apply(catalog, &now, *seat, &command) {
            now = applied.state;
            all.push((*seat, command));
        }
    }
    if all.len() == before {
        return orders;
    }
    for (seat, command) in waiting {
        if let Ok(applied) = Island::apply(catalog, &now, seat, &command) {
            now = applied.state;
            all.push((seat, command));
        }
    }
    all
}

/// What feeds most of those who go hungry, for sure and with the fewest pawns of this seat.
fn feeds(catalog: &Catalog, state: &State, seat: Seat) -> Option<Assignment> {
    let rules = Rules::new(catalog, state);
    let short = tonight::meals_short(&rules);
    let gathered = gathers(catalog, state, seat, &[Res::Food, Res::Npfood]);
    let all = salvages(&rules, seat).into_iter().chain(gathered);
    all.max_by_key(|what| {
        let portions = tonight::portions(&rules, what).min(short);
        (portions, Reverse(what.pawns.len()))
    })
}

/// Dealing with a card that lies there, such as wreckage, with as many pawns of this seat as it asks for, where that brings food and
/// takes nothing.
fn salvages(rules: &Rules<'_>, seat: Seat) -> Vec<Assignment> {
    let own = Pawn::Seat(seat.0);
    let free = rules.free(own, None);
    let offers = offers::offers_for(rules, seat).into_iter();
    let sure = offers.filter(|offer| {
        let deals = matches!(offer.what.goal, Goal::Threat { .. });
        let brings = deals && tonight::portions(rules, &offer.what) > 0;
        let safe = offer.sure <= free && offer.certain.is_none();
        brings && safe && offer.cost.is_empty() && offer.leaders.contains(&own)
    });
    let manned = sure.map(|offer| Assignment {
        pawns: vec![own; usize::from(offer.sure)],
        ..offer.what
    });
    manned
        .filter(|what| rules.prepare(Some(seat), what, None).is_ok())
        .collect()
}

/// Whether an order of somebody's own pawns can wait for another day.
fn idles(rules: &Rules<'_>, (seat, command): &Order) -> bool {
    let Command::Assign(what) = command else {
        return false;
    };
    let own = what.pawns.iter().all(|pawn| *pawn == Pawn::Seat(seat.0));
    let weak = policy::life_left(rules, Who::Seat(seat.0)) <= FRAIL;
    let saves = weak && what.goal == Goal::Rest;
    own && !saves && waits(rules, &what.goal, |_| true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ids::Space,
        policy::suggest,
        setup::Setup,
        source_at::SourceAt,
        state::{Threat, Tile},
    };

    fn order(seat: u8, goal: Goal, pawns: usize) -> Order {
        let what = Assignment {
            goal,
            pawns: vec![Pawn::Seat(seat); pawns],
            price: 0,
            aids: Vec::new(),
            discount: false,
        };
        (Seat(seat), Command::Assign(what))
    }

    /// Three people who plan and have nothing to eat, with nothing but their camp.
    fn hungry(catalog: &Catalog) -> State {
        let made = Island::create(catalog, &Setup::standard(3), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let mut all = (0..3).map(Seat);
            let next = all.find_map(|seat| Some((seat, suggest(catalog, &state, seat)?)));
            let (seat, command) = next.expect("somebody is asked");
            let applied = Island::apply(catalog, &state, seat, &command);
            state = applied.expect("it is allowed").state;
        }
        state.plan.clear();
        state.stock = Default::default();
        state.tokens = Default::default();
        state.weather = Default::default();
        state.threats = [None, None];
        for person in &mut state.people {
            (person.wounds, person.allowed, person.pawn_limit) = (1, None, None);
        }
        state
    }

    /// The plan of people who could all wait.
    fn idle() -> Vec<Order> {
        vec![
            order(0, Goal::Arrange, 1),
            order(0, Goal::Arrange, 1),
            order(1, Goal::Rest, 1),
            order(1, Goal::Arrange, 1),
        ]
    }

    #[test]
    fn whoever_would_idle_gathers_food_while_somebody_goes_hungry() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = hungry(&catalog);
        let grows = Tile {
            number: 2,
            ..Tile::default()
        };
        state.island.insert(Space::M2, grows);
        let orders = idle();
        let source = SourceAt::Printed(0);
        let food = Goal::Gather {
            space: Space::M2,
            source,
        };
        let told = |state: &State| fed(&catalog, state, orders.clone());
        let expected = [
            order(0, food.clone(), 2),
            order(1, Goal::Rest, 1),
            order(1, Goal::Arrange, 1),
        ];
        assert_eq!(told(&state), expected);
        // Whoever is nearly dead rests, and the next one gathers.
        let mut weak = state.clone();
        let dies_on = Rules::new(&catalog, &weak).dies_on(Who::Seat(1));
        weak.people[1].wounds = dies_on - 2;
        let rests = vec![order(1, Goal::Rest, 1), order(1, Goal::Rest, 1)];
        assert_eq!(fed(&catalog, &weak, rests.clone()), rests);
        state.stock.npfood = 9;
        assert_eq!(told(&state), orders, "all are fed");
    }

    #[test]
    fn whoever_would_idle_salvages_food_while_somebody_goes_hungry() {
        let catalog = Catalog::load().expect("the content is good");
        let mut state = hungry(&catalog);
        let told = |state: &State, orders: Vec<Order>| fed(&catalog, state, orders);
        assert_eq!(told(&state, idle()), idle(), "nothing feeds anybody");
        state.threats[1] = Some(Threat {
            serial: 900,
            card: "food_crates".into(),
            wreckage: true,
        });
        let crates = |option: u8, pawns: usize| {
            let goal = Goal::Threat { slot: 1, option };
            order(0, goal, pawns)
        };
        // Of two pawns both go where three are hungry.
        let both = [
            crates(1, 2),
            order(1, Goal::Rest, 1),
            order(1, Goal::Arrange, 1),
        ];
        assert_eq!(told(&state, idle()), both);
        // Whoever has one that idles sends that.
        let explores = order(0, Goal::Explore(Space::B1), 1);
        let busy = vec![explores.clone(), order(0, Goal::Arrange, 1)];
        assert_eq!(told(&state, busy), [explores, crates(0, 1)]);
        // One meal takes no more than one.
        state.stock.npfood = 2;
        let one = [
            crates(0, 1),
            order(0, Goal::Arrange, 1),
            order(1, Goal::Rest, 1),
            order(1, Goal::Arrange, 1),
        ];
        assert_eq!(told(&state, idle()), one);
        state.stock.npfood = 3;
        assert_eq!(told(&state, idle()), idle(), "all are fed");
    }
}
