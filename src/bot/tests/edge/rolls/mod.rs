//! What players of the quick game read and press, without Discord: snapshots, limits, and that all that is offered
//! is accepted.

mod advice;
mod dangers;
mod first;
mod holes;
mod log;
mod menu;
mod nightfall;
mod paused;
mod words;

use std::{collections::BTreeSet, fmt::Write};

use castaway::{
    games::rollwrite::{
        actions::{Danger, deeds, offers},
        chronicle,
        destinations::spots,
        help, panel,
        press::{Dice, Press},
        rules,
        scene::Scene,
        sheet,
        words::Words,
    },
    ui::{message::Message, texts::Lang},
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    event::{Event, Harm},
    ids::{Difficulty, Item},
    setup::{Island, Setup},
};
use castaway_table::{Contest, Loaded, Mark, Meta, Own, Place, Rung, Yardstick};

fn begun(
    catalog: &Catalog,
    scenario: &str,
    seats: u8,
    seed: u64,
) -> (Loaded<RollWrite>, Vec<Event>) {
    let setup = Setup {
        seats,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Fair,
        island: Island::Seed(seed),
    };
    let first = RollWrite::create(catalog, &setup, seed).unwrap();
    let loaded = Loaded {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: first.state,
        meta: Meta {
            chairs: (0..u64::from(seats)).map(|n| 70 + n).collect(),
            ..Meta::default()
        },
    };
    (loaded, first.events)
}

fn step(
    catalog: &Catalog,
    loaded: &mut Loaded<RollWrite>,
    events: &mut Vec<Event>,
    order: &Command,
) {
    let seat = loaded.state.asked().unwrap();
    let done = RollWrite::apply(catalog, &loaded.state, seat, order).unwrap();
    loaded.state = done.state;
    loaded.revision += 1;
    events.extend(done.events);
}

/// A message as a person reads it.
fn text(message: &Message) -> String {
    let json = message.json();
    let mut out = String::new();
    for embed in json["embeds"].as_array().unwrap() {
        for part in [
            &embed["title"],
            &embed["description"],
            &embed["footer"]["text"],
        ] {
            if let Some(text) = part.as_str().filter(|t| !t.is_empty()) {
                let _ = writeln!(out, "{text}");
            }
        }
        for field in embed["fields"].as_array().into_iter().flatten() {
            let (name, value) = (&field["name"], &field["value"]);
            let _ = writeln!(out, "# {}", name.as_str().unwrap());
            let _ = writeln!(out, "{}", value.as_str().unwrap());
        }
        out.push_str("--\n");
    }
    for row in json["components"].as_array().unwrap() {
        for c in row["components"].as_array().unwrap() {
            if c["type"] == 2 {
                let mark = if c["disabled"] == true { "✗" } else { "" };
                let _ = write!(out, "[{mark}{}] ", c["label"].as_str().unwrap_or_default());
            } else {
                let _ = writeln!(out, "{}", c["placeholder"].as_str().unwrap());
                for o in c["options"].as_array().unwrap() {
                    let note = o["description"].as_str().unwrap_or_default();
                    let _ = writeln!(out, "  {} ({note})", o["label"].as_str().unwrap());
                }
            }
        }
        out.push('\n');
    }
    out
}

/// Limits that only the whole message shows: rows, distinct ids, distinct values.
fn check(message: &Message) {
    let json = message.json();
    let rows = json["components"].as_array().unwrap();
    assert!(rows.len() <= 5);
    let mut ids = BTreeSet::new();
    for c in rows
        .iter()
        .flat_map(|r| r["components"].as_array().unwrap())
    {
        let id = c["custom_id"].as_str().unwrap();
        assert!(
            id.len() <= 100 && ids.insert(id.to_owned()),
            "{id} twice: {json}"
        );
        if let Some(options) = c["options"].as_array() {
            assert!((1..=25).contains(&options.len()), "{json}");
            let seen: BTreeSet<&str> = options
                .iter()
                .map(|o| o["value"].as_str().unwrap())
                .collect();
            assert_eq!(seen.len(), options.len());
        }
    }
}

