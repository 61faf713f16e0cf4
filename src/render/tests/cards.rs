//! Every card can be drawn, in both languages, with all its words inside their boxes.

#[path = "../samples/cards.rs"]
mod cards;

use castaway_render::{CardKind, CardPicture, Painter, Typeface, card_svg, plain};
use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, Part, Role, Wording},
};

/// A text of a picture: what it says, in which face and size, and where it is.
struct Text<'a> {
    words: &'a str,
    face: Typeface,
    size: f32,
    left: f32,
    wide: f32,
    right: bool,
}

fn attribute<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let from = line.find(&format!(" {key}=\""))? + key.len() + 3;
    line.get(from..)?.split('"').next()
}

/// The texts of an SVG; slanted ones stand in a group of their own that carries their place.
fn texts(svg: &str) -> Vec<Text<'_>> {
    let mut out = Vec::new();
    let mut group = 0.0;
    for line in svg.lines() {
        if let Some(at) = line.strip_prefix("<g transform=\"translate(") {
            group = at
                .split(' ')
                .next()
                .and_then(|x| x.parse().ok())
                .unwrap_or(0.0);
        } else if line == "</g>" {
            group = 0.0;
        }
        if !line.starts_with("<text") {
            continue;
        }
        let number = |key| attribute(line, key).and_then(|v| v.parse::<f32>().ok());
        let face = match (
            attribute(line, "font-family"),
            attribute(line, "font-weight"),
        ) {
            (Some("Vollkorn"), _) => Typeface::Title,
            (_, Some("700")) => Typeface::Bold,
            _ => Typeface::Text,
        };
        let words = line
            .split('>')
            .nth(1)
            .and_then(|t| t.split('<').next())
            .unwrap_or_default();
        let size = number("font-size").expect(line);
        let wide = face.width(words, size);
        let x = number("x").expect(line) + group;
        let (left, right) = match attribute(line, "text-anchor") {
            Some("middle") => (x - wide / 2.0, false),
            _ => (x, true),
        };
        out.push(Text {
            words,
            face,
            size,
            left,
            wide,
            right,
        });
    }
    out
}

#[test]
fn no_word_leaves_its_box() {
    let all = cards::cards();
    assert!(all.len() > 500);
    for (name, card) in all {
        let svg = card_svg(&card);
        for text in texts(&svg) {
            let what = format!("{name} {}: {:?}", card.title, text.words);
            assert!(text.left >= 34.0, "{what}");
            // Running text ends before the box of its part does, everything else before the card.
            let end = if text.right {
                720.0 - 34.0 - 12.0
            } else {
                720.0 - 34.0
            };
            assert!(text.left + text.wide <= end, "{what}");
            assert!(!text.words.ends_with('\u{2026}'), "{what} is cut");
            assert!(text.size >= 18.0, "{what} is too small");
            let drawn = text.words.replace("&amp;", "&");
            assert!(
                drawn.chars().all(|c| text.face.covers(c)),
                "{what} lacks a letter"
            );
        }
    }
}

/// Red is the head of wreckage that threatens, as of the cards of the event deck, and of no other wreckage.
#[test]
fn wreckage_that_threatens_nothing_has_no_red_head() {
    let catalog = Catalog::load().expect("the content");
    let mut harmless = 0;
    for lang in Lang::ALL {
        for id in catalog.wreckage.keys() {
            let card = CardRef::Wreckage(id.clone());
            let picture = CardPicture::of(Wording::get(lang), &catalog, &card);
            let threats = |part: &&Part| part.role == Role::Threat;
            let mut lines = picture.parts.iter().filter(threats).flat_map(|p| &p.lines);
            let threatens = lines.any(|line| !line.signs.is_empty());
            let red = picture.kind == CardKind::Event;
            assert_eq!(threatens, red, "{lang:?} {id}");
            harmless += usize::from(!threatens);
        }
    }
    assert!(harmless > 0, "food crates threaten nothing");
}

/// The words of a picture are the words of the card, none lost in breaking lines.
#[test]
fn no_word_is_lost() {
    for (name, card) in cards::cards() {
        let svg = card_svg(&card).replace("&amp;", "&");
        let drawn: Vec<String> = texts(&svg)
            .iter()
            .flat_map(|t| {
                t.words
                    .split_whitespace()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            })
            .collect();
        let drawn = format!(" {} ", drawn.join(" "));
        for part in &card.parts {
            for line in &part.lines {
                for word in plain(&line.text).split_whitespace() {
                    assert!(drawn.contains(&format!(" {word} ")), "{name}: {word}");
                }
            }
        }
    }
}

/// Lines, icons and boxes lie on the card, in reading order.
#[test]
fn the_card_is_as_high_as_its_text() {
    for (name, card) in cards::cards() {
        let svg = card_svg(&card);
        let height = attribute(&svg, "height")
            .and_then(|h| h.parse::<f32>().ok())
            .expect("a height");
        // The sheet of a scenario holds the rules of a whole game.
        assert!((300.0..3600.0).contains(&height), "{name}: {height}");
        let last = svg
            .lines()
            .filter(|l| l.starts_with("<text"))
            .filter_map(|l| attribute(l, "y")?.parse::<f32>().ok())
            .fold(0.0, f32::max);
        assert!(last < height - 30.0, "{name}: {last} of {height}");
    }
}

#[test]
fn cards_become_files() {
    let painter = Painter::new().expect("the bundled fonts are readable");
    let all = cards::cards();
    let longest = all
        .iter()
        .max_by_key(|(_, card)| card_svg(card).len())
        .expect("cards");
    for (name, card) in [longest, &all[0], &all[200], &all[500]] {
        let file = painter.card_png(card).expect(name);
        assert!(file.len() < 260_000, "{name}: {} bytes", file.len());
        assert_eq!(file, painter.card_png(card).expect(name));
    }
}

#[test]
fn an_unknown_card_is_drawn_too() {
    let painter = Painter::new().expect("the bundled fonts are readable");
    let (_, mut card) = cards::cards().swap_remove(0);
    card.parts.clear();
    card.mood.clear();
    card.over.clear();
    card.title = "Donaudampfschifffahrtsgesellschaft & <S\u{f6}hne> \u{1f334}".repeat(5);
    assert!(painter.card_png(&card).is_ok());
    let width = CardPicture::WIDTH;
    assert_eq!(width, 720);
}

/// What a picture shows is said in its description: whole, short enough, without signs that are not spoken.
#[test]
fn cards_are_described() {
    for (name, card) in cards::cards() {
        let alt = card.alt();
        assert!(alt.chars().count() < castaway_render::ALT_LIMIT, "{name}");
        assert!(alt.contains(&card.title), "{name}: {alt}");
        assert_eq!(alt, plain(&alt), "{name}");
        assert!(!alt.contains("  ") && !alt.contains(".."), "{name}: {alt}");
    }
    let all = cards::cards();
    let crates = all.iter().find(|(_, c)| c.title == "Food Crates");
    let (_, crates) = crates.expect("the crates");
    assert!(crates.alt().starts_with(
        "Wreckage. Food Crates. Threat Action \u{201c}Expedition for Food\u{201d}: 1 pawn, then gain 1 food"
    ));
}

#[test]
fn letters_without_a_glyph_are_left_out() {
    assert_eq!(plain("discard 1 \u{1f356} food"), "discard 1 food");
    assert_eq!(plain("roof \u{2212}1"), "roof \u{2013}1");
}
