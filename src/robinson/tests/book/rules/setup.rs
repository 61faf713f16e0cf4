//! Rules of setup and of the scenario sheet.

use castaway_clause::clause;
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    content::Icon,
    ids::{Deck, Space},
    plan::{Goal, Project},
    setup::Setup,
    state::EventDeckCard,
    task::{Ctx, Op},
};

use super::help::{created, quiet};
use crate::table::{ME, Table, catalog, play::assign};

#[test]
#[clause(id = "R-SETUP-1", says = "the game begins in round 1", lies = Table)]
#[clause(id = "R-SETUP-5", says = "nobody begins with a wound", lies = Sheet)]
#[clause(id = "R-SETUP-8", says = "two players have eighteen inventions, the nine default ones counted in", lies = Table)]
#[clause(id = "R-SETUP-9", says = "two players have eighteen inventions, five of the deck counted in", lies = Table)]
#[clause(id = "R-SETUP-12", says = "weapon, roof and palisade begin at nothing, and there is no shelter", lies = Table)]
#[clause(id = "R-SETUP-14", says = "sixteen beasts are in their deck and none in the Hunting deck", lies = Deck)]
#[clause(id = "R-SETUP-16", says = "tile 8 is laid on the left of the middle row and the camp is there", lies = Board)]
#[clause(id = "R-SETUP-17", says = "ten tiles are in the stack", lies = Deck)]
#[clause(id = "R-SETUP-21", says = "the event deck is twelve cards, six of them books", lies = Deck)]
#[clause(id = "EX-SETUP-1", says = "twelve rounds: six books and six others", lies = Deck)]
fn setup_is_as_printed() {
    let s = Table::of(&["cook", "soldier"]).s;
    assert_eq!(
        (s.round, s.morale, s.weapon, s.roof, s.palisade),
        (1, 0, 0, 0, 0)
    );
    assert!(s.people.iter().all(|p| p.wounds == 0) && !s.shelter);
    assert_eq!(s.camp, Space::M1);
    assert_eq!(s.island[&Space::M1].number, 8);
    assert_eq!(
        (
            s.piles.tiles.len(),
            s.piles.hunting.len(),
            s.piles.beasts.len()
        ),
        (10, 0, 16)
    );
    // 9 default, 2 personal, 5 drawn, 2 of the sheet.
    assert_eq!(s.inventions.len(), 18);
    assert_eq!(s.piles.events.len(), 12);
    let books = s
        .piles
        .events
        .iter()
        .filter(|e| matches!(e, EventDeckCard::Event(k) if catalog().events[k].icon == Some(castaway_robinson::content::Icon::Book)))
        .count();
    assert_eq!(books, 6);
}

#[test]
#[clause(id = "R-SETUP-3", says = "two who ask for the same character are refused", lies = Table)]
#[clause(id = "R-SETUP-3", says = "a chosen character stays with its seat and the drawn ones all differ", lies = Table)]
fn nobody_shares_a_character() {
    let mut setup = Setup::standard(2);
    setup.characters = vec![Some("cook".into()), Some("cook".into())];
    assert!(Island::create(catalog(), &setup, 1).is_err());
    for seed in 0..40 {
        let mut setup = Setup::standard(4);
        setup.characters[2] = Some("cook".into());
        let s = created(&setup, seed);
        let mut names: Vec<&str> = s.people.iter().map(|p| p.character.as_str()).collect();
        assert_eq!(names[2], "cook", "chosen ones stay");
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 4, "drawn ones differ");
    }
}

#[test]
#[clause(id = "R-SETUP-10", says = "the Shovel can be planned in round 1, for the beach is seen", lies = Table)]
#[clause(id = "R-SHEET-4", says = "the sheet's two inventions are at hand and in no deck", lies = Deck)]
fn the_sheet_adds_to_the_setup_and_its_inventions_are_no_cards() {
    let s = created(&Setup::standard(1), 3);
    let sheet = &catalog().scenarios["castaways"];
    assert_eq!(sheet.inventions.len(), 2);
    for key in sheet.inventions.iter().map(|i| &i.id) {
        assert!(s.inventions.contains_key(key), "{key} lies on the sheet");
        assert!(!s.piles.inventions.contains(key), "{key} is in no deck");
    }
    // The Shovel's beach counts as seen from the start; only scenario 4 begins elsewhere.
    let mut t = Table::solo();
    assert_eq!(t.s.island[&Space::M1].number, 8);
    assert_eq!(
        t.plan(Goal::Build(Project::Invention("shovel".into())), &[ME]),
        Ok(()),
        "the landing beach is seen in scenario 1"
    );
}

