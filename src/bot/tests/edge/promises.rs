//! Whether what texts promise is there: commands by their names, buttons by their words, rules by the words for them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::house::House;
use castaway::{
    discord::{GameUi, shared_commands},
    ui::{
        query::{RuleFit, Sought},
        texts::Lang,
    },
};
use castaway_discover::Discover;
use castaway_robinson::Island;
use castaway_rollwrite::RollWrite;

/// The lines of all texts in a language.
fn texts(lang: Lang) -> String {
    let ending = match lang {
        Lang::En => ".en.ftl",
        Lang::De => ".de.ftl",
    };
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut all = String::new();
    let folders = fs::read_dir(content).unwrap();
    let folders = folders.map(|entry| entry.unwrap().path());
    for folder in folders.filter(|path| path.is_dir()) {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.to_string_lossy().ends_with(ending) {
                all.push_str(&fs::read_to_string(path).unwrap());
                all.push('\n');
            }
        }
    }
    all
}

/// What stands between two signs, wherever it does.
fn between<'a>(text: &'a str, sign: &str) -> Vec<&'a str> {
    let parts: Vec<&str> = text.split(sign).collect();
    parts.into_iter().skip(1).step_by(2).collect()
}

#[test]
fn every_command_that_a_text_names_is_there_in_its_language() {
    let house = House::open();
    let mut commands = shared_commands();
    commands.extend(house.app.games.iter().flat_map(|game| game.commands()));
    for lang in Lang::ALL {
        let all = texts(lang);
        let words: BTreeMap<&str, &str> = all.lines().filter_map(|l| l.split_once(" = ")).collect();
        let called = |key: &str| words[key].to_owned();
        // Each command of today with those below it, as they are called in the language.
        let known: BTreeMap<String, Vec<String>> = commands
            .iter()
            .map(|command| {
                let key = format!("cmd-{}", command.name);
                let below = command.subcommands.iter();
                let below = below.map(|sub| called(&format!("{key}-{}", sub.name)));
                (called(&key), below.collect())
            })
            .collect();
        let mut seen = 0;
        for line in all.lines() {
            for named in between(line, "**")
                .into_iter()
                .filter_map(|b| b.strip_prefix('/'))
            {
                let mut parts = named.split(' ');
                let below = known.get(parts.next().unwrap());
                let below = below.unwrap_or_else(|| panic!("{lang:?}: no /{named}: {line}"));
                if let Some(sub) = parts.next() {
                    assert!(below.iter().any(|b| b == sub), "{lang:?}: /{named}: {line}");
                }
                seen += 1;
            }
        }
        assert!(seen > 50, "{lang:?}: {seen}");
    }
}

#[test]
fn every_button_that_the_first_page_of_help_explains_is_called_so() {
    let house = House::open();
    for lang in Lang::ALL {
        let all = texts(lang);
        let labels: Vec<&str> = all
            .lines()
            .filter_map(|l| l.split_once(" = "))
            .map(|l| l.1)
            .collect();
        let page = house.app.texts.of(lang).get("help-1");
        let named = between(&page, "**");
        assert!(named.len() >= 5, "{page}");
        for label in named {
            assert!(labels.contains(&label), "{lang:?}: no button {label}");
        }
    }
}

/// Whether the rules of a game say something to each word that is suggested to whoever found nothing; gives the game's letter.
fn found<G: GameUi>(house: &House) -> char {
    for lang in Lang::ALL {
        let t = house.app.texts.of(lang);
        let words = G::rule_words(t);
        let quoted: Vec<&str> = words
            .split(['“', '”', '„'])
            .filter(|w| w.chars().count() > 2 && w.chars().all(char::is_alphabetic))
            .collect();
        assert_eq!(quoted.len(), 3, "{words}");
        for word in quoted {
            assert!(!G::rules(t, t, word).is_empty(), "{lang:?}: {word}");
        }
    }
    G::LETTER
}

