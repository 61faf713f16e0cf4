//! Words that newcomers stumbled over.

use castaway::{
    games::rollwrite::{
        actions::deeds, brief, destinations::spots, panel, picture, press::Dice, scene::Scene,
        words::Words,
    },
    ui::{scores::short_line, texts::Lang},
};
use castaway_kernel::Seat;
use castaway_rollwrite::{
    catalog::Catalog,
    command::Command,
    content::Goal,
    event::Event,
    ids::{Item, Resource, Task},
};
use castaway_table::{Own, Rung, Yardstick};

use super::{begun, dangers::morning, step, text};

#[test]
fn signs_and_plans_say_what_they_mean() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let loaded = morning(&catalog, "s04");
    for (lang, sank, masks, fills) in [
        (
            Lang::En,
            "🌊 10 fields sank",
            "6 unused masks",
            ": fill box",
        ),
        (
            Lang::De,
            "🌊 10 Felder versunken",
            "6 unbenutzte Masken",
            ": Kästchen ",
        ),
    ] {
        let words = Words::new(texts.of(lang));
        let told = brief::days(&words, &[Event::Sank { fields: 10 }], 5, 2);
        assert!(told[0].ends_with(sank), "{told:?}");
        let goal = Goal::Marks {
            task: Task::Mask,
            count: 6,
        };
        assert_eq!(words.goal(&goal), masks);
        let scene = Scene::of(words, &catalog, &loaded, &[]);
        let all = deeds(&scene, Dice::NONE);
        assert!(all.iter().any(|deed| deed.label.contains(fills)), "{all:?}");
    }
}

#[test]
fn what_is_granted_is_told_before_landing_and_keeps_its_heading_after_it() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let granted = Event::Granted {
        seat: Seat(0),
        item: Item::Pot,
    };
    for (lang, before, day) in [
        (Lang::En, "**Before landing** ", "Day 1"),
        (Lang::De, "**Vor der Landung** ", "Tag 1"),
    ] {
        let words = Words::new(texts.of(lang));
        let first = brief::days(&words, std::slice::from_ref(&granted), 1, 2);
        let sank = Event::Sank { fields: 2 };
        let landed = [granted.clone(), Event::Dawn { day: 1 }, sank];
        let later = brief::days(&words, &landed, 1, 2);
        assert_eq!((first.len(), later.len()), (1, 2), "{first:?} {later:?}");
        assert!(first[0].starts_with(before), "{first:?}");
        assert_eq!(first[0], later[0]);
        assert!(later[1].contains(day), "{later:?}");
    }
}

#[test]
fn what_is_built_for_a_goal_says_its_price() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s00");
    for (lang, each) in [(Lang::En, "each costs"), (Lang::De, "je")] {
        for (goal, item) in [
            (Goal::Tents(2), Item::Tent),
            (Goal::Campfires(2), Item::Campfire),
        ] {
            loaded.state.charter.goals = vec![goal];
            let words = Words::new(texts.of(lang));
            let price = words.stock(&catalog.item(item).unwrap().cost);
            let scene = Scene::of(words, &catalog, &loaded, &[]);
            let line = panel::goals_line(&scene, Seat(0));
            assert!(line.ends_with(&format!("(0/2), {each} {price}")), "{line}");
        }
    }
}

#[test]
fn a_goal_that_nights_still_eat_of_is_not_ticked_as_done() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut loaded = morning(&catalog, "s09");
    loaded.state.charter.goals = vec![Goal::Hold {
        resource: Resource::Water,
        units: 6,
    }];
    for lang in Lang::ALL {
        let line = |loaded: &_| {
            let words = Words::new(texts.of(lang));
            panel::goals_line(&Scene::of(words, &catalog, loaded, &[]), Seat(0))
        };
        loaded.state.players[0].stock.water = 6;
        let far = line(&loaded);
        assert!(far.contains("☑️ 6 ") && far.contains("(6/"), "{far}");
        loaded.state.players[0].stock.water = 30;
        let far = line(&loaded);
        assert!(far.contains("✅ 6 ") && !far.contains("(30/"), "{far}");
    }
}

#[test]
fn a_plan_of_a_tool_says_what_it_doubles() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let loaded = morning(&catalog, "s00");
    let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &[]);
    let (mut tools, mut others) = (0, 0);
    for deed in deeds(&scene, Dice::NONE) {
        let Some(Command::Plan { item, .. }) = deed.commands.first() else {
            continue;
        };
        let doubles = catalog.item(*item).unwrap().doubles;
        let said = deed.note.contains("doubles ");
        assert_eq!(said, doubles.is_some(), "{deed:?}");
        if let Some(resource) = doubles {
            let name = scene.words.wording.resource(resource);
            assert!(deed.note.ends_with(&format!("doubles {name}")), "{deed:?}");
        }
        tools += u32::from(said);
        others += u32::from(!said);
    }
    assert!(tools > 0 && others > 0, "{tools} {others}");
}

#[test]
fn a_result_without_a_medal_leaves_no_gap_and_says_what_it_lacks() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let rungs = [("bronze", 73), ("silver", 80)].map(|(medal, points)| Rung {
        medal: medal.into(),
        points,
    });
    let yardstick = Yardstick {
        rungs: rungs.to_vec(),
        best: None,
    };
    for (lang, short) in [
        (Lang::En, "-# No medal: 5 points short of 🥉"),
        (Lang::De, "-# Keine Medaille: 5 Punkte fehlen zu 🥉"),
    ] {
        let t = texts.of(lang);
        let args = [
            ("user", "R".into()),
            ("title", "T".into()),
            ("points", 24.into()),
            ("days", 9.into()),
            ("medal", "".into()),
        ];
        let line = t.with("share-met", &args);
        assert!(line.contains("24") && !line.contains("  "), "{line}");
        assert_eq!(short_line(t, &yardstick, 68).as_deref(), Some(short));
        assert_eq!(short_line(t, &yardstick, 73), None);
    }
}

#[test]
fn a_first_game_that_failed_is_not_praised_as_the_best() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (mut loaded, mut events) = begun(&catalog, "s03", 1, 7);
    loaded.meta.own = Some(Own::First);
    let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &[]);
    let ashore = spots(&scene, &Dice::NONE)[9].commands[0].clone();
    drop(scene);
    step(&catalog, &mut loaded, &mut events, &ashore);
    while loaded.state.asked().is_some() {
        step(&catalog, &mut loaded, &mut events, &Command::EndTurn);
    }
    let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &events);
    let said = text(&panel::panel(&scene, Dice::NONE));
    assert!(said.contains("Your first finished game"), "{said}");
    assert!(!said.contains("🥇"), "{said}");
}

#[test]
fn an_island_is_called_in_the_words_of_whoever_reads_wherever_it_stands() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    // As a save of any age keeps it.
    let loaded = morning(&catalog, "s03");
    let kept = loaded.state.charter.name.clone().unwrap();
    for lang in Lang::ALL {
        let words = Words::new(texts.of(lang));
        let scene = Scene::of(words, &catalog, &loaded, &[]);
        let name = panel::island_name(&scene);
        assert_eq!(name == kept, lang == Lang::En, "{lang:?}: {name}");
        let panel = text(&panel::panel(&scene, Dice::NONE));
        let title = panel.lines().next().unwrap();
        assert!(title.starts_with(&format!("{name} · ")), "{title}");
        let picture = picture::in_words(&scene);
        assert!(picture.contains(&name), "{picture}");
        let other = if lang == Lang::En { "" } else { kept.as_str() };
        for said in [panel, picture] {
            assert!(other.is_empty() || !said.contains(other), "{said}");
        }
    }
}
