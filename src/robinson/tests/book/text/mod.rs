//! The words of the island game: complete, in both languages, and never raw.

mod blame;
mod effects;
mod every;
mod few;
mod gains;
mod games;
mod labels;
mod missing;
mod news;
mod questions;
mod round_told;
mod shades;
mod table;
mod told;
mod uses;

use std::collections::BTreeSet;

use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{Lang, TableWords, Wording, rule, rules, rules_search},
    view::AskView,
};

fn catalog() -> Catalog {
    Catalog::load().expect("content loads")
}

/// Text that a reader may see: there, and without message ids or placeholders.
fn fine(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "empty text for {what:?}");
    for raw in [
        "{", "}", "$", "_", "fx-", "who-", "n-wood", "Fx ", "Pv ", "  ",
    ] {
        assert!(!text.contains(raw), "{raw:?} in {text:?} for {what:?}");
    }
}

/// Nothing that was worded so far lacked a message or an argument.
fn no_faults() {
    for lang in Lang::ALL {
        assert_eq!(Wording::get(lang).faults(), 0, "{lang:?}");
    }
}

#[test]
fn message_files_are_sound() {
    for lang in Lang::ALL {
        assert_eq!(Wording::get(lang).mistakes(), &[] as &[String]);
    }
}

/// The ids and attributes of a Fluent file, and the variables each message names.
fn keys(source: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = String::new();
    for line in source.lines() {
        let trimmed = line.trim_start();
        if line.starts_with('.') || (line != trimmed && trimmed.starts_with('.')) {
            if let Some((name, _)) = trimmed.split_once(" =") {
                keys.insert(format!("{message}{name}"));
            }
        } else if line == trimmed
            && let Some((name, _)) = line.split_once(" =")
            && !line.starts_with('#')
        {
            message = name.to_owned();
            keys.insert(message.clone());
        }
    }
    keys
}

#[test]
fn both_languages_know_the_same_messages() {
    let english = include_str!("../../../../../content/robinson/ui.en.ftl");
    let german = include_str!("../../../../../content/robinson/ui.de.ftl");
    assert_eq!(keys(english), keys(german));
    assert!(keys(english).len() > 400);
}

#[test]
fn every_card_has_a_text() {
    let catalog = catalog();
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        for card in catalog.cards() {
            fine(&words.card(&card), &card);
            let lines = words.card_lines(&catalog, &card);
            assert!(!lines.is_empty(), "{card:?}");
            for line in &lines {
                fine(line, &card);
            }
            let whole = lines.join("\n");
            let room = match card {
                CardRef::Scenario(_) => 2_400,
                _ => 900,
            };
            assert!(whole.chars().count() < room, "{card:?}: {whole}");
        }
        for tile in catalog.tiles.values() {
            words.tile_lines(tile).iter().for_each(|l| fine(l, tile));
            fine(&words.tile(tile.number), tile);
        }
        for character in catalog.characters.values() {
            fine(&words.character(&character.id), character);
            let lines = words.character_lines(character);
            lines.iter().for_each(|l| fine(l, character));
        }
    }
    no_faults();
}

#[test]
fn unknown_names_are_made_readable() {
    let words = Wording::get(Lang::En);
    let card = CardRef::Invention("no_such_thing".into());
    assert_eq!(words.card(&card), "No such thing");
    assert!(words.card_lines(&catalog(), &card).is_empty());
    assert_eq!(words.mood(&card), None);
}

#[test]
fn every_effect_passive_and_use_is_worded() {
    for lang in Lang::ALL {
        let words = Wording::get(lang);
        for effect in effects::effects() {
            fine(&words.effect(&effect), &effect);
            for line in words.effects_text(std::slice::from_ref(&effect)) {
                assert!(line.ends_with(['.', '!', '?']), "{line}");
            }
        }
        for passive in uses::passives() {
            fine(&words.passive_line(&passive), &passive);
        }
        for usage in uses::uses() {
            for line in words.usage_lines(&usage) {
                fine(&line, &usage);
            }
        }
    }
    no_faults();
}

