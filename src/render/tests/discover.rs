//! The pictures of the explore-and-craft game: complete, always alike, legible, in both languages, and without anything
//! that their eyes must not know.

#[allow(dead_code, reason = "every test file uses a part of it")]
mod drawn;
#[path = "../../discover/tests/otherwise/mod.rs"]
mod otherwise;
#[path = "../samples/discover.rs"]
mod samples;

use castaway_discover::{
    Discover,
    catalog::Catalog,
    ids::{Damage, Die, Res},
    view::{Fate, View},
};
use castaway_kernel::{Chance, Game, Key, Seat};
use castaway_render::{
    ALT_LIMIT, Layout, Painter,
    discover::{
        DiscoverLabels, MapInput, MapWord, PlainMap, WHOLE_WIDTH, alt, focus, letters, whole,
        window,
    },
};
use drawn::{ENDLESS, texts};
use samples::{Situation, Words};

/// Words that no box was made for.
struct Endless;

impl DiscoverLabels for Endless {
    fn ui(&self, _: MapWord) -> String {
        ENDLESS.repeat(3)
    }
    fn resource(&self, _: Res) -> String {
        ENDLESS.to_owned()
    }
    fn damage(&self, _: Damage) -> String {
        ENDLESS.to_owned()
    }
    fn ground(&self, _: &Key, _: u8) -> String {
        ENDLESS.repeat(2)
    }
    fn card(&self, _: &Key) -> String {
        ENDLESS.repeat(2)
    }
    fn player(&self, _: Seat) -> String {
        ENDLESS.repeat(2)
    }
}

fn catalog() -> Catalog {
    Catalog::load().expect("sound content")
}

fn labels(catalog: &Catalog) -> Vec<(&'static str, Box<dyn DiscoverLabels + '_>)> {
    let [(en, english), (de, german)] = Words::both(catalog);
    vec![
        ("plain", Box::new(PlainMap)),
        (en, Box::new(english)),
        (de, Box::new(german)),
        ("endless", Box::new(Endless)),
    ]
}

/// Every situation in every language, both pictures, with what they are.
fn pictures(catalog: &Catalog) -> Vec<(String, String)> {
    let mut out = Vec::new();
    for situation in &samples::all(catalog) {
        for (language, labels) in labels(catalog) {
            let quest = labels.card(&situation.quest);
            let input = situation.input(catalog, &quest, labels.as_ref());
            let name = |kind: &str| format!("{} {kind} {language}", situation.name);
            out.push((name("window"), window(&input)));
            out.push((name("whole"), whole(&input)));
        }
    }
    out
}

#[test]
fn every_situation_becomes_a_file_of_the_right_size() {
    let (painter, catalog) = (Painter::new().expect("fonts"), catalog());
    let [_, (_, german)] = Words::both(&catalog);
    for situation in samples::all(&catalog) {
        let input = situation.input(&catalog, "Vier Kupfermasten", &german);
        let size = |layout| {
            let file = painter.discover_png(&input, layout).expect("a picture");
            assert!(file.len() < 500_000, "{}: {}", situation.name, file.len());
            let decoder = png::Decoder::new(std::io::Cursor::new(file));
            let reader = decoder.read_info().expect("a file");
            (reader.info().width, reader.info().height)
        };
        assert_eq!(size(Layout::Window), (1100, 700));
        assert_eq!(size(Layout::Full).0, WHOLE_WIDTH);
    }
}

#[test]
fn pictures_are_sound_and_always_alike() {
    let catalog = catalog();
    let (first, second) = (pictures(&catalog), pictures(&catalog));
    for ((name, svg), (_, again)) in first.iter().zip(&second) {
        assert_eq!(svg, again, "{name}");
        for word in ["NaN", "inf", "\"\"", "=\"-0\""] {
            assert!(!svg.contains(word), "{name} contains {word}");
        }
        assert!(!svg.contains("opacity=\"1"), "{name}");
    }
}

