//! The menu of fields: what leads it, what comes last, and what is said of a field.

use castaway::{
    games::rollwrite::{
        actions::{Danger, danger},
        destinations::{gathers, spots},
        panel,
        press::Dice,
        scene::Scene,
        words::Words,
    },
    ui::texts::Lang,
};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    content::{Goal, Hindrance},
    hex::Hex,
    ids::{Feature, Resource, Task},
    state::Phase,
};
use castaway_table::Loaded;

use super::dangers::morning;

/// The entries of the menu of fields over all its pages, each with its smaller line.
fn entries(scene: &Scene<'_>) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for page in 0..5 {
        let message = panel::page(scene, Dice::NONE, page).json();
        let options = &message["components"][0]["components"][0]["options"];
        let word = |v: &serde_json::Value| v.as_str().unwrap_or_default().to_owned();
        for option in options.as_array().into_iter().flatten() {
            let entry = (word(&option["label"]), word(&option["description"]));
            if entry.0.contains(" · ") && !all.contains(&entry) {
                all.push(entry);
            }
        }
    }
    all
}

fn scene<'a>(
    texts: &'a castaway::ui::texts::AllTexts,
    catalog: &'a Catalog,
    loaded: &'a Loaded<RollWrite>,
) -> Scene<'a> {
    Scene::of(Words::new(texts.of(Lang::En)), catalog, loaded, &[])
}

fn dice(loaded: &mut Loaded<RollWrite>, values: [u8; 4], spent: usize) {
    if let Phase::Turn(turn) = &mut loaded.state.phase {
        for (n, (die, value)) in turn.dice.iter_mut().zip(values).enumerate() {
            (die.value, die.spent) = (value, n < spent);
        }
    }
}

/// A day on which the sea takes an edge tonight, and somebody with one heart who lacks nothing.
fn closing(catalog: &Catalog) -> Loaded<RollWrite> {
    let mut loaded = morning(catalog, "s04");
    loaded.state.charter.hindrances = vec![Hindrance::ClosingSea(2)];
    let player = &mut loaded.state.players[0];
    player.health = 1;
    (player.stock.water, player.stock.food) = (2, 2);
    loaded
}

#[test]
fn a_field_that_sinks_tonight_says_so_and_one_that_kills_comes_last() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = closing(&catalog);
    // On the edge that goes first, at the top.
    let map = &loaded.state.map;
    let at = map.hexes().find(|h| h.row == 1 && map.is_empty(*h));
    loaded.state.players[0].at = at;
    dice(&mut loaded, [1, 1, 2, 3], 2);
    let scene = scene(&texts, &catalog, &loaded);
    let all = entries(&scene);
    let dead: Vec<bool> = all.iter().map(|(label, _)| label.contains('☠')).collect();
    let first = dead.iter().position(|d| *d).expect("a deadly field");
    assert!(first > 0 && dead.iter().skip(first).all(|d| *d), "{all:#?}");
    for spot in spots(&scene, &Dice::NONE) {
        let name = format!("{} · ", spot.mark);
        let (label, note) = all.iter().find(|(l, _)| l.starts_with(&name)).unwrap();
        let kills = matches!(danger(&scene, &spot.commands), Some(Danger::Death(_)));
        assert_eq!(kills, label.contains('☠'), "{label}: {note}");
        assert!(!kills || !label.contains('🎯'), "{label}");
        let sinks = scene.view.sinking.contains(&spot.at);
        assert_eq!(sinks, label.contains('🌊'), "{label}: {note}");
        // More pressing words stand in its place.
        let says = sinks && !kills && spot.win.is_none();
        assert_eq!(says, note.contains("sinks tonight"), "{label}: {note}");
    }
}

#[test]
fn on_a_deadly_night_what_it_takes_comes_first() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s04");
    // The third night brings thirst.
    loaded.state.day = 3;
    loaded.state.players[0].health = 1;
    loaded.state.charter.goals = vec![Goal::Hold {
        resource: Resource::Wood,
        units: 9,
    }];
    dice(&mut loaded, [6, 6, 6, 6], 0);
    let scene = scene(&texts, &catalog, &loaded);
    let water = |s: &&_| gathers(&scene, s) == Some(Resource::Water);
    let water = spots(&scene, &Dice::NONE).iter().filter(water).count();
    assert!(water > 2, "{water}");
    let all = entries(&scene);
    for (label, note) in all.iter().take(water) {
        assert!(label.contains('💧'), "{label}: {note} of {all:#?}");
    }
}

#[test]
fn a_field_that_meets_the_task_takes_what_is_there() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s04");
    loaded.state.players[0].masks = 5;
    loaded.state.charter.goals = vec![Goal::Marks {
        task: Task::Mask,
        count: 6,
    }];
    dice(&mut loaded, [5, 1, 4, 4], 0);
    let scene = scene(&texts, &catalog, &loaded);
    let all = entries(&scene);
    let (label, note) = &all[0];
    assert!(label.contains("🎯 🎭"), "{all:#?}");
    assert!(
        note.starts_with("meets the goals · walk with ") && note.contains(", take with "),
        "{note}"
    );
    for (label, note) in &all {
        assert!(
            !(label.contains('🎯') && note.contains("no die left")),
            "{label}: {note}"
        );
    }
}

/// Puts this on a field.
fn put(loaded: &mut Loaded<RollWrite>, at: Hex, feature: Feature) {
    loaded.state.map.set(at, feature);
}

#[test]
fn what_the_task_lacks_leads_the_menu_and_places_that_are_only_on_the_way_are_not_marked() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s04");
    loaded.state.charter.goals = vec![
        Goal::Hold {
            resource: Resource::Wood,
            units: 1,
        },
        Goal::AtSea,
    ];
    let at = loaded.state.players[0].at.unwrap();
    let near = at.around().find(|h| loaded.state.map.land(*h)).unwrap();
    let wood = Feature::Gather {
        resource: Resource::Wood,
        value: 6,
    };
    put(&mut loaded, near, wood);
    dice(&mut loaded, [5, 1, 4, 6], 0);
    let scene = scene(&texts, &catalog, &loaded);
    let all = entries(&scene);
    let marked: Vec<bool> = all.iter().map(|(label, _)| label.contains('🎯')).collect();
    let count = marked.iter().filter(|m| **m).count();
    assert!((2..12).contains(&count), "{count} of {all:#?}");
    let meets = |note: &str| note.starts_with("meets the goals · ");
    assert!(meets(&all[0].1) && !meets(&all[count - 1].1), "{all:#?}");
    assert!(marked.iter().take(count).all(|m| *m), "{all:#?}");
    for (label, note) in all.iter().take(count) {
        assert!(
            label.contains("🪵") && note.contains("take with"),
            "{label}: {note}"
        );
    }
}
