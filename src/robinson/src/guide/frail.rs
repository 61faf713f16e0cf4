//! Whoever dies of the next wounds: nobody is advised to roll dice that likely bring the last one where something sure can be done
//! instead. One roll may bring Friday two.

use castaway_kernel::{Game, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    plan::{Assignment, Goal, Pawn, Placement},
    policy,
    state::State,
};

type Order = (Seat, Command);

/// The orders of a plan, where the pawns of each action that likely brings its leader the last wound rest or arrange the camp. In the
/// last round everything may be risked.
pub(crate) fn without_last_wounds(
    catalog: &Catalog,
    state: &State,
    orders: Vec<Order>,
) -> Vec<Order> {
    let rules = Rules::new(catalog, state);
    if !state.planning || state.ask.is_some() || rules.last_round() {
        return orders;
    }
    calmed(catalog, state, &orders).unwrap_or(orders)
}

/// The orders without those that are deadly; none where none is, or where nothing can be done instead.
fn calmed(catalog: &Catalog, state: &State, orders: &[Order]) -> Option<Vec<Order>> {
    let mut planned = state.clone();
    for (seat, command) in orders {
        planned = Island::apply(catalog, &planned, *seat, command).ok()?.state;
    }
    // What is joined later may make an action sure.
    let risked = deadly(catalog, &planned);
    let is_risked = |what: &Assignment| {
        let mut risked = risked.iter();
        risked.any(|other| other.goal == what.goal && other.pawns == what.pawns)
    };
    let (mut now, mut all) = (state.clone(), Vec::new());
    for (seat, command) in orders {
        match command {
            Command::Assign(what) if is_risked(what) => {
                let persons = what.pawns.iter().filter(|pawn| pawn.who().is_some());
                for pawn in persons {
                    let (order, then) = sure(catalog, &now, *seat, *pawn)?;
                    all.push(order);
                    now = then;
                }
            }
            command => {
                now = Island::apply(catalog, &now, *seat, command).ok()?.state;
                all.push((*seat, command.clone()));
            }
        }
    }
    (deadly(catalog, &now).len() < risked.len()).then_some(all)
}

/// What is planned that likely brings its leader the last wound.
fn deadly(catalog: &Catalog, state: &State) -> Vec<Assignment> {
    let rules = Rules::new(catalog, state);
    let plan = state.plan.iter();
    // What the game is lost without is risked.
    let risked = plan
        .filter(|placement| !policy::presses(&rules, &placement.what.goal))
        .filter(|placement| is_deadly(&rules, placement));
    risked.map(|placement| placement.what.clone()).collect()
}

fn is_deadly(rules: &Rules<'_>, placement: &Placement) -> bool {
    let Some(who) = placement.leader() else {
        return false;
    };
    let own = Some(placement.id);
    let odds = rules.odds(&placement.what.goal, who, placement.is_sure(), own);
    odds.is_some_and(|odds| policy::may_kill(rules, who, &odds))
}

/// Resting with a pawn, else arranging the camp, and what the table is then.
fn sure(catalog: &Catalog, state: &State, seat: Seat, pawn: Pawn) -> Option<(Order, State)> {
    [Goal::Rest, Goal::Arrange].into_iter().find_map(|goal| {
        let command = Command::Assign(Assignment {
            goal,
            pawns: vec![pawn],
            price: 0,
            aids: Vec::new(),
            discount: false,
        });
        let applied = Island::apply(catalog, state, seat, &command).ok()?;
        Some(((seat, command), applied.state))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ids::Who, offers::offers, policy::suggest, setup::Setup};

    const ME: Seat = Seat(0);

    #[test]
    fn friday_does_nothing_that_likely_kills_him_where_he_can_do_something_sure() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        let risky = offers(&catalog, &state, ME).into_iter().find_map(|offer| {
            let what = Assignment {
                pawns: vec![Pawn::Friday],
                ..offer.what
            };
            let order = vec![(ME, Command::Assign(what))];
            let mut frail = state.clone();
            let friday = frail.friday.as_mut().expect("Friday helps one alone");
            friday.wounds = catalog.friday_dies_on - 1;
            let told = without_last_wounds(&catalog, &frail, order.clone());
            (told != order).then_some((order, frail, told))
        });
        let (order, frail, told) = risky.expect("something is risky for Friday alone");
        let is_calm = |what: &Assignment| {
            matches!(what.goal, Goal::Rest | Goal::Arrange) && what.pawns == [Pawn::Friday]
        };
        assert!(
            matches!(told.as_slice(), [(_, Command::Assign(what))] if is_calm(what)),
            "{told:?}"
        );
        // With more life left it is risked, and in the last round as well.
        assert_eq!(
            without_last_wounds(&catalog, &state, order.clone()),
            order.clone()
        );
        let mut last = frail;
        last.round = 12;
        assert_eq!(without_last_wounds(&catalog, &last, order.clone()), order);
    }

    #[test]
    fn nobody_alone_is_sent_to_a_roll_that_may_bring_two_last_wounds() {
        let catalog = Catalog::load().expect("the content is good");
        let made = Island::create(&catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(&catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(&catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.tokens.clear();
        let friday = state.friday.as_mut().expect("Friday helps one alone");
        friday.wounds = catalog.friday_dies_on - 2;
        // Exploring wounds by its die every other time, and by what would be a card for others nearly always.
        let explored = offers(&catalog, &state, ME).into_iter().find(|offer| {
            let explores = matches!(offer.what.goal, Goal::Explore(_));
            explores && offer.risky == 1 && offer.leaders.contains(&Pawn::Friday)
        });
        let what = Assignment {
            pawns: vec![Pawn::Friday],
            ..explored.expect("a tile to explore").what
        };
        let rules = Rules::new(&catalog, &state);
        let odds = rules.odds(&what.goal, Who::Friday, false, None);
        let odds = odds.expect("dice are rolled");
        assert_eq!((odds.wounds(2), odds.wounds(3)), (42, 0));
        let order = vec![(ME, Command::Assign(what))];
        let told = without_last_wounds(&catalog, &state, order.clone());
        assert_ne!(told, order);
        let mut well = state.clone();
        let friday = well.friday.as_mut().expect("Friday helps one alone");
        friday.wounds -= 1;
        assert_eq!(without_last_wounds(&catalog, &well, order.clone()), order);
    }
}
