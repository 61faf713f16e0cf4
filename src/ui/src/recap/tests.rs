//! The page of a recap.

use super::*;
use crate::{
    limits::{DESCRIPTION, units},
    texts::{AllTexts, Lang},
};

fn recap() -> Recap {
    let gist = |n: u64| Gist {
        name: format!("Round {n}"),
        lines: vec![format!("line {n}").into(), "a second".repeat(20).into()],
        stands: "Morale +1".into(),
        ended: Some(n),
    };
    Recap {
        game: "Castaways".into(),
        since_ms: Some(5_000),
        story: (1..40).map(gist).collect(),
        asks: Some(CallAsks::Vote),
        question: Some("How much wood?".into()),
        threats: vec!["x".repeat(3000), "hunger".into()],
        link: Some("https://discord.com/channels/1/2/3".into()),
        letter: Some('i'),
        ..Recap::default()
    }
}

#[test]
fn the_page_tells_what_is_newest_what_is_asked_and_what_threatens() {
    let texts = AllTexts::new(|_| Vec::new());
    for lang in Lang::ALL {
        let t = texts.of(lang);
        let page = page(t, &recap()).json();
        assert_eq!(page["flags"], 64);
        let text = page["embeds"][0]["description"].as_str().unwrap();
        assert!(units(text) <= DESCRIPTION, "{}", units(text));
        for part in ["<t:5:R>", "Round 39", "How much wood?", "/1/2/3)", "hunger"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(
            !text.contains("…\n\n") && !text.contains("recap-"),
            "{text}"
        );
        // On a phone it is one screen and a half, with what is to be done first and all of the story behind a button.
        let place = |part: &str| text.find(part).unwrap();
        assert!(place("How much wood?") < place("hunger"), "{text}");
        assert!(place("hunger") < place("<t:5:R>"), "{text}");
        let lines = text.lines().map(|line| units(line).div_ceil(45).max(1));
        assert!(lines.sum::<usize>() <= 40, "{text}");
        let told = text.lines().filter(|line| line.starts_with("• ")).count();
        assert!((1..=LINES).contains(&told), "{text}");
        let button = &page["components"][0]["components"][0];
        assert_eq!(button["label"], t.get("button-all-of-it"), "{page}");
    }
}

#[test]
fn what_is_told_whole_has_no_button_for_more() {
    let texts = AllTexts::new(|_| Vec::new());
    let short = Recap {
        story: recap().story.into_iter().take(2).collect(),
        ..recap()
    };
    let json = page(texts.of(Lang::De), &short).json();
    assert!(json["components"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn what_is_over_begins_with_how_it_ended_and_asks_nobody() {
    let texts = AllTexts::new(|_| Vec::new());
    for lang in Lang::ALL {
        let t = texts.of(lang);
        let over = Recap {
            ended: vec![ended(t, 7_000), "Lost in round 9".into()],
            asks: None,
            question: None,
            threats: Vec::new(),
            ..recap()
        };
        let page = page(t, &over).json();
        let text = page["embeds"][0]["description"].as_str().unwrap();
        let first = text.lines().next().unwrap();
        assert!(first.contains("<t:7:F>"), "{text}");
        assert_eq!(text.lines().nth(1), Some("Lost in round 9"));
        assert!(!text.contains(&t.get("recap-asks-nobody")), "{text}");
        assert!(units(text) <= DESCRIPTION, "{}", units(text));
    }
}

#[test]
fn who_missed_nothing_is_told_what_happened_last_and_who_is_waited_for() {
    let texts = AllTexts::new(|_| Vec::new());
    for lang in Lang::ALL {
        let quiet = Recap {
            quiet: true,
            asks: None,
            question: None,
            waits_for: Some(Others {
                users: vec![8, 9],
                since_ms: Some(3_000),
                until_ms: Some(6_000),
            }),
            may: Some("others-meanwhile"),
            threats: Vec::new(),
            ..recap()
        };
        let text = page(texts.of(lang), &quiet).json().to_string();
        assert!(
            ["<@8>, <@9>", "<t:3:R>", "<t:6:R>", "💡", "Round 39"]
                .iter()
                .all(|part| text.contains(part)),
            "{text}"
        );
        // Where nothing may be done meanwhile nothing is promised, and in a pause nobody is waited for.
        let nothing = Recap {
            may: None,
            ..quiet.clone()
        };
        let told = page(texts.of(lang), &nothing).json().to_string();
        assert!(told.contains("<@8>") && !told.contains("💡"), "{told}");
        let paused = Recap {
            paused: true,
            ..quiet.clone()
        };
        let told = page(texts.of(lang), &paused).json().to_string();
        assert!(
            told.contains("⏸️") && !told.contains("💡") && !told.contains("<@8>"),
            "{told}"
        );
        // Whoever looks on is waited for by nobody, and is told so.
        let on = Recap {
            looks_on: true,
            ..quiet.clone()
        };
        let told = page(texts.of(lang), &on).json().to_string();
        assert!(told.contains("👀") && told.contains("<@8>, <@9>"), "{told}");
        // What others only planned is no nothing.
        let planned = Recap {
            meanwhile: vec![
                Meanwhile::Planned(vec![71, 72]),
                Meanwhile::Ready(vec![73]),
                Meanwhile::Suggested(vec![74]),
                Meanwhile::Spoke(vec![75]),
                Meanwhile::TakenBack(76, 9_000),
            ],
            ..quiet.clone()
        };
        let told = page(texts.of(lang), &planned).json().to_string();
        for part in [
            "<@71>, <@72>",
            "<@73>",
            "<@74>",
            "<@75>",
            "<@76>",
            "<t:9:R>",
        ] {
            assert!(told.contains(part) && !text.contains(part), "{told}");
        }
        assert!(!told.contains("recap-"), "{told}");
        let nothing = since(texts.of(lang), &quiet);
        assert_ne!(since(texts.of(lang), &planned), nothing);
        let first = Recap::default();
        let text = page(texts.of(lang), &first).json().to_string();
        assert!(!text.contains("recap-"), "{text}");
    }
}

#[test]
fn the_post_of_a_chapter_is_short() {
    let texts = AllTexts::new(|_| Vec::new());
    let long = Gist {
        lines: vec!["y".repeat(900).into(), "z".repeat(900).into()],
        ..recap().story[0].clone()
    };
    let json = chapter_over(texts.of(Lang::De), &long).json();
    let text = json["content"].as_str().unwrap();
    assert!(
        units(text) < 1700 && text.contains("zzz") && text.contains("Morale"),
        "{text}"
    );
    assert!(json["components"].as_array().is_none_or(Vec::is_empty));
}

#[test]
fn the_post_of_a_long_chapter_keeps_what_matters_most() {
    let texts = AllTexts::new(|_| Vec::new());
    let line = |mark: &str, weight: u8| GistLine {
        text: mark.repeat(900),
        weight,
    };
    let long = Gist {
        lines: vec![line("y", 70), line("z", 20)],
        ..recap().story[0].clone()
    };
    let json = chapter_over(texts.of(Lang::En), &long).json();
    let text = json["content"].as_str().unwrap();
    assert!(text.contains("yyy") && !text.contains("zzz"), "{text}");
    assert!(!text.contains('…'), "{text}");
}
