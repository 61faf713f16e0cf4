//! The searching player: the same choice for the same table, never refused, blind to what is hidden.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    imagine::imagine,
    policy::{
        search::{Effort, Planner},
        suggest,
    },
    setup::Setup,
    state::State,
};

/// Little effort: these tests are about what is chosen from, not how well.
const QUICK: Effort = Effort {
    plans: 1,
    answers: 1,
    ahead: 1,
};

fn new(catalog: &Catalog, seats: u8, seed: u64) -> State {
    Island::create(catalog, &Setup::standard(seats), seed)
        .expect("a standard setup")
        .state
}

/// A game by the planner: its commands, and the state after each.
fn game(catalog: &Catalog, seats: u8, seed: u64) -> Vec<(Seat, Command)> {
    let mut state = new(catalog, seats, seed);
    let mut planner = Planner::new(QUICK);
    let mut given = Vec::new();
    while let Some((seat, command)) = planner.order(catalog, &state) {
        state = Island::apply(catalog, &state, seat, &command)
            .unwrap_or_else(|e| panic!("{command:?} was refused: {e:?}"))
            .state;
        given.push((seat, command));
        assert!(given.len() < 5_000, "the game ends");
    }
    assert!(state.end.is_some(), "it stops only at the end");
    given
}

#[test]
fn whole_games_are_never_refused_and_come_out_the_same() {
    let catalog = Catalog::load().expect("the content is good");
    for seats in 1..=4 {
        let first = game(&catalog, seats, 7);
        assert_eq!(first, game(&catalog, seats, 7), "{seats} seats");
    }
}

/// The same table with other hidden cards and dice.
fn otherwise(catalog: &Catalog, state: &State, seed: u64) -> State {
    let mut other = state.clone();
    let mut chance = Chance::from_seed(seed);
    for deck in other.piles.adventures.values_mut() {
        chance.shuffle(deck);
    }
    chance.shuffle(&mut other.piles.events);
    chance.shuffle(&mut other.piles.mysteries);
    chance.shuffle(&mut other.piles.beasts);
    chance.shuffle(&mut other.piles.inventions);
    chance.shuffle(&mut other.piles.discovery);
    chance.shuffle(&mut other.piles.equipment);
    let hidden = other.piles.tiles.len() - usize::from(other.piles.tiles_face_up);
    chance.shuffle(&mut other.piles.tiles[..hidden]);
    // A beast of the Hunting deck and one of the Beast deck change places unseen.
    let piles = &mut *other.piles;
    if let (Some(a), Some(b)) = (piles.hunting.first_mut(), piles.beasts.first_mut()) {
        std::mem::swap(a, b);
    }
    other.chance = chance;
    assert_eq!(
        Island::view(catalog, state, Some(Seat(0))),
        Island::view(catalog, &other, Some(Seat(0))),
        "nobody at the table sees a difference"
    );
    other
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let catalog = Catalog::load().expect("the content is good");
    for seats in [1, 3] {
        let mut state = new(&catalog, seats, 11);
        let mut steps = 0;
        while state.end.is_none() && steps < 60 {
            let other = otherwise(&catalog, &state, 1_000 + steps);
            assert_ne!(state, other);
            // A fresh planner each time, so that both think anew.
            let here = Planner::new(QUICK).order(&catalog, &state);
            let there = Planner::new(QUICK).order(&catalog, &other);
            assert_eq!(here, there, "step {steps} of {seats} seats");
            let (seat, command) = here.expect("the game goes on");
            state = Island::apply(&catalog, &state, seat, &command)
                .expect("it is legal")
                .state;
            steps += 1;
        }
    }
}

#[test]
fn an_imagined_game_looks_the_same_and_holds_the_same_cards() {
    let catalog = Catalog::load().expect("the content is good");
    let mut state = new(&catalog, 2, 5);
    for step in 0..200 {
        if state.end.is_some() {
            break;
        }
        let imagined = imagine(&catalog, &state, step);
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            assert_eq!(
                Island::view(&catalog, &state, viewer),
                Island::view(&catalog, &imagined, viewer)
            );
        }
        let sorted = |mut keys: Vec<castaway_kernel::Key>| {
            keys.sort();
            keys
        };
        assert_eq!(
            sorted(state.piles.mysteries.clone()),
            sorted(imagined.piles.mysteries.clone())
        );
        assert_eq!(state.piles.events.len(), imagined.piles.events.len());
        assert_ne!(state.chance, imagined.chance, "the dice are others");
        assert!(Island::check(&catalog, &imagined).is_empty());
        let found = (0..2)
            .map(Seat)
            .find_map(|s| suggest(&catalog, &state, s).map(|c| (s, c)));
        let (seat, command) = found.expect("the game goes on");
        state = Island::apply(&catalog, &state, seat, &command)
            .expect("it is legal")
            .state;
    }
}
