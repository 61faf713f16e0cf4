//! Every situation can be drawn, in every language, completely and always alike.

#[path = "../samples/mod.rs"]
mod samples;

use castaway_render::{
    BoardView, Key, Labels, Layout, Painter, Plain, RenderError, Suggested, Typeface, UiWord, View,
    alt_text, board_svg, card_svg,
};
use castaway_robinson::{
    content::Price,
    ids::Track,
    plan::{Goal, Pawn, Project},
    state::Stock,
    task::CardRef,
    view::PlacementView,
};

/// A decoded picture: width and one colour a pixel.
struct Pixels {
    width: usize,
    colours: Vec<[u8; 3]>,
}

fn decode(file: &[u8]) -> Result<Pixels, Box<dyn std::error::Error>> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info()?;
    let mut buffer = vec![0; reader.output_buffer_size().ok_or("size")?];
    let info = reader.next_frame(&mut buffer)?;
    let colours = buffer.as_chunks::<3>().0.to_vec();
    Ok(Pixels {
        width: usize::try_from(info.width)?,
        colours,
    })
}

fn languages() -> [(&'static str, &'static dyn Labels); 3] {
    [
        ("plain", &Plain),
        ("en", &samples::English),
        ("de", &samples::German),
    ]
}

fn painter() -> Painter {
    Painter::new().expect("the bundled fonts are readable")
}

#[test]
fn every_situation_becomes_a_file_of_the_right_size() {
    let painter = painter();
    for (name, view) in samples::all() {
        for (language, labels) in languages() {
            for layout in [Layout::Full, Layout::Window] {
                let file = painter.board_png(&view, labels, layout).expect(name);
                assert!(
                    file.len() < 300_000,
                    "{name} {language}: {} bytes",
                    file.len()
                );
                let pixels = decode(&file).expect(name);
                assert_eq!(pixels.width, layout.width() as usize);
                assert_eq!(
                    pixels.colours.len(),
                    pixels.width * layout.height() as usize
                );
            }
        }
    }
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    let painter = painter();
    let view = samples::mid_game();
    let (a, b) = (
        board_svg(&view, &Plain, Layout::Full),
        board_svg(&view.clone(), &Plain, Layout::Full),
    );
    assert_eq!(a, b);
    assert_eq!(
        painter.png(&a, 1200).expect("a"),
        painter.png(&b, 1200).expect("b")
    );
}

#[test]
fn no_number_is_broken() {
    for (name, view) in samples::all().into_iter().chain([("odd", odd())]) {
        let svg = board_svg(&view, &samples::German, Layout::Full);
        for word in ["NaN", "inf", "\"\"", "=\"-0\""] {
            assert!(!svg.contains(word), "{name} contains {word}");
        }
    }
}

/// A wrong font family draws no text and reports nothing, so that the text itself is looked for.
#[test]
fn text_leaves_ink_in_every_part() {
    let painter = painter();
    let svg = board_svg(&samples::mid_game(), &samples::English, Layout::Full);
    let mute: String = svg
        .lines()
        .filter(|line| !line.starts_with("<text"))
        .collect::<Vec<_>>()
        .join("\n");
    let with = decode(&painter.png(&svg, 1200).expect("with")).expect("with");
    let without = decode(&painter.png(&mute, 1200).expect("without")).expect("without");
    let parts = [
        ("title", 24, 20, 300, 60),
        ("phase", 800, 20, 376, 60),
        ("rounds", 24, 86, 1152, 68),
        ("island", 24, 168, 770, 600),
        ("morale", 812, 168, 364, 90),
        ("camp", 812, 270, 364, 212),
        ("stock", 812, 494, 364, 146),
        ("weather", 812, 650, 364, 110),
        ("actions", 24, 782, 1152, 104),
        ("left threat", 24, 900, 370, 232),
        ("right threat", 415, 900, 370, 232),
        ("pile", 805, 900, 370, 232),
        ("people", 24, 1146, 1152, 246),
        ("items", 24, 1406, 1152, 250),
    ];
    for (name, x, y, w, h) in parts {
        let inked = (y..y + h)
            .flat_map(|row| (x..x + w).map(move |column| row * 1200 + column))
            .filter(|&i| with.colours.get(i) != without.colours.get(i))
            .count();
        assert!(inked > 400, "{name}: only {inked} pixels of text");
    }
}

#[test]
fn the_fonts_have_the_letters() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789\
                   äöüÄÖÜßéèêàçñåøæ.,:;!?'\"()[]/+-–—…×„“”‚‘’«»&%°";
    for face in Typeface::ALL {
        for c in letters.chars() {
            assert!(face.covers(c), "{face:?} lacks {c}");
        }
    }
}