/// Eleven pixels where 1100 are shown as 550; no text leaves the picture, and none touches another beside the map.
#[test]
fn texts_can_be_read_and_stay_in_the_picture() {
    let catalog = catalog();
    for (name, svg) in pictures(&catalog) {
        let (wide, least) = match name.contains("window") {
            true => (1100.0, 22.0),
            false => (1200.0, 18.0),
        };
        // A slanted text stands at the origin of its own group.
        let all = texts(&svg).into_iter().filter(|text| text.y > 0.0);
        let all: Vec<_> = all.collect();
        for text in &all {
            assert!(text.size >= least, "{name}: {} {}", text.text, text.size);
            let inside = text.left >= 4.0 && text.right <= wide - 4.0;
            assert!(inside, "{name}: {} leaves the picture", text.text);
        }
        let beside: Vec<_> = all.iter().filter(|t| t.left > 886.0).collect();
        if wide > 1100.0 {
            continue;
        }
        for (i, a) in beside.iter().enumerate() {
            for b in beside.iter().skip(i + 1) {
                let apart = a.right <= b.left
                    || b.right <= a.left
                    || a.y - a.size * 0.7 >= b.y
                    || b.y - b.size * 0.7 >= a.y;
                assert!(apart, "{name}: {} and {} touch", a.text, b.text);
            }
            assert!(a.y < 690.0, "{name}: {} is too low", a.text);
        }
    }
}

/// Names of spaces are part of a shape; their size is told.
#[test]
fn spaces_of_a_panel_and_their_names_are_large_enough() {
    let (name, height) = letters();
    assert!(name >= 25.0 && height >= 88.0, "{name}, {height}");
}

#[test]
fn hidden_things_change_no_picture() {
    let catalog = catalog();
    let mut chance = Chance::from_seed(7);
    // When the game is over everything is opened to all.
    let running =
        |situation: &Situation| situation.state.phase != castaway_discover::state::Phase::Over;
    for situation in samples::all(&catalog).into_iter().filter(running) {
        let seats = u8::try_from(situation.state.seats.len()).expect("few");
        let eyes = (0..seats).map(|seat| Some(Seat(seat))).chain([None]);
        for viewer in eyes {
            let other = otherwise::otherwise(&situation.state, viewer, &mut chance);
            assert_ne!(other, situation.state);
            let [left, right] = [situation.state.clone(), other].map(|state| {
                let seen = Situation::of(&catalog, "", state, viewer);
                let input = seen.input(&catalog, "q", &PlainMap);
                (window(&input), whole(&input), alt(&input))
            });
            assert!(left == right, "{}: {viewer:?}", situation.name);
        }
    }
}

/// What a seat has looked at stands in its own picture alone.
#[test]
fn what_was_looked_at_is_seen_by_one() {
    let catalog = catalog();
    let mut state = samples::until(&catalog, ("q_beacon", "cinder_isle", 2), 1, |s| {
        s.turn().is_some()
    });
    let before = state.clone();
    state.seats[0].peeked_tiles.insert(4);
    let draw = |state, viewer| {
        let seen = Situation::of(&catalog, "", state, viewer);
        window(&seen.input(&catalog, "q", &PlainMap))
    };
    for viewer in [None, Some(Seat(1))] {
        assert!(draw(before.clone(), viewer) == draw(state.clone(), viewer));
    }
    assert!(draw(before, Some(Seat(0))) != draw(state, Some(Seat(0))));
}

#[test]
fn a_ground_that_is_kept_changes_nothing() {
    let catalog = catalog();
    let all = samples::all(&catalog);
    let situation = all.first().expect("a situation");
    let input = situation.input(&catalog, "q", &PlainMap);
    let painter = Painter::new().expect("fonts");
    let draw = |painter: &Painter| {
        painter
            .discover_png(&input, Layout::Window)
            .expect("a file")
    };
    let (first, kept) = (draw(&painter), draw(&painter));
    assert_eq!(first, kept);
    assert_eq!(first, draw(&Painter::new().expect("fonts")));
}

