//! The first days of somebody who has never played: one thing explained at a time, and one move suggested on the first.

use castaway::{
    games::rollwrite::{
        actions::deeds,
        panel,
        press::{Dice, Press},
        scene::Scene,
        words::{Words, item_sign, resource_sign},
    },
    ui::{message::Message, press::GamePresses, texts::Lang, version::Version},
};
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::{Item, Resource},
    state::Phase,
};
use castaway_table::{Contest, Loaded};

use super::{begun, check, dangers::morning, step, text};

const LESSONS: [&str; 4] = [
    "rw-new-fields",
    "rw-new-dice",
    "rw-new-night",
    "rw-new-boxes",
];

fn shown(catalog: &Catalog, loaded: &Loaded<RollWrite>, lang: Lang, picked: Dice) -> Message {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(lang));
    let message = panel::panel(&Scene::of(words, catalog, loaded, &[]), picked);
    check(&message);
    message
}

/// What the panel explains.
fn told(catalog: &Catalog, loaded: &Loaded<RollWrite>) -> Vec<&'static str> {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let in_language = |lang| -> Vec<&'static str> {
        let words = Words::new(texts.of(lang));
        let panel = text(&shown(catalog, loaded, lang, Dice::NONE));
        let lessons = LESSONS.into_iter();
        lessons
            .filter(|key| panel.contains(&words.get(key)))
            .collect()
    };
    let [one, other] = Lang::ALL.map(in_language);
    assert_eq!(one, other, "in both languages alike");
    one
}

/// First days that are looked at.
const MORNINGS: u64 = 12;

/// The morning of a first day on the island of a seed.
fn landed(catalog: &Catalog, seed: u64) -> Loaded<RollWrite> {
    let (mut loaded, mut events) = begun(catalog, "s00", 1, seed);
    let seat = loaded.state.asked().unwrap();
    let first = RollWrite::legal(catalog, &loaded.state, seat).remove(0);
    step(catalog, &mut loaded, &mut events, &first);
    assert!(matches!(loaded.state.phase, Phase::Turn(_)));
    loaded
}

/// The same morning, or later that day with a die spent.
fn spent(loaded: &mut Loaded<RollWrite>, spent: bool) {
    if let Phase::Turn(turn) = &mut loaded.state.phase {
        turn.dice[0].spent = spent;
    }
}

#[test]
fn the_first_days_explain_one_thing_at_a_time_to_whoever_is_new_and_to_nobody_else() {
    let catalog = Catalog::load().unwrap();
    let mut loaded = morning(&catalog, "s00");
    assert!(told(&catalog, &loaded).is_empty(), "nobody is new");
    loaded.meta.introduces = true;
    let mut all = Vec::new();
    for day in 1..=3 {
        for used in [false, true] {
            loaded.state.day = day;
            spent(&mut loaded, used);
            let now = told(&catalog, &loaded);
            assert_eq!(now.len(), usize::from(day < 3), "day {day}, {used}");
            all.extend(now);
        }
    }
    assert_eq!(all, LESSONS, "each once, in this order");
    // From the day on which no move is suggested any more it says how to ask for one, in a game in which advice is given.
    let asks = |loaded: &Loaded<RollWrite>| {
        let texts = castaway::registry::texts(castaway::registry::GAMES);
        let in_language = |lang| {
            let panel = text(&shown(&catalog, loaded, lang, Dice::NONE));
            panel.contains(&Words::new(texts.of(lang)).get("rw-new-hint"))
        };
        let [one, other] = Lang::ALL.map(in_language);
        assert_eq!(one, other, "in both languages alike");
        one
    };
    let on = |loaded: &mut Loaded<RollWrite>, day| {
        loaded.state.day = day;
        asks(loaded)
    };
    assert_eq!(
        [1, 2, 3].map(|day| on(&mut loaded, day)),
        [false, true, false]
    );
    // A game that is compared with those of others is explained in the same words, and nobody is helped in it.
    loaded.state.day = 1;
    spent(&mut loaded, false);
    loaded.meta.contest = Some(Contest {
        name: "daily/2026-11-21".into(),
        until_ms: 1_795_327_200_000,
        guild: None,
        entered: false,
        late: false,
        placing: None,
    });
    assert_eq!(told(&catalog, &loaded), [LESSONS[0]]);
    let panel = text(&shown(&catalog, &loaded, Lang::En, Dice::NONE));
    assert!(
        !panel.contains('💡') && !panel.contains("I would"),
        "{panel}"
    );
    loaded.state.day = 2;
    assert_eq!(told(&catalog, &loaded), [LESSONS[2]]);
    assert!(!asks(&loaded), "no advice is promised");
    assert!(!panel::is_taught(&loaded));
    loaded.state.day = 3;
    assert!(panel::is_taught(&loaded), "it never comes again");
}

