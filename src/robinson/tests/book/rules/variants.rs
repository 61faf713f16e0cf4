//! Rules of small tables and of setups that are easier or harder.

use castaway_clause::clause;
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    catalog::Catalog,
    content::Icon,
    plan::{Goal, Project},
    setup::{EventMix, Setup, Wreckage},
    state::{EventDeckCard, State},
    task::{Ctx, Op},
};

use crate::table::{ME, Table, catalog, play::order};

fn create(setup: &Setup, seed: u64) -> State {
    Island::create(catalog(), setup, seed)
        .expect("a good setup")
        .state
}

fn books(cat: &Catalog, s: &State) -> (usize, usize) {
    let book = |e: &EventDeckCard| matches!(e, EventDeckCard::Event(k) if cat.events[k].icon == Some(Icon::Book));
    let n = s.piles.events.iter().filter(|e| book(e)).count();
    (n, s.piles.events.len() - n)
}

#[test]
#[clause(id = "R-SOLO-3", says = "alone morale rises by one and then gives its determination, with two it does not rise", lies = Table)]
fn alone_each_morale_phase_begins_better() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::MoralePhase], &Ctx::default());
    assert_eq!((t.s.morale, t.det(0)), (1, 1));
    let mut t = Table::of(&["cook", "soldier"]);
    t.run_ops(vec![Op::MoralePhase], &Ctx::default());
    assert_eq!(t.s.morale, 0);
}

#[test]
#[clause(id = "R-2P-1", says = "Friday is there with one or two players and not with more", lies = Friday)]
#[clause(id = "R-2P-1", says = "with two no soldier is drawn, but one that was asked for plays", lies = Table)]
#[clause(id = "R-SOLO-1", says = "the Dog is there with one player alone", lies = Table)]
#[clause(id = "R-SOLO-1", says = "alone the shelter costs what it costs two: two wood or one fur", lies = Plan)]
fn friday_joins_one_and_two_and_the_dog_one() {
    for players in 1..=4 {
        let setup = Setup::standard(players);
        for seed in 0..40 {
            let s = create(&setup, seed);
            assert_eq!(s.friday.is_some(), players <= 2);
            assert_eq!(s.dog, players == 1);
            let soldier = s.people.iter().any(|p| p.character.as_str() == "soldier");
            assert!(players > 2 || !soldier, "the soldier is advised against");
        }
    }
    let soldier = (0..40).any(|seed| {
        create(&Setup::standard(3), seed)
            .people
            .iter()
            .any(|p| p.character.as_str() == "soldier")
    });
    assert!(soldier, "with three the soldier is drawn like all");
    // Alone one builds at the prices of two.
    for price in [0, 1] {
        let mut t = Table::solo().wood(2);
        t.s.stock.fur = 1;
        t.give(&order(Goal::Build(Project::Shelter), &[ME], price))
            .expect("2 wood or 1 fur");
        let tied = t.s.plan[0].tied;
        assert_eq!((tied.wood, tied.fur), [(2, 0), (0, 1)][usize::from(price)]);
    }
    let mut named = Setup::standard(2);
    named.characters = vec![Some("soldier".into()), None];
    assert_eq!(create(&named, 1).people[0].character, "soldier");
}

#[test]
#[clause(id = "R-VAR-1", says = "Friday, the Dog and up to four equipment cards may join any number of players", lies = Table)]
#[clause(id = "R-VAR-1", says = "the easier mix has four books and eight others", lies = Deck)]
#[clause(id = "R-VAR-2", says = "Friday and the Dog may stay away, with one equipment card or none", lies = Table)]
#[clause(id = "R-VAR-2", says = "the harder mix has eight books and four others", lies = Deck)]
#[clause(id = "R-VAR-3", says = "in Castaways the two mixes change places", lies = Deck)]
#[clause(id = "EX-VAR-1", says = "twelve rounds, easier: four books and eight others", lies = Deck)]
#[clause(id = "EX-VAR-2", says = "twelve rounds, harder: eight books and four others", lies = Deck)]
fn a_game_may_be_made_easier_or_harder() {
    // Helpers and equipment are as wished.
    for (friday, dog, equipment) in [
        (true, true, 4),
        (false, false, 1),
        (false, false, 0),
        (true, false, 3),
        (false, true, 2),
    ] {
        for players in 1..=4 {
            let setup = Setup {
                friday,
                dog,
                equipment,
                ..Setup::standard(players)
            };
            let s = create(&setup, 3);
            assert_eq!((s.friday.is_some(), s.dog), (friday, dog));
            assert_eq!(s.equipment.len(), usize::from(equipment));
        }
    }
    // The mix of 12 events, reversed in the scenario whose book does nothing.
    let mut other = Catalog::load().expect("content");
    other
        .scenarios
        .get_mut("castaways")
        .expect("scenario 1")
        .books_are_easier = false;
    for (events, usual, here) in [
        (EventMix::Normal, (6, 6), (6, 6)),
        (EventMix::Easier, (4, 8), (8, 4)),
        (EventMix::Harder, (8, 4), (4, 8)),
    ] {
        let setup = Setup {
            events,
            ..Setup::standard(2)
        };
        let s = Island::create(&other, &setup, 7).expect("good").state;
        assert_eq!(books(&other, &s), usual, "{events:?}");
        assert_eq!(books(catalog(), &create(&setup, 7)), here, "{events:?}");
    }
}

#[test]
#[clause(id = "R-VAR-4", says = "drawn by chance it is each of the three cards at times, else always Food Crates", lies = Board)]
fn the_wreckage_may_be_drawn() {
    let found = |wreckage| {
        (0..60)
            .map(|seed| {
                let setup = Setup {
                    wreckage,
                    ..Setup::standard(2)
                };
                let s = create(&setup, seed);
                assert!(s.threats[0].is_none());
                let card = s.threats[1].clone().expect("on the right");
                assert!(card.wreckage);
                card.card.to_string()
            })
            .collect::<std::collections::BTreeSet<String>>()
            .into_iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(found(Wreckage::FoodCrates), ["food_crates"]);
    assert_eq!(
        found(Wreckage::Random),
        ["captains_chest", "food_crates", "wrecked_lifeboat"]
    );
}
