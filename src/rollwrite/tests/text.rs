//! Every name and every story line of a game exists in both languages.

use std::collections::{BTreeMap, BTreeSet};

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    ids::{Class, Difficulty, Feature, Item, Resource, Task},
    medal::Medal,
    names, policy,
    reject::Rejection,
    setup::{Island, Setup},
    state::Part,
    text::{self, Lang, Wording},
};

const FILES: [(&str, &str); 3] = [
    (
        include_str!("../../../content/rollwrite/text.en.ftl"),
        include_str!("../../../content/rollwrite/text.de.ftl"),
    ),
    (
        include_str!("../../../content/rollwrite/rules.en.ftl"),
        include_str!("../../../content/rollwrite/rules.de.ftl"),
    ),
    (
        include_str!("../../../content/rollwrite/help.en.ftl"),
        include_str!("../../../content/rollwrite/help.de.ftl"),
    ),
];

/// Key and whole text of every message.
fn messages(text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut key = String::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        match line.split_once(" = ") {
            Some((id, rest)) if !line.starts_with([' ', '}']) => {
                key = id.to_owned();
                assert!(
                    found.insert(key.clone(), rest.to_owned()).is_none(),
                    "{id} twice"
                );
            }
            _ => found.entry(key.clone()).or_default().push_str(line),
        }
    }
    found
}

fn places(text: &str) -> BTreeSet<&str> {
    text.split('$')
        .skip(1)
        .map(|t| t.split(|c: char| !c.is_alphanumeric()).next().unwrap())
        .collect()
}

#[test]
fn both_languages_say_the_same_things() {
    for (en, de) in FILES {
        let (en, de) = (messages(en), messages(de));
        let keys = |m: &BTreeMap<String, String>| m.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&en), keys(&de));
        for (key, text) in &en {
            assert_eq!(places(text), places(&de[key]), "{key}");
            assert!(
                text.len() < 900 && de[key].len() < 900,
                "{key} fits an embed field"
            );
        }
    }
}

#[test]
fn every_island_has_a_name_in_each_language_and_one_that_nobody_made_keeps_its_own() {
    let [english, german] = [Lang::En, Lang::De].map(Wording::new);
    let mut names = BTreeMap::new();
    for seed in 0..4_000 {
        let name = names::island(seed);
        assert_eq!(english.island(&name), name, "as a game keeps it");
        names.insert(german.island(&name), name);
    }
    assert_eq!(names.len(), 144, "one for each");
    for (said, name) in &names {
        let one_word = said.chars().all(char::is_alphabetic);
        assert!(one_word && said != name, "{name}: {said}");
    }
    assert_eq!(german.island("Gull Cay"), "Möweneiland");
    for other in ["Gull", "Old Cay", "Gull Cay Two", ""] {
        assert_eq!(german.island(other), other);
    }
}

fn says(text: &str) -> bool {
    let id = |word: &str| {
        [
            "item-",
            "resource-",
            "scenario-",
            "intro-",
            "goal-",
            "grant-",
            "hindrance-",
            "task-",
        ]
        .iter()
        .chain(&[
            "feature-",
            "about-",
            "difficulty-",
            "class-",
            "part-",
            "medal-",
            "refuse-",
        ])
        .chain(&["help-", "ruling-", "event-"])
        .any(|p| word.starts_with(p))
    };
    !text.is_empty() && !text.contains("{$") && !text.split(' ').any(id)
}

#[test]
fn everything_that_can_be_named_has_words() {
    let catalog = Catalog::load().unwrap();
    for lang in [Lang::En, Lang::De] {
        let w = Wording::new(lang);
        let mut all: Vec<String> = Vec::new();
        for card in &catalog.scenarios {
            all.extend([w.scenario(&card.id), w.intro(&card.id)]);
            all.extend(card.goals.iter().map(|g| w.goal(g)));
            all.extend(card.grants.iter().map(|g| w.grant(g)));
            all.extend(card.hindrances.iter().map(|h| w.hindrance(h)));
            let intro = w.intro(&card.id);
            assert!(
                intro.ends_with('.') && intro.matches(['.', '!', '?']).count() == 2,
                "{intro}"
            );
        }
        all.extend(
            Item::ALL
                .iter()
                .flat_map(|i| [w.item(*i), w.about_item(*i)]),
        );
        all.extend(Resource::ALL.iter().map(|r| w.resource(*r)));
        all.extend(Task::ALL.iter().map(|t| w.task(*t)));
        all.extend(Class::ALL.iter().map(|c| w.class(*c)));
        all.extend(Part::ALL.iter().map(|p| w.part(*p)));
        all.extend(
            Difficulty::ALL
                .iter()
                .flat_map(|d| [w.difficulty(*d), w.about_difficulty(*d)]),
        );
        all.extend([Medal::Bronze, Medal::Silver, Medal::Gold, Medal::Sun].map(|m| w.medal(m)));
        all.extend(
            text::HELP_PAGES
                .iter()
                .flat_map(|p| <[String; 2]>::from(w.help(p))),
        );
        all.extend(
            w.rulings()
                .into_iter()
                .flat_map(|(_, title, text)| [title, text]),
        );
        all.extend(rejections().iter().map(|r| w.rejection(r)));
        for feature in [
            Feature::Empty,
            Feature::Sea,
            Feature::Palm,
            Feature::Crystal,
            Feature::Mask,
            Feature::Smoke,
            Feature::Chart,
            Feature::Lizard { value: 3 },
            Feature::Gather {
                resource: Resource::Wood,
                value: 2,
            },
        ] {
            all.push(w.feature(feature));
        }
        for text in all {
            assert!(says(&text), "{text}");
        }
    }
}

fn rejections() -> Vec<Rejection> {
    use Rejection as R;
    vec![
        R::Seats,
        R::Scenario,
        R::Island,
        R::NotNow,
        R::StartField,
        R::Grant,
        R::Die,
        R::Way,
        R::Nothing,
        R::MaskBoxes,
        R::NoFire,
        R::SmokeValue(3),
        R::ChartValue,
        R::MinDie(4),
        R::Survival,
        R::NoShift,
        R::NoMask,
        R::Value,
        R::PlanBox(Item::Axe),
        R::PlanOpen(Item::Axe),
        R::Resources,
        R::Made(Item::Raft),
        R::NotEmpty,
        R::TooNear,
        R::NoBow,
        R::HuntDie(4),
        R::NothingToRaze,
        R::NotAdjacent,
        R::Offer,
        R::Weapons,
        R::NothingToLose,
        R::NoLine,
        R::FightMask,
        R::GoalsOpen,
    ]
}

#[test]
fn a_whole_game_has_words() {
    let catalog = Catalog::load().unwrap();
    for lang in [Lang::En, Lang::De] {
        let words = Wording::new(lang);
        let setup = Setup {
            seats: 2,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(1),
        };
        let mut state = RollWrite::create(&catalog, &setup, 1).unwrap().state;
        while let Some(seat) = state.asked() {
            let command = policy::choose(&catalog, &state, seat).unwrap();
            let step = RollWrite::apply(&catalog, &state, seat, &command).unwrap();
            for event in &step.events {
                let line = words.event(event, &["Ann".into(), "Bo".into()]);
                assert!(says(&line), "{line}");
                let alone = words.event_alone(event);
                assert!(says(&alone) && !alone.contains("you-"), "{alone}");
            }
            state = step.state;
        }
    }
}