#[test]
fn every_event_is_told() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        for event in every::events() {
            let line = table.event_line(&event).unwrap_or_default();
            fine(&line, &event);
        }
        for line in table.story(&every::events()) {
            fine(&line, &"story");
        }
    }
    no_faults();
}

#[test]
fn every_question_is_put() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        for question in every::questions() {
            for who in [None, Some(every::COOK)] {
                let ask = AskView {
                    passed: vec![],
                    id: 1,
                    question: question.clone(),
                    source: Some(CardRef::Event("storm".into())),
                    who,
                    does: None,
                    seats: vec![0],
                    min: 1,
                    max: 1,
                    further: 0,
                    options: Vec::new(),
                };
                let text = table.question(&ask);
                fine(&text.title, &question);
                fine(&text.body, &question);
                assert!(text.title.chars().count() <= 256);
            }
        }
    }
    no_faults();
}

#[test]
fn labels_fit_their_controls() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        let mut labels = every::labels();
        for card in catalog.cards() {
            labels.push(castaway_robinson::ask::Label::Card(card));
        }
        for label in labels {
            let short = table.label(&label);
            fine(&short, &label);
        }
    }
    no_faults();
}

#[test]
fn every_refusal_is_one_kind_line() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        for rejection in every::rejections() {
            let text = table.rejection(&rejection);
            fine(&text, &rejection);
            assert!(text.ends_with('.'), "{text}");
            assert!(text.chars().count() < 220, "{text}");
            let id = rejection.rule();
            assert!(
                id.is_empty() || rule(lang, id).is_some(),
                "{id} unexplained"
            );
        }
    }
    no_faults();
}

#[test]
fn plans_are_told_with_cost_and_odds() {
    let catalog = catalog();
    let view = table::view();
    for lang in Lang::ALL {
        let table = TableWords::new(lang, &catalog, &view);
        for goal in every::goals() {
            fine(&table.goal_line(&goal), &goal);
        }
        for usable in every::usables() {
            fine(&table.usable_name(&usable), &usable);
            fine(&table.usable_help(&usable), &usable);
        }
    }
    no_faults();
}

#[test]
fn small_events_share_a_line() {
    use castaway_robinson::{event::Event, ids::Phase, ids::Who};
    let catalog = catalog();
    let view = table::view();
    let table = TableWords::new(Lang::En, &catalog, &view);
    let wounded = |seat| Event::Wounded {
        who: Who::Seat(seat),
        n: 1,
        total: 3,
    };
    let story = table.story(&[
        Event::Round(3),
        Event::Phase(Phase::Event),
        wounded(0),
        wounded(1),
        Event::Morale { n: -1, to: -2 },
        Event::Phase(Phase::Morale),
    ]);
    assert_eq!(
        story,
        [
            "**— Round 3 —**",
            "**🃏 Event Phase**",
            "🩸 Cook, Soldier: 1 wound each · 🙂 Morale −1 (now −2; at this wound morale falls)",
        ],
        "a phase in which nothing happened has no headline"
    );
}

