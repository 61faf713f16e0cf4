//! What keeps off a certain harm of the last night, where all is won and nothing that is saved is worth anything any more.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog, command::Command, engine::Rules, game::Island, legal,
    policy::expected_clouds, state::State, tonight,
};

/// More things than anybody uses for one night.
const USES: usize = 8;

type Order = (Seat, Command);

/// What all use before they plan: whatever feeds somebody or covers the camp, and what pays for it.
pub(super) fn uses(catalog: &Catalog, state: &State) -> Vec<Order> {
    let mut all = Vec::new();
    let mut now = state.clone();
    while all.len() < USES && harm(catalog, &now) > 0 {
        let Some((orders, then)) = relief(catalog, &now) else {
            break;
        };
        all.extend(orders);
        now = then;
    }
    all
}

/// The use, or the two, by which less harm is done.
fn relief(catalog: &Catalog, state: &State) -> Option<(Vec<Order>, State)> {
    let before = harm(catalog, state);
    let helps = |then: &State| harm(catalog, then) < before;
    let single = used(catalog, state);
    if let Some((order, then)) = single.iter().find(|(_, then)| helps(then)) {
        return Some((vec![order.clone()], then.clone()));
    }
    // One thing may bring the determination that the other costs.
    single.into_iter().find_map(|(first, paid)| {
        let mut second = used(catalog, &paid).into_iter();
        let (order, then) = second.find(|(_, then)| helps(then))?;
        Some((vec![first, order], then))
    })
}

/// Everything that anybody can use without being asked anything, with the table after it.
fn used(catalog: &Catalog, state: &State) -> Vec<(Order, State)> {
    let rules = Rules::new(catalog, state);
    let seats = u8::try_from(state.people.len()).unwrap_or(4);
    let mut all = Vec::new();
    for seat in (0..seats).map(Seat) {
        for what in legal::usable_of(&rules, seat) {
            let command = Command::Use(what);
            let Ok(applied) = Island::apply(catalog, state, seat, &command) else {
                continue;
            };
            let known = !applied.events.iter().any(crate::event::Event::reveals);
            if known && applied.state.ask.is_none() && applied.state.planning {
                all.push(((seat, command), applied.state));
            }
        }
    }
    all
}

/// What the night does to those in camp that can be kept off: meals that are missing, and clouds above the roof.
fn harm(catalog: &Catalog, state: &State) -> i32 {
    let rules = Rules::new(catalog, state);
    let roof = i32::from(tonight::levels(&rules).roof);
    i32::from(tonight::meals_short(&rules)) + (expected_clouds(&rules) - roof).max(0)
}
