//! The window of a panel with a card beside the island.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{CardPicture, Plain, Typeface, with_card_svg};
use castaway_robinson::text::Role;

/// The boxes of people in the rows that stand lowest below the island, from the last row up.
fn lowest(svg: &str) -> [usize; 2] {
    let boxes = svg.lines().filter(|line| line.starts_with("<rect"));
    let boxes: Vec<&str> = boxes.collect();
    ["638", "582"].map(|y| {
        let there = format!(" y=\"{y}\"");
        let high = |line: &&&str| line.contains(&there) && line.contains(" height=\"50\"");
        boxes.iter().filter(high).count()
    })
}

#[test]
fn beside_a_card_people_share_rows_so_that_the_island_keeps_its_height() {
    let (_, card) = samples::cards().remove(0);
    let mut view = samples::start(&["carpenter", "cook", "soldier"]);
    for (people, rows) in [(1, [1, 0]), (2, [2, 0]), (3, [3, 0])] {
        let mut view = view.clone();
        view.people.truncate(people);
        let svg = with_card_svg(&view, &Plain, &card);
        assert_eq!(lowest(&svg), rows, "{people}");
    }
    // One more: two rows of two.
    let first = view.people.first().cloned();
    view.people.extend(first);
    assert_eq!(lowest(&with_card_svg(&view, &Plain, &card)), [2, 2]);
}

fn attribute<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let from = line.find(&format!(" {key}=\""))? + key.len() + 3;
    line.get(from..)?.split('"').next()
}

fn number(line: &str, key: &str) -> f32 {
    let value = attribute(line, key).and_then(|value| value.parse().ok());
    value.unwrap_or_else(|| panic!("{key} of {line}"))
}

/// The width of a card there, and how high it may be.
const CARD: (f32, f32) = (520.0, 574.0);

/// Checks what is drawn of a card: each letter is large enough to be read unopened, and nothing leaves the card. Gives its words.
fn words_of(name: &str, svg: &str) -> Vec<String> {
    let scale = CARD.0 / 720.0;
    // The card is drawn last.
    let (_, card) = svg.split_once(" scale(0.7222)\">").expect("a card");
    let mut words = Vec::new();
    for line in card.lines().filter(|line| line.starts_with("<text")) {
        let size = number(line, "font-size");
        assert!(size * scale > 21.9, "{name}: {line}");
        let said = line.split('>').nth(1).and_then(|t| t.split('<').next());
        let said = said.unwrap_or_default().replace("&amp;", "&");
        let face = match (
            attribute(line, "font-family"),
            attribute(line, "font-weight"),
        ) {
            (Some("Vollkorn"), _) => Typeface::Title,
            (_, Some("700")) => Typeface::Bold,
            _ => Typeface::Text,
        };
        let wide = face.width(&said, size);
        let x = number(line, "x");
        let left = match attribute(line, "text-anchor") {
            Some("middle") => x - wide / 2.0,
            _ => x,
        };
        assert!(
            left >= 34.0 && left + wide <= 720.0 - 34.0,
            "{name}: {line}"
        );
        // A name or a heading is never cut.
        let whole = face == Typeface::Text || !said.ends_with('\u{2026}');
        assert!(whole, "{name}: {line}");
        words.push(said);
    }
    let frame = card.lines().find(|line| line.contains("<rect"));
    let frame = frame.expect("a frame");
    let bottom = number(frame, "y") + number(frame, "height");
    assert!(bottom * scale <= CARD.1 + 0.5, "{name}: {bottom}");
    let last = card.lines().filter(|line| line.starts_with("<text"));
    let last = last.map(|line| number(line, "y")).fold(0.0, f32::max);
    assert!(last <= bottom - 20.0, "{name}: {last} of {bottom}");
    words
}

#[test]
fn every_card_beside_the_island_can_be_read_without_opening_the_picture() {
    let view = samples::start(&["carpenter", "cook"]);
    let (mut drawn, mut cut) = (0, 0);
    for (name, card) in samples::cards() {
        for card in [card.clone(), card.come_back()] {
            let words = words_of(&name, &with_card_svg(&view, &Plain, &card));
            assert!(words.len() > 1, "{name}: {words:?}");
            let short = words.iter().any(|said| said.ends_with('\u{2026}'));
            cut += usize::from(short);
            drawn += 1;
        }
    }
    assert!(drawn > 1000, "{drawn}");
    // Long ones are the sheets of scenarios and some with a threat.
    assert!(cut * 4 < drawn, "{cut} of {drawn}");
}

#[test]
fn beside_the_island_a_card_says_what_counts_now() {
    let view = samples::start(&["carpenter", "cook"]);
    let halves = |card: &CardPicture| {
        let has = |role: Role| card.parts.iter().any(|part| part.role == role);
        has(Role::Now) && has(Role::Later)
    };
    let mut seen = 0;
    for (name, card) in samples::cards() {
        if !halves(&card) {
            continue;
        }
        let heading = |role: Role| {
            let mut parts = card.parts.iter().filter(|part| part.role == role);
            parts
                .next()
                .map(|part| castaway_render::plain(&part.heading))
        };
        let (now, later) = (heading(Role::Now), heading(Role::Later));
        let (Some(now), Some(later)) = (now, later) else {
            continue;
        };
        if now.is_empty() || later.is_empty() || now == later {
            continue;
        }
        let first = words_of(&name, &with_card_svg(&view, &Plain, &card)).join(" ");
        let back = card.clone().come_back();
        let back = words_of(&name, &with_card_svg(&view, &Plain, &back)).join(" ");
        assert!(!first.contains(&later), "{name}: {first}");
        assert!(back.contains(&later), "{name}: {back}");
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}
