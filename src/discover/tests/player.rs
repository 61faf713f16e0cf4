//! The playing bot, and what counts for those who say nothing.

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    contest::Pressure,
    setup::Setup,
    state::{Fate, State},
};
use castaway_kernel::{Game, Key, Seat};

/// A game that is not over on this day is not looked at longer.
const UNTIL: u16 = 60;

#[test]
fn the_bot_plays_every_quest_to_an_end_and_wins_some() {
    let catalog = Catalog::load().unwrap();
    let quests: Vec<&Key> = catalog.quests.keys().collect();
    let (mut over, mut won, mut games) = (0, 0, 0);
    for quest in quests {
        for seats in catalog.quests[quest].players[0]..=4 {
            let setup = Setup::new(quest.as_str(), seats, 11);
            let begun = Discover::create(&catalog, &setup, 3).unwrap();
            let (_, outcome) = bot::play_on(&catalog, begun.state, UNTIL);
            games += 1;
            over += u32::from(outcome.is_some());
            won += u32::from(outcome.is_some_and(|o| !o.winners.is_empty()));
        }
    }
    assert!(over * 10 >= games * 9, "{over} of {games} are over");
    assert!(won * 10 >= games * 4, "{won} of {games} are won");
}

#[test]
fn the_bot_is_the_same_every_time_and_orders_what_is_legal() {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(&catalog, &Setup::new("q_engine", 3, 5), 9).unwrap();
    let mut s = begun.state.clone();
    for _ in 0..600 {
        let Some(seat) = absent::awaited(&s).first().copied() else {
            break;
        };
        let command = bot::choose(&catalog, &s, seat).unwrap();
        assert!(
            Discover::legal(&catalog, &s, seat).contains(&command),
            "{command:?}"
        );
        s = Discover::apply(&catalog, &s, seat, &command).unwrap().state;
    }
    let one = bot::play_on(&catalog, begun.state.clone(), UNTIL);
    assert_eq!(one, bot::play_on(&catalog, begun.state, UNTIL));
}

/// How often somebody attacks in a game of the bot.
fn attacks(catalog: &Catalog, mut s: State) -> usize {
    let mut attacks = 0;
    while let Some(seat) = absent::awaited(&s).first().copied() {
        let command = bot::choose(catalog, &s, seat).unwrap();
        attacks += usize::from(matches!(command, Command::Attack(_)));
        s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
    }
    attacks
}

/// Plays on as if nobody said anything.
fn silent(catalog: &Catalog, mut s: State) -> State {
    for _ in 0..4_000 {
        let Some((seat, command)) = Discover::fallback(catalog, &s) else {
            break;
        };
        s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
    }
    s
}

#[test]
fn whoever_has_won_or_fallen_is_waited_for_no_more_while_others_play_on() {
    let catalog = Catalog::load().unwrap();
    let (mut fallen, mut won) = (0, 0);
    for seed in 0..6u64 {
        let begun = Discover::create(&catalog, &Setup::new("q_span", 3, seed), seed).unwrap();
        let mut s = begun.state;
        while Discover::outcome(&s).is_none() && s.day < UNTIL {
            let waited = absent::awaited(&s);
            assert!(!waited.is_empty(), "seed {seed}, day {}", s.day);
            for seat in s.everybody().filter(|seat| !s.is_here(*seat)) {
                assert!(!waited.contains(&seat), "seed {seed}, day {}", s.day);
                assert_eq!(Discover::legal(&catalog, &s, seat), []);
                assert_eq!(Discover::fallback_of(&catalog, &s, seat), None);
                let fate = s.survivor(seat).unwrap().fate;
                fallen += u32::from(fate == Fate::Lost);
                won += u32::from(fate == Fate::Won);
            }
            // In half of the games one leaves the others early.
            let leaves = s.day == 2 && seed.is_multiple_of(2) && s.ask.is_none();
            let (seat, command) = match leaves && s.is_here(Seat(2)) {
                true => (Seat(2), Command::GiveUp),
                false => (waited[0], bot::choose(&catalog, &s, waited[0]).unwrap()),
            };
            s = Discover::apply(&catalog, &s, seat, &command).unwrap().state;
        }
    }
    assert!(fallen > 0 && won > 0, "{fallen} {won}");
}

#[test]
fn games_of_silence_end() {
    let catalog = Catalog::load().unwrap();
    for seats in 1..=4 {
        let begun = Discover::create(&catalog, &Setup::new("q_march", seats, 2), 1).unwrap();
        let end = silent(&catalog, begun.state);
        assert!(Discover::outcome(&end).unwrap().winners.is_empty());
        assert!(end.day > 3, "payments are made in silence");
    }
}

#[test]
fn silence_counts_for_whoever_is_waited_for_and_nobody_else() {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(&catalog, &Setup::new("q_march", 3, 2), 1).unwrap();
    let all = |s: &State| [0, 1, 2].map(|n| Discover::fallback_of(&catalog, s, Seat(n)).is_some());
    assert_eq!(all(&begun.state), [true; 3], "each chooses a character");
    let mut s = begun.state;
    for n in 0..3 {
        let command = Discover::fallback_of(&catalog, &s, Seat(n)).unwrap();
        s = Discover::apply(&catalog, &s, Seat(n), &command)
            .unwrap()
            .state;
    }
    let turn = s.turn().unwrap().seat;
    let expected = [0, 1, 2].map(|n| Seat(n) == turn);
    assert_eq!(all(&s), expected);
}

#[test]
fn competitions_end_with_one_who_stands_by_the_bot_and_in_silence() {
    let catalog = Catalog::load().unwrap();
    let (mut won, mut attacked) = (0, 0);
    for seed in 0..6u64 {
        for seats in 2..=4 {
            for pressure in [Pressure::Rising, Pressure::Steady] {
                let mut setup = Setup::new("q_last_fire", seats, seed);
                setup.pressure = pressure;
                let begun = Discover::create(&catalog, &setup, seed).unwrap();
                let (end, outcome) = bot::play_on(&catalog, begun.state.clone(), UNTIL);
                let winners = outcome.expect("an end").winners;
                assert!(winners.len() < 2);
                assert_eq!(Discover::check(&catalog, &end), Vec::<String>::new());
                won += winners.len();
                if seats == 3 {
                    attacked += attacks(&catalog, begun.state.clone());
                }
                let end = silent(&catalog, begun.state);
                assert!(Discover::outcome(&end).is_some(), "silence ends it");
            }
        }
    }
    assert!(won >= 30, "{won} of 36 have a winner");
    assert!(attacked > 5, "{attacked} attacks in 12 games of three");
}