#[test]
#[clause(id = "R-SETUP-13", says = "three adventure decks of thirty cards, in another order in another game", lies = Deck)]
#[clause(id = "R-SETUP-13", says = "each of the three has dice of its own", lies = Table)]
#[clause(id = "R-SETUP-15", says = "at least 51 mystery cards, in another order in another game", lies = Deck)]
#[clause(id = "R-SETUP-19", says = "22 discovery tokens, in another order in another game", lies = Deck)]
fn decks_are_whole_and_shuffled() {
    let s = created(&Setup::standard(2), 4);
    let other = created(&Setup::standard(2), 5);
    for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
        assert_eq!(s.piles.adventures[&deck].len(), 30, "{deck:?}");
        assert_ne!(s.piles.adventures[&deck], other.piles.adventures[&deck]);
        assert!(catalog().dice.contains_key(&deck), "{deck:?} has its dice");
    }
    assert!(s.piles.mysteries.len() >= 51);
    assert_ne!(s.piles.mysteries, other.piles.mysteries);
    assert_eq!(
        s.piles.discovery.len(),
        18 + 4,
        "18 standard, 4 of the sheet"
    );
    assert_ne!(s.piles.discovery, other.piles.discovery);
}

#[test]
#[clause(id = "R-SETUP-18", says = "two different equipment cards with two uses each", lies = Store)]
#[clause(id = "R-SETUP-20", says = "Food Crates on the right, nothing on the left", lies = Board)]
#[clause(id = "R-SETUP-23", says = "the first seat leads round 1, as nobody's age is known", lies = Table)]
fn equipment_wreckage_and_the_first_player() {
    let s = created(&Setup::standard(3), 6);
    assert_eq!(s.equipment.len(), 2);
    assert!(s.equipment.iter().all(|(_, uses)| *uses == 2));
    assert_ne!(s.equipment[0].0, s.equipment[1].0);
    assert!(s.threats[0].is_none());
    let right = s.threats[1].as_ref().expect("wreckage on the right");
    assert_eq!((right.card.as_str(), right.wreckage), ("food_crates", true));
    // Who is youngest the program cannot know: the first seat leads round 1.
    assert_eq!(s.first, 0);
}

#[test]
#[clause(id = "R-SETUP-22", says = "with four Arrange Camp asks which of two one wants, with three it does not", lies = Table)]
fn with_four_players_arrange_camp_gives_one_of_two() {
    let four = ["carpenter", "cook", "explorer", "soldier"];
    for (characters, choice) in [(&four[..], true), (&four[..3], false)] {
        let mut t = Table::of(characters);
        for seat in 0..characters.len() {
            for _ in 0..2 {
                let seat = u8::try_from(seat).expect("few");
                let pawn = castaway_robinson::plan::Pawn::Seat(seat);
                let goal = if seat == 0 { Goal::Arrange } else { Goal::Rest };
                t.give_as(seat, &assign(goal, &[pawn])).expect("free");
            }
        }
        t.advance().expect("all stand");
        let asked = t.question() == Some(&castaway_robinson::ask::Question::ArrangeCamp);
        assert_eq!(asked, choice, "{} players", characters.len());
    }
}

#[test]
#[clause(id = "R-SHEET-1", says = "the sheet has rounds, pile stages, weather dice and four tokens of its own", lies = Table)]
#[clause(id = "R-SHEET-3", says = "where the sheet's book is empty a drawn book brings no token and costs nothing", lies = Deck)]
#[clause(id = "R-EVENT-5", says = "a book drawn in Castaways puts no token anywhere and leaves the store alone", lies = Deck)]
#[clause(id = "R-S1-5", says = "the sheet has no book and no totem effect", lies = Table)]
#[clause(id = "R-S1-5", says = "a drawn book changes neither tokens nor store", lies = Board)]
fn the_sheet_says_what_is_needed_and_its_book_and_totem_do_nothing_in_castaways() {
    let sheet = &catalog().scenarios["castaways"];
    assert_eq!(sheet.rounds, 12);
    let stages = sheet.woodpile.as_ref().map(|p| p.stages.clone());
    assert_eq!(stages, Some(vec![1, 2, 3, 4, 5]));
    assert_eq!(sheet.tokens.len(), 4);
    assert_eq!(
        sheet
            .weather
            .iter()
            .map(|w| w.dice.len())
            .collect::<Vec<_>>(),
        [0, 1, 3]
    );
    assert!(sheet.book.is_empty() && sheet.totems.is_empty());
    let mut t = Table::of(&["cook", "soldier"]);
    let before = t.s.clone();
    let key = quiet(Icon::Book);
    t.s.piles.events = vec![EventDeckCard::Event(key.clone())];
    t.s.morale = 1;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
    assert_eq!(t.s.tokens, before.tokens, "a book puts no token anywhere");
    assert_eq!(t.s.stock, before.stock);
    assert_eq!(t.s.threats[1].as_ref().map(|x| &x.card), Some(&key));
}
