//! The pictures of the roll-and-write game: complete, always alike, nothing beside its box, in both languages.

mod drawn;
#[path = "../samples/rollwrite.rs"]
mod samples;

use castaway_kernel::Seat;
use castaway_render::{
    ALT_LIMIT, Painter,
    rollwrite::{
        BoardInput, PlainSheet, Reach, ResultCard, RollWriteLabels, SHEET_WIDTH, SheetWord,
        board_svg, reading_order, result_svg, rollwrite_alt,
    },
};
use castaway_rollwrite::{
    catalog::Catalog,
    content::Goal,
    hex::Hex,
    ids::{Item, Resource, Task},
    map::Map,
    view::View,
};
use drawn::{
    moment::{small, small_reach},
    panes, texts,
};

/// Words that no box was made for.
struct Endless;

const ENDLESS: &str = "Donaudampfschifffahrtsgesellschaft & <Söhne> \u{1f334} Überlebenspunkte";

impl RollWriteLabels for Endless {
    fn ui(&self, _: SheetWord) -> String {
        ENDLESS.repeat(3)
    }
    fn resource(&self, _: Resource) -> String {
        ENDLESS.to_owned()
    }
    fn task(&self, _: Task) -> String {
        ENDLESS.to_owned()
    }
    fn item(&self, _: Item) -> String {
        ENDLESS.to_owned()
    }
    fn goal(&self, _: &Goal) -> String {
        ENDLESS.repeat(2)
    }
    fn player(&self, _: Seat) -> String {
        ENDLESS.repeat(2)
    }
}

fn catalog() -> Catalog {
    Catalog::load().expect("the content is whole")
}

fn input<'a>(
    catalog: &'a Catalog,
    view: &'a View,
    reach: &'a [Reach],
    labels: &'a dyn RollWriteLabels,
) -> BoardInput<'a> {
    BoardInput {
        catalog,
        view,
        island: "Lantern Reach",
        scenario: "Crown of the Reef + Winter Store · harsh",
        reach,
        labels,
    }
}

/// The words of every language, and some that nobody would write.
fn languages() -> Vec<(&'static str, Box<dyn RollWriteLabels>)> {
    vec![
        ("plain", Box::new(PlainSheet)),
        ("en", Box::new(samples::Words::english())),
        ("de", Box::new(samples::Words::german())),
        ("endless", Box::new(Endless)),
    ]
}

/// Every situation in every language as text, with what it is.
fn pictures() -> Vec<(String, String)> {
    let catalog = catalog();
    let mut all = samples::all(&catalog);
    all.push(samples::Situation {
        name: "small".to_owned(),
        view: small(),
        reach: small_reach(),
    });
    let mut out = Vec::new();
    for situation in &all {
        for (language, labels) in languages() {
            let input = input(&catalog, &situation.view, &situation.reach, labels.as_ref());
            out.push((format!("{} {language}", situation.name), board_svg(&input)));
        }
    }
    out
}

#[test]
fn every_situation_becomes_a_file_of_the_right_width() {
    let (painter, catalog) = (Painter::new().expect("fonts"), catalog());
    let words = samples::Words::german();
    for situation in samples::all(&catalog) {
        let input = input(&catalog, &situation.view, &situation.reach, &words);
        let file = painter.rollwrite_png(&input).expect("a picture");
        assert!(
            file.len() < 500_000,
            "{}: {} bytes",
            situation.name,
            file.len()
        );
        let decoder = png::Decoder::new(std::io::Cursor::new(file));
        let reader = decoder.read_info().expect("a file");
        assert_eq!(reader.info().width, SHEET_WIDTH);
    }
    for (_, card) in samples::results() {
        assert!(painter.result_png(&card).expect("a card").len() < 100_000);
    }
}

#[test]
fn no_number_is_broken() {
    for (name, svg) in pictures() {
        for word in ["NaN", "inf", "\"\"", "=\"-0\""] {
            assert!(!svg.contains(word), "{name} contains {word}");
        }
    }
}

/// The smallest box around a text holds all of it, and no two texts touch.
#[test]
fn texts_stay_in_their_boxes() {
    for (name, svg) in pictures() {
        let (texts, panes) = (texts(&svg), panes(&svg));
        for text in &texts {
            let (x, y) = ((text.left + text.right) / 2.0, text.y - text.size * 0.3);
            let around = panes
                .iter()
                .filter(|p| (p.x..p.x + p.w).contains(&x) && (p.y..p.y + p.h).contains(&y));
            let pane = around.min_by(|a, b| (a.w * a.h).total_cmp(&(b.w * b.h)));
            let pane = pane.expect("a text on the sheet");
            assert!(
                text.left >= pane.x && text.right <= pane.x + pane.w,
                "{name}: {} leaves its box",
                text.text
            );
            assert!(
                text.y - text.size * 0.72 >= pane.y && text.y + text.size * 0.1 <= pane.y + pane.h,
                "{name}: {} is too high for its box",
                text.text
            );
            assert!(text.size >= 18.0, "{name}: {} is too small", text.text);
        }
        for (i, a) in texts.iter().enumerate() {
            for b in texts.iter().skip(i + 1) {
                let apart = a.right <= b.left
                    || b.right <= a.left
                    || a.y - a.size * 0.7 >= b.y
                    || b.y - b.size * 0.7 >= a.y;
                assert!(apart, "{name}: {} and {} touch", a.text, b.text);
            }
        }
    }
}

