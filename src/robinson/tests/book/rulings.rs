//! Named rulings as a whole: every unclear point is one, every one has words and a test, and saves keep their own.

use std::collections::BTreeSet;

use crate::table::{Table, catalog};
use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    rulings::{Reading, Ruling, Rulings},
    setup::Setup,
    state::State,
    text::{Lang, ruling_mistakes, ruling_text},
};

/// Every unclear point of the tables of facts: questions in conflict, open or of less than high confidence, what the
/// tables call open, disagreeing or uncertain, readings of the first edition that a table can choose, and the points
/// of decision 3.
const SOURCES: &str = include_str!("rulings_sources.txt");

#[test]
fn every_unclear_point_is_a_ruling() {
    let wanted: BTreeSet<&str> = SOURCES.lines().filter(|l| !l.is_empty()).collect();
    let named: BTreeSet<&str> = catalog()
        .rulings
        .iter()
        .flat_map(|r| r.sources.iter().map(String::as_str))
        .collect();
    let lost: Vec<_> = wanted.difference(&named).collect();
    let unknown: Vec<_> = named.difference(&wanted).collect();
    assert!(
        lost.is_empty() && unknown.is_empty(),
        "{lost:?} {unknown:?}"
    );
}

#[test]
fn every_ruling_has_words_in_every_language() {
    for lang in Lang::ALL {
        assert_eq!(
            ruling_mistakes(lang, &catalog().rulings),
            Vec::<String>::new()
        );
        for ruling in &catalog().rulings {
            let text = ruling_text(lang, ruling.id.as_str()).expect("words");
            // Labels of a menu, and room beside them in an embed.
            for label in text.options.values().chain([&text.name]) {
                assert!(label.encode_utf16().count() <= 95, "{}: {label}", ruling.id);
            }
        }
    }
}

/// The tests that hold rulings, whose ids they name.
const TESTS: [&str; 37] = [
    include_str!("rulings_actions.rs"),
    include_str!("rulings_camp.rs"),
    include_str!("rulings_cards.rs"),
    include_str!("rulings_settled.rs"),
    include_str!("rulings_settled2.rs"),
    include_str!("editions/tokens.rs"),
    include_str!("editions/cards.rs"),
    include_str!("editions/people.rs"),
    include_str!("editions/notes.rs"),
    include_str!("sheets/cannibal_island/attacks.rs"),
    include_str!("sheets/cannibal_island/raids.rs"),
    include_str!("sheets/cannibal_island/things.rs"),
    include_str!("sheets/cannibal_island/villages.rs"),
    include_str!("sheets/cursed_island/fog.rs"),
    include_str!("sheets/cursed_island/places.rs"),
    include_str!("sheets/cursed_island/things.rs"),
    include_str!("sheets/jenny/away.rs"),
    include_str!("sheets/jenny/camp.rs"),
    include_str!("sheets/jenny/rescue.rs"),
    include_str!("sheets/family_robinson/children.rs"),
    include_str!("sheets/family_robinson/land.rs"),
    include_str!("sheets/family_robinson/things.rs"),
    include_str!("sheets/family_robinson/totems.rs"),
    include_str!("sheets/volcano_island/ash.rs"),
    include_str!("sheets/volcano_island/goal.rs"),
    include_str!("sheets/volcano_island/lava.rs"),
    include_str!("sheets/volcano_island/prices.rs"),
    include_str!("sheets/volcano_island/start.rs"),
    include_str!("sheets/volcano_island/totems.rs"),
    include_str!("sheets/giant_ape/crew.rs"),
    include_str!("sheets/giant_ape/lairs.rs"),
    include_str!("sheets/giant_ape/things.rs"),
    include_str!("sheets/giant_ape/traps.rs"),
    include_str!("clauses/cards.rs"),
    include_str!("clauses/fast_work.rs"),
    include_str!("exact/cases/events_book.toml"),
    include_str!("exact/cases/mysteries_kept.toml"),
];

#[test]
fn every_ruling_that_can_matter_now_has_a_test() {
    let here = |r: &&Ruling| {
        let of = |n| catalog().scenarios.values().any(|s| s.number == Some(n));
        r.scenario.is_none_or(of)
    };
    let untested: Vec<&Key> = catalog()
        .rulings
        .iter()
        .filter(here)
        .map(|r| &r.id)
        .filter(|id| {
            let name = format!("ruling(\"{id}\")");
            !TESTS.iter().any(|t| t.contains(&name))
        })
        .collect();
    assert!(untested.is_empty(), "{untested:?}");
}

#[test]
fn unknown_keys_and_bad_names_are_errors_with_their_line() {
    let good =
        "id = \"a-b\"\nsources = [\"Q-1\"]\noptions = [\"x\"]\ndefault = \"x\"\nfixed = true\n";
    assert!(toml::from_str::<Ruling>(good).is_ok());
    let bad = toml::from_str::<Ruling>(&format!("{good}fixd = true\n")).expect_err("unknown");
    assert!(bad.to_string().contains("line 6"), "{bad}");
}

#[test]
fn a_new_game_holds_every_open_ruling_by_value() {
    let open = catalog().rulings.iter().filter(|r| !r.fixed);
    let s = Table::of(&["cook"]).s;
    let mut n = 0;
    for ruling in open {
        assert_eq!(s.rulings.named(ruling.id.as_str()), Some(&ruling.default));
        n += 1;
    }
    assert!((40..=80).contains(&n));
    let mut setup = Setup::standard(1);
    setup.rulings = Rulings::default().with(Reading::BonusOnce);
    let s = Island::create(catalog(), &setup, 1).expect("granted").state;
    assert!(s.rulings.follows(Reading::BonusOnce));
    assert!(!s.rulings.follows(Reading::BedAndHammock));
    for (id, option) in [
        ("no-such-ruling", "x"),
        ("bed-and-hammock", "x"),
        ("friday-reroll", "three"),
    ] {
        let mut setup = Setup::standard(1);
        setup.rulings.set(id.into(), option.into());
        assert!(Island::create(catalog(), &setup, 1).is_err(), "{id}");
    }
}

#[test]
fn rulings_of_other_content_do_not_break_a_save() {
    let mut t = Table::of(&["cook"]);
    t.s.rulings = Rulings::default();
    t.s.rulings.set("from-the-future".into(), "yes".into());
    t.s.rulings
        .set("bed-and-hammock".into(), "from-the-past".into());
    let saved = serde_json::to_value(&t.s).expect("saved");
    let read: State = serde_json::from_value(saved).expect("read");
    assert_eq!(read.rulings, t.s.rulings, "kept as they were");
    let here = catalog().rulings.iter();
    for ruling in here {
        assert_eq!(*read.rulings.option_of(ruling), ruling.default);
    }
    assert!(
        t.give(&crate::table::play::assign(
            castaway_robinson::plan::Goal::Rest,
            &[crate::table::ME]
        ))
        .is_ok()
    );
}
