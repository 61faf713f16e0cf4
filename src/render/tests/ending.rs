//! The card of a game that is over: whole, readable in the window of the client, and always alike.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{EndCard, Painter, end_svg};

/// Sizes of all texts of a picture.
fn sizes(svg: &str) -> Vec<f32> {
    let texts = svg.lines().filter(|line| line.starts_with("<text"));
    let sizes = texts.map(|line| {
        let rest = line.split("font-size=\"").nth(1).expect("a size");
        rest.split('"')
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a number")
    });
    sizes.collect()
}

#[test]
fn every_text_can_be_read_where_the_client_shows_it_half_as_large() {
    for (name, view, card) in samples::endings() {
        let svg = end_svg(&view, &samples::English, &card);
        let sizes = sizes(&svg);
        assert!(!sizes.is_empty());
        for size in sizes {
            assert!(size >= 22.0, "{name}: {size}");
        }
    }
}

#[test]
fn the_card_tells_all_that_it_is_given() {
    let (_, view, card) = samples::endings().remove(0);
    let svg = end_svg(&view, &samples::English, &card);
    let texts = [card.title, card.over, card.past, card.turns_word];
    let told = card.turns.into_iter().map(|(_, text)| text);
    let counts = card.deeds.iter().flat_map(|deeds| deeds.done.values());
    let counts = counts.map(|n| format!(">{n}<"));
    for text in told.chain(texts).chain(counts) {
        assert!(svg.contains(&text), "{text}");
    }
    let words: Vec<&str> = card.story.iter().flat_map(|line| line.split(' ')).collect();
    for word in words {
        assert!(svg.contains(word), "{word}");
    }
}

#[test]
fn the_card_is_as_large_as_the_window_and_its_files_are_small() {
    let painter = Painter::new().expect("the bundled fonts are readable");
    for (name, view, card) in samples::endings() {
        let file = painter.end_png(&view, &samples::German, &card).expect(name);
        assert!(file.len() < 300_000, "{name}: {} bytes", file.len());
        let decoder = png::Decoder::new(std::io::Cursor::new(&file));
        let reader = decoder.read_info().expect(name);
        let size = (reader.info().width, reader.info().height);
        assert_eq!(size, (EndCard::WIDTH, EndCard::HEIGHT));
    }
}
