//! The card of a world that was explored: always alike, legible on a phone, and without what lies on its tiles.

#[allow(dead_code, reason = "every test file uses a part of it")]
mod drawn;

use castaway_discover::{Discover, catalog::Catalog, hex::Hex, setup::Setup};
use castaway_kernel::{Game, Seat};
use castaway_render::{
    Painter,
    discover::{ExploredCard, ExploredRow, explored},
};
use drawn::{ENDLESS, texts};

/// A card with these words everywhere, for so many.
fn card(words: &str, seats: u8) -> ExploredCard {
    let catalog = Catalog::load().expect("sound content");
    let begun = Discover::create(&catalog, &Setup::new("q_march", seats, 5), 1);
    let world = begun.unwrap_or_else(|_| panic!("no world")).state.world;
    let land: Vec<Hex> = world.tiles.iter().map(|tile| tile.at).collect();
    let row = |seat: u8| ExploredRow {
        seat: Seat(seat),
        name: words.to_owned(),
        character: words.to_owned(),
        out: seat.is_multiple_of(2),
        word: words.to_owned(),
        trail: land
            .iter()
            .skip(usize::from(seat))
            .step_by(3)
            .copied()
            .collect(),
    };
    ExploredCard {
        over: words.to_owned(),
        quest: words.to_owned(),
        outcome: words.to_owned(),
        won: true,
        rows: (0..seats).map(row).collect(),
        proud: words.to_owned(),
        land,
    }
}

#[test]
fn texts_can_be_read_on_a_phone_and_stay_in_the_picture() {
    for words in [
        ENDLESS.repeat(3),
        "Mara".to_owned(),
        String::new(),
        "\u{1f9ed}<&>".to_owned(),
    ] {
        for seats in 1..=4 {
            let svg = explored(&card(&words, seats));
            assert_eq!(svg, explored(&card(&words, seats)));
            for text in texts(&svg) {
                // 1200 are shown as 400.
                assert!(text.size >= 33.0, "{}", text.text);
                assert!(text.left >= 22.0 && text.right <= 1178.0, "{}", text.text);
                assert!(text.y < 618.0, "{}", text.text);
            }
        }
    }
}

#[test]
fn a_card_becomes_a_file_and_one_without_anything_too() {
    let painter = Painter::new().expect("fonts");
    for card in [card("Mara", 4), ExploredCard::default()] {
        assert!(painter.explored_png(&card).expect("a picture").len() > 1_000);
    }
}
