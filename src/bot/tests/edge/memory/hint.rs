//! `/hint` says what to do and why, to whoever asks alone, and in no game that is compared.
//! Longer than others: each game gives its advice in its own way, all asked with the same few helpers.

use std::{
    sync::mpsc,
    time::{Duration, Instant},
};

use crate::person::{PATIENCE, action};
use castaway_robinson::state::State;
use castaway_rollwrite::{RollWrite, code::Code, ids::Difficulty};

use super::*;

/// Whoever knows the game is not led through its first round, and asks for suggestions.
fn knows(me: &Person) {
    let key = format!("taught/island/{}", me.user);
    me.store.put_global(&key, json!(true)).unwrap();
}

/// Somebody begins a game alone: its panel.
async fn alone(me: &Person) -> u64 {
    let players = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.island(players).await
}

/// Asks on the panel until the moment is thought through: on a busy machine that may take longer than an answer may, and rules of
/// thumb are told instead.
async fn thinks(me: &Person, panel: u64) {
    let asked = async {
        loop {
            me.press_action(panel, "hint").await;
            if me.words(panel).contains("I thought it through") {
                return;
            }
            me.press_action(panel, "panel").await;
        }
    };
    let told = tokio::time::timeout(PATIENCE, asked).await;
    assert!(told.is_ok(), "{}", me.words(panel));
}

