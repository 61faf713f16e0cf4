//! Hunts that likely wound more than the hunger that they avert: nobody is advised to pay so for a meal.

use castaway_kernel::{Game, Seat};

use super::advise_all;
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    ids::{Kind, Place, TokenKind},
    plan::Goal,
    policy,
    state::State,
    tonight,
};

/// Wounds of whoever goes hungry.
const HUNGER: u32 = 2;
/// As many wounds are worth what a hunt brings besides tonight's meals.
const WORTH: u32 = 1;

type Order = (Seat, Command);

/// Whether a hunt likely costs more wounds than the hunger that is left with what is surely planned, while nobody dies of that and the
/// goal asks for no fur.
pub(super) fn costs_more(rules: &Rules<'_>) -> bool {
    let hunger = HUNGER * u32::from(tonight::meals_short(rules));
    likely(rules) > hunger.max(WORTH)
        && !policy::lacks_fur(rules)
        && tonight::doomed(rules).is_empty()
}

/// The wounds of a hunt on average over all beasts, rounded.
fn likely(rules: &Rules<'_>) -> u32 {
    let danger = Place::Action(Kind::Hunt);
    let stronger = u32::from(rules.s.has_token(TokenKind::GreaterDanger, danger));
    let weapon = u32::from(rules.weapon_now());
    let beasts = rules.cat.beasts.values();
    let wounds = beasts.map(|beast| (u32::from(beast.strength) + stronger).saturating_sub(weapon));
    let (n, sum) = wounds.fold((0_u32, 0), |(n, sum), wounds| (n + 1, sum + wounds));
    (2 * sum + n) / (2 * n).max(1)
}

/// The orders of a plan without hunts that cost more than the hunger they avert; whoever would have hunted does what is advised
/// instead.
pub(crate) fn without_dear_hunts(
    catalog: &Catalog,
    state: &State,
    orders: Vec<Order>,
) -> Vec<Order> {
    let hunts = |(_, command): &Order| match command {
        Command::Assign(what) => what.goal == Goal::Hunt,
        _ => false,
    };
    // What is joined is called by its number, which another order changes.
    let joins = |(_, command): &Order| matches!(command, Command::Join { .. });
    let planning = state.planning && state.ask.is_none();
    if !planning || !orders.iter().any(hunts) || orders.iter().any(joins) {
        return orders;
    }
    let (hunting, mut all): (Vec<Order>, Vec<Order>) = orders.iter().cloned().partition(hunts);
    let mut now = state.clone();
    for (seat, command) in &all {
        match Island::apply(catalog, &now, *seat, command) {
            Ok(applied) => now = applied.state,
            Err(_) => return orders,
        }
    }
    if !costs_more(&Rules::new(catalog, &now)) {
        return orders;
    }
    all.extend(instead(catalog, now, hunting));
    all
}

/// What is advised instead of these orders, once the others stand.
pub(super) fn instead(catalog: &Catalog, mut now: State, dropped: Vec<Order>) -> Vec<Order> {
    let mut all = Vec::new();
    for (seat, _) in dropped {
        for step in advise_all(catalog, &now, seat) {
            let command = Command::Assign(step.what);
            if let Ok(applied) = Island::apply(catalog, &now, seat, &command) {
                now = applied.state;
                all.push((seat, command));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plan::{Assignment, Pawn},
        policy::suggest,
        setup::Setup,
    };

    const ME: Seat = Seat(0);

    #[test]
    fn nobody_hunts_for_a_meal_that_costs_more_wounds_than_hunger() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.piles.hunting = catalog.beasts.keys().take(1).cloned().collect();
        state.shelter = true;
        state.stock = Default::default();
        let hunt = Assignment {
            goal: Goal::Hunt,
            pawns: vec![Pawn::Seat(0), Pawn::Friday],
            price: 0,
            aids: Vec::new(),
            discount: false,
        };
        let orders = vec![(ME, Command::Assign(hunt))];
        let told = |state: &State| without_dear_hunts(&catalog, state, orders.clone());
        // One meal is missing, which is two wounds.
        let short = tonight::meals_short(&Rules::new(&catalog, &state));
        assert_eq!(short, 1);
        state.weapon = 0;
        let instead = told(&state);
        assert!(
            !instead.is_empty() && !instead.contains(&orders[0]),
            "{instead:?}"
        );
        state.weapon = 3;
        assert_eq!(told(&state), orders, "it likely costs one wound");
        // Whoever has enough to eat hunts only where nothing bites.
        state.weapon = 2;
        assert_eq!(told(&state), orders);
        state.stock.food = 3;
        assert_ne!(told(&state), orders);
    }
}