#[test]
fn the_first_days_read_well() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    let (mut loaded, mut events) = begun(&catalog, "s03", 1, 7);
    loaded.meta.contest = Some(Contest {
        name: "daily/2026-11-21".into(),
        until_ms: 1_795_327_200_000,
        guild: None,
        entered: false,
        late: false,
        placing: None,
    });
    let rung = |medal: &str, points| Rung {
        medal: medal.into(),
        points,
    };
    loaded.meta.yardstick = Some(Yardstick {
        rungs: [("bronze", 40), ("silver", 48), ("gold", 60), ("sun", 65)]
            .map(|(medal, points)| rung(medal, points))
            .to_vec(),
        best: Some(Mark {
            met: true,
            points: 52,
        }),
    });
    let shot = |lang, loaded: &Loaded<RollWrite>, events: &[Event], picked| {
        let scene = Scene::of(Words::new(texts.of(lang)), &catalog, loaded, events);
        let message = panel::panel(&scene, picked);
        check(&message);
        text(&message)
    };
    insta::assert_snapshot!("start", shot(Lang::En, &loaded, &events, Dice::NONE));
    let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &events);
    let ashore = spots(&scene, &Dice::NONE)[9].commands[0].clone();
    drop(scene);
    step(&catalog, &mut loaded, &mut events, &ashore);
    insta::assert_snapshot!("first_turn", shot(Lang::En, &loaded, &events, Dice::NONE));
    insta::assert_snapshot!(
        "picked_de",
        shot(Lang::De, &loaded, &events, Dice::NONE.toggled(1))
    );
    for _ in 0..2 {
        step(&catalog, &mut loaded, &mut events, &Command::EndTurn);
    }
    insta::assert_snapshot!("third_day_de", shot(Lang::De, &loaded, &events, Dice::NONE));
    while loaded.state.asked().is_some() {
        step(&catalog, &mut loaded, &mut events, &Command::EndTurn);
    }
    insta::assert_snapshot!("over", shot(Lang::En, &loaded, &events, Dice::NONE));
}

#[test]
fn the_story_and_the_sheet_read_well() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    let mut chance = Chance::from_seed(11);
    for (seats, lang) in [(1, Lang::En), (1, Lang::De), (2, Lang::En), (2, Lang::De)] {
        let (mut loaded, mut events) = begun(&catalog, "s03", seats, 7);
        for _ in 0..30 {
            if loaded.state.asked().is_none() {
                break;
            }
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
            let mut all: Vec<Vec<Command>> = Vec::new();
            all.extend(deeds(&scene, Dice::NONE).into_iter().map(|d| d.commands));
            if all.is_empty() {
                let spots = spots(&scene, &Dice::NONE).into_iter();
                all.extend(spots.map(|s| s.commands));
            }
            drop(scene);
            let next = chance.pick(&mut all).unwrap_or(vec![Command::EndTurn]);
            for order in &next {
                step(&catalog, &mut loaded, &mut events, order);
            }
        }
        let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
        let name = |what: &str| format!("{what}_{seats}_{lang:?}").to_lowercase();
        let days = chronicle::days(&scene).into_iter();
        let days: Vec<String> = days.flat_map(|day| day.lines).collect();
        let days = days.join("\n");
        insta::assert_snapshot!(name("story"), days);
        let seats: Vec<Seat> = (0..seats).map(Seat).collect();
        let page = sheet::page(&scene, &seats);
        check(&page);
        insta::assert_snapshot!(name("sheet"), text(&page));
    }
}