/// Every letter of every sample lies on the sheet and is in its font.
#[test]
fn texts_stay_on_the_sheet() {
    for (name, view) in samples::all() {
        for (language, labels) in languages() {
            let svg = board_svg(&view, labels, Layout::Full);
            for line in svg.lines().filter(|l| l.starts_with("<text")) {
                let get = |key: &str| {
                    let from = line.find(&format!(" {key}=\""))? + key.len() + 3;
                    line.get(from..)?.split('"').next()
                };
                let number = |key: &str| get(key).and_then(|v| v.parse::<f32>().ok()).expect(line);
                let face = match (get("font-family"), get("font-weight")) {
                    (Some("Vollkorn"), _) => Typeface::Title,
                    (_, Some("700")) => Typeface::Bold,
                    _ => Typeface::Text,
                };
                let text = line
                    .split('>')
                    .nth(1)
                    .and_then(|t| t.split('<').next())
                    .expect(line);
                assert!(
                    text.chars().all(|c| face.covers(c)),
                    "{name} {language}: {line}"
                );
                let wide = face.width(text, number("font-size"));
                let left = match get("text-anchor") {
                    Some("middle") => number("x") - wide / 2.0,
                    Some("end") => number("x") - wide,
                    _ => number("x"),
                };
                assert!(
                    left >= 20.0 && left + wide <= 1182.0,
                    "{name} {language}: {line}"
                );
                assert!(number("font-size") >= 15.0, "{name} {language}: {line}");
            }
        }
    }
}

/// Nothing that a view could hold, however odd.
fn odd() -> View {
    let mut view = samples::crowded();
    view.rounds = 0;
    view.round = 255;
    view.pile = Vec::new();
    view.hexes.truncate(3);
    view.stock = Stock {
        wood: u16::MAX,
        fur: u16::MAX,
        food: u16::MAX,
        npfood: u16::MAX,
    };
    view.tied = view.stock;
    view.future.stock = view.stock;
    view.morale = 100;
    view.roof = u16::MAX;
    view.camp_price = Price {
        wood: 255,
        fur: 255,
        food: 0,
    };
    view.ship = None;
    for p in &mut view.people {
        p.dies_on = 0;
        p.wounds = 255;
        p.pawns = 255;
        p.det = u16::MAX;
    }
    for i in &mut view.inventions {
        i.items = (0..9).map(|n| Key::from(format!("item_{n}"))).collect();
        i.owner = Some(200);
    }
    let more = view.inventions.clone();
    view.inventions.extend(more.clone());
    view.inventions.extend(more);
    let crowd: Vec<PlacementView> = view.plan.clone();
    for mut plan in crowd {
        plan.what.goal = Goal::Rest;
        plan.missing = 255;
        view.plan.push(plan);
    }
    view
}

/// Labels that no panel was made for.
struct Endless;

macro_rules! endless {
    ($($name:ident($($arg:ident: $type:ty),*)),+ $(,)?) => {
        $(fn $name(&self, $($arg: $type),*) -> String {
            "Donaudampfschifffahrtsgesellschaft & <Söhne> \u{1f334} ".repeat(20)
        })+
    };
}

impl Labels for Endless {
    endless! {
        ui(_w: castaway_render::UiWord), terrain(_t: castaway_robinson::ids::Terrain), resource(_r: castaway_robinson::ids::Res),
        source(_s: castaway_robinson::ids::Source), phase(_p: castaway_robinson::ids::Phase), action(_k: castaway_robinson::ids::Kind),
        track(_t: castaway_robinson::ids::Track), token(_t: castaway_robinson::ids::TokenKind), weather(_w: castaway_robinson::ids::Weather),
        part(_p: castaway_robinson::ids::Part), card(_c: &CardRef), person(_p: &castaway_robinson::view::PersonView),
        threat(_t: &castaway_robinson::view::ThreatView), reward(_a: &castaway_robinson::content::ThreatAction),
        end(_e: castaway_robinson::state::End),
    }
}

#[test]
fn odd_views_and_endless_words_are_drawn_too() {
    let painter = painter();
    for view in [odd(), samples::start(&[]), samples::mid_game()] {
        for layout in [Layout::Full, Layout::Window] {
            assert!(painter.board_png(&view, &Endless, layout).is_ok());
        }
        assert!(alt_text(&view, &Endless).chars().count() <= castaway_render::ALT_LIMIT);
    }
}

