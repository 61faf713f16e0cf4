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

/// What stands in the panels beside the island: how far down, and the words.
fn beside(svg: &str) -> Vec<(f32, String)> {
    let number = |line: &str, name: &str| -> Option<f32> {
        let rest = line.split(&format!(" {name}=\"")).nth(1)?;
        rest.split('"').next()?.parse().ok()
    };
    let words = |line: &str| {
        let (_, rest) = line.split_once('>')?;
        Some(rest.split_once('<')?.0.to_owned())
    };
    let texts = svg.lines().filter(|line| line.starts_with("<text"));
    let placed = texts.map(|line| {
        let at = (number(line, "x"), number(line, "y"));
        let (x, y) = at.0.zip(at.1).expect("a place");
        (x, y, words(line).expect("words"))
    });
    let panels = placed.filter(|(x, y, _)| *x > 620.0 && (104.0..564.0).contains(y));
    panels.map(|(_, y, words)| (y, words)).collect()
}

#[test]
fn long_turning_points_are_wrapped() {
    let (_, view, card) = samples::endings().remove(1);
    let all = beside(&end_svg(&view, &samples::German, &card));
    let told: Vec<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
    let told = told.join(" ");
    assert!(!told.contains('\u{2026}'), "{told}");
    let turns = card.turns.iter().map(|(round, _)| *round);
    assert_eq!(turned(&card, &told), turns.collect::<Vec<u8>>(), "{told}");
}

/// The rounds of the turning points that are told whole, one after the other in their order.
fn turned(card: &EndCard, told: &str) -> Vec<u8> {
    let mut rest = told;
    let mut all = Vec::new();
    for (round, text) in &card.turns {
        if let Some((_, after)) = rest.split_once(&format!("{round} {text}")) {
            all.push(*round);
            rest = after;
        }
    }
    all
}

#[test]
fn where_there_is_too_much_the_story_and_the_last_turn_are_whole_and_no_line_lies_on_another() {
    let (_, view, card) = samples::endings().remove(1);
    let long = |round: u8| {
        let wounds = round + 5;
        format!("{wounds} Wunden in einer Runde, davon 4 durch das Raubtier, das umherstreift")
    };
    let card = EndCard {
        story: vec![
            "Der Entdecker ist in Runde 11 von 12 gestorben: der Kampf gegen das Raubtier, das umherstreift.".into(),
            "Auf dem Holzstoß lagen 13 von 15 Holz, und das Feuer, das die Schiffe rufen sollte, war nicht gebaut.".into(),
        ],
        turns: (1..=5).map(|round| (round, long(round))).collect(),
        deeds: vec![card.deeds[0].clone(); 5],
        ..card
    };
    let mut all = beside(&end_svg(&view, &samples::German, &card));
    let told: Vec<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
    let told = told.join(" ");
    assert!(!told.contains('\u{2026}'), "{told}");
    let story = card.story.join(" ");
    assert!(told.contains(&story), "{story} in {told}");
    let turns = turned(&card, &told);
    assert!(
        turns.ends_with(&[5]) && turns.len() < 5,
        "{turns:?}: {told}"
    );
    assert_eq!(
        told.matches("in einer Runde").count(),
        turns.len(),
        "{told}"
    );
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut lines: Vec<f32> = all.iter().map(|(y, _)| *y).collect();
    lines.dedup();
    for pair in lines.windows(2) {
        assert!(pair[1] - pair[0] >= 22.0, "{pair:?} of {all:?}");
    }
}

#[test]
fn an_earlier_turn_goes_before_a_later_one_is_shortened() {
    let (_, view, card) = samples::endings().remove(1);
    let long = |round: u8| {
        let wounds = round + 5;
        format!(
            "{wounds} Wunden in einer Runde, davon 4 durch das Raubtier, das seit Tagen um das Lager streift und nicht weicht"
        )
    };
    let card = EndCard {
        story: vec!["Der Entdecker ist gestorben.".into()],
        turns: (1..=5).map(|round| (round, long(round))).collect(),
        deeds: vec![card.deeds[0].clone(); 2],
        ..card
    };
    let all = beside(&end_svg(&view, &samples::German, &card));
    let told: Vec<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
    let told = told.join(" ");
    assert!(!told.contains('\u{2026}'), "{told}");
    let turns = turned(&card, &told);
    assert!(
        turns.ends_with(&[4, 5]) && turns.len() < 5,
        "{turns:?}: {told}"
    );
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

#[test]
fn the_row_of_rounds_says_what_its_hearts_mean() {
    let (_, view, card) = samples::endings().remove(0);
    let word = "The wounds of each round";
    let plain = end_svg(&view, &samples::English, &card);
    let card = EndCard {
        rounds_word: word.into(),
        ..card
    };
    let told = end_svg(&view, &samples::English, &card);
    assert!(told.contains(word) && !plain.contains(word), "{told}");
    for size in sizes(&told) {
        assert!(size >= 22.0, "{size}");
    }
}
