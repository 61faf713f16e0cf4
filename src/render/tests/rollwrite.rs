//! The pictures of the roll-and-write game: complete, always alike, nothing beside its box, in both languages.

mod drawn;
#[path = "rollwrite/end.rs"]
mod end;
#[path = "rollwrite/moment.rs"]
mod moment;
#[path = "../samples/rollwrite.rs"]
mod samples;

use castaway_kernel::{Game, Seat};
use castaway_render::{
    ALT_LIMIT, Layout, Painter, ResultCard, Typeface, result_svg,
    rollwrite::{
        BoardInput, PlainSheet, Reach, RollWriteLabels, SHEET_WIDTH, SheetWord, board_svg,
        reading_order, rollwrite_alt, window_letters,
    },
};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    content::Goal,
    hex::Hex,
    ids::{Item, Resource, Task},
    map::Map,
    view::{Charter, View},
};
use drawn::{ENDLESS, panes, texts};
use moment::{small, small_reach};

/// Words that no box was made for.
struct Endless;

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
    fn rules(&self, _: &Charter) -> Vec<String> {
        vec![ENDLESS.to_owned(); 3]
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
        layout: Layout::Full,
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
            for layout in [Layout::Full, Layout::Window] {
                let input = BoardInput { layout, ..input };
                let name = format!("{} {layout:?} {language}", situation.name);
                out.push((name, board_svg(&input)));
            }
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
        let input = BoardInput {
            layout: Layout::Window,
            ..input
        };
        let file = painter.rollwrite_png(&input).expect("a picture");
        let decoder = png::Decoder::new(std::io::Cursor::new(file));
        let reader = decoder.read_info().expect("a file");
        assert_eq!((reader.info().width, reader.info().height), (1100, 700));
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
            let least = if name.contains("Window") { 22.0 } else { 18.0 };
            assert!(text.size >= least, "{name}: {} is too small", text.text);
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
            // Names of people may be of any length; below the island there is room for a short one.
            let person = text.face == Typeface::Bold && name.contains("Window");
            assert!(
                person || !text.text.contains('\u{2026}'),
                "{name}: {} is cut",
                text.text
            );
            let drawn = text.text.chars().all(|c| text.face.covers(c));
            assert!(drawn, "{name}: {} has unknown letters", text.text);
        }
    }
}

/// Every goal of every scenario fits in both languages, and in a panel every rule of it too, in the first moment and later;
/// two scenarios together fit as well.
#[test]
fn every_scenario_fits() {
    let catalog = catalog();
    let all = catalog.scenarios.iter().map(|s| s.id.as_str());
    let all: Vec<&str> = all.collect();
    let pairs = all
        .iter()
        .flat_map(|a| all.iter().map(move |b| vec![*a, *b]));
    let cards: Vec<_> = all.iter().map(|id| vec![*id]).chain(pairs).collect();
    let mut drawn = 0;
    for labels in [samples::Words::english(), samples::Words::german()] {
        let begins = cards.iter().map(|names| (names, (0, 0)));
        let later = cards.iter().filter(|names| names.len() == 1);
        let later = later.flat_map(|names| [(names, (4, 1)), (names, (7, 2))]);
        for (names, moment) in begins.chain(later) {
            // Not all go together.
            let Some(state) = samples::game(&catalog, (1, names, 1), moment) else {
                continue;
            };
            drawn += 1;
            let view = RollWrite::view(&catalog, &state, Some(Seat(0)));
            for layout in [Layout::Full, Layout::Window] {
                let input = BoardInput {
                    layout,
                    ..input(&catalog, &view, &[], &labels)
                };
                let svg = board_svg(&input);
                let found = texts(&svg);
                for text in &found {
                    let whole = !text.text.contains('\u{2026}');
                    assert!(whole, "{names:?} {layout:?}: {} is cut", text.text);
                }
                if layout == Layout::Window {
                    let said: Vec<&str> = found.iter().map(|t| t.text.as_str()).collect();
                    let said = said.join(" ");
                    let goals = view.charter.goals.iter().map(|g| labels.goal(g));
                    for text in goals.chain(labels.rules(&view.charter)) {
                        let there = text.split(' ').all(|word| said.contains(word));
                        assert!(there, "{names:?}: {text} is missing in {said}");
                    }
                    let low = found.iter().map(|t| t.y).fold(0.0, f32::max);
                    assert!(low <= 688.0, "{names:?}: a text at {low}");
                }
            }
        }
    }
    assert!(drawn > 2 * all.len(), "no two scenarios go together");
}

/// What is written on fields is part of a shape; its height is told from the letters of the rim and of the values.
#[test]
fn letters_on_the_fields_of_a_panel_are_large_enough() {
    let catalog = catalog();
    let words = samples::Words::english();
    for situation in samples::all(&catalog) {
        let input = BoardInput {
            layout: Layout::Window,
            ..input(&catalog, &situation.view, &situation.reach, &words)
        };
        let least = window_letters(&input);
        assert!(least >= 24.0, "{}: {least}", situation.name);
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
    let map = Map::empty(3, 2);
    let mut all: Vec<Hex> = map.hexes().collect();
    all.sort_by_key(|at| reading_order(*at));
    // Even columns lie lower.
    let columns: Vec<_> = all.iter().map(|at| (at.col, at.row)).collect();
    let lines = [(1, 0), (0, 0), (2, 0), (1, 1), (0, 1), (2, 1)];
    assert_eq!(columns, lines);
}

#[test]
fn pictures_are_as_they_were() {
    let catalog = catalog();
    let (view, reach) = (small(), small_reach());
    let input = input(&catalog, &view, &reach, &PlainSheet);
    assert_eq!(board_svg(&input), board_svg(&input));
    insta::assert_snapshot!("small", board_svg(&input));
    let window = BoardInput {
        layout: Layout::Window,
        ..input
    };
    insta::assert_snapshot!("small_window", board_svg(&window));
    insta::assert_snapshot!("alt", rollwrite_alt(&input));
    let cards = samples::results();
    let (_, card) = cards.first().expect("a card");
    insta::assert_snapshot!("result", result_svg(card));
}
