//! The searching player plays better than the quick one: a dozen games, three for each number of seats.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    policy::{search::Planner, suggest},
    setup::Setup,
    state::{End, State},
};

/// What a game came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    wins: u32,
    rounds: u32,
    wood: u32,
}

impl Tally {
    fn add(&mut self, state: &State) {
        self.wins += u32::from(state.end == Some(End::Won));
        self.rounds += u32::from(state.round);
        self.wood += state.pile.iter().map(|&wood| u32::from(wood)).sum::<u32>();
    }
}

/// A game to its end.
fn play(
    catalog: &Catalog,
    seats: u8,
    seed: u64,
    mut next: impl FnMut(&State) -> Option<(Seat, Command)>,
) -> State {
    let mut state = Island::create(catalog, &Setup::standard(seats), seed)
        .expect("a standard setup")
        .state;
    while let Some((seat, command)) = next(&state) {
        state = Island::apply(catalog, &state, seat, &command)
            .unwrap_or_else(|e| panic!("{command:?} was refused: {e:?}"))
            .state;
    }
    assert!(state.end.is_some(), "it stops only at the end");
    state
}

#[test]
fn the_planner_beats_the_sensible_player() {
    let catalog = Catalog::load().expect("the content is good");
    let (mut planner, mut sensible) = (Tally::default(), Tally::default());
    for seats in 1..=4 {
        for seed in 0..6 {
            let mut mind = Planner::default();
            planner.add(&play(&catalog, seats, seed, |state| {
                mind.order(&catalog, state)
            }));
            sensible.add(&play(&catalog, seats, seed, |state| {
                (0..seats)
                    .map(Seat)
                    .find_map(|seat| suggest(&catalog, state, seat).map(|c| (seat, c)))
            }));
        }
    }
    println!("planner {planner:?}, sensible {sensible:?}");
    // Wood on the pile is what the goal asks for; rounds are how long everybody lived. The same on any
    // machine.
    assert!(
        4 * planner.wood > 5 * sensible.wood,
        "{planner:?} {sensible:?}"
    );
    // A game that is won early has few rounds, so they need only be no fewer.
    assert!(
        planner.rounds >= sensible.rounds,
        "{planner:?} {sensible:?}"
    );
    assert!(planner.wins > sensible.wins, "{planner:?} {sensible:?}");
}