#[test]
fn texts_read_like_cards() {
    let catalog = catalog();
    let words = Wording::get(Lang::En);
    let lines = |card| words.card_lines(&catalog, &card);
    assert_eq!(
        lines(CardRef::Event("unusually_cold_night".into())),
        [
            "📖 Its sign is the book: apply the scenario's book effect, if it has one.",
            "Event: Discard 2 🪵 wood — or each player suffers 1 🩸 wound.",
            "Threat Action “Warming Up”: 1 pawn, 1 🪵 wood or 1 🦊 fur, then you gain 1 ⭐ determination.",
            "Threat Effect (if ignored): Each player suffers 1 🩸 wound.",
        ]
    );
    let german = Wording::get(Lang::De);
    assert_eq!(
        german.card_lines(&catalog, &CardRef::Event("strong_wind".into())),
        [
            "📖 Das Zeichen der Karte ist das Buch: Den Bucheffekt des Szenarios ausführen, wenn es einen hat.",
            "Ereignis: Ein Zeitplättchen neben „Bauen“ legen.",
            "Bedrohung abwenden „Werkzeugpflege“: 1 Spielstein, und wer das auslöst, erhält 1 ⭐ Entschlossenheit.",
            "Bedrohungseffekt (wenn sie nicht abgewendet wird): 1 gebauten Gegenstand auf die Erfindungsseite zurückdrehen, falls möglich.",
        ]
    );
}

#[test]
fn rules_help_is_complete_and_found() {
    let sheets = catalog().scenarios;
    let english = rules(Lang::En);
    let german = rules(Lang::De);
    assert!(english.len() >= 70);
    let ids = |entries: &[castaway_robinson::text::RuleEntry]| -> Vec<String> {
        entries.iter().map(|e| e.id.clone()).collect()
    };
    assert_eq!(ids(english), ids(german));
    for (en, de) in english.iter().zip(german) {
        assert_eq!(en.rules, de.rules, "{}", en.id);
        for entry in [en, de] {
            assert!(entry.text.chars().count() <= 300, "{}", entry.id);
            assert!(!entry.title.is_empty() && !entry.section.is_empty());
            assert!(!entry.keywords.is_empty() && !entry.rules.is_empty());
            // What sums up rules of one sheet is told at its table alone.
            let of_sheet = |rule: &String| {
                let number = rule
                    .strip_prefix("R-S")
                    .and_then(|rest| rest.chars().next());
                number.is_some_and(|c| c.is_ascii_digit())
            };
            let known = entry.scenario.as_ref().map(|id| sheets.contains_key(id));
            let told = entry.rules.iter().any(of_sheet).then_some(true);
            assert_eq!(known, told, "{}", entry.id);
        }
    }
    let first = |lang, query| rules_search(lang, query).first().map(|e| e.id.clone());
    assert_eq!(first(Lang::En, "Hunt").as_deref(), Some("hunt"));
    assert_eq!(
        first(Lang::En, "move the camp").as_deref(),
        Some("move-camp")
    );
    assert_eq!(first(Lang::De, "holzstoß").as_deref(), Some("wood-pile"));
    assert_eq!(first(Lang::De, "JAGEN").as_deref(), Some("hunt"));
    assert_eq!(first(Lang::En, "R-SHELTER-5").as_deref(), Some("shelter"));
    for (lang, words) in [
        (Lang::En, &["points", "score", "scoring"][..]),
        (Lang::De, &["Punkte", "Wertung", "Siegpunkte", "points"][..]),
    ] {
        for word in words {
            assert_eq!(first(lang, word).as_deref(), Some("points"), "{word}");
        }
    }
    assert!(rules_search(Lang::En, "xyzzy").is_empty());
    // Weapons ("Waffen") are no answer to whoever asks about apes ("Affen"), for whom there is one.
    let apes = rules_search(Lang::De, "Affen");
    let all_speak = apes.iter().all(|entry| entry.text.contains(" Affen"));
    assert!(!apes.is_empty() && all_speak, "{apes:?}");
    let part = rules_search(Lang::De, "olzstoß");
    assert!(!part.is_empty(), "a part of a word where nothing else is");
    assert_eq!(rules_search(Lang::En, " ").len(), english.len());
}

#[test]
fn locales_choose_the_language() {
    assert_eq!(Lang::of_locale("de"), Lang::De);
    assert_eq!(Lang::of_locale("de-AT"), Lang::De);
    assert_eq!(Lang::of_locale("en-GB"), Lang::En);
    assert_eq!(Lang::of_locale(""), Lang::En);
}
