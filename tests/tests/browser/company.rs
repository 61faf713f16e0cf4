//! Three people in windows of their own play from the lobby to the end of round two, by mouse or by taps: each reads the panel
//! and presses what is asked of them.
//! Reproduce: `cargo test -p castaway-tests --test browser three_play -- --nocapture`.

use std::time::Instant;

use crate::{
    CALM, button, drawn,
    driver::{PATIENCE, Person},
    in_round,
    table::{NAMES, begins, fits, leave, sits_down},
};

/// What each at the table likes to plan first.
const LIKES: [&str; 3] = ["e.", "g.", "a"];

/// More turns than three people take in two rounds.
const TURNS: usize = 150;

/// What the panel says about somebody in its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Plan,
    Ready,
    Answer,
    Nothing,
}

/// The last message for all with something to press.
const PANEL: &str = "[...document.querySelectorAll('.msg:not(.private)')].filter(m => m.querySelector('.btn')).pop()";

/// What the panel asks of somebody, as their page shows it.
async fn asked(person: &Person, name: &str) -> Asked {
    let text = person.ask(&format!("({PANEL})?.innerText ?? ''")).await;
    let text = text.as_str().unwrap_or_default().to_owned();
    let question = format!(
        "!!({PANEL})?.querySelector(\"[data-custom-id*='|pick|'], [data-custom-id*='|picks|']\")"
    );
    let question = person.ask(&question).await == true;
    let me = format!("@{name}");
    // Who made an action stands in the list of the plan.
    let mine: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(&me) && !line.trim_start().starts_with('•'))
        .collect();
    let begins = |mark: &str| mine.iter().any(|line| line.trim_start().starts_with(mark));
    match question {
        true if text.contains("one press settles it") => Asked::Answer,
        true if begins("✅") || mine.is_empty() => Asked::Nothing,
        true => Asked::Answer,
        false if begins("📝") => Asked::Plan,
        false if begins("⏳") => Asked::Ready,
        false => Asked::Nothing,
    }
}

/// Opens a menu and picks one line of it; `false` if there is none.
async fn picks(person: &Person, menu: &str, line: &str) -> bool {
    if !person.click_last(&format!("{menu} > button")).await {
        return false;
    }
    let open = format!("{menu} .menu button{line}:not(.done):not([aria-selected='true'])");
    let picked = person.click_last(&open).await;
    // Where more than one is to be marked, the others follow.
    let lacks = format!("!!document.querySelector(\"{menu} .menu .done:disabled\")");
    while person.ask(&lacks).await == true && person.click_last(&open).await {}
    // A menu for several is sent by a button of its own.
    person
        .click_last(&format!("{menu} .menu .done:not(:disabled)"))
        .await;
    person.until(CALM).await;
    picked
}

/// Somebody plans one action: what they like, else a rest.
async fn plans(person: &Person, likes: &str) {
    let menu = ".msg:not(.private) .pick[data-custom-id*='|plan|']";
    for line in [
        format!("[data-value^='{likes}']"),
        "[data-value='r']".to_owned(),
    ] {
        if !picks(person, menu, &line).await {
            person.click_last("h1, #log").await;
            continue;
        }
        let ways = ".msg.private .pick[data-custom-id*='|place|']";
        if picks(person, ways, "").await
            || person
                .click_last(".msg.private button[data-custom-id*='|place|']")
                .await
        {
            person.until(CALM).await;
            return;
        }
    }
}

/// Somebody does what is asked of them; whether there was anything.
async fn turn(person: &Person, name: &str, likes: &str) -> bool {
    person.until(CALM).await;
    let what = asked(person, name).await;
    match what {
        Asked::Nothing => return false,
        Asked::Plan => plans(person, likes).await,
        Asked::Ready => {
            person.click_last(&button("|go|")).await;
        }
        Asked::Answer => {
            let menu = ".msg:not(.private) .pick[data-custom-id*='|picks|']";
            if !person.click_last(&button("|pick|")).await {
                picks(person, menu, "").await;
            }
        }
    }
    person.until(CALM).await;
    true
}

/// From the lobby to the end of round two, in windows of this width.
async fn plays(width: u32) {
    let data = tempfile::tempdir().expect("a folder");
    let stage = crate::driver::opened(data.path()).await;
    let Some(people) = sits_down(&stage.sandbox.base_url(), "/island new", width < 600).await
    else {
        println!("skipped: chromedriver is not installed");
        return;
    };
    people[0].shot(&format!("9-{width}-lobby.png")).await;
    begins(&people, &drawn(1)).await;
    people[1].shot(&format!("9-{width}-begun.png")).await;
    let end = Instant::now() + 5 * PATIENCE;
    let (mut turns, mut idle) = (0, Instant::now());
    while people[0].ask(&in_round(3)).await != true {
        assert!(
            Instant::now() < end && turns < TURNS,
            "round three does not come"
        );
        for ((person, name), likes) in people.iter().zip(NAMES).zip(LIKES) {
            if turn(person, name, likes).await {
                turns += 1;
                idle = Instant::now();
                if turns % 6 == 1 {
                    person
                        .shot(&format!("9-{width}-turn-{turns:02}-{name}.png"))
                        .await;
                }
            }
        }
        if idle.elapsed() > PATIENCE / 4 {
            let page = people[0].ask(&format!("({PANEL}).innerText")).await;
            panic!("nobody can go on: {page}");
        }
    }
    for (person, name) in people.iter().zip(NAMES) {
        person.until(&drawn(3)).await;
        person.until(CALM).await;
        fits(person).await;
        person.shot(&format!("9-{width}-round-3-{name}.png")).await;
    }
    leave(people, stage).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_two_rounds_on_wide_windows() {
    plays(1280).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_two_rounds_on_phones() {
    plays(390).await;
}