/// So long Discord waits for an answer.
const DISCORD: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_thinking_does_not_end_something_is_answered_within_discords_three_seconds() {
    let mut me = Person::open().await;
    let [robin, mary] = begun(&mut me).await;
    let ui = me.stage.app.ui::<Island>().unwrap();
    me.handle().set_ack_time(DISCORD);
    let in_time = async {
        loop {
            // A thought that goes on until nobody holds it any more.
            let (hold, held) = mpsc::channel::<()>();
            let since = Instant::now();
            let thought = ui.thought(mary, move |_| held.recv().is_err()).await;
            let took = since.elapsed();
            assert_eq!(thought, None, "it is not waited for");
            // It leaves no room to think for anybody else.
            let asked = me.handle().slash(robin, me.channel, "hint", &json!([]));
            let ack = me.handle().wait_ack(asked.unwrap(), DISCORD).await;
            drop(hold);
            // Once more on a machine that is too busy for any clock.
            if let Some(page) = ack.filter(|_| took < DISCORD) {
                return page.message_id.expect("a page");
            }
        }
    };
    let told = tokio::time::timeout(PATIENCE, in_time).await;
    let page = told.expect("within three seconds");
    let words = me.words(page);
    assert!(words.contains("I am still thinking"), "{words}");
    me.stage.close().await.shutdown().await;
}

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_a_legal_order_with_its_reason_for_one_alone() {
    let mut me = Person::open().await;
    let [robin, mary] = begun(&mut me).await;
    me.user = mary;
    // What is thought ends by the clock; one that does not is never answered.
    let page = me.hint().await;
    let shown = me.see(page);
    let words = shown["embeds"][0]["description"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(shown["ephemeral"], json!(true));
    // What a thing does is the reason to use it.
    let reasons = [" The reason: ", " What does it do? "];
    assert!(
        words.starts_with("💡 I would") && reasons.iter().any(|why| words.contains(why)),
        "{words}"
    );
    assert_eq!(meta(&me).acted.len(), 0, "nothing was done");
    // A whole game long it says something wherever somebody is asked.
    for _ in 0..12 {
        if !step(&me, &[robin, mary]).await {
            break;
        }
        me.user = robin;
        let page = me.hint().await;
        let words = me.words(page);
        assert!(
            !words.contains("hint-") && !words.contains("{ $"),
            "{words}"
        );
    }
    let [_, _, will] = users(&me);
    me.user = will;
    let page = me.hint().await;
    assert!(
        me.words(page).contains("spielst an diesem Tisch nicht mit"),
        "{}",
        me.words(page)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_game_that_is_compared_nobody_is_helped() {
    let me = Person::open().await;
    // Else the island of the day would be made first, which takes as long as the machine is busy.
    crate::days::keep_days(&me);
    for contest in ["daily", "weekly"] {
        let panel = me.slash(contest, json!([])).await;
        assert!(!components(&me.see(panel)).is_empty(), "{contest}");
        let page = me.hint().await;
        let words = me.words(page);
        assert!(
            words.contains("compared with those of others"),
            "{contest}: {words}"
        );
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_quick_game_has_hints_where_it_is_played_for_itself() {
    let me = Person::open().await;
    let panel = me.slash("solo", json!([])).await;
    for _ in 0..6 {
        let page = me.hint().await;
        let words = me.words(page);
        assert!(words.contains("💡 I would"), "{words}");
        assert!(!words.contains("rw-hint"), "{words}");
        me.press(panel).await;
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_quick_game_gives_a_hint_by_a_button_of_its_panel() {
    let me = Person::open().await;
    // Whoever knows the game is not led through its first day.
    let key = format!("taught/quick/{}", me.user);
    me.store.put_global(&key, json!(true)).unwrap();
    let panel = me.slash("solo", json!([])).await;
    let mut presses = 0;
    while !me.words(panel).contains("|hint|") {
        assert!(me.press(panel).await && presses < 4, "{}", me.words(panel));
        presses += 1;
    }
    let (mut followed, mut at_once) = (0, 0);
    for _ in 0..12 {
        // On a busy machine it is asked again; the panel stays until there is advice.
        at_once += u32::from(me.words(panel).contains("💡 I would"));
        let asked = async {
            while !me.words(panel).contains("💡 I would") {
                me.press_action(panel, "hint").await;
            }
        };
        let told = tokio::time::timeout(PATIENCE, asked).await;
        assert!(told.is_ok(), "{}", me.words(panel));
        let words = me.words(panel);
        assert!(words.contains("|night|"), "it stands on the panel: {words}");
        assert!(!words.contains("|hint|"), "once: {words}");
        assert_eq!(me.see(panel)["flags"].as_u64().unwrap_or(0) & 64, 64);
        let before = me.words(panel);
        me.press_action(panel, "follow").await;
        if me.words(panel).contains("|follow-sure|") {
            // What a night would take is asked about before it comes.
            me.press_action(panel, "follow-sure").await;
        }
        let words = me.words(panel);
        assert_ne!(words, before, "it is done");
        followed += 1;
        if !words.contains("|night|") {
            break;
        }
    }
    assert!(followed > 3, "one press follows it");
    assert!(at_once > 1, "and the next stands there at once");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_that_names_no_game_is_of_the_own_game_that_was_touched_last() {
    let mut me = Person::open_at(NOON).await;
    knows(&me);
    let panel = alone(&me).await;
    me.until(panel, "|hint|").await;
    me.set_clock(NOON + 60_000);
    let quick = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    me.slash("solo", quick).await;
    let words = me.words(me.hint().await);
    assert!(words.contains("I would begin on **"), "{words}");
    // Whoever goes on at the table asks about the table.
    me.set_clock(NOON + 120_000);
    let user = me.user;
    crate::at_once::rests(&mut me, panel, user).await;
    let words = me.words(me.hint().await);
    assert!(!words.contains("I would begin on **"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_a_suggestion_is_thought_through_once_and_followed_by_one_press() {
    let me = Person::open().await;
    knows(&me);
    let panel = alone(&me).await;
    me.until(panel, "board.png").await;
    me.until(panel, "|hint|").await;
    thinks(&me, panel).await;
    let words = me.words(panel);
    // What is done twice is said once.
    let several = words.contains("\\n1–") || (words.contains("\\n1. ") && words.contains("\\n2"));
    assert!(several, "{words}");
    let before = me.see(panel)["embeds"][0]["description"].clone();
    let kept = meta(&me).counsel;
    assert!(kept.is_some(), "it is kept beside the game");
    // It is not thought again, also by the next program.
    let me = me.restart().await;
    me.press_action(panel, "panel").await;
    me.press_action(panel, "hint").await;
    let told = me.see(panel)["embeds"][0]["description"].clone();
    assert_eq!(told, before);
    assert_eq!(meta(&me).counsel, kept);
    // The first of it, then the rest of the same.
    let first = components(&me.see(panel));
    let first = first.iter().find(|c| {
        c["label"]
            .as_str()
            .is_some_and(|l| l.starts_with("Only 1: "))
    });
    let first = first.expect("the first of it")["custom_id"]
        .as_str()
        .unwrap()
        .to_owned();
    me.act(panel, &first, None).await;
    let before = state(&me);
    me.press_action(panel, "hint").await;
    assert_eq!(meta(&me).counsel, kept);
    let all = components(&me.see(panel));
    let rest = match all.iter().any(|c| action(c) == "counselled") {
        true => "counselled",
        false => "place",
    };
    me.press_action(panel, rest).await;
    let planned = state(&me);
    assert!(planned.plan.len() > before.plan.len(), "{planned:?}");
    let go = components(&me.see(panel));
    let go = go
        .iter()
        .find(|c| action(c) == "go")
        .expect("a plan that stands");
    assert_ne!(go["disabled"], json!(true), "{}", me.words(panel));
    me.press_action(panel, "undo").await;
    assert_eq!(state(&me).plan, before.plan, "one press takes it back");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_counselled_at_a_question_is_answered_by_one_press() {
    let me = Person::open().await;
    knows(&me);
    let panel = alone(&me).await;
    me.until(panel, "board.png").await;
    me.until(panel, "|hint|").await;
    let shows = |word: &str| components(&me.see(panel)).iter().any(|c| action(c) == word);
    let mut answered = 0;
    for _ in 0..40 {
        let asked = state(&me).ask.map(|ask| ask.id);
        match asked {
            None if shows("go") => {
                me.press_action(panel, "go").await;
            }
            // So many answers leave no room for it.
            _ if !shows("hint") => {
                me.press_action(panel, "pick").await;
            }
            _ => {
                thinks(&me, panel).await;
                let word = ["counselled", "advised", "place", "use", "pick", "pick-all"];
                let word = word.into_iter().find(|word| shows(word));
                let word = word.expect("one press gives it");
                me.press_action(panel, word).await;
                answered += u32::from(asked.is_some());
                assert!(asked.is_none() || state(&me).ask.map(|ask| ask.id) != asked);
            }
        }
    }
    assert!(answered > 1, "{answered}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_one_is_can_be_read_after_the_first_press_of_a_first_game() {
    let me = Person::open().await;
    let panel = alone(&me).await;
    me.until(panel, "board.png").await;
    assert!(me.words(panel).contains("washed up on an island"));
    me.press_action(panel, "place").await;
    assert!(!me.words(panel).contains("washed up on an island"));
    let page = me.press_action(panel, "who").await.expect("a page");
    let words = me.words(page);
    for told in [
        "washed up on an island",
        "stages of 1, 2, 3, 4, 5",
        "stage by stage",
    ] {
        assert!(words.contains(told), "{told}: {words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_answer_a_question_and_bear_a_long_one() {
    let me = Person::open().await;
    let asked = |query: &str| json!([{ "name": "query", "type": 3, "value": query }]);
    let page = me.slash("rules", asked("How do I win?")).await;
    let first = me.see(page)["embeds"][0]["fields"][0].to_string();
    assert!(first.contains("How to win and lose"), "{first}");
    let page = me
        .slash("rules", asked(&"what is it good for ".repeat(60)))
        .await;
    let title = me.see(page)["embeds"][0]["title"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(title.chars().count() < 100, "{title}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_new_to_the_quick_game_comes_ashore_by_one_press() {
    let me = Person::open().await;
    let panel = me.slash("solo", json!([])).await;
    let words = me.words(panel);
    if words.contains("Come ashore on ") {
        assert!(words.contains("I would come ashore on **"), "{words}");
        me.press_action(panel, "go-sure").await;
        assert!(me.words(panel).contains("|night|"), "{}", me.words(panel));
    } else {
        // Some islands begin with something to choose.
        assert!(components(&me.see(panel)).iter().any(|c| action(c) == "do"));
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quick_game_explains_itself_to_a_person_once() {
    let me = Person::open().await;
    let island = |seed| {
        let code = Code {
            difficulty: Difficulty::Fair,
            class: None,
            seed,
        };
        let code = code.to_text(RollWrite::RULES);
        json!([
            { "name": "scenario", "type": 3, "value": "s00" },
            { "name": "code", "type": 3, "value": code },
        ])
    };
    let panel = me.slash("solo", island(11)).await;
    me.press_action(panel, "go-sure").await;
    let words = me.words(panel);
    assert!(words.contains("Four dice a day. Pick"), "{words}");
    let known = format!("taught/quick/{}", me.user);
    let is_known = || me.store.global_keys().unwrap().contains(&known);
    assert!(words.contains("Day 1 of") && !is_known());
    let mut presses = 0;
    while !me.words(panel).contains("Day 3 of") {
        assert!(me.press(panel).await && presses < 60, "{}", me.words(panel));
        presses += 1;
    }
    assert!(is_known(), "it is through with that");
    // The next one says nothing of it.
    let next = me.slash("solo", island(12)).await;
    me.press_action(next, "replace").await;
    me.until(next, "come ashore").await;
    for _ in 0..2 {
        assert!(me.press(next).await);
        let words = me.words(next);
        assert!(!words.contains("Four dice a day. Pick"), "{words}");
    }
    assert!(me.words(next).contains("|night|"), "{}", me.words(next));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_with_a_free_seat_says_how_to_sit_down() {
    let mut me = Person::open().await;
    let [robin, mary] = begun(&mut me).await;
    let board = panel(&me);
    assert!(!me.words(board).contains("/island join"));
    me.user = mary;
    let leave = json!([{ "name": "leave", "type": 1, "options": [] }]);
    let asked = me.slash("island", leave).await;
    me.press_action(asked, "get-up").await;
    me.user = robin;
    me.until(panel(&me), "/island join").await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_knows_the_game_at_once_is_not_shown_the_first_round_again_by_its_picture() {
    let me = Person::open().await;
    let panel = alone(&me).await;
    // The picture of the first panel is still on its way.
    me.press_action(panel, "taught").await;
    me.until(panel, "board.png").await;
    let led = |me: &Person| {
        components(&me.see(panel))
            .iter()
            .any(|c| action(c) == "taught")
    };
    assert!(me.so(|| !led(&me)).await, "{}", me.words(panel));
    me.catch_up().await;
    assert!(!led(&me), "{}", me.words(panel));
    me.close().await;
}
