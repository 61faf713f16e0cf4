//! The card of a shared island: every name and number is on it, and nothing stands in the way of anything.

#[allow(dead_code, reason = "every test file uses a part of it")]
mod drawn;
#[path = "../samples/rollwrite.rs"]
mod samples;

use castaway_kernel::Seat;
use castaway_render::{
    Painter,
    rollwrite::{PartyCard, PartyEnd, PartyRow, party_svg},
};
use castaway_rollwrite::hex::Hex;
use drawn::texts;

fn card(people: u8, name: &str) -> PartyCard {
    let ends = [
        PartyEnd::Met,
        PartyEnd::Failed,
        PartyEnd::Dead,
        PartyEnd::Met,
    ];
    let rows = (0..people).map(|seat| PartyRow {
        place: usize::from(seat) + 1,
        seat: Seat(seat),
        name: format!("{name}{seat}"),
        points: 140 - 30 * u16::from(seat),
        end: ends[usize::from(seat)],
        steps: (1..5).map(|row| Hex::new(seat + 2, row + seat)).collect(),
    });
    PartyCard {
        over: "A shared island".to_owned(),
        island: "Lantern Reach".to_owned(),
        scenario: "Crown of the Reef".to_owned(),
        rows: rows.collect(),
        land: (1..9)
            .flat_map(|col| (1..8).map(move |row| Hex::new(col, row)))
            .collect(),
    }
}

#[test]
fn everybody_stands_on_it_with_place_name_and_points() {
    for people in 2..=4 {
        let card = card(people, "Robin");
        let svg = party_svg(&card);
        let all: Vec<String> = texts(&svg).into_iter().map(|t| t.text).collect();
        for row in &card.rows {
            for word in [
                format!("{}.", row.place),
                row.name.clone(),
                row.points.to_string(),
            ] {
                assert!(all.contains(&word), "{people} {word}: {all:?}");
            }
        }
        for broken in ["NaN", "inf", "\"\""] {
            assert!(!svg.contains(broken), "{broken}");
        }
    }
}

#[test]
fn long_names_give_way_to_points_and_island() {
    let long = "Donaudampfschifffahrtskapitän \u{1f334} & <Söhne> ".repeat(3);
    let mut card = card(4, &long);
    card.island.clone_from(&long);
    card.scenario = long.repeat(2);
    card.over = long;
    for row in &mut card.rows {
        row.points = u16::MAX;
    }
    let all = texts(&party_svg(&card));
    for text in &all {
        assert!(text.left >= 24.0 && text.right <= 876.0, "{}", text.text);
    }
    // Whoever is called in letters that the fonts lack is told by the number.
    card.rows[0].name = "\u{1f334}".to_owned();
    let all = texts(&party_svg(&card));
    assert!(all.iter().any(|text| text.text == "1"));
}

#[test]
fn it_becomes_a_file() {
    let painter = Painter::new().expect("fonts");
    for card in [card(2, "Robin"), card(4, "Mary"), PartyCard::default()] {
        let file = painter.party_png(&card).expect("a card");
        assert!(file.len() < 100_000, "{}", file.len());
    }
}