fn odd(view: &View) -> Vec<View> {
    let mut crowded = view.clone();
    for person in &mut crowded.people {
        person.stamina = 255;
        person.damage = vec![Damage::Sickness; 9];
        person.at = 0;
        for res in Res::ALL {
            person.stock.gain(*res, 255);
        }
    }
    crowded.day = u16::MAX;
    let mut lost = view.clone();
    for person in &mut lost.people {
        (person.fate, person.at) = (Fate::Lost, 250);
    }
    let mut bare = view.clone();
    bare.people.clear();
    bare.tiles.clear();
    bare.spaces.clear();
    bare.terrain = Some(Key::from("nowhere"));
    let mut short = view.clone();
    short.spaces.truncate(10);
    short.progress.trail = vec![0, 200, 3];
    vec![crowded, lost, bare, short]
}

/// Whatever a view holds, a picture comes of it.
#[test]
fn odd_views_are_drawn_too() {
    let (painter, catalog) = (Painter::new().expect("fonts"), catalog());
    for situation in samples::all(&catalog).iter().take(4) {
        for view in odd(&situation.view) {
            let input = MapInput {
                catalog: &catalog,
                view: &view,
                quest: ENDLESS,
                aims: &[0, 5, 255],
                labels: &Endless,
            };
            for layout in [Layout::Window, Layout::Full] {
                assert!(painter.discover_png(&input, layout).is_ok());
            }
            assert!(alt(&input).chars().count() <= ALT_LIMIT);
        }
    }
}

#[test]
fn the_picture_is_of_whoever_moves() {
    let catalog = catalog();
    let state = samples::until(&catalog, ("q_march", "hollow_vale", 3), 3, |s| s.day > 1);
    let view = Discover::view(&catalog, &state, None);
    let mover = view.turn.as_ref().map(|t| t.seat);
    assert_eq!(Some(focus(&view)), mover);
}

/// Whoever is attacked is seen on the map as whoever fights is (D-S5-7, D-S5-12).
#[test]
fn an_attack_is_drawn_with_its_dice_and_its_space() {
    let catalog = catalog();
    let situations = samples::all(&catalog);
    let attack = situations.iter().find(|s| s.name == "three_attack");
    let attack = attack.expect("it");
    let duel = attack.view.duel.as_ref().expect("an attack");
    let [(_, english), _] = Words::both(&catalog);
    let input = attack.input(&catalog, "q", &english);
    let mut view = attack.view.clone();
    view.duel = None;
    let without = MapInput {
        view: &view,
        ..input
    };
    assert!(whole(&input) != whole(&without), "its space has a ring");
    let all = texts(&window(&input));
    let said = |text: &str| all.iter().filter(|t| t.text == text).count();
    assert_eq!(said(&format!("{}+", duel.hurts_from)), 2);
    assert_eq!(said("Attack"), 1);
    for die in [Die::Gray, Die::Red] {
        assert!(said(&duel.result(die).to_string()) > 0);
    }
    let names = duel.seats.map(|seat| english.player(seat));
    let said = alt(&input);
    let both = format!("Attack: {}, {}.", names[0], names[1]);
    assert!(said.contains(&both), "{said}");
}

#[test]
fn the_picture_in_words_says_who_is_where() {
    let catalog = catalog();
    let [(_, english), (_, german)] = Words::both(&catalog);
    let situations = samples::all(&catalog);
    let late = situations
        .iter()
        .find(|s| s.name == "four_late")
        .expect("it");
    let (en, de) = (
        alt(&late.input(&catalog, "Four Copper Masts", &english)),
        alt(&late.input(&catalog, "Vier Kupfermasten", &german)),
    );
    assert!(en.contains("Mara: ") && en.contains("Stamina"), "{en}");
    assert!(
        de.contains("Ausdauer") && de.contains("Unbekannte Teile: "),
        "{de}"
    );
    assert!(en.chars().count() <= ALT_LIMIT && de.chars().count() <= ALT_LIMIT);
}