#[test]
fn advice_is_asked_for_by_a_button_in_every_game_in_which_it_is_given() {
    let catalog = Catalog::load().unwrap();
    let mut loaded = morning(&catalog, "s00");
    let has = |loaded: &Loaded<RollWrite>| {
        let hint = Press::Hint.id(Version::of(loaded));
        let message = shown(&catalog, loaded, Lang::De, Dice::NONE);
        message.json()["components"].to_string().contains(&hint)
    };
    assert!(has(&loaded), "on every day");
    loaded.meta.introduces = true;
    loaded.state.day = 2;
    assert!(has(&loaded), "also of somebody new");
    loaded.meta.practice = Some("daily/2026-11-21".into());
    assert!(has(&loaded), "practice is compared with nothing");
    loaded.meta.practice = None;
    loaded.meta.contest = Some(Contest {
        name: "daily/2026-11-21".into(),
        until_ms: 1_795_327_200_000,
        guild: None,
        entered: false,
        late: false,
        placing: None,
    });
    assert!(!has(&loaded), "nobody is helped in a challenge");
    // A shared island is compared with the others of its server, unless its table wants none of that.
    let (mut shared, mut events) = begun(&catalog, "s00", 2, 3);
    while matches!(shared.state.phase, Phase::Start(_)) {
        let seat = shared.state.asked().unwrap();
        let first = RollWrite::legal(&catalog, &shared.state, seat).remove(0);
        step(&catalog, &mut shared, &mut events, &first);
    }
    assert!(!has(&shared));
    shared.meta.unranked = true;
    assert!(has(&shared));
}

/// The labels of the buttons that bear the sign of a suggestion and make a move, with their ids.
fn suggested(message: &Message) -> Vec<(String, String)> {
    let json = message.json();
    let rows = json["components"].as_array().unwrap().iter();
    let all = rows.flat_map(|row| row["components"].as_array().unwrap());
    let word = |v: &serde_json::Value| v.as_str().unwrap_or_default().to_owned();
    all.filter(|c| c["emoji"]["name"] == "💡")
        .map(|c| (word(&c["label"]), word(&c["custom_id"])))
        .filter(|(_, id)| !id.contains("|hint|"))
        .collect()
}

/// The values of the entries of all menus.
fn entries(message: &Message) -> Vec<String> {
    let json = message.json();
    let rows = json["components"].as_array().unwrap().iter();
    let all = rows.flat_map(|row| row["components"].as_array().unwrap());
    let options = all.flat_map(|c| c["options"].as_array().into_iter().flatten());
    options
        .filter_map(|o| o["value"].as_str().map(str::to_owned))
        .collect()
}