#[test]
fn the_end_says_what_it_was() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    for lang in Lang::ALL {
        let mut shots = String::new();
        for (scenario, at) in [("s00", 0), ("s03", 0), ("s03", 1)] {
            let (mut loaded, mut events) = begun(&catalog, scenario, 1, 7);
            loaded.meta.own = Some(Own::Better(Mark {
                met: at == 1,
                points: 1,
            }));
            loaded.meta.code = Some("ABCDE12345".into());
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
            let ashore = spots(&scene, &Dice::NONE)[9].commands[0].clone();
            drop(scene);
            step(&catalog, &mut loaded, &mut events, &ashore);
            if at == 1 {
                // All that was asked for is there, and the player leaves.
                let player = &mut loaded.state.players[0];
                (player.crystals, player.made) = (4, [Item::Pickaxe].into());
                step(&catalog, &mut loaded, &mut events, &Command::Finish);
            }
            while loaded.state.asked().is_some() {
                step(&catalog, &mut loaded, &mut events, &Command::EndTurn);
            }
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
            let message = panel::panel(&scene, Dice::NONE);
            check(&message);
            shots.push_str(&text(&message));
        }
        insta::assert_snapshot!(format!("ends_{lang:?}").to_lowercase(), shots);
    }
}

#[test]
fn rules_answer_words_in_both_languages() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for (lang, word, heading) in [
        (Lang::En, "smoke", "Smoke signs without a fire"),
        (Lang::En, "Bow", "bow"),
        (Lang::De, "Echsen", "Bogen"),
    ] {
        let words = Words::new(texts.of(lang));
        let found = rules::search(&words, &words, word);
        assert!(
            found.iter().any(|(title, _)| title == heading),
            "{word}: {found:?}"
        );
        assert!(found.len() <= 4);
        assert!(rules::search(&words, &words, "submarine").is_empty());
        assert!(rules::titles(&words, &words, "").len() > 30);
    }
}

#[test]
fn the_help_has_all_its_pages_in_both_languages() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for lang in Lang::ALL {
        for page in 0..=9 {
            let message = help::page(&Words::new(texts.of(lang)), page, Vec::new());
            check(&message);
            assert!(text(&message).len() > 200, "{page}: {}", text(&message));
        }
    }
}

#[test]
fn all_that_is_offered_is_accepted_over_whole_games() {
    let (catalog, texts) = (
        Catalog::load().unwrap(),
        castaway::registry::texts(castaway::registry::GAMES),
    );
    let mut chance = Chance::from_seed(4);
    let scenarios: Vec<String> = catalog.scenarios.iter().map(|s| s.id.to_string()).collect();
    for (n, scenario) in (0_u64..).zip(&scenarios) {
        let seats = u8::try_from(n % 3 + 1).unwrap();
        let (mut loaded, mut events) = begun(&catalog, scenario, seats, 40 + n);
        for round in 0..200 {
            if loaded.state.asked().is_none() {
                break;
            }
            let lang = Lang::ALL[round % 2];
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &events);
            let picked = match chance.die(4) {
                0 => Dice::NONE.toggled(0).toggled(3),
                1 => Dice::NONE.toggled(2),
                _ => Dice::NONE,
            };
            check(&panel::panel(&scene, picked));
            for danger in [
                Danger::Death(Harm::Thirst),
                Danger::Death(Harm::Hunger),
                Danger::Death(Harm::Tide),
                Danger::Hurt(Harm::Thirst),
                Danger::Hurt(Harm::Hunger),
                Danger::Hurt(Harm::Tide),
                Danger::Task,
                Danger::Attack(1),
                Danger::Attack(3),
                Danger::Dice(0),
                Danger::Dice(2),
                Danger::Finish(0),
                Danger::Finish(2),
            ] {
                check(&panel::confirm(&scene, danger, Press::EndSure));
            }
            let mut all: Vec<Vec<Command>> = Vec::new();
            all.extend(spots(&scene, &picked).into_iter().map(|s| s.commands));
            all.extend(deeds(&scene, picked).into_iter().map(|d| d.commands));
            all.extend(offers(&scene).into_iter().map(|d| d.commands));
            for commands in &all {
                assert!(scene.accepts(commands), "{scenario} {commands:?}");
            }
            let next = chance.pick(&mut all).unwrap_or(vec![Command::EndTurn]);
            for order in &next {
                step(&catalog, &mut loaded, &mut events, order);
            }
            let many = events.len().saturating_sub(60);
            events.drain(..many);
        }
        let scene = Scene::of(Words::new(texts.of(Lang::En)), &catalog, &loaded, &events);
        check(&panel::panel(&scene, Dice::NONE));
    }
}
