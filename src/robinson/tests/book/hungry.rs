//! Tables of several that follow suggestions alone: nobody idles or builds a tool while food could surely be gathered for whoever goes
//! hungry tonight.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    command::Command,
    guide::{self, Advice, Why},
    ids::{Res, Space, Who},
    legal,
    plan::{Goal, Pawn, Project},
    policy,
    setup::Setup,
    state::State,
    tonight::{self, Menace},
};

use crate::table::{Table, catalog, play::gather};

/// Games that are played so.
const GAMES: u64 = 8;
/// People at the table.
const SEATS: u8 = 3;
/// The round in which they stop.
const LAST: u8 = 8;
/// More orders than so many rounds need.
const ORDERS: u32 = 2_000;

fn seats() -> impl Iterator<Item = Seat> {
    (0..SEATS).map(Seat)
}

/// What the table does next: each plans what they are advised, and what else there is to do is done as the quick player does it.
fn next(state: &State) -> (Seat, Command, Option<Why>) {
    let advised = seats().find_map(|seat| Some((seat, guide::advise(catalog(), state, seat)?)));
    if let Some((seat, Advice { command, why })) = advised {
        return (seat, command, Some(why));
    }
    let quick = seats().find_map(|seat| Some((seat, policy::suggest(catalog(), state, seat)?)));
    let (seat, command) = quick.unwrap_or((Seat(0), Command::Advance));
    (seat, command, None)
}

fn is_hungry(state: &State) -> bool {
    let menaces = tonight::menaces(catalog(), state);
    let mut menaces = menaces.iter();
    menaces.any(|menace| matches!(menace, Menace::Hunger { .. }))
}

/// Whether this person dies tonight if nobody does anything, or of any two wounds: they may rest.
fn is_frail(state: &State, seat: Seat) -> bool {
    let mut bare = state.clone();
    bare.plan.clear();
    bare.stock = Default::default();
    let menaces = tonight::menaces(catalog(), &bare);
    let mut menaces = menaces.iter();
    menaces.any(|menace| match menace {
        Menace::Frail { who, .. } => *who == Who::Seat(seat.0),
        _ => false,
    })
}

/// Whether something that is planned takes food, so that others go hungry than before it was.
fn takes_food(state: &State) -> bool {
    let mut plan = state.plan.iter();
    plan.any(|planned| planned.tied.food + planned.tied.npfood > 0)
}

/// Whether an action could wait for another day.
fn waits(state: &State, goal: &Goal) -> bool {
    match goal {
        Goal::Arrange | Goal::Rest => true,
        Goal::Build(Project::Invention(_)) => guide::why(catalog(), state, goal) == Why::Tool,
        _ => false,
    }
}

/// Whether this seat can gather food with no dice and no danger.
fn feeds(state: &State, seat: Seat) -> bool {
    let own = Pawn::Seat(seat.0);
    let offers = legal::offers(catalog(), state, seat);
    offers.iter().any(|offer| {
        let gathers = matches!(offer.what.goal, Goal::Gather { .. });
        let food = gathers && matches!(offer.res, Some(Res::Food | Res::Npfood));
        let pawns = offer.supporters.iter().filter(|pawn| **pawn == own);
        let enough = offer.leaders.contains(&own) && pawns.count() >= usize::from(offer.sure);
        food && enough && offer.blocked.is_none() && offer.certain.is_none()
    })
}

/// Who could surely have gathered food with pawns that do what could wait, while somebody goes hungry.
fn idlers(state: &State) -> Vec<Seat> {
    if !is_hungry(state) || takes_food(state) {
        return Vec::new();
    }
    let idles = |seat: &Seat| {
        let own = state.plan.iter().filter(|planned| {
            let pawns = &planned.what.pawns;
            pawns.contains(&Pawn::Seat(seat.0)) && waits(state, &planned.what.goal)
        });
        let own: Vec<u32> = own.map(|planned| planned.id).collect();
        let mut free = state.clone();
        for placement in own {
            let taken = Island::apply(catalog(), &free, *seat, &Command::Unassign { placement });
            free = taken.expect("it is theirs").state;
        }
        !is_frail(state, *seat) && feeds(&free, *seat)
    };
    seats().filter(idles).collect()
}

#[test]
fn nobody_idles_who_could_surely_feed_whoever_goes_hungry() {
    let (mut plans, mut fed) = (0, 0);
    for seed in 0..GAMES {
        let made = Island::create(catalog(), &Setup::standard(SEATS), seed);
        let mut state = made.expect("a setup").state;
        for _ in 0..ORDERS {
            if state.end.is_some() || state.round > LAST {
                break;
            }
            let (seat, command, why) = next(&state);
            fed += u32::from(why == Some(Why::Hunger));
            let planned = state.planning && state.ask.is_none();
            if planned && command == Command::Advance {
                plans += 1;
                let idlers = idlers(&state);
                assert!(
                    idlers.is_empty(),
                    "seed {seed}, round {}: {idlers:?} in {:?}",
                    state.round,
                    state.plan
                );
            }
            let applied = Island::apply(catalog(), &state, seat, &command);
            state = applied.expect("it is allowed").state;
        }
    }
    println!("{plans} plans, {fed} times food for tonight");
    assert!(plans > 20 && fed > 5, "{plans} {fed}");
}

#[test]
fn food_for_tonight_is_left_to_nobody_until_somebody_plans_it() {
    let mut t = Table::of(&["cook", "soldier", "carpenter"]).tile(Space::M2, 2);
    (t.s.round, t.s.shelter) = (2, true);
    let food = gather(Space::M2, 0);
    let advised = |state: &State, seat: u8| {
        let all = guide::advise_all(catalog(), state, Seat(seat));
        let found = all.into_iter().find(|step| step.what.goal == food);
        found.map(|step| (step.what.pawns, step.why))
    };
    let sure = |seat| Some((vec![Pawn::Seat(seat); 2], Why::Hunger));
    for seat in 0..SEATS {
        assert_eq!(advised(&t.s, seat), sure(seat));
    }
    // What the first is advised is not planned yet.
    let beside = guide::beside(catalog(), &t.s, &[Seat(0)]);
    assert_eq!(advised(&beside, 1), sure(1));
    let planned = guide::once_planned(catalog(), &t.s, &[Seat(0)]);
    assert_eq!(advised(&planned, 1), None);
}
