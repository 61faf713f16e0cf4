//! The signs of every card, which become icons: computed from its effects, and saying what its words say.

use crate::words::words;
use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, PartLine, SignAmount, Style, Wording},
};

/// Every line of a picture is said in the running text too, so that nobody who cannot see it misses anything.
#[test]
fn pictures_and_text_say_the_same() {
    let catalog = Catalog::load().expect("content loads");
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        for card in catalog.cards() {
            let said = words.card_lines(&catalog, &card).join(" ").to_lowercase();
            for part in words.card_parts(&catalog, &card) {
                assert!(!part.lines.is_empty(), "{card:?}");
                for line in part.lines {
                    let text = line.text.to_lowercase();
                    let text = text.trim_end_matches('.');
                    // Sentences of one action are joined with semicolons or "and" in running text.
                    let there = said.contains(text)
                        || text.split(". ").all(|s| said.contains(s))
                        || line.style == Style::Note && part.said.len() == 1;
                    assert!(there, "{lang:?} {card:?}: {text:?} not in {said:?}");
                }
            }
        }
    }
}

/// The numbers of a line's signs are the numbers of its words.
#[test]
fn signs_and_words_have_the_same_numbers() {
    let catalog = Catalog::load().expect("content loads");
    for lang in Lang::ALL {
        let wording = Wording::get(lang);
        for card in catalog.cards() {
            for part in wording.card_parts(&catalog, &card) {
                for line in &part.lines {
                    agree(line, &card);
                }
            }
        }
    }
}

fn agree(line: &PartLine, card: &CardRef) {
    let numbers: Vec<u8> = words(&line.text)
        .iter()
        .filter_map(|w| w.parse().ok())
        .collect();
    for mark in &line.signs {
        match mark.amount {
            SignAmount::Of(n)
            | SignAmount::AtLeast(n)
            | SignAmount::Below(n)
            | SignAmount::Plus(n)
            | SignAmount::Minus(n) => assert!(
                numbers.contains(&n),
                "{card:?}: {mark} is not in {:?}",
                line.text
            ),
            SignAmount::Plain | SignAmount::Half | SignAmount::None => {}
        }
    }
}

/// A line that changes something has a sign.
#[test]
fn lines_have_signs() {
    let catalog = Catalog::load().expect("content loads");
    let wording = Wording::get(Lang::En);
    let mut bare = Vec::new();
    for card in catalog.cards() {
        for part in wording.card_parts(&catalog, &card) {
            for line in part.lines {
                let needs = match line.style {
                    Style::Plain => {
                        line.text != "Nothing happens."
                            && !line.text.ends_with(": no weather dice.")
                    }
                    Style::Cost => line.text != "Cost: free.",
                    Style::Option => {
                        !line.text.starts_with("Discard this card")
                            && !line.text.starts_with("Do nothing")
                    }
                    Style::Note => false,
                };
                if needs && line.signs.is_empty() {
                    bare.push(line.text);
                }
            }
        }
    }
    assert_eq!(bare, [] as [String; 0]);
}

fn signs(card: &CardRef) -> Vec<String> {
    let catalog = Catalog::load().expect("content loads");
    Wording::get(Lang::En)
        .card_parts(&catalog, card)
        .into_iter()
        .flat_map(|part| part.lines)
        .map(|line| {
            let signs: Vec<String> = line.signs.iter().map(ToString::to_string).collect();
            signs.join(", ")
        })
        .collect()
}

#[test]
fn signs_come_from_the_effects() {
    assert_eq!(
        signs(&CardRef::Event("unusually_cold_night".into())),
        [
            "Book",
            "−2 Res(Wood)",
            "Everyone, 1 Wound",
            "1 Pawn, 1 Res(Wood), Or, 1 Res(Fur)",
            "+1 Det",
            "Everyone, 1 Wound",
        ]
    );
    assert_eq!(
        signs(&CardRef::Event("high_water".into())),
        [
            "Token(Adventure), To, Deck(Gather)",
            "Token(Adventure), To, Deck(Explore)",
            "1 Pawn, 1 Res(Wood), Or, Item(Key(\"shovel\"))",
            "+2 Det",
            "no Res(Wood), no Res(Fur), no Res(Food), no Res(Npfood)",
            "no Production",
        ]
    );
    assert_eq!(
        signs(&CardRef::Beast("bear".into())),
        ["6 Strength", "−1 Track(Weapon), +5 Res(Food), +2 Res(Fur)"]
    );
    assert_eq!(
        signs(&CardRef::Mystery("saber".into())),
        ["Keep", "1 Wound, To, +3 Track(Weapon)", ""]
    );
}
