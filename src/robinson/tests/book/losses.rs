//! What is given up where a card takes something: what the goal needs comes last, and the choice says what is lost.

use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    ask::Question,
    command::Command,
    effect::{At, Effect},
    guide,
    ids::{Phase, Space},
    rulings::Reading,
    text::{Lang, TableWords},
};

use crate::table::{Table, catalog};

/// It is asked which of two tiles is turned down; the poorer one is offered first.
fn quake(beacon: bool) -> Table {
    let mut t = Table::on("mail_boat", &["cook", "soldier"])
        .tile(Space::T1, 3)
        .tile(Space::M2, 4);
    if beacon {
        t.s.markers.insert(("beacon_fire".into(), Space::T1));
    }
    let down = Effect::FlipTileDown {
        at: At::AdjacentToCamp,
    };
    t.run_in(Phase::Event, vec![down]);
    assert_eq!(t.question(), Some(&Question::PickTile));
    t
}

/// What is advised, and what counts in silence.
fn lost(t: &Table) -> [Vec<Key>; 2] {
    let advised = guide::answer(catalog(), &t.s, Seat(0)).expect("an answer");
    let (_, silent) = Island::fallback(catalog(), &t.s).expect("something counts");
    let Command::Choose(silent) = silent else {
        panic!("{silent:?}");
    };
    [advised.picks, silent.picks]
}

#[test]
fn no_tile_is_given_up_on_which_something_stands_that_the_goal_needs() {
    let key = |space: Space| vec![Key::from(space.name())];
    let poorer = quake(false);
    assert_eq!(lost(&poorer), [key(Space::T1), key(Space::T1)]);
    let beacon = quake(true);
    assert_eq!(lost(&beacon), [key(Space::M2), key(Space::M2)]);
}

#[test]
fn a_choice_of_tiles_says_what_is_lost_with_each() {
    for (lang, lost) in [
        (Lang::En, "Beacon (is lost)"),
        (Lang::De, "Leuchtfeuer (geht verloren)"),
    ] {
        let t = quake(true);
        let view = Island::view(catalog(), &t.s, None);
        let words = TableWords::new(lang, catalog(), &view);
        let options = &view.ask.as_ref().expect("it is asked").options;
        let told: Vec<String> = options.iter().map(|o| words.option(o)).collect();
        let with = |text: &&String| text.contains(lost);
        assert_eq!(told.iter().filter(with).count(), 1, "{told:?}");
    }
}

/// What is told of the tile on which something lies.
fn told(t: &Table, lang: Lang) -> String {
    let view = Island::view(catalog(), &t.s, None);
    let words = TableWords::new(lang, catalog(), &view);
    let options = &view.ask.as_ref().expect("it is asked").options;
    let key = Key::from(Space::T1.name());
    let on = options.iter().find(|o| o.key == key);
    words.option(on.expect("it can be turned down"))
}

#[test]
fn the_shortcut_and_a_number_are_lost_with_a_tile_and_what_hinders_goes() {
    let mut t = Table::on("cursed_island", &["cook", "soldier"])
        .tile(Space::T1, 3)
        .tile(Space::M2, 4);
    t.s.shortcut = Some(Space::T1);
    t.s.numbers.insert(6, (Space::T1, 1));
    t.s.markers.insert(("fog".into(), Space::T1));
    t.s.markers.insert(("cross".into(), Space::T1));
    let down = Effect::FlipTileDown {
        at: At::AdjacentToCamp,
    };
    t.run_in(Phase::Event, vec![down]);
    let en = told(&t, Lang::En);
    for part in [
        "Fog (goes)",
        "Cross (is lost)",
        "number 6 (is lost)",
        "the Shortcut (is lost)",
    ] {
        assert!(en.contains(part), "{part}: {en}");
    }
    let de = told(&t, Lang::De);
    for part in [
        "Nebel (verschwindet)",
        "Nummer 6 (geht verloren)",
        "Abkürzung (geht verloren)",
    ] {
        assert!(de.contains(part), "{part}: {de}");
    }
    // Numbers that lie beside the board stay, and what is not there is not lost.
    t.s.rulings = t.s.rulings.clone().with(Reading::NumbersBeside);
    assert!(!told(&t, Lang::En).contains("number 6"));
    let poorer = quake(false);
    assert!(!told(&poorer, Lang::En).contains("lost"));
}