/// With the words of the game nothing is cut, and every letter is in its font.
#[test]
fn the_words_of_the_game_are_whole() {
    for (name, svg) in pictures() {
        if name.ends_with("endless") {
            continue;
        }
        for text in texts(&svg) {
            assert!(
                !text.text.contains('\u{2026}'),
                "{name}: {} is cut",
                text.text
            );
            let drawn = text.text.chars().all(|c| text.face.covers(c));
            assert!(drawn, "{name}: {} has unknown letters", text.text);
        }
    }
}

/// Every goal of every scenario fits in both languages.
#[test]
fn every_scenario_fits() {
    let catalog = catalog();
    for labels in [samples::Words::english(), samples::Words::german()] {
        for scenario in &catalog.scenarios {
            let mut view = small();
            view.charter.goals.clone_from(&scenario.goals);
            view.charter.days = scenario.days;
            view.charter.hindrances.clone_from(&scenario.hindrances);
            let svg = board_svg(&input(&catalog, &view, &[], &labels));
            for text in texts(&svg) {
                let whole = !text.text.contains('\u{2026}');
                assert!(whole, "{}: {} is cut", scenario.id, text.text);
            }
        }
    }
}

#[test]
fn result_cards_fit() {
    let long = ResultCard {
        over: ENDLESS.repeat(3),
        island: ENDLESS.to_owned(),
        scenario: ENDLESS.repeat(2),
        points: u16::MAX,
        points_word: ENDLESS.to_owned(),
        medal_word: ENDLESS.repeat(2),
        met_word: ENDLESS.repeat(2),
        days: 255,
        days_limit: 255,
        days_word: ENDLESS.repeat(2),
        foot: ENDLESS.repeat(3),
        ..ResultCard::default()
    };
    let empty = ResultCard::default();
    let cards = samples::results();
    let all = cards.iter().map(|(_, card)| card).chain([&long, &empty]);
    for card in all {
        for text in texts(&result_svg(card)) {
            assert!(text.left >= 24.0 && text.right <= 876.0, "{}", text.text);
        }
    }
}

/// An island that was drawn before gives the same file.
#[test]
fn a_ground_that_is_kept_changes_nothing() {
    let catalog = catalog();
    let (view, reach) = (small(), small_reach());
    let first = Painter::new().expect("fonts");
    let mut files = Vec::new();
    for reach in [&[], reach.as_slice(), reach.as_slice()] {
        let input = input(&catalog, &view, reach, &PlainSheet);
        files.push(first.rollwrite_png(&input).expect("a picture"));
    }
    let input = input(&catalog, &view, &reach, &PlainSheet);
    let fresh = Painter::new().expect("fonts").rollwrite_png(&input);
    let fresh = fresh.expect("a picture");
    assert_eq!(files.get(1), Some(&fresh));
    assert_eq!(files.get(2), Some(&fresh));
    assert_ne!(files.first(), Some(&fresh));
}

/// Whatever a view holds, a picture comes of it.
#[test]
fn odd_views_are_drawn_too() {
    let (painter, catalog) = (Painter::new().expect("fonts"), catalog());
    let mut view = small();
    view.day = 255;
    view.charter.days = 255;
    view.map = Map::empty(255, 1);
    view.goals.clear();
    view.scores.scores.clear();
    view.asked = Some(Seat(9));
    for player in &mut view.players {
        player.at = Some(Hex::new(250, 250));
        player.health = 255;
        player.crystals = 255;
        player.masks = 255;
        player.masks_used = 255;
        player.smokes = 255;
        player.survival = u16::MAX;
        player.stock.wood = u16::MAX;
    }
    let reach = vec![Reach {
        at: Hex::new(255, 255),
        serves: true,
        dice: 255,
    }];
    assert!(
        painter
            .rollwrite_png(&input(&catalog, &view, &reach, &Endless))
            .is_ok()
    );
    view.map = Map::empty(0, 0);
    view.players.clear();
    assert!(
        painter
            .rollwrite_png(&input(&catalog, &view, &reach, &Endless))
            .is_ok()
    );
    assert!(
        rollwrite_alt(&input(&catalog, &view, &reach, &Endless))
            .chars()
            .count()
            <= ALT_LIMIT
    );
}

/// Numbers given in this order are found quickly.
#[test]
fn reading_order_runs_along_the_lines_of_the_picture() {
    let wide = Map::empty(5, 3);
    let mut all: Vec<Hex> = wide.hexes().collect();
    all.sort_by_key(|at| reading_order(&wide, *at));
    assert_eq!(all.first(), Some(&Hex::new(0, 2)));
    assert_eq!(all.get(1), Some(&Hex::new(0, 1)));
    assert_eq!(all.get(3), Some(&Hex::new(1, 2)));
    let high = Map::empty(2, 4);
    let mut all: Vec<Hex> = high.hexes().collect();
    all.sort_by_key(|at| reading_order(&high, *at));
    // Even columns lie lower.
    assert_eq!(all.first(), Some(&Hex::new(1, 0)));
    assert_eq!(all.get(1), Some(&Hex::new(0, 0)));
}

#[test]
fn pictures_are_as_they_were() {
    let catalog = catalog();
    let (view, reach) = (small(), small_reach());
    let input = input(&catalog, &view, &reach, &PlainSheet);
    assert_eq!(board_svg(&input), board_svg(&input));
    insta::assert_snapshot!("small", board_svg(&input));
    insta::assert_snapshot!("alt", rollwrite_alt(&input));
    let cards = samples::results();
    let (_, card) = cards.first().expect("a card");
    insta::assert_snapshot!("result", result_svg(card));
}
