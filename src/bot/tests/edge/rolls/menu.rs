//! The menu of fields: what leads it, what comes last, and what is said of a field.

use castaway::{
    games::rollwrite::{
        actions::{Danger, danger, deeds, night_hurts},
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
    mark::Mark,
    state::Phase,
    worth::Rank,
};
use castaway_table::Loaded;

use super::{begun, dangers::morning};

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

#[test]
fn a_list_of_several_pages_says_which_it_is_and_leads_back() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (loaded, _) = begun(&catalog, "s03", 1, 7);
    let scene = scene(&texts, &catalog, &loaded);
    let count = spots(&scene, &Dice::NONE).len();
    let pages = u8::try_from(count.div_ceil(23)).unwrap();
    assert!(pages > 1, "{count}");
    for page in 0..pages {
        let message = panel::page(&scene, Dice::NONE, page).json();
        let menu = &message["components"][0]["components"][0];
        let title = menu["placeholder"].as_str().unwrap();
        let told = format!("({} of {pages})", page + 1);
        assert!(title.ends_with(&told), "{title}");
        let options = menu["options"].as_array().unwrap().iter();
        let turns: Vec<&str> = options
            .filter_map(|o| o["value"].as_str()?.strip_prefix("page:"))
            .collect();
        assert_eq!(turns.len(), 1 + usize::from(page > 0 && page + 1 < pages));
        let back = page.checked_sub(1).map(|n| n.to_string());
        assert!(
            back.is_none_or(|n| turns.contains(&n.as_str())),
            "{turns:?}"
        );
    }
}

#[test]
fn what_ends_the_day_with_a_wound_says_so_and_nothing_else_does() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s00");
    // The third night brings thirst.
    loaded.state.day = 3;
    let (mut told, mut silent) = (0, 0);
    for (spent, water) in [(3, 0), (2, 0), (0, 0), (3, 1)] {
        dice(&mut loaded, [6, 6, 6, 6], spent);
        loaded.state.players[0].stock.water = water;
        let scene = scene(&texts, &catalog, &loaded);
        let hurts = |orders: &[_]| night_hurts(&scene, orders).is_some();
        let all = entries(&scene);
        for spot in spots(&scene, &Dice::NONE) {
            let name = format!("{} · ", spot.mark);
            let (label, note) = all.iter().find(|(l, _)| l.starts_with(&name)).unwrap();
            let says = note.contains("🌙 −1 ❤️");
            assert_eq!(says, hurts(&spot.commands), "{label}: {note}");
        }
        let panel = panel::panel(&scene, Dice::NONE).json();
        for deed in deeds(&scene, Dice::NONE) {
            let told_so = format!("{} · 🌙 −1 ❤️", deed.label);
            let rows = panel["components"].as_array().unwrap().iter();
            let mut parts = rows.flat_map(|row| row["components"].as_array().unwrap());
            let says = parts.any(|c| {
                let listed = |o: &serde_json::Value| {
                    let note = o["description"].as_str().unwrap_or_default();
                    o["value"] == deed.code.as_str() && note.contains("🌙 −1 ❤️")
                };
                let mut options = c["options"].as_array().into_iter().flatten();
                c["label"] == told_so.as_str() || options.any(listed)
            });
            assert_eq!(says, hurts(&deed.commands), "{}", deed.label);
            told += u32::from(says);
            silent += u32::from(!says);
        }
    }
    assert!(told > 0 && silent > 0, "{told} {silent}");
}

#[test]
fn what_changes_a_picked_die_stands_in_the_menu_once() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s00");
    loaded.state.players[0].survival = 5;
    dice(&mut loaded, [5, 1, 4, 6], 0);
    let scene = scene(&texts, &catalog, &loaded);
    let picked = Dice::NONE.toggled(0);
    let all = deeds(&scene, picked);
    let changes = all.iter().filter(|deed| deed.rank == Rank::Aside).count();
    assert!(changes > 3 && all.len() > 5, "{all:#?}");
    let message = panel::panel(&scene, picked).json();
    let rows = message["components"].as_array().unwrap().iter();
    let parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let buttons: Vec<&str> = parts.filter_map(|c| c["label"].as_str()).collect();
    let turns = buttons.iter().filter(|label| label.starts_with("Turn "));
    assert_eq!(turns.count(), 0, "{buttons:?}");
}

#[test]
fn where_one_comes_ashore_the_menu_counts_what_lies_near() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (mut loaded, _) = begun(&catalog, "s03", 1, 7);
    let [row, high] = [0, loaded.state.map.rows - 1];
    let water = |value| Feature::Gather {
        resource: Resource::Water,
        value,
    };
    let map = &mut loaded.state.map;
    let all: Vec<Hex> = map.hexes().collect();
    all.iter().for_each(|at| map.set(*at, Feature::Empty));
    map.set(Hex::new(0, row), water(1));
    map.set(Hex::new(1, row), water(2));
    map.set(Hex::new(2, high), Feature::Crystal);
    let scene = scene(&texts, &catalog, &loaded);
    let shown = entries(&scene);
    let note = |at: Hex| {
        let name = format!("{} · ", Mark::of(at));
        let found = shown.iter().find(|(label, _)| label.starts_with(&name));
        found.map(|(_, note)| note.as_str()).unwrap()
    };
    assert_eq!(note(Hex::new(2, row)), "fields near it: 💧2");
    assert_eq!(note(Hex::new(4, row)), "fields near it: 💧1");
    assert_eq!(note(Hex::new(3, high)), "", "a crystal is none");
}