#[test]
fn a_description_says_the_same_in_words() {
    for (name, view) in samples::all() {
        for (_, labels) in languages() {
            let text = alt_text(&view, labels);
            assert!(
                text.chars().count() <= castaway_render::ALT_LIMIT,
                "{name}: {}",
                text.chars().count()
            );
            assert!(
                text.contains(&format!("{}/{}", view.round, view.rounds)),
                "{name}: {text}"
            );
        }
    }
    insta::assert_snapshot!(
        "alt_mid_game",
        alt_text(&samples::mid_game(), &samples::English)
    );
}

#[test]
fn small_pictures_are_as_they_were() {
    insta::assert_snapshot!(
        "island_first_round",
        board_svg(&samples::first_round(), &Plain, Layout::Window)
    );
    let cards = samples::cards();
    let (_, card) = cards
        .iter()
        .find(|(_, card)| card.title == "Unusually Cold Night")
        .expect("a card");
    insta::assert_snapshot!("card_event", card_svg(card));
}

#[test]
fn what_is_suggested_stands_there_in_dashes_beside_what_is_planned() {
    let view = samples::mid_game();
    let planned = view.plan.first().expect("a plan").what.goal.clone();
    let goals = [
        planned,
        Goal::Rest,
        Goal::Build(Project::Level(Track::Roof)),
    ];
    let pawns = |svg: &str| svg.matches("stroke-dasharray=\"5 4\"").count();
    for layout in [Layout::Full, Layout::Window] {
        assert_eq!(pawns(&board_svg(&view, &Plain, layout)), 0);
        for goal in &goals {
            let suggested = [Suggested {
                goal: goal.clone(),
                pawns: vec![Pawn::Seat(0), Pawn::Friday],
            }];
            let board = BoardView {
                view: &view,
                suggested: &suggested,
                computed: &[],
                done: &[],
            };
            let svg = board_svg(board, &Plain, layout);
            assert_eq!(pawns(&svg), 2, "{goal:?} {layout:?}");
        }
    }
}

#[test]
fn whoever_the_computer_plays_is_marked_at_their_name_and_their_pawns() {
    let view = samples::mid_game();
    let pawns = view.plan.iter().flat_map(|plan| &plan.what.pawns);
    let planned = pawns.filter(|pawn| **pawn == Pawn::Seat(0)).count();
    assert!(planned > 0, "a pawn to be marked");
    let marked = |computed: &[u8], layout| {
        let board = BoardView {
            view: &view,
            suggested: &[],
            computed,
            done: &[],
        };
        // The colour of the sign is of no other one, and it has three parts of it.
        board_svg(board, &Plain, layout).matches("#2f4858").count() / 3
    };
    for layout in [Layout::Full, Layout::Window] {
        assert_eq!(marked(&[], layout), 0, "{layout:?}");
        assert_eq!(marked(&[0], layout), 1 + planned, "{layout:?}");
    }
    let board = BoardView {
        view: &view,
        suggested: &[],
        computed: &[0],
        done: &[],
    };
    let said = UiWord::Computer;
    let told = alt_text(board, &Plain).matches(&Plain.ui(said)).count();
    assert_eq!(told, 1);
    assert!(!alt_text(&view, &Plain).contains(&Plain.ui(said)));
}

#[test]
fn a_broken_picture_is_an_error() {
    let painter = painter();
    assert!(matches!(
        painter.png("no picture", 100),
        Err(RenderError::Svg(_))
    ));
    let svg = board_svg(&samples::first_round(), &Plain, Layout::Window);
    assert!(matches!(
        painter.png(&svg, 100_000),
        Err(RenderError::Size(..))
    ));
    assert!(matches!(painter.png(&svg, 0), Err(RenderError::Size(..))));
}

#[test]
fn the_window_of_a_panel_has_no_text_that_is_too_small() {
    // Discord's desktop client shows 1100 pixels as 550, where 11 pixels are the least that is read with ease.
    for (name, view) in samples::all() {
        for (language, labels) in languages() {
            let svg = board_svg(&view, labels, Layout::Window);
            let sizes = svg.split("font-size=\"").skip(1);
            let sizes: Vec<f32> = sizes
                .filter_map(|rest| rest.split('"').next()?.parse().ok())
                .collect();
            assert!(sizes.len() > 10, "{name} {language}: texts are found");
            let least = sizes.iter().copied().fold(f32::MAX, f32::min);
            assert!(least >= 22.0, "{name} {language}: {least}");
        }
    }
}