#[test]
fn on_the_first_day_of_somebody_new_one_button_moves_and_all_else_stands_in_the_menus() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (mut led, mut later) = (0, 0);
    // The line that says what the goals are.
    let goals = |message: &Message| {
        let json = message.json();
        let state = json["embeds"][0]["description"].as_str();
        let mut lines = state.unwrap_or_default().lines();
        lines.find(|line| line.starts_with('🎯')).map(str::to_owned)
    };
    for seed in 1..=MORNINGS {
        let mut loaded = landed(&catalog, seed);
        assert!(suggested(&shown(&catalog, &loaded, Lang::En, Dice::NONE)).is_empty());
        loaded.meta.introduces = true;
        let in_language = |lang| {
            let message = shown(&catalog, &loaded, lang, Dice::NONE);
            let all = suggested(&message);
            assert!(all.len() <= 1, "one at a time: {all:?}");
            let (label, id) = all.into_iter().next()?;
            assert!(text(&message).contains("💡 "), "{label}: its reason");
            // Four rows, the suggested button first in the first of them; how far the goals are comes with the first move.
            let json = message.json();
            let rows = json["components"].as_array().unwrap();
            assert_eq!(rows.len(), 4, "{label}");
            assert_eq!(rows[0]["components"][0]["custom_id"], id);
            assert!(label.chars().count() <= 20, "{label}: a row for itself");
            let goals = message.json()["embeds"][0]["description"].to_string();
            assert!(!goals.contains("(0/"), "{goals}");
            let entries = entries(&message);
            let scene = Scene::of(Words::new(texts.of(lang)), &catalog, &loaded, &[]);
            for deed in deeds(&scene, Dice::NONE) {
                let own = Press::Deed(Dice::NONE, deed.code.clone()).id(Version::of(&loaded));
                assert_eq!(entries.contains(&deed.code), own != id, "{}", deed.label);
            }
            // Whoever picks dice wants something else.
            let picked = shown(&catalog, &loaded, lang, Dice::NONE.toggled(0));
            assert!(suggested(&picked).is_empty());
            Some(id)
        };
        let [one, other] = Lang::ALL.map(in_language);
        assert_eq!(one, other, "seed {seed}: the same in both languages");
        led += u64::from(one.is_some());
        // When a move was made the goals say how far they are, and another game can be begun.
        spent(&mut loaded, true);
        let moved = shown(&catalog, &loaded, Lang::En, Dice::NONE);
        if !suggested(&moved).is_empty() {
            loaded.meta.introduces = false;
            let plain = shown(&catalog, &loaded, Lang::En, Dice::NONE);
            assert_eq!(goals(&moved), goals(&plain), "seed {seed}");
            let other = Press::Other.id(Version::of(&loaded));
            let pressed = moved.json()["components"].to_string();
            assert!(pressed.contains(&other), "seed {seed}: {pressed}");
            later += 1;
            loaded.meta.introduces = true;
        }
        spent(&mut loaded, false);
        loaded.state.day = 2;
        assert!(suggested(&shown(&catalog, &loaded, Lang::En, Dice::NONE)).is_empty());
    }
    // A first order that no single press gives, such as to turn a die, is none to lead by.
    println!("{led} of {MORNINGS} mornings suggest something");
    assert!(led > 0, "none of {MORNINGS} mornings suggests anything");
    assert!(later > 0, "nothing is suggested after a move");
}

#[test]
fn what_never_changes_of_a_free_game_stands_beside_the_whole_sheet() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (mut loaded, _) = super::begun(&catalog, "s03", 1, 7);
    loaded.meta.code = Some("ABCDE12345".into());
    for lang in Lang::ALL {
        let words = Words::new(texts.of(lang));
        let scene = Scene::of(words, &catalog, &loaded, &[]);
        let rules = scene.words.wording.terms(&scene.view.charter);
        assert!(!rules.is_empty());
        let panel = text(&panel::panel(&scene, Dice::NONE));
        let sheet = panel::beside_whole(&scene);
        for rule in rules.iter().map(String::as_str).chain(["ABCDE12345"]) {
            assert!(sheet.contains(rule), "{rule}: {sheet}");
            assert!(!panel.contains(rule), "{rule}: {panel}");
        }
        // And each sign of a resource and an item with its name.
        let resources = Resource::ALL.map(|r| (resource_sign(r), scene.words.wording.resource(r)));
        let items = Item::ALL.map(|item| (item_sign(item), scene.words.wording.item(item)));
        for (sign, name) in resources.into_iter().chain(items) {
            assert!(sheet.contains(&format!("{sign} {name}")), "{sheet}");
        }
    }
}