#[test]
fn every_word_that_a_game_suggests_for_its_rules_is_found() {
    let house = House::open();
    let tried = [
        found::<Island>(&house),
        found::<RollWrite>(&house),
        found::<Discover>(&house),
    ];
    for game in &house.app.games {
        assert!(
            tried.contains(&game.letter()),
            "add `found` for the game {} to the list above",
            game.name()
        );
    }
    for lang in Lang::ALL {
        let t = house.app.texts.of(lang);
        let option = t.get("cmd-rules-opt-query-text");
        let word = option.split(' ').next_back().unwrap();
        let knows = house.app.games.iter();
        let sought = Sought {
            by: lang,
            words: word.to_owned(),
        };
        let mut knows = knows.map(|game| game.knows_rules(&house.app, &sought));
        assert!(knows.any(|known| known == RuleFit::Words), "{word}");
    }
}

#[test]
fn the_signs_listed_here_stand_in_the_legend_of_the_help() {
    let house = House::open();
    for lang in Lang::ALL {
        let t = house.app.texts.of(lang);
        let legend = t.get("help-3");
        // Those of the picture, of what is told beside it, and of the computer player, which a counter on the board carries.
        for sign in [
            "🪵", "🍖", "🥫", "🦊", "⭐", "🩸", "♥", "🙂", "⛺", "🧱", "⚔️", "🔨", "🌧️", "🌨️",
            "🐾", "🎲", "📦", "⛔", "🎯", "🃏", "🔎", "📍", "🗿", "🤖",
        ] {
            assert!(legend.contains(sign), "{lang:?}: no {sign}");
        }
        assert!(t.get("agreed-computer").starts_with("🤖"));
    }
}

/// The signs that the lines of what happened begin with.
fn signs_of_events(lang: Lang) -> BTreeSet<String> {
    let all = texts(lang);
    let events = all.lines().filter(|line| line.starts_with("e-"));
    let words = events.filter_map(|line| line.split_once(" = ")?.1.split(' ').next());
    let is_sign = |word: &&str| {
        let first = word.chars().next().map_or(0, u32::from);
        // Not the sign of less.
        first >= 0x2300
    };
    words.filter(is_sign).map(str::to_owned).collect()
}

#[test]
fn every_sign_of_what_happened_stands_in_the_legend_and_means_one_thing() {
    let house = House::open();
    for lang in Lang::ALL {
        let t = house.app.texts.of(lang);
        let legend = t.get("help-3");
        let signs = signs_of_events(lang);
        assert!(signs.len() > 30, "{signs:?}");
        for sign in &signs {
            assert!(legend.contains(sign), "{lang:?}: no {sign}");
        }
        for sign in ["☠️", "⏳", "🔒", "💡"] {
            assert!(legend.contains(sign), "{lang:?}: no {sign}");
        }
        // That of a suggestion.
        assert!(!signs.contains("💡"));
        let entries = legend.split([' ', '\n']);
        let entries = entries.filter(|word| signs.contains(*word));
        let entries: Vec<&str> = entries.collect();
        let once: BTreeSet<&str> = entries.iter().copied().collect();
        assert_eq!(entries.len(), once.len(), "{lang:?}: {entries:?}");
    }
}

#[test]
fn what_newcomers_stumbled_over_is_said_in_plain_words() {
    let house = House::open();
    for (lang, strange, plain) in [
        (
            Lang::En,
            &["cheapest dice"][..],
            ("the lowest dice walk", "what you did"),
        ),
        (
            Lang::De,
            &["ich täte", "Ich täte", "billigsten Würfel"][..],
            ("den niedrigsten Würfeln", "was du getan hast"),
        ),
    ] {
        let all = texts(lang);
        for word in strange {
            assert!(!all.contains(word), "{lang:?}: {word}");
        }
        let t = house.app.texts.of(lang);
        let (dice, did) = plain;
        let help = t.get("rw-help").to_lowercase();
        assert!(help.contains(&dice.to_lowercase()), "{help}");
        // Alone one is spoken to; several did it together.
        let rounds = |people: usize| t.with("end-rounds", &[("people", people.into())]);
        assert!(rounds(1).contains(did), "{}", rounds(1));
        assert!(!rounds(3).contains(did), "{}", rounds(3));
    }
}
