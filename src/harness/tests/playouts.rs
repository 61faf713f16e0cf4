//! Random games of a sound game pass, and each fault of a broken one is told with the command that shows it again.

mod nim;

use castaway_harness::{
    here,
    playouts::{self, Moment, Playouts},
};
use castaway_kernel::{Chance, Seat};
use nim::{Command, Nim, State};

/// Random games of the game with a fault.
struct Games<const FAULT: u8>;

impl<const FAULT: u8> Playouts for Games<FAULT> {
    type Game = Nim<FAULT>;
    const GAMES: u64 = 40;
    const STEPS: usize = 500;

    fn catalog() {}

    fn setup((): &(), seed: u64) -> i16 {
        i16::try_from(seed % 7).unwrap() + 20
    }

    fn seats(_: &State) -> u8 {
        2
    }

    fn wild(_: &Moment<'_, Self>, chance: &mut Chance) -> Vec<(Seat, Command)> {
        let seat = u8::try_from(chance.die(2)).unwrap();
        vec![(
            Seat(seat),
            Command::Take(u8::try_from(chance.die(6)).unwrap()),
        )]
    }
}

/// What is wrong with the first random game that fails.
fn fault<const FAULT: u8>() -> String {
    (0..Games::<FAULT>::GAMES)
        .find_map(|seed| playouts::one::<Games<FAULT>>(&(), seed).err())
        .expect("a fault is found")
}

#[test]
fn a_sound_game_passes() {
    let report = playouts::check::<Games<{ nim::SOUND }>>(here!());
    assert_eq!(report.games, 40);
    assert!(report.refused > 200, "{report:?}");
    assert!(report.used["take"] > 200, "{report:?}");
}

#[test]
fn what_is_accepted_must_be_listed() {
    let why = fault::<{ nim::ACCEPTS_MORE }>();
    assert!(why.ends_with("Take(4) is accepted but not listed"), "{why}");
}

#[test]
fn what_is_listed_must_be_accepted() {
    let why = fault::<{ nim::LISTS_MORE }>();
    assert!(
        why.contains("Take(4) is listed but refused: \"not so\""),
        "{why}"
    );
}

#[test]
fn a_save_must_be_exact() {
    let why = fault::<{ nim::FORGETS }>();
    assert!(why.ends_with("the save does not come back alike"), "{why}");
}

#[test]
fn a_replay_must_come_out_the_same() {
    let why = fault::<{ nim::DRAWS_BESIDE }>();
    assert_eq!(why, "the replay comes out otherwise");
}

#[test]
fn a_replay_must_tell_the_same() {
    let why = fault::<{ nim::TALES }>();
    assert!(why.contains("replay, command 0"), "{why}");
}

#[test]
fn invariants_must_hold() {
    let why = fault::<{ nim::BREAKS }>();
    assert!(why.ends_with("a heap of -1"), "{why}");
}

#[test]
fn a_game_must_end() {
    let why = fault::<{ nim::ENDLESS }>();
    assert!(
        why.starts_with("the game does not end in 500 steps"),
        "{why}"
    );
}

#[test]
fn somebody_must_know_a_way_on() {
    let why = fault::<{ nim::STUCK }>();
    assert!(
        why.ends_with("nobody may do anything and the game is not over"),
        "{why}"
    );
}

#[test]
fn a_fault_of_the_game_is_told() {
    let why = fault::<{ nim::FAULTS }>();
    assert!(why.contains("engine fault: no heap"), "{why}");
}

#[test]
fn what_counts_as_an_answer_must_be_legal() {
    let why = fault::<{ nim::ANSWERS }>();
    assert!(
        why.contains("Take(9) counts where Seat(0) gives no answer"),
        "{why}"
    );
}

#[test]
fn what_cannot_be_listed_is_legal_if_it_is_admitted() {
    let games = (0..40).map(|seed| playouts::one::<Games<{ nim::OPEN_ENDED }>>(&(), seed));
    assert!(games.into_iter().all(|came| came.is_ok()));
    let why = fault::<{ nim::ADMITS_MORE }>();
    assert!(
        why.ends_with("is admitted and refused, or neither"),
        "{why}"
    );
}

#[test]
fn what_counts_for_one_seat_must_be_legal() {
    let why = fault::<{ nim::ANSWERS_FOR_ONE }>();
    assert!(
        why.contains("Take(9) counts where Seat(0) gives no answer"),
        "{why}"
    );
}

#[test]
fn a_refusal_must_leave_the_state_alone() {
    let why = fault::<{ nim::SCRIBBLES }>();
    assert!(why.ends_with("changed the given state"), "{why}");
}

#[test]
#[should_panic(
    expected = "panic: the heap fell over\nreproduce: CASTAWAY_SEED=0 cargo test -p castaway-harness --test playouts -- --exact a_failure_names_the_command_that_repeats_it --nocapture"
)]
fn a_failure_names_the_command_that_repeats_it() {
    playouts::check::<Games<{ nim::PANICS }>>(here!());
}
