//! Card texts as a table plays them: a reading that changes a card changes what is printed on it.

use crate::table::{Table, catalog};
use castaway_kernel::Game;
use castaway_robinson::{
    Island,
    rulings::{Reading, Ruling, Rulings},
    task::{CardRef, Usable},
    text::{Lang, TableWords as Words, Wording},
};

/// Every option that changes a card, with rulings that hold it.
fn changing() -> Vec<(&'static Ruling, Rulings)> {
    let mut out = Vec::new();
    for ruling in &catalog().rulings {
        for option in ruling.texts.keys().chain(ruling.ability_price.keys()) {
            let mut rulings = Rulings::default();
            rulings.set(ruling.id.clone(), option.clone());
            out.push((ruling, rulings));
        }
    }
    out
}

fn lines(words: &Wording, card: &CardRef) -> String {
    let lines = words.card_lines(catalog(), card);
    let parts = words.card_parts(catalog(), card);
    format!("{lines:?} {parts:?}")
}

#[test]
fn every_change_is_seen_on_some_cards_and_on_no_others() {
    for lang in Lang::ALL {
        let plain = Wording::get(lang);
        for (ruling, rulings) in changing() {
            let house = Wording::under(lang, &rulings, &catalog().rulings);
            let cards = catalog().cards();
            let changed: Vec<&CardRef> = cards
                .iter()
                .filter(|card| lines(plain, card) != lines(&house, card))
                .collect();
            assert!(
                (1..=2).contains(&changed.len()),
                "{}: {changed:?}",
                ruling.id
            );
        }
        assert_eq!(plain.faults(), 0);
    }
}

#[test]
fn the_default_option_named_outright_changes_nothing() {
    let named = Rulings::default()
        .settle(&catalog().rulings)
        .expect("all are defaults");
    for lang in Lang::ALL {
        let house = Wording::under(lang, &named, &catalog().rulings);
        assert!(std::ptr::eq(&*house, Wording::get(lang)));
    }
}

#[test]
fn each_card_says_what_its_table_plays() {
    let ability = |id: &str| CardRef::Ability(id.into());
    let cases = [
        (
            Reading::HuntShuffles,
            ability("the_hunt"),
            "shuffle the top Beast card",
            "in den Jagdstapel",
        ),
        (
            Reading::ScoutedUnder,
            ability("reconnaissance"),
            "the others under the stack",
            "unter den Stapel",
        ),
        (
            Reading::HandymanForAll,
            ability("handyman"),
            "(brown) for Build this round",
            "Spielstein mehr zum Bauen",
        ),
        (
            Reading::HowlingRemoves,
            CardRef::Event("howling_from_the_woods".into()),
            "remove the others from the game",
            "aus dem Spiel",
        ),
        (
            Reading::AidsOnFailure,
            CardRef::Invention("basket".into()),
            "even if that Gather fails",
            "auch wenn sie misslingt",
        ),
        (
            Reading::TreasureNeedsSource,
            CardRef::Mystery("hatchet".into()),
            "on the camp tile.",
            "mit dem Lager legen.",
        ),
        (
            Reading::PileGoesOn,
            CardRef::Invention("mast".into()),
            "even if a stage was filled",
            "auch wenn diese Runde schon",
        ),
    ];
    for (reading, card, english, german) in cases {
        let rulings = Rulings::default().with(reading);
        for (lang, wanted) in [(Lang::En, english), (Lang::De, german)] {
            let plain = Wording::get(lang).card_lines(catalog(), &card).join("\n");
            let house = Wording::under(lang, &rulings, &catalog().rulings);
            let text = house.card_lines(catalog(), &card).join("\n");
            assert!(text.contains(wanted), "{reading:?}: {text}");
            assert!(!plain.contains(wanted), "{reading:?}: {plain}");
        }
    }
}

/// Ruling defensive-plan-price: the price on the card is the one that is paid.
#[test]
fn defensive_plan_prints_the_price_of_its_table() {
    let mut table = Table::of(&["soldier"]);
    let card = CardRef::Ability("defensive_plan".into());
    let usable = Usable::Ability("defensive_plan".into());
    for (option, price) in [("three", "3 ⭐"), ("two", "2 ⭐")] {
        table
            .s
            .rulings
            .set("defensive-plan-price".into(), option.into());
        let view = Island::view(catalog(), &table.s, None);
        for lang in Lang::ALL {
            let words = Words::new(lang, catalog(), &view);
            let text = words.wording().card_lines(catalog(), &card).join(" ");
            assert!(text.contains(price), "{option}: {text}");
            let help = words.usable_help(&usable);
            assert!(help.contains(price), "{option}: {help}");
            // The signs of the picture follow.
            let parts = format!("{:?}", words.wording().card_parts(catalog(), &card));
            let n = price.split(' ').next().expect("a number");
            assert!(
                parts.contains(&format!("amount: Of({n})")),
                "{option}: {parts}"
            );
        }
    }
}
