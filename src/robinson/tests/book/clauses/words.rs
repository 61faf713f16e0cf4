//! Card texts that say all that the engine does.

use castaway_clause::clause;
use castaway_robinson::{
    effect::Passive,
    ids::Deck,
    rulings::{Reading, Rulings},
    task::CardRef,
    text::{Lang, Wording},
};

use crate::table::catalog;

fn lines(lang: Lang, card: &CardRef, rulings: &Rulings) -> String {
    Wording::under(lang, rulings, &catalog().rulings)
        .card_lines(catalog(), card)
        .join("\n")
}

#[test]
#[clause(id = "R-CARD-5", says = "the Bed says that it serves no Friday and no Hammock beside it", lies = Table)]
#[clause(id = "R-CARD-25", says = "the Hammock says the same", lies = Table)]
fn bed_and_hammock_say_it_all() {
    let none = Rulings::default();
    let both = Rulings::default().with(Reading::BedAndHammock);
    for card in [
        CardRef::Invention("bed".into()),
        CardRef::Mystery("hammock".into()),
    ] {
        for (lang, friday, alone, together) in [
            (Lang::En, "Friday", "do not add up", "Hammock add up"),
            (Lang::De, "Freitag", "nicht zusammen", "aber zusammen"),
        ] {
            let plain = lines(lang, &card, &none);
            assert!(plain.contains(friday) && plain.contains(alone), "{plain}");
            assert!(lines(lang, &card, &both).contains(together));
        }
    }
    let rests = |p: &Passive| matches!(p, Passive::Rest { .. });
    let beds = catalog().inventions.values().flat_map(|i| &i.passive);
    assert_eq!(beds.filter(|p| rests(p)).count(), 1, "one Bed is named");
}

#[test]
#[clause(id = "R-DICE-7", says = "Shortage says that a failed Gather is paid too, by the other reading that it is not", lies = Table)]
fn shortage_says_it_all() {
    let card = CardRef::Adventure(Deck::Gather, "shortage".into());
    let lost = Rulings::default().with(Reading::BonusNeedsSuccess);
    for (lang, paid, only) in [
        (
            Lang::En,
            "even if the Gather failed",
            "if the gather succeeded",
        ),
        (
            Lang::De,
            "auch wenn das Sammeln misslingt",
            "ist das sammeln gelungen",
        ),
    ] {
        assert!(lines(lang, &card, &Rulings::default()).contains(paid));
        assert!(lines(lang, &card, &lost).to_lowercase().contains(only));
    }
}

#[test]
#[clause(id = "R-CARD-2", says = "Argument says that Friday counts as a player", lies = Table)]
fn argument_counts_friday() {
    let card = CardRef::Event("argument".into());
    for (lang, words) in [
        (
            Lang::En,
            ["Friday counts as a player", "a player and Friday"],
        ),
        (
            Lang::De,
            ["Freitag zählt als Spieler", "eines Spielers und Freitags"],
        ),
    ] {
        let text = lines(lang, &card, &Rulings::default());
        assert!(words.iter().all(|w| text.contains(w)), "{text}");
    }
}

#[test]
#[clause(id = "R-ABIL-18", says = "the card says when it cannot be used and what its palisade needs", lies = Table)]
#[clause(id = "R-ABIL-2", says = "the card says that it may be paid with the action", lies = Table)]
fn abilities_say_it_all() {
    for (lang, plan, shelter, saving) in [
        (
            Lang::En,
            "not between the reveal of a card and its effect",
            "with a built shelter",
            "as your action is paid for",
        ),
        (
            Lang::De,
            "nicht zwischen dem Aufdecken einer Karte und ihrem Effekt",
            "mit einem gebauten Unterschlupf",
            "wenn die eigene Aktion bezahlt wird",
        ),
    ] {
        let text = lines(
            lang,
            &CardRef::Ability("defensive_plan".into()),
            &Rulings::default(),
        );
        let small = text.to_lowercase();
        assert!(
            text.contains(plan) && small.contains(&shelter.to_lowercase()),
            "{text}"
        );
        let text = lines(
            lang,
            &CardRef::Ability("economical_construction".into()),
            &Rulings::default(),
        );
        assert!(text.contains(saving), "{text}");
    }
}
